import type { Case, Rule } from '../case.js';
import type { Finding } from '../finding.js';
import { addDays } from '../period.js';
import { limit } from '../tolerances.js';
import { asDate } from '../words.js';

/** The days billed are days of the contract, or of another one for the same meter point. */
export const outsideContractTerm: Rule = (c) => {
  const { agreement, period } = c;
  if (!agreement || !period) return [];
  const lastDay = addDays(period.end, -limit('sharedDay').toNumber());
  return [
    ...(agreement.start && period.start < agreement.start && !isCovered(c, period.start)
      ? [outside('chargeStartDate', period.start, agreement.start, 'begins')]
      : []),
    ...(agreement.end && lastDay > agreement.end && !isCovered(c, lastDay)
      ? [outside('chargeEndDate', period.end, agreement.end, 'ends')]
      : []),
  ];
};

const isCovered = ({ agreements }: Case, day: string): boolean =>
  agreements.slice(1).some((a) => (a.start ?? day) <= day && day <= (a.end ?? day));

function outside(field: string, billed: string, expected: string, does: 'begins' | 'ends'): Finding {
  return {
    code: 'outside_contract_term',
    severity: 'severe',
    field,
    billed,
    expected,
    message:
      `The bill ${does} on ${asDate(billed)}, the contract on ${asDate(expected)}: the days ` +
      `${does === 'begins' ? 'before' : 'after'} that are not covered by its prices.`,
  };
}
