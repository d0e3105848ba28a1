import { around, height, middleY, overlapY } from '../layout/geometry.js';
import { isParted, type Gutter } from '../layout/gutters.js';
import { isBand } from '../layout/bands.js';
import type { Block, Segment } from '../layout/index.js';
import type { Box } from '../page.js';
import { countsWhatFollows } from './counted-rows.js';
import { COLUMN_EDGE, innerLabels, isInLabels } from './inner-labels.js';
import { BESIDE_FIGURES, hasFigure, isDate, isLabelText, isReadType, REFERS, startsWithWord } from './row-texts.js';
import { linesWithDates } from './wrapped-dates.js';

/** A piece of a printed row: one line of a block, or the lines of a label that is wrapped. */
export interface Part extends Box {
  block: Block;
  segments: Segment[];
  text: string;
}

const partOf = (block: Block, segments: Segment[]): Part => ({
  ...around(segments),
  block,
  segments,
  text: segments.map((segment) => segment.text).join(' '),
});

const AMOUNT_ONLY = /^[-(]*\s?£?\s?[\d,]+\.\d\d\)?-?(?:\s?cr)?$/i;

/** The rows of a page from top to bottom, each from left to right; pages in columns give one row for each column. */
export function rowsOf(blocks: readonly Block[], ocr: boolean, gutters: readonly Gutter[] = []): Part[][] {
  // where a date goes on under its line, the row is that of its first line
  const parts = blocks.flatMap((block) =>
    linesWithDates(block).map((lines) => ({ ...partOf(block, lines), ...around([lines[0]]) })),
  );
  const { rows, rest } = straddled(parts);
  const beside = inRows(rest, gutters);
  rows.push(...withWrapped(sorted(ocr ? withOrphans(beside) : withCentred(beside))));
  const all = sorted(rows);
  const labels = innerLabels(all);
  return all.flatMap((row, i) => byProducts(row, all[i - 1]) ?? byColumns(row, labels));
}

/** "1,200 kWh × 24.50p = £294.00": units, price and cost of one charge in one piece. */
const PRODUCT = /^\W*\d[\d.,]*\s?(?:kwh|days?|months?|units|kva)\b\D*\d.*(?:=|£)\s?£?[\d.,]*\d\.\d\d\W*$/i;
/** In heights of type. */
const OVER = 2;

/** Products side by side, as on cards, are a row each, with the words right over each of them. */
function byProducts(row: Part[], over: readonly Part[] | undefined): Part[][] | undefined {
  if (row.length < 2 || !row.every((part) => PRODUCT.test(part.text))) return undefined;
  return row.map((part) => {
    const title = over?.find(
      (other) =>
        Math.abs(other.x0 - part.x0) < COLUMN_EDGE &&
        part.y0 - other.y1 < OVER * height(part) &&
        startsWithWord(other.text) &&
        !hasFigure(other.text),
    );
    return title ? [title, part] : [part];
  });
}

const sorted = (rows: Part[][]): Part[][] => {
  const top = (row: Part[]): number => Math.min(...row.map((part) => part.y0));
  return rows.sort((a, b) => top(a) - top(b) || a[0].x0 - b[0].x0);
};

/** Parts that stand beside each other. Each joins the row whose last part it continues best, so that a slant adds up. */
function inRows(parts: readonly Part[], gutters: readonly Gutter[]): Part[][] {
  const rows: Part[][] = [];
  for (const part of [...parts].sort((a, b) => a.x0 - b.x0)) {
    let best: Part[] | undefined;
    let bestShare = 0.45;
    for (const row of rows) {
      const last = row[row.length - 1];
      if (last.x1 > part.x0 + 2 || isParted(last, part, gutters)) continue;
      const share = overlapY(last, part) / Math.min(height(last), height(part));
      if (share > bestShare) [best, bestShare] = [row, share];
    }
    if (best) best.push(part);
    else rows.push([part]);
  }
  return rows;
}

