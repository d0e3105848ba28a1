import { Decimal } from 'decimal.js';
import type { PlacedBill } from './bill.js';

/** Energy is printed in whole kWh as often as not, so sums may be half a unit apart. */
const ROUNDING = new Decimal('0.5');

export interface Settled {
  /** Bills that no credit note cancels. */
  bills: PlacedBill[];
  /** Debit notes that no credit note cancels. */
  debits: PlacedBill[];
  /** Credit notes that give back part of what was billed. */
  partialCredits: PlacedBill[];
}

/**
 * Takes away the bills and debit notes that credit notes cancel: one of the same days and energy, or all within the days
 * of the credit note, with or without the debit notes, when their energy together is what it gives back. What is left
 * over is a credit of a part.
 */
export function settleCredits(documents: readonly PlacedBill[]): Settled {
  let charges = documents.filter((each) => each.kind !== 'credit');
  const partialCredits: PlacedBill[] = [];
  for (const credit of documents.filter((each) => each.kind === 'credit').sort(byIssue)) {
    const cancelled = cancelledBy(credit, charges);
    if (cancelled.length > 0) charges = charges.filter((each) => !cancelled.includes(each));
    else partialCredits.push(credit);
  }
  return { bills: charges.filter(isBill), debits: charges.filter((each) => !isBill(each)), partialCredits };
}

/** Whether the bill was already there when the credit note was written; a paper without a date may have been. */
export function isIssuedBefore(bill: PlacedBill, credit: PlacedBill): boolean {
  return bill.issuedOn === undefined || credit.issuedOn === undefined || bill.issuedOn < credit.issuedOn;
}

function cancelledBy(credit: PlacedBill, charges: readonly PlacedBill[]): PlacedBill[] {
  const within = charges
    .filter((bill) => bill.from >= credit.from && bill.to <= credit.to)
    .filter((bill) => isIssuedBefore(bill, credit) || bill.issuedOn === credit.issuedOn)
    .sort(byIssue);
  const same = within.find(
    (bill) => bill.from === credit.from && bill.to === credit.to && isSame(bill.kWh, credit.kWh),
  );
  if (same) return [same];
  const sums = [within, within.filter(isBill)];
  return (
    sums.find((some) => some.length > 0 && isSame(Decimal.sum(0, ...some.map(({ kWh }) => kWh)), credit.kWh)) ?? []
  );
}

const isBill = ({ kind }: PlacedBill): boolean => kind === 'charge';

function isSame(a: Decimal, b: Decimal): boolean {
  return a.minus(b).abs().lessThanOrEqualTo(ROUNDING);
}

/** The oldest first: of a bill and its rebill with the same figures, the credit note cancels the bill. */
export function byIssue(a: PlacedBill, b: PlacedBill): number {
  return (a.issuedOn ?? 0) - (b.issuedOn ?? 0) || a.arrival - b.arrival;
}
