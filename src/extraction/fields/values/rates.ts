import { Decimal } from 'decimal.js';
import type { StandingChargeType } from '../../results.js';
import { findNumbers, isNegative } from './numbers.js';
import { plain } from './ocr.js';
import { parsed, withoutOverlaps, type Parsed, type ParseOptions } from './parsed.js';
import { readPer, type RateUnit } from './units.js';

/** A printed price with its unit. */
export interface Rate {
  /** As printed, in `unit.currency`. */
  amount: number;
  decimals: number;
  unit: RateUnit;
}

/** "22.96c (p) y / per kWh": pence as bilingual papers of Wales print them. */
const WELSH_PENCE =
  /^\s?c(?:einiog)?(?:\s*\((?:p|pence)\))?(?=\s*(?:y|yr|bob)\s|\s*\/)(?:\s*(?:y|yr|bob)(?:\s+\p{L}+)?(?=\s*\/))?/iu;
/** "Night 00–" before "07 p/kWh": the hour that a time of day ends with, over the unit of a column, is no price. */
const FROM_HOUR = /(?:^|[^\d.,:])(?:[01]?\d|2[0-4])(?::\d\d)?\s?[–-]\s*$/;
const HOUR = /^(?:0\d|1\d|2[0-4])$/;
const MONTHS_PER_YEAR = 12;
const DAYS_PER_YEAR = 365;

/**
 * The prices of a text: "25.987p", "25.987p per kWh", "£0.25987/kWh", "33.58 pounds a month", "£1.20 per kVA per month",
 * "0.801 p/kWh". A number without p, £ or "pence" is no price. "£" alone is money and not a price: a quantity or a time
 * must follow it. Only "p" gives a price without either.
 */
export function findRates(text: string, options: ParseOptions = {}): Parsed<Rate>[] {
  const source = plain(text);
  const found: Parsed<Rate>[] = [];
  for (const number of findNumbers(text, options)) {
    const before = source.slice(0, number.start);
    const after = source.slice(number.end);
    if (HOUR.test(source.slice(number.start, number.end)) && FROM_HOUR.test(before)) continue;
    const pound = /(?:£|\bGBP)\s*(?:-\s*)?$/.exec(before);
    const pounds = pound ? null : /^\s?(?:£|gbp\b|pounds?\b)(?=\s*(?:\/|per\b|an?\b|each\b|every\b))/i.exec(after);
    const pence =
      pound || pounds ? null : /^\s{0,2}(?:pence|pp(?=[uk])|p(?=pd\b)|p(?![a-z\d])|p(?=[l|i1]?\s?k[wv]))/i.exec(after);
    const cents = pound || pounds || pence ? null : WELSH_PENCE.exec(after);
    const misread =
      options.ocr && !pound && !pounds && !pence && !cents ? /^\s?[B6D¢](?=[\s/l|]*k[wv])/i.exec(after) : null;
    if (!pound && !pounds && !pence && !cents && !misread) continue;
    const currencyEnd = (pounds ?? pence ?? cents ?? misread)?.[0].length ?? 0;
    const { unit, length } = readPer(after.slice(currencyEnd));
    if ((pound || pounds) && length === 0) continue;
    const start = pound ? number.start - pound[0].length : number.start;
    // of a scan a mark before a price is a spot of dirt: hardly any price is below zero
    const negative = !options.ocr && isNegative(before, '');
    const rate: Rate = {
      amount: negative ? -number.value.value : number.value.value,
      decimals: number.value.decimals,
      unit: { currency: pound || pounds ? 'pounds' : 'pence', ...unit },
    };
    const sure = length > 0 ? 0.97 : 0.75;
    const value = parsed(text, start, number.end + currencyEnd + length, rate, sure * number.confidence);
    found.push(number.repaired || misread ? { ...value, repaired: true, confidence: value.confidence * 0.8 } : value);
  }
  return withoutOverlaps(found);
}

/** A number times a factor without the noise of binary fractions. */
export function scaled(amount: number, factor: Decimal.Value): number {
  return new Decimal(amount).times(factor).toDecimalPlaces(8).toNumber();
}

/** Pence per kWh of a price of energy; "unit" counts as kWh. Undefined for any other price. */
export function pencePerKwh(amount: number, unit: RateUnit): number | undefined {
  if (unit.time) return undefined;
  const pence = unit.currency === 'pounds' ? scaled(amount, 100) : amount;
  if (unit.quantity === 'MWh') return scaled(pence, new Decimal(1).div(1000));
  return unit.quantity === 'kWh' || unit.quantity === 'unit' ? pence : undefined;
}

/** Pence for each standing charge period of a price of time, with the period. */
export function pencePerPeriod(
  amount: number,
  unit: RateUnit,
): { pence: number; type: StandingChargeType } | undefined {
  if (!unit.time || unit.quantity) return undefined;
  return { pence: unit.currency === 'pounds' ? scaled(amount, 100) : amount, type: unit.time };
}

/** Pence per kVA per day of a price of capacity; a price by the month times 12 / 365, by the year by 365. */
export function pencePerKvaDay(amount: number, unit: RateUnit): number | undefined {
  if (unit.quantity !== 'kVA') return undefined;
  const pence = unit.currency === 'pounds' ? scaled(amount, 100) : amount;
  const days: Record<StandingChargeType, Decimal.Value> = {
    daily: 1,
    monthly: new Decimal(MONTHS_PER_YEAR).div(DAYS_PER_YEAR),
    quarterly: new Decimal(4).div(DAYS_PER_YEAR),
    annual: new Decimal(1).div(DAYS_PER_YEAR),
  };
  if (!unit.time || unit.time === 'daily') return pence;
  return new Decimal(pence).times(days[unit.time]).toDecimalPlaces(4).toNumber();
}
