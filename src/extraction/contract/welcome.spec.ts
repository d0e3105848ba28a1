import { readDrawn as read } from '../testing/read.js';

describe('what greets its reader, heads a card with "Your plan" or asks for dates in boxes', () => {
  it.each([
    [
      'a page that welcomes',
      `
 Zenith Power Limited

 Welcome, Millbank Launderette Ltd!

 YOUR PLAN
 Name                        Winter Steady
 Starts                      1 Jan 2027
 Ends                        31 Dec 2028

 MPAN 13 7585 8471 955
`,
    ],
    [
      'a form whose dates stand in boxes',
      `
 Good morning Millbank Launderette Ltd,

 Supplier                    Zenith Power Limited
 PRODUCT
 Name                        Winter Steady
 CUSTOMER
 Name                        Millbank Launderette Ltd
 Supply start (DDMMYYYY)     0 1 0 1 2 0 2 7
 Supply end (DDMMYYYY)       31122028
 MPAN 13 7585 8471 955
`,
    ],
  ])('reads %s', (_, drawing) => {
    expect(read(drawing)).toMatchObject({
      supplierName: 'Zenith Power Limited',
      customerName: 'Millbank Launderette Ltd',
      contractStartDate: '2027-01-01',
      contractEndDate: '2028-12-31',
      supplyPoints: [{ tariffName: 'Winter Steady' }],
    });
  });

  it('takes a heading for no product', () => {
    expect(read('\n TARIFF DETAILS\n Starts: 1 Jan 2027\n MPAN 13 7585 8471 955\n').supplyPoints[0].tariffName).toBe(
      undefined,
    );
  });
});
