import { drawPage } from '../testing/draw.js';
import { readContract } from '../testing/read.js';

const FORM = `
# Contract details

Agreement ref.       0328-8836-C

Micro business       No

Term                 24 months

Tariff               Sure Fix Extra

Paying by            Direct Debit

Start date           1 June 2026

End date             31 May 2028
`;

/** The form with all texts of its left column a little lower than their rows. */
function lowered(by: number) {
  const page = drawPage(FORM);
  return {
    ...page,
    words: page.words.map((word) =>
      word.x0 < 120 && word.fontSize < 10 ? { ...word, y0: word.y0 + by, y1: word.y1 + by } : word,
    ),
  };
}

describe('labels that are set a little off the line of their values', () => {
  it.each([-2.5, 1.5, 2.5])('pairs each with the value of its row, %s pt off', (by) => {
    expect(readContract([lowered(by)]).fields).toMatchObject({
      contractNumber: '0328-8836-C',
      isMicroBusiness: false,
      contractTermMonths: 24,
      paymentMethod: 'direct_debit',
      contractStartDate: '2026-06-01',
      contractEndDate: '2028-05-31',
    });
  });
});
