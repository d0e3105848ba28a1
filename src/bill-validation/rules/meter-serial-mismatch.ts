import type { Rule } from '../case.js';
import { serial } from '../meter-point.js';

/** The bill's meter is the contract's. A supply with several meters may name them all in one line. */
export const meterSerialMismatch: Rule = ({ bill, agreement }) => {
  const billed = serial(bill.meterSerialNumber);
  const expected = agreement?.point?.meterSerialNumber;
  if (!billed || !expected) return [];
  const several = (text: string) => text.split(/[,;&\s]+/).map(serial);
  const named = [billed, ...several(bill.meterSerialNumber!)];
  if ([serial(expected), ...several(expected)].some((s) => named.includes(s))) return [];
  return [
    {
      code: 'meter_serial_mismatch',
      severity: 'severe',
      field: 'meterSerialNumber',
      billed: bill.meterSerialNumber,
      expected,
      message: `The bill is for meter ${bill.meterSerialNumber}, the contract for ${expected}: either the meter was changed or this is another one.`,
    },
  ];
};
