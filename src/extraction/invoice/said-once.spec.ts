import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string): InvoiceFields => extractInvoices([printedPage(drawing)])[0].fields;
const HEAD = `
# Northgate Power Limited
Bill number              Q649091`;

it('takes the prices that are charged, and not those of another contract in a list beside them', () => {
  const fields = read(`${HEAD}
Day rate                 2,730 kWh @ 26.285p                717.58
Night rate               1,394 kWh @ 20.242p                282.17
Total energy                                                999.75
Standing charge          1 month @ £30.63 per month         30.63

Rates for information    Old                Present
Day p/kWh                24.445             26.285
Night p/kWh              19.027             20.242
Standing charge £/month  27.57              30.63`);
  expect(fields).toMatchObject({
    dayUnitRate: 26.285,
    nightUnitRate: 20.242,
    dayConsumption: 2730,
    nightConsumption: 1394,
    standingCharge: 3063,
    standingChargeType: 'monthly',
    totalStandingCharge: 30.63,
  });
});

describe('a standing charge that is named for its period', () => {
  const bill = (from: string): InvoiceFields =>
    read(`${HEAD}
Billing period           ${from} to 30 June 2026
Units                    1,170 kWh        27.52p            £321.98
Quarterly standing charge                                   £47.45`);

  it('is the price of the period where the bill is for one', () => {
    expect(bill('1 April 2026')).toMatchObject({ standingCharge: 4745, standingChargeType: 'quarterly' });
  });

  it('has no price where the bill is for another time', () => {
    const fields = bill('1 January 2026');
    expect(fields.totalStandingCharge).toBe(47.45);
    expect(fields.standingCharge).toBeUndefined();
  });
});

it('takes no units that a sentence only supposes', () => {
  expect(
    read(`${HEAD}
Units                    1,170 kWh        27.52p            £321.98

A small shop of your kind uses about 2,500 kWh a quarter and that, at 27p, would cost £675.00 before any
tax is added to it.`),
  ).toMatchObject({ consumption: 1170, unitRate: 27.52, totalUnitCharge: 321.98 });
});

describe('dates without a label', () => {
  it.each(['Sent 4th July 2026', 'This bill is dated 4 July 2026', 'Posted on 04/07/2026'])('%s', (said) => {
    expect(read(`${HEAD}\n\n${said}`).invoiceDate).toBe('2026-07-04');
  });

  it.each([
    ['£390.16 by 25th July 2026.', '2026-07-25'],
    ['£112.00 by 25th July 2026.', undefined],
  ])('the day by which the total is owed: %s', (said, date) => {
    const fields = read(`${HEAD}
How much do we owe, and when?
${said} Cards and transfers are welcome. Your last bill is settled in full.
Total amount due                                            £390.16`);
    expect(fields.dueDate).toBe(date);
  });
});

it.each([
  ['How you pay: ☐ Direct Debit ☒ Cheque ☐ Card', 'cheque'],
  ['How you pay: ☐ Direct Debit ☐ Cheque ☐ Card', undefined],
  ['You pay us by standing order, so please check that the amount is enough.', 'standing_order'],
])('how the customer pays: %s', (said, method) => {
  expect(read(`${HEAD}\n\n${said}\n`).paymentMethod).toBe(method);
});

it('takes the letters of readings from a key without commas', () => {
  expect(
    read(`${HEAD}
Meter          Previous       Present        Advance
D91M65415      319408 A       323421 E       4,013
A actual C customer E estimated
Energy         4,013 kWh      25.83p         £1,036.56`),
  ).toMatchObject({ readFromType: 'actual', readToType: 'estimated' });
});

it('dates a reading by the day next to it, and not by the charges on its line', () => {
  expect(
    read(`${HEAD}
From           1 June 2026    31 May 2026    319408 Actual read
To             30 June 2026   30 Jun 2026    323421 Customer read
Energy         4,013 kWh      25.83p         £1,036.56`),
  ).toMatchObject({ readFromDate: '2026-05-31', readToDate: '2026-06-30' });
});

it('joins a postcode that a line breaks', () => {
  expect(
    read(`${HEAD}
Customer reference   3003134963      Electricity supplied to    26 Mill Lane, Taunton, Somerset, TA1
Credit note number   5908538149                                 7YU
Date (tax point)     03/07/2026      Period of use              01/06/2026 - 30/06/2026`).siteAddress,
  ).toBe('26 Mill Lane, Taunton, Somerset, TA1 7YU');
});

it('takes an address behind the words of the site before one that only follows under such words', () => {
  const scan = printedPage(
    `
# Lantern Power Limited
Owned by the businesses we supply

Granary Buildings
21 Commercial Road
Inverness
IV1 2AS

What is it for?
Electricity at Unit 18, Beacon House, Kings Road, Harrogate, HG1 7PJ from 1st April 2026 to 30th
June 2026. Your supply number is 23 7098 8967 135 and the meter is number S10V994358.`,
    { ocr: true },
  );
  expect(extractInvoices([scan])[0].fields.siteAddress).toBe('Unit 18, Beacon House, Kings Road, Harrogate, HG1 7PJ');
});

describe('a supplier with a small letterhead', () => {
  const bill = (small: string): string | undefined =>
    read(`
wren business energy                       Gas bill WB-613810

Westbourne Golf Club Ltd
16 Oakfield Drive
Telford
TF1 2HA

${small}, 22 Bridge Street, Manchester, M3 3BZ. Company number 07146934.`).supplierName;

  it('is the company of the small print', () => {
    expect(bill('Wren Business Energy Ltd')).toBe('Wren Business Energy Ltd');
  });

  it('is no other company', () => {
    expect(bill('Spinningfield Printers Ltd')).toBeUndefined();
  });
});

it('takes a day of payment that goes on on the next line', () => {
  const fields = read(`${HEAD}
Bill date                3 September 2026

You’re on a Direct Debit, so there’s nothing to do. We’ll take £727.30 from your bank on 17th September
2026, as you asked us to when you opened your account with us.`);
  expect(fields).toMatchObject({ dueDate: '2026-09-17', paymentMethod: 'direct_debit' });
});

it('takes the amount beside what is said of a charge', () => {
  const fields = read(`${HEAD}
What the bill is made of
9,135 kWh at 7.94 pence                                           £725.32
Standing charge for one month at £24.96 a month                   £24.96
Total before VAT                                                  £750.28`);
  expect(fields).toMatchObject({ standingCharge: 2496, totalStandingCharge: 24.96 });
});

describe('a rate of the levy that a scan has wrong', () => {
  const levy = (line: string): number | undefined => {
    const page = printedPage(`${HEAD}\nUnits                 2,537 kWh         27.52p            698.18\n${line}`, {
      ocr: true,
    });
    return extractInvoices([page])[0].fields.cclRate;
  };

  it('gives way to the lawful one that makes the amount', () => {
    expect(levy('Climate change levy   2,537 kWh         9.00801p/kWh      20.32')).toBe(0.801);
  });

  it('is left out where none does', () => {
    expect(levy('Climate change levy   2,537 kWh         9.00801p/kWh      77.77')).toBeUndefined();
  });
});
