import { createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { Page } from '../page.js';
import { ReadingProblem } from '../results.js';
import { sniffFileType } from './file-type.js';
import { decodePicture } from './image/decode.js';
import type { Raster } from './image/raster.js';
import type { OcrEngine } from './ocr/engine.js';
import { isNativeTesseractThere, NativeTesseract } from './ocr/native.js';
import { openPdf } from './pdf/document.js';
import { paintedPage } from './pdf/read-text.js';
import { textPage } from './pdf/text-page.js';
import { readPicture } from './read-picture.js';

export interface PageReaderSettings {
  ocrEngine: 'auto' | 'tesseract' | 'tesseract.js';
  maxPages: number;
  maxPixels: number;
}

/** A page with fewer words than this is taken for a picture of a page. */
const FEWEST_WORDS = 5;
const SCAN_DPI = 300;

/** Pages out of files, in the process that it runs in. */
export class PageReader {
  private engine?: OcrEngine;

  constructor(private readonly settings: PageReaderSettings) {}

  /** The pages of a PDF that have a text layer, and the numbers of those that must be read by OCR. */
  async readPdf(bytes: Uint8Array): Promise<{ pages: Page[]; needOcr: number[] }> {
    const document = await openPdf(bytes, this.settings.maxPixels);
    try {
      if (document.numPages > this.settings.maxPages) {
        throw new ReadingProblem(
          'too_many_pages',
          `The PDF has ${document.numPages} pages; ${this.settings.maxPages} are read at most.`,
        );
      }
      const pages: Page[] = [];
      const needOcr: number[] = [];
      for (let number = 1; number <= document.numPages; number++) {
        const page = await document.getPage(number);
        const read = textPage(await paintedPage(document, page), number);
        page.cleanup();
        if (read.words.length < FEWEST_WORDS) needOcr.push(number);
        else pages.push(read);
      }
      return { pages, needOcr };
    } finally {
      await document.loadingTask.destroy();
    }
  }

  /** Reads a picture, or a page of a PDF, by OCR. */
  async readByOcr(bytes: Uint8Array, pdfPage?: number): Promise<Page> {
    this.engine ??= chooseEngine(this.settings.ocrEngine);
    if (sniffFileType(bytes) === 'pdf') {
      return readPicture(await this.renderPage(bytes, pdfPage ?? 1), this.engine, SCAN_DPI);
    }
    return readPicture(await decodePicture(bytes, this.settings.maxPixels), this.engine);
  }

  private async renderPage(bytes: Uint8Array, number: number): Promise<Raster> {
    const document = await openPdf(bytes, this.settings.maxPixels);
    try {
      return await render(await document.getPage(number), this.settings.maxPixels);
    } finally {
      await document.loadingTask.destroy();
    }
  }
}

async function render(page: PDFPageProxy, maxPixels: number): Promise<Raster> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(SCAN_DPI / 72, Math.sqrt(maxPixels / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  await page.render({ canvas: canvas as never, viewport, background: '#ffffff' }).promise;
  return decodePicture(canvas.toBuffer('image/png'), maxPixels);
}

function chooseEngine(wanted: PageReaderSettings['ocrEngine']): OcrEngine {
  if (wanted !== 'tesseract.js' && isNativeTesseractThere()) return new NativeTesseract();
  throw new ReadingProblem('no_text_found', 'No OCR engine is installed here.');
}
