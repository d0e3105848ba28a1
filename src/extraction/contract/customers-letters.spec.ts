import { readDrawn as read } from '../testing/read.js';

const letter = (said: string) =>
  read(`
Rowe & Hale Hotels Limited

14 Quay Walk
Hull
HU1 1NQ

To: Hartwell Utilities Supply Limited, Weir House, 20 Abbey Lane, Leeds, LS1 4AP

${said}

MPAN           1357259348550
`);

describe('a letter that the customer writes', () => {
  it.each([
    'We accept your offer HX-399609 as set out in the schedule.',
    'We confirm that Quayside Advisory Ltd, of Suite 4, Hull, HU1 1NQ, is our appointed energy consultant.',
  ])('is to the supplier, from the address at its head: %s', (said) => {
    expect(letter(said)).toMatchObject({
      supplierName: 'Hartwell Utilities Supply Limited',
      supplierAddress: 'Weir House, 20 Abbey Lane, Leeds, LS1 4AP',
      customerName: 'Rowe & Hale Hotels Limited',
      billingAddress: '14 Quay Walk, Hull, HU1 1NQ',
    });
  });

  it('is told by what it says: who is written to may be the customer', () => {
    expect(letter('Thank you for choosing us for the supply of your hotels.')).not.toMatchObject({
      supplierName: 'Hartwell Utilities Supply Limited',
    });
  });
});

describe('a letter of authority', () => {
  const authority = (to: string) =>
    read(`
Rowe & Hale Hotels Limited
14 Quay Walk, Hull, HU1 1NQ
11 December 2026

LETTER OF AUTHORITY AND INSTRUCTION

${to}

1. We, Rowe & Hale Hotels Limited, appoint Quayside Advisory Ltd as our agent for our business electricity supplies at the premises listed overleaf.

2. We instruct our agent to accept on our behalf your contract, at the prices of the schedule, for the period 01/03/2027 to 28/02/2029 inclusive (24 months). The prices are fixed for that period.

3. Invoices are to be sent to our address above and will be paid by BACS.

4. This authority is valid for 12 months from its date, unless notice is given to either party.

MPAN           1357259348550
`);

  it.each([
    'To: Hartwell Power Supply Limited, Weir House, 20 Abbey Lane, Leeds, LS1 4AP',
    'To: The Renewals Manager, Hartwell Power Supply Limited, Weir House, 20 Abbey Lane, Leeds, LS1 4AP',
    'To:\nHartwell Power Supply Limited\nWeir House, 20 Abbey Lane\nLeeds\nLS1 4AP',
  ])('is to the supplier, and its numbered clauses are no terms for all: %s', (to) => {
    expect(authority(to)).toMatchObject({
      supplierName: 'Hartwell Power Supply Limited',
      supplierAddress: 'Weir House, 20 Abbey Lane, Leeds, LS1 4AP',
      customerName: 'Rowe & Hale Hotels Limited',
      billingAddress: '14 Quay Walk, Hull, HU1 1NQ',
      contractTermMonths: 24,
      isFixedContract: true,
      paymentMethod: 'bacs',
    });
  });

  it('says who it is from', () => {
    expect(
      read(`
# Letter of Authority

To: Hartwell Power Supply Limited, Weir House, 20 Abbey Lane, Leeds, LS1 4AP

From: Rowe & Hale Hotels Limited, 14 Quay Walk, Hull, HU1 1NQ

Quayside Advisory Ltd may act for us for MPAN 1357259348550.
`),
    ).toMatchObject({
      supplierName: 'Hartwell Power Supply Limited',
      customerName: 'Rowe & Hale Hotels Limited',
      billingAddress: '14 Quay Walk, Hull, HU1 1NQ',
    });
  });

  it('leaves the paper before it in a pack to the customer', () => {
    expect(
      read(`
Hartwell Power Supply Limited

To: Rowe Power Tools Limited, 14 Quay Walk, Hull, HU1 1NQ

MPAN           1357259348550
=====
# Letter of Authority

We authorise Quayside Advisory Ltd to act for us.
`).customerName,
    ).toBe('Rowe Power Tools Limited');
  });
});

it('reads the name of the business under what its reader is', () => {
  expect(
    read(`
The Business Owner
Quayside Launderette
14 Weir Gate
Hull
HU1 1NQ

MPAN           1357259348550
`),
  ).toMatchObject({ customerName: 'Quayside Launderette', billingAddress: '14 Weir Gate, Hull, HU1 1NQ' });
});

describe('letters to a person with a business', () => {
  const to = (name: string) =>
    read(`
Mrs A Wren
${name}
14 Weir Gate
Hull
HU1 1NQ

Dear Mrs Wren

It is supplied through the meter numbered D22BG41371.

MPAN           1357259348550
`);

  it.each(['Wren & Daughters', 'Quayside Launderette', "Wren's Flowers"])('are to the business: %s', (name) => {
    const fields = to(name);
    expect(fields).toMatchObject({ customerName: name, billingAddress: '14 Weir Gate, Hull, HU1 1NQ' });
    expect(fields.supplyPoints[0].meterSerialNumber).toBe('D22BG41371');
  });

  it.each(['Rose Cottage', 'The Old Bakery', 'Mill House'])('are to the person in a house with a name: %s', (name) => {
    expect(to(name)).toMatchObject({
      customerName: 'Mrs A Wren',
      billingAddress: `${name}, 14 Weir Gate, Hull, HU1 1NQ`,
    });
  });
});

describe('labels of one fuel', () => {
  it('may name it behind a dash', () => {
    expect(
      read(`
MPAN                                         1357259348550
Standing charge – electricity (p/day)        137.60
Unit rate – electricity (p/kWh)              24.118
Estimated annual consumption – electricity   94,270 kWh
MPRN                                         664622816
Standing charge – gas (p/day)                158.12
Unit rate – gas (p/kWh)                      6.081
AQ – gas                                     637,000 kWh
`).supplyPoints,
    ).toMatchObject([
      { standingCharge: 137.6, unitRate: 24.118, estimatedAnnualConsumption: 94270 },
      { standingCharge: 158.12, unitRate: 6.081, estimatedAnnualConsumption: 637000 },
    ]);
  });

  it('name it for all boxes of their row', () => {
    expect(
      read(`
1357259348550                       18,450 kWh
Electricity MPAN                    Expected annual use

664622816                           43,000 kWh
Gas MPRN                            Expected annual use

0.30340                             1.0328                          Steady Fix 12
Electricity unit rate, £/kWh        Standing charge, £/day          Tariff

0.07188                             0.8289                          Steady Fix 12
Gas unit rate, £/kWh                Standing charge, £/day          Tariff
`).supplyPoints,
    ).toMatchObject([
      { unitRate: 30.34, standingCharge: 103.28 },
      { unitRate: 7.188, standingCharge: 82.89 },
    ]);
  });

  it('leaves the fuel itself a value', () => {
    expect(read(`\nMPRN         664622816\nFuel – gas\n`).supplyPoints).toMatchObject([{ supplyType: 'gas' }]);
  });
});
