import sharp, { type Sharp } from 'sharp';
import { openPdf } from '../reading/pdf/document.js';
import { drawnPage } from '../reading/pdf/page-picture.js';

/** One page of a PDF that is made for a test: the operators that paint it, and what else its dictionary says. */
export interface MadePage {
  content: string;
  /** More entries of the page (`/Rotate 90`). */
  entries?: string;
  /** More entries of its resources (`/XObject<</P 9 0 R>>`); the font F is Helvetica. */
  resources?: string;
}

/** Writes a PDF; `more` are objects beside those of the pages, by number (from 100). */
export function makePdf(pages: MadePage[], more: Record<number, string | Buffer> = {}): Buffer {
  const kids = pages.map((_, i) => `${10 + 2 * i} 0 R`).join(' ');
  const objects: [number, string | Buffer][] = [
    [1, '<</Type/Catalog/Pages 2 0 R>>'],
    [2, `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`],
    [3, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'],
    ...pages.flatMap(({ content, entries = '', resources = '' }, i): [number, string][] => [
      [
        10 + 2 * i,
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${11 + 2 * i} 0 R` +
          `/Resources<</Font<</F 3 0 R>>${resources}>>${entries}>>`,
      ],
      [11 + 2 * i, `<</Length ${Buffer.byteLength(content, 'latin1')}>>stream\n${content}\nendstream`],
    ]),
    ...Object.entries(more).map(([number, body]): [number, string | Buffer] => [Number(number), body]),
  ];
  const parts = objects.flatMap(([number, body]) => [
    Buffer.from(`${number} 0 obj\n`),
    typeof body === 'string' ? Buffer.from(body, 'latin1') : body,
    Buffer.from('\nendobj\n'),
  ]);
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from('trailer<</Root 1 0 R>>\n%%EOF')]);
}

/** Operators that print words with their baseline beginning at (x, y), in points from the bottom left. */
export const print = (x: number, y: number, words: string, size = 11): string =>
  `BT /F ${size} Tf ${x} ${y} Td (${words}) Tj ET`;

/** A page of these lines, from its top down. */
export const lines = (...texts: string[]): string =>
  texts.map((text, i) => print(60, 760 - 22 * i, text, 12)).join('\n');

/** A picture of the first page of a PDF, as a scanner would make it. */
export async function scanOf(pdf: Buffer): Promise<Sharp> {
  const document = await openPdf(pdf, 40_000_000, 'drawing');
  try {
    const { picture } = await drawnPage(await document.getPage(1), 40_000_000);
    return sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 1 } }).resize(1240);
  } finally {
    await document.loadingTask.destroy();
  }
}

/** A page that shows a JPEG and nothing else; its picture is object `number` of the PDF. */
export async function scannedPage(scan: Sharp, number: number): Promise<[MadePage, string | Buffer]> {
  const { data, info } = await scan.jpeg().toBuffer({ resolveWithObject: true });
  const head =
    `<</Type/XObject/Subtype/Image/Width ${info.width}/Height ${info.height}/ColorSpace/DeviceGray` +
    `/BitsPerComponent 8/Filter/DCTDecode/Length ${data.length}>>stream\n`;
  return [
    { content: '595 0 0 842 0 0 cm /P Do', resources: `/XObject<</P ${number} 0 R>>` },
    Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream')]),
  ];
}