/** Amounts that stand beside the middle of a label of two lines: the two lines and the amount are one row. */
function straddled(parts: readonly Part[]): { rows: Part[][]; rest: Part[] } {
  const rows: Part[][] = [];
  const used = new Set<Part>();
  for (const amount of parts.filter((part) => AMOUNT_ONLY.test(part.text))) {
    const left = parts.filter((part) => part.x1 <= amount.x0 && !used.has(part) && part !== amount);
    const beside = left.filter((part) => overlapY(part, amount) > 0.75 * Math.min(height(part), height(amount)));
    const nearest = Math.max(0, ...beside.map((part) => part.x1));
    const type = height(amount);
    const over = left.filter(
      (part) => part.x1 > nearest && middleY(part) < middleY(amount) && middleY(amount) - middleY(part) < 1.1 * type,
    );
    for (const first of over) {
      const second = left.find(
        (part) =>
          Math.abs(part.x0 - first.x0) < 0.3 * type &&
          part.y0 > first.y0 &&
          middleY(part) > middleY(amount) &&
          middleY(part) - middleY(amount) < 1.1 * type,
      );
      const middle = second && (middleY(first) + middleY(second)) / 2;
      if (
        !second ||
        middle === undefined ||
        Math.abs(middle - middleY(amount)) > 0.3 * type ||
        hasFigure(withoutTax(first.text))
      )
        continue;
      rows.push([partOf(first.block, [...first.segments, ...second.segments]), amount]);
      [first, second, amount].forEach((part) => used.add(part));
      break;
    }
  }
  return { rows, rest: parts.filter((part) => !used.has(part)) };
}

/** On a sheet that was not flat a figure can stand a little above or under its label: the nearest label without one takes it. */
function withOrphans(rows: Part[][]): Part[][] {
  const orphans = rows.filter((row) => row.length === 1 && /^\W*\d/.test(row[0].text));
  const gone = new Set<Part[]>();
  for (const orphan of orphans) {
    const [figure] = orphan;
    const near = (row: Part[]): number => Math.abs(middleY(row[row.length - 1]) - middleY(figure));
    const labels = rows.filter(
      (row) =>
        row !== orphan &&
        !gone.has(row) &&
        row[row.length - 1].x1 < figure.x0 &&
        startsWithWord(row[row.length - 1].text) &&
        near(row) < 0.8 * Math.max(height(figure), height(row[row.length - 1])),
    );
    const [nearest] = labels.sort((a, b) => near(a) - near(b));
    if (!nearest) continue;
    nearest.push(figure);
    gone.add(orphan);
  }
  return rows.filter((row) => !gone.has(row));
}

/** In heights of type: how far the middle of a value may be from that of its label. */
const MIDDLE = 0.3;

/** Figures beside the middle of a label of two lines, neither of which has anything beside it: one row. */
function withCentred(rows: Part[][]): Part[][] {
  const alone = rows.flatMap((row) => (row.length === 1 ? row : []));
  const gone = new Set<Part>();
  const joined = rows.map((row) => {
    const [first] = row;
    if (!/^\W*\d/.test(first.text) || first.segments.length > 1) return row;
    const label = alone.flatMap(({ block }) => (isCentredBefore(block, first) ? block : []))[0];
    const lines = label ? alone.filter(({ block }) => block === label) : [];
    if (!label || lines.flatMap(({ segments }) => segments).length < LINES_OF_LABEL) return row;
    for (const line of lines) gone.add(line);
    return [partOf(label, label.lines), ...row];
  });
  return joined.filter(([part]) => !gone.has(part));
}

const LINES_OF_LABEL = 2;

const isCentredBefore = (block: Block, value: Part): boolean =>
  block.kind === 'cell' &&
  block.lines.length === LINES_OF_LABEL &&
  block.x1 < value.x0 &&
  block !== value.block &&
  startsWithWord(block.text) &&
  Math.abs(middleY(block) - middleY(value)) < MIDDLE * height(value);

