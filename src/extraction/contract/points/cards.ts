import { contains, overlapX, sameLine } from '../../layout/geometry.js';
import type { Block, Layout, Table } from '../../layout/index.js';
import { FUEL } from '../../layout/line-shapes.js';
import type { Box } from '../../page.js';
import { unnumbered } from './names.js';
import type { Point } from './point.js';

/** The part of a page that is one supply point's own, where points stand under and beside each other like cards. */
export interface Card extends Box {
  page: number;
  point: Point;
  /** The text at its head. */
  title?: Block;
}

/** The name in the title of a card, without its number in a list: "1 Main surgery", "2. Branch surgery". */
export const nameOf = (title: Block): string => unnumbered(title.lines[0].text);

interface Place {
  point: Point;
  block: Block;
  label: Block;
  x: number;
}

/** In type heights: how far behind the fuel of a card its name stands. */
const NEAR = 2.5;
const NUMBER_IN_LIST = /^\d{1,2}[.)]?$/;
/** How much wider the gap between two cards is than the widest other gap in them. */
const WIDER = 1.15;

/**
 * The cards of a paper: each has the number of one point, and what stands around it in the same column up to the gap or
 * the title that parts it from the next. None are found where nothing tells where one ends.
 */
export function cardsOf(layout: Layout, points: readonly Point[]): Card[] {
  if (points.length < 2) return [];
  return layout.pages.flatMap(({ number }) => {
    const places = points.flatMap((point) => placeOn(point, points, number));
    const blocks = layout.blocks.filter((block) => block.page === number && block.kind === 'cell');
    const columns = columnsOf(places);
    const within = columns.map((column, i) => bodyOf(column, columns[i - 1], columns[i + 1], blocks));
    const parted = columns.map((column, i) => borders(column, within[i]));
    if (!parted.some((each, i) => columns[i].length > 1 && each)) return [];
    const leads = parted.flatMap((each) => each?.map(({ lead }) => lead) ?? []);
    const tails = parted.flatMap((each) => each?.map(({ tail }) => tail) ?? []);
    const [lead, tail] = [Math.max(...leads), Math.max(...tails)];
    return columns.flatMap((column, i) => (parted[i] ? cardsIn(column, within[i], parted[i], { lead, tail }) : []));
  });
}

/** True where a block lies in a card. */
export const isIn = (block: Block, card: Card): boolean => block.page === card.page && contains(card, block);

/** Where a page names a point for the first time outside of running text and of tables that list several points. */
function placeOn(point: Point, points: readonly Point[], page: number): Place[] {
  const mention = point.mentions.find(
    ({ passage, pair }) =>
      passage.block.page === page &&
      passage.block.kind === 'cell' &&
      (!pair?.row || areOnlyOf(point, points, pair.row.table)),
  );
  if (!mention) return [];
  const { block } = mention.passage;
  const label = mention.pair?.labelBlock ?? block;
  return [{ point, block, label, x: Math.min(block.x0, label.x0) }];
}

/** True for a row of boxes in the card of a point: no other point's number stands under the same heads. */
const areOnlyOf = (point: Point, points: readonly Point[], table: Table): boolean =>
  points.every((other) => other === point || other.mentions.every(({ pair }) => pair?.row?.table !== table));

function columnsOf(places: readonly Place[]): Place[][] {
  const columns: Place[][] = [];
  for (const place of [...places].sort((a, b) => a.x - b.x)) {
    const column = columns[columns.length - 1];
    if (column && place.x - column[0].x < 2 * place.block.fontSize) column.push(place);
    else columns.push([place]);
  }
  for (const column of columns) column.sort((a, b) => a.block.y0 - b.block.y0);
  return columns;
}

/** The blocks of a column of cards: those that do not reach into the columns beside it. */
function bodyOf(
  column: readonly Place[],
  before: readonly Place[] | undefined,
  after: readonly Place[] | undefined,
  blocks: readonly Block[],
): Block[] {
  const type = column[0].block.fontSize;
  const left = before ? column[0].x - 2 * type : column[0].x - 40 * type;
  const right = after ? after[0].x - 0.5 * type : Infinity;
  return blocks.filter((block) => block.x0 >= left && block.x1 <= right);
}

interface Border {
  /** How far the card reaches over and under the line of its number. */
  lead: number;
  tail: number;
}

/** Where each two numbers of a column are parted; undefined where that cannot be told. */
function borders(column: readonly Place[], body: readonly Block[]): Border[] | undefined {
  const found: Border[] = [];
  for (let i = 1; i < column.length; i += 1) {
    const [upper, lower] = [column[i - 1].block, column[i].block];
    if (sameLine(upper, lower)) return undefined;
    const y = borderBetween(upper, lower, body);
    if (y === undefined) return undefined;
    found.push({ lead: lower.y0 - y, tail: y - upper.y0 });
  }
  return found;
}

