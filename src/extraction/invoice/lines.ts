import type { Box } from '../page.js';
import { height, overlapX, overlapY } from '../layout/geometry.js';
import type { Block, Layout, Segment } from '../layout/index.js';

/** A cell of a printed line: words that stand together. */
export interface Cell extends Box {
  text: string;
  block: Block;
  segment: Segment;
  /** Place of its text in the line's text. */
  start: number;
  end: number;
}

/** What a reader takes in at one glance from left to right: a label with its figures, a row of a table. */
export interface Line extends Box {
  page: number;
  /** Place in reading order. */
  index: number;
  cells: Cell[];
  /** The cells' texts with two blanks between. */
  text: string;
  ocr: boolean;
}

const GAP = '  ';

/** The printed lines of a document from top to bottom; what is set aside as terms or examples is left out. */
export function linesOf(layout: Layout): Line[] {
  const lines: Line[] = [];
  for (const page of layout.pages) {
    const parts = layout.blocks
      .filter((block) => block.page === page.number && block.kind !== 'setAside')
      .flatMap((block) => block.lines.map((segment) => ({ block, segment })))
      .sort((a, b) => a.segment.x0 - b.segment.x0);
    const rows: { block: Block; segment: Segment }[][] = [];
    for (const part of parts) {
      let best: (typeof rows)[number] | undefined;
      let bestShare = 0.45;
      for (const row of rows) {
        const last = row[row.length - 1].segment;
        if (last.x1 > part.segment.x0 + 2) continue;
        const share = overlapY(last, part.segment) / Math.min(height(last), height(part.segment));
        if (share > bestShare) [best, bestShare] = [row, share];
      }
      if (best) best.push(part);
      else rows.push([part]);
    }
    rows.sort((a, b) => top(a) - top(b) || a[0].segment.x0 - b[0].segment.x0);
    const edges = innerEdges(rows);
    for (const row of rows) {
      for (const piece of byColumns(row, edges))
        lines.push(lineOf(piece, page.number, lines.length, page.source === 'ocr'));
    }
  }
  return lines;
}

const top = (row: { segment: Segment }[]): number => Math.min(...row.map((part) => part.segment.y0));

function lineOf(parts: { block: Block; segment: Segment }[], page: number, index: number, ocr: boolean): Line {
  let text = '';
  const cells = parts.map(({ block, segment }) => {
    if (text !== '') text += GAP;
    const start = text.length;
    text += segment.text;
    const { x0, y0, x1, y1 } = segment;
    return { x0, y0, x1, y1, text: segment.text, block, segment, start, end: text.length };
  });
  return { page, index, cells, text, ocr, ...boxAround(cells) };
}

function boxAround(boxes: Box[]): Box {
  return {
    x0: Math.min(...boxes.map((box) => box.x0)),
    y0: Math.min(...boxes.map((box) => box.y0)),
    x1: Math.max(...boxes.map((box) => box.x1)),
    y1: Math.max(...boxes.map((box) => box.y1)),
  };
}

const FIGURE = /\d/;
/** Words that stand between the figures of one line: units, kinds of reading, VAT codes. */
const BESIDE_FIGURES =
  /^\W*(?:(?:p|£|pence|kwh|kva|kw|kvarh|mwh|m3|m³|days?|months?|units?|per|a|at|to|from|x|actual|estimated?|est|act|customer|smart|read(?:ing)?|by|us|you|cr|dr|credit|debit|in|std|standard|reduced|zero|low|vat|rate|gbp|[a-z])(?:\W+|$))+$/i;

const startsWithWord = (text: string): boolean => /^\W*[A-Za-z]{3}/.test(text);
const isLabelText = (text: string): boolean =>
  startsWithWord(text) &&
  text.replace(/[^A-Za-z]/g, '').length >= 4 &&
  !BESIDE_FIGURES.test(text.replace(/[\d.,]+/g, ' '));
/** A short word such as "VAT 20%" is a label where others begin at the same place. */
const COLUMN_EDGE = 3;
const LEAST_IN_COLUMN = 2;

/** A new label to the right of figures begins a line of its own: the other column of a page in two columns. */
function byColumns<T extends { segment: Segment }>(row: T[], edges: readonly number[]): T[][] {
  const pieces: T[][] = [[]];
  row.forEach((part, i) => {
    const current = pieces[pieces.length - 1];
    const { text, x0 } = part.segment;
    const onEdge = edges.filter((edge) => Math.abs(edge - x0) < COLUMN_EDGE).length >= LEAST_IN_COLUMN;
    const isLabel = isLabelText(text) || (onEdge && startsWithWord(text));
    const figuresBefore = current.some(
      (other) => FIGURE.test(other.segment.text) && !isLabelText(other.segment.text.replace(/\d.*/, '')),
    );
    const figuresAfter = FIGURE.test(text) || row.slice(i + 1).some((other) => FIGURE.test(other.segment.text));
    if (current.length > 0 && isLabel && (figuresBefore || onEdge) && figuresAfter) pieces.push([part]);
    else current.push(part);
  });
  return pieces;
}

/** Where labels begin that figures follow, to the right of other text: the left edges of a page's inner columns. */
function innerEdges(rows: readonly { segment: Segment }[][]): number[] {
  return rows.flatMap((row) =>
    row.flatMap(({ segment }, i) => {
      const figures = row.slice(i + 1).some((other) => FIGURE.test(other.segment.text)) || FIGURE.test(segment.text);
      return i > 0 && isLabelText(segment.text) && figures ? [segment.x0] : [];
    }),
  );
}

/** The box around the words of a stretch of a line's text. */
export function boxOf(line: Line, start: number, end: number): Box {
  const hit = wordsIn(line, start, end);
  return hit.length > 0 ? boxAround(hit) : { x0: line.x0, y0: line.y0, x1: line.x1, y1: line.y1 };
}

/** How surely the least sure word of a stretch was read. */
export function readingConfidence(line: Line, start: number, end: number): number {
  return Math.min(1, ...wordsIn(line, start, end).map((word) => word.confidence));
}

function wordsIn(line: Line, start: number, end: number): Segment['words'] {
  return line.cells.flatMap((cell) => {
    let at = cell.start;
    return cell.segment.words.filter((word) => {
      const from = at;
      at += word.text.length + 1;
      return from < end && from + word.text.length > start;
    });
  });
}

/** The cell that a place of a line's text lies in. */
export function cellAt(line: Line, at: number): Cell {
  return line.cells.find((cell) => at < cell.end) ?? line.cells[line.cells.length - 1];
}

/** The cells over a cell in its column, the nearest first. */
export function cellsAbove(cell: Cell, line: Line, lines: readonly Line[]): Cell[] {
  const above: Cell[] = [];
  for (let i = line.index - 1; i >= 0 && lines[i].page === line.page; i -= 1) {
    for (const other of lines[i].cells) {
      if (other.y1 > cell.y0 + 2) continue;
      const shared = overlapX(other, cell);
      if (shared > 0.3 * Math.min(other.x1 - other.x0, cell.x1 - cell.x0)) above.push(other);
    }
  }
  return above.sort((a, b) => b.y0 - a.y0);
}
