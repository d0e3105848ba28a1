import { around, height, middleX, middleY, overlapX, overlapY, sameColumn, sameLine, width } from './geometry.js';
import { isParted, type Gutter } from './gutters.js';
import type { LabelMatch, Lexicon } from './lexicon.js';
import type { Block, Pair, Passage, Table } from './model.js';

const wholeOf = (block: Block): Passage => ({ block, start: 0, end: block.text.length, text: block.text });

/** All label/value pairs of one page that its geometry allows. */
export function pairsOf(
  blocks: readonly Block[],
  tables: readonly Table[],
  gutters: readonly Gutter[],
  lexicon: Lexicon,
  lenient: boolean,
): Pair[] {
  const width = blocks.length > 0 ? around(blocks).x1 : 0;
  const cells = blocks.filter(
    (block) =>
      block.kind === 'cell' || (block.kind === 'prose' && block.lines.length <= 4 && block.x1 - block.x0 < 0.5 * width),
  );
  const pairs: Pair[] = [];
  const headers = new Set<Block>();
  for (const table of tables) {
    table.header.forEach((header) => headers.add(header));
    table.parents.forEach((parent) => parent && headers.add(parent));
    pairs.push(...columnPairs(table, lexicon, lenient));
  }
  const inBody = bodyCells(tables);
  const own = new Set(cells.filter((cell) => hasOwnLabel(cell, lexicon, lenient)));
  const labels = cells.filter((block) => block.label && !inBody.has(block));
  const beside = new Map(labels.map((block) => [block, headers.has(block) ? [] : rightOf(block, cells, gutters, own)]));
  if (lenient)
    pairAskew(
      labels.filter((block) => !headers.has(block)),
      cells,
      beside,
    );
  for (const block of labels) {
    const right = beside.get(block)!;
    right.forEach((value, i) => {
      const over = right.length > 1 ? headerOver(value, cells, block) : undefined;
      pairs.push({
        label: block.label!,
        labelBlock: block,
        value: wholeOf(value),
        relation: 'right',
        fit: rightFit(block, value, i),
        over,
        siblings: right.length,
      });
    });
    if (headers.has(block)) continue;
    const below = belowOf(block, cells);
    if (below)
      pairs.push({
        label: block.label!,
        labelBlock: block,
        value: wholeOf(below),
        relation: 'below',
        fit: belowFit(block, below, right),
      });
  }
  pairs.push(...guessedPairs(cells, own, pairs, headers, gutters, lexicon));
  for (const block of blocks) {
    if (block.kind === 'setAside') continue;
    if (block.kind === 'prose' || !block.label || block.label.qualifier !== '')
      pairs.push(...inlinePairs(block, lexicon, lenient));
  }
  return pairs;
}

/** A guess is worth less than a known wording. */
const GUESS = 0.8;

/** Pairs of texts that are no value of a known label and may be labels by their words. */
function guessedPairs(
  cells: readonly Block[],
  own: ReadonlySet<Block>,
  known: readonly Pair[],
  headers: ReadonlySet<Block>,
  gutters: readonly Gutter[],
  lexicon: Lexicon,
): Pair[] {
  const values = new Set(known.map((pair) => pair.value.block));
  const open = cells.filter((cell) => !cell.label && !values.has(cell) && !headers.has(cell));
  return open.flatMap((block): Pair[] => {
    const label = lexicon.guess(block.text);
    if (!label) return [];
    const right = rightOf(block, cells, gutters, own).filter((cell) => !values.has(cell));
    const below = belowOf(block, cells);
    const pairs = right.slice(0, 1).map((value): Pair => ({
      label,
      labelBlock: block,
      value: wholeOf(value),
      relation: 'right',
      fit: GUESS * rightFit(block, value, 0),
    }));
    if (below && !values.has(below)) {
      pairs.push({
        label,
        labelBlock: block,
        value: wholeOf(below),
        relation: 'below',
        fit: GUESS * belowFit(block, below, right),
      });
    }
    return pairs;
  });
}

/**
 * On a page that is not quite flat, a label and its value may stand a little apart in height: labels that are left
 * without a value take the nearest free text to the right.
 */
function pairAskew(labels: readonly Block[], cells: readonly Block[], beside: Map<Block, Block[]>): void {
  const taken = new Set([...beside.values()].flat());
  const open: { label: Block; cell: Block; off: number }[] = [];
  for (const label of labels) {
    if (beside.get(label)!.length > 0) continue;
    for (const cell of cells) {
      const off = Math.abs(middleY(cell.lines[0]) - middleY(label));
      if (cell.label || taken.has(cell) || cell.page !== label.page || cell.x0 < label.x1 || off > 1.1 * label.fontSize)
        continue;
      if (
        cell.x0 - label.x1 > 25 * label.fontSize ||
        labels.some((other) => other !== label && isBetween(other, label, cell))
      )
        continue;
      open.push({ label, cell, off });
    }
  }
  for (const { label, cell } of open.sort((a, b) => a.off - b.off)) {
    if (beside.get(label)!.length > 0 || taken.has(cell)) continue;
    beside.set(label, [cell]);
    taken.add(cell);
  }
}

