import { Decimal } from 'decimal.js';
import { productAgrees } from './fields/checks/arithmetic.js';
import { billOf, type Bill, withOwnCharges } from './invoice/bill.js';
import { CCL_RATES, type Charge, type FromCharge } from './invoice/charges.js';
import { pencePerUnit } from './invoice/charge-terms.js';
import { energyOf } from './invoice/energy.js';
import { correctedInvoiceOf, otherChargesOf, readingFigures } from './invoice/bill-facts.js';
import { examplesOf, withoutExamples } from './invoice/examples.js';
import { evidenceOf, foundInLine, type Found, type FoundFields } from './invoice/found.js';
import { gasOf } from './invoice/gas.js';
import { sightsOf, withWitness } from './invoice/hearing/witnessed.js';
import { isUnderHistory } from './invoice/history.js';
import { LEXICON } from './invoice/lexicon.js';
import { meterPointsOf, metersOf, supplyTypeOf, type MeterPoint } from './invoice/meter-point.js';
import { customerOf, siteAddressOf } from './invoice/parties.js';
import { paymentMethodOf } from './invoice/payment.js';
import { readingsOf } from './invoice/readings.js';
import { chargedOf, datesOf, daysOf, referencesOf } from './invoice/references.js';
import { sectionsOf } from './invoice/sections.js';
import { standingOf } from './invoice/standing.js';
import { supplierOf } from './invoice/supplier.js';
import { vatRateApart } from './invoice/vat-rate.js';
import type { Layout } from './layout/index.js';
import type { Page } from './page.js';
import type { Extraction, InvoiceFields } from './results.js';
import { settle } from './settle.js';
import type { Sights } from './witness/index.js';

/** Reads a bill, a credit note or a debit note: one result for each meter point that it bills. */
export const extractInvoices = (pages: Page[]): Extraction<InvoiceFields>[] =>
  readInvoices(pages).map((each) => settle('invoice', pages, each));

/** What a bill seems to say, with the reader's own confidence: not calibrated, and nothing left out for it. */
export function readInvoices(pages: Page[]): Extraction<InvoiceFields>[] {
  const bill = billOf(pages);
  const points = meterPointsOf(bill.layout, bill.lines);
  const sections = points.length > 1 ? sectionsOf(bill, points) : [];
  if (sections.length === 0) return [resultOf(withWitness(bill, readBill(bill, points[0])))];
  const whole = readBill(bill, undefined);
  const shared = Object.fromEntries(OF_ALL.map((field) => [field, whole[field]]));
  return sections.map(({ bill: own, point }) => resultOf({ ...shared, ...given(readBill(own, point)) }));
}

/** What the rules alone make of a bill for one meter point, with the layout that they read it from and what can be seen there. */
export function readBillByRules(pages: Page[]): { layout: Layout; sights: Sights; read: Extraction<InvoiceFields> } {
  const bill = billOf(pages);
  const found = readBill(bill, meterPointsOf(bill.layout, bill.lines)[0]);
  return { layout: bill.layout, sights: sightsOf(bill.layout, found), read: resultOf(found) };
}

/** What a bill for several meter points says for all of them, wherever it says it. */
const OF_ALL = [
  'supplierName',
  'supplierAccountNumber',
  'customerName',
  'invoiceNumber',
  'invoiceDate',
  'dueDate',
  'chargeStartDate',
  'chargeEndDate',
  'paymentMethod',
  'vatRate',
] as const;

const given = (fields: FoundFields): FoundFields =>
  Object.fromEntries(Object.entries(fields).filter(([, one]) => one !== undefined));

function readBill(printed: Bill, point: MeterPoint | undefined): FoundFields {
  const bill = withOwnCharges(printed);
  const { lines, values, charges, totals } = bill;
  const layout = withoutExamples(bill.layout);
  const isOfExample = examplesOf(layout);
  const current = lines.filter(
    ({ cells: [{ block }], ocr }) => !isUnderHistory(block, LEXICON, ocr) && !isOfExample(block),
  );
  const energy = energyOf(bill);
  const customerName = customerOf(layout, lines);
  const references = referencesOf(layout);
  const supplyType = point ? { ...point.number, value: point.supplyType } : supplyTypeOf(lines);
  const isGas = supplyType?.value === 'gas';
  const gas = isGas ? gasOf(layout, values, energy.consumption?.value, LEXICON) : { advances: [] };
  const dates = datesOf(layout, current, {
    days: daysCharged(charges),
    invoiceNumber: references.invoiceNumber?.value,
    total: totals.total?.amount?.value,
  });
  const standing = standingOf(charges, daysOf(dates));
  const capacityCharge = capacityOf(charges);
  const meters = metersOf(layout, point ? [point.number.value] : []);
  const units = [energy.dayConsumption, energy.nightConsumption, energy.consumption].flatMap((one) => one?.value ?? []);
  const { pair, ...readings } = readingsOf(
    { layout, values, lines },
    isGas ? gas.advances : units,
    LEXICON,
    chargedOf(dates),
  );
  return {
    mpanMprn: point?.number,
    supplyType,
    supplierName: supplierOf(layout, lines, customerName?.value),
    ...references,
    customerName,
    ...dates,
    meterSerialNumber: meters.serial,
    siteAddress: siteAddressOf(layout, lines, customerName?.value),
    paymentMethod: paymentMethodOf(layout, lines),
    ...foundAll(standing),
    ...foundAll(energy),
    ...readings,
    ...readingFigures(pair, meters.count, {
      isGas,
      kwh: energy.consumption?.value,
      correction: gas.correctionFactor?.value,
      calorificValue: gas.calorificValue?.value,
      values,
    }),
    correctionFactor: gas.correctionFactor,
    calorificValue: gas.calorificValue,
    cclRate: cclRateOf(charges),
    vatRate: vatRateOf(bill),
    capacityCharge,
    otherCharges: otherChargesOf(bill, {
      totalUnitCharge: energy.totalUnitCharge?.value,
      totalStandingCharge: standing.totalStandingCharge?.value,
      capacityCharge: capacityCharge?.value,
    }),
    correctsInvoiceNumber: correctedInvoiceOf(bill, references.invoiceNumber?.value),
    amountDueNetOfVat: amountOf(totals.net),
    vat: amountOf(totals.vat),
    totalAmount: amountOf(totals.total),
  };
}

