import { readDrawn as read } from '../testing/read.js';

describe('figures and what is said of them', () => {
  it('reads prices before the part of the day, and the year over or behind a use', () => {
    expect(
      read(`
Fuel     MPAN / MPRN         Tariff                    kWh         kWh        Daily      Units
                                                    last year   next year    charge
Elec     10 1234 5678 912    Steady Business Fix       11,953      85,758       45.4     27.62 day
                                                                                         19.52 night
Gas      4178365209          Steady Gas Fix            248,431     81,495      100.5     8.319
Elec     20 2345 6789 010    Steady Business Fix        6,972      69,219       89.7     30.40
`).supplyPoints,
    ).toMatchObject([
      {
        dayUnitRate: 27.62,
        nightUnitRate: 19.52,
        previous12MonthsConsumption: 11953,
        estimatedAnnualConsumption: 85758,
      },
      { unitRate: 8.319, previous12MonthsConsumption: 248431, estimatedAnnualConsumption: 81495 },
      { unitRate: 30.4, previous12MonthsConsumption: 6972, estimatedAnnualConsumption: 69219 },
    ]);
  });

  it('reads a use by the note behind it', () => {
    expect(
      read(`
                         Now (Firefly Power)                    With Wind Vale
Unit price               36.69p/kWh                             24.44p/kWh
Daily standing charge    138.06p                                68.71p
Annual kWh               21,985 (actual use, past 12 months)    7,055 (Wind Vale's estimate)
MPAN                     10 1234 5678 912
`).supplyPoints,
    ).toMatchObject([
      {
        unitRate: 24.44,
        standingCharge: 68.71,
        previous12MonthsConsumption: 21985,
        estimatedAnnualConsumption: 7055,
      },
    ]);
  });

  it('reads a fee that is part of the column before it', () => {
    const { contractStartDate, contractEndDate, contractTermMonths, supplyPoints } = read(`
Flow from                 01-Oct-26
Flow to                   30-Sep-28
Tenor                     24 months
Quote expired             05-Jul-26
                  EAC        All units        of which TPI fee    Fixed charge
MPAN              (kWh)      (p/kWh)          (p/kWh)             (p/day)
1012345678912     52225      28.962           0.80                139.43
2023456789010     49062      27.112           0.50                87.33
`);
    expect({ contractStartDate, contractEndDate, contractTermMonths }).toEqual({
      contractStartDate: '2026-10-01',
      contractEndDate: '2028-09-30',
      contractTermMonths: 24,
    });
    expect(supplyPoints).toMatchObject([
      { unitRate: 28.962, brokerUplift: 0.8 },
      { unitRate: 27.112, brokerUplift: 0.5 },
    ]);
  });

  it('reads the price of a kWh by the part of the day behind it', () => {
    expect(
      read(`
MPAN    10 1234 5678 912
Per kWh, day         26.693p
Per kWh, night       19.244p
Standing charge      96.05p per day
`).supplyPoints,
    ).toMatchObject([{ dayUnitRate: 26.693, nightUnitRate: 19.244, standingCharge: 96.05 }]);
  });
});
