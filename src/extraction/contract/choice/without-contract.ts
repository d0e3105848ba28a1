import type { ContractFields, Extraction } from '../../results.js';

/** True where prices are agreed: for a time, to an end, or fixed. */
const areAgreed = ({ contractEndDate, isFixedContract }: ContractFields): boolean =>
  contractEndDate !== undefined || isFixedContract === true;

/**
 * Prices without a contract have no end, no term, and are not fixed: where a paper has an end or fixed prices, what it says of deemed
 * prices is not of its own; where it has neither, a term that it speaks of is that of an offer.
 */
export function withoutContradiction({ fields, evidence }: Extraction<ContractFields>): void {
  const deemed = fields.supplyPoints.flatMap((point, i) => (point.isNonContractedRate ? [i] : []));
  if (deemed.length === 0) return;
  if (areAgreed(fields))
    for (const i of deemed) {
      delete fields.supplyPoints[i].isNonContractedRate;
      delete evidence[`/supplyPoints/${i}/isNonContractedRate`];
    }
  else {
    delete fields.contractTermMonths;
    delete evidence['/contractTermMonths'];
  }
}
