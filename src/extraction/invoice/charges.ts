import { cclRatesOfAllYears } from '../../law/index.js';
import { sumAgrees } from '../fields/checks/arithmetic.js';
import type { Lexicon } from '../layout/index.js';
import { pencePerUnit, type Price, type Terms, termsOf } from './charge-terms.js';
import { isHistory } from './history.js';
import { matricesOf, type ChargeColumn } from './matrix.js';
import { bandOfSection, kindsOfLine } from './line-purposes.js';
import { isEnergyKind, kindsOf, type KindOfLine, type LineKind } from './line-kinds.js';
import type { Figure, LineValues } from './line-values.js';
import { cardsOf } from './rate-cards.js';
import { sumsSaid, VAT_SAID } from './sums-said.js';

/** A line of a bill with an amount, a price or both. */
export interface Charge extends Terms {
  values: LineValues;
  kind: LineKind;
  strength: number;
  /** Every kind that the words allow, the likeliest first. */
  kinds: KindOfLine[];
  percent?: Figure;
  kva?: Figure;
  /** True for one of the lines that make the net amount: another one like it is charged as well. */
  isSummed?: boolean;
}

/** A value with the charge line that gives it. */
export interface FromCharge<T = number> {
  value: T;
  charge: Charge;
  figure: Figure;
}

/** Reads the charges of a bill off its lines. */
export function chargesOf(lines: readonly LineValues[], lexicon: Lexicon): Charge[] {
  const present = lines.filter((values) => values.figures.length > 0 && !isHistory(values, lexicon));
  const matrices = matricesOf(present, lexicon);
  const cards = chargesOfCards(lines, lexicon);
  const taken = new Set([
    ...matrices.flatMap((matrix) => matrix.lines.map(({ line }) => line)),
    ...cards.flatMap(({ amount, price, quantity }) => [amount!, price!.figure, quantity!].map(({ line }) => line)),
  ]);
  const columns = matrices.flatMap((matrix) => matrix.columns.map((column) => chargeOfColumn(column)));
  const rest = present.filter(({ line }) => !taken.has(line));
  return [...cards, ...columns, ...rest.flatMap((values) => chargesOfLine(values, lexicon))];
}

/** The charges of cards of prices: those of all cards, or none where one does not make its amount. */
function chargesOfCards(lines: readonly LineValues[], lexicon: Lexicon): Charge[] {
  const charges = cardsOf(lines).map(({ title, figures, lines: own }) => {
    const [first] = kindsOf(title, lexicon, own[0]?.line.ocr ?? false);
    if (!first || own.length === 0) return undefined;
    const charge = chargeOfColumn({ kinds: [first], figures, values: own[0] });
    const values = own.find(({ line }) => line === charge.price?.figure.line);
    return values && charge.proven ? { ...charge, values } : undefined;
  });
  return charges.every((charge) => charge !== undefined) ? charges : [];
}

function chargesOfLine(values: LineValues, lexicon: Lexicon): Charge[] {
  // a charge can have its own VAT beside it
  const isCharge = values.figures.some(
    (figure) => figure.rate || (figure.unit && !figure.fromHeader) || isUnderPrice(figure),
  );
  const said = sumsSaid(values, isCharge);
  const sums = sumsInRow(values, lexicon);
  if (said.length > sums.length) return said.map(([kind, amount]) => sumOf(values, kind, amount));
  if (!isCharge) return sums.length > 0 ? [...sums, ...energyInRow(values, lexicon)] : chargeOf(values, lexicon);
  const [net, vat, total] = SUMS.map((kind) => sums.find((sum) => sum.kind === kind)?.amount);
  if (!net || !vat || !total || sums.length > 3 || !sumAgrees([net.value, vat.value], total.value))
    return chargeOf(values, lexicon);
  const without = (...out: Figure[]): Charge[] =>
    chargeOf({ ...values, figures: values.figures.filter((figure) => !out.includes(figure)) }, lexicon);
  const [own] = without(vat, total);
  // what the line alone comes to is not what the bill does
  if (own?.proven && own.amount === net) return [own, ...sums.map(weaker)];
  return [...without(net, vat, total), ...sums];
}

