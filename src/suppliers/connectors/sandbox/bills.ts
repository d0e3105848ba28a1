import { Decimal } from 'decimal.js';
import type { DateTime } from 'luxon';
import { STANDARD_VAT, cclRateOn } from '../../../law/index.js';
import { type Agreement, agreementFor } from './agreements.js';
import type { SandboxSite } from './business.js';
import { type Reading, calorificValue, cycleMonth, readingAt } from './meters.js';
import { type Month, firstDay, lastDay, monthKey, monthOf } from './months.js';
import type { Seed } from './seed.js';

/** A bill or a credit note, with every figure that is printed on it. */
export interface SandboxBill {
  id: string;
  kind: 'INVOICE' | 'CREDIT_NOTE';
  number: string;
  /** Of a credit note: the bill that it takes back. Of the bill that follows it: the same. */
  corrects?: string;
  agreement: Agreement;
  issuedOn: DateTime;
  dueOn: DateTime;
  from: DateTime;
  to: DateTime;
  registers: { name: string; previous: Reading; present: Reading; units: number }[];
  /** How cubic metres become kWh. */
  gas?: { correction: Decimal; calorificValue: number; kwh: Decimal };
  lines: ChargeLine[];
  net: Decimal;
  vatRate: number;
  vat: Decimal;
  total: Decimal;
}

/** Pounds; those of a credit note are negative. */
export interface ChargeLine {
  label: string;
  quantity: Decimal;
  unit: 'kWh' | 'days';
  /** Pence per unit. */
  pence: Decimal;
  amount: Decimal;
}

/** Months of a site's two years in which something is wrong. */
const OVERCHARGED = { fuel: 'electricity', month: 15, pence: '2.15' } as const;
const MISREAD = { fuel: 'gas', month: 12, units: 300 } as const;
const ISSUED_AFTER_DAYS = 3;
const CORRECTED_AFTER_DAYS = 17;
const DUE_AFTER_DAYS = 14;
const CORRECTION = new Decimal('1.02264');

interface Variant {
  suffix: string;
  kind: SandboxBill['kind'];
  afterDays: number;
  corrects?: string;
  misreadUnits?: number;
  extraPence?: string;
}

/** The latest month whose bills have been sent by then. */
export function latestBilled(time: Date): Month {
  const month = monthOf(time) - 1;
  return lastDay(month).plus({ days: ISSUED_AFTER_DAYS }).toJSDate() <= time ? month : month - 1;
}

/** What a site is sent for a month: a bill, or a wrong bill, the credit note that takes it back and the right bill. */
export function billsOf(site: SandboxSite, business: Seed, month: Month): SandboxBill[] {
  const cycle = cycleMonth(business, month);
  const overcharged = site.fuel === OVERCHARGED.fuel && cycle === OVERCHARGED.month;
  const first: Variant = {
    suffix: '',
    kind: 'INVOICE',
    afterDays: ISSUED_AFTER_DAYS,
    extraPence: overcharged ? OVERCHARGED.pence : undefined,
  };
  if (site.fuel !== MISREAD.fuel || cycle !== MISREAD.month) return [billOf(site, business, month, first)];
  const misreadUnits = MISREAD.units;
  const wrong = billOf(site, business, month, { ...first, misreadUnits });
  const correction = { afterDays: CORRECTED_AFTER_DAYS, corrects: wrong.number };
  return [
    wrong,
    billOf(site, business, month, { ...correction, suffix: '-credit', kind: 'CREDIT_NOTE', misreadUnits }),
    billOf(site, business, month, { ...correction, suffix: '-rebill', kind: 'INVOICE' }),
  ];
}

function billOf(site: SandboxSite, business: Seed, month: Month, variant: Variant): SandboxBill {
  const agreement = agreementFor(site, business, month);
  const [from, to] = [firstDay(month), lastDay(month)];
  const registers = agreement.unitRates.map(({ register }) => {
    const previous = readingAt(agreement, register, business, month - 1);
    const truth = readingAt(agreement, register, business, month);
    const present = { ...truth, value: truth.value + (variant.misreadUnits ?? 0) };
    return { name: register, previous, present, units: present.value - previous.value };
  });
  const gas = site.fuel === 'gas' ? inKwh(registers[0].units, month) : undefined;
  const sign = variant.kind === 'CREDIT_NOTE' ? -1 : 1;
  const lines = linesOf(agreement, registers, gas?.kwh, { from, to, sign, extraPence: variant.extraPence ?? '0' });
  const net = lines.reduce((sum, line) => sum.plus(line.amount), new Decimal(0));
  const vat = net.times(STANDARD_VAT).div(100).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
  const issuedOn = to.plus({ days: variant.afterDays });
  const prefix = variant.kind === 'CREDIT_NOTE' ? 'CN' : site.fuel === 'gas' ? 'G' : 'E';
  return {
    id: `${site.fuel}-${monthKey(month)}${variant.suffix}`,
    kind: variant.kind,
    number: `${prefix}${business.of(site.fuel).of(month).digits(`number${variant.suffix}`, 8)}`,
    corrects: variant.corrects,
    agreement,
    issuedOn,
    dueOn: issuedOn.plus({ days: DUE_AFTER_DAYS }),
    from,
    to,
    registers,
    gas,
    lines,
    net,
    vatRate: STANDARD_VAT,
    vat,
    total: net.plus(vat),
  };
}

function inKwh(cubicMetres: number, month: Month): NonNullable<SandboxBill['gas']> {
  const value = calorificValue(month);
  const kwh = CORRECTION.times(cubicMetres).times(value).div('3.6').toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
  return { correction: CORRECTION, calorificValue: value, kwh };
}

function linesOf(
  agreement: Agreement,
  registers: SandboxBill['registers'],
  gasKwh: Decimal | undefined,
  charged: { from: DateTime; to: DateTime; sign: number; extraPence: string },
): ChargeLine[] {
  const { fuel } = agreement.site;
  const line = (label: string, quantity: Decimal, unit: ChargeLine['unit'], pence: Decimal): ChargeLine => {
    const amount = quantity.times(pence).div(100).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
    return { label, quantity, unit, pence, amount: amount.times(charged.sign) };
  };
  const used = agreement.unitRates.map(({ register, pence }, i) => {
    const kwh = gasKwh ?? new Decimal(registers[i].units);
    const label = fuel === 'gas' ? 'Gas used' : `${register} units`;
    return line(label, kwh, 'kWh', i === 0 ? pence.plus(charged.extraPence) : pence);
  });
  const total = used.reduce((sum, { quantity }) => sum.plus(quantity), new Decimal(0));
  const days = new Decimal(charged.to.diff(charged.from, 'days').days + 1);
  return [
    ...used,
    line('Standing charge', days, 'days', agreement.standingCharge),
    line('Climate Change Levy', total, 'kWh', levyOn(fuel, charged.to)),
  ];
}

/** The statutory rate in pence per kWh; beyond the years that are known, the last known one. */
function levyOn(fuel: SandboxSite['fuel'], day: DateTime): Decimal {
  return cclRateOn(fuel, day.toISODate()!) ?? levyOn(fuel, day.minus({ years: 1 }));
}
