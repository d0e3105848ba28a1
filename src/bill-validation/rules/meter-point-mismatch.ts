import type { Rule } from '../case.js';
import { meterPoint, namedSupplyPoint } from '../meter-point.js';

/** The bill's meter point is one of the contract's. */
export const meterPointMismatch: Rule = ({ bill, agreement }) => {
  const number = meterPoint(bill.mpanMprn);
  if (!number || !agreement || !agreement.contract.supplyPoints.some((p) => p.mpanMprn)) return [];
  if (namedSupplyPoint(bill, agreement.contract)) return [];
  const expected = meterPoint(agreement.point?.mpanMprn);
  return [
    {
      code: 'meter_point_mismatch',
      severity: 'severe',
      field: 'mpanMprn',
      billed: number,
      expected,
      message: expected
        ? `The bill is for meter point ${number}, the contract for ${expected}.`
        : `The bill is for meter point ${number}, which the contract does not list.`,
    },
  ];
};
