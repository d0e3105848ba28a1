import type { FieldReader } from '../../fields/candidates.js';
import { readEnergyRate } from './rate-readers.js';

const readRate = readEnergyRate({ least: 0.5, most: 150 });

/** "Day / night unit rate": two parts of the day whose prices stand in the same order in one value. */
const LISTED = /\b(day|night)(?:[- ]?time)?\s*(?:\/|&|and|,)\s*(day|night)\b/i;
const PRICES = /^\s*(£?\d[\d.]*)\s*(p|pence)?\s*(?:\/|&|and|,)\s*(£?\d[\d.]*)(.*)$/is;
const FIELDS: Record<string, string> = { day: 'dayUnitRate', night: 'nightUnitRate' };

/** Reads the price of a part of the day, and both prices of a label that names two parts: "27.184 / 17.498 p/kWh". */
export const readBandRate: FieldReader = (text, context) => {
  const bands = LISTED.exec(context.pair.label.text)?.slice(1, 3);
  const prices = PRICES.exec(text);
  if (!bands || !prices) return readRate(text, context);
  const [, first, , second, unit] = prices;
  const place = { start: 0, end: text.length };
  return [first, second].flatMap((amount, i) =>
    readRate(`${amount}${unit}`, context).map((reading) => ({
      ...reading,
      ...place,
      field: FIELDS[bands[i].toLowerCase()],
    })),
  );
};
