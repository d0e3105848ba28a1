import type { Decimal } from 'decimal.js';
import { annualConsumption, type Case, type Rule } from '../case.js';
import table from '../data/back-billing.json' with { type: 'json' };
import type { BillFacts } from '../facts.js';
import type { Finding, FindingCode } from '../finding.js';
import { decimal, pennies, sum } from '../money.js';
import { addDays, addMonths, chargePeriod, daysFrom } from '../period.js';
import { asDate, asDays, asMoney } from '../words.js';

const { backBilling, microBusiness } = table;

/**
 * A supplier may not charge a micro-business or a household for energy used more than twelve months before the bill,
 * unless it had billed those days in time. Whether the customer is one is not always known: then it is only asked.
 */
export const backBillingRule: Rule = (c, before = []) => {
  const { bill, credit, period } = c;
  const issued = bill.invoiceDate;
  const customer = protection(c);
  if (credit || !period || !issued || customer === 'none' || issued < backBilling.domesticFrom) return [];
  const firstDay = addMonths(issued, -backBilling.months);
  const lateDays = datesBetween(period.start, firstDay < period.end ? firstDay : addDays(period.end, 1)).filter(
    (day) => !wasBilledInTime(c, day),
  );
  if (lateDays.length === 0) return [];
  const net = bill.amountDueNetOfVat;
  const overcharge =
    net === undefined ? undefined : pennies(whatIsDue(net, before).times(lateDays.length).div(period.days));
  return [
    {
      code: 'back_billing',
      severity: customer === 'sure' ? 'severe' : 'warning',
      field: 'chargeStartDate',
      billed: period.start,
      expected: firstDay,
      overcharge: overcharge?.toNumber(),
      message:
        `${lateDays.length} of the ${asDays(period.days)} billed are more than ${backBilling.months} months before the bill of ` +
        `${asDate(issued)}. ${customer === 'sure' ? 'The supplier' : 'If this is a micro-business, the supplier'} may no longer charge for them` +
        (overcharge ? `: about ${asMoney(overcharge)} of what is due, spread evenly over its days.` : '.'),
    },
  ];
};

function protection(c: Case): 'sure' | 'unknown' | 'none' {
  if (c.agreement?.contract.customerType === 'domestic') return 'sure';
  const micro = c.context.isMicroBusiness ?? c.agreement?.contract.isMicroBusiness;
  if (micro !== undefined) return micro ? 'sure' : 'none';
  const year = annualConsumption(c);
  return year !== undefined && c.fuel && year <= microBusiness.maxKwhPerYear[c.fuel] ? 'sure' : 'unknown';
}

/** The net amount without what is surely charged too much on it for other reasons: that is no part of what the late days cost. */
function whatIsDue(net: number, before: readonly Finding[]): Decimal {
  const others = before.filter(({ code, severity }) => severity === 'severe' && !NOT_IN_NET.includes(code));
  return decimal(net).minus(sum(others.map(({ overcharge = 0 }) => Math.max(overcharge, 0))));
}

const NOT_IN_NET: readonly FindingCode[] = [
  'duplicate_invoice',
  'vat_rate_mismatch',
  'vat_de_minimis',
  'vat_arithmetic',
  'total_arithmetic',
];

const datesBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysFrom(from, to)) }, (_, i) => addDays(from, i));

/** A cancelled bill counts: the rebill asks again for what was asked in time. */
function wasBilledInTime({ ledger }: Case, day: string): boolean {
  return [...ledger.bills, ...ledger.cancelled].some((b: BillFacts) => {
    const period = chargePeriod(b);
    if (!period || !b.invoiceDate || day < period.start || day > period.end) return false;
    return b.invoiceDate <= addMonths(day, backBilling.months);
  });
}
