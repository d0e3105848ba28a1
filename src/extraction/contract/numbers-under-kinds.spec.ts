import { readDrawn as read } from '../testing/read.js';

/** Each number of a meter point under what it is, in the first column of a table. */
const table = (electricity: string, gas: string, head = 'Meter point') => `
 ${head.padEnd(20)}Site                      Serial        Volume      New unit price           Standing
                     address                                 kWh/yr      p/kWh                    chg p/day

                                                                         Day / single    Night

 ${electricity.padEnd(20)}4 Mill Lane, Hove,        E09UP51640    534,505     24.1435 day     16.8320     134.36
 1375858471955       BN3 6FH

 ${electricity.padEnd(20)}18 Ferry Road, Hove,      E16UP40619    571,963     24.4700 single  n/a         176.20
 1027044190303       BN3 2AB

 ${gas.padEnd(20)}9 Quay Street, Hove,      G4A00406872   83,018      5.9826 single   n/a         776.37
 5351802303          BN3 1FJ
`;

describe('numbers of meter points under what each of them is', () => {
  it.each([
    ['Elec MPAN', 'Gas MPRN', 'Meter point'],
    ['MPAN', 'MPRN', 'Supply number'],
    ['Electricity MPAN', 'Gas MPRN', 'MPAN / MPRN'],
  ])('reads the rows of a table with "%s" and "%s" in its first column', (electricity, gas, head) => {
    expect(read(table(electricity, gas, head)).supplyPoints).toMatchObject([
      {
        mpanMprn: '1375858471955',
        supplyType: 'electricity',
        meterSerialNumber: 'E09UP51640',
        estimatedAnnualConsumption: 534505,
        dayUnitRate: 24.1435,
        nightUnitRate: 16.832,
        standingCharge: 134.36,
      },
      {
        mpanMprn: '1027044190303',
        siteAddress: '18 Ferry Road, Hove, BN3 2AB',
        unitRate: 24.47,
        estimatedAnnualConsumption: 571963,
        standingCharge: 176.2,
      },
      { mpanMprn: '5351802303', supplyType: 'gas', unitRate: 5.9826, meterSerialNumber: 'G4A00406872' },
    ]);
  });

  it('leaves a form with labels over their values as it is', () => {
    const [electricity, gas] = read(`
 MPAN                Meter serial        Unit rate p/kWh
 1375858471955       E09UP51640          24.14

 MPRN                Meter serial        Unit rate p/kWh
 5351802303          G4A00406872         5.98
`).supplyPoints;
    expect(electricity).toMatchObject({ mpanMprn: '1375858471955', unitRate: 24.14, meterSerialNumber: 'E09UP51640' });
    expect(gas).toMatchObject({ mpanMprn: '5351802303', unitRate: 5.98, meterSerialNumber: 'G4A00406872' });
  });
});

describe('a price that says when it holds', () => {
  it.each([
    ['6.247 (all units)', { unitRate: 6.247 }],
    ['6.247p single rate', { unitRate: 6.247 }],
    ['6.247 flat', { unitRate: 6.247 }],
    ['26.247 p/kWh (day)', { dayUnitRate: 26.247 }],
  ])('reads "%s" beside the label of the price of the day', (price, rates) => {
    const [point] = read(`
 MPAN                       13 7585 8471 955
 Day unit price, pence       ${price}
`).supplyPoints;
    expect(point).toMatchObject(rates);
    expect([point.unitRate, point.dayUnitRate].filter(Boolean)).toHaveLength(1);
  });
});
