import { foldName } from '../../fields/values/index.js';
import type { ContractFields, Extraction } from '../../results.js';
import type { Parties } from '../../witness/index.js';

/** The parties that a reading names, as the witness compares them. */
export function partiesOf({ fields }: Extraction<ContractFields>): Parties {
  const named = (names: (string | undefined)[]): string[] =>
    [...new Set(names.flatMap((name) => (name ? foldName(name) : [])))].filter((name) => name.length > 4);
  return {
    supplierName: named([fields.supplierName]),
    customerName: named([fields.customerName]),
    brokerName: named(fields.supplyPoints.map(({ brokerName }) => brokerName)),
  };
}
