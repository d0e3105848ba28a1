import { readDrawn as read } from '../testing/read.js';

describe('labels that say more than one thing', () => {
  it('reads a price whose label says that it is fixed, and that it is', () => {
    const fields = read(`
 MPAN                       13 7585 8471 955
 Unit rate, fixed           23.48p per kWh
 Standing charge, fixed     63.25p per day
`);
    expect(fields).toMatchObject({ isFixedContract: true, isMarketRates: false });
    expect(fields.supplyPoints).toMatchObject([{ unitRate: 23.48, standingCharge: 63.25 }]);
  });

  it('reads that a price is fixed where that stands behind it', () => {
    const fields = read(`
 MPRN                       7301264507
 Price of gas               5.4180 p/kWh, fixed for the length
 Standing charge            £62.00 a month
`);
    expect(fields).toMatchObject({ isFixedContract: true });
    expect(fields.supplyPoints).toMatchObject([{ unitRate: 5.418, standingCharge: 6200 }]);
  });

  it('reads both days beside one label, and the kind of rates', () => {
    expect(
      read(`
 MPAN                       13 7585 8471 955
 Start / end date           01/03/2027 – 29/02/2028
 Kind of rates              Variable at 30 days’ notice
`),
    ).toMatchObject({ contractStartDate: '2027-03-01', contractEndDate: '2028-02-29', isMarketRates: true });
  });
});