/** "Unit price" over "£29.95", the price of one month: what is sold so is a charge, and no sum. */
const isUnderPrice = ({ money, header = '' }: Figure): boolean =>
  money !== undefined && UNIT_PRICE.test(header) && !VAT_SAID.test(header);
const UNIT_PRICE = /\b(?:rate|price|unit cost)\b/i;

const OF_ONE_LINE = 0.5;
const weaker = (sum: Charge): Charge => {
  const kinds = sum.kinds.map(({ kind, strength }) => ({ kind, strength: OF_ONE_LINE * strength }));
  return { ...sum, kinds, strength: OF_ONE_LINE * sum.strength };
};

const SUMS: LineKind[] = ['net', 'vat', 'total'];

/** What a statement says of its sums where they make each other is as good as their names. */
const WORKED_OUT = 0.9;

function sumOf(values: LineValues, kind: LineKind, amount: Figure): Charge {
  const kinds = [{ kind, strength: WORKED_OUT }];
  const percent = kind === 'vat' ? values.figures.find((figure) => figure.percent) : undefined;
  return { values, kind, strength: WORKED_OUT, kinds, amount, proven: false, percent };
}

/** A row of sums whose columns say which is which: "Net | VAT | Total". */
function sumsInRow(values: LineValues, lexicon: Lexicon): Charge[] {
  const sums = values.figures.flatMap((amount) => {
    if (!amount.money || amount.header === undefined) return [];
    // "Net £" is no label of an amount here, but says net
    const head = amount.header.replace(/[£()]/g, ' ');
    const kinds = kindsOf(head, lexicon, values.line.ocr).filter(({ kind }) => SUMS.includes(kind));
    return kinds.length > 0
      ? [{ values, kind: kinds[0].kind, strength: kinds[0].strength, kinds, amount, proven: false }]
      : [];
  });
  const kinds = new Set(sums.map(({ kind }) => kind));
  if (!kinds.has('vat') || kinds.size < 2) return [];
  const percent = values.figures.find((figure) => figure.percent);
  return sums.map((sum) => ({ ...sum, percent: sum.kind === 'vat' ? percent : undefined }));
}

/** "Energy (day and night) | Net | VAT | Total": what all energy came to, in such a row. */
const energyInRow = (values: LineValues, lexicon: Lexicon): Charge[] =>
  values.figures.flatMap((amount) => {
    const [first] = amount.money ? kindsOf(amount.header ?? '', lexicon, values.line.ocr) : [];
    if (first?.kind !== 'energy') return [];
    return [{ values, kind: first.kind, strength: first.strength, kinds: [first], amount, proven: false }];
  });

function chargeOfColumn({ kinds, figures, values }: ChargeColumn): Charge {
  const [{ kind }] = kinds;
  const own = SUMS.includes(kind) ? kinds : [{ kind, strength: 1 }];
  return { values, kind, strength: own[0].strength, kinds: own, ...termsOf(figures) };
}

function chargeOf(values: LineValues, lexicon: Lexicon): Charge[] {
  const terms = termsOf(values.figures);
  const percent = values.figures.find((figure) => figure.percent);
  const kva = values.figures.find((figure) => figure.unit === 'kVA');
  if (!terms.amount && !terms.price) return [];
  const kinds = kindsOfLine(values, lexicon);
  const [best] = kinds;
  // running text tells prices of all sorts: only a sum that is right makes one a charge
  const isSentence = values.line.cells[0].block.kind === 'prose';
  const typed =
    isSentence && !terms.proven ? undefined : (kindByUnits(terms.price, terms.quantity, kva) ?? byUnits(terms));
  // at the rate of the levy no energy is sold
  const isLevy = typed === 'ccl' && best?.kind === 'energy';
  // a sentence goes on from the units to the standing charge: units are sold by the kWh, and no days are
  const isSold = typed === 'energy' && best?.kind === 'standing' && terms.price?.unit.quantity === 'kWh';
  const isStood = typed === 'standing' && best && isEnergyKind(best.kind) && terms.price?.unit.time !== undefined;
  // "the 1,000 kWh come to £255.00"
  const isProduct = isSentence && typed !== undefined && best !== undefined && SUMS.includes(best.kind);
  const band = typed === 'energy' && isUnnamed(values) ? bandOfSection(values, lexicon) : undefined;
  const chosen =
    band ??
    (best && !isLevy && !isSold && !isStood && !isProduct && (best.strength > 0.55 || !typed)
      ? best
      : typed
        ? (typed === 'energy' && bandOfSection(values, lexicon)) || { kind: typed, strength: 0.5 }
        : best);
  if (!chosen && !terms.amount) return [];
  const { kind, strength } =
    chosen?.kind === 'capacity' && isPaidByDay(values, terms, kva) ? UNKNOWN : (chosen ?? UNKNOWN);
  const quantity = withUnit(terms, kind);
  // in a sentence the amount behind a price may be of something else; one that stands apart from it is the line's
  const isSaid = isSentence && terms.amount?.cell.block.kind === 'prose';
  const amount = terms.price && isSaid && !terms.proven ? undefined : terms.amount;
  return [{ values, kind, strength, kinds, percent, kva, ...terms, quantity, amount }];
}

