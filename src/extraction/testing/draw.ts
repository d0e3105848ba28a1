import type { Page, Rule, Word } from '../page.js';

/** Width of a character and distance of lines of a drawing, in points. */
const CHARACTER = 5;
const LINE = 12;
const TYPE = 9;
const LEFT = 40;
const TOP = 40;

/**
 * A page out of a drawing in characters: each line of text is a line of print, words stand where they are drawn, and two
 * blanks or more are a gap between columns. `|` is an upright ruling line, a line of dashes a flat one; a line that
 * begins with `# ` is a heading in large bold type.
 */
export function drawPage(drawing: string, number = 1): Page {
  const lines = drawing.replace(/^\n/, '').split('\n');
  const words: Word[] = [];
  const rules: Rule[] = [];
  lines.forEach((line, row) => {
    const top = TOP + row * LINE;
    if (/^\s*[-+]{4,}[-+\s]*$/.test(line)) {
      for (const dash of line.matchAll(/[-+]+/g))
        rules.push({ ...columns(dash.index, dash[0].length), y0: top + 5, y1: top + 5.5 });
      return;
    }
    const heading = line.startsWith('# ');
    const text = heading ? line.slice(2) : line;
    for (const word of text.matchAll(/[^\s|]+/g)) words.push(drawWord(word[0], word.index, top, heading));
    for (const bar of text.matchAll(/\|/g)) {
      const { x0 } = columns(bar.index, 1);
      rules.push({ x0: x0 + 2, x1: x0 + 2.5, y0: top - 2, y1: top + LINE - 1 });
    }
  });
  const width = Math.max(595, ...words.map((word) => word.x1 + LEFT));
  return {
    number,
    width,
    height: Math.max(842, TOP * 2 + lines.length * LINE),
    source: 'text',
    words,
    rules,
    tickBoxes: [],
  };
}

/** The pages of a drawing that a line of `=====` parts. */
export function drawPages(drawing: string): Page[] {
  return drawing.split(/^={5,}\n/m).map((page, i) => drawPage(page, i + 1));
}

const columns = (start: number, length: number): { x0: number; x1: number } => ({
  x0: LEFT + start * CHARACTER,
  x1: LEFT + (start + length) * CHARACTER,
});

function drawWord(text: string, start: number, top: number, heading: boolean): Word {
  const { x0, x1 } = columns(start, text.length);
  // A word ends a little before its last cell does, so that one blank is a word space and not a column gap.
  return {
    text,
    x0,
    x1: x1 - 0.5,
    y0: heading ? top - 2 : top,
    y1: top + TYPE,
    confidence: 1,
    fontSize: heading ? TYPE + 3 : TYPE,
    ...(heading && { bold: true }),
  };
}
