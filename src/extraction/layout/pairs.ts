import { bodyCells, columnPairs, GUESS } from './column-pairs.js';
import { around, middleY, sameLine } from './geometry.js';
import { leadOfMeaning, meaningBeside } from './definitions.js';
import type { Gutter } from './gutters.js';
import type { LabelMatch, Lexicon } from './lexicon.js';
import type { Block, Pair, Table } from './model.js';
import { itemUnder } from './numbered-terms.js';
import { wholeOf } from './passages.js';
import { hasOwnLabel, leadOf, startsWithLabel } from './leading-label.js';
import { areHeads, belowFit, belowOf, headerOver, rightFit, rightOf, UNIT_ONLY, withOptions } from './places.js';
import { withTwofold } from './twofold.js';
import { isUnitOfFigure } from './units-of-figures.js';

/** What a text under a label fits at most where another stands beside the label. */
const BESIDE = 0.5;

/** A page as its pairs are found on it. */
export interface LaidOut {
  blocks: Block[];
  tables: Table[];
  gutters: Gutter[];
  /** Labels that stand under their values. */
  captions: Map<Block, Block>;
}

/** All label/value pairs of one page that its geometry allows. */
export function pairsOf({ blocks, tables, gutters, captions }: LaidOut, lexicon: Lexicon, lenient: boolean): Pair[] {
  const width = blocks.length > 0 ? around(blocks).x1 : 0;
  const cells = blocks.filter(
    (block) =>
      block.kind === 'cell' || (block.kind === 'prose' && block.lines.length <= 4 && block.x1 - block.x0 < 0.5 * width),
  );
  const said = blocks.filter((block) => block.kind !== 'setAside');
  const pairs: Pair[] = [];
  const headers = new Set<Block>();
  for (const table of tables) {
    table.header.forEach((header) => headers.add(header));
    table.parents.forEach((parent) => parent && headers.add(parent));
    pairs.push(...columnPairs(table, lexicon, lenient));
  }
  const inBody = bodyCells(tables);
  const own = new Set(
    cells.filter((cell) => hasOwnLabel(cell, lexicon, lenient) || startsWithLabel(cell.text, lexicon, lenient)),
  );
  const labels = cells.filter(
    (block) =>
      block.label &&
      !inBody.has(block) &&
      !captions.has(block) &&
      !isUnitOfFigure(block, cells) &&
      !(isNamedLikeLabel(block, cells) && !headers.has(block)),
  );
  for (const [block, over] of captions) {
    pairs.push({ label: block.label!, labelBlock: block, value: wholeOf(over), relation: 'above', fit: 0.9 });
  }
  const valuesBeside = (block: Block): Block[] => {
    const right = headers.has(block) ? [] : rightOf(block, cells, gutters, own);
    return right.length > 0 && areHeads(block, right[0], cells) ? [] : right;
  };
  const beside = new Map(labels.map((block) => [block, valuesBeside(block)]));
  if (lenient)
    pairAskew(
      labels.filter((block) => !headers.has(block)),
      cells,
      beside,
    );
  for (const block of labels) {
    const right = beside.get(block)!;
    right.forEach((value, i) => {
      const over = right.length > 1 ? headerOver(value, cells, block, right) : undefined;
      pairs.push({
        label: block.label!,
        labelBlock: block,
        value: meaningBeside(value),
        relation: 'right',
        fit: rightFit(block, value, i),
        over,
        siblings: right.length,
      });
    });
    if (headers.has(block)) continue;
    // Sentences stand under a question; under a label they are notes.
    const below = belowOf(block, block.text.endsWith('?') ? said : cells);
    if (below && !own.has(below) && !startsWithLabel(below.text, lexicon, lenient))
      pairs.push({
        label: block.label!,
        labelBlock: block,
        value: wholeOf(itemUnder(block, below, said)),
        relation: 'below',
        fit: belowFit(block, below, right),
      });
  }
  pairs.push(...guessedPairs(cells, said, own, pairs, headers, gutters, lexicon));
  for (const block of blocks) {
    if (block.kind === 'setAside' || captions.has(block)) continue;
    // "Tariff offered" beside its value is a label as a whole.
    const named =
      block.label !== undefined &&
      !/[:\d]/.test(block.text) &&
      /^\s+\p{Ll}/u.test(block.text.slice(block.label.end)) &&
      (beside.get(block)?.length ?? 0) > 0;
    if (block.kind === 'prose' || !block.label || (block.label.qualifier !== '' && !named))
      pairs.push(...inlinePairs(withOptions(block, cells), lexicon, lenient));
  }
  const named = cells.filter((block) => !block.label && !inBody.has(block) && block.text.includes(' / '));
  return withTwofold(
    pairs,
    new Map([...beside, ...named.map((block) => [block, valuesBeside(block)] as const)]),
    lexicon,
    lenient,
  );
}

