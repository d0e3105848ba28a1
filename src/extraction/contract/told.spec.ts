import { readDrawn as read } from '../testing/read.js';

describe('what sentences tell of prices and the contract', () => {
  it('reads the levy and the tax that are given respectively', () => {
    expect(
      read(`
MPAN          22 8615 1572 655
None of the prices above include VAT or the Climate Change Levy. We will add these to your bills at 20% and 0.801p
per kWh respectively. If you fall within the small limits a lower rate of VAT may be charged.
`),
    ).toMatchObject({ vatRate: 20, cclRate: 0.801 });
  });

  it('takes no rate of tax that only some pay', () => {
    const fields = read(`
MPAN          22 8615 1572 655
The prices above do not include VAT. We charge it at 5% where you use less than 1,000 kWh in a month, and at the
standard rate where you use more.
`);
    expect(fields.vatRate).toBeUndefined();
  });

  it('reads prices of the day and the night behind what they are for', () => {
    const fields = read(`
MPAN                       22 8615 1572 655

Who is supplying me?       Norwold Power Limited, a licensed electricity supplier.

What will I pay?           You’ll pay 27.58p for each kWh used in the day and 17.80p for each kWh used at
                           night (00:30 to 07:30). Your standing charge is 89.8p a day.

What product am I on?      Steady for Business Day & Night. It is a fixed price contract: the rates below won’t
                           change before the end date.
`);
    expect(fields.supplierName).toBe('Norwold Power Limited');
    expect(fields.supplyPoints).toMatchObject([
      { dayUnitRate: 27.58, nightUnitRate: 17.8, standingCharge: 89.8, tariffName: 'Steady for Business Day & Night' },
    ]);
    expect(fields.supplyPoints[0].unitRate).toBeUndefined();
  });

  it('knows a price that may be fixed later from one that is fixed', () => {
    const fields = read(`
MPAN         22 8615 1572 655
Price        The price is not fixed; it follows the wholesale market. The rate is 24.446 p/kWh this quarter.
Fixing       The customer may once, by ten working days’ notice in writing, ask for a fixed price for the rest of
             the duration. The price will be agreed at the time.
`);
    expect(fields).toMatchObject({ isFixedContract: false, isMarketRates: true });
  });

  it('reads the kind of price that is ticked beside the label of a product', () => {
    const fields = read(`
MPAN          22 8615 1572 655
Price plan    ☒ Fixed ☐ Variable
`);
    expect(fields).toMatchObject({ isFixedContract: true });
    expect(fields.supplyPoints[0].tariffName).toBeUndefined();
  });

  it('reads a start on the day after the present contract, and a micro business beside a condition', () => {
    expect(
      read(`
MPAN          22 8615 1572 655
We have put together a fixed price offer. It starts on 1 October 2026, the day after your present contract ends. Our
records show that your business is a microbusiness; if you do not accept it your supply will move to other rates.
`),
    ).toMatchObject({ contractStartDate: '2026-10-01', isMicroBusiness: true });
  });

  it('prefers prices under the contract to those until it starts', () => {
    const fields = read(`
MPAN                        22 8615 1572 655

Your prices
                            Until your contract starts     Under your contract
                                     (deemed)                   (fixed)
Unit rate (p/kWh)                     41.79                      28.01
Standing charge (p/day)              163.07                      55.69
`);
    expect(fields.supplyPoints).toMatchObject([{ unitRate: 28.01, standingCharge: 55.69 }]);
  });

  it('reads a form whose rows of labels look like a header', () => {
    const fields = read(`
MPRN              6870093721      Meter serial       0269985S           Est. annual usage   62,075 kWh

Duration (months)  48             Product            Brook Gas Saver    Price type          Fixed

Unit rate (p/kWh)  6.545          Standing charge    £0.6917 per day    VAT rate            20%

Account number                    2961787            Payment method                         Direct Debit
`);
    expect(fields).toMatchObject({ vatRate: 20, isFixedContract: true, contractTermMonths: 48 });
    expect(fields.supplyPoints).toMatchObject([{ tariffName: 'Brook Gas Saver', standingCharge: 69.17 }]);
  });

  it('knows the price of the day by its label, whatever unit stands behind it', () => {
    const fields = read(`
MPAN                       22 8615 1572 655
Day rate per kWh           29.28p
Night rate per kWh         15.06p
`);
    expect(fields.supplyPoints).toMatchObject([{ dayUnitRate: 29.28, nightUnitRate: 15.06 }]);
  });

  it('reads the items of a list as sentences of their own', () => {
    const fields = read(`
Here is what we agreed:

• Meter: MPAN 22 8615 1572 655, serial E14UP73503
• You pay by monthly Direct Debit
• Your prices do not include VAT (20%) or the Climate Change Levy (0.801p per kWh)
`);
    expect(fields).toMatchObject({ paymentMethod: 'direct_debit', vatRate: 20, cclRate: 0.801 });
    expect(fields.supplyPoints).toMatchObject([{ meterSerialNumber: 'E14UP73503' }]);
  });

  it('reads for whom a fee is that stands before its figure', () => {
    const fields = read(`
Third party costs     A fee of £0.004 per kWh is included in your unit rate for Cornerstone Utilities Ltd
MPAN                  22 8615 1572 655
`);
    expect(fields.supplyPoints).toMatchObject([{ brokerName: 'Cornerstone Utilities Ltd', brokerUplift: 0.4 }]);
  });
});

