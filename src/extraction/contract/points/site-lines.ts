import { partOf, type Candidate } from '../../fields/candidates.js';
import { findPostcodes } from '../../fields/values/index.js';
import { overlapX } from '../../layout/geometry.js';
import { wholeOf, type Block, type Layout, type Pair, type Row, type Table } from '../../layout/index.js';
import { concludedLabel } from '../labels/concluded-label.js';
import { readingOf } from '../readers/reading-of.js';
import { areLedByNames, asksForNames, readSite, withNameLed } from '../readers/site-readers.js';

/** How well the place of such a line shows whose it is. */
const FIT = 0.85;
/** How far, in type heights, a line stands from the row that it belongs to. */
const REACH = 4;
/** Words of a sentence. */
const SAID = /\b(?:we|you|your|our|is|are|will|to|for|from|at)\b/;
/** What may follow the postcode: "(gas)". */
const AFTER = 14;

/**
 * Rows of two lines: the number, the quantities and the prices of a supply point in one, the name and the address of its
 * site in one of its own over or under it.
 */
export function siteLines(layout: Layout, read: readonly Candidate[]): Candidate[] {
  const rowsOf = new Map<Table, Set<Row>>();
  const placed = new Set<Table>();
  for (const { field, pair, confidence } of read) {
    if (!pair?.row || !/^(?:mpan|mprn)$/.test(field) || confidence <= 0.4) continue;
    const { table } = pair.row;
    rowsOf.set(table, (rowsOf.get(table) ?? new Set()).add(pair.row));
  }
  for (const { field, pair } of read)
    if (field === 'siteAddress' && pair?.row && rowsOf.get(pair.row.table)?.has(pair.row)) placed.add(pair.row.table);
  const found = [...rowsOf]
    .filter(([table]) => !placed.has(table))
    .map(([table, rows]) => linesBeside(layout, table, [...rows]));
  // Where a table goes on over a page, the line between the two pages tells nothing of its side.
  const sure = found.map(sideOf).find((side) => side === 'over' || side === 'under') ?? 'over';
  return found.flatMap((each) => {
    const side = sideOf(each);
    return side === undefined ? [] : ofTable(layout, each, side === 'either' ? sure : side);
  });
}

/** A table with the lines of text over and under each of its rows. */
interface Lines {
  table: Table;
  rows: Row[];
  over: Block[][];
  under: Block[][];
}

/** On which side of its rows all lines stand but that of the first or the last, which the page may part from it. */
function sideOf({ over, under }: Lines): 'over' | 'under' | 'either' | undefined {
  const isWhole = (lines: Block[][]): boolean => lines.every((each) => each.length === 1);
  if (isWhole(over)) return isWhole(under) ? 'either' : 'over';
  if (isWhole(under)) return 'under';
  return under.length > 2 && over[0].length === 0 && isWhole(over.slice(1)) ? 'under' : undefined;
}

function linesBeside(layout: Layout, table: Table, numbered: Row[]): Lines {
  const rows = numbered.sort((a, b) => a.y0 - b.y0);
  const onPage = layout.blocks.filter((block) => block.page === table.page);
  const printed = onPage.includes(table.header[0]) ? Math.max(...table.header.map((head) => head.y1)) : -Infinity;
  const lines = onPage.filter((block) => isAddressLine(block) && overlapX(block, table.box) > 0);
  const between = (from: number, to: number): Block[] =>
    lines.filter(({ lines: all, fontSize }) => {
      // A name may stand over the address, in the line of the numbers.
      const last = all[all.length - 1];
      return last.y0 > from - 0.3 * fontSize && last.y1 < to + 0.3 * fontSize;
    });
  const over = rows.map((row, i) =>
    between(Math.max(rows[i - 1]?.y1 ?? printed, row.y0 - REACH * heightOf(row)), row.y0),
  );
  const under = rows.map((row, i) =>
    between(row.y1, Math.min(rows[i + 1]?.y0 ?? Infinity, row.y1 + REACH * heightOf(row))),
  );
  return { table, rows, over, under };
}

function ofTable(layout: Layout, { table, rows: all, over, under }: Lines, side: 'over' | 'under'): Candidate[] {
  const lines = side === 'over' ? over : under;
  const rows = all.filter((_, i) => lines[i].length === 1);
  const own = lines.flatMap((each) => (each.length === 1 ? each : []));
  const onPage = layout.blocks.filter((block) => block.page === table.page);
  if (own.length === 0 || (all.length === 1 && !headOver(onPage, table, own[0]))) return [];
  const pairs = own.map((line, i) => pairOf(headOver(onPage, table, line), line, rows[i]));
  const named = areLedByNames(own.map(({ text }) => text)) && (asksForNames(pairs[0]) || own.every(setsNameApart));
  const optionsOf = readingOf(layout);
  return pairs.flatMap((pair) => {
    const { block, text } = pair.value;
    const readings = readSite(text, { pair, ocr: optionsOf(block).ocr ?? false, units: [] });
    const whole = readings.length === 1 && named ? withNameLed(text, readings[0]) : readings;
    return whole.map((reading) => ({
      field: reading.field ?? 'siteAddress',
      value: reading.value,
      confidence: FIT * reading.confidence,
      passage: partOf(pair.value, reading.start, reading.end),
      pair,
    }));
  });
}

/** "**Packing Shed**, 12 Wharf Lane", "Packing Shed – 12 Wharf Lane": the type or a dash tells the name from the address. */
function setsNameApart({ text, lines }: Block): boolean {
  const words = lines.flatMap((line) => line.words);
  const end = words.findIndex((word) => /,$/.test(word.text));
  const isBold = end >= 0 && words.slice(0, end).every((word) => word.bold) && !words[words.length - 1].bold;
  return isBold || /^[^,\d][^,]{1,40} [–-] /u.test(text);
}

const heightOf = ({ cells }: Row): number => Math.max(...cells.map((cell) => cell?.fontSize ?? 0));

/** A text that ends with a postcode. */
function isAddressLine({ kind, text, label }: Block): boolean {
  if (kind === 'setAside' || label || text.length > 160 || SAID.test(text) || !/\d[A-Z]{2}\b/.test(text)) return false;
  const [postcode, ...more] = findPostcodes(text);
  return postcode !== undefined && more.length === 0 && text.length - postcode.end <= AFTER;
}

/** What heads such lines: the label of a site over them, or over the first of the heads. */
function headOver(onPage: readonly Block[], table: Table, line: Block): Block | undefined {
  const top = Math.min(...table.header.map((head) => head.y0));
  const near = (block: Block): boolean =>
    block.y1 > top - REACH * block.fontSize && block.y0 < Math.max(...table.header.map((head) => head.y1));
  return [...table.header, ...onPage.filter(near)].find(
    (block) =>
      block.label?.concepts.some((each) => each === 'siteAddress' || each === 'siteName') && overlapX(block, line) > 0,
  );
}

function pairOf(head: Block | undefined, line: Block, row: Row): Pair {
  return {
    label: concludedLabel('siteAddress', head?.text ?? 'Address'),
    labelBlock: head ?? row.table.header[0],
    value: wholeOf(line),
    relation: 'column',
    fit: FIT,
    row,
  };
}
