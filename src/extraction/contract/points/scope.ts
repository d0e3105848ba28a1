import { findSupplierNames } from '../../catalogue/index.js';
import type { Candidate } from '../../fields/candidates.js';
import { foldName, fuelOfFigure, fuelOfPart, supplyTypeIn } from '../../fields/values/index.js';
import { headingsOver, rowsOfCells, sentenceAt, type Block, type Layout, type Row } from '../../layout/index.js';
import { overlapX, sameLine } from '../../layout/geometry.js';
import { cardsOf, isIn, type Card } from './cards.js';
import { byFlow } from './flow.js';
import { byFuelRow } from './fuel-rows.js';
import { saidOfAll } from './of-all.js';
import { byBand, byOrder, isProse } from './order.js';
import type { Point, Scope } from './point.js';
import { byNumberInColumn } from './joint-columns.js';
import { byNumberSaid } from './numbers-said.js';
import { byPartSaid } from './parts-said.js';
import { byHeadOfColumn, byReference, bySite, isOfSites } from './references.js';
import { byRuledBand } from './ruled-bands.js';
import { bySide, inPanels } from './sides.js';
import { byTitles, type SiteTitle } from './site-titles.js';

/** Tells for each candidate which supply points it speaks of. */
export function scopesOf(
  layout: Layout,
  points: readonly Point[],
  candidates: readonly Candidate[],
  titles: readonly SiteTitle[] = [],
): Map<Candidate, Scope> {
  const scopes = new Map<Candidate, Scope>();
  if (points.length <= 1) {
    for (const each of candidates) scopes.set(each, points.length === 1 ? [...points] : 'general');
    return scopes;
  }
  const rest: Candidate[] = [];
  const cards = cardsOf(layout, points);
  const titled = byTitles(titles);
  const lined = inLines(candidates, points);
  const rows = rowsOfCells(layout);
  const ruled = byRuledBand(layout, points);
  const said = byNumberSaid(layout, points);
  const general = saidOfAll(points, candidates);
  for (const each of candidates) {
    const scope =
      (isSum(each) ? 'unclear' : undefined) ??
      said(each) ??
      byPartSaid(each, points) ??
      (general.has(each) ? 'general' : undefined) ??
      byFuelBeside(each, points) ??
      titled(each) ??
      byCard(each, cards) ??
      byTable(each, points) ??
      ruled(each) ??
      byColumn(each, points) ??
      lined.get(each) ??
      byRowAround(each, rows, points) ??
      byWords(each, points);
    if (scope) scopes.set(each, scope);
    else rest.push(each);
  }
  for (const tell of [byFuelRow(candidates), bySide, byFlow, byOrder, byBand]) {
    const unscoped = rest.filter((each) => !scopes.has(each));
    for (const [each, scope] of tell(points, unscoped)) scopes.set(each, scope);
  }
  for (const each of rest) {
    if (scopes.has(each)) continue;
    scopes.set(each, byFuelSaid(each, points) ?? (isProse(each) ? undefined : byHeading(each, points)) ?? 'general');
  }
  return scopes;
}

/** "Aggregate expected annual volume: 9,593 MWh.": what several points take together. */
const isSum = ({ field, passage: { block, start } }: Candidate): boolean => {
  const sentence = field.endsWith('Consumption') ? (sentenceAt(block.text, start)?.text ?? '') : '';
  return TOGETHER.test(sentence) || (block.kind === 'prose' && TOTALS.test(sentence));
};
/** In a cell it may be what the registers of one meter take together. */
const TOTALS = /^\W*(?:the )?total\b/i;
const TOGETHER = /^\W*(?:the )?(?:aggregate|combined|portfolio)\b/i;

