import type { Case } from './case.js';
import type { BillFacts } from './facts.js';
import { chargePeriod } from './period.js';

/** The standing bill before this one: the last to end before it does. */
export function previousBill({ period, ledger }: Case): BillFacts | undefined {
  return period && billsBefore({ start: period.start, end: period.end }, ledger.bills).at(-1);
}

/** The standing bills that begin and end before a period does, in order. */
export function billsBefore(period: { start: string; end: string }, bills: BillFacts[]): BillFacts[] {
  return bills.filter((b) => {
    const theirs = chargePeriod(b);
    return theirs !== undefined && theirs.start < period.start && theirs.end < period.end;
  });
}
