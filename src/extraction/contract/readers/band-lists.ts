import { matchesOf } from '../../matches.js';
import { chargeNamed } from '../labels/charge-names.js';

/** A price in a list of the parts of the day, with its field, by its place in the text. */
export interface BandPrice {
  field: string;
  name: string;
  text: string;
  start: number;
}

const PRICE = String.raw`(?<price>£?\d{1,3}\.\d+(?: ?p(?!er\b))?(?![\d.])(?: ?(?:\/|per) ?kWh)?)`;
/** A part of the day and its price: "Day: 30.02", "Night units £0.1759", "All units 23.104p", "D 25.9". */
const BAND = new RegExp(
  String.raw`(?<name>(?<!\p{L})[DN](?!\p{L})|\p{L}[\p{L} \t/&-]*?)\s*(?:[:=-]\s*)?${PRICE}[\s,;/|]*`,
  'giu',
);
/** The same with the price first: "30.02 day", "17.59p (night)". */
const BAND_BEHIND = new RegExp(
  String.raw`${PRICE}\s*\(?(?:for )?(?<name>(?:day|night)(?:[- ]?time)?(?: (?:units?|rate))?|[DN])(?!\p{L})\)?[\s,;/|]*`,
  'giu',
);
const BANDS = /^(?:day|night|eveningWeekend|unit)(?:Unit)?Rate$/;
/** What tables write for a part of the day, where both have their price. */
export const LETTERS: Record<string, string> = { D: 'dayUnitRate', N: 'nightUnitRate' };
const LONGEST = 120;

/** The field of the price of a part of the day, by its name. */
export function bandOf(name: string): string | undefined {
  const field = LETTERS[name] ?? chargeNamed({ text: name });
  return field && BANDS.test(field) ? field : undefined;
}

/** The prices of a text that is nothing but a list of them, each beside the part of the day that it is for. */
export function bandPrices(text: string): BandPrice[] | undefined {
  if (text.length > LONGEST || !/\d/.test(text)) return undefined;
  const behind = /^[£\d]/.test(text) ? listOf(text, BAND_BEHIND) : undefined;
  return behind && behind.length > 1 ? behind : listOf(text, BAND);
}

function listOf(text: string, band: RegExp): BandPrice[] | undefined {
  let end = 0;
  const prices: BandPrice[] = [];
  for (const match of matchesOf(text, band)) {
    const { name, price } = match.groups as { name: string; price: string };
    const field = bandOf(name);
    if (match.index !== end || !field) return undefined;
    prices.push({ field, name, text: price, start: match.index + match[0].lastIndexOf(price) });
    end = match.index + match[0].length;
  }
  const isOnce = new Set(prices.map(({ field }) => field)).size === prices.length;
  const isOfLetters = prices.length === 1 && prices[0].name in LETTERS;
  return prices.length > 0 && end === text.length && isOnce && !isOfLetters ? prices : undefined;
}
