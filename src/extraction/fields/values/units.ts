import type { StandingChargeType } from '../../results.js';
import { matchesOf } from '../../matches.js';

/** What a price is for: `pence` or `pounds` for one unit of a quantity, over a time. */
export interface RateUnit {
  currency: 'pence' | 'pounds';
  /** The quantity priced. Absent for a price of time alone (a standing charge), or where only "p" is printed. */
  quantity?: 'kWh' | 'MWh' | 'kVA' | 'kW' | 'kVArh' | 'unit' | 'therm' | 'm3';
  /** The time priced: `p/day`, `£/kVA/month`. */
  time?: StandingChargeType;
}

const PER =
  /^(?:\s*(?:\/\s*per\b|\/|per|an?|(?:(?:for|in|of) )?each and every|each|every|(?:for|in|of) (?:each|every|an?|one)|\\)\s*)/i;
/** "per kVA and day": behind a quantity of capacity, or before one, "and" stands for "per", unless a price of its own follows. */
const AND_PER =
  /^ and (?:per |an? |each |every )?(?=(?:kVA|days?|months?|quarters?|years?)\b(?! (?:rates?|units?|prices?|charges?|kwh|p\b|£|\d)))/i;
/** "per kVA of Agreed Capacity per day" */
const OF_CAPACITY =
  /^ (?:of )?(?:(?:the|your|its|our|agreed|available|import|authorised|contracted|supply|maximum|reserved|chargeable) )*(?:capacity|availability),?(?= (?:per|an?|each|every|for|in|and|daily|monthly|quarterly|annually)\b)/i;
const QUANTITIES: [RegExp, NonNullable<RateUnit['quantity']>][] = [
  [/^k\s?v\s?a\s?r\s?h?\b/i, 'kVArh'],
  [/^k\s?v\s?a(?![a-z])/i, 'kVA'],
  [/^(?:k\s?w\s?h(?:r|rs|s)?|k\s?w\s?hour|kilowatt(?:\s|-\s?)?hours?|kwn|kvvh|kw\/h|kwb|k\\vh|kuh)(?![a-z])/i, 'kWh'],
  [/^(?:m\s?w\s?h(?:r|s)?|megawatt[\s-]?hours?)(?![a-z])/i, 'MWh'],
  [/^k\s?w(?![a-z])/i, 'kW'],
  [/^therms?\b/i, 'therm'],
  [/^(?:m3|m³|cubic met(?:re|er)s?)(?![a-z])/i, 'm3'],
  [/^(?:units?)\b/i, 'unit'],
];
const TIMES: [RegExp, StandingChargeType][] = [
  // "25.24 pence for a day unit" is a price by day, not by the day.
  [/^(?:calendar\s+)?(?:days?|dy|diem)\b(?!\s+(?:units?|k\s?w\s?h|kilowatt))/i, 'daily'],
  [/^(?:calendar\s+)?(?:months?|mths?|mnth|mon)\b/i, 'monthly'],
  [/^(?:quarters?|qtrs?|qrtr)\b/i, 'quarterly'],
  [/^(?:years?|annum|yrs?)\b/i, 'annual'],
];
const TIME_WORDS: [RegExp, StandingChargeType][] = [
  [/^(?:daily|p\.?d\.?(?![a-z])|ppd\b)/i, 'daily'],
  [/^(?:monthly|p\.?c\.?m\.?(?![a-z]))/i, 'monthly'],
  [/^quarterly\b/i, 'quarterly'],
  [/^(?:annually|yearly|p\.?a\.?(?![a-z]))/i, 'annual'],
];

/** "29.14p Daily standing charge 54.79p": a capital begins what another price is called. */
const NEXT_CHARGE =
  /^\s+(?:Daily|Monthly|Quarterly|Annual|Yearly) (?:(?:standing|fixed|service|site|supply) )?(?:charge|cost|fee|price)\b/;

/** "£26.36 per meter point per month": each meter or site has a price of its own, whose time follows. */
const FOR_EACH =
  /^\s*(?:\/|(?:per|for each|for every|each|every|a)\s)\s*(?:(?:meter(?:ing)?|supply|delivery)(?: point)?|site|premises|mpan|mprn|connection)(?=\s*(?:\/|,?\s+(?:per|a|an|each|every|and)\b|,?\s+(?:daily|monthly|quarterly|annually)\b))(?:,(?=\s))?/i;

