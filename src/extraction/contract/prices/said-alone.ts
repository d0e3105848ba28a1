import type { Candidate } from '../../fields/candidates.js';
import {
  findQuantities,
  findRates,
  pencePerKwh,
  pencePerPeriod,
  type Parsed,
  type ParseOptions,
  type Rate,
} from '../../fields/values/index.js';
import { sentencesOf, type Block, type Layout } from '../../layout/index.js';
import type { StandingChargeType } from '../../results.js';
import { AVERAGED, NOT_OURS } from '../labels/charge-names.js';
import { isRunningText, tellsOfContract } from '../prose/running-text.js';
import { readingOf } from '../readers/reading-of.js';
import { speaksOfAfterwards } from '../readers/sentences.js';
import type { StandingCharge } from '../readers/rate-readers.js';
import { isOver } from './price-lines.js';
import { CHARGE, PRICE } from './whole-values.js';

/** How sure such a price is, by its unit alone. */
const SURE = 0.5;
/** From this on a field counts as read. */
const READ = 0.3;
const USE = 'estimatedAnnualConsumption';
const UNIT_RATES = ['unitRate', 'dayUnitRate', 'nightUnitRate'];

/** What a price in pence is for that has no unit right behind it: "24.19p every time a kWh goes through". */
const OF_UNIT = /\b(?:each|every|per|any|an?|one)(?: single)? (?:unit|kwh|kilowatt[- ]hour)\b/i;
const OF_TIME = /\b(?:each|every|per|an?) (day|month|quarter|year)\b|\b(daily|monthly|quarterly)\b/i;
const TYPES: Record<string, StandingChargeType> = {
  day: 'daily',
  daily: 'daily',
  month: 'monthly',
  monthly: 'monthly',
  quarter: 'quarterly',
  quarterly: 'quarterly',
  year: 'annual',
};
/** Prices of a part of the hours: one of them is not the price of all. */
const OF_BAND =
  /\b(?:nights?|overnight|off[- ]peak|peak|evenings?|weekends?|day(?:time)? (?:rate|unit|price|kwh)s?)\b/i;
const ALL_HOURS = /\b(?:day (?:and|or) night|any ?time|all (?:times|hours))\b/i;
/** What else is priced by the kWh or by the day. */
const OF_OTHER =
  /\b(?:ccl|lev(?:y|ies)|commission|broker\w*|uplift|introduc\w+|margins?|fees?|allowance|discount|saving|capacity|kva|rent(?:al)?|deposit|fined?|penalt\w+|exit|late|fail\w*|market|average|typical|quote\w*|was|were|used to|previous\w*|old|former\w*|instead|present|current(?:ly)?|without)\b/i;

/** The number of a supply, in the text that tells of it. */
const HAS_NUMBER = /\d(?:[ -]?\d){5,}/;

interface Said {
  field: 'unitRate' | 'standingCharge' | 'estimatedAnnualConsumption';
  value: number | StandingCharge;
  start: number;
  end: number;
}

/** What is used in a year, and what was used, or how much is the limit of something. */
const YEARLY =
  /\b(?:(?:a|an?(?: \p{L}+)?|per|each|every|in (?:the|one)) (?:year|twelve months|12 months)|yearly|annual(?:ly)?|per annum|p\.a\.)/iu;
const NOT_TO_COME =
  /\b(?:used|consumed|took|metered|recorded|last|past|previous|before|was|were|more|less|under|over|up to|below|above|exceed\w*|limit|threshold|micro|example|average|typical|household|total|altogether|together|sites|export\w*|generat\w*|tolerance)\b/i;
/** So much a business uses in a year at least, in kWh. */
const LEAST_USE = 500;

/**
 * What sentences say of the price of a kWh and of a day, and of the use of a year, where nothing but its unit tells what it is: "we'd charge you 24.19p
 * every time a kWh goes through that meter, then it's 57.3p a day". Each is taken where no other is read and all that is said
 * is one, or there is one for each supply.
 */