const isBetween = (other: Block, label: Block, cell: Block): boolean =>
  other.x0 > label.x1 && other.x1 < cell.x0 && Math.abs(middleY(other) - middleY(label)) < 1.1 * label.fontSize;

/** True for a text that is a label and its value: "Forecast usage 185,000 kWh". */
function hasOwnLabel(cell: Block, lexicon: Lexicon, lenient: boolean): boolean {
  if (cell.label || !/\d/.test(cell.text)) return false;
  const first = lexicon.find(cell.text, lenient)[0];
  return first?.start === 0 && first.words >= 2 && /^\s*[:=]?\s*[£\d]/.test(cell.text.slice(first.end));
}

/** Cells of tables of several columns and rows: a label among them is a value ("Head office" as the name of a site). */
function bodyCells(tables: readonly Table[]): Set<Block> {
  const cells = new Set<Block>();
  for (const table of tables) {
    if (table.header.length < 3 || table.rows.length < 2) continue;
    for (const row of table.rows) {
      if (row.cells.filter(Boolean).length >= 3) row.cells.forEach((cell) => cell && cells.add(cell));
    }
  }
  return cells;
}

function columnPairs(table: Table, lexicon: Lexicon, lenient: boolean): Pair[] {
  const pairs: Pair[] = [];
  const chosen = table.rows.some((row) => row.ticked === true);
  for (const row of table.rows) {
    if (chosen && row.ticked !== true) continue;
    row.cells.forEach((cell, i) => {
      const header = table.header[i];
      const over = table.parents[i];
      const label = header.label ?? (over && lexicon.label(`${over.text} ${header.text}`, lenient));
      if (!cell || !label) return;
      pairs.push({ label, labelBlock: header, value: wholeOf(cell), relation: 'column', fit: 0.9, row, over });
    });
  }
  return pairs;
}

/** The values to the right of a label, up to the next label of the line. */
function rightOf(label: Block, cells: readonly Block[], gutters: readonly Gutter[], own: ReadonlySet<Block>): Block[] {
  const line = cells
    .filter((cell) => cell !== label && cell.x0 >= label.x1 - 1 && besideLabel(label, cell))
    .sort((a, b) => a.x0 - b.x0);
  const values: Block[] = [];
  for (const cell of line) {
    const last = values[values.length - 1];
    if (isParted(label, cell, gutters) || own.has(cell)) break;
    if (last && UNIT_ONLY.test(last.text) && BARE_NUMBER.test(cell.text)) {
      // A column of units stands before the column of numbers.
      values[values.length - 1] = joined(cell, last);
      continue;
    }
    if (last && goesOn(last, cell)) {
      values[values.length - 1] = joined(last, cell);
      continue;
    }
    // The text right after a label is its value even where it could be a label elsewhere ("Monthly Direct Debit").
    const again = last !== undefined && last.label !== undefined && cell.text === last.text;
    const ends = cell === line[line.length - 1];
    if (cell.label?.qualifier === '' && values.length > 0 && !again && !ends) break;
    values.push(cell);
  }
  return values;
}

const TICK = /[☐☑☒✓✔✗✘□■▢]/u;
const BARE_NUMBER = /^[£\d.,\s-]*\d$/;
const UNIT_ONLY =
  /^\(?(?:p|£|pence|%|kwh|kva|mwh|months?|years?)(?:[\s/]*(?:per|a|p|£|k\s?wh|kva|day|month|annum|year|quarter|mth|unit))*\)?$/i;

/** A unit beside its number, and the options of one set of tick boxes, are one value. */
function goesOn(last: Block, cell: Block): boolean {
  if (BARE_NUMBER.test(last.text) && UNIT_ONLY.test(cell.text)) return cell.x0 - last.x1 < 5 * cell.fontSize;
  return TICK.test(last.text) && TICK.test(cell.text);
}

function joined(left: Block, right: Block): Block {
  const lines = [...left.lines, ...right.lines];
  return { ...left, ...around(lines), lines, text: `${left.text} ${right.text}` };
}

/** A value of several lines belongs to the label beside its first line, or beside its middle. */
function besideLabel(label: Block, cell: Block): boolean {
  if (!sameLine(label, cell)) return false;
  if (cell.lines.length === 1 || label.lines.length > 1) return true;
  const first = cell.lines[0];
  return (
    overlapY(label, first) > 0.3 * height(first) || Math.abs(label.y0 + label.y1 - cell.y0 - cell.y1) < height(label)
  );
}