/** "1,993 kWh @ 31.07p/kWh": the heading over it says at which hours. */
const isUnnamed = ({ line: { cells } }: LineValues): boolean =>
  !/\p{L}{3}/u.test(cells[0].text.replace(/\b(?:kwh|units?|pence|per|each)\b/gi, ' '));

/** "That is 2,000 units at 27.00p": units at such a price are of energy. */
const byUnits = ({ price, quantity, proven }: Terms): LineKind | undefined =>
  proven && quantity?.unit === 'units' && price && !price.unit.time && price.pence >= LEAST_ENERGY_PRICE
    ? 'energy'
    : undefined;

const UNKNOWN = { kind: 'other' as const, strength: 0 };

/** "Availability   30 days   85.00p/day": a fee for being there, that days alone make, and for no kVA. */
const isPaidByDay = ({ label }: LineValues, { price, quantity, proven }: Terms, kva: Figure | undefined): boolean =>
  proven &&
  kva === undefined &&
  quantity?.unit === 'days' &&
  price?.unit.quantity === undefined &&
  !/\bcapacity\b|kva/i.test(label);

/** What a levy may cost by the kWh in pence, whatever the year and the fuel. */
export const CCL_RATES = cclRatesOfAllYears();
/** No energy has been sold for less, in pence per kWh: a lower price is that of a levy. */
const LEAST_ENERGY_PRICE = 1;

export function kindByUnits(
  price: Price | undefined,
  quantity: Figure | undefined,
  kva: Figure | undefined,
): LineKind | undefined {
  if (price?.unit.quantity === 'kVA' || (kva && price)) return 'capacity';
  if (price?.unit.quantity === 'kVArh' || price?.unit.quantity === 'kW') return 'other';
  if (price && (price.unit.quantity === 'kWh' || quantity?.unit === 'kWh')) return kindByPrice(price);
  if (price && (price.unit.time || quantity?.unit === 'days')) return 'standing';
  return undefined;
}

/** What is sold by the unit of energy at a price: the energy itself, or what is levied on it. */
export function kindByPrice(price: Price): LineKind {
  const pence = pencePerUnit(price);
  if (pence >= LEAST_ENERGY_PRICE) return 'energy';
  return CCL_RATES.includes(pence) ? 'ccl' : 'other';
}

/** What is charged by the unit of energy. */
const isByUnit = (kind: LineKind): boolean => kind === 'ccl' || isEnergyKind(kind);
/** More than the months of a year are days. */
const MOST_MONTHS = 12;

/**
 * A bare quantity that makes the amount is of the unit that the price is for. Under "Units, kWh" the line of a standing
 * charge counts days all the same.
 */
function withUnit({ quantity, price, proven }: Terms, kind: LineKind): Figure | undefined {
  if (!quantity || !price || !proven) return quantity;
  const isOfHead = kind === 'standing' && quantity.fromHeader && quantity.unit === 'kWh';
  if (quantity.unit && !isOfHead) return quantity;
  if (price.unit.quantity === 'kWh' || isByUnit(kind)) return { ...quantity, unit: 'kWh' };
  const byDay = price.unit.time === 'daily' || (!price.unit.time && quantity.value > MOST_MONTHS);
  const isDays = kind === 'standing' && byDay && Number.isInteger(quantity.value);
  return isDays ? { ...quantity, unit: 'days' } : quantity;
}
