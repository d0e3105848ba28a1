import { partOf, type Candidate, type Reading } from '../../fields/candidates.js';
import { findPostcodes, joinAddress } from '../../fields/values/index.js';
import { isOfOneSize, overlapX, sameLine } from '../../layout/geometry.js';
import { sentenceAt, wholeOf, type Block, type Layout, type Passage, type Row } from '../../layout/index.js';
import { FUEL_TO } from '../readers/address-readers.js';
import { areLedByNames, withNameLed } from '../readers/site-readers.js';
import { areTitles, isShaped, unnumbered } from './names.js';
import { OF_A_SITE, type Point } from './point.js';
import { endsLine, lineApart, setApart, TITLED } from './title-parts.js';

/** The address of a site that stands over the numbers of its points, or begins the line of the first of them. */
export interface SiteTitle {
  /** What is printed from the name or the address on to the postcode, without the number in a list. */
  passage: Passage;
  /** The name over the address or apart before it. */
  name?: Block;
  /** The name over the address, where the number of the point stands in its line: "2. Main Kitchen | MPRN 7301264507". */
  head?: Block;
  /** Where its line begins. */
  x0: number;
  points: Point[];
}

/** Words of a sentence. */
const SAID = /\b(?:we|you|your|our|is|are|will|shall|to|from|known|called|situated|located)\b/i;
/** What may follow the postcode: ":", " (gas)", " –". */
const AFTER = 14;
/** The longest name and address. */
const LONGEST = 170;
const LEAST = 2;
/** A row of so many cells is one of a table. */
const LEAST_CELLS = 3;
const LEAST_ROWS = 3;
/** In type heights: so near stands a name before its address, and so much may the beginnings of titles differ in one column. */
const NEAR = 2.5;
const COLUMN = 4;
/** How far what is said of a site reaches under a title that stands alone. */
const ALONE = 30;
/** A label of a party or a place: what it says is no title. */
const LED = /^[^,]{2,40}:\s/;
/** The same in the text before a number, where "Foundry: 4 Mill Lane, ..." is a title. */
const LED_TO =
  /^[^,]{0,40}\b(?:address|sites?|premises|location|property|customer|client|supplier|office|names?|invoices?|bills?|supply|supplied|to|at)\s*:\s/i;
const FIELDS = /^(?:siteName|siteAddress|billingAddress|supplierAddress|address|customerName)$/;

/** The titles of a paper that lists its sites so; none where it does so for a part of its points only. */
export function siteTitles(layout: Layout, points: readonly Point[]): SiteTitle[] {
  if (points.length < LEAST) return [];
  const values = valuesOf(layout);
  const lines = layout.blocks
    .filter((block) => block.kind === 'cell' && !values.has(block))
    .flatMap((block) => titleIn(block, layout));
  const headed = lines.flatMap((title) => {
    const head = nameOver(title.passage.block, layout);
    return head && isShaped(unnumbered(head.text)) ? [{ ...title, head }] : [];
  });
  const found: SiteTitle[] = [];
  for (const point of points) {
    const own = point.mentions.flatMap(
      (mention) => leadOf(mention) ?? titleBeside(mention, headed) ?? titleOver(mention, lines) ?? [],
    )[0];
    if (!own) return [];
    const known = found.find((title) => isSamePlace(title.passage, own.passage));
    const title = known ?? { ...own, points: [] };
    title.points.push(point);
    if (!known) found.push(title);
  }
  const titles = withoutPlaces(found);
  if (titles.length < LEAST || !areAlike(titles)) return [];
  const over = titles.map(({ passage, name }) => name ?? nameOver(passage.block, layout));
  const named = over.every((name) => name !== undefined) && areTitles(over.map((name) => unnumbered(name.text)));
  return named ? titles.map((title, i) => ({ ...title, name: over[i] })) : titles;
}

const isSamePlace = (one: Passage, other: Passage): boolean => one.block === other.block && one.start === other.start;