function rightFit(label: Block, value: Block, place: number): number {
  const gap = (value.x0 - label.x1) / Math.max(label.fontSize, 1);
  const fit = Math.max(0.75, 0.9 - Math.max(0, gap - 20) * 0.005) - place * 0.02;
  return value.label ? fit * 0.8 : fit;
}

/** The nearest text under a label that stands in its column. */
function belowOf(label: Block, cells: readonly Block[]): Block | undefined {
  let best: Block | undefined;
  for (const cell of cells) {
    if (cell === label || cell.y0 < label.y1 - 0.4 * label.fontSize || cell.y0 - label.y1 > 3 * label.fontSize)
      continue;
    const aligned =
      Math.abs(cell.x0 - label.x0) < 1.2 * label.fontSize || Math.abs(middleX(cell) - middleX(label)) < label.fontSize;
    if (!aligned && !(sameColumn(cell, label) && cell.x0 > label.x0 - label.fontSize)) continue;
    if (
      !best ||
      cell.y0 < best.y0 - 1 ||
      (cell.y0 < best.y0 + 1 && Math.abs(cell.x0 - label.x0) < Math.abs(best.x0 - label.x0))
    )
      best = cell;
  }
  if (best?.label?.qualifier === '') return undefined;
  if (!best || !TICK.test(best.text)) return best;
  const options = cells.filter(
    (cell) => cell !== best && sameLine(cell, best) && TICK.test(cell.text) && cell.x0 > best.x0,
  );
  return options.sort((a, b) => a.x0 - b.x0).reduce(joined, best);
}

function belowFit(label: Block, value: Block, right: readonly Block[]): number {
  const gap = (value.y0 - label.y1) / Math.max(label.fontSize, 1);
  const fit = Math.max(0.2, 0.85 - 0.1 * Math.max(0, gap - 0.8) - (right.length > 0 ? 0.35 : 0));
  const other = value.label !== undefined || (value.isHeading === true && value.fontSize > 1.25 * label.fontSize);
  return other ? fit * 0.6 : fit;
}

/** The text that heads a value's column, found by going up over the values of the lines between. */
function headerOver(value: Block, cells: readonly Block[], label: Block): Block | undefined {
  let best: Block | undefined;
  const column = { ...value };
  const above = cells.filter((cell) => cell.y1 <= value.y0 + 1).sort((a, b) => b.y1 - a.y1);
  let bottom = value.y0;
  for (const cell of above) {
    if (overlapX(cell, column) <= 0 || overlapX(cell, label) > 0.5 * width(label)) continue;
    if (bottom - cell.y1 > 4 * value.fontSize) break;
    const besideIt = cells.some(
      (other) => other !== cell && other.x1 <= cell.x0 && sameLine(other, cell) && overlapX(other, label) > 0,
    );
    best = cell;
    bottom = cell.y0;
    if (!besideIt) break;
  }
  return best;
}

/** Labels inside a text, each with the text up to the next label (or to the end) as its value. */
function inlinePairs(block: Block, lexicon: Lexicon, lenient: boolean): Pair[] {
  const found = lexicon.find(block.text, lenient);
  return found.map((label, i) => {
    const lead = /^\s*(?:\([^)]*\))?\s*[:=–-]?\s*/.exec(block.text.slice(label.end))?.[0].length ?? 0;
    const start = label.end + lead;
    const end = found[i + 1]?.start ?? block.text.length;
    const colon = /[:=]/.test(block.text.slice(label.end, start));
    return {
      label,
      labelBlock: block,
      value: { block, start, end, text: block.text.slice(start, end) },
      tail: { block, start, end: block.text.length, text: block.text.slice(start) },
      relation: 'inline' as const,
      fit: inlineFit(label, colon, block),
    };
  });
}

function inlineFit(label: LabelMatch, colon: boolean, block: Block): number {
  if (colon) return label.start === 0 ? 0.95 : 0.85;
  if (block.kind === 'cell' && label.start === 0) return 0.75;
  return 0.55;
}

/** The box around a stretch of a block's text. */
export function boxOfPassage(passage: Passage): { x0: number; y0: number; x1: number; y1: number } {
  let at = 0;
  const hit = [];
  for (const line of passage.block.lines) {
    for (const word of line.words) {
      if (at < passage.end && at + word.text.length > passage.start) hit.push(word);
      at += word.text.length + 1;
    }
  }
  return hit.length > 0 ? around(hit) : passage.block;
}

/** How surely the words of a passage were read: that of the least sure. */
export function confidenceOf(passage: Passage): number {
  let at = 0;
  let least = 1;
  for (const line of passage.block.lines) {
    for (const word of line.words) {
      if (at < passage.end && at + word.text.length > passage.start) least = Math.min(least, word.confidence);
      at += word.text.length + 1;
    }
  }
  return least;
}
