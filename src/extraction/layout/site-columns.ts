import type { Page } from '../page.js';
import { block as blockOf } from './blocks.js';
import { around } from './geometry.js';
import type { Lexicon } from './lexicon.js';
import type { Block, Pair, Segment, Table } from './model.js';
import { linesOf, matricesOf, type Matrix } from './site-matrices.js';
import type { Placed } from './site-rows.js';

/** The place of a column in its list: "Site 3", "Supply point 2", "Column A", "(4)". */
const PLACE =
  /^(?:site|supply|premises|location|property|meter|column|outlet|branch|(?:supply |meter )?point|no\.?|[(#])? ?(?:no\.? ?)?(?:\d{1,3}|[A-Z])[).]?(?: of \d{1,3})?(?:\s*[:–-]\s*|$|\. (?=\p{Lu}))/iu;
/** What is no name of a site by itself. */
const OTHER =
  /\b(?:electricity|gas|power|meter|supply|mpan|mprn|rates?|prices?|charges?|new|current|old|offer|option)\b/i;

/** What a page has of tables whose columns are sites, and the segments that are not in them. */
export interface SiteColumns {
  rest: Segment[];
  blocks: Block[];
  pairs: Pair[];
  tables: Table[];
}

interface Blocks {
  label: Block;
  cells: (Block | undefined)[];
}

/**
 * Tables of sites side by side, with the labels of their rows at the left, several under each other where there are many
 * sites: each is turned to a table with a row for each site under these labels.
 */
export function siteColumnsOf(pages: readonly Page[], segments: readonly Segment[][], lexicon: Lexicon): SiteColumns[] {
  const made = new Map<Placed, Blocks>();
  const blocksIn = (placed: Placed): Blocks => {
    const known = made.get(placed) ?? blocksOf(placed, lexicon);
    made.set(placed, known);
    return known;
  };
  return matricesOf(pages, segments, lexicon).map(({ segments: own, matrices }) => {
    const found: SiteColumns = { rest: own, blocks: [], pairs: [], tables: [] };
    for (const matrix of matrices) turn(matrix, blocksIn, found, lexicon);
    const taken = new Set(found.blocks.flatMap(({ lines }) => lines.flatMap(({ words }) => words)));
    if (taken.size > 0) found.rest = own.filter(({ words }) => !taken.has(words[0]));
    return found;
  });
}

function blocksOf({ label, cells }: Placed, lexicon: Lexicon): Blocks {
  const [first, ...others] = [label, ...cells].map((lines) =>
    lines.length > 0 ? blockOf(lines[0].page, lines, 'cell') : undefined,
  );
  const block = first ?? others.find((each) => each !== undefined)!;
  if (first) first.label = lexicon.label(first.text);
  return { label: block, cells: others };
}

function turn(
  { head, rows, numbers }: Matrix,
  blocksIn: (placed: Placed) => Blocks,
  found: SiteColumns,
  lexicon: Lexicon,
): void {
  const own = rows.map(blocksIn);
  for (const [i, { label, cells }] of own.entries())
    if (rows[i] !== numbers && namesPoints(label, cells)) label.label = lexicon.label('Site name');
  const parts = rows.includes(numbers) ? own : [blocksIn(numbers), ...own];
  const header = parts.map(({ label }) => label);
  const heads = head && blocksIn(head).cells;
  const box = around([...(head ? linesOf(head) : []), ...rows.flatMap(linesOf)]);
  const { page } = (own[0] ?? parts[0]).label;
  const table: Table = { page, header, parents: header.map(() => undefined), rows: [], box };
  numbers.cells.forEach((_, index) => {
    const cells = parts.map((part) => part.cells[index]);
    const printed = [...own.map((part) => part.cells[index]), heads?.[index]].filter((cell) => cell !== undefined);
    table.rows.push({ table, index, cells, ...around(printed.length > 0 ? printed : [box]) });
  });
  found.tables.push(table);
  found.blocks.push(
    ...own.flatMap(({ label, cells }) => [label, ...cells.filter((cell) => cell !== undefined)]),
    ...(heads ?? []).filter((cell) => cell !== undefined),
  );
  if (heads && !header.some(({ label }) => label?.concepts.includes('siteName')))
    found.pairs.push(...namesIn(heads, table, lexicon));
}

/** "Supply point | Chamber A | Chamber B" over the row of the numbers names the sites. */
const namesPoints = ({ label }: Block, cells: readonly (Block | undefined)[]): boolean =>
  (label?.concepts.includes('meterPoint') ?? false) &&
  cells.every((cell) => cell !== undefined && /\p{L}{3}/u.test(cell.text) && !/\d{5}/.test(cell.text));

/** The names of sites over their columns. */
function namesIn(heads: readonly (Block | undefined)[], table: Table, lexicon: Lexicon): Pair[] {
  const label = lexicon.label('Site name');
  const names = heads.flatMap((block, i) => {
    const start = block ? (PLACE.exec(block.text)?.[0].length ?? 0) : 0;
    const text = block?.text.slice(start) ?? '';
    return block && /\p{L}{2}/u.test(text) ? [{ block, start, end: block.text.length, text, row: table.rows[i] }] : [];
  });
  const others = names.filter(({ text }) => OTHER.test(text) || lexicon.label(text));
  if (!label || names.length < heads.length || 2 * others.length > heads.length) return [];
  return names.map(({ row, ...value }) => ({
    label,
    labelBlock: value.block,
    value,
    relation: 'column',
    fit: 0.8,
    row,
  }));
}
