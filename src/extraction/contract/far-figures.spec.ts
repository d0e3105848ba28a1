import { readDrawn as read } from '../testing/read.js';

const first = (drawing: string) => read(drawing).supplyPoints[0];

describe('figures far from the heads of their columns', () => {
  it('are those of the columns between whose neighbours they stand: at the right edge, the heads in the middle', () => {
    expect(
      first(`
MPAN                      1357259348550

Unless stated otherwise unit rates are given in p/kWh and the standing charge in £ per day.

               Unit rate                                                Standing charge
                                      24.35                                                       0.74
`),
    ).toMatchObject({ unitRate: 24.35, standingCharge: 74, standingChargeType: 'daily' });
  });

  it('or at the left edge; evenings and weekends are in no field', () => {
    expect(
      first(`
MPAN                      1357259348550

      Day units (p/kWh)       Night price (pence per kWh)      Weekend and evening units (p/kWh)     Fixed charge (pence/day)
25.05                    15.61                            20.87                                 79.5
`),
    ).toMatchObject({ dayUnitRate: 25.05, nightUnitRate: 15.61, standingCharge: 79.5 });
  });

  it('a unit in words under the middle of its head is no label of a meter', () => {
    expect(
      first(`
  MPAN                Unit rate            Standing charge
                       p/kWh             pence/day per meter

1357259348550          24.35                    99.520
`),
    ).toMatchObject({ unitRate: 24.35, standingCharge: 99.52, standingChargeType: 'daily' });
  });

  it('the title of a table over it at the left is no head of a column', () => {
    const { supplyPoints } = read(`
Customer                  Thornbury Ceramics Limited

GAS CHARGES

                 MPRN                          Unit rate (p/kWh)                  Daily charge (p)

483397035                         6.23                            120.87
2674275074                        6.21                            123.01
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '483397035', unitRate: 6.23, standingCharge: 120.87 },
      { mpanMprn: '2674275074', unitRate: 6.21, standingCharge: 123.01 },
    ]);
  });

  it('begin left of their figures, with how much of each there is and what it comes to in columns of their own', () => {
    expect(
      first(`
MPAN                                                  1357259348550
Metered in the 12 months to 31/08/2026 (kWh)          988,120

Charge                       Unit          Price             Annual quantity       Annual cost
Day units 07:30-00:30        p/kWh                 26.183              869,214     £227,586.30
Night units 00:30-07:30      p/kWh                 18.740              257,236      £48,206.03
Standing charge              £/month               205.00                   12       £2,460.00
`),
    ).toMatchObject({
      dayUnitRate: 26.183,
      nightUnitRate: 18.74,
      standingCharge: 20500,
      standingChargeType: 'monthly',
      previous12MonthsConsumption: 988120,
    });
  });
});
