import type { Block, Segment } from '../layout/index.js';
import { around } from '../layout/geometry.js';
import type { Word } from '../page.js';
import type { Part } from './rows.js';
import { matchesOf } from '../matches.js';

/** Where a statement ends and the next one begins. Short forms ("no. 5", "St. Anne") end none. */
const SENTENCE_END =
  /(?<!\b(?:no|nos|st|mr|mrs|ms|dr|co|ltd|ref|incl?|excl?|approx|tel|vs|e\.g|i\.e)\.)(?<=[.!?])\s+(?=[A-Z£(\d])/i;
const CLAUSE_END =
  /,\s+(?=(?:and )?(?:so|making|giving|leaving|less|plus|then|bringing|on which|of which|to which)\b)/i;
/** ", and the standing charge of", ", and the total of this invoice": the next charge of a list, or its sum. */
const NEXT_CHARGE =
  /,\s+(?=(?:and|with|plus)\s+(?:(?:the|a|an|our|your|daily|monthly|quarterly|annual|yearly|grand|net|whole)\s+)*(?:[Ss]tanding|VAT|V\.A\.T|[Vv]alue [Aa]dded|[Cc]limate|[Ll]evy|CCL|[Tt]otal|[Ss]um|[Ii]nvoice|[Bb]ill|[Aa]mount|[Bb]alance)\b)/;
/** "; the same month of last year was 900 kWh": from here on the statement is of another time. */
const OTHER_TIME =
  /;\s+(?=(?:(?:in|at|for|during) )?(?:the )?(?:same (?:month|quarter|period|time|season)|last year|previous year|year before)\b|a year (?:ago|before|earlier)\b)/i;
const BREAK = new RegExp(
  [SENTENCE_END, CLAUSE_END, NEXT_CHARGE, OTHER_TIME].map(({ source }) => source).join('|'),
  'g',
);

/** Turns rows of running text into rows of one statement each, so that an amount stands beside its own words only. */
export function inClauses(rows: readonly Part[][]): Part[][] {
  const done = new Set<Block>();
  const isRunning = (row: Part[]): boolean =>
    row.length === 1 && (row[0].block.kind === 'prose' || readsAsText(row[0].block.text));
  return rows.flatMap((row) => {
    if (!isRunning(row)) return [row];
    const { block } = row[0];
    if (done.has(block)) return [];
    const own = rows.filter((other) => isRunning(other) && other[0].block === block);
    // lines with an amount beside them are no running text
    if (own.flatMap((other) => other[0].segments).length < block.lines.length) return [row];
    done.add(block);
    return clausesOf(block).map((part) => [part]);
  });
}

const SHORTEST_TEXT = 50;

/** Sentences full of figures can look like cells of a table. */
function readsAsText(text: string): boolean {
  const small =
    text.match(/\b(?:the|this|that|is|was|are|you|your|we|which|for|from|and|so|please|will|of)\b/gi)?.length ?? 0;
  return text.length >= SHORTEST_TEXT && small >= 3 && small / text.split(' ').length >= 0.12;
}

function clausesOf(block: Block): Part[] {
  const words = block.lines.flatMap((line) => line.words.map((word) => ({ line, word })));
  const text = words.map(({ word }) => word.text).join(' ');
  const breaks = matchesOf(text, BREAK).map((match) => match.index + match[0].length);
  const parts: Part[] = [];
  let at = 0;
  let current: { line: Segment; word: Word }[] = [];
  const close = (): void => {
    if (current.length > 0) parts.push(partOf(block, current));
    current = [];
  };
  for (const entry of words) {
    if (breaks.includes(at)) close();
    current.push(entry);
    at += entry.word.text.length + 1;
  }
  close();
  return parts;
}

/** The part that some words of a block are, cut out of its lines. */
function partOf(block: Block, words: readonly { line: Segment; word: Word }[]): Part {
  const lines = [...new Set(words.map(({ line }) => line))];
  const segments = lines.map((line) => {
    const own = words.filter((entry) => entry.line === line).map(({ word }) => word);
    return { ...line, ...around(own), words: own, text: own.map((word) => word.text).join(' ') };
  });
  return { ...around(segments), block, segments, text: segments.map((segment) => segment.text).join(' ') };
}
