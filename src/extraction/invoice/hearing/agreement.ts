import { VAT_RATES } from '../../../law/index.js';
import { sumAgrees, vatAgrees } from '../../fields/checks/arithmetic.js';
import { CCL_RATES } from '../charges.js';
import type { FoundFields } from '../found.js';

/** Days of which the first cannot come after the second. */
const IN_ORDER = [
  ['chargeStartDate', 'chargeEndDate'],
  ['readFromDate', 'readToDate'],
  ['chargeEndDate', 'dueDate'],
  ['invoiceDate', 'dueDate'],
] as const;

const SUMS: readonly string[] = ['amountDueNetOfVat', 'vat', 'totalAmount'];

/**
 * Whether a value of a bill cannot be right beside the others: sums that do not make each other, rates that no law knows or that
 * make another tax, days in the wrong order.
 */
export function contradicts(field: keyof FoundFields, fields: FoundFields): boolean {
  if (SUMS.includes(field)) return !areSums(fields);
  if (field === 'vatRate') return !isRateOf(fields);
  if (field === 'cclRate') return !CCL_RATES.includes(fields.cclRate?.value ?? NaN);
  return IN_ORDER.some(([first, second]) => {
    const [from, to] = [fields[first]?.value, fields[second]?.value];
    return (field === first || field === second) && from !== undefined && to !== undefined && from > to;
  });
}

function areSums({ amountDueNetOfVat: net, vat, totalAmount: total }: FoundFields): boolean {
  if (net && vat && total) return sumAgrees([net.value, vat.value], total.value);
  return !net || !total || Math.abs(net.value) <= Math.abs(total.value);
}

function isRateOf({ amountDueNetOfVat: net, vat, vatRate }: FoundFields): boolean {
  if (!vatRate || !VAT_RATES.includes(vatRate.value)) return false;
  return !net || !vat || vatAgrees(net.value, vatRate.value, vat.value);
}
