import { readTypeIn } from '../fields/values/index.js';
import { withoutUnticked } from '../layout/index.js';
import { matchesOf } from '../matches.js';
import type { ReadType } from '../results.js';
import { foundInLine, type Found } from './found.js';
import { cellsAbove, type Cell, type Line } from './lines.js';
import { kindIn, type Area } from './reading-dates.js';
import type { Reading, ReadingPair } from './reading-pairs.js';

/** What letters beside readings mean. */
export type Legend = Map<string, ReadType>;

const LETTER_AFTER_DIGIT = /\d\s*\(?([A-Za-z])\)?(?=\s|$|[.,;])/;
const LETTER_ALONE = /(?:\d\s*|^)\(?([A-Za-z])\)?(?=\s|$|[.,;])/;

/** How a reading came about, by the words of an area or by a letter that the legend knows. */
export function typeIn(
  { line, start, worth }: Area,
  printed: string,
  legend: Legend,
  cell = false,
): Found<ReadType> | undefined {
  const text = withoutUnticked(printed);
  const letter = (cell ? LETTER_ALONE : LETTER_AFTER_DIGIT).exec(text);
  const known = letter && legend.get(letter[1]);
  const type = kindIn(text);
  if (known && (!type || type.end - type.start === 1)) {
    const at = start + letter.index + letter[0].indexOf(letter[1]);
    return foundInLine(line, at, at + 1, known, worth);
  }
  return type && foundInLine(line, start + type.start, start + type.end, type.type, worth * type.confidence);
}

const NO_LETTER = /\bno letter(?:\s*[=:–-]|\s+(?:means?|is|stands for|says|shows))?\s+(?:that )?([^.;]{3,40})/i;

/** What the letters beside readings mean, where the bill says: "A = actual reading, E = estimated by us". */
export function legendOf(lines: readonly Line[]): Legend {
  const legend: Legend = new Map();
  const entry =
    /(?:^|[\s(,;'"])([A-Z]|[a-z](?=\s*[=:]))['"]?(?:\s*[=:]\s*(?=[A-Za-z])|\s*(?:-|–|means|is|stands for)?\s+(?=[a-z]))([A-Za-z](?:(?!\s{2}|\s[A-Z]\s?[\s=:])[^,;=.]){3,40})/g;
  for (const line of lines) {
    for (const match of matchesOf(line.text, entry)) {
      const type = isArticle(match) ? undefined : readTypeIn(match[2]);
      if (type && type.confidence > 0.9 && type.start < 12) legend.set(match[1], type.type);
    }
    const bare = NO_LETTER.exec(line.text);
    const meant = bare && readTypeIn(bare[1]);
    if (meant && meant.confidence > 0.9) legend.set('', meant.type);
  }
  return legend;
}

/** "A customer reading is one that you gave us": no letter, though "A actual" explains one. */
const isArticle = ([whole, letter, meaning]: readonly string[]): boolean =>
  /^a$/i.test(letter) && !/[=:–-]|\b(?:means|is|stands for)\b/.test(whole.split(meaning)[0]) && !/^a/i.test(meaning);

/** A reading with no letter behind it, where the paper says what that means. */
export function withoutLetter({ figure, values: { line } }: Reading, legend: Legend): Found<ReadType> | undefined {
  const type = legend.get('');
  const isBare = !/^\s?\(?[A-Z]\)?(?=\s|$)/.test(line.text.slice(figure.end));
  return type && isBare ? foundInLine(line, figure.start, figure.end, type, 0.85) : undefined;
}

/** "A/C" before a number is the account. */
const ACCOUNT = /^a\/c$/i;
/** Words or letters, and no number with letters in it: "A-5F20B91C" is an account. */
const OPENS_AND_CLOSES = /^(\p{L}+)(?:\s*[/,–-]\s*|\s(?:then|to)\s)(\p{L}+)$/u;

/** "Kind of reading   Actual then estimated": the kinds of both readings, in a line that says that they are. */
export function kindsInTurn(lines: readonly Line[], legend: Legend): Found<ReadType>[] | undefined {
  const told = lines.flatMap((line) =>
    /\bread/i.test(line.text) ? line.cells.flatMap((cell) => [bothIn(cell, line, legend) ?? []]) : [],
  );
  const [kinds, ...others] = told.filter(({ length }) => length > 0);
  return others.length === 0 ? kinds : undefined;
}

/** "A/E", "A-E" in the readings' line, or in the only such cell of the paper: the kinds of the first and of the last reading. */
export function pairedTypes(
  reading: Reading,
  other: Reading,
  lines: readonly Line[],
  legend: Legend,
): Found<ReadType> | undefined {
  const kinds = (line: Line): Found<ReadType>[][] =>
    line.cells.flatMap((cell) => {
      const both = bothIn(cell, line, legend);
      return both ? [both] : [];
    });
  const own = kinds(reading.values.line);
  const elsewhere = lines.filter(({ cells: [{ text }] }) => !ACCOUNT.test(text));
  const [pair, ...others] = own.length > 0 ? own : elsewhere.flatMap(kinds);
  const opens = reading.figure.value <= other.figure.value;
  return pair && others.length === 0 ? pair[opens ? 0 : 1] : undefined;
}

/** The two kinds that a cell names, the first reading's before the last one's. */
function bothIn(cell: Cell, line: Line, legend: Legend): Found<ReadType>[] | undefined {
  const kinds = OPENS_AND_CLOSES.exec(cell.text)
    ?.slice(1)
    .flatMap((text, i) => {
      const start = cell.start + (i === 0 ? cell.text.indexOf(text) : cell.text.lastIndexOf(text));
      return typeIn({ line, start, end: start + text.length, worth: 0.9 }, text, legend, true) ?? [];
    });
  return kinds?.length === 2 ? kinds : undefined;
}

const HEADS_KIND = /\b(?:type|status|basis|source|kind)\b/i;

/** The kind in the line of its own that stands right behind that of a reading, as "Status   Est" behind "Read   4711". */
export function kindBehind({ values }: Reading, lines: readonly Line[], legend: Legend): Found<ReadType> | undefined {
  const line = lines[values.line.index + 1];
  const [head, kind, ...more] = line?.page === values.line.page ? line.cells : [];
  if (!kind || more.length > 0 || !HEADS_KIND.test(head.text) || /\d/.test(line.text)) return undefined;
  return typeIn({ line, start: kind.start, end: kind.end, worth: 0.93 }, kind.text, legend, true);
}

/** Under "Reading type" the one kind in the row of both readings is that of either. */
export function kindOfBoth(
  { opening, closing }: ReadingPair,
  lines: readonly Line[],
  legend: Legend,
): Found<ReadType> | undefined {
  const { line } = opening.values;
  if (line !== closing.values.line) return undefined;
  const kinds = line.cells.flatMap((cell) => {
    if (bothIn(cell, line, legend)) return [];
    const type = typeIn({ line, start: cell.start, end: cell.end, worth: 0.93 }, cell.text, legend, true);
    return type ? [{ cell, type }] : [];
  });
  const [only, ...others] = kinds;
  const isHeaded =
    only && HEADS_KIND.test(cellsAbove(only.cell, line, lines).find(({ text }) => !readTypeIn(text))?.text ?? '');
  return isHeaded && others.length === 0 && !/\d/.test(only.cell.text) ? only.type : undefined;
}
