import type { FieldReader, Reading } from '../../fields/candidates.js';
import {
  addressLikeness,
  BEGINS_ADDRESS,
  cleanName,
  findPostcodes,
  joinAddress,
  PART_OF_BUILDING,
  plain,
  supplyTypeIn,
} from '../../fields/values/index.js';
import type { Block, Pair, Row } from '../../layout/index.js';
import { cutAfter, readAddress } from './address-readers.js';

/** "Workshop B: 166 North Street, Ashford", "Ticket Office at 4 Quay Road": a name of the site before its address. */
const NAMED_SITE = /^(\p{Lu}[\p{L}\d'’&. -]{2,38}?)(?::| at) (?=[\p{Lu}\d])/u;

/** "Site address: 4 Quay Road": what is a label itself is no name. */
const OF_PLACE = /\b(?:address|premises|location|meter|supply|site)$/i;

/** The address of a site, with the name of the site over it where the label asks for both. */
export const readSite: FieldReader = (value, context): Reading[] => {
  const [lead, name] = context.pair.relation === 'inline' ? [] : (NAMED_SITE.exec(value) ?? []);
  const read = readAddress(value, context);
  const [whole] = read;
  const named =
    lead &&
    name &&
    !supplyTypeIn(name) &&
    !OF_PLACE.test(name) &&
    // "Quarry Yard: Unit 4, ...": worded like a street, and yet a name.
    (addressLikeness(name) < 0.65 || /:\s$/.test(lead));
  if (named && String(whole?.value).startsWith(lead))
    return [
      { ...whole, value: String(whole.value).slice(lead.length) },
      { field: 'siteName', value: cleanName(name), start: 0, end: name.length, confidence: 0.85 },
    ];
  const listed = columnOf(context.pair.row?.table.rows, value);
  const inOneLine = listed.every(({ lines: [first] }) => first.text.includes(','));
  const texts = listed.map(({ text }) => text);
  const isLed = asksForNames(context.pair) ? areLedByNames(texts) : areSurelyNamed(texts);
  if (whole && inOneLine && isLed) return withNameLed(value, whole);
  const { lines } = context.pair.value.block;
  const label = context.pair.label.text;
  const first = lines[0].text;
  const inColumn = areNamed(listed);
  const both =
    (inColumn || /\bname\b|\bsites? and\b|^sites?\b|^where\b|premises|location|delivery point/i.test(label)) &&
    context.pair.value.block.text === value &&
    lines.length > 1;
  if (!both) return read;
  const asked = asksForNames(context.pair) || inColumn || (isUse(first) && BEGINS_ADDRESS.test(lines[1].text));
  if (
    (addressLikeness(first) >= 0.65 && !asked) ||
    /^\d|,$/.test(first) ||
    (first.includes(',') && !(asked && BEGINS_ADDRESS.test(lines[1].text))) ||
    (!asked && /\d/.test(first)) ||
    first.length > 40
  )
    return read;
  const rest = value.slice(first.length + 1);
  const postcode = findPostcodes(rest, context)[0];
  const address =
    postcode &&
    joinAddress(
      cutAfter(
        lines.slice(1).map((line) => line.text),
        postcode.text,
      ).map((line) => line.replace(postcode.text, postcode.value)),
    );
  if (!address || address.split(', ').length < 2) return read;
  const start = first.length + 1;
  return [
    {
      value: address,
      start,
      end: start + postcode.end,
      confidence: 0.95 * postcode.confidence,
      repaired: postcode.repaired,
    },
    { field: 'siteName', value: cleanName(first), start: 0, end: first.length, confidence: 0.85 },
  ];
};

/** "Works Depot", "Day Centre": what a place is used for, in a line of its own over the number of a house, is the name of a site and no building in its address. */
const isUse = (line: string): boolean =>
  !/\d/.test(line) &&
  /\b(?:offices?|depot|works|warehouse|workshop|shop|stores?|surgery|clinic|hospital|school|nursery|library|church|factory|plant|kitchen|laundry|showroom|garage|(?<!\b(?:business|enterprise|innovation|shopping|trade|trading|retail|industrial|commercial) )centre)$/i.test(
    line,
  );

/** True where the cells of a column each have a line over a whole address: the names of the sites. */
function areNamed(cells: readonly Block[]): boolean {
  const named = cells.filter(({ lines: [first, ...rest] }) =>
    isOver(
      first.text,
      rest.map(({ text }) => text),
    ),
  );
  const plain = named.filter(
    ({ lines: [first, next] }) => addressLikeness(first.text) < 0.65 || BEGINS_ADDRESS.test(next.text),
  );
  return cells.length >= 2 && named.length >= 0.6 * cells.length && plain.length >= 0.3 * named.length;
}

/** True for a line over a whole address, which may stand in lines of its own or between commas; "Lodge 2, Hill Park" only over the number of a house. */
function isOver(first: string, rest: readonly string[]): boolean {
  if (BEGINS_ADDRESS.test(first) || /,$/.test(first) || rest.length === 0) return false;
  const text = rest.join(', ');
  const [postcode] = findPostcodes(text);
  // The postcode may follow its town without a comma.
  const parts = text
    .slice(0, postcode?.start)
    .split(',')
    .filter((part) => part.trim() !== '');
  return postcode !== undefined && parts.length >= 2 && (!first.includes(',') || BEGINS_ADDRESS.test(rest[0]));
}

/** The cells of the column in which a text stands, without titles over groups of rows ("NORTH") and sums under them. */
function columnOf(rows: readonly Row[] = [], value: string): Block[] {
  const column = rows.map(({ cells }) => cells.findIndex((cell) => cell?.text === value)).find((at) => at >= 0);
  if (column === undefined) return [];
  const full = Math.max(...rows.map(cellsIn));
  return rows.flatMap((row) => {
    const cell = row.cells[column];
    return cell && (2 * cellsIn(row) >= full || cell.text.includes(',')) ? [cell] : [];
  });
}

const cellsIn = ({ cells }: Row): number => cells.filter(Boolean).length;

/** "Site name and address", "Sites and addresses", "Supply point and address". */
export const asksForNames = ({ label }: Pair): boolean =>
  /\bname\b|\b(?:sites?|(?:supply|meter|delivery) points?) and\b/i.test(label.text);

/** "Main Works, 49 High Street, Ashford, TN23 5NF": what stands before the first comma, and what is left of the address. */
const LED_BY_NAME = /^(\p{Lu}[\p{L}\d'’&. -]{2,38}?)(?:,| [–-])(?: (?:of|at))? (?=[^,]+,)/u;

/** The name of a site before its address, if the text begins with no number of a house or a unit. */
function nameLed(text: string): string | undefined {
  const [lead = '', name] = LED_BY_NAME.exec(plain(text)) ?? [];
  if (!name || addressLikeness(name) >= 0.9 || PART_OF_BUILDING.test(name)) return undefined;
  return STREET.test(name) && isTown(text.slice(lead.length)) ? undefined : name;
}

/** "Mill Lane, Hexham, NE46 2QL": a street before its town and nothing more is one without a number. */
const STREET =
  /\b(?:road|street|lane|avenue|close|drive|parade|terrace|crescent|gardens|grove|way|row|walk|rise|approach|place|square)$/i;

function isTown(rest: string): boolean {
  const [postcode] = findPostcodes(rest);
  const before = postcode && rest.slice(0, postcode.start);
  return before !== undefined && !/\d/.test(before) && before.split(',').length <= 2;
}

/** True for a list of sites with a name before each address: all have one, or there are names among them such as no street or house has. */
export function areLedByNames(texts: readonly string[]): boolean {
  const names = texts.flatMap((text) => nameLed(text) ?? []);
  const plain = names.filter((name) => addressLikeness(name) < 0.65);
  return (
    names.length >= 2 &&
    names.length >= 0.6 * texts.length &&
    // A site with several meters is named for each.
    new Set(names).size > 0.8 * new Set(texts.filter(nameLed)).size &&
    (plain.length >= 0.3 * names.length || names.length === texts.length)
  );
}

/** How many of the addresses behind such names begin with a building or a unit. */
const IN_BUILDINGS = 0.25;

/**
 * True for a list whose names are told whatever heads it: before all addresses stands one, and behind many of them the
 * building or the unit, "Boat Shed, Unit 4, 12 Quay Road", which an address has once.
 */
function areSurelyNamed(texts: readonly string[]): boolean {
  const led = texts.filter(nameLed);
  const rests = led.map((text) => text.replace(LED_BY_NAME, ''));
  const inBuildings = rests.filter((rest) => IN_BUILDING.test(rest));
  return (
    led.length >= 3 &&
    led.length === texts.length &&
    areLedByNames(texts) &&
    inBuildings.length >= IN_BUILDINGS * led.length
  );
}

/** "Unit 4, Quay Road", "The Granary, 12 Quay Road": a unit, or a part of the address before that with the number of the house. */
const IN_BUILDING =
  /^(?:(?:Units?|Suites?|Flat) (?:[A-Z]?\d|[A-Z]\b)|(?:(?:Floor|Level)\b[^,]*|\p{Lu}[^,\d]*),(?: [^,\d]+,)? \d)/u;

/** The name and the address out of a line of such a list. */
export function withNameLed(text: string, whole: Reading): Reading[] {
  const name = nameLed(text);
  const value = String(whole.value);
  // The building may be where the address was found to begin.
  const address = !name
    ? ''
    : value.startsWith(name)
      ? value.slice(name.length).replace(/^(?:,| [–-])(?: (?:of|at))? /, '')
      : value.includes(name)
        ? ''
        : value;
  if (!name || address.split(', ').length < 2) return [whole];
  return [
    { ...whole, value: address },
    { field: 'siteName', value: cleanName(name), start: 0, end: name.length, confidence: 0.85 },
  ];
}
