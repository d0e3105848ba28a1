import { readDrawn as read } from '../testing/read.js';

const points = (drawing: string) => read(drawing).supplyPoints;

describe('points beside each other in the columns of a form', () => {
  const FORM = `
Customer                      Castlegate Motor Company Ltd
Contract number               VAL-433192-3
Contract duration             24 months

`;

  it('gives each fuel its column, though lines with one value stand over them', () => {
    expect(
      points(`${FORM}
Supplies                      Electricity            Gas
Meter point (MPAN / MPRN)     1851367961320          4714359892
Meter serial number           L12L73118              E6S65906166167
Estimated annual usage        64,171 kWh             105,057 kWh
Unit rate (p/kWh)             24.395                 7.469
`),
    ).toMatchObject([
      {
        mpanMprn: '1851367961320',
        meterSerialNumber: 'L12L73118',
        estimatedAnnualConsumption: 64171,
        unitRate: 24.395,
      },
      {
        mpanMprn: '4714359892',
        meterSerialNumber: 'E6S65906166167',
        estimatedAnnualConsumption: 105057,
        unitRate: 7.469,
      },
    ]);
  });

  it('takes numbered sites for heads of columns of values', () => {
    expect(
      points(`${FORM}
Supplies                      Electricity – site 1   Electricity – site 2
MPAN                          13 7585 8471 955       11 2371 8657 314
Meter serial number           EML3823282796          EML7694658940
Day rate (p/kWh)              26.244                 26.081
`),
    ).toMatchObject([
      { meterSerialNumber: 'EML3823282796', dayUnitRate: 26.244 },
      { meterSerialNumber: 'EML7694658940', dayUnitRate: 26.081 },
    ]);
  });

  it('reads the charges of several sites with one unit behind them', () => {
    expect(
      points(`
Site                          Main Cold Store
MPAN                          13 7585 8471 955

Site                          Distribution Hub
MPAN                          11 2371 8657 314


Charge                        Main Cold Store        Distribution Hub       Unit

Day units                     20.009                 25.927                 p/kWh

Standing charge               529.41                 1242.07                p/day
`),
    ).toMatchObject([
      { siteName: 'Main Cold Store', dayUnitRate: 20.009, standingCharge: 529.41 },
      { siteName: 'Distribution Hub', dayUnitRate: 25.927, standingCharge: 1242.07 },
    ]);
  });
});

describe('a schedule with a column for each site', () => {
  const SCHEDULE = `
Thornbury Supply

Supplier         Thornbury Power Limited             Contract no.     TP-3310-27           Term        24 months
Address          8 Castle Street, Bristol, BS1 3AD   Account          TPS40911             Product     Steady Basket
Customer         Hawkser Bakeries Limited            Start            01-Oct-2026          Prices      Fixed for the term
Invoices to      77 Flowergate, Whitby, YO21 3BB     End              30-Sep-2028          Payment     Direct Debit


Site                       1. Mill                    2. Tea Room                3. Bakehouse

MPAN                       1294561595642              1851367961320              1810065276024

Unit rate (p/kWh)          24.117                     25.381                     26.904
`;

  it('names its sites without their numbers in the list', () => {
    expect(points(SCHEDULE)).toMatchObject([{ siteName: 'Mill' }, { siteName: 'Tea Room' }, { siteName: 'Bakehouse' }]);
  });

  it('takes no company and no label over the columns for the name of a site', () => {
    for (const point of points(SCHEDULE.replace(/^Site .*$/m, ''))) expect(point.siteName).toBeUndefined();
  });

  it('parts the values of labels that stand close over each other', () => {
    expect(points(SCHEDULE)[0].tariffName).toBe('Steady Basket');
  });

  it('gives an address to the party right over it, whatever the heading says', () => {
    expect(read(SCHEDULE).supplierAddress).toBe('8 Castle Street, Bristol, BS1 3AD');
  });

  it('reads the number of a meter behind the word, under the number of its point', () => {
    expect(
      points(`
Supplier         Thornbury Power Limited

No.    Meter point (MPRN) and     Site and premises            Gas Price    Standing
       meter                                                   (p/kWh)      charge (p/day)

1      2776108895                 Mill                         5.8733       360.07
       Meter G4W28745272          4 Mill Lane, Ely, CB7 4AU

2      4802106612                 Tea Room                     6.4352       126.09
       Meter 0755500S             9 Wharf Road, Ely, CB7 4AX
`),
    ).toMatchObject([{ meterSerialNumber: 'G4W28745272' }, { meterSerialNumber: '0755500S' }]);
  });
});

describe('answers that lead to their value', () => {
  it('reads what is charged in addition, under labels that stand close over each other', () => {
    expect(
      read(`
MPAN                     13 7585 8471 955
VAT                      Not included. Charged at 20% unless you send us a valid VAT certificate
Climate Change Levy      Payable in addition, at 0.801 p/kWh from 1 April 2026
`),
    ).toMatchObject({ vatRate: 20, cclRate: 0.801 });
  });

  it.each([
    ['Our records show that you’re a microbusiness customer. That means you can give notice until the end.', true],
    ['From the information you gave us, your organisation is not a microbusiness consumer.', false],
  ])('reads whether the customer is a micro business: %s', (sentence, isMicroBusiness) => {
    expect(read(`\nMPAN                     13 7585 8471 955\n\n${sentence}\n`)).toMatchObject({ isMicroBusiness });
  });
});
