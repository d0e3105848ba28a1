import { Decimal } from 'decimal.js';
import { findNumbers, isNegative, paymentMethodsIn, readTypeIn } from '../../fields/values/index.js';
import { BILL_ROLES, type Span, type SpanKind, type ValueOf } from '../../witness/index.js';

export type BillValue = number | string;

/** The kinds of spans that may be values of a bill. */
export const KINDS = (Object.keys(BILL_ROLES) as SpanKind[]).filter((kind) => BILL_ROLES[kind].length > 0);

/** What a figure of some role may look like, and what it is then. */
type Reading = (figure: PrintedFigure) => number | undefined;

interface PrintedFigure {
  value: number;
  decimals: number;
  isPounds: boolean;
  /** What stands behind it: "p", "kWh", "%". */
  unit: string;
  isNegative: boolean;
}

const PENCE = /^p(?:ence)?$/;
const ENERGY = /^kwh/;

const money: Reading = ({ value, decimals, isPounds, unit, isNegative: minus }) =>
  unit === '' && (isPounds || decimals === 2) ? (minus ? -value : value) : undefined;

const units: Reading = ({ value, isPounds, unit }) =>
  !isPounds && (unit === '' || ENERGY.test(unit)) ? value : undefined;

/** The levy in pence: pounds are told by their sign, or by being far too little for pence. */
const levy: Reading = ({ value, decimals, isPounds, unit }) => {
  if (PENCE.test(unit)) return value;
  if (unit !== '' || decimals === 0) return undefined;
  return isPounds || value < LEAST_LEVY ? new Decimal(value).times(100).toNumber() : value;
};
const LEAST_LEVY = 0.05;

const between =
  (least: number, most: number): Reading =>
  ({ value, decimals, isPounds, unit }) =>
    !isPounds && unit === '' && decimals > 0 && value >= least && value <= most ? value : undefined;

const READINGS: Readonly<Record<string, Reading>> = {
  amountDueNetOfVat: money,
  vat: money,
  totalAmount: money,
  vatRate: ({ value, isPounds, unit }) => (!isPounds && (unit === '%' || unit === '') ? value : undefined),
  consumption: units,
  cclRate: levy,
  correctionFactor: between(0.9, 1.2),
  calorificValue: between(30, 50),
};

function printedFigure({ block, start, end, text }: Span): PrintedFigure | undefined {
  const [number] = findNumbers(text);
  if (!number) return undefined;
  const isPounds = text.startsWith('£');
  return {
    value: number.value.value,
    decimals: number.value.decimals,
    isPounds,
    unit: text.slice(number.end).trim().toLowerCase(),
    isNegative: isNegative(block.text.slice(0, isPounds ? start + 1 : start), block.text.slice(end)),
  };
}

/** What a span says in a role of a bill, if it can: amounts in pounds, rates in pence, units in kWh. */
export const billValueOf: ValueOf<BillValue> = (span, role) => {
  if (span.kind === 'word') return paymentMethodsIn(span.text)[0];
  if (span.kind === 'reading') return readTypeIn(span.text)?.type;
  if (span.kind !== 'figure') return span.value;
  const figure = printedFigure(span);
  return figure && READINGS[role](figure);
};