function borderBetween(upper: Block, lower: Block, body: readonly Block[]): number | undefined {
  const rows = rowsOf(body.filter((block) => block.y0 >= upper.y0 - 1 && block.y0 <= lower.y0 + 1));
  const gaps = rows.slice(1).map((row, i) => ({ y: row.y0 - 1, size: row.y0 - rows[i].y1 }));
  const sorted = [...gaps].sort((a, b) => b.size - a.size);
  const [widest, next] = sorted;
  if (!widest) return undefined;
  if (areTitles([upper, lower], body) && endsInCells(rows[rows.length - 2], body)) return lower.y0 - 1;
  if (!next || widest.size > Math.max(WIDER * next.size, next.size + 0.15 * upper.fontSize)) return widest.y;
  const titles = rows.slice(1).filter((row) => row.bold);
  return titles.length === 1 && !rows[0].bold ? titles[0].y0 - 1 : undefined;
}

/** "MPAN 17 9899 2820 854" in bold on a line of its own. */
const areTitles = (numbers: readonly Block[], body: readonly Block[]): boolean =>
  numbers.every((number) => number.bold && body.every((block) => block === number || !sameLine(block, number)));

/** True for a row of a table in plain type: what stands in bold under it is the title of what follows. */
const endsInCells = ({ first, bold }: Line, body: readonly Block[]): boolean =>
  !bold && body.some((block) => block !== first && sameLine(block, first));

interface Line {
  y0: number;
  y1: number;
  bold: boolean;
  first: Block;
}

function rowsOf(blocks: readonly Block[]): Line[] {
  const lines: Line[] = [];
  for (const block of [...blocks].sort((a, b) => a.y0 - b.y0)) {
    const line = lines[lines.length - 1];
    if (line && block.y0 < line.y1 - 0.3 * block.fontSize) {
      line.y1 = Math.max(line.y1, block.y1);
      if (block.x0 < line.first.x0) Object.assign(line, { first: block, bold: block.bold });
    } else lines.push({ y0: block.y0, y1: block.y1, bold: block.bold, first: block });
  }
  return lines;
}

function cardsIn(column: readonly Place[], body: readonly Block[], parted: readonly Border[], most: Border): Card[] {
  const x0 = Math.min(...body.map((block) => block.x0));
  const x1 = Math.max(...body.map((block) => block.x1));
  const rows = rowsOf(body.filter((block) => block.y0 >= column[0].block.y0 - 1));
  // Under titles the last card may be longer than those before it.
  const numbers = column.map(({ block }) => block);
  const titled = parted.length > 0 && areTitles(numbers, body) && parted.every(({ lead }) => lead <= 1);
  return column.map(({ point, block, label }, i) => {
    const y0 = block.y0 - (parted[i - 1]?.lead ?? most.lead);
    const y1 =
      parted[i] || !titled ? block.y0 + (parted[i]?.tail ?? most.tail) : endUnder(block, rows, column[0].block);
    const own = body.filter((each) => each.y0 >= y0 - 1 && each.y1 <= y1 + 1 && !NUMBER_IN_LIST.test(each.text));
    const [first] = rowsOf(own);
    const over = first && (overlapX(first.first, block) > 0 || overlapX(first.first, label) > 0);
    const title = over && first.first !== block && first.first !== label ? behindFuel(first.first, own) : undefined;
    // How far a card reaches over its number is that of the others: sentences over its first cell are of all.
    const top = Math.max(y0, Math.min(...own.map((each) => each.y0)) - 1);
    return { page: block.page, point, x0, x1, y0: top, y1, title };
  });
}

/** "Electricity" beside "Main surgery" at the head of a card: the name, where the fuel is set apart before it. */
function behindFuel(head: Block, own: readonly Block[]): Block {
  if (!FUEL.test(head.text)) return head;
  const next = own.filter((block) => block.x0 >= head.x1 && sameLine(block, head)).sort((a, b) => a.x0 - b.x0)[0];
  return next && next.bold === head.bold && next.x0 - head.x1 < NEAR * next.fontSize ? next : head;
}

/** Where the last card ends: before a gap that is wider than those from the first number to the last. */
function endUnder(last: Block, rows: readonly Line[], first: Block): number {
  const gapAt = (i: number): number => rows[i].y0 - rows[i - 1].y1;
  const at = rows.findIndex(({ y1 }) => y1 > last.y0);
  const widest = Math.max(0, ...rows.slice(1, at + 1).map((_, i) => gapAt(i + 1)));
  let end = at;
  while (end + 1 < rows.length && gapAt(end + 1) <= widest + 0.15 * first.fontSize) end += 1;
  return rows[end].y1;
}