/** "0.75 p/kWh power, 0.40 p/kWh gas", "Electricity: Steady Power. Gas: Steady Gas" beside one label: each is of its fuel. */
function byFuelBeside({ field, passage, pair }: Candidate, points: readonly Point[]): Scope | undefined {
  const { block, start, end } = passage;
  const isFigure = pair !== undefined && block.kind === 'cell' && /^[£\d]/.test(passage.text);
  const ofProduct = pair && field === 'tariffName' ? fuelOfPart(block.text, start) : undefined;
  const fuel = isFigure ? fuelOfFigure(block.text, start, end) : ofProduct;
  const ofFuel = points.filter((point) => point.type === fuel);
  return fuel && ofFuel.length > 0 ? ofFuel : undefined;
}

/** What stands in the card of a point, with its label, belongs to the point. */
function byCard({ field, passage, pair }: Candidate, cards: readonly Card[]): Scope | undefined {
  // The name of a site is no label of what stands beside it, but "Shop name" at the head of a card is one.
  const isHead = cards.some(({ title }) => title !== undefined && title === pair?.labelBlock);
  if (field === 'siteName' && isHead && pair?.label.qualifier !== '') return 'unclear';
  const own = cards.filter((card) => isIn(passage.block, card) && (!pair || isIn(pair.labelBlock, card)));
  return own.length === 1 ? [own[0].point] : undefined;
}

/** A value in a row of a table belongs to the point that the row names by its number, its fuel or its site. */
export function byTable(candidate: Candidate, points: readonly Point[]): Scope | undefined {
  const row = candidate.pair?.row;
  if (!row) return undefined;
  const within = candidate.field === 'siteAddress' ? pointsWithin(row, points) : [];
  if (within.length > 0) return within;
  return byNumberInColumn(candidate, points) ?? ofRow(row, candidate.passage.block, points);
}

/** The points that a row names, for the value in one of its cells. */
function ofRow(row: Row, value: Block, points: readonly Point[]): Scope | undefined {
  const named = points.filter((point) =>
    point.mentions.some((mention) => mention.pair?.row === row || inRow(mention, row)),
  );
  if (named.length > 0) return named;
  // "Electricity" and "Gas" may stand left of all heads.
  const texts = [...row.cells, row.lead]
    .filter((cell): cell is Block => cell !== undefined && cell !== value)
    .map((cell) => cell.text);
  if (texts.some((text) => TOTAL.test(text))) return 'unclear';
  const keyed = bySite(texts, points) ?? byReference(row, points);
  if (keyed) return ofFuel(texts, keyed);
  const fuelled = byFuel(texts, points);
  // "Electricity | Plant room" among rows of sites that are known is the row of one that is not.
  if (fuelled) return fuelled.length > 1 && isOfSites(row.table, points) ? 'unclear' : fuelled;
  if (row.table.rows.length === 1) return undefined;
  const others = row.table.rows.filter((other) =>
    points.some((point) => point.mentions.some((mention) => mention.pair?.row === other)),
  );
  return others.length > 0 ? 'unclear' : undefined;
}

/** "Press Hall" in bold over its address in plain type, beside cells of two lines: the second line alone is a part of the row around it. */
function pointsWithin({ table, index, cells, y0, y1 }: Row, points: readonly Point[]): Point[] {
  const before = table.rows[index - 1];
  if (cells.filter(Boolean).length > 1 || !before || before.y1 < y1 - 1 || before.y0 > y0) return [];
  return points.filter((point) =>
    point.mentions.some((mention) => mention.pair?.row === before || inRow(mention, before)),
  );
}

/** "Day: 24.11 Night: 16.20" in a cell of a price list: what its own words are the labels of belongs to the points of the row. */
function byRowAround({ pair, passage }: Candidate, rows: Map<Block, Row>, points: readonly Point[]): Scope | undefined {
  const row = pair?.relation === 'inline' ? rows.get(passage.block) : undefined;
  const scope = row && row.table.rows.length > 1 && ofRow(row, passage.block, points);
  return Array.isArray(scope) ? scope : undefined;
}