/** The rate in the line of the VAT; or else the one that makes it of the net amount, wherever it is printed. */
function vatRateOf({ layout, values, totals: { vat, vatRate, ...sums } }: Bill): Found<number> | undefined {
  const said = vat && vatRate && found({ value: vatRate.value, charge: vat, figure: vatRate });
  return vatRate && vatRate === vat?.percent ? said : (vatRateApart(layout, values, { ...sums, vat }) ?? said);
}

/** The number of days that the standing charge is for: as a rule, the bill's. */
function daysCharged(charges: readonly Charge[]): number | undefined {
  const byDay = charges.filter((charge) => charge.kind === 'standing' && charge.quantity?.unit === 'days');
  // after a change of price there is a line for each; the same line can be printed twice
  const lines = new Map(
    byDay.map((charge) => [`${charge.price?.pence} ${charge.amount?.value}`, charge.quantity?.value ?? 0]),
  );
  const sum = (all: readonly number[]): number => all.reduce((whole, one) => whole + one, 0);
  const all = sum(byDay.map(({ quantity }) => quantity!.value));
  // but two months of as many days have the same line as well
  const isPrinted = charges.some(
    ({ kind, price, values }) =>
      kind === 'standing' && !price && values.figures.some(({ unit, value }) => unit === 'days' && value === all),
  );
  if (isPrinted) return all;
  return byDay.length > 0 ? sum([...lines.values()]) : undefined;
}

function found<T>({ value, charge, figure }: FromCharge<T>): Found<T> {
  const sure = charge.proven ? 0.97 : 0.5 + 0.4 * charge.strength;
  return {
    ...foundInLine(figure.line, figure.start, figure.end, value, sure),
    ...(figure.repaired ? { repaired: true } : {}),
  };
}

/** Each value that charge lines give, with its place. */
function foundAll<F extends { [K in keyof F]?: FromCharge<unknown> }>(fields: F): FoundFields {
  const entries = Object.entries<FromCharge<unknown> | undefined>(fields);
  return Object.fromEntries(entries.flatMap(([field, from]) => (from ? [[field, found(from)]] : [])));
}

/** What capacity came to: where several lines for as many kVA are among those that make the net amount, together. */
function capacityOf(charges: readonly Charge[]): Found<number> | undefined {
  const lines = charges.filter(({ kind, amount }) => kind === 'capacity' && amount);
  const first = amountOf(lines[0]);
  const summed = lines.filter(({ isSummed, kva }) => isSummed && kva?.value === lines[0].kva?.value);
  if (!first || summed.length < 2) return first;
  return { ...first, value: summed.reduce((sum, { amount }) => sum.plus(amount!.value), new Decimal(0)).toNumber() };
}

const amountOf = (charge: Charge | undefined): Found<number> | undefined =>
  charge?.amount && found({ value: charge.amount.value, charge, figure: charge.amount });

function cclRateOf(charges: readonly Charge[]): Found<number> | undefined {
  const all = charges.filter((charge) => charge.kind === 'ccl' && charge.price);
  // what makes an amount is charged; another rate beside it is that of another year
  const charged = all.filter((charge) => charge.proven);
  const priced = charged.length > 0 ? charged : all;
  const rates = new Set(priced.map((charge) => pencePerUnit(charge.price!)));
  if (rates.size !== 1) return undefined;
  const [charge] = priced;
  const { amount, quantity, proven, price } = charge;
  const isMisread = price!.figure.line.ocr && !proven && amount && quantity;
  if (!isMisread) return found({ value: pencePerUnit(price!), charge, figure: price!.figure });
  // on a scan a price that does not make the amount gives way to the lawful one that does
  const lawful = CCL_RATES.find((pence) => productAgrees(quantity, { value: pence, decimals: 3 }, amount.value));
  return lawful === undefined
    ? undefined
    : found({ value: lawful, charge, figure: { ...price!.figure, repaired: true } });
}

function resultOf(all: FoundFields): Extraction<InvoiceFields> {
  const fields: Record<string, unknown> = {};
  const evidence: Extraction<InvoiceFields>['evidence'] = {};
  for (const [field, one] of Object.entries(all)) {
    if (!one) continue;
    fields[field] = one.value;
    evidence[`/${field}`] = evidenceOf(one);
  }
  return { fields, evidence };
}
