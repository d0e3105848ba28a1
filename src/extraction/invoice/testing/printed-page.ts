import type { Page, Word } from '../../page.js';

const COLUMN = 5.2;
const ROW = 13;
const TYPE = 10;

/**
 * A page as drawn with characters: each word stands where the drawing has it. Two blanks and more part columns. A line
 * that begins with "# " is printed large.
 */
export function printedPage(drawing: string, { ocr = false, number = 1 } = {}): Page {
  const words: Word[] = drawing.split('\n').flatMap((row, line) => {
    const large = row.startsWith('# ');
    const size = large ? 1.8 * TYPE : TYPE;
    const text = large ? `  ${row.slice(2)}` : row;
    const y1 = 40 + line * ROW + TYPE;
    return [...text.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      x0: 30 + match.index * COLUMN,
      x1: 30 + (match.index + match[0].length) * COLUMN - 0.4,
      y0: y1 - size,
      y1,
      fontSize: size,
      bold: large,
      confidence: ocr ? 0.9 : 1,
    }));
  });
  return { number, width: 700, height: 900, source: ocr ? 'ocr' : 'text', words, rules: [], tickBoxes: [] };
}
