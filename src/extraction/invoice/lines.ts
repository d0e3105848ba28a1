import type { Box, Page, Word } from '../page.js';
import { around, overlapX } from '../layout/geometry.js';
import { guttersOf as guttersBetween, type Gutter } from '../layout/gutters.js';
import { horizontalRules } from '../layout/segments.js';
import type { Block, Layout } from '../layout/index.js';
import { inClauses } from './clauses.js';
import { rowsOf, type Part } from './rows.js';

/** A cell of a printed line: words that stand together. */
export interface Cell extends Part {
  /** Place of its text in the line's text. */
  start: number;
  end: number;
  fontSize: number;
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
    const blocks = layout.blocks.filter((block) => block.page === page.number && block.kind !== 'setAside');
    const ocr = page.source === 'ocr';
    // on a picture lines are not so level that they tell columns apart
    const gutters = ocr ? [] : guttersOf(page, blocks);
    for (const row of inClauses(rowsOf(blocks, ocr, gutters))) lines.push(lineOf(row, page.number, lines.length, ocr));
  }
  return lines;
}

/** Figures with their unit: what a column of amounts or quantities holds. */
const FIGURE = /^[-(£]*\d[\d,.]*\)?(?:\s?(?:p|%|cr|kwh|kva|days?|m³|m3))?$/i;
/** In heights of type: what begins so near behind a gutter begins the column beside it. */
const EDGE = 0.9;

/** The strips between the columns of a page; a column of figures belongs to the words before it. */
function guttersOf(page: Page, blocks: readonly Block[]): Gutter[] {
  const lines = blocks.flatMap((block) => block.lines);
  return guttersBetween([], lines, horizontalRules(page)).filter(({ x, y0, y1 }) => {
    const edge = lines.filter(
      (line) => line.x0 >= x && line.x0 < x + EDGE * line.fontSize && line.y0 >= y0 && line.y1 <= y1,
    );
    return edge.filter(({ text }) => FIGURE.test(text)).length < 0.5 * edge.length;
  });
}

/** The line that parts beside each other make. */
export function lineOf(parts: readonly Part[], page: number, index: number, ocr: boolean): Line {
  let text = '';
  const cells = parts.map((part) => {
    if (text !== '') text += GAP;
    const start = text.length;
    text += part.text;
    return {
      ...part,
      start,
      end: text.length,
      fontSize: Math.max(...part.segments.map((segment) => segment.fontSize)),
    };
  });
  return { page, index, cells, text, ocr, ...around(cells) };
}

/** The box around the words of a stretch of a line's text. */
export function boxOf(line: Line, start: number, end: number): Box {
  const hit = wordsIn(line, start, end);
  return hit.length > 0 ? around(hit) : { x0: line.x0, y0: line.y0, x1: line.x1, y1: line.y1 };
}

/** How surely the least sure word of a stretch was read. */
export function readingConfidence(line: Line, start: number, end: number): number {
  return Math.min(1, ...wordsIn(line, start, end).map((word) => word.confidence));
}

function wordsIn(line: Line, start: number, end: number): Word[] {
  return line.cells.flatMap((cell) => {
    let at = cell.start;
    return cell.segments
      .flatMap((segment) => segment.words)
      .filter((word) => {
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
      if (overlapX(other, cell) > 0.3 * Math.min(other.x1 - other.x0, cell.x1 - cell.x0)) above.push(other);
    }
  }
  return above.sort((a, b) => b.y0 - a.y0);
}
