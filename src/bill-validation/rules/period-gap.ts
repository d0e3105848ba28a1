import type { Case, Rule } from '../case.js';
import type { BillFacts } from '../facts.js';
import type { Finding } from '../finding.js';
import { addDays, chargePeriod, daysFrom } from '../period.js';
import { limit } from '../tolerances.js';
import { asDate } from '../words.js';
import { isOtherSupplier } from './duplicate-invoice.js';

interface Gap {
  from: string;
  to: string;
  days: number;
  /** The length of a usual bill of this meter point. */
  usualDays: number;
}

/** The bill begins where the one before it ended. A day between them is a way of printing. */
export const periodGap: Rule = (c) => {
  const gap = gapBefore(c);
  if (!gap || isWholeBill(gap)) return [];
  return [
    say(
      c,
      'period_gap',
      gap,
      `No bill covers the ${gap.days} days from ${asDate(gap.from)} to ${asDate(gap.to)}: they may be billed later.`,
    ),
  ];
};

/** A gap as long as a bill is a bill that is not here. */
export const missingInvoice: Rule = (c) => {
  const gap = gapBefore(c);
  if (!gap || !isWholeBill(gap)) return [];
  const bills = Math.max(1, Math.round(gap.days / gap.usualDays));
  return [
    say(
      c,
      'missing_invoice',
      gap,
      `${bills === 1 ? 'A bill seems' : `${bills} bills seem`} to be missing: none covers ${asDate(gap.from)} to ${asDate(gap.to)}.`,
    ),
  ];
};

const isWholeBill = (gap: Gap): boolean => limit('missingBill').times(gap.usualDays).lte(gap.days);

function gapBefore({ bill, credit, period, ledger }: Case): Gap | undefined {
  if (credit || !period) return undefined;
  const earlier = ledger.bills.filter(
    (b) => (chargePeriod(b)?.start ?? '9999') < period.start && !isOtherSupplier(b, bill),
  );
  if (earlier.length === 0) return undefined;
  const lastDay = earlier.map((b) => b.chargeEndDate!).reduce((a, b) => (a > b ? a : b));
  const days = daysFrom(lastDay, period.start) - 1;
  if (days <= limit('sharedDay').toNumber()) return undefined;
  return { from: addDays(lastDay, 1), to: addDays(period.start, -1), days, usualDays: usualDays([...earlier, bill]) };
}

function usualDays(bills: BillFacts[]): number {
  const lengths = bills.map((b) => chargePeriod(b)!.days).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)];
}

const say = ({ bill }: Case, code: 'period_gap' | 'missing_invoice', gap: Gap, message: string): Finding => ({
  code,
  severity: 'warning',
  field: 'chargeStartDate',
  billed: bill.chargeStartDate,
  expected: gap.from,
  message,
});
