import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { Page } from '../page.js';
import { ReadingProblem } from '../results.js';
import { decodePicture } from './image/decode.js';
import { chooseEngine, type EngineChoice } from './ocr/choose-engine.js';
import type { OcrEngine } from './ocr/engine.js';
import { openPdf, type Purpose } from './pdf/document.js';
import { checkInflation } from './pdf/inflation.js';
import { needsOcr } from './pdf/needs-ocr.js';
import type { PaintedPage } from './pdf/paint.js';
import { drawnPage, type PagePicture, storedScan } from './pdf/page-picture.js';
import { paintedPage } from './pdf/read-text.js';
import { textPage } from './pdf/text-page.js';
import { readPicture } from './read-picture.js';

export interface PageReaderSettings {
  ocrEngine: EngineChoice;
  maxPages: number;
  maxPixels: number;
}

/** Pages out of files, in the process that it runs in. */
export class PageReader {
  private engine?: Promise<OcrEngine>;

  constructor(private readonly settings: PageReaderSettings) {}

  /**
   * The pages of a PDF that have a text layer, and the numbers of those that must be read by OCR; when that is a single
   * one it is read at once.
   * @param share how many processors a scanned page may keep busy
   * @throws ReadingProblem password_protected, corrupt, too_many_pages, limit_exceeded
   */
  async readPdf(bytes: Uint8Array, share = 1): Promise<{ pages: Page[]; needOcr: number[] }> {
    checkInflation(bytes, this.settings.maxPixels);
    return this.withPdf(bytes, 'text', async (document) => {
      const pages: Page[] = [];
      const needOcr: number[] = [];
      let picture: { page: PDFPageProxy; painted: PaintedPage } | undefined;
      for (let number = 1; number <= document.numPages; number++) {
        const page = await document.getPage(number);
        // To follow what a page paints its pictures must be decoded; after one scan the next is only looked at for text.
        if (needOcr.length > 0 && !(await hasText(page))) {
          needOcr.push(number);
          continue;
        }
        const painted = await paintedPage(document, page);
        const read = textPage(painted, number);
        if (needsOcr(read, painted)) {
          needOcr.push(number);
          picture = { page, painted };
        } else {
          pages.push(read);
          page.cleanup();
        }
      }
      if (needOcr.length !== 1 || !picture) return { pages, needOcr };
      pages.push(await this.readScan(bytes, picture.page, picture.painted, share));
      return { pages: pages.sort((a, b) => a.number - b.number), needOcr: [] };
    });
  }

  /**
   * Reads a picture by OCR.
   * @throws ReadingProblem corrupt, too_many_pixels
   */
  async readPicture(bytes: Uint8Array, share = 1): Promise<Page> {
    return readPicture(await decodePicture(bytes, this.settings.maxPixels), await this.ocr(), { share });
  }

  /** Reads one page (from 1) of a PDF by OCR. */
  async readPdfPage(bytes: Uint8Array, number: number, share = 1): Promise<Page> {
    return this.withPdf(bytes, 'text', async (document) => {
      const page = await document.getPage(number);
      return this.readScan(bytes, page, await paintedPage(document, page), share);
    });
  }

  /** Loads what OCR needs. */
  async warmUp(): Promise<void> {
    await this.ocr();
  }

  private async readScan(bytes: Uint8Array, page: PDFPageProxy, painted: PaintedPage, share: number): Promise<Page> {
    const { picture, dotsPerInch } = storedScan(page, painted) ?? (await this.drawn(bytes, page.pageNumber));
    page.cleanup();
    const read = await readPicture(picture, await this.ocr(), { dotsPerInch, share });
    return { ...read, number: page.pageNumber };
  }

  private drawn(bytes: Uint8Array, number: number): Promise<PagePicture> {
    return this.withPdf(bytes, 'drawing', async (document) =>
      drawnPage(await document.getPage(number), this.settings.maxPixels),
    );
  }

  private ocr(): Promise<OcrEngine> {
    return (this.engine ??= chooseEngine(this.settings.ocrEngine));
  }

  private async withPdf<T>(
    bytes: Uint8Array,
    purpose: Purpose,
    read: (document: PDFDocumentProxy) => Promise<T>,
  ): Promise<T> {
    const document = await openPdf(bytes, this.settings.maxPixels, purpose);
    try {
      const { maxPages } = this.settings;
      if (document.numPages > maxPages) {
        throw new ReadingProblem(
          'too_many_pages',
          `The PDF has ${document.numPages} pages; at most ${maxPages} are read. Send those that matter as a PDF of their own.`,
        );
      }
      return await read(document);
    } catch (error) {
      if (isFaultOfFile(error))
        throw new ReadingProblem(
          'corrupt',
          'The PDF is damaged and cannot be read. Download or save it again, and send that.',
        );
      throw error;
    } finally {
      await document.loadingTask.destroy();
    }
  }
}

async function hasText(page: PDFPageProxy): Promise<boolean> {
  const { items } = await page.getTextContent();
  return items.some((item) => 'str' in item && item.str.trim() !== '');
}

/** pdf.js throws errors of its own classes for broken pages. */
function isFaultOfFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const named = /^(InvalidPDF|UnknownError|Format|MissingData|ResponseE|AbortE|XRef|TypeError|RangeError)/.test(
    error.name,
  );
  return named || /pdfjs-dist/.test(error.stack ?? '');
}
