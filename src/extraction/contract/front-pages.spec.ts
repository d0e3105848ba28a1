import { describe, expect, it } from '@jest/globals';
import { readDrawn as read } from '../testing/read.js';

const LETTER = `
 Zenith Power Limited

 Millbank Launderette Ltd
 14 Hope Street
 Leeds
 LS1 4AP

 4 March 2026

 Dear Customer

 MPAN                        1357259348550
 Unit rate                   24.118 p/kWh
 Standing charge             61.20 p/day
`;

describe('a paper behind other pages', () => {
  it.each([
    ['a blank page', ''],
    ['a title page', '\n\n\n\n# Your energy\n\n Contract documents\n\n Please keep these pages in a safe place.\n'],
    ['a fax sheet', '\n# FAX\n\n From:    Office Services\n Pages:   3\n Subject: the papers that you asked for\n'],
  ])('is addressed on its own first page: behind %s', (_, front) => {
    expect(read(`${front}\n=====\n${LETTER}`)).toMatchObject({
      customerName: 'Millbank Launderette Ltd',
      billingAddress: '14 Hope Street, Leeds, LS1 4AP',
      supplyPoints: [{ mpanMprn: '1357259348550', unitRate: 24.118, standingCharge: 61.2 }],
    });
  });

  it('has nothing of the worked example of a guide behind it', () => {
    const guide = `
# How your bill is made up

 Example: a meter that read 20,150 and reads 21,150 has used 1,000 kWh. At a unit rate of 19.50p/kWh
 that costs £195.00. A standing charge of 44.00p for 30 days adds £13.20. VAT at 20% adds £41.64.
`;
    const contract = read(`${LETTER}\n=====\n${guide}`);
    expect(contract.vatRate).toBeUndefined();
    expect(contract.supplyPoints).toMatchObject([{ unitRate: 24.118, standingCharge: 61.2 }]);
  });
});
