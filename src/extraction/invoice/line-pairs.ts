import { findDates } from '../fields/values/index.js';
import { around, height, overlapX, overlapY } from '../layout/geometry.js';
import type { Block, LabelMatch, Layout, Lexicon, Pair } from '../layout/index.js';
import { isUnderHistory } from './history.js';
import type { Cell, Line } from './lines.js';
import { withoutTurned } from './turned-columns.js';

const BESIDE = 0.84;
const UNDER = 0.72;
/** In heights of type. */
const BROKEN_GAP = 2.5;
/** Of a row that was read as several lines. */
const MOST_PARTS = 4;

/**
 * Labels and values by the printed lines alone: the cell beside a label, or under it. They back up the layout's pairs
 * where a page joins cells of two lines, or where a row of labels is taken for the head of a table.
 */
export function linePairs(lines: readonly Line[], lexicon: Lexicon): Pair[] {
  const labelOf = (cell: Cell, ocr: boolean): LabelMatch | undefined =>
    lexicon.label(cell.text.replace(/:\s*$/, ''), ocr);
  return lines.flatMap((line) => {
    const labels = line.cells.map((cell) => labelOf(cell, line.ocr));
    const over = valuesOver(line, labels, lines, (cell, ocr) => labelOf(cell, ocr) !== undefined);
    return line.cells.flatMap((cell, i) => {
      const label = labels[i];
      const pairOf = (value: Cell, relation: Pair['relation'], fit: number): Pair[] => {
        const block = blockOf(value);
        const passage = { block, start: 0, end: value.text.length, text: value.text };
        const pair = { labelBlock: cell.block, value: passage, relation, fit };
        return [...(label ? [{ ...pair, label }] : []), ...inParts(cell.text, pair, lexicon, line.ocr)];
      };
      const right = line.cells[i + 1];
      const beside = right && !labels[i + 1] ? pairOf(right, 'right', BESIDE) : [];
      const broken = right && !labels[i + 1] ? brokenValue(right, line.cells[i + 2], line.ocr) : undefined;
      if (broken) beside.push(...pairOf(broken, 'right', BESIDE + 0.02));
      const under = cellUnder(cell, line, lines);
      const below =
        under && !labelOf(under, line.ocr) ? pairOf(under, 'below', beside.length > 0 ? UNDER - 0.1 : UNDER) : [];
      const above = over?.get(cell);
      return [
        ...beside,
        ...below,
        ...(above ? pairOf(above, 'below', UNDER) : []),
        ...valueBefore(cell, line, lexicon),
      ];
    });
  });
}

/** "A12BC34567 | is the serial number of the meter" */
const SAYS_WHAT = /^is (?:the|your|our) +(?=\p{L})/u;
/** "10582231 | bill number": at the end of its line, and in small letters as nothing that a value follows. */
const BEHIND_VALUE = /^(?=\p{Ll})/u;
const LEAST_DIGITS = 5;
/** In heights of type. */
const NEXT_TO = 2;

/** The value that stands in the cell in front of its label. */
function valueBefore(cell: Cell, { cells, ocr }: Line, lexicon: Lexicon): Pair[] {
  const i = cells.indexOf(cell);
  const value = cells[i - 1];
  const says = SAYS_WHAT.exec(cell.text);
  const lead = says ?? (i === cells.length - 1 ? BEHIND_VALUE.exec(cell.text) : null);
  if (!value || !lead || value.text.replace(/\D/g, '').length < LEAST_DIGITS) return [];
  const text = cell.text.slice(lead[0].length);
  const label = lexicon.label(text, ocr) ?? lexicon.guess(text);
  if (label?.qualifier !== '') return [];
  const isOfAnother = i > 1 && lexicon.label(cells[i - 2].text.replace(/:\s*$/, ''), ocr) !== undefined;
  if (!says && (label.words < 2 || isOfAnother || cell.x0 - value.x1 > NEXT_TO * cell.fontSize)) return [];
  const passage = { block: blockOf(value), start: 0, end: value.text.length, text: value.text };
  return [{ label, labelBlock: cell.block, value: passage, relation: 'right', fit: BESIDE }];
}

/** A value over two cells: an address goes on after its comma, and OCR sets the words of a date ("18 Mar", "26") apart. */
function brokenValue(cell: Cell, next: Cell | undefined, ocr: boolean): Cell | undefined {
  if (!next) return undefined;
  const text = `${cell.text} ${next.text}`;
  const isDate = (): boolean =>
    ocr &&
    next.x0 - cell.x1 <= BROKEN_GAP * cell.fontSize &&
    /^\w+$/.test(next.text) &&
    findDates(cell.text).length === 0 &&
    findDates(text).length > 0;
  if (!cell.text.endsWith(',') && !isDate()) return undefined;
  return { ...cell, ...around([cell, next]), text, segments: [...cell.segments, ...next.segments] };
}