/** What stands beside a label, or in a row of several cells, is their value. */
const valuesOf = (layout: Layout): Set<Block> =>
  new Set(
    layout.pairs
      .filter(
        ({ relation, fit, row }) =>
          fit >= 0.6 &&
          (relation === 'right' || (row && row.cells.filter((cell) => cell !== undefined).length >= leastCells(row))),
      )
      .map(({ value }) => value.block),
  );

/** In a list of several rows two cells are a row: an address and its number. */
const leastCells = ({ table }: Row): number => (table.rows.length >= LEAST_ROWS ? 2 : LEAST_CELLS);

/** The names and addresses that the titles give. */
export function withSiteTitles(titles: readonly SiteTitle[], candidates: readonly Candidate[]): Candidate[] {
  const blocks = new Set(titles.flatMap(({ passage, name }) => (name ? [passage.block, name] : [passage.block])));
  const rest = candidates.filter(
    ({ field, passage, pair }) =>
      !FIELDS.test(field) || !(blocks.has(passage.block) || (pair && blocks.has(pair.labelBlock))),
  );
  const listed = areLedByNames([...new Set(titles.map(({ passage }) => passage.text))]);
  const read = titles.flatMap(({ passage, name }, i) => {
    const whole = { value: joinAddress([passage.text]), start: 0, end: passage.text.length, confidence: TITLED };
    const readings: Reading[] = name
      ? [whole]
      : (setApart(passage, i + 1) ?? lineApart(passage) ?? (listed ? withNameLed(passage.text, whole) : [whole]));
    const own = readings.map(({ field = 'siteAddress', value, confidence, start, end }) => ({
      field,
      value,
      confidence,
      passage: partOf(passage, start, end),
    }));
    if (!name) return own;
    return [...own, { field: 'siteName', value: unnumbered(name.text), confidence: TITLED, passage: wholeOf(name) }];
  });
  return [...rest, ...read];
}

/** Tells which points a value speaks of: those of the title in which it stands, or the one point of the title over it. */
export function byTitles(titles: readonly SiteTitle[]): (candidate: Candidate) => Point[] | undefined {
  const depths = titles.map(depthOf);
  // Under the last one too a site has no more room than the others.
  const deepest = Math.max(...depths.filter((depth) => depth < Infinity));
  return (candidate) => {
    const { field, passage } = candidate;
    const own = titles.filter((title) => title.passage.block === passage.block || title.name === passage.block);
    // Of several in one text the last before a value is its own.
    if (own.length > 0)
      return (own.findLast((title) => title.passage.start <= passage.start || title.name === passage.block) ?? own[0])
        .points;
    if (!OF_A_SITE.has(field) || !isTitled(candidate, titles)) return undefined;
    const near = titles.filter((title, i) => {
      const { block } = title.passage;
      const reach = depths[i] < Infinity ? depths[i] : deepest > 0 ? deepest : ALONE * block.fontSize;
      return block.page === passage.block.page && passage.block.y0 - block.y0 < reach;
    });
    const over = titleOver(candidate, near);
    return over?.points.length === 1 ? over.points : undefined;
  };
}

/** The rows of a table tell of their points themselves; in cards under names each has one row under heads of its own. */
const isTitled = ({ pair }: Candidate, titles: readonly SiteTitle[]): boolean =>
  !pair?.row || (pair.row.table.rows.length === 1 && titles.every(({ head }) => head !== undefined));

const COUNTED =
  /^(?:site|supply(?: point)?|premises|meter(?: point)?|location|property|schedule|sheet)\s+(?:no\.?\s*)?(\d{1,3})(?:\s+of\s+\d{1,3})?(?:\s*[:–-]\s*\p{Lu}.*)?$/iu;

/** "Site 1: Foundry", "Site 2: Office", "Supply 1 of 2": headings that count the points, each over the number of one of them. */
export function countedTitles(layout: Layout, points: readonly Point[]): SiteTitle[] {
  const heads = layout.blocks.filter(({ kind, text }) => kind === 'cell' && COUNTED.test(text));
  if (points.length < LEAST || heads.length !== points.length) return [];
  if (heads.some(({ text }, i) => Number(COUNTED.exec(text)![1]) !== i + 1)) return [];
  const titles = heads.map((block) => ({ passage: wholeOf(block), x0: block.x0, points: [] as Point[] }));
  for (const point of points) {
    const own = point.mentions.flatMap((mention) => titleOver(mention, titles) ?? [])[0];
    if (!own || own.points.length > 0) return [];
    own.points.push(point);
  }
  return titles;
}

