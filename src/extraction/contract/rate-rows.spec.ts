import { readDrawn as read } from '../testing/read.js';

const table = ([site, number, charge, price, use]: readonly string[]): string => `
 ${site.padEnd(38)}${number.padEnd(22)}${charge.padEnd(26)}${price.padEnd(12)}${use}

 Boat Yard                              17 9899 2820 854      Standing charge           0.6120
 4 Quay Road, Whitby, YO21 3PU          E14UP30021            Day units                 23.11       14,100
                                                              Night units               15.40        8,000
                                                              Total                                 22,100

 Net Loft                               10 7510 8052 499      Standing charge           0.5875
 8 Kiln Lane, Whitby, YO21 3QA          E14UP30377            All units                 24.26       18,400
                                                              Total                                 18,400
`;

describe('schedules with a row for each charge of a supply point', () => {
  it.each([
    [
      ['Supply point', 'MPAN / meter', 'Charge', 'Rate', 'Annual kWh'],
      'Unit charges are in pence per kilowatt hour; standing charges are in pounds per day.',
    ],
    [
      ['Premises', 'MPAN', 'Register', 'Price', 'EAC (kWh)'],
      'Prices are shown in p/kWh and standing charges in £ per day. Use is a yearly estimate.',
    ],
    [
      ['Site', 'Supply number', 'Description', 'Charge', 'Volume (kWh)'],
      'Rates in pence per kWh, standing charge in £/day.',
    ],
  ])('reads the rows under each number: %s', (heads, sentence) => {
    const { supplyPoints } = read(`\n ${sentence}\n${table(heads)}`);
    expect(supplyPoints).toMatchObject([
      {
        mpanMprn: '1798992820854',
        meterSerialNumber: 'E14UP30021',
        siteName: 'Boat Yard',
        siteAddress: '4 Quay Road, Whitby, YO21 3PU',
        standingCharge: 61.2,
        standingChargeType: 'daily',
        dayUnitRate: 23.11,
        nightUnitRate: 15.4,
        estimatedAnnualConsumption: 22100,
      },
      {
        mpanMprn: '1075108052499',
        meterSerialNumber: 'E14UP30377',
        siteName: 'Net Loft',
        siteAddress: '8 Kiln Lane, Whitby, YO21 3QA',
        standingCharge: 58.75,
        unitRate: 24.26,
        estimatedAnnualConsumption: 18400,
      },
    ]);
    expect(supplyPoints[0].unitRate).toBeUndefined();
    expect(supplyPoints[1].dayUnitRate).toBeUndefined();
  });

  it('gives the sum of all sites to none, nor the parts of one for the whole', () => {
    const { supplyPoints } = read(`
 Site                                   MPAN                  Charge              Rate        Annual kWh

 4 Quay Road, Whitby, YO21 3PU          17 9899 2820 854      Standing charge     61.20p/day
                                                              Day units           23.11p      14,100
                                                              Night units         15.40p       8,000

 8 Kiln Lane, Whitby, YO21 3QA          10 7510 8052 499      Standing charge     58.75p/day
                                                              All units           24.26p      18,400

                                                              Total for all sites             40,500
`);
    expect(supplyPoints).toMatchObject([
      { standingCharge: 61.2, dayUnitRate: 23.11, nightUnitRate: 15.4 },
      { standingCharge: 58.75, unitRate: 24.26, estimatedAnnualConsumption: 18400 },
    ]);
    expect(supplyPoints[0].estimatedAnnualConsumption).toBeUndefined();
  });

  it('reads rows that each bear the number of their point', () => {
    const { supplyPoints } = read(`
 Site            MPAN                 Register    EAC (kWh)    Unit rate (p/kWh)    Standing charge (p/day)

 Corn Street     17 9899 2820 854     Day         12,000       24.10                61.00
 Corn Street     17 9899 2820 854     Night       5,000        15.20
 Mill Lane       10 7510 8052 499     Day         22,000       25.10                71.00
 Mill Lane       10 7510 8052 499     Night       6,000        16.20
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Corn Street', dayUnitRate: 24.1, nightUnitRate: 15.2, standingCharge: 61 },
      { siteName: 'Mill Lane', dayUnitRate: 25.1, nightUnitRate: 16.2, standingCharge: 71 },
    ]);
  });

  it('takes no old price beside a new one', () => {
    const { supplyPoints } = read(`
 MPAN                  Charge              Current rate    New rate

 17 9899 2820 854      Standing charge     55.10p/day      61.20p/day
                       All units           20.05p          23.11p

 10 7510 8052 499      Standing charge     52.30p/day      58.75p/day
                       All units           21.14p          24.26p
`);
    expect(supplyPoints).toMatchObject([
      { standingCharge: 61.2, unitRate: 23.11 },
      { standingCharge: 58.75, unitRate: 24.26 },
    ]);
  });
});

describe('units that a sentence gives', () => {
  const lines = (sentence: string): string => `
 ${sentence}

 MPAN                 Address                                Meter            Standing charge     Unit rate

 17 9899 2820 854     4 Quay Road, Whitby, YO21 3PU          E14UP30021               9.12            0.2311

 10 7510 8052 499     8 Kiln Lane, Whitby, YO21 3QA          E14UP30377               0.58            0.2426
`;

  it.each([
    'Standing charges are in £ per day and unit rates are in £ per kWh.',
    'The standing charge is given in pounds per day; all rates in £/kWh.',
  ])('takes figures without a unit for such: %s', (sentence) => {
    expect(read(lines(sentence)).supplyPoints).toMatchObject([
      { standingCharge: 912, unitRate: 23.11 },
      { standingCharge: 58, unitRate: 24.26 },
    ]);
  });

  it('takes none where two sentences say different ones', () => {
    const { supplyPoints } = read(
      lines('Standing charges are in £ per day. For gas, standing charges are in pence per day.'),
    );
    expect(supplyPoints[0].standingCharge).toBe(9.12);
  });

  it.each(['100% Renewable Fixed', 'Fixed 100% Green Power'])(
    'takes a share of all for a part of a name: %s',
    (name) => {
      const { supplyPoints } = read(`\n Tariff      ${name}\n MPAN        17 9899 2820 854\n`);
      expect(supplyPoints[0].tariffName).toBe(name);
    },
  );
});
