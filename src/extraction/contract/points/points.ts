import type { Candidate } from '../../fields/candidates.js';
import { findSupplyNumbers, isTopLine, nameLikeness, supplyTypeIn } from '../../fields/values/index.js';
import {
  headingsOver,
  isHypothetical,
  isInExample,
  rowsOfCells,
  sentenceAt,
  type Block,
  type Layout,
  type Pair,
  type Passage,
  type Row,
} from '../../layout/index.js';
import { concludedLabel } from '../labels/concluded-label.js';
import { cardsOf, nameOf } from './cards.js';
import { gasNumbersSaid } from './gas-numbers-said.js';
import { areTitles, isShaped, isTitle } from './names.js';
import { nameByHeadings } from './names-in-headings.js';
import { namesInLines } from './names-in-lines.js';
import type { Point } from './point.js';
import { pointsWithoutNumber } from './without-number.js';
import { readingOf } from '../readers/reading-of.js';

/** Least confidence of a number that is taken for a meter point. */
const LEAST = 0.4;

/** "Site 2: Foundry", "Premises B - Main works", "Supply point 1 of 2: Plant Room", "2.1 Electricity supply 1: Dairy". */
const SITE_TITLE =
  /^(?:\(?(?:\d{1,2}(?:\.\d{1,2})?|[A-Z])[.)]?\s+)?(?:(?:electricity|gas)\s+)?(?:(?:site|premises|location|property|building)\s*(?:no\.?\s*)?[0-9A-Z]{0,3}|(?:supply|meter) point(?:\s+(?:no\.?\s*)?\d{1,3})?|supply(?:\s+(?:no\.?\s*)?(?:\d{1,3}|[A-Z]))?)(?:\s+of\s+\d{1,3})?\s*[:–-]\s*(\p{Lu}[\p{L}\d '’&().-]{1,50})$/iu;

/** The meter points that the paper names, in the order of its pages. */
export function pointsOf(layout: Layout, candidates: readonly Candidate[]): Point[] {
  const labelled = candidates.filter(({ field }) => field === 'mpan' || field === 'mprn') as Candidate<string>[];
  const bare = new Set([...unlabelled(layout), ...gasNumbersSaid(layout)]);
  const mentions = [...labelled, ...bare];
  const misread = misreadMpans(mentions, layout);
  const measured = quantitiesOf(layout);
  const points = new Map<string, Point>();
  for (const mention of mentions) {
    if (mention.confidence < LEAST || misread.has(mention) || inExample(mention)) continue;
    if (isBesideMpan(mention, mentions) || measured.has(mention.passage.block)) continue;
    const point = points.get(mention.value);
    const again = point?.mentions.some((other) => other.passage.block === mention.passage.block);
    if (again && bare.has(mention)) continue;
    if (point) point.mentions.push(mention);
    else
      points.set(mention.value, {
        number: mention.value,
        type: mention.field === 'mpan' ? 'electricity' : 'gas',
        mentions: [mention],
        names: [],
      });
  }
  if (points.size === 0) return pointsWithoutNumber(layout, candidates);
  const found = [...points.values()].sort((a, b) => firstPlace(a) - firstPlace(b));
  nameSites(layout, found, candidates);
  return found;
}

/** What stands beside the label of a consumption or a capacity is no number of a meter point, whatever heads its column. */
const quantitiesOf = (layout: Layout): Set<Block> =>
  new Set(
    layout.pairs
      .filter(({ relation, fit, label }) => relation === 'right' && fit >= 0.6 && isQuantity(label.concepts))
      .map(({ value }) => value.block),
  );

const isQuantity = (concepts: readonly string[]): boolean =>
  concepts.every((each) =>
    /^(?:estimatedAnnualConsumption|previous12MonthsConsumption|maximumImportCapacity)$/.test(each),
  );

/**
 * True where the label of a would-be gas meter's number has an MPAN in another place: one of the two is not its value; and
 * where the number is the upper line of the MPAN's supply number ("04 863 204" beside "15 7257 1015 180").
 */
function isBesideMpan({ field, value, pair }: Candidate<string>, mentions: readonly Candidate[]): boolean {
  if (field !== 'mprn' || !pair || pair.relation === 'column' || pair.label.concepts.includes('mprn')) return false;
  return mentions.some(
    (other) =>
      other.field === 'mpan' &&
      other.confidence > LEAST &&
      other.pair?.labelBlock === pair.labelBlock &&
      (other.pair.relation !== pair.relation || isUpperLine(value)),
  );
}

const isUpperLine = (digits: string): boolean =>
  /^\d{8,9}$/.test(digits) && isTopLine(digits.slice(0, 2), digits.slice(2, -3), digits.slice(-3));

/** In a column of MPANs a shorter number is what is left of one, not the number of a gas meter point. */
function misreadMpans(mentions: readonly Candidate<string>[], layout: Layout): Set<Candidate<string>> {
  const optionsOf = readingOf(layout);
  const columns = new Map<Block, Candidate<string>[]>();
  for (const mention of mentions) {
    const label = mention.pair?.relation === 'column' ? mention.pair.labelBlock : undefined;
    if (label) columns.set(label, [...(columns.get(label) ?? []), mention]);
  }
  const found = new Set<Candidate<string>>();
  for (const column of columns.values()) {
    const gas = column.filter((each) => each.field === 'mprn');
    if (column.length - gas.length >= 3 * gas.length)
      for (const each of gas)
        if (!saysGas(each) && (optionsOf(each.passage.block).ocr || !isAskedForGas(each))) found.add(each);
  }
  return found;
}

const saysGas = (mention: Candidate): boolean =>
  mention.pair?.row?.cells.some((cell) => cell !== undefined && supplyTypeIn(cell.text) === 'gas') ?? false;

/** "MPAN / MPRN", "Supply point": the head of the column asks for gas meter points too, and the cell is nothing but one. */
const isAskedForGas = ({ pair, passage }: Candidate): boolean =>
  pair !== undefined &&
  pair.label.concepts.some((each) => each.startsWith('mprn')) &&
  passage.block.text.trim() === passage.text.trim();

const firstPlace = (point: Point): number =>
  Math.min(...point.mentions.map((mention) => mention.passage.block.index * 1000 + mention.passage.start));

/** MPANs that pass their check digit stand for themselves, with a label or without. */
function unlabelled(layout: Layout): Candidate<string>[] {
  const optionsOf = readingOf(layout);
  const found: Candidate<string>[] = [];
  const rows = rowsOfCells(layout);
  for (const block of layout.blocks) {
    if (block.kind === 'setAside' || !/\d.*\d.*\d/.test(block.text)) continue;
    for (const number of findSupplyNumbers(block.text, optionsOf(block))) {
      if (!number.value.valid || number.confidence < 0.8) continue;
      const passage = { block, start: number.start, end: number.end, text: number.text };
      found.push({
        field: 'mpan',
        value: number.value.core,
        confidence: 0.8 * number.confidence,
        passage,
        pair: pairIn(rows.get(block), passage),
        repaired: number.repaired,
      });
    }
  }
  return found;
}

/** A number of electricity under a head that asks for one of gas, "Meter point reference", stands in its row none the less. */
function pairIn(row: Row | undefined, value: Passage): Pair | undefined {
  if (!row) return undefined;
  const head = row.table.header[row.cells.indexOf(value.block)];
  const isAsked = head.label?.concepts.some((each) => each.startsWith('mprn')) ?? false;
  if (!isAsked || value.block.text !== value.text) return undefined;
  const label = concludedLabel('mpan', head.text, true);
  return { label, labelBlock: head, value, relation: 'column', fit: 0.7, row };
}

function inExample(mention: Candidate<string>): boolean {
  const { block, start } = mention.passage;
  if (isInExample(block.text, start)) return true;
  const sentence = sentenceAt(block.text, start);
  return sentence !== undefined && isHypothetical(sentence.text);
}

/** Gives each point the names of its site: of its row, of the text before its number, of the heading over it. */
function nameSites(layout: Layout, points: readonly Point[], candidates: readonly Candidate[]): void {
  const names = candidates.filter((each) => each.field === 'siteName') as Candidate<string>[];
  for (const point of points) {
    const found = new Set<string>();
    for (const mention of point.mentions) {
      const row = mention.pair?.row;
      for (const name of names) if (row && name.pair?.row === row) found.add(name.value);
      for (const title of columnTitles(mention, points)) found.add(title);
      const before = titleBefore(mention.passage.block, mention);
      if (before) found.add(before);
      for (const heading of headingsOver(mention.passage.block).slice(0, 2)) {
        const title = SITE_TITLE.exec(heading.text)?.[1];
        // "Supply – working days before the start" names no site.
        if (title && /^\p{Lu}/u.test(title)) found.add(title.trim());
      }
    }
    point.names = [...found];
  }
  if (points.length > 1 && 2 * names.length < points.length && points.every((point) => point.names.length === 0))
    nameByHeadings(points, valuesOf(candidates));
  if (!points.every((point) => point.names.length === 0)) return;
  const inLines = points.length > 1 && names.length === 0 ? namesInLines(layout, points) : undefined;
  if (inLines) points.forEach((point, i) => (point.names = [inLines[i]]));
  else if (names.length < points.length) nameByCards(layout, points);
  else nameInTurn(points, names);
}

/** The name of each site, with its label, before the number of its point: a name, a number, a name, a number. */
function nameInTurn(points: readonly Point[], names: readonly Candidate<string>[]): void {
  const places = new Map(names.filter(({ pair }) => pair && !pair.row).map((each) => [each.passage.block.index, each]));
  const turns = [...places].sort(([one], [other]) => one - other).map(([, each]) => each);
  const indexOf = (point: Point): number => Math.min(...point.mentions.map(({ passage }) => passage.block.index));
  const inTurn = points.every((point, i) => {
    const [own, next] = [turns[i], turns[i + 1]].map((each) => each?.passage.block.index);
    return own < indexOf(point) && (next === undefined || indexOf(point) < next);
  });
  if (turns.length === points.length && inTurn) points.forEach((point, i) => (point.names = [turns[i].value]));
}

/** Cards with the name of a site in their first line. */
function nameByCards(layout: Layout, points: readonly Point[]): void {
  const cards = cardsOf(layout, points);
  const printed = new Map(cards.map(({ point, title }) => [point, title ? nameOf(title) : '']));
  const known = new Set(printed.values());
  // "Gas Head Office" beside "Head Office" of the electricity: what stands before the name is the fuel.
  const withoutFuel = (title: string): string => {
    const name = title.replace(/^(?:electricity|gas|power) /i, '');
    return known.has(name) ? name : title;
  };
  const titles = new Map([...printed].map(([point, title]) => [point, withoutFuel(title)]));
  const own = new Set([...titles].map(([{ type }, title]) => `${type} ${title}`));
  // The electricity and the gas of a site have one name.
  if (titles.size < points.length || own.size < points.length || new Set(titles.values()).size < 2) return;
  if (!areTitles([...titles.values()])) return;
  for (const [point, title] of titles) if (isShaped(title)) point.names = [title];
}

/** What is read under a label or beside it as something else names no site, in whatever type it is. */
const valuesOf = (candidates: readonly Candidate[]): Set<Block> =>
  new Set(
    candidates
      .filter(({ field, pair, confidence }) => pair && confidence > LEAST && !/^(?:site|customer)/.test(field))
      .filter(({ pair, passage }) => pair!.labelBlock !== passage.block)
      .map(({ passage }) => passage.block),
  );

/** Where points stand side by side: the names at the head of a point's column. */
function columnTitles(mention: Candidate<string>, points: readonly Point[]): string[] {
  const { pair, passage } = mention;
  if (pair?.relation !== 'right' || (pair.siblings ?? 0) < 2) return [];
  const side = points.filter((point) => point.mentions.some((other) => other.pair?.labelBlock === pair.labelBlock));
  if (side.length < 2 || !pair.over || pair.over.label || nameLikeness(pair.over.text).kind === 'company') return [];
  const lines = pair.over.lines.map((line) => line.text.trim()).filter((line) => isTitle(line));
  return lines.slice(0, 1).filter(() => pair.over !== passage.block);
}

/** Words that end no name. */
const UNENDED = /\b(?:will|shall|are|is|have|has|for|at|on|of|to|in|the|an?|and|with|through|by|our|your|this|its)$/i;

/** "Shop, supply number 19 ...": the words before the label of a number that stands alone in its line. */
function titleBefore(block: Block, mention: Candidate<string>): string | undefined {
  if (block.kind !== 'cell' || mention.pair?.relation !== 'inline') return undefined;
  const before = block.text
    .slice(0, mention.pair.label.start)
    .replace(/[\s,:;(–-]+$/, '')
    .trim();
  // "We will supply the meter point ...", "For MPRN ...": a sentence.
  return isTitle(before) && !UNENDED.test(before) ? before : undefined;
}
