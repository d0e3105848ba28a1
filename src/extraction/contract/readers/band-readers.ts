import type { FieldReader, Reading, ReadingContext } from '../../fields/candidates.js';
import { findRates, pencePerKwh } from '../../fields/values/index.js';
import { bandPrices } from './band-lists.js';
import { readEnergyRate } from './rate-readers.js';

const readRate = readEnergyRate({ least: 0.5, most: 150 });

/** "Day / night unit rate", "D/N p/kWh": two parts of the day whose prices stand in the same order in one value. */
const LISTED =
  /\b([Dd]ay|DAY|[Nn]ight|NIGHT|[DN](?=\s?\/))(?:[- ]?time)?\s*(?:\/|&|and|,)\s*([Dd]ay|DAY|[Nn]ight|NIGHT|(?<=\/\s?)[DN])\b/;
/** True for a head that names both parts of the day. */
export const namesDayAndNight = (head: string): boolean => LISTED.test(head);
/** The fields of the two parts of the day that a head names, in their order. */
export const bandsNamed = (head: string): string[] => LISTED.exec(head)?.slice(1, 3).map(fieldOf) ?? [];
const PRICES = /^\s*(£?\d[\d.]*)\s*(p|pence)?(?:\s*(?:\/|&|and|,)\s*|\s+)(£?\d[\d.]*)(.*)$/is;
const fieldOf = (band: string): string => (/^d/i.test(band) ? 'dayUnitRate' : 'nightUnitRate');

/** The label with the words beside it, where it stands apart from its value. */
const labelOf = ({ pair: { relation, label, labelBlock } }: ReadingContext): string =>
  relation === 'inline' ? label.text : labelBlock.text;

/** "29.2p per kWh for day units, 22.2p ...": in a sentence the band is that of the price before it. */
const PRICE_BEFORE =
  /\d\s?(?:p|pence)(?: ?\/ ?| per | an? )(?:kwh|unit) (?:for|in|during|at|by) (?:the |each |every |an? )?$/i;
const namesPriceBefore = ({ pair: { relation, label, labelBlock } }: ReadingContext): boolean =>
  relation === 'inline' && PRICE_BEFORE.test(labelBlock.text.slice(Math.max(0, label.start - 40), label.start));

const PRICE = String.raw`(?<price>£?\d{1,3}\.\d+(?: ?p| ?pence)?(?: ?(?:\/|per) ?kwh)?)`;
const HOLDS = String.raw`(?<band>day|night|single|flat|all (?:units|hours|day|times)|any ?time|every unit|one rate|24 ?(?:hours?|hrs?))(?:[- ]?time)?(?: (?:rate|units?|price|only))?`;
/** "24.1435 day", "23.60 single", "6.247 (all units)", "day 28.834", "Single rate: 6.1p": a price that says itself when it holds, whatever heads it. */
const SAYS_BAND = [
  new RegExp(String.raw`^\s*${PRICE}[,\s]*\(?${HOLDS}\)?\s*$`, 'i'),
  new RegExp(String.raw`^\s*${HOLDS}(?:\s?[:=–-])?\s+${PRICE}\s*$`, 'i'),
];

function ofBandSaid(text: string, context: ReadingContext): Reading[] | undefined {
  if (context.pair.relation === 'inline') return undefined;
  const { price, band } = SAYS_BAND.map((shape) => shape.exec(text)).find(Boolean)?.groups ?? {};
  if (!price) return undefined;
  const field = /^(?:day|night)$/i.test(band) ? fieldOf(band) : 'unitRate';
  return readRate(price, context).map((reading) => ({ ...reading, field }));
}

/** Reads the price of a part of the day, and both prices of a label that names two parts: "27.184 / 17.498 p/kWh". */
export const readBandRate: FieldReader = (text, context) => {
  if (namesPriceBefore(context)) return [];
  const said = ofBandSaid(text, context);
  if (said) return said;
  const bands = LISTED.exec(labelOf(context))?.slice(1, 3);
  const prices = PRICES.exec(text);
  const { relation, row } = context.pair;
  // One price under "Day / night" among rows of a table holds at all times.
  if (bands && !prices && relation === 'column' && row)
    return readRate(text, context).map((reading) => ({ ...reading, field: 'unitRate' }));
  if (!bands || !prices) return readRate(text, context);
  const [, first, , second, unit] = prices;
  const place = { start: 0, end: text.length };
  return [first, second].flatMap((amount, i) =>
    readRate(`${amount}${unit}`, context).map((reading) => ({
      ...reading,
      ...place,
      field: fieldOf(bands[i]),
    })),
  );
};

const BEHIND = /^,?\s*\(?(?:for |at |in |during )?(?:the )?(day|night)(?:[- ]?time)?\b/i;
const AHEAD = /\b(day|night)(?:[- ]?time)?(?: (?:rate|units?|price))?\s*[:=]?\s*$/i;

/** "24.10p/kWh (day), 15.20p/kWh (night) and 61p per day": prices of parts of the day beside one label. */
function bandsIn(text: string, context: ReadingContext): Reading[] {
  let from = 0;
  return findRates(text, context).flatMap((rate): Reading[] => {
    const before = text.slice(from, rate.start);
    from = rate.end;
    const value = pencePerKwh(rate.value.amount, rate.value.unit);
    const band = (AHEAD.exec(before) ?? BEHIND.exec(text.slice(rate.end)))?.[1];
    if (value === undefined || !band) return [];
    return [{ field: fieldOf(band), value, start: rate.start, end: rate.end, confidence: 0.9 * rate.confidence }];
  });
}

/** "Day 24.1 / Night 15.2 p/kWh", "D 24.1 N 15.2": a list of the parts of the day, each before its price. */
function listed(text: string, context: ReadingContext): Reading[] {
  const { relation, fit, tail } = context.pair;
  // The parts of the day are labels too, where the value behind one ends.
  const prices = bandPrices(tail?.text ?? text) ?? [];
  if (prices.length < 2 || (relation === 'inline' && fit < 0.7)) return [];
  return prices.flatMap(({ field, text: price, start }) =>
    readRate(price, context).map((reading) => ({ ...reading, field, start, end: start + price.length })),
  );
}

/** Reads the price of energy, and where a value or its label gives prices of the day and the night both of them. */
export const readUnitRate: FieldReader = (text, context) => {
  if (namesDayAndNight(labelOf(context))) return readBandRate(text, context);
  const said = ofBandSaid(text, context);
  if (said) return said;
  const bands = context.pair.relation === 'inline' ? [] : bandsIn(text, context);
  const fields = new Set(bands.map(({ field }) => field));
  if (fields.size === 2 && bands.length === 2) return bands;
  const list = listed(text, context);
  return list.length > 0 ? list : readRate(text, context);
};
