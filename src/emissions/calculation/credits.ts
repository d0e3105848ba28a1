import { Decimal } from 'decimal.js';
import type { PlacedBill } from './bill.js';

/** Energy is printed in whole kWh as often as not, so sums may be half a unit apart. */
const ROUNDING = new Decimal('0.5');

export interface Settled {
  /** Bills that no credit note cancels. */
  bills: PlacedBill[];
  /** Credit notes that give back part of what was billed. */
  partialCredits: PlacedBill[];
}

/**
 * Takes away the bills that credit notes cancel: one bill of the same days and energy, or all bills within the days of
 * the credit note when their energy together is what it gives back. What is left over is a credit of a part.
 */
export function settleCredits(documents: readonly PlacedBill[]): Settled {
  let bills = documents.filter((each) => !each.isCredit);
  const partialCredits: PlacedBill[] = [];
  for (const credit of documents.filter((each) => each.isCredit).sort(byIssue)) {
    const cancelled = cancelledBy(credit, bills);
    if (cancelled.length > 0) bills = bills.filter((bill) => !cancelled.includes(bill));
    else partialCredits.push(credit);
  }
  return { bills, partialCredits };
}

/** Whether the bill was already there when the credit note was written; a paper without a date may have been. */
export function isIssuedBefore(bill: PlacedBill, credit: PlacedBill): boolean {
  return bill.issuedOn === undefined || credit.issuedOn === undefined || bill.issuedOn < credit.issuedOn;
}

function cancelledBy(credit: PlacedBill, bills: readonly PlacedBill[]): PlacedBill[] {
  const within = bills
    .filter((bill) => bill.from >= credit.from && bill.to <= credit.to)
    .filter((bill) => isIssuedBefore(bill, credit) || bill.issuedOn === credit.issuedOn)
    .sort(byIssue);
  const same = within.find(
    (bill) => bill.from === credit.from && bill.to === credit.to && isSame(bill.kWh, credit.kWh),
  );
  if (same) return [same];
  const total = within.reduce((sum, bill) => sum.plus(bill.kWh), new Decimal(0));
  return within.length > 0 && isSame(total, credit.kWh) ? within : [];
}

function isSame(a: Decimal, b: Decimal): boolean {
  return a.minus(b).abs().lessThanOrEqualTo(ROUNDING);
}

/** The oldest first: of a bill and its rebill with the same figures, the credit note cancels the bill. */
function byIssue(a: PlacedBill, b: PlacedBill): number {
  return (a.issuedOn ?? 0) - (b.issuedOn ?? 0) || a.arrival - b.arrival;
}
