import type { ParseOptions } from '../../fields/values/index.js';
import type { Block, Layout } from '../../layout/index.js';

/** How the text of a block is to be read: misread letters are forgiven where it comes from a picture. */
export function readingOf({ pages }: Layout): (block: Block) => ParseOptions {
  const ocr = new Set(pages.filter((page) => page.source === 'ocr').map((page) => page.number));
  return (block) => ({ ocr: ocr.has(block.page) });
}
