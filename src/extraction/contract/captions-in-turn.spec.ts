import { readDrawn as read } from '../testing/read.js';

describe('captions that take turns with their values', () => {
  it('reads values over their captions where a column begins with a value', () => {
    const fields = read(`
# Your terms
Steady Fix 24                            Lanternway Utility Brokers Ltd
Product                                  Broker

1 May 2027
Start date

13 7585 8471 955                         18 Corn Street, Ripon, HG4 1AB
MPAN                                     Supply address

24.18p/kWh                               61.2p per day
Unit rate                                Standing charge
`);
    expect(fields.contractStartDate).toBe('2027-05-01');
    expect(fields.supplyPoints).toMatchObject([
      {
        tariffName: 'Steady Fix 24',
        brokerName: 'Lanternway Utility Brokers Ltd',
        siteAddress: '18 Corn Street, Ripon, HG4 1AB',
        unitRate: 24.18,
        standingCharge: 61.2,
      },
    ]);
  });

  it('leaves values under their labels where a column begins with a label', () => {
    const fields = read(`
# Your terms
Product
Steady Fix 24
Start date
1 May 2027
MPAN
13 7585 8471 955
`);
    expect(fields.contractStartDate).toBe('2027-05-01');
    expect(fields.supplyPoints).toMatchObject([{ tariffName: 'Steady Fix 24' }]);
  });
});

describe('labels and what stands under or beside them', () => {
  it('takes a text with a label of its own under a heading for no value of the heading', () => {
    expect(
      read(`
Customer                                 Supplier
Customer name: Hale Kitchens Limited     Supplier name: Fellgate Power Ltd
Bills to: 18 Corn Street, Ripon, HG4 1AB
MPAN: 13 7585 8471 955
`),
    ).toMatchObject({ customerName: 'Hale Kitchens Limited', supplierName: 'Fellgate Power Ltd' });
  });

  it('reads the unit in brackets between a label and its value, and the rate of a tax that holds now', () => {
    const fields = read(`
MPAN: 13 7585 8471 955
Standing Charge (£ p.a.): 412.00
VAT (current rate)                20 per cent
`);
    expect(fields.vatRate).toBe(20);
    expect(fields.supplyPoints).toMatchObject([{ standingCharge: 41200, standingChargeType: 'annual' }]);
  });

  it('reads a figure and its unit in the row of its label below values over their captions', () => {
    const { vatRate, billingAddress } = read(`
Hale Castings Ltd                                HC-88102-B
Name of the business                             Contract number

18 Ferry Road, Hove, BN3 2AB                     Steady Fix 24
Where bills should go                            Plan

17 9899 2820 854                                 01.05.2028
Supply number                                    Supply begins

All units                                        24.11    pence per kWh
Levies of the network, within the price          none
VAT                                              20       per cent
`);
    expect({ vatRate, billingAddress }).toEqual({ vatRate: 20, billingAddress: '18 Ferry Road, Hove, BN3 2AB' });
  });

  it('reads both taxes beside a label that names both, and no uplift', () => {
    const fields = read(`
MPRN                    8812345601
Unit rate               6.31p per kWh
VAT and CCL             20% and 0.801p per kWh are added
`);
    expect(fields).toMatchObject({ vatRate: 20, cclRate: 0.801 });
    expect(fields.supplyPoints[0]).not.toHaveProperty('brokerUplift');
  });

  it('reads no way to pay beside a box that is not ticked', () => {
    expect(
      read(`
MPAN: 13 7585 8471 955
Please tick how you pay: [ ] Card
[ ] Cheque
[X] Monthly Direct Debit
`).paymentMethod,
    ).toBe('direct_debit');
  });
});

