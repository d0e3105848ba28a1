import type { FieldReader, Reading, ReadingContext } from '../../fields/candidates.js';
import {
  findMoney,
  findNumbers,
  findRates,
  parsePer,
  parseRateUnit,
  pencePerKvaDay,
  pencePerKwh,
  pencePerPeriod,
  scaled,
  standingChargePeriodIn,
  type Parsed,
  type Rate,
  type RateUnit,
} from '../../fields/values/index.js';
import { asks, isLedTo, sentenceOf } from './nearness.js';
import { isOfOnce, speaksOfReplaced } from './sentences.js';
import type { StandingChargeType } from '../../results.js';

/** A standing charge in pence with the period it is for. */
export interface StandingCharge {
  pence: number;
  type: StandingChargeType;
}

interface Price {
  amount: number;
  /** The unit as printed beside the number, or undefined for a bare number. */
  unit?: RateUnit;
  start: number;
  end: number;
  confidence: number;
  repaired?: boolean;
}

/** What heads a column of how much there is of each thing, beside that of its price. */
export const OF_QUANTITY =
  /^(?:quantity|qty|how many|number of units|(?:(?:annual|yearly|estimated|expected|forecast) )+(?:quantity|qty|volume|units?|usage|use))\.?$/i;
/** What heads a column of what that comes to. */
const OF_SUM =
  /^(?:(?:annual|yearly|estimated|expected|total|forecast) )+(?:cost|spend|amount|value|total)s?(?: \(?£\)?)?\.?$/i;

/** The first price of a text: with its unit, as money, or as a bare number, in this order. */
function prices(text: string, context: ReadingContext): Price[] {
  const head = context.pair.over?.text ?? '';
  if (OF_QUANTITY.test(head) || OF_SUM.test(head)) return [];
  const inline = context.pair.relation === 'inline';
  if (inline && speaksOfReplaced(sentenceOf(context.pair))) return [];
  const limit = inline || asks(context) ? 40 : 16;
  const rates = ratesOf(text, context)
    .filter((rate) => rate.start <= limit || isLedTo(text, rate))
    .map((rate) => priceOf(rate.value, rate));
  if (rates.length > 0) return rates;
  if (inline && context.pair.fit < 0.7) return [];
  const money = findMoney(text, context).find((each) => each.value.currency && each.start <= 4);
  if (money)
    return [{ ...money, amount: money.value.pounds, unit: { currency: 'pounds' }, confidence: 0.9 * money.confidence }];
  const number = findNumbers(text, context)[0];
  if (!number) return [];
  const after = text.slice(number.end);
  // "PPD 68.40": the unit stands before the number.
  const before = number.start > 2 && number.start <= 12 && after.trim() === '' ? text.slice(0, number.start) : '';
  const ahead = parseRateUnit(before.trim());
  if (ahead && (ahead.time || ahead.quantity)) return [{ ...number, amount: number.value.value, unit: ahead }];
  if (number.start > 2) return [];
  const unit = /^\s{0,2}\(?(?:£|pence|p\b|gbp)/i.test(after) ? parseRateUnit(after) : undefined;
  if (unit) return [{ ...number, end: text.length, amount: number.value.value, unit }];
  if (after.length > 3 || /[%/]/.test(text)) return [];
  return [{ ...number, amount: number.value.value }];
}

/** The prices of a text; "69.00p for a" before the next label goes on with the "day" that the price is for. */
function ratesOf(text: string, context: ReadingContext): Parsed<Rate>[] {
  const { relation, value } = context.pair;
  if (relation !== 'inline') return findRates(text, context);
  const rest = value.block.text.slice(value.end, value.end + UNIT_LENGTH);
  return findRates(text + rest, context)
    .filter((rate) => rate.start < text.length)
    .map((rate) => ({ ...rate, end: Math.min(rate.end, text.length) }));
}

/** How far behind a price the rest of its unit may go, or the name of the next price that begins like one. */
const UNIT_LENGTH = 40;

const priceOf = (rate: Rate, place: { start: number; end: number; confidence: number; repaired?: boolean }): Price => ({
  amount: rate.amount,
  unit: rate.unit,
  start: place.start,
  end: place.end,
  confidence: place.confidence,
  repaired: place.repaired,
});

/** "Standing charge £", "Daily charge (p)", "Fixed charge, pence": the label ends with the currency alone. */
function currencyAtEnd(text: string): RateUnit | undefined {
  const currency = /(?:£|(?<![\p{L}\d])(?:gbp|pounds|pence|p))[)\]]?$/iu.exec(text)?.[0];
  return currency ? { currency: /^p(?!ounds)/i.test(currency) ? 'pence' : 'pounds' } : undefined;
}

/** The unit that the label, or the heading of its column, prints; the part that the price itself prints goes before it. */
function unitOf(price: Price, context: ReadingContext): RateUnit | undefined {
  const printed = price.unit;
  if (printed?.quantity || printed?.time) return printed;
  const named = context.units.map(parseRateUnit).find(Boolean) ?? context.units.map(currencyAtEnd).find(Boolean);
  if (!printed) return named;
  return { ...(named ?? context.units.map(parsePer).find(Boolean)), currency: printed.currency };
}

