import type { Case, Rule } from '../case.js';
import { isMeterPoint, meterPoint, mpanCheckDigit } from '../meter-point.js';

/** The meter point number can be one at all. */
export const invalidMeterPoint: Rule = (c) => {
  const number = meterPoint(c.bill.mpanMprn);
  if (!number || isMeterPoint(number, c.fuel)) return [];
  const expected = rightNumber(c, number);
  return [
    {
      code: 'invalid_meter_point',
      severity: 'severe',
      field: 'mpanMprn',
      billed: number,
      expected,
      message:
        `${number} cannot be the number of ${c.fuel === 'gas' ? 'a gas' : 'an electricity'} meter point` +
        (/^\d{13}$/.test(number) ? ': its check digit is wrong' : ': it has the wrong length') +
        (expected ? `. ${expected} may be meant.` : '.'),
    },
  ];
};

/** The contract's number, if that one can be right; else the same digits with the check digit that belongs to them. */
function rightNumber({ agreement, fuel }: Case, number: string): string | undefined {
  const agreed = meterPoint(agreement?.point?.mpanMprn);
  if (agreed && isMeterPoint(agreed, fuel)) return agreed;
  return /^\d{13}$/.test(number) ? number.slice(0, 12) + mpanCheckDigit(number) : undefined;
}
