import { readDrawn as read } from '../testing/read.js';

const HEAD = `
 Supplier             Opus Energy Limited
`;

describe('panels of two supplies side by side', () => {
  it('gives each what stands in its panel without a label', () => {
    const { supplyPoints } = read(`${HEAD}
 Electricity                                        Gas
 Supply number (MPAN)                               Meter point (MPRN)
 13 7585 8471 955                                   7301264507
 Meter L19A77120                                    Meter E6S7352268
 28.17 p per kWh                                    7.213 p per kWh
 74.10p each day as a standing charge               58.35p each day as a standing charge
 Based on 31,250 kWh a year                         Based on 64,800 kWh a year
`);
    expect(supplyPoints).toMatchObject([
      { unitRate: 28.17, standingCharge: 74.1, estimatedAnnualConsumption: 31250 },
      { unitRate: 7.213, standingCharge: 58.35, estimatedAnnualConsumption: 64800 },
    ]);
  });
});

describe('numbers of others', () => {
  it('takes a bank account for no account with the supplier', () => {
    const { supplierAccountNumber } = read(`${HEAD}
 MPAN                 13 7585 8471 955
 Name of payer        Sort code         Account
 Alder Foods          60-00-01          31926819
`);
    expect(supplierAccountNumber).toBeUndefined();
    expect(
      read(`${HEAD}
 MPAN                 13 7585 8471 955

 By BACS within 10 days of the bill. Our account: 20-19-95, 73304418.
`).supplierAccountNumber,
    ).toBeUndefined();
  });

  it('takes the order of the customer for no contract where that has a number', () => {
    const { contractNumber } = read(`${HEAD}
 CONTRACT REF         TFX/26/1107
 YOUR ORDER REF       ALF 4418
 MPAN                 13 7585 8471 955
`);
    expect(contractNumber).toBe('TFX/26/1107');
  });
});

describe('labels and heads', () => {
  it('reads prices in pence whose unit says only what it is for', () => {
    const { supplyPoints } = read(`${HEAD}
 MPRN                 7301264507

 CHARGE                                      RATE      PER          YEAR GBP
 ENERGY, ALL UNITS                           5.7745P   KWH         40,594.74
 STANDING CHARGE                             189.25P   DAY            690.76
 CLIMATE CHANGE LEVY                         0.801P    KWH          5,631.03
`);
    expect(supplyPoints[0]).toMatchObject({ unitRate: 5.7745, standingCharge: 189.25 });
  });

  it('takes what its maker has of a price for a commission', () => {
    const { brokerUplift, unitRate } = read(`
 MPAN                                   13 7585 8471 955

                                                           ACCEPTED
                                        Offer A            Offer B
 Supplier                               Yü Energy          Valda Energy
 Unit rate (p/kWh)                      27.95              26.38
 Our fee, in the rate                   0.75               0.75
 (p/kWh)
 Payment                                Direct Debit       Direct Debit
`).supplyPoints[0];
    expect([unitRate, brokerUplift]).toEqual([26.38, 0.75]);
  });

  it('ends a row of values where labels of the type of those over it follow', () => {
    const { contractTermMonths, supplyPoints } = read(`${HEAD}
 Premises supplied                Supply point              Meter
#  4 Quay Street, Ripon, HG4 1AB  13 7585 8471 955          L19A77120

 Used in the last twelve months   Contract asked for        Size of firm
#  96,400 kWh (71% day)           36 months, fully fixed    84 employees
`);
    expect(supplyPoints[0].previous12MonthsConsumption).toBe(96400);
    expect(contractTermMonths).toBe(36);
  });

  it('reads the units used in a year', () => {
    const { supplyPoints } = read(`${HEAD}
 MPAN                                   13 7585 8471 955
 Units used in a year (kWh, estimate)   9,600
`);
    expect(supplyPoints[0].estimatedAnnualConsumption).toBe(9600);
  });

  it('knows the offer that was accepted where a head counts the meters that it is of', () => {
    const { supplierName } = read(`
# Gas purchase: offers received

 Supplier                    Length        Average p/kWh     Standing, all 3 meters, £/day    Decision
 SEFE Energy Ltd             24 months     5.47              7.05                             Rejected
 Corona Energy Retail 4 Ltd  24 months     5.36              6.78                             ACCEPTED
 Crown Gas and Power Ltd     12 months     5.66              6.40                             Rejected

 MPRN                        7301264507
`);
    expect(supplierName).toBe('Corona Energy Retail 4 Ltd');
  });
});
