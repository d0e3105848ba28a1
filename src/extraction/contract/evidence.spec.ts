import { readDrawn as read } from '../testing/read.js';

describe('what a contract shows by its place and its words', () => {
  it('tells panels side by side apart where nothing but the numbers in them does', () => {
    const { supplyPoints } = read(`
# Summary
Supply address: 4 Weir Street, Truro, TR1 2EL

Unit price          Daily charge              Unit price          Daily charge
22.91               105.42                    8.796               88.91

Tariff              Two Year Fix A            Tariff              Two Year Fix B
MPAN                1169070293135             MPRN                7795371064
Meter serial        22L8196292                Meter serial        E6S38729976830
`);
    const siteAddress = '4 Weir Street, Truro, TR1 2EL';
    expect(supplyPoints).toMatchObject([
      { supplyType: 'electricity', unitRate: 22.91, standingCharge: 105.42, tariffName: 'Two Year Fix A', siteAddress },
      { supplyType: 'gas', unitRate: 8.796, standingCharge: 88.91, tariffName: 'Two Year Fix B', siteAddress },
    ]);
  });

  it('reads the rate of tax that is ticked, and no fee of an example', () => {
    const fields = read(`
# Supply contract
MPAN                  1169070293135
VAT rate              ☐ 20% standard    ☒ 5% reduced (with certificate)
Name of broker        Elmhurst Power Brokers Ltd
Commission p/kWh      0.58
The commission above is in the unit price. Example: a commission of 0.5 p/kWh on 60,000 kWh is £300 a year.
`);
    expect(fields.vatRate).toBe(5);
    expect(fields.supplyPoints).toMatchObject([{ brokerName: 'Elmhurst Power Brokers Ltd', brokerUplift: 0.58 }]);
  });

  it('takes what breaks off beside its own value for a label, and no company for one', () => {
    const { supplyPoints } = read(`
MPAN CORE ...................: 1169070293135
INTRODUCED BY ...............: Elmhurst Energy Brokers Ltd
COMMISSION IN UNIT RATE .....: GBP 0.0105 PER KWH
`);
    expect(supplyPoints).toMatchObject([{ brokerName: 'Elmhurst Energy Brokers Ltd', brokerUplift: 1.05 }]);
    const [point] = read(`
MPAN                               1169070293135
Consultant (TPI)                   Greenford Consulting
Consultant’s fee included in       0.38 p/kWh
unit prices
`).supplyPoints;
    expect(point).toMatchObject({ brokerName: 'Greenford Consulting', brokerUplift: 0.38 });
    expect(point.unitRate).toBeUndefined();
  });

  it('joins a label of two lines beside an address of three', () => {
    const fields = read(`
Business name            Millbrook Dental Ltd
Correspondence           Units 5-7, Beacon House, Station
address                  Road, Gateshead, Tyne and Wear, NE8
                         2EQ
Account number           FP9594885
`);
    expect(fields.billingAddress).toMatch(
      /^Units 5-7, Beacon House, Station,? Road, Gateshead, Tyne and Wear, NE8 2EQ$/,
    );
  });

  it('reads a letter: its head, its product, and the use that is expected, not that of an example', () => {
    const fields = read(`
Ecotricity                                                 Lion House
                                                           Rowcroft
                                                           Stroud
                                                           GL5 3BY




Ellerby Roasters LLP
Suite 24
Bellfield Road
Wrexham
LL13 9GG

Dear Ngozi

# Welcome to Fixed Green Gas for Business

The meter point reference is 7795371064. We reckon that you’ll use around 140,175 kWh in a year. To give you an idea,
a small office using 12,000 kWh might pay £3,400 and a village pub using 40,000 kWh about £10,900.
`);
    expect(fields).toMatchObject({
      supplierAddress: 'Lion House, Rowcroft, Stroud, GL5 3BY',
      customerName: 'Ellerby Roasters LLP',
    });
    expect(fields.supplyPoints).toMatchObject([
      { tariffName: 'Fixed Green Gas for Business', estimatedAnnualConsumption: 140175 },
    ]);
  });

  it('reads a product named beside the contract, and the use whose cost follows from it', () => {
    const { supplyPoints } = read(`
# Thank you for renewing
As agreed, we have set up a new 12 month fixed price contract, All-inclusive Fix, for your business. The supply number is
1169070293135. We expect you to use about 61,578 kWh a year, which would cost roughly £20,136 before VAT.
`);
    expect(supplyPoints).toMatchObject([{ tariffName: 'All-inclusive Fix', estimatedAnnualConsumption: 61578 }]);
  });

  it('reads columns whose heads say nothing known by what stands in them and by their units', () => {
    const { supplyPoints } = read(`
# Electricity for each centre
Centre         Whereabouts                      Core number      Apparatus     EAC kWh    Zeal p/kWh    Hold p/day
------------------------------------------------------------------------------------------------------------------
North Hall     14 Foundry Lane, Leeds, LS9 8PF  1169070293135    22E5144601    48,200     24.250        57.23
South Hall     2 Canal Road, Bradford, BD1 4SJ  2201414141410    23E2798732    31,750     27.940        61.10
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'North Hall', meterSerialNumber: '22E5144601', unitRate: 24.25, standingCharge: 57.23 },
      { siteName: 'South Hall', meterSerialNumber: '23E2798732', unitRate: 27.94, standingCharge: 61.1 },
    ]);
    expect(supplyPoints.map((point) => point.siteAddress)).toEqual([
      '14 Foundry Lane, Leeds, LS9 8PF',
      '2 Canal Road, Bradford, BD1 4SJ',
    ]);
  });

  it('takes the only column of plain numbers beside addresses for the gas meters, and not another one beside it', () => {
    const gas = (second: string) => `
# Gas supply list
Item     Exit code      Till             AQ kWh     Unit price p/kWh    Where
----------------------------------------------------------------------------------------
1        7795371064     ${second}        48,200     6.250               14 Foundry Lane, Leeds, LS9 8PF
2        3331740520     ${second.replace('1', '2')}        31,750     5.940               2 Canal Road, Bradford, BD1 4SJ
`;
    expect(read(gas('A41-11')).supplyPoints).toMatchObject([
      { mpanMprn: '7795371064', supplyType: 'gas', unitRate: 6.25 },
      { mpanMprn: '3331740520', supplyType: 'gas', unitRate: 5.94 },
    ]);
    const numbers = read(gas('412611')).supplyPoints.map(({ mpanMprn }) => mpanMprn);
    expect(numbers).not.toEqual(expect.arrayContaining(['412611']));
    expect(numbers).not.toEqual(expect.arrayContaining(['422611']));
  });

  it('knows dates a term apart, a product and a price of the day beside labels that nobody knows', () => {
    const paper = (second: string) => `
# Summary
MPAN               1169070293135
Opening bell       1 May 2026
Closing bell       ${second}
Stretch            24 months
Flavour            Steady Fix 24
Hold               57.23p per day
`;
    const fields = read(paper('30 April 2028'));
    expect(fields).toMatchObject({
      contractStartDate: '2026-05-01',
      contractEndDate: '2028-04-30',
      contractTermMonths: 24,
    });
    expect(fields.supplyPoints).toMatchObject([{ tariffName: 'Steady Fix 24', standingCharge: 57.23 }]);
    const other = read(paper('11 April 2028'));
    expect(other.contractStartDate).toBeUndefined();
    expect(other.contractEndDate).toBeUndefined();
  });

  it('takes the next label for no name', () => {
    expect(
      read('Customer\nQuote reference      Q-20551\nMPAN                 1169070293135\n').customerName,
    ).toBeUndefined();
  });
});
