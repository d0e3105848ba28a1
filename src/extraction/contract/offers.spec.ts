import { readDrawn as read } from '../testing/read.js';

/** Prices of one product: what an offer that was taken must give, and nothing of the others. */
const DUSK = { unitRate: 24.371, standingCharge: 88.2 };

describe('which of several offers is the customer’s', () => {
  it.each([
    [
      'a row with a word behind it, under a title that says comparison',
      `
# Gas price comparison for Calder Vale Joinery Ltd
Customer        Calder Vale Joinery Ltd            MPRN           7465697431
Serial number   K0712391D6                         Our ref        QV-20417

Supplier              Product           Term        Unit rate p/kWh    Standing charge p/day
Corona Energy         Fixed All In      24 months   25.098             97.97
SEFE Energy           Dusk Saver Fix    24 months   24.371             88.20       Accepted
British Gas Business  Select Fixed      24 months   25.366             157.17
`,
    ],
    [
      'a row whose product a sentence accepts',
      `
# Quotations received
MPRN            7465697431

Supplier              Product           Term        Unit rate p/kWh    Standing charge p/day
Corona Energy         Fixed All In      24 months   25.098             97.97
SEFE Energy           Dusk Saver Fix    24 months   24.371             88.20
British Gas Business  Select Fixed      24 months   25.366             157.17

Calder Vale Joinery Ltd has chosen the Dusk Saver Fix product of SEFE Energy and signs for it below.
`,
    ],
    [
      'a column with a ticked box under it',
      `
# Your renewal
MPRN                       7465697431

                    Your prices today   Dawn Fix 1         Dusk Saver Fix     Noon Fix 3
Contract length                         1 year             2 years            3 years
Unit rate           29.10p/kWh          25.098p/kWh        24.371p/kWh        25.366p/kWh
Standing charge     91.00p a day        97.97p a day       88.20p a day       157.17p a day
Tick one                                ☐                  ☒                  ☐
`,
    ],
    [
      'a column that is named beside a label',
      `
# Your renewal
MPRN                       7465697431
Option selected            Dusk Saver Fix

                    Dawn Fix 1         Dusk Saver Fix     Noon Fix 3
Contract length     1 year             2 years            3 years
Unit rate           25.098p/kWh        24.371p/kWh        25.366p/kWh
Standing charge     97.97p a day       88.20p a day       157.17p a day
`,
    ],
    [
      'a row that is told by the number of its option',
      `
# Electricity and gas offers
MPRN                       7465697431

Option    Product           Length      Unit rate p/kWh    Standing charge p/day
A         Fixed All In      12 months   25.098             97.97
B         Dusk Saver Fix    24 months   24.371             88.20
C         Select Fixed      36 months   25.366             157.17

We wish to take option B and authorise you to place it with the supplier.
`,
    ],
    [
      'a column whose head is ticked elsewhere',
      `
# Tender response
MPRN                       7465697431

                    Your current deal   Option A           Option B           Option C
Product             Variable            Dawn Fix 1         Dusk Saver Fix     Noon Fix 3
Contract length     -                   12 months          24 months          36 months
Unit rate           29.10p/kWh          25.098p/kWh        24.371p/kWh        25.366p/kWh
Standing charge     91.00p a day        97.97p a day       88.20p a day       157.17p a day

We accept (tick one):        ☐ Option A        ☒ Option B        ☐ Option C
`,
    ],
    [
      'a column whose number stands behind a label',
      `
# Your renewal
MPRN                       7465697431

                    Offer 1            Offer 2            Offer 3
Tariff              Dawn Fix 1         Dusk Saver Fix     Noon Fix 3
Length              12 months          24 months          36 months
Unit rate           25.098p/kWh        24.371p/kWh        25.366p/kWh
Standing charge     97.97p a day       88.20p a day       157.17p a day

Offer accepted: 2
`,
    ],
    [
      'a row that is named before its first column',
      `
# Gas quotations
MPRN                       7465697431

            Plan              Length       Unit rate p/kWh    Standing charge p/day
Quote A     Fixed All In      12 months    25.098             97.97
Quote B     Dusk Saver Fix    24 months    24.371             88.20
Quote C     Select Fixed      36 months    25.366             157.17

You have accepted Quote B, which starts on 1 October 2026.
`,
    ],
    [
      'a row, where the choice stands under the table',
      `
# Gas quotations
MPRN                       7465697431

Option      Product           Term         Unit rate p/kWh    Standing charge p/day
1           Fixed All In      12 months    25.098             97.97
2           Dusk Saver Fix    24 months    24.371             88.20
3           Select Fixed      36 months    25.366             157.17

Your choice                   Option 2
`,
    ],
  ])('takes %s', (_, drawing) => {
    expect(read(drawing).supplyPoints).toMatchObject([
      { mpanMprn: '7465697431', tariffName: 'Dusk Saver Fix', ...DUSK },
    ]);
  });

  it.each([
    ['a customer is asked to choose', 'Please tell us which you have chosen: to accept Dusk Saver Fix, sign below.'],
    ['a sentence names two of them', 'You may have selected Dusk Saver Fix or Select Fixed.'],
  ])('leaves all of them out where %s', (_, sentence) => {
    const { supplyPoints } = read(`
# Quotations received
MPRN            7465697431

Supplier              Product           Term        Unit rate p/kWh    Standing charge p/day
Corona Energy         Fixed All In      12 months   25.098             97.97
SEFE Energy           Dusk Saver Fix    24 months   24.371             88.20
British Gas Business  Select Fixed      36 months   25.366             157.17

${sentence}
`);
    expect(supplyPoints[0]).not.toHaveProperty('unitRate');
    expect(supplyPoints[0]).not.toHaveProperty('tariffName');
  });

  it('reads prices beside labels under columns whose heads are labels themselves, and none that a sentence compares', () => {
    const fields = read(`
# Deemed supply of gas
MPRN                       7465697431

                          Your deemed prices     Fixed for 1 Year     Fixed for 3 Year
Unit rate, p per kWh      24.371                 10.151               10.669
Standing charge, p/day    88.20                  79.08                84.03

You could pay less. For comparison, a business of your size that agreed one of our contracts today would pay about
the following:
Gas contract              Unit price      Standing charge
One year fixed            18.84p          48.01p a day
Three years fixed         10.15p          48.01p a day
`);
    expect(fields.supplyPoints).toMatchObject([DUSK]);
    expect(fields).not.toHaveProperty('contractTermMonths');
  });

  it('gives a broker’s particulars to nobody', () => {
    const fields = read(`
# Energy prices for Calder Vale Joinery Ltd
Broker          Meridian Utility Partners
MPRN            7465697431

Meridian Utility Partners is not a supplier. Registered in England 09524096, VAT 958 8429 39, 41 Kingsway, Altrincham, WA14 1PF.
`);
    expect(fields).not.toHaveProperty('supplierName');
    expect(fields).not.toHaveProperty('supplierAddress');
  });

  it('takes the contract’s own prices before those of a tender', () => {
    const { supplyPoints } = read(`
 Rank          Supplier                       Term (months)      p/kWh     p/day      Cost per year
 1             Halcyon Trade Energy           60                 27.79     114.61     £21,894.06
 2             Pozitive Energy                60                 28.01     86.32      £22,469.10
 3             Yü Energy                      60                 28.50     83.32      £22,929.92

 Meter point (MPAN)             13 7585 8471 955
 Unit charge, all hours         24.89 p/kWh
 Fixed charge                   102.61 p/day
`);
    expect(supplyPoints).toMatchObject([{ unitRate: 24.89, standingCharge: 102.61 }]);
  });

  it('reads the product that a letter offers, on which prices are fixed', () => {
    const { supplyPoints } = read(`
We would like to keep you. For the next 24 months we can offer you Harbour Fix 24, on which every price below is fixed.

Unit price              24.85p per kWh
MPAN                    13 7585 8471 955
`);
    expect(supplyPoints[0].tariffName).toBe('Harbour Fix 24');
  });

  it('takes fuels beside each other for no offers, though something was taken', () => {
    const { supplyPoints } = read(`
Order taken           Electricity              Gas

Unit price                 29.02p per kWh      6.74p per kWh
Standing charge            89.77p per day      55.82p per day

Electricity: MPAN 13 7585 8471 955.
Gas: MPRN 7465697431.
`);
    expect(supplyPoints).toMatchObject([
      { unitRate: 29.02, standingCharge: 89.77 },
      { unitRate: 6.74, standingCharge: 55.82 },
    ]);
  });

  it('takes no offer for the one that was taken because the title of the paper stands over it', () => {
    const { supplyPoints } = read(`
                                          Renewal of our supply, accepted 3 May

                         Option A         Option B                         Option C
Unit rate (p/kWh)        24.118           25.204                           23.907

MPAN                     13 7585 8471 955
`);
    expect(supplyPoints).toHaveLength(1);
    expect(supplyPoints[0]).not.toHaveProperty('unitRate');
  });
});

it('reads what holds once an offer is accepted', () => {
  expect(
    read(
      'We are pleased to offer you a further supply. If you accept, the new prices will run from 1 April 2027 to 31 March 2030 (36 months).\n\nMPAN   13 7585 8471 955\n',
    ),
  ).toMatchObject({ contractStartDate: '2027-04-01', contractEndDate: '2030-03-31', contractTermMonths: 36 });
});
