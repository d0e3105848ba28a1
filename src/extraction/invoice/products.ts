import { Decimal } from 'decimal.js';
import { close, PENNY } from '../fields/checks/arithmetic.js';
import { findTerms } from '../fields/values/index.js';
import type { Lexicon } from '../layout/index.js';
import { kindByPrice, kindByUnits, type Charge } from './charges.js';
import { isHistory } from './history.js';
import { isProrated, type Price, productOf, readingsOfPrice, unitsFit } from './charge-terms.js';
import { isEnergyKind, kindsOf, type KindOfLine, type LineKind } from './line-kinds.js';
import type { Figure, LineValues } from './line-values.js';

/** How many lines the parts of one charge can be from one another. */
const REACH = 14;
/** Smaller amounts are products of some two figures by chance. */
const LEAST_AMOUNT = 1;
const LEAST_FIT = 0.2;
const PRICED: LineKind[] = ['day', 'night', 'evening', 'energy', 'standing', 'ccl', 'capacity', 'other'];
/** What the words beside a price can make of the kind that its unit tells. */
const CAN_BE: Partial<Record<LineKind, LineKind[]>> = {
  energy: ['day', 'night', 'evening', 'energy', 'other'],
  other: ['ccl', 'other'],
  standing: ['standing', 'other'],
};

/**
 * The charges, with those whose units, price and cost stand in different lines, as in a letter or in boxes: a printed
 * price times a printed quantity of its unit is a printed amount.
 */
export function withProducts(charges: readonly Charge[], all: readonly LineValues[], lexicon: Lexicon): Charge[] {
  const figures = all.filter((values) => !isHistory(values, lexicon)).flatMap((values) => values.figures);
  const lineOf = new Map(all.map((values) => [values.line, values]));
  const proven = charges.filter((charge) => charge.proven);
  const isKnown = (price: Price): boolean =>
    proven.some((charge) => charge.price?.figure === price.figure || charge.price?.pence === price.pence);
  const found: Charge[] = [];
  for (const figure of figures) {
    const values = lineOf.get(figure.line);
    const counted = values && quantityAt(figure, values);
    if (!values || !(figure.rate ?? counted)) continue;
    const [price] = readingsOfPrice(figure);
    if (isKnown(price)) continue;
    const terms: Terms | undefined = termsNear(price, figures, counted, lexicon) ?? ofOnePeriod(price, values);
    if (!terms) continue;
    const typed =
      kindByUnits(price, terms.quantity, undefined) ??
      (terms.quantity?.unit === 'units' ? kindByPrice(price) : undefined);
    const can = CAN_BE[typed ?? 'standing'] ?? [];
    const fitting = ({ kind }: KindOfLine): boolean => can.includes(kind);
    const near = kindsNear(price, values, lexicon).filter(fitting);
    const [over = []] = [terms.amount, terms.quantity]
      .map((one) => (one ? kindsOver(one, lineOf.get(one.line), lexicon).filter(fitting) : []))
      .filter(({ length }) => length > 0);
    const kinds = near.length > 0 && !saysLess(near, over) ? near : over;
    const kind = kinds[0]?.kind ?? typed;
    if (kind) found.push({ values, kind, strength: kinds[0]?.strength ?? 0.6, kinds, price, ...terms, proven: true });
  }
  const isReplaced = (charge: Charge): boolean =>
    found.some(
      ({ price, amount }) =>
        charge.price?.figure === price?.figure ||
        (charge.amount !== undefined && charge.amount === price?.figure) ||
        (charge.amount === amount && PRICED.includes(charge.kind)),
    );
  return [...charges.filter((charge) => !isReplaced(charge)), ...found];
}

type Terms = Pick<Charge, 'quantity'> & { amount: Figure };

const AT = /^\s*(?:@|at|×|x|\*)\s*$/i;
const PERIODS_AT = /^\s*(?:quarters?|qtrs?)\s*(?:@|at|×|x|\*)\s*$/i;
const MOST_PERIODS = 10;

/** "1 month @ £24.60": behind a quantity a sum of money is the price of one. A quarter is a unit here alone. */
function quantityAt({ money, start }: Figure, { line, figures }: LineValues): Figure | undefined {
  if (money !== 'pounds') return undefined;
  return figures.find((one) => {
    const behind = line.text.slice(one.end, start);
    return one.end <= start && (one.unit ? AT.test(behind) : one.value < MOST_PERIODS && PERIODS_AT.test(behind));
  });
}

/** "3,110 kWh @ 28.3p" says that it is of energy, and the words beside the amount over it for which hours. */
const saysLess = ([near]: readonly KindOfLine[], [over]: readonly KindOfLine[]): boolean =>
  near.kind === 'energy' && over !== undefined && over.kind !== 'energy';