/** How far it is from a title to the next under it. */
function depthOf({ passage: { block }, x0 }: SiteTitle, _: number, titles: readonly SiteTitle[]): number {
  const under = titles.filter(
    (other) =>
      other.passage.block.page === block.page &&
      other.passage.block.y0 > block.y1 &&
      Math.abs(other.x0 - x0) < COLUMN * block.fontSize,
  );
  return Math.min(...under.map((other) => other.passage.block.y0 - block.y0));
}

const isOneAddress = (text: string): boolean =>
  text.length <= LONGEST && text.includes(',') && findPostcodes(text).length === 1 && !SAID.test(text);

/** "1.", "2)", "3.1", "(a)", "iv.", "Premises 2 of 3 –": the place of a site in its list. */
const PLACE_IN_LIST =
  /^(?:(?:site|supply(?: point)?|premises|meter(?: point)?|location|property)\s+(?:no\.?\s*)?\d{1,3}\s+of\s+\d{1,3}\s*[:,–-]|\(?(?:\d{1,2}|[a-zA-Z]|[ivx]{1,4})[.)]|\d{1,2}\.\d{1,2})\s+(?=\S)/i;

/** What a text says from its beginning on, or from a place in it, up to a postcode, without its number in a list and the fuel that goes there. */
function upToPostcode(block: Block, text: string, from = 0): Passage | undefined {
  const [postcode] = findPostcodes(text.slice(from));
  if (!postcode) return undefined;
  const place = from + (PLACE_IN_LIST.exec(text.slice(from))?.[0].length ?? 0);
  const start = place + (FUEL_TO.exec(text.slice(place))?.[0].length ?? 0);
  const end = from + postcode.end;
  const own = { block, start, end, text: text.slice(start, end) };
  return isOneAddress(own.text) ? own : undefined;
}

/** Titles that count the sites, "1 Foundry, ...", "2 Office, ...", without that: other numbers are those of houses. */
function withoutPlaces(titles: readonly SiteTitle[]): SiteTitle[] {
  if (!titles.every(({ passage: { text } }, i) => text.startsWith(`${i + 1} `))) return [...titles];
  return titles.map((title, i) => {
    const { passage } = title;
    return { ...title, passage: partOf(passage, `${i + 1} `.length, passage.text.length) };
  });
}

type Title = Omit<SiteTitle, 'points'>;

/** A block that is the name and the address of a place, and the name that stands apart before it. */
function titleIn(block: Block, layout: Layout): Title[] {
  const passage =
    block.text.length <= LONGEST + AFTER && !LED.test(block.text)
      ? withoutLabel(upToPostcode(block, block.text), layout)
      : undefined;
  if (!passage || (block.text.length - passage.end > AFTER && !endsLine(passage))) return [];
  const name = layout.blocks.find(
    (other) =>
      other.page === block.page &&
      sameLine(other, block) &&
      other.x1 <= block.x0 &&
      block.x0 - other.x1 < NEAR * block.fontSize &&
      other.bold !== block.bold &&
      isShaped(unnumbered(other.text)),
  );
  const x0 = name?.x0 ?? placeBefore(block, layout)?.x0 ?? block.x0;
  return [{ passage, x0, ...(name && { name }) }];
}

/** "2." apart before a title: its line begins there. */
const placeBefore = (block: Block, { blocks }: Layout): Block | undefined =>
  blocks.find(
    (other) =>
      other.page === block.page &&
      sameLine(other, block) &&
      other.x1 <= block.x0 &&
      block.x0 - other.x1 < NEAR * block.fontSize &&
      /^\(?(?:\d{1,2}|[a-z])[.)]$/i.test(other.text),
  );

