import { readDrawn as read } from '../testing/read.js';

describe('names in full, and what acceptances and welcomes say', () => {
  it('gives a supplier of a list of offers the name that stands over its address', () => {
    const fields = read(`
Customer                Orchard Bakery Ltd
Supply address          12 Weavers Row, Leeds, LS9 8AB
MPAN                    22 8615 1572 655

Supplier         Product            Months     Standing (p/day)     Unit (p/kWh)     Selected
Hollowell        Keep Fixed         12         81.30                27.10
Fellbeck         Steady Fixed       24         79.20                26.41            ✔ YES

To: Fellbeck Energy Supply Ltd, 9 Malt Lane, Kendal, LA9 4ND
`);
    expect(fields.supplierName).toBe('Fellbeck Energy Supply Ltd');
    expect(fields.supplierAddress).toBe('9 Malt Lane, Kendal, LA9 4ND');
  });

  it.each([
    'All offers above are for fixed prices.',
    'The supplier cannot change the unit price or the standing charge during the term.',
    'Fellbeck Energy may not raise your rates in this time.',
    'The plan is at fixed rates.',
  ])('takes prices for fixed that are said to be: %s', (sentence) => {
    expect(read(`\nMPAN          22 8615 1572 655\n\n${sentence}\n`).isFixedContract).toBe(true);
  });

  it.each(['No unit price is fixed by this order.', 'The price of the energy is therefore variable.'])(
    'takes prices for variable that are said to be: %s',
    (sentence) => {
      expect(read(`\nMPAN          22 8615 1572 655\n\n${sentence}\n`).isMarketRates).toBe(true);
    },
  );

  it.each([
    'Your first monthly Direct Debit will be taken about three weeks after the start.',
    'We will take your first Direct Debit on the 5th of the month.',
  ])('reads how the customer pays: %s', (sentence) => {
    expect(read(`\nMPAN          22 8615 1572 655\n\n${sentence}\n`).paymentMethod).toBe('direct_debit');
  });

  it('knows who acts for the customer', () => {
    const { supplyPoints } = read(`
MPAN          22 8615 1572 655

You appointed Tallow Purchasing Partners Ltd to act for you.
`);
    expect(supplyPoints).toMatchObject([{ brokerName: 'Tallow Purchasing Partners Ltd' }]);
  });

  it.each([
    'Thanks for choosing us for Orchard Bakery Ltd. Here is all that you agreed to, in one place.',
    'This is to confirm that Orchard Bakery Ltd has entered into a business agreement for electricity with us.',
    'We note that Orchard Bakery Ltd has accepted our offer for the supply of electricity from us.',
  ])('knows the customer by what it did: %s', (sentence) => {
    expect(read(`\nMPAN          22 8615 1572 655\n\n${sentence}\n`).customerName).toBe('Orchard Bakery Ltd');
  });

  it('joins a logo of two lines, the second of which is no name by itself', () => {
    expect(read(`\n# HOLLOWELL\nPower Limited\n\nMPAN          22 8615 1572 655\n`).supplierName).toMatch(
      /^hollowell power limited$/i,
    );
    expect(read(`\nHillside Power Limited\n\nMPAN          22 8615 1572 655\n`).supplierName).toBe(
      'Hillside Power Limited',
    );
  });

  it('reads figures and days in large type under small labels', () => {
    const fields = read(`
DIRECT DEBIT DISCOUNT
# 2.5% on all supplies

MPAN          22 8615 1572 655
`);
    expect(fields.supplyPoints).toMatchObject([{ directDebitDiscount: 2.5 }]);
  });
});