export function saidAlone(layout: Layout, read: readonly Candidate[]): Candidate[] {
  const isRead = (...fields: string[]): boolean =>
    read.some(({ field, confidence }) => fields.includes(field) && confidence > READ);
  const wanted = new Set<string>([
    ...(isRead(...UNIT_RATES) ? [] : ['unitRate']),
    ...(isRead('standingCharge') ? [] : ['standingCharge']),
    ...(isRead(USE, 'previous12MonthsConsumption') ? [] : [USE]),
  ]);
  if (wanted.size === 0) return [];
  const optionsOf = readingOf(layout);
  const found = layout.blocks
    .filter((block) => isRunningText(block) && !BEGINS_WITH_PRICE.test(block.text) && !isUnderOthers(block, layout))
    .flatMap((block) => candidatesIn(block, optionsOf(block)));
  const supplies = new Set(
    read.filter(({ field }) => field === 'mpan' || field === 'mprn').map(({ value }) => String(value)),
  ).size;
  return [...wanted].flatMap((field) => {
    const own = found.filter((each) => each.field === field);
    const values = new Set(own.map(({ value }) => JSON.stringify(value)));
    if (supplies <= 1) return values.size === 1 ? own : [];
    // What a supply uses is said beside what all use, and beside what others do.
    const isOwn = field !== USE || own.every(({ passage }) => HAS_NUMBER.test(passage.block.text));
    return own.length === supplies && isOwn ? own : [];
  });
}

/** Lines of prices are no sentence; what they are of stands about them. */
const BEGINS_WITH_PRICE = /^\W*£?\d[\d.,]* ?(?:p|pence)?\b/i;

/** "Out of contract" over prices. */
const isUnderOthers = (block: Block, { blocks }: Layout): boolean =>
  blocks.some((other) => other.text.length < LONGEST_HEAD && NOT_OURS.test(other.text) && isOver(other, block));
const LONGEST_HEAD = 60;

function candidatesIn(block: Block, options: ParseOptions): Candidate[] {
  return sentencesOf(block.text).flatMap((sentence, i, all) => {
    // "Our out-of-contract price holds then. In May it was ...": what a sentence speaks of may be named in the one before.
    if (NOT_OURS.test(all[i - 1]?.text ?? '')) return [];
    if (!tellsOfContract(block, sentence) || speaksOfAfterwards(sentence.text)) return [];
    const said = [...pricesIn(sentence.text, findRates(sentence.text, options)), ...useIn(sentence.text, options)];
    return said.map(({ field, value, start, end }) => {
      const place = { start: sentence.start + start, end: sentence.start + end };
      const passage = { block, ...place, text: block.text.slice(place.start, place.end) };
      return { field, value, confidence: SURE, passage };
    });
  });
}

function pricesIn(sentence: string, rates: readonly Parsed<Rate>[]): Said[] {
  if (OF_BAND.test(sentence) && !ALL_HOURS.test(sentence)) return [];
  return rates.flatMap((rate, i): Said[] => {
    const before = sentence.slice(rates[i - 1]?.end ?? 0, rate.start);
    const behind = sentence.slice(rate.end, rates[i + 1]?.start);
    // What is said of the next price begins where the two are joined.
    const after = rates[i + 1] ? behind.replace(JOINT, '') : behind;
    const lead = sentence.slice(0, rate.start);
    if (NOT_OURS.test(lead) || AVERAGED.test(lead) || OF_OTHER.test(before) || OF_OTHER.test(after)) return [];
    const { amount, unit } = rate.value;
    const place = { start: rate.start, end: rate.end };
    const isBare = !unit.quantity && !unit.time && unit.currency === 'pence';
    const time = isBare ? OF_TIME.exec(`${before} ${after}`) : null;
    const ofUnit = isBare && OF_UNIT.test(`${before} ${after}`);
    if (time && ofUnit) return [];
    const charge = time
      ? { pence: amount, type: TYPES[(time[1] ?? time[2]).toLowerCase()] }
      : pencePerPeriod(amount, unit);
    if (charge)
      return charge.pence >= CHARGE.least && charge.pence < CHARGE.below
        ? [{ ...place, field: 'standingCharge', value: charge }]
        : [];
    const pence = ofUnit ? amount : pencePerKwh(amount, unit);
    return pence !== undefined && pence >= PRICE.least && pence <= PRICE.most
      ? [{ ...place, field: 'unitRate', value: pence }]
      : [];
  });
}

/** From where on words speak of the next price: ", and", "plus". */
const JOINT = /(?:[,;.]| (?:and|plus|with) ).*$/is;

/** "You get through some 8,350 kWh in a year": the only amount of energy of a sentence that speaks of a year. */
function useIn(sentence: string, options: ParseOptions): Said[] {
  const amounts = findQuantities(sentence, options).filter(({ value }) => value.unit === 'kWh');
  if (amounts.length !== 1 || !YEARLY.test(sentence) || NOT_TO_COME.test(sentence)) return [];
  const [{ value, start, end }] = amounts;
  return value.value >= LEAST_USE ? [{ field: USE, value: value.value, start, end }] : [];
}
