import { readDrawn as read } from '../testing/read.js';
import { statementsIn } from './prose/prose-statements.js';

describe('the customer', () => {
  it('is whom an agreement is for, and not the words before the name', () => {
    expect(
      read(`
# Agreement for Ripley Climbing Walls Ltd

Supply number       17 9899 2820 854
Unit rate           24.150 p/kWh
`).customerName,
    ).toBe('Ripley Climbing Walls Ltd');
  });

  it('comes second where a known supplier of one word comes first', () => {
    const { supplierName, customerName } = read(`
This is to confirm the contract between Ecotricity and Ripley Campsites Ltd for the meter below. It starts on 20 July 2026.

MPAN 17 9899 2820 854
`);
    expect([supplierName, customerName]).toEqual(['Ecotricity', 'Ripley Campsites Ltd']);
  });

  it('is none of the number of the first party before it', () => {
    expect(
      read(`
Northwind Power Limited (the Supplier), Kiln House, 4 Mill Lane, Hexham, NE46 2QL, company number 01234567
and
Ripley Care Group plc (the Customer), whose address for invoices is 8 Quay Road, Whitby, YO21 3PU.

The supply begins on 1 August 2026 and ends on 31 July 2028.
`).customerName,
    ).toBe('Ripley Care Group plc');
  });

  it('is the company whose board is written to', () => {
    expect(
      read(`
To       Board of Ripley Leisure Parks Ltd
From     Jane Moss
Date     28 August 2026

Supply begins on 1 October 2026 and ends on 30 September 2027. MPAN 17 9899 2820 854.
`).customerName,
    ).toBe('Ripley Leisure Parks Ltd');
  });

  it('has its bills where somebody receives them, or where they are for', () => {
    expect(
      read(`
Customer: Ripley Chambers Management Company Ltd, a non-domestic customer and a micro business
c/o managing agents, who receive all bills at: Suite 2, Kiln House, 71 Mill Street, Hexham, NE46 2QL
Supplier: D-Energi Trading Limited
`),
    ).toMatchObject({ billingAddress: 'Suite 2, Kiln House, 71 Mill Street, Hexham, NE46 2QL', isMicroBusiness: true });
    expect(
      read(`
Ripley Betting Ltd (the Customer, a non-domestic user), The Loft, 57 Mill Street, Hexham, NE46 2QL for all invoices.
Agreement DES-PF-118 with Drax Energy Solutions Limited, fixed price, 12 months from 1 October 2026.
`).billingAddress,
    ).toBe('The Loft, 57 Mill Street, Hexham, NE46 2QL');
  });

  it('may be put outside the definition of a micro business', () => {
    expect(
      read(`
To Ripley Inns plc. Your gas is sold at fixed prices. The number of your staff
puts you outside the limits for a micro business. Gas is paid for by cheque.
`).isMicroBusiness,
    ).toBe(false);
  });
});

describe('a broker that writes the paper', () => {
  it('is who prepared it, and no street before a town', () => {
    const { supplyPoints } = read(`
# Contract summary

Prepared by Rookery Energy Brokers on 13 January 2027

Supplier              Corona Energy
Customer              Ripley Leisure Trust
Our uplift p/kWh      0.45

Site             Supply address                               MPAN                 Unit p/kWh    S/C p/day

Baths            12 Weir Street, Hexham, NE46 2QL             17 9899 2820 854     23.811        97.86
Sports Hall      Playing Fields Road, Whitby, YO21 3PU        10 7510 8052 499     25.718        158.05
`);
    expect(supplyPoints.map(({ brokerName }) => brokerName)).toEqual([
      'Rookery Energy Brokers',
      'Rookery Energy Brokers',
    ]);
  });
});

describe('the kind of prices', () => {
  it('is said where a letter begins, however it ends', () => {
    const terms = Array.from(
      { length: 8 },
      (
        _,
        i,
      ) => `${i + 1}. Access You must give us and our agents safe access to the premises at any time. If you do not, we
may charge for a visit, and the party in breach is liable for the reasonable costs of the other.`,
    ).join('\n\n');
    expect(
      read(`
Ripley Motor Spares Ltd

Dear customer,

Your fixed price agreement came to its end on 4 October 2026 and no new one has been agreed. Your meters are
supplied on Out of Contract Standard. These are variable prices: we may change them by giving notice on our
web site.

Meter point          Unit price        Daily charge
17 9899 2820 854     38.70p/kWh        151.74p

Customer Service

${terms}
`),
    ).toMatchObject({ isFixedContract: false, isMarketRates: true });
  });

  it('is that of the plan', () => {
    expect(statementsIn('It is a fixed plan that lasts 12 months.', {})).toMatchObject([
      { field: 'isFixedContract', value: true },
    ]);
  });
});

describe('the unit of a figure', () => {
  it('is no label of the next one', () => {
    const { supplyPoints } = read(`
# Term sheet

Site           MPAN                  Annual volume (kWh)      Fixed charge (£/month)

Rolling shop   17 9899 2820 854      5,401,426                94.61
Melt shop      10 7510 8052 499      6,319,706                230.16

Index, for information: the average of the day-ahead price was 8.41 p/kWh in May 2026 and 7.96 p/kWh in June 2026.
`);
    expect(supplyPoints.map(({ unitRate }) => unitRate)).toEqual([undefined, undefined]);
  });
});
