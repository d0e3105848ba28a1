import type { BillFacts } from './facts.js';
import { meterPoint } from './meter-point.js';
import { decimal, sum, within } from './money.js';
import { chargePeriod } from './period.js';
import { limit } from './tolerances.js';

/** The bills of a meter point after its credit notes have cancelled what they cancel. */
export interface Ledger {
  /** The other bills that stand, by the end of their period; credit notes and cancelled bills are not among them. */
  bills: BillFacts[];
  /** Other bills that a credit note has cancelled, or another bill has replaced. */
  cancelled: BillFacts[];
  /** The credit note that cancelled the bill itself, or the bill that replaced it. */
  cancelledBy?: BillFacts;
}

export function isCredit(bill: BillFacts): boolean {
  return bill.isCreditNote === true || (bill.totalAmount ?? bill.amountDueNetOfVat ?? bill.totalUnitCharge ?? 0) < 0;
}

export const isOtherPaper = (a: BillFacts, b: BillFacts): boolean =>
  a !== b && (a.documentId === undefined || a.documentId !== b.documentId);

export function sameMeterPoint(a: BillFacts, b: BillFacts): boolean {
  const [x, y] = [meterPoint(a.mpanMprn), meterPoint(b.mpanMprn)];
  return x === undefined || y === undefined || x === y;
}

/**
 * What stands of a meter point's bills. A credit note cancels the bill that it names, else the bill of the same period
 * with the same amount, else the bills within its period that add up to it. One that gives back only a part
 * cancels nothing. A bill that names an earlier one for some of its days as the one it corrects takes that one's place.
 */
export function ledgerOf(bill: BillFacts, history: BillFacts[]): Ledger {
  const others = history.filter((h) => isOtherPaper(h, bill) && sameMeterPoint(h, bill));
  const all = [...others, bill].sort(byEnd);
  const cancelledBy = new Map<BillFacts, BillFacts>();
  for (const credit of all.filter(isCredit).sort(byIssue)) {
    const open = all.filter((b) => !isCredit(b) && !cancelledBy.has(b) && issuedBy(b, credit));
    for (const target of cancelledBills(credit, open)) cancelledBy.set(target, credit);
  }
  const charges = others.filter((b) => !isCredit(b));
  for (const replacement of all.filter((b) => !isCredit(b) && b.correctsInvoiceNumber)) {
    for (const target of replacedBills(replacement, all)) {
      if (!cancelledBy.has(target)) cancelledBy.set(target, replacement);
    }
  }
  return {
    bills: charges.filter((b) => !cancelledBy.has(b)).sort(byEnd),
    cancelled: charges.filter((b) => cancelledBy.has(b)),
    cancelledBy: cancelledBy.get(bill),
  };
}

/** The bill that a later one for the same days names as the one that it replaces. */
function replacedBills(replacement: BillFacts, all: BillFacts[]): BillFacts[] {
  const period = chargePeriod(replacement);
  return all.filter((b) => {
    const theirs = chargePeriod(b);
    const overlaps = period && theirs && theirs.start <= period.end && period.start <= theirs.end;
    return (
      b !== replacement &&
      !isCredit(b) &&
      b.invoiceNumber === replacement.correctsInvoiceNumber &&
      overlaps &&
      issuedBy(b, replacement)
    );
  });
}

function cancelledBills(credit: BillFacts, open: BillFacts[]): BillFacts[] {
  if (credit.correctsInvoiceNumber) {
    return open.filter((b) => b.invoiceNumber === credit.correctsInvoiceNumber && givesBack(credit, [b]));
  }
  const period = chargePeriod(credit);
  if (!period) return [];
  const inside = open.filter((b) => {
    const p = chargePeriod(b);
    return p !== undefined && p.start >= period.start && p.end <= period.end;
  });
  const whole = inside
    .filter((b) => b.chargeStartDate === period.start && b.chargeEndDate === period.end && givesBack(credit, [b]))
    .sort(byIssue)[0];
  if (whole) return [whole];
  return inside.length > 0 && givesBack(credit, inside) ? inside : [];
}

/** Whether a credit gives back all that the bills asked for. */
function givesBack(credit: BillFacts, bills: BillFacts[]): boolean {
  for (const amount of ['totalAmount', 'amountDueNetOfVat'] as const) {
    const asked = bills.map((b) => b[amount]);
    if (credit[amount] === undefined || asked.some((a) => a === undefined)) continue;
    return within(sum(asked as number[]), decimal(credit[amount]).abs(), limit('billSum'));
  }
  return false;
}

const issuedBy = (bill: BillFacts, credit: BillFacts): boolean =>
  !bill.invoiceDate || !credit.invoiceDate || bill.invoiceDate <= credit.invoiceDate;

const byIssue = (a: BillFacts, b: BillFacts): number => compare(a.invoiceDate, b.invoiceDate);
const byEnd = (a: BillFacts, b: BillFacts): number => compare(a.chargeEndDate, b.chargeEndDate);
const compare = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);