/** Reads a price of energy in pence per kWh. A price without a unit is taken for pence or pounds by its size. */
export function readEnergyRate(range: { least: number; most: number }): FieldReader {
  return (text, context) =>
    prices(text, context)
      .slice(0, 1)
      .flatMap((price): Reading[] => {
        // "The price in clause 4 includes 1.2 pence ..." tells a part of it.
        const before = text.slice(0, price.start);
        if (context.pair.relation === 'inline' && isOfOnce(before)) return [];
        if (
          context.pair.relation === 'inline' &&
          range.least >= 0.5 &&
          (/\bincludes?\b/i.test(before) || isPartOf(context.pair) || goesOn(text, context.pair))
        )
          return [];
        const unit = unitOf(price, context);
        const place = { start: price.start, end: price.end, repaired: price.repaired };
        const stated = unit && pencePerKwh(price.amount, unit);
        if (stated !== undefined) {
          return stated >= range.least && stated <= range.most
            ? [{ ...place, value: stated, confidence: price.confidence }]
            : [];
        }
        if (unit?.time || (unit?.quantity && unit.quantity !== 'kWh')) return [];
        const value = guessPence(price.amount, unit, {
          ...range,
          isRound: isRound(text.slice(price.start, price.end)),
        });
        return value === undefined ? [] : [{ ...place, value, confidence: price.confidence * (unit ? 0.95 : 0.8) }];
      });
}

/** "47.20p per kWh (electricity) or 13.95p per kWh": the unit of one price is no label of the next. */
const goesOn = (text: string, { label }: ReadingContext['pair']): boolean =>
  /^\s*(?:or|and)\b/i.test(text) && /^(?:kwh|units?)$/i.test(label.text);

/** "Their commission, which is part of the unit rate, is 1.15 p/kWh": the price is not that of the label. */
const isPartOf = ({ label, labelBlock }: ReadingContext['pair']): boolean =>
  /\b(?:part of|included in|includes|built into|within|added to|contained in) (?:the|your|our|each|this) $/i.test(
    labelBlock.text.slice(0, label.start),
  );

/** True for a figure without decimals, which may be a count of anything: "25", and not "25.00". */
const isRound = (printed: string): boolean => !/\d\.\d/.test(printed);

/** Pence of a price whose unit is not printed whole: "4.36p" and "£0.0436" say their currency, "4.36" does not. */
function guessPence(
  amount: number,
  unit: RateUnit | undefined,
  range: { least: number; most: number; isRound: boolean },
): number | undefined {
  const inRange = (pence: number): boolean => pence >= range.least && pence <= range.most;
  if (unit?.currency === 'pence') return inRange(amount) ? amount : undefined;
  const pounds = scaled(amount, 100);
  if (unit?.currency === 'pounds') return inRange(pounds) && amount < 3 ? pounds : undefined;
  if (amount < 1 && range.least >= 0.5) return inRange(pounds) && pounds >= 2 ? pounds : undefined;
  return inRange(amount) && !range.isRound ? amount : undefined;
}

/** Reads a standing charge: pence and the period. A charge without a period is daily where its size is that of a day. */
export const readStandingCharge: FieldReader = (text, context) =>
  prices(text, context)
    .slice(0, 1)
    .flatMap((price): Reading<StandingCharge>[] => {
      const unit = unitOf(price, context);
      if (unit?.quantity) return [];
      const place = { start: price.start, end: price.end, repaired: price.repaired };
      const stated = unit && pencePerPeriod(price.amount, unit);
      if (stated)
        return stated.pence >= 0 && stated.pence < 5_000_000
          ? [{ ...place, value: stated, confidence: price.confidence }]
          : [];
      const period = [text, ...context.units].map(standingChargePeriodIn).find(Boolean);
      const type = period ?? 'daily';
      const pence = unit
        ? unit.currency === 'pounds'
          ? scaled(price.amount, 100)
          : price.amount
        : penceBySize(price.amount, type);
      if (pence === undefined || (!period && (pence < 3 || pence > 3000))) return [];
      return [{ ...place, value: { pence, type }, confidence: price.confidence * (period ? 0.95 : 0.7) }];
    });

function penceBySize(amount: number, type: StandingChargeType): number | undefined {
  if (type !== 'daily') return scaled(amount, 100);
  if (Number.isInteger(amount) && amount > 2000) return undefined;
  return amount < 5 ? scaled(amount, 100) : amount;
}

/** Reads a charge for capacity in pence per kVA per day. */
export const readCapacityRate: FieldReader = (text, context) =>
  prices(text, context)
    .slice(0, 1)
    .flatMap((price): Reading[] => {
      const unit = unitOf(price, context);
      const whole: RateUnit | undefined =
        unit?.quantity === 'kVA' && !unit.time ? { ...unit, time: timeIn(text, context) } : unit;
      const value = whole && pencePerKvaDay(price.amount, whole);
      if (value === undefined || value > 200) return [];
      return [{ value, start: price.start, end: price.end, confidence: price.confidence, repaired: price.repaired }];
    });

const timeIn = (text: string, context: ReadingContext): StandingChargeType | undefined =>
  [text, ...context.units, ...(context.pair.relation === 'inline' ? [sentenceOf(context.pair)] : [])]
    .map(standingChargePeriodIn)
    .find(Boolean);
