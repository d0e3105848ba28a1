import { intersection, subtract } from '../../platform/calendar/index.js';
import type { PlacedBill } from './bill.js';
import { byIssue } from './credits.js';
import { clip, hasIdleDays, type Slice, spreadOver } from './slice.js';

/** Days with their bills, and what debit notes add to these. */
interface Debited {
  /** In order of days; no day is in two of them. */
  billed: Slice[];
  added: Slice[];
}

/**
 * A debit note charges in addition to the bill of its days. On days that no bill charges it stands for the bill, so that
 * they are not filled as well.
 */
export function withDebits(
  ofBills: readonly Slice[],
  debits: readonly PlacedBill[],
  bills: readonly PlacedBill[],
): Debited {
  let billed = [...ofBills];
  const added: Slice[] = [];
  for (const debit of [...debits].sort(byIssue)) {
    const charged = clip(billed, debit);
    const isOfBills = charged.length > 0 && !hasIdleDays(debit, charged);
    const alone = isOfBills ? [] : subtract(debit, charged);
    const inAddition = charged.filter((slice) => !isRebilled(debit, slice, bills));
    const over = spreadOver(debit, [...alone, ...inAddition]);
    const ofDebit = ({ from, to }: { from: number; to: number }): Slice => ({
      from,
      to,
      kWh: debit.kWh,
      over,
      basis: 'bill',
      bill: debit,
    });
    added.push(...inAddition.map(ofDebit));
    billed = [...billed, ...alone.map(ofDebit)].sort((a, b) => a.from - b.from);
  }
  return { billed, added };
}

/** Whether a bill later than the debit note took the place of the one that the note added to: it charges all that was used. */
function isRebilled(debit: PlacedBill, slice: Slice, bills: readonly PlacedBill[]): boolean {
  const isLater = ({ issuedOn = -Infinity }: PlacedBill) => issuedOn > (debit.issuedOn ?? Infinity);
  return isLater(slice.bill!) && bills.some((other) => !isLater(other) && intersection(other, slice));
}