/** "Supply address 4 Mill Lane, Hove, BN3 6FH": what stands behind the label. */
function withoutLabel(passage: Passage | undefined, { pairs }: Layout): Passage | undefined {
  const led = pairs.find(
    ({ relation, label, labelBlock, value }) =>
      relation === 'inline' &&
      labelBlock === passage?.block &&
      label.start === passage.start &&
      value.start < passage.end &&
      label.concepts.some((each) => /address$/i.test(each)),
  );
  return led && passage ? partOf(passage, led.value.start - passage.start, passage.text.length) : passage;
}

/** "1. Foundry, 4 Mill Lane, Hove, BN3 6FH: MPAN 10 ...": what stands before the number in the text, or in its sentence there. */
function leadOf({ passage: { block, start } }: Candidate): Title | undefined {
  for (const from of [0, sentenceAt(block.text, start)?.start ?? 0]) {
    const passage = LED_TO.test(block.text.slice(from))
      ? undefined
      : upToPostcode(block, block.text.slice(0, start), from);
    const between = passage && block.text.slice(passage.end, start).replace(/^[.,;]/, '');
    if (passage && /^[^.;]{0,40}$/.test(between!)) return { passage, x0: block.x0 };
  }
  return undefined;
}

/** The address whose name, in the line over it, a number stands beside. */
function titleBeside({ passage, pair }: Candidate, titles: readonly (Title & { head: Block })[]): Title | undefined {
  const label = pair && sameLine(pair.labelBlock, passage.block) ? pair.labelBlock : passage.block;
  return titles.find(({ head }) => head.page === label.page && head.x1 <= label.x0 && sameLine(head, label));
}

/** The nearest title over a number, in the column of cards or of lines that it stands in. */
function titleOver<T extends Title>({ passage: { block }, pair }: Candidate, titles: readonly T[]): T | undefined {
  const label = pair && sameLine(pair.labelBlock, block) ? pair.labelBlock : block;
  const over = titles.filter(
    ({ x0, name, head, passage: { block: title } }) =>
      title.page === block.page &&
      ((head ?? title).y1 <= block.y0 + 1 || isBeside(block, title, name)) &&
      x0 <= Math.min(block.x0, label.x0) + block.fontSize,
  );
  const column = Math.max(...over.map(({ x0 }) => x0));
  return over
    .filter(({ x0, passage }) => column - x0 < COLUMN * passage.block.fontSize)
    .sort((a, b) => b.passage.block.y0 - a.passage.block.y0)[0];
}

/** True for what stands right of a title, from the line of its name on down: the prices of a site beside its address. */
const isBeside = (block: Block, title: Block, name: Block = title): boolean =>
  block.x0 >= title.x1 && block.y0 + block.y1 >= 2 * Math.min(name.y0, title.y0);

/** True for titles in one type. */
function areAlike(titles: readonly SiteTitle[]): boolean {
  const [{ passage: first }] = titles;
  return titles.every(({ passage: { block } }) => block.bold === first.block.bold && isOfOneSize(block, first.block));
}

/** In type heights: how far over its address the name of a site may stand, and how much further left where it is numbered. */
const OVER = 1.8;
const INDENT = 2.5;

/**
 * The line right over an address, set apart from it by its type, at the same edge or before it where the address is
 * indented under a number in the list: "2. Annexe" over "The Granary, Mill Lane, Hove, BN3 6FH".
 */
function nameOver(block: Block, { blocks }: Layout): Block | undefined {
  const [over] = blocks
    .filter(({ page, kind, y1 }) => page === block.page && kind !== 'setAside' && y1 <= block.y0 + 0.3 * block.fontSize)
    .filter((other) => overlapX(other, block) > 0)
    .sort((a, b) => b.y1 - a.y1);
  if (over?.lines.length !== 1 || block.y0 - over.y1 >= OVER * block.fontSize) return undefined;
  const name = unnumbered(over.text);
  const indent = block.x0 - over.x0;
  const isAtEdge = indent > -0.7 * over.fontSize && indent < (name === over.text ? 0.7 : INDENT) * over.fontSize;
  const isSetApart = over.bold !== block.bold || over.fontSize > block.fontSize + 0.3;
  return isAtEdge && isSetApart && name.length <= 42 ? over : undefined;
}