/** "MPAN / meter" beside "12 3456 ... / E10Z598687": each label has its part of the value. */
function inParts(text: string, pair: Omit<Pair, 'label'>, lexicon: Lexicon, ocr: boolean): Pair[] {
  const parting = /\s*\/\s*|\s+(?:and|&)\s+/;
  const names = text.split(parting);
  const values = pair.value.text.split(/\s+\/\s+|\s*[|;]\s*/);
  if (names.length < 2) return [];
  if (names.length !== values.length) {
    // "Account / site" beside one number
    const label = lexicon.label(names[0], ocr);
    return label && values.length === 1 ? [{ ...pair, label, fit: 0.8 * pair.fit }] : [];
  }
  let at = 0;
  return names.flatMap((name, i) => {
    const label = lexicon.label(name, ocr);
    const start = pair.value.text.indexOf(values[i], at);
    at = start + values[i].length;
    return label ? [{ ...pair, label, value: { ...pair.value, start, end: at, text: values[i] } }] : [];
  });
}

/** The cells right over a row of labels, where values stand over their labels. */
function valuesOver(
  line: Line,
  labels: readonly (LabelMatch | undefined)[],
  lines: readonly Line[],
  isLabel: (cell: Cell, ocr: boolean) => boolean,
): Map<Cell, Cell> | undefined {
  if (labels.filter(Boolean).length < Math.max(2, 0.5 * labels.length)) return undefined;
  const type = line.cells[0].fontSize;
  const over = rowOver(line, lines);
  if (over.length === 0 || over.length < labels.length || over.some((cell) => isLabel(cell, line.ocr)))
    return undefined;
  const gap = line.y0 - around(over).y1;
  if (gap > 0.9 * type || gap > gapOver(over, lines[line.index - 1], lines)) return undefined;
  const pairs = line.cells.map((cell) => over.find((other) => Math.abs(other.x0 - cell.x0) < 1.5 * type));
  return new Map(line.cells.flatMap((cell, i) => (pairs[i] ? [[cell, pairs[i]] as const] : [])));
}

/** The cells of the row right over a line, though it was read as several lines. */
function rowOver({ index, page }: Line, lines: readonly Line[]): Cell[] {
  const before = lines[index - 1];
  if (!before || before.page !== page) return [];
  return lines
    .slice(Math.max(0, index - MOST_PARTS), index)
    .filter((other) => other.page === page && overlapY(other, before) > 0.5 * height(before))
    .flatMap((other) => other.cells);
}

/** How far a row of values is from the row over it: values belong to the labels that they stand nearer to. */
function gapOver(row: readonly Cell[], { page, index }: Line, lines: readonly Line[]): number {
  const { y0 } = around(row);
  const next = lines
    .slice(0, index)
    .findLast((other) => other.page === page && other.y1 <= y0 && row.some((cell) => overlapX(other, cell) > 0));
  return next ? y0 - next.y1 : Infinity;
}

/** One line of a block, as a block of its own. */
function blockOf({ block, segments, text, fontSize, x0, y0, x1, y1 }: Cell): Block {
  const whole = block.lines.length === segments.length && segments.every((segment) => block.lines.includes(segment));
  return whole ? block : { ...block, x0, y0, x1, y1, text, fontSize, lines: segments };
}

function cellUnder(cell: Cell, line: Line, lines: readonly Line[]): Cell | undefined {
  for (let i = line.index + 1; i < lines.length && lines[i].page === line.page; i += 1) {
    const next = lines[i];
    if (next.y0 - line.y1 > 1.6 * cell.fontSize) return undefined;
    const under = next.cells.find(
      (other) =>
        other.y0 >= cell.y1 - 2 && overlapX(other, cell) > 0 && Math.abs(other.x0 - cell.x0) < 2 * cell.fontSize,
    );
    if (under) return under;
  }
  return undefined;
}

/** The layout with the pairs of its lines beside its own, without those that tell of other times than the bill's. */
export function withLinePairs(layout: Layout, lines: readonly Line[], lexicon: Lexicon): Layout {
  const ocr = (block: Block): boolean => layout.pages.find((page) => page.number === block.page)?.source === 'ocr';
  const past = new Map<Block, boolean>();
  const isPast = (block: Block): boolean => {
    if (!past.has(block)) past.set(block, isUnderHistory(block, lexicon, ocr(block)));
    return past.get(block) ?? false;
  };
  const pairs = withoutTurned([...layout.pairs, ...linePairs(lines, lexicon)]);
  return { ...layout, pairs: pairs.filter((pair) => !isPast(pair.labelBlock)) };
}
