import { BEGINS_WITH_FORM, FORM } from '../legal-forms.js';
import { leadOfMeaning } from './definitions.js';
import type { LabelMatch } from './label-match.js';
import type { Lexicon } from './lexicon.js';
import type { Block, Pair } from './model.js';
import { UNIT_ONLY } from './places.js';

/** "Tariff for each site: Fixed Group 12", "Plan from 1 September 2027: Steady Fix": for what, or from when, a label holds. */
const FOR_ALL =
  /^ (?:(?:for|at|on|of|to|in) (?:each|every|all|both|the|any)(?: of)?(?: the| your| our)? (?:site|premise|meter|suppl(?:y|ie)|supply point|point|fuel|location)s?(?=\s?[:=])|from \d[\da-z ./-]{5,20}(?=:))/i;
/** "Registered office of Acme Ltd: 4 Mill Street": of whom a label says something. */
const OF_COMPANY = '(?: of [^:.]{3,60}?\\b(?:ltd|limited|plc|llp)(?=\\s*:))?';
/** What may stand between a label and its value: "Meter: no. K21W041384". */
const LEAD = new RegExp(
  `${FOR_ALL.source.replace('^', '^(?:')})?${OF_COMPANY}\\s*(?:\\([^)]*\\))?\\)?\\s*[:=–-]?\\s*(?:is\\s+(?=[A-Z/-]{0,6}\\d))?(?:(?<=:\\s)(?:no\\.|nr\\.?|number)\\s+(?=[A-Z/-]{0,6}\\d))?`,
  'i',
);

/** What stands in brackets before the colon of a label. */
const NOTE = /^\s*\([^()]*\)(?=\s?[:=])/;

/** "The MPRN (1234567890), the site (4 Quay Road, Hull, HU1 1AA)": what stands in brackets alone is the value itself. */
const IN_BRACKETS =
  /^\s?\((?=(?:[A-Z0-9/ -]*\d){5}[A-Z0-9/ -]*\)|[^():;]{8,90}\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\))(?=[^()]+\)(?:[,.;)]|\s(?!\s?[:=–-])|$))/;

