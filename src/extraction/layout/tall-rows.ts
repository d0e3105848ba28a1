import { block as blockOf } from './blocks.js';
import type { Delimited } from './delimited.js';
import { around, overlapX, sameLine } from './geometry.js';
import type { Lexicon } from './lexicon.js';
import type { Block, Segment, Table } from './model.js';
import { isOfNumbers } from './row-figures.js';
import { SUPPLY_NUMBER } from './site-rows.js';

/** So many heads over each other in each of so many columns, and so many rows under them, tell of such a table. */
const LEAST_HEADS = 3;
const LEAST_COLUMNS = 2;
const LEAST_ROWS = 2;
/** In type heights: how far apart the lines of heads stand at most, and those of one row. */
const APART = 1;
const ROW_APART = 1.6;
/** In type heights: how exactly the texts of a column begin, or end, at one edge. */
const EDGE = 0.5;
/** Of such rows so many must have a line for each head. */
const MOST = 0.8;

/** Heads over each other at one edge: each line of a cell has its own. */
interface Stack {
  heads: Segment[];
  labels: Block[];
}

/**
 * Tables whose rows take three printed lines or more, with as many heads over each other in several columns: "MPAN" over "Meter serial"
 * over "Annual use" beside "Day" over "Night" over "Standing charge". What takes more lines than it has heads is an address.
 */
export function tallRowsOf(segments: readonly Segment[], lexicon: Lexicon): Delimited {
  const found: Delimited = { rest: [...segments], blocks: [], pairs: [], tables: [] };
  const sorted = [...segments].sort((a, b) => a.y0 - b.y0);
  const numbers = sorted.filter(({ text }) => SUPPLY_NUMBER.test(text));
  if (numbers.length < LEAST_ROWS) return found;
  const stacks = stacksOf(sorted, lexicon);
  for (const first of stacks.filter(({ labels }) => isOfNumbers(labels[0]))) {
    const beside = stacks
      .filter(({ heads }) => sameLine(heads[0], first.heads[0]))
      .sort((a, b) => a.heads[0].x0 - b.heads[0].x0);
    const end = stacks.find(
      ({ heads }) => heads[0].y0 > first.heads[0].y1 && !beside.some((each) => each.heads[0] === heads[0]),
    );
    const table =
      beside.length < LEAST_COLUMNS ? undefined : tableOf(first, beside, sorted, end?.heads[0].y0 ?? Infinity, lexicon);
    if (!table) continue;
    found.tables.push(table);
    found.blocks.push(...table.header, ...table.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell ?? [])));
  }
  const taken = new Set(found.blocks.flatMap(({ lines }) => lines));
  found.rest = segments.filter((each) => !taken.has(each));
  return found;
}

/** Labels under each other at one edge, as far as they are of different things. */
function stacksOf(sorted: readonly Segment[], lexicon: Lexicon): Stack[] {
  const labelled = sorted.flatMap((segment) => {
    const label = /\d{3}/.test(segment.text) ? undefined : lexicon.label(segment.text);
    return label?.qualifier === '' ? [{ segment, block: { ...blockOf(segment.page, [segment], 'cell'), label } }] : [];
  });
  const used = new Set<Segment>();
  return labelled.flatMap((first, i): Stack[] => {
    if (used.has(first.segment)) return [];
    const stack = [first];
    for (const next of labelled.slice(i + 1)) {
      const last = stack[stack.length - 1].segment;
      if (next.segment.y0 - last.y1 >= APART * last.fontSize) break;
      if (next.segment.y0 >= last.y1 - 1 && areAtOneEdge(last, next.segment)) stack.push(next);
    }
    const concepts = new Set(stack.map(({ block }) => block.label.concepts[0]));
    if (stack.length < LEAST_HEADS || concepts.size < stack.length) return [];
    for (const { segment } of stack) used.add(segment);
    return [{ heads: stack.map(({ segment }) => segment), labels: stack.map(({ block }) => block) }];
  });
}

const areAtOneEdge = (one: Segment, other: Segment): boolean =>
  Math.min(Math.abs(one.x0 - other.x0), Math.abs(one.x1 - other.x1)) < EDGE * one.fontSize;

