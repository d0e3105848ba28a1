import type { Rule } from '../case.js';
import { chargePeriod, overlap } from '../period.js';
import { limit } from '../tolerances.js';
import { asDate } from '../words.js';
import { isSameBill } from './duplicate-invoice.js';

/** No day is billed twice, but for the one that some suppliers print in both periods. A repeated bill is said once. */
export const periodOverlap: Rule = ({ bill, credit, period, ledger }) => {
  if (credit || !period) return [];
  return ledger.bills.flatMap((other) => {
    const theirs = chargePeriod(other);
    const shared = theirs && overlap(period, theirs);
    if (!shared || shared.days <= limit('sharedDay').toNumber() || isSameBill(bill, other)) return [];
    // Of two overlapping bills the one that was issued later bills the days again.
    if (bill.invoiceDate && other.invoiceDate && other.invoiceDate > bill.invoiceDate) return [];
    const named = other.invoiceNumber ? `invoice ${other.invoiceNumber}` : 'another bill';
    return [
      {
        code: 'period_overlap' as const,
        severity: 'severe' as const,
        field: 'chargeStartDate',
        billed: period.start,
        message: `${shared.days} days, ${asDate(shared.start)} to ${asDate(shared.end)}, are also billed by ${named}, which no credit note has cancelled.`,
      },
    ];
  });
};