/** "BROKER | BAYSIDE ENERGY CONSULTANTS | COMMISSION": between two labels a text with a label in it is the value of the first. */
function isNamedLikeLabel(block: Block, cells: readonly Block[]): boolean {
  if (block.label?.qualifier === '') return false;
  const line = cells.filter((cell) => cell !== block && sameLine(cell, block));
  const left = line.filter((cell) => cell.x1 <= block.x0 + 1).sort((a, b) => b.x1 - a.x1)[0];
  const right = line.filter((cell) => cell.x0 >= block.x1 - 1).sort((a, b) => a.x0 - b.x0)[0];
  return left?.label?.qualifier === '' && right?.label?.qualifier === '';
}

/** Texts that are surely values: the first beside a label, and those under one that has nothing beside it. */
function valuesOf(pairs: readonly Pair[]): Set<Block> {
  const beside = new Set<Block>();
  const values = new Set<Block>();
  for (const { labelBlock, relation, value, fit } of pairs) {
    if (relation === 'below' && fit <= BESIDE) continue;
    if (relation === 'right' && beside.has(labelBlock)) continue;
    if (relation === 'right') beside.add(labelBlock);
    values.add(value.block);
  }
  return values;
}

/** Pairs of texts that are no value of a known label and may be labels by their words. */
function guessedPairs(
  cells: readonly Block[],
  said: readonly Block[],
  own: ReadonlySet<Block>,
  known: readonly Pair[],
  headers: ReadonlySet<Block>,
  gutters: readonly Gutter[],
  lexicon: Lexicon,
): Pair[] {
  const values = valuesOf(known);
  const open = cells.filter((cell) => !cell.label && !values.has(cell) && !headers.has(cell));
  return open.flatMap((block): Pair[] => {
    const label = lexicon.guess(block.text);
    if (!label) return [];
    // "Name of your plan: Steady Fix" has its value with it; only an address goes on under its label.
    if (leadOf(block.text) !== undefined && !label.concepts.some((each) => /address$/i.test(each))) return [];
    const right = rightOf(block, cells, gutters, own).filter((cell) => !values.has(cell));
    const below = belowOf(block, block.text.endsWith('?') ? said : cells);
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

/** "Tariff for each site: Fixed Group 12". */
const FOR_ALL =
  /^ (?:for|at|on|of|to|in) (?:each|every|all|both|the|any)(?: of)?(?: the| your| our)? (?:site|premise|meter|suppl(?:y|ie)|supply point|point|fuel|location)s?(?=\s?[:=])/i;
/** "Registered office of Acme Ltd: 4 Mill Street": of whom a label says something. */
const OF_COMPANY = '(?: of [^:.]{3,60}?\\b(?:ltd|limited|plc|llp)(?=\\s*:))?';
/** What may stand between a label and its value. */
const LEAD = new RegExp(
  `${FOR_ALL.source.replace('^', '^(?:')})?${OF_COMPANY}\\s*(?:\\([^)]*\\))?\\)?\\s*[:=–-]?\\s*`,
  'i',
);

/** Labels inside a text, each with the text up to the next label (or to the end) as its value. */
function inlinePairs(block: Block, lexicon: Lexicon, lenient: boolean): Pair[] {
  const { text } = block;
  const known = lexicon
    .find(text, lenient)
    .filter(
      (label) =>
        !isDefined(text, label) && !isWithinName(text, label) && !isUnitOf(text, label) && !isPremises(text, label),
    );
  const head = block.kind === 'cell' ? guessedHead(text, known, lexicon) : undefined;
  const labels = head ? [head, ...known.filter((label) => label.start >= head.end)] : known;
  const found = labels.filter((label, i) => {
    const before = labels[i - 1];
    return !before || label.start >= before.end + (FOR_ALL.exec(text.slice(before.end))?.[0].length ?? 0);
  });
  return found.map((label, i) => {
    const meaning = leadOfMeaning(text, label);
    const lead = meaning || (LEAD.exec(text.slice(label.end))?.[0].length ?? 0);
    const start = label.end + lead;
    const colon = meaning > 0 || hasColon(text, label);
    const next = found.slice(i + 1).find((other) => endsValue(text, other, start, colon));
    const end = next?.start ?? text.length;
    return {
      label,
      labelBlock: block,
      value: { block, start, end, text: text.slice(start, end) },
      tail: { block, start, end: text.length, text: text.slice(start) },
      relation: 'inline' as const,
      fit: inlineFit(label, colon, block),
    };
  });
}

/** "Acme Ltd of ... (the Supplier)" says what a party is called from there on; what follows is not its value. */
const isDefined = (text: string, { start, end }: LabelMatch): boolean =>
  /\((?:["“'‘][^"”’)]{1,30}["”'’],?\s+(?:or\s+)?)?the\s+["“'‘]?$/i.test(text.slice(0, start)) &&
  /^["”'’]?\)/.test(text.slice(end));

/** "24,784 kWh in the past year", "£9.50 per month", "1st day of May": what a figure is of, and no label of what comes after it. */
const isUnitOf = (text: string, { start, end }: LabelMatch): boolean =>
  (/\d ?p? (?:per|an?|each|every) $|\d(?:st|nd|rd|th) $/i.test(text.slice(0, start)) &&
    /^(?:months?|days?|quarter|year|annum)$/i.test(text.slice(start, end))) ||
  (/\d ?$/.test(text.slice(0, start)) && /^kwh\b.*\b(?:past|last|previous)\b/i.test(text.slice(start, end)));

/** "Unit 3, Cromwell Court": a part of an estate, and no unit of energy. */
const isPremises = (text: string, { start, end }: LabelMatch): boolean =>
  /^units?$/i.test(text.slice(start, end)) && /^ \d{1,3}[A-Z]?(?:,| \p{Lu}\p{Ll})/u.test(text.slice(end));

/** "Mowbray & Partners Ceramics Ltd", "Moorside Supply Company Limited": a word of a name is no label. */
const isWithinName = (text: string, { start, end, words }: LabelMatch): boolean =>
  /^ (?:Ltd|LTD|Limited|LIMITED|plc|PLC|LLP)\b/.test(text.slice(end)) ||
  (words === 1 && /\p{Lu}\p{L}+ (?:&|and) $/u.test(text.slice(0, start)) && /^ \p{Lu}\p{Ll}/u.test(text.slice(end)));

/** What stands before a colon, or before a dash between blanks, may be a label by its words. */
function guessedHead(text: string, known: readonly LabelMatch[], lexicon: Lexicon): LabelMatch | undefined {
  const head = /^[^:]{4,60}?(?=\s?:\s|\s[-–]\s)/.exec(text)?.[0];
  if (!head || known.some((label) => label.start === 0 && label.end >= head.length - 2)) return undefined;
  const label = lexicon.guess(head);
  return label && { ...label, end: head.length };
}

const hasColon = (text: string, label: LabelMatch): boolean =>
  /^\s*(?:\([^)]*\))?\)?(?:\s*[:=]|\s+[-–]\s)/.test(text.slice(label.end).replace(FOR_ALL, ''));

/** What stands right behind a figure is its unit, and what stands alone behind a colon is the value. */
function endsValue(text: string, next: LabelMatch, start: number, colon: boolean): boolean {
  const between = text.slice(start, next.start);
  if (
    /(?:\d|\b(?:one|two|three|four|five|twelve|eighteen|twenty-four|thirty-six))\s?$/i.test(between) &&
    UNIT_ONLY.test(text.slice(next.start, next.end))
  )
    return false;
  // "Price type: Fully fixed": a label without anything behind it is part of the value.
  if (colon && /^[\s.;)]*$/.test(text.slice(next.end))) return false;
  return !colon || between.trim() !== '' || hasColon(text, next);
}

function inlineFit(label: LabelMatch, colon: boolean, block: Block): number {
  if (colon) return label.start === 0 ? 0.95 : 0.85;
  if (block.kind === 'cell' && label.start === 0) return 0.75;
  return 0.55;
}