describe('what is told of brokers and of agreements before', () => {
  it('reads the broker who brought the parties together, and no address of its own for the supplier', () => {
    const fields = read(`
# Part A
Rookery Hill Brokers Ltd has brought you and the supplier together and is paid through the price.

Uplift included in every unit rate of Part B                1.15p per kWh

Rookery Hill Brokers Ltd. Registered office: 6 Loft Lane, Chester, CH1 2AF. Company 10588214.

# Part B
Supplier       Fellgate Power Ltd
MPAN           13 7585 8471 955
Unit rate      24.18p per kWh
`);
    expect(fields.supplierAddress).toBeUndefined();
    expect(fields.supplyPoints).toMatchObject([
      { brokerName: 'Rookery Hill Brokers Ltd', brokerUplift: 1.15, unitRate: 24.18 },
    ]);
  });

  it('reads no prices of an agreement that is replaced', () => {
    const { supplyPoints } = read(`
1. The Meter Point is the one with MPRN 8812345601.
2. The Customer shall pay a unit rate of 5.8420 pence per kWh and a standing charge of £3.65 per day.
3. This Agreement replaces agreement FG-28817 of 2 September 2023, under which the unit rate was 8.1150 pence per kWh
and the standing charge £2.90 per day.
`);
    expect(supplyPoints).toMatchObject([{ unitRate: 5.842, standingCharge: 365 }]);
  });

  it('takes what a micro business is for no word of this customer, and no sentence for the name of a broker', () => {
    const fields = read(`
MPAN                             13 7585 8471 955
Estimated use over 12 months     41,200 kWh

# Commission disclosure
The contract was arranged by Rookery Hill Brokers Ltd, whose
commission of 0.42p per kWh is part of your unit rate.

Meanings. A micro business is one with fewer than 10 employees and a turnover of at most two million euros.
`);
    expect(fields.isMicroBusiness).toBeUndefined();
    expect(fields.supplyPoints).toMatchObject([
      { estimatedAnnualConsumption: 41200, brokerName: 'Rookery Hill Brokers Ltd', brokerUplift: 0.42 },
    ]);
  });

  it('ends a name before the next of several particulars in one line', () => {
    expect(
      read(`
Legal entity: Hale Kitchens Limited | Postal address: Suite 3, 18 Corn Street, Ripon, HG4 1AB
MPAN: 13 7585 8471 955
`).customerName,
    ).toBe('Hale Kitchens Limited');
  });

  it.each([
    ['Plan applied for', 'Pence per kWh, day', 'Pence per kWh, night'],
    ['Product requested', 'p/kWh (day)', 'p/kWh (night)'],
  ])('reads prices whose captions begin with the unit: %s, %s, %s', (plan, day, night) => {
    const { supplyPoints, isMicroBusiness } = read(`
# Part 2: the premises
13 7585 8471 955                         18 Corn Street, Ripon, HG4 1AB
MPAN                                     Supply address

Does the business qualify as a micro business? ☐ Yes   ☒ No

# Part 3: plan and prices
Steady Day/Night                         01/05/2027
${plan.padEnd(41)}Start date

29.1500                                  18.0200
${day.padEnd(41)}${night}
`);
    expect(supplyPoints).toMatchObject([{ tariffName: 'Steady Day/Night', dayUnitRate: 29.15, nightUnitRate: 18.02 }]);
    expect(isMicroBusiness).toBe(false);
  });
});

describe('captions in the middle under the boxes of a form, whose values begin at the left', () => {
  it('have the values in the boxes', () => {
    const fields = read(`
----------------------------------------------      -------------------------
 Marlow Bakeries Limited                             TB 4471 2290
----------------------------------------------      -------------------------
             (name of customer)                         (contract number)


----------------------------------------------------------------------------
 4 Hope Street, Leeds, LS1 4AP
----------------------------------------------------------------------------
                   (address for bills and place of supply)


------------------------      ------------------------      ----------------
 03/05/2027                    02/05/2029                    20 %
------------------------      ------------------------      ----------------
      (first day)                   (last day)                (VAT, on top)


                              # ELECTRICITY

----------------------------------------      ------------------------------
 1357259348550                                 7301264507
----------------------------------------      ------------------------------
              (MPAN)                                     (MPRN)


------------------      ----------------      --------------  --------------
 27.31 p                 68.14 p               5.914 p         82.30 p
------------------      ----------------      --------------  --------------
    (per kWh)              (per day)             (per kWh)       (per day)
`);
    expect(fields).toMatchObject({
      customerName: 'Marlow Bakeries Limited',
      contractNumber: 'TB 4471 2290',
      billingAddress: '4 Hope Street, Leeds, LS1 4AP',
      contractStartDate: '2027-05-03',
      contractEndDate: '2029-05-02',
      vatRate: 20,
    });
    expect(fields.supplyPoints).toMatchObject([
      {
        mpanMprn: '1357259348550',
        siteAddress: '4 Hope Street, Leeds, LS1 4AP',
        unitRate: 27.31,
        standingCharge: 68.14,
      },
      { mpanMprn: '7301264507', siteAddress: '4 Hope Street, Leeds, LS1 4AP', unitRate: 5.914, standingCharge: 82.3 },
    ]);
  });
});
