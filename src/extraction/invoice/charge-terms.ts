import { Decimal } from 'decimal.js';
import { close, farApart, PENNY, productAgrees } from '../fields/checks/arithmetic.js';
import type { RateUnit } from '../fields/values/index.js';
import type { StandingChargeType } from '../results.js';
import type { Figure } from './line-values.js';

/** A price of a line in pence, whatever it was printed in. */
export interface Price {
  figure: Figure;
  pence: number;
  decimals: number;
  unit: RateUnit;
}

/** What one kWh, day or other unit costs: energy may be priced by the MWh. */
export const pencePerUnit = ({ pence, unit }: Price): number =>
  unit.quantity === 'MWh' ? new Decimal(pence).div(1000).toNumber() : pence;

/** Figures of a line of a charge: what was had, at what price, for how much. */
export interface Terms {
  amount?: Figure;
  price?: Price;
  quantity?: Figure;
  /** True where quantity times price makes the amount. */
  proven: boolean;
}

/** "Rate", and not "All rates" over what those of all hours come to. */
const HEADS_PRICE = /(?<!\b(?:all|both) )rate|price|tariff|unit (?:charge|cost)/i;

/** No line of a charge has more figures. Which of them make a product takes time with their cube. */
const MOST_FIGURES = 64;

/** Finds which figures of a line are quantity, price and amount: by their print, their columns and their product. */
export function termsOf(figures: readonly Figure[]): Terms {
  if (figures.length > MOST_FIGURES) return { proven: false };
  const amounts = figures.filter((figure) => figure.money && !figure.fromHeader && !figure.rate);
  const prices = figures.filter((figure) => (figure.rate || figure.decimals > 0) && !figure.percent && !figure.unit);
  const quantities = figures.filter((figure) => !figure.percent && !figure.rate && figure.money !== 'pounds');
  let best: { terms: Terms; score: number } | undefined;
  const consider = (terms: Terms, score: number): void => {
    if (!best || score > best.score) best = { terms, score };
  };
  const last = amounts[amounts.length - 1];
  if (last) consider({ amount: last, proven: false }, 1);
  for (const figure of prices) {
    for (const price of [...readingsOfPrice(figure), ...headedOtherwise(figure, quantities)]) {
      const printed = figure.rate
        ? figure.fromHeader
          ? 1.2
          : 1.6
        : HEADS_PRICE.test(figure.header ?? '')
          ? 0.8
          : -0.6;
      for (const amount of [...amounts.filter((other) => other !== figure), undefined]) {
        const place = amount ? (amount === last ? 0.9 : 0.3) + (amount.start > figure.start ? 0.2 : -0.5) : 0;
        if (printed > 0) consider({ price, amount, proven: false }, printed + place);
        for (const quantity of quantities) {
          if (quantity === figure || quantity === amount) continue;
          const proven = amount !== undefined && productOf(quantity, price, amount.value, figures);
          if (!proven && (printed < 0 || !quantity.unit)) continue;
          const fits = unitsFit(quantity, price);
          if (fits < 0 && !(proven && isProrated(quantity, price))) continue;
          consider(
            { price, amount, quantity, proven },
            printed + place + (quantity.unit ? 0.7 : 0) + fits + (proven ? 2 : 0),
          );
        }
      }
    }
  }
  return best?.terms ?? { proven: false };
}

const HEADED_POUNDS = /£|\b(?:pounds|gbp)\b/i;
const HEADED_PENCE = /\bp(?:ence)?\b/i;

/** Under "Rate (£/kWh)" the price of "30 days" is one of a day. */
function headedOtherwise(figure: Figure, quantities: readonly Figure[]): Price[] {
  if (!figure.rate?.quantity || !figure.fromHeader) return [];
  if (!quantities.some(({ unit, fromHeader }) => unit === 'days' && !fromHeader)) return [];
  return readingsOfPrice({ ...figure, rate: { currency: figure.rate.currency } });
}

/** A price as printed; a bare one may be pence or pounds, unless the head of its column says which. */
export function readingsOfPrice(figure: Figure): Price[] {
  const price = (currency: RateUnit['currency'], unit: Omit<RateUnit, 'currency'>): Price => ({
    figure,
    pence: currency === 'pounds' ? new Decimal(figure.value).times(100).toNumber() : figure.value,
    decimals: currency === 'pounds' ? Math.max(0, figure.decimals - 2) : figure.decimals,
    unit: { currency, ...unit },
  });
  if (figure.rate) {
    const { currency, ...unit } = figure.rate;
    return [price(currency, unit)];
  }
  const head = figure.header ?? '';
  const isPounds = figure.money === 'pounds' || (HEADED_POUNDS.test(head) && !HEADED_PENCE.test(head));
  return isPounds ? [price('pounds', {})] : [price('pence', {}), price('pounds', {})];
}

/** How well a quantity and a price go together by their units; below 0 they do not. */
export function unitsFit(quantity: Figure, price: Price): number {
  const per = price.unit;
  if (!quantity.unit) return 0;
  if (quantity.unit === 'kWh' || quantity.unit === 'units')
    return per.time || per.quantity === 'kVA' ? -1 : per.quantity ? 0.5 : 0.2;
  if (quantity.unit === 'days') return per.time === 'daily' ? 0.5 : per.time || per.quantity === 'kWh' ? -1 : 0.2;
  if (quantity.unit === 'months') return per.time && per.time !== 'monthly' ? -1 : 0.2;
  if (quantity.unit === 'kVA') return per.quantity && per.quantity !== 'kVA' ? -1 : 0.1;
  return quantity.unit === per.quantity ? 0.3 : -1;
}

const IN_A_YEAR: Partial<Record<StandingChargeType, number>> = { monthly: 12, quarterly: 4, annual: 1 };
const DAYS_OF_YEARS = [365, 366, 365.25];

/** "31 days   841.73 £/year": days at the price of a longer time. */
export const isProrated = ({ unit: counted }: Figure, { unit }: Price): boolean =>
  counted === 'days' && unit.quantity === undefined && unit.time !== undefined && unit.time in IN_A_YEAR;

/** What so many days come to, in pounds. */
const prorated = (days: number, { pence, unit }: Price): Decimal[] =>
  DAYS_OF_YEARS.map((year) => new Decimal(days).times(pence).times(IN_A_YEAR[unit.time!]!).div(year).div(100));

/** True where a quantity at a price makes the amount in pounds; a capacity is priced by kVA and by day. */
export function productOf(quantity: Figure, price: Price, pounds: number, figures: readonly Figure[]): boolean {
  const pence = { value: price.pence, decimals: price.decimals };
  const mega = price.unit.quantity === 'MWh' ? 1000 : 1;
  const units = { value: quantity.value / mega, decimals: quantity.decimals };
  if (productAgrees(units, pence, pounds)) return !isProrated(quantity, price);
  if (isProrated(quantity, price)) return prorated(quantity.value, price).some((cost) => close(cost, Math.abs(pounds)));
  if (quantity.unit !== 'kVA' && quantity.unit !== 'days') return false;
  const other = figures.find((figure) => figure !== quantity && (figure.unit === 'kVA' || figure.unit === 'days'));
  if (!other || other.unit === quantity.unit) return false;
  const tolerance = PENNY + Math.abs(pounds) * 0.0005;
  if (farApart((quantity.value * other.value * pence.value) / 100, Math.abs(pounds), tolerance)) return false;
  return close(new Decimal(quantity.value).times(other.value).times(pence.value).div(100), Math.abs(pounds), tolerance);
}