describe('which of several is meant', () => {
  it('reads the row of a rate card that applies to the customer', () => {
    const { supplyPoints } = read(`
Rates in force

Rate plan                            Unit rate, p/kWh        Standing charge, £/day      Applies to you

Deemed Electricity Small             38.770                  0.6383                      No

Deemed Electricity Standard          38.335                  1.0639                      Yes

Deemed Electricity Half-Hourly       37.854                  2.7661                      No

MPAN                                 22 8615 1572 655
`);
    expect(supplyPoints).toMatchObject([
      { tariffName: 'Deemed Electricity Standard', unitRate: 38.335, standingCharge: 106.39 },
    ]);
  });

  it('leaves the account of the one before, and a note beside an answer', () => {
    const fields = read(`
Account number         D21727603
MPAN                   22 8615 1572 655
Micro business?        No         (see the condition on micro business consumers)

If you did not take over the premises, please send us the lease. Previous occupier’s account: D67121109.
`);
    expect(fields).toMatchObject({ supplierAccountNumber: 'D21727603', isMicroBusiness: false });
  });

  it('does not take the name of a supplier for a fuel, nor a label for a name', () => {
    const { supplyPoints, ...fields } = read(`
Prepared for                     Prepared by
Kington Orchards Limited         Alison Sutcliffe

Thank you for choosing British Gas for the energy at 31 Corn Street, Harrogate, HG1 9DZ. We treat it as a micro business.

                       Electricity                   Gas

Meter point            MPAN 22 8615 1572 655         MPRN 53252274

Unit rate              24.29p per kWh                4.96p per kWh
`);
    expect(fields).toMatchObject({ customerName: 'Kington Orchards Limited', isMicroBusiness: true });
    const siteAddress = '31 Corn Street, Harrogate, HG1 9DZ';
    expect(supplyPoints).toMatchObject([{ siteAddress }, { siteAddress }]);
  });

  it('reads a rate for each kWh, and a serial number that is said to be on the meter', () => {
    const { supplyPoints, ...fields } = read(`
The supply number is 22 8615 1572 655 and the serial number on the meter is EML6795984554. Each kWh will cost
25.42p, and there is a standing charge of 66.43p a day. We supply from 15 December 2026 and your prices are fixed
until 14 December 2027, 12 months in all.
`);
    expect(fields.contractTermMonths).toBe(12);
    expect(supplyPoints).toMatchObject([
      { meterSerialNumber: 'EML6795984554', unitRate: 25.42, standingCharge: 66.43 },
    ]);
  });

  it('gives the whole name of the supplier whose brand heads no more than a row', () => {
    const fields = read(`
Supplier               Uplift in the unit rate      What we earn in a year

Octopus Energy         0.56p/kWh                    £247.11

MPAN                   22 8615 1572 655

Octopus Energy Limited, UK House, 164-182 Oxford Street, London, W1D 1NN. Registered in England 09263424.
`);
    expect(fields.supplierName).toBe('Octopus Energy Limited');
  });

  it('joins the rest of a product’s name that is a label elsewhere', () => {
    const { supplyPoints } = read(`
MPAN                   22 8615 1572 655

Plan                   Steady for Business 12M
                       Fixed

Price                  24.29p per kWh
`);
    expect(supplyPoints).toMatchObject([{ tariffName: 'Steady for Business 12M Fixed' }]);
  });
});

describe('prices behind a colon', () => {
  it.each([
    ['£9.50 per month', 950, 'monthly'],
    ['£9.50 a month', 950, 'monthly'],
    ['31.23p per day', 31.23, 'daily'],
    ['£113.99 per quarter', 11399, 'quarterly'],
  ])('reads a standing charge of %s', (printed, standingCharge, standingChargeType) => {
    const { supplyPoints } = read(`
Meter point reference: 6870093721

Unit price: 6.12p

Standing charge: ${printed}
`);
    expect(supplyPoints).toMatchObject([{ unitRate: 6.12, standingCharge, standingChargeType }]);
  });

  it('reads a fixed term in one line', () => {
    const fields = read(`
MPAN: 22 8615 1572 655

Fixed 24 months from 1 April 2027 to 31 March 2029
`);
    expect(fields).toMatchObject({ isFixedContract: true, contractTermMonths: 24, contractEndDate: '2029-03-31' });
  });
});

describe('principal terms', () => {
  it('reads parties with their numbers, both prices of one value, a start with its term and a fee', () => {
    const { supplyPoints, ...fields } = read(`
Parties                     Norwold Power Limited (company number 01234567) and Ashby Road Garage Limited (company
                            number 07654321), trading as Ashby Motors

Supply                      Electricity to 12 Ashby Road, Derby, DE1 2AB through MPAN 2286151572655

Meter                       E14UP73503 (installed 12/03/2019)

Duration                    From 00:00 on 1 April 2027 for 36 months

Price                       24.10p/kWh (day), 15.20p/kWh (night) and 61p per day standing charge

Commission                  Cornerstone Utilities Ltd will be paid 0.4p/kWh (about £68 a year)
`);
    expect(fields).toMatchObject({
      supplierName: 'Norwold Power Limited',
      customerName: 'Ashby Road Garage Limited',
      contractStartDate: '2027-04-01',
      contractTermMonths: 36,
    });
    expect(supplyPoints).toMatchObject([
      {
        siteAddress: '12 Ashby Road, Derby, DE1 2AB',
        meterSerialNumber: 'E14UP73503',
        dayUnitRate: 24.1,
        nightUnitRate: 15.2,
        brokerName: 'Cornerstone Utilities Ltd',
        brokerUplift: 0.4,
      },
    ]);
  });
});
