import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { Page } from '../../page.js';
import { openPdf } from './document.js';
import { type Font, interpret } from './interpreter.js';
import type { PaintedPage } from './paint.js';
import { textPage } from './text-page.js';

/** Follows what one page paints. */
export async function paintedPage(document: PDFDocumentProxy, page: PDFPageProxy): Promise<PaintedPage> {
  const [operators, optionalContent] = await Promise.all([
    page.getOperatorList(),
    document.getOptionalContentConfig({ intent: 'display' }),
  ]);
  return interpret(operators, page.getViewport({ scale: 1 }), {
    font: (name) => (page.commonObjs.has(name) ? (page.commonObjs.get(name) as Font) : undefined),
    isVisible: (group) => optionalContent.isVisible(group) as boolean,
  });
}

/** Reads the text layer of every page. */
export async function readPdfText(bytes: Uint8Array, maxPixels = 40_000_000): Promise<Page[]> {
  const document = await openPdf(bytes, maxPixels);
  try {
    const pages: Page[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      pages.push(textPage(await paintedPage(document, page), number));
      page.cleanup();
    }
    return pages;
  } finally {
    await document.loadingTask.destroy();
  }
}
