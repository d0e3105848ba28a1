import { readDrawn as read } from '../testing/read.js';

describe('figures and what they are of', () => {
  it('takes no demand in kW for a use of energy', () => {
    const { supplyPoints } = read(`
 MPAN                                       13 7585 8471 955
 Annual consumption                         1,064,000 kWh
 Highest demand in the last 12 months       371 kW
`);
    expect(supplyPoints).toMatchObject([{ estimatedAnnualConsumption: 1_064_000 }]);
    expect(supplyPoints[0].previous12MonthsConsumption).toBeUndefined();
  });

  it('takes the name of the next charge for no time of the price before it', () => {
    const { supplyPoints } = read(`
 MPAN                                       13 7585 8471 955

 One unit (kWh) 29.14p
 Daily standing charge 54.79p
`);
    expect(supplyPoints).toMatchObject([{ unitRate: 29.14, standingCharge: 54.79, standingChargeType: 'daily' }]);
  });

  it('reads what was used in a year that ended on a day', () => {
    const { supplyPoints } = read(`
 MPRN                                       7301264507

 We expect you to take 412,000 kWh in a year. In the year to 30 September 2026 you took 405,876 kWh at this address.
`);
    expect(supplyPoints).toMatchObject([{ estimatedAnnualConsumption: 412_000, previous12MonthsConsumption: 405_876 }]);
  });
});