/** The table under heads of which one column begins with the numbers of supply points. */
function tableOf(
  own: Stack,
  beside: readonly Stack[],
  sorted: readonly Segment[],
  end: number,
  lexicon: Lexicon,
): Table | undefined {
  const { y1 } = around(beside.flatMap(({ heads }) => heads));
  const under = sorted.filter((each) => each.y0 >= y1 - 1 && each.y1 <= end + 1);
  const firsts = under.filter((each) => SUPPLY_NUMBER.test(each.text) && areAtOneEdge(own.heads[0], each));
  const bands = firsts.map((first, i) => bandFrom(first, firsts[i + 1]?.y0 ?? end, under));
  const places = placesOf(beside[0], sorted, y1, lexicon);
  const lone = loneHeads(beside, places, sorted, lexicon);
  const columns = [places, ...beside.map(({ labels }) => labels), ...lone].filter(({ length }) => length > 0);
  const header = columns.flat();
  const rows = bands.flatMap((band) => {
    const parts = columns.map((labels) => linesOf(labels, band, columns));
    const fit = parts.every(
      ({ length }, i) => columns[i].length === 1 || length === columns[i].length || isOfPlaces(columns[i]),
    );
    return fit ? [parts.flatMap((lines, i) => cellsOf(lines, columns[i]))] : [];
  });
  if (rows.length < LEAST_ROWS || rows.length < MOST * firsts.length) return undefined;
  const table: Table = {
    page: own.heads[0].page,
    header,
    parents: header.map(() => undefined),
    rows: [],
    box: around(header),
  };
  rows.forEach((cells, index) =>
    table.rows.push({ table, index, cells, ...around(cells.flatMap((cell) => cell ?? [])) }),
  );
  table.box = around([...header, ...table.rows]);
  return table;
}

/** The heads beside the stacks that are one each: "Commission" over "p/kWh". */
function loneHeads(
  stacks: readonly Stack[],
  places: readonly Block[],
  sorted: readonly Segment[],
  lexicon: Lexicon,
): Block[][] {
  const { y0, y1 } = around(stacks.flatMap(({ heads }) => heads));
  const used = new Set([...stacks.flatMap(({ heads }) => heads), ...places.flatMap(({ lines }) => lines)]);
  const heads: Segment[][] = [];
  for (const each of sorted) {
    if (used.has(each) || each.y0 < y0 - 1 || each.y1 > y1 + 1) continue;
    const over = heads.find((lines) => areAtOneEdge(lines[0], each));
    if (over) over.push(each);
    else heads.push([each]);
  }
  return heads.map((lines) => {
    const head = blockOf(lines[0].page, lines, 'cell');
    return [{ ...head, label: lexicon.label(head.text) }];
  });
}

/** The lines of a row, from that of its number down to the next number or to a gap. */
function bandFrom(first: Segment, next: number, under: readonly Segment[]): Segment[] {
  const band: Segment[] = [];
  let bottom = first.y1;
  for (const each of under) {
    if (each.y0 < first.y0 - 0.3 * first.fontSize || each.y0 >= next - 0.3 * first.fontSize) continue;
    if (each.y0 - bottom > ROW_APART * first.fontSize) break;
    band.push(each);
    bottom = Math.max(bottom, each.y1);
  }
  return band;
}

/** The heads of names and addresses left of all others, whose words need be no labels: "House" over "Address" over "Postcode". */
function placesOf({ heads: [first] }: Stack, sorted: readonly Segment[], bottom: number, lexicon: Lexicon): Block[] {
  const left = sorted.filter(
    ({ x1, y0, y1 }) => x1 < first.x0 && y0 > first.y0 - 0.3 * first.fontSize && y1 < bottom + 1,
  );
  const at = left.findIndex(({ text }) => /\b(?:address|street)\b/i.test(text));
  if (at < 1 || left.some((each) => !areAtOneEdge(left[0], each))) return [];
  const named = (lines: Segment[], wording: string): Block => ({
    ...blockOf(first.page, lines, 'cell'),
    label: lexicon.label(wording),
  });
  return [named(left.slice(0, at), 'Site name'), named(left.slice(at), 'Site address')];
}

const isOfPlaces = (labels: readonly Block[]): boolean =>
  labels.some(({ label }) => label?.concepts.some((each) => /address/i.test(each)));

/** The lines of a row that stand under the heads of one column, and nearer to them than to those of another. */
function linesOf(
  labels: readonly Block[],
  band: readonly Segment[],
  columns: readonly (readonly Block[])[],
): Segment[] {
  const offOf = (line: Segment, heads: readonly Block[]): number => {
    const box = around(heads);
    return Math.min(Math.abs(line.x0 - box.x0), Math.abs(line.x1 - box.x1)) - Math.max(0, overlapX(line, box));
  };
  return band.filter((line) => columns.every((other) => other === labels || offOf(line, labels) < offOf(line, other)));
}

/** The lines of a cell, each under its own head; what is more is of the address. */
function cellsOf(lines: readonly Segment[], labels: readonly Block[]): (Block | undefined)[] {
  const cell = (own: Segment[]): Block | undefined => (own.length > 0 ? blockOf(own[0].page, own, 'cell') : undefined);
  if (labels.length === 1) return [cell([...lines])];
  if (isOfPlaces(labels)) {
    const at = labels.findIndex((label) => isOfPlaces([label]));
    const rest = lines.length - labels.length + 1;
    return labels.map((_, i) =>
      cell(
        i < at ? lines.slice(i, i + 1) : i === at ? lines.slice(at, at + rest) : lines.slice(i + rest - 1, i + rest),
      ),
    );
  }
  return labels.map((_, i) => cell(lines.slice(i, i + 1)));
}