/** The quantity and the amount that belong to a price: the nearest that make a product with it. `counted` is known to be its quantity. */
function termsNear(
  price: Price,
  figures: readonly Figure[],
  counted: Figure | undefined,
  lexicon: Lexicon,
): { quantity: Figure; amount: Figure } | undefined {
  const { line } = price.figure;
  const near = figures.filter(
    (figure) => figure.line.page === line.page && Math.abs(figure.line.index - line.index) <= REACH,
  );
  const apart = (figure: Figure): number => Math.abs(figure.line.index - line.index);
  const counts = [...near, ...(price.unit.quantity === 'kWh' ? unitsFarFrom(price.figure, figures) : [])];
  let best: { quantity: Figure; amount: Figure } | undefined;
  for (const figure of counted ? [counted] : counts) {
    const quantity = figure === counted || figure.unit ? figure : asUnits(figure, lexicon);
    if (!quantity || (quantity.unit && !isProrated(quantity, price) && unitsFit(quantity, price) < LEAST_FIT)) continue;
    for (const amount of near) {
      if (!amount.money || amount === price.figure || amount.fromHeader || Math.abs(amount.value) < LEAST_AMOUNT)
        continue;
      if (apart(quantity) > REACH && amount.line !== line) continue;
      if (!productOf(quantity, price, amount.value, [])) continue;
      // of columns side by side the last is the one that holds
      if (!best || apart(quantity) + apart(amount) <= apart(best.quantity) + apart(best.amount))
        best = { quantity, amount };
    }
  }
  return best;
}

/** Units of energy printed in another column of the page: they can be of a price that has its amount beside it. */
const unitsFarFrom = ({ line }: Figure, figures: readonly Figure[]): Figure[] =>
  figures.filter(
    ({ unit, fromHeader, line: own }) =>
      unit === 'kWh' && !fromHeader && own.page === line.page && Math.abs(own.index - line.index) > REACH,
  );

const LEAST_UNITS = 10;

/** "Day units used   3,380": units of energy, if the price makes the amount of them. */
function asUnits(figure: Figure, lexicon: Lexicon): Figure | undefined {
  const { money, rate, percent, decimals, value, line, start } = figure;
  if (money || rate || percent || decimals > 0 || value < LEAST_UNITS) return undefined;
  const [kind] = UNITS.test(line.text) ? kindsOf(line.text.slice(0, start), lexicon, line.ocr) : [];
  return kind && isEnergyKind(kind.kind) ? { ...figure, unit: 'kWh' } : undefined;
}

const UNITS = /\b(?:units|consumption|usage|used)\b/i;

const MONTHS = { monthly: 1, quarterly: 3, annual: 12 };

/**
 * "The standing charge of £41.20 a quarter adds £41.20": the price of one period, and the same again as what it came to.
 * "£20.50 a month; three months are billed, £61.50": so many times the price.
 */
function ofOnePeriod({ figure, pence, unit }: Price, { line, figures }: LineValues): { amount: Figure } | undefined {
  if (!unit.time || unit.time === 'daily' || unit.quantity) return undefined;
  const months = MONTHS[unit.time];
  const comesTo = (other: Figure): boolean => {
    const said = findTerms(line.text.slice(figure.end, other.start)).map(({ value }) => value / months);
    return [1, ...said].some((count) => close(new Decimal(pence).times(count).div(100), other.value, PENNY));
  };
  const amount = figures.find((other) => other.start >= figure.end && other.money === 'pounds' && comesTo(other));
  return amount && /\b(?:standing|fixed)\b/i.test(line.text.slice(0, figure.start)) ? { amount } : undefined;
}

/** "Climate Change Levy  £24.35" over "3,021 kWh at 0.806p": the words beside the amount, or as in "Day units  1,878 kWh" the units. */
function kindsOver({ start, line }: Figure, values: LineValues | undefined, lexicon: Lexicon): KindOfLine[] {
  return values?.figures[0]?.start === start ? kindsOf(values.label, lexicon, line.ocr) : [];
}

/** What the words beside a price say of it: those since the figure before it, and those over its column. */
function kindsNear({ figure }: Price, { line, figures }: LineValues, lexicon: Lexicon): KindOfLine[] {
  const before = figures.filter((other) => other.end <= figure.start);
  const from = before.length > 0 ? before[before.length - 1].end : 0;
  const words = [line.text.slice(from, figure.start), figure.header ?? '', line.text.slice(0, figure.start)];
  for (const text of words) {
    const kinds = kindsOf(text, lexicon, line.ocr).filter(({ kind }) => PRICED.includes(kind));
    if (kinds.length > 0) return kinds;
  }
  return [];
}
