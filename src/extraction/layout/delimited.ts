import type { Word } from '../page.js';
import { block } from './blocks.js';
import { around } from './geometry.js';
import type { LabelMatch } from './label-match.js';
import type { Lexicon } from './lexicon.js';
import type { Block, Pair, Segment, Table } from './model.js';
import { wholeOf } from './passages.js';
import { segmentOf } from './segments.js';

/** A field of a line of comma-separated values: quoted, or without a blank behind its comma. */
const FIELD = /"([^"]*)"|([^,"]*)/y;
/** How many such lines a page must have, so that any of them is believed to be one. */
const LEAST_LINES = 4;
/** Fields of a line that is a row of a table. */
const LEAST_CELLS = 4;

/** What a page has of comma-separated values, and the segments that are none. */
export interface Delimited {
  rest: Segment[];
  blocks: Block[];
  pairs: Pair[];
  tables: Table[];
}

interface Line {
  segment: Segment;
  cells: (Block | undefined)[];
}

/**
 * Reads lines of comma-separated values, as lists that are made by programs have them: `supplier,"Drax"` is a label and its
 * value, a line of names and the lines under it are a table. A line of text between two rows goes on with the upper one.
 */
export function delimitedOf(segments: readonly Segment[], lexicon: Lexicon): Delimited {
  const found: Delimited = { rest: [...segments], blocks: [], pairs: [], tables: [] };
  const lines = new Map(segments.flatMap((segment) => lineOf(segment)).map((line) => [line.segment, line]));
  const wide = [...lines.values()].filter((line) => line.cells.length >= LEAST_CELLS);
  if (lines.size < LEAST_LINES || (wide.length < 2 && !segments.some((each) => /^\w+_\w+,/.test(each.text))))
    return found;
  found.rest = segments.filter((segment) => !lines.has(segment));
  let table: Table | undefined;
  for (const segment of [...segments].sort((a, b) => a.y0 - b.y0)) {
    const line = lines.get(segment);
    if (!line) {
      const row = table?.rows[table.rows.length - 1];
      if (!table || !row || segment.y0 - row.y1 > 2.5 * segment.fontSize) table = undefined;
      else {
        goOn(table, segment);
        found.rest.splice(found.rest.indexOf(segment), 1);
      }
      continue;
    }
    if (line.cells.length < LEAST_CELLS) {
      table = undefined;
      found.blocks.push(...line.cells.filter((cell): cell is Block => cell !== undefined));
      found.pairs.push(...pairOf(line, lexicon));
    } else if (table && Math.abs(line.cells.length - table.header.length) <= 1) addRow(table, line);
    else {
      table = tableUnder(line, lexicon);
      if (table) found.tables.push(table);
    }
  }
  for (const each of found.tables)
    found.blocks.push(
      ...each.header.filter((cell) => cell.text !== ''),
      ...each.rows.flatMap((row) => row.cells.filter((cell): cell is Block => cell !== undefined)),
    );
  return found;
}

/** The cells of a line, where it is one of comma-separated values. */
function lineOf(segment: Segment): Line[] {
  const { text } = segment;
  if (!/,(?! )/.test(text) || /^[£\d][\d,.]*(?:p|%|kwh)?$/i.test(text)) return [];
  const cells: (Block | undefined)[] = [];
  for (let at = 0; at <= text.length;) {
    FIELD.lastIndex = at;
    const field = FIELD.exec(text);
    if (!field) return [];
    const quoted = field[1] !== undefined;
    const value = field[1] ?? field[2];
    if (!quoted && /^\s/.test(value)) return [];
    cells.push(cellOf(segment, at + (quoted ? 1 : 0), value));
    at += field[0].length;
    if (at < text.length && text[at] !== ',') return [];
    at += 1;
  }
  // "292,115 kWh" is one number.
  if (cells.length < LEAST_CELLS && !text.includes('"') && /\d,\d{3}(?!\d)/.test(text)) return [];
  return cells.length >= 2 ? [{ segment, cells }] : [];
}

/** A cell out of a part of a line's text, with its share of the boxes of the words. Underscores are blanks. */
function cellOf(segment: Segment, start: number, value: string): Block | undefined {
  if (value.trim() === '') return undefined;
  const words: Word[] = [];
  let at = 0;
  for (const word of segment.words) {
    const from = Math.max(start - at, 0);
    const to = Math.min(start + value.length - at, word.text.length);
    if (to > from) {
      const wide = (word.x1 - word.x0) / word.text.length;
      const text = word.text.slice(from, to).replace(/_/g, ' ');
      words.push({ ...word, text, x0: word.x0 + from * wide, x1: word.x0 + to * wide });
    }
    at += word.text.length + 1;
  }
  return words.length === 0 ? undefined : blockOf(segmentOf(segment.page, words));
}

const blockOf = (line: Segment): Block => block(line.page, [line], 'cell');

const labelOf = (cell: Block, lexicon: Lexicon): LabelMatch | undefined =>
  lexicon.label(cell.text) ?? lexicon.guess(cell.text);

function pairOf({ cells: [name, value] }: Line, lexicon: Lexicon): Pair[] {
  const label = name && labelOf(name, lexicon);
  if (!label || !value) return [];
  return [{ label, labelBlock: name, value: wholeOf(value), relation: 'right', fit: 0.9 }];
}

/** A table under a line of names, of which most are labels. */
function tableUnder({ segment, cells }: Line, lexicon: Lexicon): Table | undefined {
  const header = cells.map((cell) => cell ?? blockOf(segment));
  for (const cell of header) cell.label = labelOf(cell, lexicon);
  if (header.filter((cell) => cell.label).length < 0.5 * header.length) return undefined;
  return { page: segment.page, header, parents: header.map(() => undefined), rows: [], box: around([segment]) };
}

function addRow(table: Table, { segment, cells }: Line): void {
  const own = table.header.map((_, i) => cells[i]);
  table.rows.push({ table, index: table.rows.length, cells: own, ...around([segment]) });
  table.box = around([table.box, segment]);
}

/** A text between two rows is a last cell of the upper one, under no name. */
function goOn(table: Table, segment: Segment): void {
  const row = table.rows[table.rows.length - 1];
  const words = segment.words.map((word) => ({ ...word, text: word.text.replace(/"/g, '') }));
  const line = segmentOf(
    segment.page,
    words.filter((word) => /[\p{L}\p{N}]/u.test(word.text)),
  );
  const last = row.cells[table.header.length - 1];
  const isNote = table.header[table.header.length - 1].text === '';
  if (isNote && last && row.cells.length === table.header.length) {
    const lines = [...last.lines, line];
    row.cells[table.header.length - 1] = {
      ...last,
      ...around(lines),
      lines,
      text: lines.map((each) => each.text).join(' '),
    };
  } else {
    if (!isNote) {
      table.header.push({ ...blockOf(line), text: '' });
      table.parents.push(undefined);
    }
    row.cells[table.header.length - 1] = blockOf(line);
  }
  row.y1 = Math.max(row.y1, segment.y1);
}
