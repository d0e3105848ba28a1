import type { ContractFields, Extraction } from '../../results.js';

/** A term that is no surer than this may be that of an offer. */
const SURE_TERM = 0.6;
/** Deemed prices that are said as surely as this are the paper's own, though it speaks of fixed ones. */
const SURELY_DEEMED = 0.7;

/**
 * Prices without a contract have no end, no term, and are not fixed: so it was with all 49 papers of 1,142 that had such prices. Where a
 * paper has an end, a term or fixed prices, what it says of deemed prices is not of its own; else what it says of these is of an offer.
 */
export function withoutContradiction({ fields, evidence }: Extraction<ContractFields>): void {
  const deemed = fields.supplyPoints.flatMap((point, i) => (point.isNonContractedRate ? [i] : []));
  if (deemed.length === 0) return;
  const sureness = Math.max(...deemed.map((i) => evidence[`/supplyPoints/${i}/isNonContractedRate`]?.confidence ?? 0));
  const isAgreed =
    fields.contractEndDate !== undefined ||
    (fields.contractTermMonths !== undefined && (evidence['/contractTermMonths']?.confidence ?? 0) > SURE_TERM) ||
    (fields.isFixedContract === true && sureness < SURELY_DEEMED);
  const leaveOut = (field: 'contractTermMonths' | 'isFixedContract' | 'isMarketRates'): void => {
    delete fields[field];
    delete evidence[`/${field}`];
  };
  if (isAgreed)
    for (const i of deemed) {
      delete fields.supplyPoints[i].isNonContractedRate;
      delete evidence[`/supplyPoints/${i}/isNonContractedRate`];
    }
  else {
    leaveOut('contractTermMonths');
    if (fields.isFixedContract !== true) return;
    leaveOut('isFixedContract');
    leaveOut('isMarketRates');
  }
}
