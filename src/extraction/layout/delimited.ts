import type { Word } from '../page.js';
import { block } from './blocks.js';
import { asManyAs, type Field, fieldsOf, fieldsRead } from './delimited-fields.js';
import { around } from './geometry.js';
import type { LabelMatch } from './label-match.js';
import type { Lexicon } from './lexicon.js';
import type { Block, Pair, Segment, Table } from './model.js';
import { wholeOf } from './passages.js';
import { segmentOf } from './segments.js';

/** How many such lines a page must have, so that any of them is believed to be one. */
const LEAST_LINES = 4;
/** Fields of a line that is a row of a table. */
const LEAST_CELLS = 4;
/** Words of a bare field that a picture was read to have, at most: with more the line is a sentence. */
const MOST_WORDS = 2;

/** What a page has of comma-separated values, and the segments that are none. */
export interface Delimited {
  rest: Segment[];
  blocks: Block[];
  pairs: Pair[];
  tables: Table[];
}

interface Line {
  segment: Segment;
  fields: Field[];
}

/**
 * Reads lines of comma-separated values, as lists that are made by programs have them: `supplier,"Drax"` is a label and its
 * value, a line of names and the lines under it are a table. A line of text between two rows goes on with the upper one.
 *
 * @param lenient the page is a picture: once some of its lines are such ones, others are that were read with blanks
 */
export function delimitedOf(segments: readonly Segment[], lexicon: Lexicon, lenient: boolean): Delimited {
  const found: Delimited = { rest: [...segments], blocks: [], pairs: [], tables: [] };
  const lines = new Map(segments.flatMap((segment) => lineOf(segment)).map((line) => [line.segment, line]));
  const wide = [...lines.values()].filter(isWide);
  if (lines.size < LEAST_LINES || (wide.length < 2 && !segments.some((each) => /^\w+_\w+,/.test(each.text))))
    return found;
  if (lenient)
    for (const line of segments.flatMap((segment) => (lines.has(segment) ? [] : lineRead(segment, lexicon))))
      lines.set(line.segment, line);
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
    if (!isWide(line)) {
      const cells = cellsOf(line);
      const pairs = pairOf(cells, lexicon);
      // A row that a picture has in two pieces ends no table.
      if (pairs.length > 0 || !lenient) table = undefined;
      found.blocks.push(...cells.filter((cell) => cell !== undefined));
      found.pairs.push(...pairs);
    } else if (!table || !addRow(table, line, lenient)) {
      const under = tableUnder(line, lexicon);
      if (under) found.tables.push(under);
      if (under || !lenient) table = under;
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
  const fields = fieldsOf(text) ?? [];
  // "292,115 kWh" is one number.
  if (fields.length < LEAST_CELLS && !text.includes('"') && /\d,\d{3}(?!\d)/.test(text)) return [];
  return fields.length >= 2 ? [{ segment, fields }] : [];
}

/** A line that was read with blanks beside its commas: a label with its value, or a row of short fields. */
function lineRead(segment: Segment, lexicon: Lexicon): Line[] {
  const line = { segment, fields: fieldsRead(segment.text) ?? [] };
  const [first] = line.fields;
  if (isWide(line))
    return line.fields.every(({ isQuoted, text }) => isQuoted || text.split(' ').length <= MOST_WORDS) ? [line] : [];
  if (line.fields.length !== 2 || first.isQuoted) return [];
  const [name] = cellsOf(line);
  return name && labelOf(name, lexicon) ? [line] : [];
}

const isWide = ({ fields }: Line): boolean => fields.length >= LEAST_CELLS;

const cellsOf = ({ segment, fields }: Line): (Block | undefined)[] => fields.map((field) => cellOf(segment, field));

/** A cell out of a field of a line, with its share of the boxes of the words. Underscores are blanks. */
function cellOf(segment: Segment, { start, text: value }: Field): Block | undefined {
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

function pairOf([name, value]: (Block | undefined)[], lexicon: Lexicon): Pair[] {
  const label = name && labelOf(name, lexicon);
  if (!label || !value) return [];
  return [{ label, labelBlock: name, value: wholeOf(value), relation: 'right', fit: 0.9 }];
}

/** A table under a line of names, of which most are labels. */
function tableUnder(line: Line, lexicon: Lexicon): Table | undefined {
  const { segment } = line;
  const header = cellsOf(line).map((cell) => cell ?? blockOf(segment));
  for (const cell of header) cell.label = labelOf(cell, lexicon);
  if (header.filter((cell) => cell.label).length < 0.5 * header.length) return undefined;
  return { page: segment.page, header, parents: header.map(() => undefined), rows: [], box: around([segment]) };
}

/** Adds a line to a table; false where it has not as many fields. */
function addRow(table: Table, { segment, fields }: Line, lenient: boolean): boolean {
  const columns = table.header.filter(({ text }) => text !== '').length;
  const isAlike = Math.abs(fields.length - table.header.length) <= 1;
  const own = lenient ? asManyAs(columns, fields) : isAlike ? fields : undefined;
  if (!own) return false;
  const read = cellsOf({ segment, fields: own });
  const cells = table.header.map((_, i) => read[i]);
  table.rows.push({ table, index: table.rows.length, cells, ...around([segment]) });
  table.box = around([table.box, segment]);
  return true;
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
