import { headingsOver, type Block, type Layout } from '../layout/index.js';

/** "An example bill", "Your bill explained: an example", "SAMPLE - NOT YOUR BILL". */
const EXAMPLE = /\b(?:examples?|specimen)\b|^(?:a )?sample\b/i;
/** "The figures on this page are an example and not your own." */
const SAID =
  /\b(?:figures|numbers|amounts)\b[^.]{0,40}\b(?:are|is)\b[^.]{0,20}\b(?:examples?|made up(?! of)|not your own)\b|\b(?:figures|numbers) (?:below |here )?belong to nobody\b/i;

/**
 * Tells whether a block is of an example that a paper explains bills by, as its headings say, or a sentence right under one
 * of them: no number or day of it is of this bill. A heading that has nothing over it on the first page is of all that the
 * paper says, and would leave nothing.
 */
export function examplesOf({ blocks, pages: [first] }: Layout): (block: Block) => boolean {
  const said = new Set(blocks.flatMap(({ text, heading }) => (heading && SAID.test(text) ? [heading] : [])));
  const named = new Set(blocks.filter(({ isHeading, text }) => isHeading && EXAMPLE.test(text)));
  const hasOver = (heading: Block): boolean =>
    heading.page !== first.number || blocks.some(({ page, y1 }) => page === heading.page && y1 <= heading.y0);
  const headings = new Set([...said, ...named].filter(hasOver));
  return (block) => headings.size > 0 && headingsOver(block).some((heading) => headings.has(heading));
}

/** "A made-up bill, to show the sums", "Your own figures are different." */
const IN_TEXT =
  /\b(?:examples?|made[- ]up(?! of))\b|\bnot your (?:own )?(?:bill|figures)\b|\byour own (?:figures|bill)\b[^.]{0,20}\b(?:differ|different|other)\b/i;

/** Whether running text is of an example, by itself or by the heading over it. */
export const tellsExample = (block: Block): boolean =>
  IN_TEXT.test(block.text) || headingsOver(block).some(({ text }) => EXAMPLE.test(text));

/** The layout without the labels and values of examples. */
export function withoutExamples(layout: Layout): Layout {
  const isOfExample = examplesOf(layout);
  const pairs = layout.pairs.filter(({ value, labelBlock }) => !isOfExample(value.block) && !isOfExample(labelBlock));
  return { ...layout, pairs };
}
