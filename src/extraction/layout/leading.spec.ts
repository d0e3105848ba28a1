import type { Page } from '../page.js';
import { drawPage } from '../testing/draw.js';
import { extractContract } from '../testing/read.js';

const LETTER = `
Crosby Joinery Ltd
12 Mill Lane
Harrogate
HG1 4PR

Thank you for choosing us. Your supply of electricity begins on 1 November 2026 and goes on until the last
day of October 2028, which makes a term of twenty-four months; for all of that time you pay the
price of 25.31 pence for each kWh and a standing charge of 61.40 pence for each day that the meter is
connected. The meter point is MPAN 13 7585 8471 955, which stands at The Old Forge, 181 Sandpit Lane,
Walsall, WS2 4PR.

We are pleased to have you with us.
`;

/** The same page with its lines so much further apart. */
function spread(page: Page, share: number): Page {
  const words = page.words.map((word) => ({ ...word, y0: word.y0 * share, y1: word.y0 * share + word.y1 - word.y0 }));
  return { ...page, words, height: page.height * share };
}

describe('pages with lines far apart', () => {
  const read = (share: number) => extractContract([spread(drawPage(LETTER), share)]).fields;

  it.each([1, 1.3, 1.5, 1.75, 2])('reads a letter whose lines are %s times as far apart', (share) => {
    expect(read(share)).toMatchObject({
      billingAddress: '12 Mill Lane, Harrogate, HG1 4PR',
      contractStartDate: '2026-11-01',
      contractTermMonths: 24,
      supplyPoints: [
        {
          mpanMprn: '1375858471955',
          siteAddress: 'The Old Forge, 181 Sandpit Lane, Walsall, WS2 4PR',
          unitRate: 25.31,
          standingCharge: 61.4,
        },
      ],
    });
  });
});