/** Joins the second line of a wrapped label to its row: it stands alone, and is of the same block as the row's label. */
function withWrapped(rows: Part[][]): Part[][] {
  const joined: Part[][] = [];
  const gone = new Set<Part[]>();
  const hasFigures = (row: Part[], label: Part): boolean => row.some((part) => part !== label && hasFigure(part.text));
  rows.forEach((row, i) => {
    if (gone.has(row)) return;
    let current = row;
    for (const next of rows.slice(i + 1, i + 4)) {
      const only = next[0];
      const at = current.findIndex(
        (part) => part.block === only.block && part.block.kind !== 'prose' && isNextLine(part, only),
      );
      if (at < 0 || gone.has(next)) continue;
      const label = current[at];
      const whole = partOf(label.block, [...label.segments, ...only.segments]);
      if (next.length === 1 && hasFigures(current, label)) current = current.with(at, whole);
      else if (current.length === 1 && hasFigures(next, only) && /^[a-z(@\d]/.test(only.text))
        current = [whole, ...next.slice(1)];
      else continue;
      gone.add(next);
    }
    joined.push(current);
  });
  return joined;
}

const isNextLine = (part: Part, next: Part): boolean =>
  next.block.lines.indexOf(next.segments[0]) === next.block.lines.indexOf(part.segments[part.segments.length - 1]) + 1;

/** A short word such as "VAT 20%" is a label where others begin at the same place. */
const LEAST_IN_COLUMN = 2;

/** A new label to the right of figures begins a row of its own: the other column of a page in two columns. */
function byColumns(row: Part[], labels: readonly Part[]): Part[][] {
  const pieces: Part[][] = [[]];
  row.forEach((part, i) => {
    const current = pieces[pieces.length - 1];
    const { text, x0 } = part;
    const onEdge = labels.filter((label) => Math.abs(label.x0 - x0) < COLUMN_EDGE).length >= LEAST_IN_COLUMN;
    const isUnit = BESIDE_FIGURES.test(text) && !/\bvat\b/i.test(text);
    const isAside = isUnit || isReadType(text) || REFERS.test(text) || isDate(text);
    const isLabel =
      isLabelText(text) ||
      (onEdge && startsWithWord(text) && !isAside) ||
      (!isAside && isInLabels(part, current, labels));
    const figuresBefore = current.some(
      (other) => hasFigure(withoutTax(other.text)) && !isLabelText(other.text.replace(/\d.*/, '')),
    );
    // "VAT, 20 %" has its amount elsewhere
    const figuresAfter = hasFigure(withoutTax(text)) || row.slice(i + 1).some((other) => hasFigure(other.text));
    const isNamed =
      current.length > 0 &&
      (isNamedBehind(current, part) ||
        isBandOf(current, part) ||
        isNamedInside(row, i) ||
        countsWhatFollows(current, row.slice(i + 1)));
    if (current.length > 0 && !isNamed && isLabel && (figuresBefore || onEdge) && figuresAfter) pieces.push([part]);
    else current.push(part);
  });
  return pieces;
}

const RATE = /\d+(?:\.\d+)?\s?(?:%|per ?cent\b)/i;
const withoutTax = (text: string): string => text.replace(RATE, '');
/** In heights of type. */
const BEHIND = 3.5;

/** Words close behind an amount that begins the row are its own. */
const isNamedBehind = ([first, ...more]: readonly Part[], part: Part): boolean =>
  more.length === 0 && AMOUNT_ONLY.test(first.text) && part.x0 - first.x1 < BEHIND * height(first);

/** Behind a price the hours that it is for name the row, where no other words do: "1204   21.50   Night   258.86". */
const isBandOf = (row: readonly Part[], part: Part): boolean =>
  row.length > 1 &&
  isBand(part) &&
  row.some(({ text }) => hasFigure(text)) &&
  !row.some(({ text }) => isLabelText(text));

const LEAST_BEFORE = 2;

/** "83467   80117   3350   Day   27.440   919.24": words between the figures of a row that begins with bare ones are its name. */
const isNamedInside = (row: readonly Part[], at: number): boolean =>
  at >= LEAST_BEFORE &&
  row.slice(0, at).every(({ text }) => hasFigure(text) && !/\p{L}{2}/u.test(text)) &&
  row.slice(at + 1).length >= LEAST_BEFORE &&
  row.slice(at + 1).every(({ text }) => hasFigure(text) && !startsWithWord(text));
