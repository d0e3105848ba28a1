import { readDrawn as read } from '../testing/read.js';

describe('an order form in plain words', () => {
  const form = (price: string, day: string, months = 'For how many months') =>
    read(`
# Part 1 Your firm
 Trading as     Ottery Joinery                                                                 Order     HAE-71604
 Address for supply and for bills (the same)       21 Dairy Yard, Skipton, BD23 2HU

# Part 2 Your meter
 MPAN                                13 7585 8471 955
 Number on the meter                 17M9305804

# Part 3 What we agreed
 First day with us                   05/11/2026
 Last day                            04/11/2028
 ${months.padEnd(34)}  24
 Plan                                Harbour Fixed
 ${price.padEnd(34)}  24.37                               ${day}    75.46

# Part 5 Your present supplier
 Name        Gate Electric                                                      Contract with them ends       04/11/2026
 Account with them        70114-29                                              What they charge for a kWh      27.90p


Harbour & Vale Energy Ltd. Company 10995219. Piece Mill, 19 Horton Street, Halifax, HX1 1QE. VAT registered.
`);

  it('reads the prices that were agreed, and none of the supplier that is left', () => {
    expect(form('Pence for a kWh, all times', 'Pence for a day').supplyPoints).toMatchObject([
      { unitRate: 24.37, standingCharge: 75.46, standingChargeType: 'daily' },
    ]);
    expect(form('Agreed at the desk', 'Noted').supplyPoints[0].unitRate).toBeUndefined();
  });

  it('reads the order, the one address for all, the term and the seat behind the number of the company', () => {
    const { supplyPoints, ...contract } = form('Pence for a kWh', 'Pence for each day');
    expect(contract).toMatchObject({
      customerName: 'Ottery Joinery',
      contractNumber: 'HAE-71604',
      contractTermMonths: 24,
      billingAddress: '21 Dairy Yard, Skipton, BD23 2HU',
      supplierAddress: 'Piece Mill, 19 Horton Street, Halifax, HX1 1QE',
    });
    expect(supplyPoints).toMatchObject([{ siteAddress: '21 Dairy Yard, Skipton, BD23 2HU' }]);
  });

  it('takes no address for both where it says that they may differ', () => {
    const { billingAddress, supplyPoints } = read(`
MPAN                                                       13 7585 8471 955
Address for bills if different from supply address         36 Quay Road, Poole, BH15 2YY
`);
    expect(billingAddress).toBe('36 Quay Road, Poole, BH15 2YY');
    expect(supplyPoints[0].siteAddress).toBeUndefined();
  });
});

describe('a welcome pack for both fuels', () => {
  const pack = read(`
# Both fuels, one contract, for Ottery Delicatessen Ltd

Hello Lucia, thanks for picking EasyBiz 12 for the shop. This table is your contract summary. Nothing in
it will go up during the 12 months from 23 November 2026 to 22 November 2027.

                                                       Electricity                              Gas
Plan                                                   EasyBiz 12                               EasyBiz 12
Meter point                                            13 7585 8471 955                         58418309
Price of a unit                                        25.88p per kWh                           7.49p per kWh
Price of a day                                         68.17p                                   30.78p

We supply                      We write to                      You pay
16 Cause Way                   Flat 2                           each month by debit
London                         102 Gate Street                  card, taken on the 5th
NW6 4ZU                        London
                               N1 1ZL

Harbour Power Supply Limited. Company registration 12733837. Unit 9 Chancery Court, 42 Bart Street, London, NW10 6QD.
`);

  it('reads the price of a day of each fuel', () => {
    expect(pack.supplyPoints).toMatchObject([
      { unitRate: 25.88, standingCharge: 68.17, standingChargeType: 'daily' },
      { unitRate: 7.49, standingCharge: 30.78, standingChargeType: 'daily' },
    ]);
  });

  it('reads its days, that nothing goes up, the parties and how is paid', () => {
    expect(pack).toMatchObject({
      customerName: 'Ottery Delicatessen Ltd',
      supplierAddress: 'Unit 9 Chancery Court, 42 Bart Street, London, NW10 6QD',
      contractStartDate: '2026-11-23',
      contractEndDate: '2027-11-22',
      isFixedContract: true,
      paymentMethod: 'card',
    });
  });
});

describe('a label of a tariff', () => {
  it('gives the length behind the last day, and what is used in sentences', () => {
    const { contractTermMonths, contractEndDate, supplyPoints } = read(`
Supply number                                     13 7585 8471 955
Tariff starts on                                  12 September 2026
Tariff ends on                                    11 March 2028 (18 months)

In the last 12 months you used                    3,987 kWh
In the next 12 months we expect you to use        4,130 kWh
`);
    expect({ contractTermMonths, contractEndDate }).toEqual({ contractTermMonths: 18, contractEndDate: '2028-03-11' });
    expect(supplyPoints).toMatchObject([{ previous12MonthsConsumption: 3987, estimatedAnnualConsumption: 4130 }]);
  });

  it('reads a day rate of all days of the week', () => {
    const [point] = read(`
MPAN                                              13 7585 8471 955
Weekday & weekend day rate                        27.114 p/kWh
Night rate                                        17.906 p/kWh
`).supplyPoints;
    expect(point).toMatchObject({ dayUnitRate: 27.114, nightUnitRate: 17.906 });
  });
});

describe('labels of orders taken by hand', () => {
  const order = (...rows: readonly [string, string][]) =>
    read(`
MPAN                              13 7585 8471 955
${rows.map(([label, value]) => label.padEnd(34) + value).join('\n')}
`);

  it('reads a place that is supplied, what is expected and measured, and what an agent has in the rate', () => {
    const { supplyPoints } = order(
      ['Workshop supplied', '9 Tannery Row, Louth, LN11 9PP'],
      ['Units we estimate in a year', '18,400 kWh'],
      ['Twelve months ended 31 August', '17,962 kWh'],
      ['Price of a unit', '26.40 pence'],
      ['Agent’s share in price', '0.31 pence per kWh'],
    );
    expect(supplyPoints).toMatchObject([
      {
        siteAddress: '9 Tannery Row, Louth, LN11 9PP',
        estimatedAnnualConsumption: 18400,
        previous12MonthsConsumption: 17962,
        unitRate: 26.4,
        brokerUplift: 0.31,
      },
    ]);
  });

  it('takes what the agent of a meter charges for no commission', () => {
    const { supplyPoints } = order(['Meter agent’s charge', '0.31 pence per kWh'], ['Unit price', '26.40 pence']);
    expect(supplyPoints[0]).not.toHaveProperty('brokerUplift');
  });

  it('reads a rate that is "to apply", and how the money is taken', () => {
    expect(
      order(
        ['VAT rate to apply', '20%'],
        ['Taken for you by', 'Standing order, £410.00 on the 9th of each month, reckoned up each June'],
        ['First day', '1 May 2027'],
      ),
    ).toMatchObject({ vatRate: 20, paymentMethod: 'standing_order' });
  });

  it('reads large figures under what each unit and every day cost', () => {
    const { supplyPoints } = read(`
MPAN                              13 7585 8471 955

Every unit, pence      Every day, pence
25.71 p                58.20 p
`);
    expect(supplyPoints).toMatchObject([{ unitRate: 25.71, standingCharge: 58.2, standingChargeType: 'daily' }]);
  });
});
