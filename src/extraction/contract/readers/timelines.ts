import { partOf, type Candidate } from '../../fields/candidates.js';
import { findDates, findTerms, monthsOf } from '../../fields/values/index.js';
import { sameLine } from '../../layout/geometry.js';
import { wholeOf, type Block, type Layout, type Pair } from '../../layout/index.js';
import { concludedLabel } from '../labels/concluded-label.js';

/** A day, or what stands in place of one ("Any time"), with the words under it or beside it. */
interface Event {
  day: Block;
  words: Block;
  relation: 'above' | 'right';
}

/** How many events make a line of time. */
const LEAST = 3;
const SURE = 0.7;

const OF_CONTRACT = String.raw`\b(?:suppl(?:y|ies)|contract|agreement|prices?|rates?|energy)\b`;
const STARTS = new RegExp(
  String.raw`${OF_CONTRACT}.*\b(?:starts?|begins?|commences?|goes live)$|^(?:start|beginning) of\b.*${OF_CONTRACT}`,
  'i',
);
const ENDS = new RegExp(
  String.raw`${OF_CONTRACT}.*\b(?:ends?|expires?|finish(?:es)?)$|^(?:end|last day) of\b.*${OF_CONTRACT}`,
  'i',
);
/** What happens to others, or before or within the contract. */
const OF_OTHER = /\b(?:notice|first|next|review\w*|chang\w+|old|present|current|previous|out of contract|cooling)\b/i;

/**
 * Days in a row, each with what happens on it under it ("1 July 2026" over "supply and fixed prices start"), or under
 * each other with it beside or under them: when the contract starts and ends. A day that has its words so is the value of no
 * label over it.
 */
export function withTimelines(layout: Layout, candidates: readonly Candidate[]): Candidate[] {
  const events = eventsOf(layout);
  const isOfOther = ({ pair, passage }: Candidate): boolean => {
    const event = pair?.relation === 'below' ? events.get(passage.block) : undefined;
    return event !== undefined && event.words !== pair!.labelBlock;
  };
  const found = [...events.values()].flatMap((event) => (isDay(event.day) ? told(event) : []));
  return [...candidates.filter((each) => !isOfOther(each)), ...found, ...lengthUnder(layout, found)];
}

/** "The last of its 12 months" under what happens on the last day: as long as it is between both days. */
function lengthUnder({ blocks }: Layout, found: readonly Candidate[]): Candidate[] {
  const [start, end] = ['contractStartDate', 'contractEndDate'].map((field) =>
    found.find((each) => each.field === field),
  );
  if (!start || !end || found.some(({ field }) => field === 'contractTermMonths')) return [];
  const months = monthsOf(String(start.value), String(end.value));
  const words = [start, end].map(({ pair }) => pair!.labelBlock);
  const under = blocks.filter((block) =>
    words.some(
      (each) =>
        block.page === each.page &&
        Math.abs(block.x0 - each.x0) < 0.5 * each.fontSize &&
        block.y0 >= each.y1 - 2 &&
        block.y0 - each.y1 < each.fontSize,
    ),
  );
  return under.flatMap((block): Candidate[] => {
    const [term] = findTerms(block.text).filter(({ value }) => value === months);
    if (!term) return [];
    const passage = partOf(wholeOf(block), term.start, term.end);
    return [{ field: 'contractTermMonths', value: term.value, confidence: SURE, passage }];
  });
}

function eventsOf(layout: Layout): Map<Block, Event> {
  const cells = layout.blocks.filter(({ kind, lines }) => kind === 'cell' && lines.length <= 2);
  const days = new Set(cells.filter(isDay));
  if (days.size < 2) return new Map<Block, Event>();
  const under = onceEach((cell) => eventUnder(cell, cells));
  const beside = onceEach((day) => eventBeside(day, cells));
  const columns = [...days].map((day) => [...days].filter((other) => isInColumn(other, day)));
  return new Map(
    [
      ...[...days].map((day) => cells.filter((cell) => isOnLine(cell, day)).flatMap(under)),
      ...columns.map((column) => column.flatMap(under)),
      ...columns.map((column) => column.flatMap(beside)),
    ]
      .filter((line) => line.length >= LEAST && line.filter(({ day }) => days.has(day)).length >= 2)
      .flatMap((line) => line.map((event) => [event.day, event] as const)),
  );
}

function told({ day, words, relation }: Event): Candidate[] {
  const text = words.text.replace(LENGTH, '');
  const field = OF_OTHER.test(text)
    ? undefined
    : STARTS.test(text)
      ? 'contractStartDate'
      : ENDS.test(text)
        ? 'contractEndDate'
        : undefined;
  if (!field) return [];
  const passage = wholeOf(day);
  const label = concludedLabel(field, text);
  const pair: Pair = { label, labelBlock: words, value: passage, relation, fit: 0.9 };
  const date: Candidate = { field, value: findDates(day.text)[0].value, confidence: SURE, passage, pair };
  const [term] = field === 'contractEndDate' ? findTerms(words.text.slice(text.length)) : [];
  return term
    ? [date, { field: 'contractTermMonths', value: term.value, confidence: SURE, passage: wholeOf(words) }]
    : [date];
}

/** "Your contract ends, after 24 months": how long it runs, behind what happens. */
const LENGTH = /,? \(?(?:after|for) \d{1,3} (?:months|years?)\)?$/i;

const isDay = ({ text }: Block): boolean => {
  const [date] = text.length < 32 ? findDates(text) : [];
  return date !== undefined && date.end - date.start >= text.length - 2;
};

/** A day is in as many lines as days stand with it, and has the same event in all of them. */
function onceEach(eventOf: (day: Block) => Event[]): (day: Block) => Event[] {
  const known = new Map<Block, Event[]>();
  return (day) => {
    const event = known.get(day) ?? eventOf(day);
    known.set(day, event);
    return event;
  };
}

const isOnLine = (cell: Block, day: Block): boolean => cell.page === day.page && sameLine(cell, day);

/** Days that begin under each other. */
const isInColumn = (other: Block, day: Block): boolean =>
  other.page === day.page && Math.abs(other.x0 - day.x0) < 0.3 * day.fontSize;

/** The event of a day that has its words close under it and nothing close over it. */
function eventUnder(day: Block, cells: readonly Block[]): Event[] {
  const near = cells.filter((cell) => cell.page === day.page && Math.abs(cell.x0 - day.x0) < 0.5 * day.fontSize);
  const words = near.find((cell) => cell.y0 >= day.y1 - 2 && cell.y0 - day.y1 < day.fontSize);
  const over = near.some((cell) => cell.y1 <= day.y0 + 2 && day.y0 - cell.y1 < day.fontSize);
  return words && !over && !/\d/.test(words.text.replace(LENGTH, '')) ? [{ day, words, relation: 'above' }] : [];
}

/** The event of a day that has its words alone beside it. */
function eventBeside(day: Block, cells: readonly Block[]): Event[] {
  const line = cells.filter((cell) => cell !== day && isOnLine(cell, day));
  const [words, more] = line.sort((a, b) => a.x0 - b.x0);
  return words && !more && words.x0 > day.x1 && !/\d/.test(words.text) ? [{ day, words, relation: 'right' }] : [];
}