/** "68.9p standing charge every day": what the price is called, before its time. */
const CALLED = /^ (?:daily )?standing charge(?= (?:per|a|each|every|for (?:each|every)) (?:day|month|quarter|year)\b)/i;

function first<T>(table: [RegExp, T][], text: string): [T, number] | undefined {
  for (const [pattern, value] of table) {
    const match = pattern.exec(text);
    if (match) return [value, match[0].length];
  }
  return undefined;
}

/** What follows a price: "/kWh", " per kVA per day", " a month", " daily". Gives the part of the unit and its length. */
export function readPer(text: string): { unit: Omit<RateUnit, 'currency'>; length: number } {
  const unit: Omit<RateUnit, 'currency'> = {};
  let at = 0;
  for (;;) {
    const ofEach = (FOR_EACH.exec(text.slice(at)) ?? CALLED.exec(text.slice(at)))?.[0].length ?? 0;
    at += ofEach;
    const rest = text.slice(at);
    const word = NEXT_CHARGE.test(rest) ? undefined : first(TIME_WORDS, rest.trimStart());
    if (word && !unit.time) {
      unit.time = word[0];
      at += rest.length - rest.trimStart().length + word[1];
      continue;
    }
    // OCR reads the slash of "p/kWh" as l, i, 1 or |
    const per =
      (ofEach > 0 || isOfCapacity(unit, rest) ? AND_PER.exec(rest) : null) ??
      PER.exec(rest) ??
      /^\s?[l|i1](?=k[wv])/i.exec(rest) ??
      /^\s*(?=k\s?[wv]|kVA|MWh)/i.exec(rest);
    if (!per) return { unit, length: at };
    const after = rest.slice(per[0].length);
    const quantity = unit.quantity ? undefined : first(QUANTITIES, after);
    const time = unit.time ? undefined : first(TIMES, after);
    if (quantity) unit.quantity = quantity[0];
    else if (time) unit.time = time[0];
    else return { unit, length: at };
    at += per[0].length + (quantity ?? time ?? ['', 0])[1];
    if (unit.quantity === 'kVA' && !unit.time) at += OF_CAPACITY.exec(text.slice(at))?.[0].length ?? 0;
  }
}

const isOfCapacity = ({ quantity, time }: Omit<RateUnit, 'currency'>, rest: string): boolean =>
  quantity === 'kVA' || (time !== undefined && /^ and (?:\p{L}+ )?kVA\b/iu.test(rest));

/** What a heading without a currency says that its prices are for: "Capacity charge per kVA per month", "Rate/kWh". */
export function parsePer(text: string): Omit<RateUnit, 'currency'> | undefined {
  for (const match of matchesOf(text, /(?:^|\s)(?=per\b)|(?=\/\s?k)/gi)) {
    const { unit, length } = readPer(text.slice(match.index));
    if (length > 0) return unit;
  }
  return undefined;
}

/** The unit that a column heading or a unit cell prints: "p/kWh", "Rate (£ per day)", "pence per kVA per month", "ppu". */
export function parseRateUnit(text: string): RateUnit | undefined {
  const short = /(?<![a-z])(?:(ppu|p\/u)|(ppkwh|pkwh)|(ppd))(?![a-z])/i.exec(text);
  if (short) {
    if (short[3]) return { currency: 'pence', time: 'daily' };
    return { currency: 'pence', quantity: short[1] ? 'unit' : 'kWh' };
  }
  for (const match of matchesOf(text, /(?<![a-z0-9])(?:£|gbp\b|pounds?\b|pence\b|p(?![a-z])|(?<=\()[pP](?=\)))/gi)) {
    const currency = /^(?:p|pence)$/i.test(match[0]) ? 'pence' : 'pounds';
    const { unit, length } = readPer(text.slice(match.index + match[0].length));
    if (length > 0) return { currency, ...unit };
  }
  return turnedRateUnit(text);
}

/** "CCL per kWh, pence", "Day price, pence", "Rate per day (£)": the currency stands after what it is for. */
function turnedRateUnit(text: string): RateUnit | undefined {
  const match = /\b(?:price|rate|(?=per\s))([^,(]*?)\s*[,(]\s*(?:in\s+)?(pence|p|£|pounds|gbp)\)?\s*$/i.exec(text);
  if (!match) return undefined;
  const currency = /^p(?:ence)?$/i.test(match[2]) ? 'pence' : 'pounds';
  return { currency, ...readPer(` ${match[1].trim()}`).unit };
}
