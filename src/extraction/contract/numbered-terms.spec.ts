import { readDrawn as read } from '../testing/read.js';

describe('numbered terms, each with its label and what it says', () => {
  const TERMS = `
No.     Term                                What is agreed

2.1     Supplier                            Drumlin Power Limited

2.2     Customer                            Ellerby Joinery Limited, company number 07715523

2.3     Billing address                     14 Saddler Street, Durham, DH1 3NP

2.4     Agreement number                    DP/5521/A

2.5     Customer account                    771-20934

2.6     Supply start date                   1 October 2026

2.7     Supply end date                     30 September 2028

2.8     Premises                            9 Wharf Road, Ely, CB7 4AU

2.9     MPAN                                12 9456 1595 642

2.10    Meter                               Serial number L13R838567, one register

2.11    Product                             Fixed for Business

2.12    Temper of prices                    Fixed

2.13    Intermediary                        Marlpit Advisers Ltd, whose commission of 0.61 pence per kWh is

                                            included in the Unit Charge
`;

  it('are no rows of a table', () => {
    expect(read(TERMS)).toMatchObject({
      billingAddress: '14 Saddler Street, Durham, DH1 3NP',
      contractNumber: 'DP/5521/A',
      supplierAccountNumber: '771-20934',
      contractStartDate: '2026-10-01',
      contractEndDate: '2028-09-30',
      supplyPoints: [
        {
          siteAddress: '9 Wharf Road, Ely, CB7 4AU',
          meterSerialNumber: 'L13R838567',
          tariffName: 'Fixed for Business',
        },
      ],
    });
  });

  it('name a company before its number', () => {
    expect(read(TERMS).customerName).toBe('Ellerby Joinery Limited');
  });

  it('leave the rows of a list of sites a table', () => {
    const { supplyPoints } = read(`
Supplier                      Drumlin Power Limited
Tariff                        Fixed for Business

No.     Site             MPAN               Meter             Unit rate (p/kWh)

1       Joinery          1294561595642      L13R838567        24.117

2       Sawmill          1851367961320      L12L73118         25.381

3       Office           1810065276024      E14UP12550        26.904

4       Stores           1356797695756      21L3171754        23.442
`);
    expect(supplyPoints?.map(({ unitRate }) => unitRate)).toEqual([24.117, 25.381, 26.904, 23.442]);
  });
});

describe('items under numbered headings', () => {
  it('are what is said, and their numbers no prices', () => {
    const fields = read(`
Supplier: Drumlin Power Limited       Customer: Ellerby Joinery Limited
MPAN: 1294561595642

2. Supply period
2.1     The supply period is from 00:00 on 1 October 2026 to 24:00 on 30 September 2028.

3. Price
3.1     The price is flexible: every month has its own, which the trades of the month make.

4. Payment
4.1     BACS within 21 days of the date of the invoice.
`);
    expect(fields).toMatchObject({
      contractStartDate: '2026-10-01',
      contractEndDate: '2028-09-30',
      paymentMethod: 'bacs',
    });
    expect(fields.supplyPoints[0].unitRate).toBeUndefined();
  });

  it('give a period with the days between and the length behind', () => {
    const fields = read(`
1. Seller: Drumlin Power Limited.

2. Buyer: Ellerby Joinery Limited.

3. Delivery period: 1 February 2027 until 31 January 2029, both days included (24 months).

4. Delivery points

Delivery point                     Supply number    kWh a year

Saw Mill                           1294561595642    14,200
9 Wharf Road, Ely, CB7 4AU

Long Barn                          1356797695756    18,900
4 Hope Street, Leeds, LS1 4AP

The price of the first month was worked out from a forward curve of £81.40/MWh.
`);
    expect(fields).toMatchObject({
      contractStartDate: '2027-02-01',
      contractEndDate: '2029-01-31',
      contractTermMonths: 24,
      supplyPoints: [{ siteAddress: '9 Wharf Road, Ely, CB7 4AU' }, { siteAddress: '4 Hope Street, Leeds, LS1 4AP' }],
    });
    expect(fields.supplyPoints[0].unitRate).toBeUndefined();
  });
});

describe('headings in the line of what stands under them', () => {
  it('are labels, numbered or not, and such items are no terms for all', () => {
    const fields = read(`
Contract between Drumlin Power Limited and Ellerby Joinery Limited for MPAN 12 9456 1595 642

1. Period. The first day of supply is 16 December 2026 and the last day is 15 December 2028, a term of 24 months.

2. Price. The product is “Level Price”. The price is fixed for the whole period. VAT at 20% is added to all of it as the law says.

3. Payment. By Direct Debit, 14 days after the date of each bill; notice of a change of the bank account is given in writing.

4. Access. You must give our agents access to the meter at all reasonable hours, and tell us of any damage to it at once.

5. Ending. We may end the contract by notice if you do not pay, unless the bill is in dispute between the parties.
`);
    expect(fields).toMatchObject({
      contractStartDate: '2026-12-16',
      contractEndDate: '2028-12-15',
      contractTermMonths: 24,
      isFixedContract: true,
      paymentMethod: 'direct_debit',
      vatRate: 20,
    });
    expect(fields.supplyPoints[0].tariffName).toBe('Level Price');
    expect(
      read('Product. Fixed Power Pro. The prices include all costs.\n\nMPAN 12 9456 1595 642').supplyPoints,
    ).toMatchObject([{ tariffName: 'Fixed Power Pro' }]);
  });
});

describe('fields of a form', () => {
  it('may be numbered by section, with their units behind a comma', () => {
    const fields = read(`
A1 Name of the business            Ellerby Joinery Limited

B3 MPAN                            1294561595642

B5 Present supplier                Fennimore Power, account 6610233

C3 Unit rate, £ per kWh            0.2562

C4 Standing charge, £ per day      0.71
`);
    expect(fields.customerName).toBe('Ellerby Joinery Limited');
    expect(fields.supplierAccountNumber).toBeUndefined();
    expect(fields.supplyPoints[0]).toMatchObject({ unitRate: 25.62, standingCharge: 71 });
  });
});
