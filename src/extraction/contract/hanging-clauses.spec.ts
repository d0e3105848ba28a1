import { readDrawn as read } from '../testing/read.js';

describe('clauses whose lines are set in under their first', () => {
  it.each([
    ['(1)', '(2)'],
    ['1.1', '1.2'],
    ['(a)', '(b)'],
  ])('introduce the parties: %s', (one, two) => {
    expect(
      read(`
THIS AGREEMENT is made on 12 November 2026 between the two parties that are named here:

${one} HAWTHORN POWER TRADING LIMITED, whose registered office is at Alder House, 3 Quay Side, Hull,
      HU1 1NQ (the Supplier); and
${two} LARCH & ROWE METALS LIMITED, whose principal office is at 49 Beech Avenue, Elgin, IV30 6AR (the
      Customer).

MPAN           1357259348550
`),
    ).toMatchObject({
      supplierName: 'HAWTHORN POWER TRADING LIMITED',
      supplierAddress: 'Alder House, 3 Quay Side, Hull, HU1 1NQ',
      customerName: 'LARCH & ROWE METALS LIMITED',
    });
  });

  it('give what their second line ends with', () => {
    expect(
      read(`
4. Billing

4.1   Invoices shall be addressed to the Customer at 49 Beech Avenue, Elgin, IV30 6AR. The account
      number is 66714124.
4.2   The Unit Price includes 0.06p per kWh payable by the Supplier to Quayline Brokers Limited.

MPAN           1357259348550
`),
    ).toMatchObject({
      supplierAccountNumber: '66714124',
      billingAddress: '49 Beech Avenue, Elgin, IV30 6AR',
      supplyPoints: [{ brokerUplift: 0.06, brokerName: 'Quayline Brokers Limited' }],
    });
  });

  it('leaves the rows of a numbered list alone', () => {
    expect(
      read(`
1.  Customer          Larch Metals Limited
2.  Account           66714124
3.  MPAN              1357259348550
`),
    ).toMatchObject({ customerName: 'Larch Metals Limited', supplierAccountNumber: '66714124' });
  });
});

it('reads the number of the paper under a title of two lines', () => {
  expect(
    read(`
Gas supply agreement
(fixed price)
No. HX4/981428

MPRN           664622816
`).contractNumber,
  ).toBe('HX4/981428');
});

describe('clauses whose first line is set off from its number, and whose others begin under the number', () => {
  it.each([
    ['(1)     ', '(2)     '],
    ['1.      ', '2.      '],
    ['(a)     ', '(b)     '],
  ])('introduce the parties: %s', (one, two) => {
    expect(
      read(`
THIS AGREEMENT is made on 12 November 2026 between the two parties that are named here:

${one}HAWTHORN POWER TRADING LIMITED, whose registered office is at Alder House, 3 Quay Side,
Hull, HU1 1NQ (the Supplier); and
${two}LARCH & ROWE METALS LIMITED, whose address for invoices is 49 Beech Avenue,
Elgin, IV30 6AR (the Customer).

MPAN           1357259348550
`),
    ).toMatchObject({
      supplierName: 'HAWTHORN POWER TRADING LIMITED',
      supplierAddress: 'Alder House, 3 Quay Side, Hull, HU1 1NQ',
      customerName: 'LARCH & ROWE METALS LIMITED',
      billingAddress: '49 Beech Avenue, Elgin, IV30 6AR',
    });
  });

  it('are told from the numbered rows of a table', () => {
    expect(
      read(`
No.     Site address                                MPAN
1.      Alder House Yard, 3 Quay Side, Hull,        1357259348550
        HU1 1NQ
2.      Larch Works Lower Yard, 49 Beech Avenue,    1565984899650
        Elgin, IV30 6AR
`).supplyPoints,
    ).toMatchObject([
      { mpanMprn: '1357259348550', siteAddress: 'Alder House Yard, 3 Quay Side, Hull, HU1 1NQ' },
      { mpanMprn: '1565984899650', siteAddress: 'Larch Works Lower Yard, 49 Beech Avenue, Elgin, IV30 6AR' },
    ]);
  });
});