/** The end of a heading in the line of what stands under it. */
const RUN_IN = /^\.\s+(?=["“‘]?\p{Lu}|by\s|\d{1,2}[./ ])/u;

/** Labels inside a text, each with the text up to the next label (or to the end) as its value. */
export function inlinePairs(block: Block, lexicon: Lexicon, lenient: boolean): Pair[] {
  const { text } = block;
  const known = withUnits(text, lexicon.find(text, lenient)).filter(
    (label) =>
      !isDefined(text, label) &&
      !isWithinName(text, label) &&
      !isUnitOf(text, label) &&
      !isPremises(text, label) &&
      !isOfDate(text, label),
  );
  const head = block.kind === 'cell' ? guessedHead(text, known, lexicon) : undefined;
  const labels = head ? [head, ...known.filter((label) => label.start >= head.end)] : known;
  const found = labels.filter((label, i) => {
    const before = labels[i - 1];
    return !before || label.start >= before.end + noteBehind(text.slice(before.end));
  });
  return found.map((label, i) => {
    const meaning = leadOfMeaning(text, label);
    const behind = [IN_BRACKETS, runsIn(text, label) ? RUN_IN : LEAD];
    const lead = meaning || (behind.flatMap((each) => each.exec(text.slice(label.end)) ?? [])[0]?.length ?? 0);
    const start = label.end + lead;
    const colon = meaning > 0 || hasColon(text, label);
    const next = found.slice(i + 1).find((other) => endsValue(text, other, start, colon));
    const close = closeOf(text, label, start);
    const end = Math.min(next?.start ?? text.length, close);
    return {
      label,
      labelBlock: block,
      value: { block, start, end, text: text.slice(start, end) },
      tail: { block, start, end: close, text: text.slice(start, close) },
      relation: 'inline' as const,
      fit: inlineFit(label, colon, block),
    };
  });
}

const PRICED = /(?:Rate|Charge|Uplift|Term\w*)\??$/;

/** "Unit price p/kWh 25.480": the unit between a label and its figure is no label of its own. */
function withUnits(text: string, labels: readonly LabelMatch[]): LabelMatch[] {
  const units = new Set<LabelMatch>();
  const whole = labels.map((label, i) => {
    const unit = labels[i + 1];
    const isUnit =
      unit !== undefined &&
      text.slice(label.end, unit.start) === ' ' &&
      UNIT_ONLY.test(unit.text) &&
      /^\s?:?\s?£?\d/.test(text.slice(unit.end)) &&
      label.concepts.some((each) => PRICED.test(each));
    if (!isUnit) return label;
    units.add(unit);
    return { ...label, end: unit.end, text: text.slice(label.start, unit.end) };
  });
  return whole.filter((label) => !units.has(label));
}

/** "... (site name: Boat Shed), ...": what stands in a bracket with its label ends with the bracket. */
function closeOf(text: string, label: LabelMatch, start: number): number {
  const open = text[start - 1] === '(' ? start - 1 : text.lastIndexOf('(', label.start);
  if (open < 0 || /[()]/.test(text.slice(open + 1, start))) return text.length;
  const close = /[()]/.exec(text.slice(start));
  return close?.[0] === ')' ? start + close.index : text.length;
}

/** How far what belongs to a label reaches behind it: "Metered use (12 months): 34,436 kWh", "Tariff for all sites: Steady". */
const noteBehind = (rest: string): number => (FOR_ALL.exec(rest) ?? NOTE.exec(rest))?.[0].length ?? 0;

/** "Acme Ltd of ... (the Supplier)" says what a party is called from there on; what follows is not its value. */
const isDefined = (text: string, { start, end }: LabelMatch): boolean =>
  /\((?:["“'‘][^"”’)]{1,30}["”'’],?\s+(?:or\s+)?)?the\s+["“'‘]?$/i.test(text.slice(0, start)) &&
  /^["”'’]?\)/.test(text.slice(end));

/** "24,784 kWh in the past year", "£9.50 per month", "8.15 p/kWh in June", "1st day of May", "on that day: ...": what a figure is of, and no label of what comes after it. */
const isUnitOf = (text: string, { start, end }: LabelMatch): boolean =>
  (/\d ?p? (?:per|an?|each|every) $|\d(?:st|nd|rd|th) $/i.test(text.slice(0, start)) &&
    /^(?:months?|days?|quarter|year|annum)$/i.test(text.slice(start, end))) ||
  (/\b(?:that|this|same|which) $/i.test(text.slice(0, start)) && /^(?:days?|nights?)$/i.test(text.slice(start, end))) ||
  (/\d ?$/.test(text.slice(0, start)) && /^kwh\b.*\b(?:past|last|previous)\b/i.test(text.slice(start, end))) ||
  (/\d ?$/.test(text.slice(0, start)) && PRICED_IN.test(text.slice(start, end)) && !/^\s?[:=]/.test(text.slice(end)));
/** A unit of price. A length of time, or a use, says what it is by itself. */
const PRICED_IN = /^(?:p|pence|£)\b[^:]*$/i;

const STREET = /^ (?:Street|St|Road|Rd|Lane|Avenue|Close|Drive|Row|Terrace|Place|Square|Hill|Way|Park)(?=[,.\s]|$)/;

/** "Unit 3, Cromwell Court": a part of an estate, and no unit of energy. "9 High Street": a street, and no high rate. */
const isPremises = (text: string, { start, end, words }: LabelMatch): boolean =>
  (/^units?$/i.test(text.slice(start, end)) && /^ \d{1,3}[A-Z]?(?:,| \p{Lu}\p{Ll})/u.test(text.slice(end))) ||
  (words === 1 && /^\p{Lu}/u.test(text.slice(start)) && STREET.test(text.slice(end)));

const DATE = /^,? (?:the )?\d{1,2}(?:(?:st|nd|rd|th)?,? (?:day )?(?:of )?\p{L}{3}|[./-]\d)/u;

const MONTH = /^ ?(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[\p{L}.]* \d/iu;

/** "Saturday 30th September 2028", "02 June 2026": the day of a date is no label of prices at weekends, or of a register. */
const isOfDate = (text: string, { start, end }: LabelMatch): boolean =>
  (/^(?:saturday|sunday)$/i.test(text.slice(start, end)) && DATE.test(text.slice(end))) ||
  (/^\d\d$/.test(text.slice(start, end)) && MONTH.test(text.slice(end)));

/** Behind the trade of a company more of its name: "Hale Partners Supply (UK) Limited". */
const GOES_ON_WITH_FORM = new RegExp(String.raw`^(?: (?:&|and|\(?\p{Lu}[\p{L}'’&-]*\)?)){1,4} (?:${FORM})\b`, 'u');
const OF_TRADE = /^(?:Partners|Brokers|Consultants|Advis[eo]rs|Agents)$/;

/** "Mowbray & Partners Ceramics Ltd", "Moorside Supply Company Limited": a word of a name is no label. */
const isWithinName = (text: string, { start, end, words }: LabelMatch): boolean =>
  BEGINS_WITH_FORM.test(text.slice(end)) ||
  (OF_TRADE.test(text.slice(start, end)) &&
    /\p{Lu}[\p{L}'’-]+ $/u.test(text.slice(0, start)) &&
    GOES_ON_WITH_FORM.test(text.slice(end))) ||
  (words === 1 && /\p{Lu}\p{L}+ (?:&|and) $/u.test(text.slice(0, start)) && /^ \p{Lu}\p{Ll}/u.test(text.slice(end)));

/** What stands before a colon, or before a dash between blanks, may be a label by its words. */
function guessedHead(text: string, known: readonly LabelMatch[], lexicon: Lexicon): LabelMatch | undefined {
  const head = /^[^:]{4,60}?(?=\s?:\s|\s[-–]\s)/.exec(text)?.[0];
  if (!head || known.some((label) => label.start === 0 && label.end >= head.length - 2)) return undefined;
  const label = lexicon.guess(head);
  return label && { ...label, end: head.length };
}

const hasColon = (text: string, label: LabelMatch): boolean =>
  /^\s*(?:\([^)]*\))?\)?(?:\s*[:=]|\s+[-–]\s)/.test(text.slice(label.end).replace(FOR_ALL, '')) || runsIn(text, label);

/** "Product. Fixed Power Pro.", "2. Payment. By Direct Debit.": a heading in the line of what stands under it. */
const runsIn = (text: string, { start, end }: LabelMatch): boolean =>
  /^(?:[A-Z]?\d{1,2}(?:\.\d{1,2})?[.)]?\s+)?(?:The )?$/.test(text.slice(0, start)) && RUN_IN.test(text.slice(end));

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
