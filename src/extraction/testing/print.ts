import PDFDocument from 'pdfkit';
import type { Page } from '../page.js';
import { PageReader } from '../reading/page-reader.js';

/** Where and how a text is printed; lengths in points. */
interface Style {
  size?: number;
  bold?: boolean;
  /** Lines break at this width. */
  width?: number;
  align?: 'left' | 'right' | 'center';
}

/** Puts texts on the paper at a place counted from the top left corner. */
export interface Printer {
  text(x: number, y: number, text: string, style?: Style): void;
  line(x0: number, y: number, x1: number): void;
  box(x: number, y: number, width: number, height: number): void;
  page(): void;
}

/** The pages of a PDF that is printed and then read as any other. */
export async function printedPages(
  draw: (printer: Printer) => void,
  layout: 'portrait' | 'landscape' = 'portrait',
): Promise<Page[]> {
  const document = new PDFDocument({ size: 'A4', margin: 0, layout });
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
  });
  draw({
    text: (x, y, text, { size = 9.5, bold = false, width, align } = {}) => {
      document.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
      document.text(text, x, y, { width, align, lineBreak: width !== undefined });
    },
    line: (x0, y, x1) => document.lineWidth(0.5).moveTo(x0, y).lineTo(x1, y).stroke(),
    box: (x, y, width, height) => document.lineWidth(0.5).rect(x, y, width, height).stroke(),
    page: () => document.addPage({ size: 'A4', margin: 0, layout }),
  });
  document.end();
  const reader = new PageReader({ ocrEngine: 'auto', maxPages: 10, maxPixels: 40_000_000 });
  return (await reader.readPdf(await bytes)).pages;
}