/** "Total", "Portfolio total", "Total for all sites", "Total gas", "Gas, 6 premises", but not "Total Cost Consulting" or "Total Gas & Power". */
const TOTAL =
  /^(?:[\p{L}-]+ ){0,2}(?:sub[- ]?)?totals?:?$|^totals?\b[ (,:]+(?:for|of|all|sites?|\d|(?:electricity|gas|power)\b(?! (?:&|and)))|^(?:[\p{L} ]{3,30}[,:–-]?\s)?\(?\d{1,3} (?:premises|sites|supplies|meters|(?:supply|meter) points)\)?$/iu;

/** The lines of a cell may be texts of their own: "12 Kiln Lane, Whitby, YO21 3QA" over "MPAN 17 9899 2820 854 | Meter E14UP30021". */
const inRow = ({ passage: { block } }: Candidate<string>, { cells }: Row): boolean =>
  cells.some(
    (cell) => cell !== undefined && (cell === block || block.lines.every((line) => cell.lines.includes(line))),
  );

/** The points of the only fuel that one of the texts is. */
function byFuel(texts: readonly string[], points: readonly Point[]): Point[] | undefined {
  for (const text of texts) {
    // "British Gas" sells electricity too.
    const fuel = text.length < 30 && findSupplierNames(text).length === 0 ? supplyTypeIn(text) : undefined;
    const ofFuel = points.filter((point) => point.type === fuel);
    if (fuel && ofFuel.length > 0 && ofFuel.length < points.length) return ofFuel;
  }
  return undefined;
}

/** Of the meters of a site those of the fuel that a text names, if one does. */
const ofFuel = (texts: readonly string[], points: Point[]): Point[] =>
  (points.length > 1 && byFuel(texts, points)) || points;

/** A value in a column of values belongs to the point that is named over it, or in the same column. */
export function byColumn(candidate: Candidate, points: readonly Point[]): Scope | undefined {
  const { pair } = candidate;
  if (pair?.relation !== 'right' || !isBesideSeveral(candidate)) return undefined;
  const box = candidate.passage.block;
  const same = points.filter((point) =>
    point.mentions.some((mention) => {
      const other = mention.passage.block;
      return (
        mention.pair?.relation === 'right' &&
        other.page === box.page &&
        isBesideSeveral(mention) &&
        overlapX(other, box) > 0
      );
    }),
  );
  if (same.length === 1) return same;
  const over = pair.over;
  if (!over) return undefined;
  const named = points.filter((point) => point.mentions.some((mention) => mention.passage.block === over));
  if (named.length > 0) return named;
  return bySite([over.text], points) ?? byHeadOfColumn(over.text, points) ?? byFuel([over.text], points);
}

const isBesideSeveral = (candidate: Candidate): boolean =>
  candidate.pair?.siblings !== undefined && candidate.pair.siblings > 1;

/** The fuel that is named right after a price. */
const OWN_FUEL =
  /^\s*\(?(?:for|on|of|in) (?:the |each unit of |(?:each|every|all) )?(electricity|gas)\b(?! (?:and|or) (?:(?:of|for|on) )?(?:the )?(?:electricity|power|gas)\b)/i;

/** A value whose sentence or line speaks of one fuel only: "Gas standing charge: 33.07p daily". */
function byFuelSaid(candidate: Candidate, points: readonly Point[]): Scope | undefined {
  if (candidate.pair && candidate.pair.relation !== 'inline') return undefined;
  const { block, start, end } = candidate.passage;
  // "0.8p per kWh for electricity and 0.3p per kWh for gas"
  const own = OWN_FUEL.exec(block.text.slice(end))?.[1];
  const next = own ? points.filter((point) => point.type === supplyTypeIn(own)) : [];
  if (next.length > 0) return next;
  const sentence = sentenceAt(block.text, start);
  const fuel = sentence && sentence.text.length < 160 ? supplyTypeIn(withoutSuppliers(sentence.text)) : undefined;
  const ofFuel = points.filter((point) => point.type === fuel);
  return fuel && ofFuel.length > 0 && ofFuel.length < points.length ? ofFuel : undefined;
}

/** "Thank you for choosing British Gas": the name of a supplier names no fuel. */
const withoutSuppliers = (text: string): string =>
  findSupplierNames(text).reduce((rest, name) => rest.replace(name.text, ' '), text);

/** The points on whose lines values stand. Two values of a field on the line of one point tell nothing: panels stand side by side. */
function inLines(candidates: readonly Candidate[], points: readonly Point[]): Map<Candidate, Scope> {
  const scopes = new Map<Candidate, Scope>();
  const values = new Map<Point, Map<string, Set<string>>>();
  for (const each of candidates) {
    const scope = byLine(each, points);
    if (!Array.isArray(scope)) continue;
    scopes.set(each, scope);
    const fields = values.get(scope[0]) ?? new Map<string, Set<string>>();
    values.set(scope[0], fields.set(each.field, (fields.get(each.field) ?? new Set()).add(JSON.stringify(each.value))));
  }
  const panelOf = inPanels(points);
  for (const [each, [point]] of scopes as Map<Candidate, Point[]>) {
    const panel = panelOf(each);
    if (panel && panel !== point) scopes.delete(each);
    if (values.get(point)!.get(each.field)!.size > 1 && each.pair?.relation === 'right') scopes.delete(each);
  }
  return scopes;
}

/** A value on the line of one point's number, and of no other's. */
function byLine(candidate: Candidate, points: readonly Point[]): Scope | undefined {
  const { block } = candidate.passage;
  if (block.kind !== 'cell') return undefined;
  const beside = points.filter((point) =>
    point.mentions.some((mention) => {
      const other = mention.passage.block;
      return other.page === block.page && other !== block && other.kind === 'cell' && sameLine(other, block);
    }),
  );
  return beside.length === 1 ? beside : undefined;
}

/** Words beside the label name the fuel or the site: "Gas unit rate", "Shop address". */
function byWords(candidate: Candidate, points: readonly Point[]): Scope | undefined {
  const label = candidate.pair?.label;
  if (!label) return undefined;
  const words = `${label.qualifier} ${candidate.pair!.relation === 'inline' ? '' : label.text}`;
  const fuel = supplyTypeIn(words);
  const ofFuel = points.filter((point) => point.type === fuel);
  if (fuel && ofFuel.length > 0 && ofFuel.length < points.length) return ofFuel;
  if (label.qualifier === '') return undefined;
  const folded = foldName(label.qualifier);
  const named = points.filter((point) => point.names.some((name) => foldName(name) === folded));
  return named.length > 0 ? named : undefined;
}

/** A value stands under the headings of its label. */
const placeOf = (candidate: Candidate): Block => candidate.pair?.labelBlock ?? candidate.passage.block;

/**
 * A heading in the middle of a page may stand over a value and not over the label at the left edge. Under the heading of a
 * whole paper stand the titles of its sites: a value before them is none of theirs.
 */
const isUnder = (mention: Candidate, heading: Block, over: readonly Block[]): boolean =>
  [placeOf(mention), mention.passage.block].some((block) => {
    const own = headingsOver(block);
    const at = own.indexOf(heading);
    return at >= 0 && own.slice(0, at).every((nearer) => over.includes(nearer));
  });

/** A heading over the value names the fuel or the site. */
function byHeading(candidate: Candidate, points: readonly Point[]): Scope | undefined {
  const over = headingsOver(placeOf(candidate));
  for (const heading of over) {
    const under = points.filter((point) => point.mentions.some((mention) => isUnder(mention, heading, over)));
    if (under.length === 1) return under;
    const folded = foldName(heading.text);
    const named = points.filter((point) =>
      point.names.some((name) => name.length > 2 && folded.includes(foldName(name))),
    );
    if (named.length > 0) return named;
    const fuel = heading.text.length < 60 ? supplyTypeIn(heading.text) : undefined;
    const ofFuel = points.filter((point) => point.type === fuel);
    if (fuel && ofFuel.length > 0 && ofFuel.length < points.length) return ofFuel;
  }
  return undefined;
}
