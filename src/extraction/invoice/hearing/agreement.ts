import { sumAgrees } from '../../fields/checks/arithmetic.js';
import type { FoundFields } from '../found.js';

/** Days of which the first cannot come after the second. */
const IN_ORDER = [
  ['chargeStartDate', 'chargeEndDate'],
  ['readFromDate', 'readToDate'],
  ['chargeEndDate', 'dueDate'],
  ['invoiceDate', 'dueDate'],
] as const;

const SUMS: readonly string[] = ['amountDueNetOfVat', 'vat', 'totalAmount'];

/** Whether a value of a bill cannot be right beside the others: sums that do not make each other, days in the wrong order. */
export function contradicts(field: keyof FoundFields, fields: FoundFields): boolean {
  if (SUMS.includes(field)) return !areSums(fields);
  return IN_ORDER.some(([first, second]) => {
    const [from, to] = [fields[first]?.value, fields[second]?.value];
    return (field === first || field === second) && from !== undefined && to !== undefined && from > to;
  });
}

function areSums({ amountDueNetOfVat: net, vat, totalAmount: total }: FoundFields): boolean {
  if (net && vat && total) return sumAgrees([net.value, vat.value], total.value);
  return !net || !total || Math.abs(net.value) <= Math.abs(total.value);
}
