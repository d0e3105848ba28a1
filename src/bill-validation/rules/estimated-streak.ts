import type { Rule } from '../case.js';
import { addDays } from '../period.js';
import { billsBefore } from '../previous-bill.js';
import { limit } from '../tolerances.js';

/** How many bills in a row, this one included, close with an estimate. A bill that is not here ends the row. */
export const estimatedStreak: Rule = ({ bill, credit, period, ledger }) => {
  if (credit || !period || bill.readToType !== 'estimated') return [];
  let streak = 1;
  let begins = period.start;
  for (const previous of billsBefore(period, ledger.bills).reverse()) {
    if (previous.readToType !== 'estimated' || addDays(previous.chargeEndDate!, 2) < begins) break;
    streak += 1;
    begins = previous.chargeStartDate!;
  }
  if (limit('estimatesWorthAQuestion').gt(streak)) return [];
  return [
    {
      code: 'estimated_streak',
      severity: limit('estimatesTooMany').lte(streak) ? 'severe' : 'warning',
      field: 'readToType',
      billed: bill.readToType,
      expected: 'actual',
      message: `${streak} bills in a row rest on an estimated closing reading: read the meter and ask for a corrected bill.`,
    },
  ];
};
