import { drawPages } from '../testing/draw.js';
import { readContract, readDrawn as read } from '../testing/read.js';

const FORM = `
Order for the supply of a shop

To Northwind Power Limited, 4 Mill Street, Leeds, LS1 4AB
We order what stands in boxes 1 to 13.

[1]   Trading name     Quince Bakery Ltd                     [2]   Business type   Company
[3]   Bills go to      42 Harbour Row, Whitby, YO21 3AB
[4]   Premises         42 Harbour Row, Whitby, YO21 3AB
[5]   Fuel Electricity               [6]   MPAN 1357259348550               [7]   Meter no. K18A 20417
[8]   Months 36                      [9]   Price plan Harbour Fixed Two    [10]   Price type Fixed
[11]  Unit price p/kWh 25.480        [12]  Standing p/day 66.00            [13]  VAT 20%

Declaration: our firm is a micro business                  ☐ yes          ☒ no
`;

/** The numbers of the boxes are printed in bold type, as other figures are not. */
const fields = () =>
  readContract(
    drawPages(FORM).map((page) => ({
      ...page,
      words: page.words.map((word) => {
        const number = /^\[(\d+)\]$/.exec(word.text)?.[1];
        return number === undefined ? word : { ...word, text: number, x0: word.x0 + 5, x1: word.x1 - 5, bold: true };
      }),
    })),
  ).fields;

describe('numbered boxes of a form, each with its label and its value in one line', () => {
  it('are no rows of a table', () => {
    expect(fields()).toMatchObject({
      customerName: 'Quince Bakery Ltd',
      billingAddress: '42 Harbour Row, Whitby, YO21 3AB',
      supplyPoints: [{ mpanMprn: '1357259348550', meterSerialNumber: 'K18A 20417', tariffName: 'Harbour Fixed Two' }],
    });
  });

  it('give a price behind its label and its unit, and the months behind a word', () => {
    expect(fields()).toMatchObject({
      contractTermMonths: 36,
      supplyPoints: [{ unitRate: 25.48, standingCharge: 66, standingChargeType: 'daily' }],
    });
  });

  it('are followed by a statement that is answered with yes or no', () => {
    expect(fields().isMicroBusiness).toBe(false);
  });
});

describe('tiles', () => {
  it('are one row where the head of one has two lines and its value stands lower', () => {
    expect(
      read(`
MPAN             Meter serial      Annual use (EAC)    Used over the past 12
1357259348550    K18A20417         14,220 kWh          months
                                                       13,876 kWh
`).supplyPoints,
    ).toMatchObject([
      {
        mpanMprn: '1357259348550',
        meterSerialNumber: 'K18A20417',
        estimatedAnnualConsumption: 14220,
        previous12MonthsConsumption: 13876,
      },
    ]);
  });

  it('keep their values over a line with tick boxes of its own', () => {
    expect(
      read(`
MPAN             Meter serial      Annual use (EAC)
1357259348550    K18A20417         14,220 kWh

Unit rate        Standing charge   VAT
26.14p/kWh       57.35p/day        20%

☒ We are a micro business  ☐ We are not a micro business
`),
    ).toMatchObject({ vatRate: 20, isMicroBusiness: true, supplyPoints: [{ unitRate: 26.14, standingCharge: 57.35 }] });
  });

  it('stand under the company and its address in one line', () => {
    expect(
      read(`
Business electricity: your contract
Harrow Utilities Supply Ltd, 5 Beacon Way, Exeter, EX1 2AB

MPAN             Meter serial      Annual use (EAC)
1357259348550    K18A20417         14,220 kWh
`),
    ).toMatchObject({ supplierName: 'Harrow Utilities Supply Ltd', supplierAddress: '5 Beacon Way, Exeter, EX1 2AB' });
  });
});

it('takes no note in small type under a caption for the value of it', () => {
  const [page] = drawPages(`
24.18p                 15.02p                 61.35p
per kWh, day           per kWh, night         standing charge, each day
07:00 to 00:00         00:00 to 07:00         all year

MPAN                   1357259348550
`);
  const words = page.words.map((word) => {
    const size = word.y0 < 50 ? 16 : word.y0 > 60 && word.y0 < 75 ? 7 : 9;
    return { ...word, fontSize: size, y1: word.y0 + Math.min(size, 9) };
  });
  expect(readContract([{ ...page, words }]).fields.supplyPoints).toMatchObject([
    { nightUnitRate: 15.02, standingCharge: 61.35, standingChargeType: 'daily' },
  ]);
});

it('takes a name in large type beside labels for whose paper it is, and for no head', () => {
  const [page] = drawPages(`
HAWTHORN    BUSINESS CUSTOMER        AGREEMENT        PRODUCT                PRICE TYPE
            Larch Academy Trust      TW/2026/0419     Anchor Public Sector   Fixed

            MPAN                     Meter serial     Annual use (EAC)
            1357259348550            K18A20417        14,220 kWh
`);
  const words = page.words.map((word) =>
    word.text === 'HAWTHORN' ? { ...word, fontSize: 17, y1: word.y0 + 17 } : word,
  );
  expect(readContract([{ ...page, words }]).fields).toMatchObject({
    contractNumber: 'TW/2026/0419',
    isFixedContract: true,
    supplyPoints: [{ tariffName: 'Anchor Public Sector' }],
  });
});
