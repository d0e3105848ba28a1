import type { Rule } from '../case.js';
import { printedCcl } from '../lines.js';
import { leviedWithoutCause, smallSupply } from '../relief.js';
import { asMoney } from '../words.js';

const WHY = {
  domestic: 'the contract is for domestic use, which is free of it',
  reduced_vat: 'the bill has VAT at 5%, and a supply at the reduced rate is free of it',
  small: 'so small a use is free of it, unless other meters at the premises add to it',
};

/** No levy where the supply is at the reduced rate of VAT: domestic, a charity's, or within the de minimis limits. */
export const cclNotDue: Rule = (c, before = []) => {
  const cause = leviedWithoutCause(c);
  if (!cause) return [];
  // Where its rate is too high as well, that part of it is told there.
  const levy = printedCcl(c.bill);
  const told = before.find(({ code }) => code === 'ccl_rate_mismatch')?.overcharge ?? 0;
  const overcharge = levy && told > 0 ? levy.minus(told) : levy;
  return [
    {
      code: 'ccl_not_due',
      severity: cause === 'small' && smallSupply(c) !== 'certain' ? 'warning' : 'severe',
      field: 'cclRate',
      billed: c.bill.cclRate,
      expected: 0,
      overcharge: overcharge?.toNumber(),
      message: `Climate Change Levy${levy ? ` of ${asMoney(levy)}` : ''} is charged, but ${WHY[cause]}.`,
    },
  ];
};
