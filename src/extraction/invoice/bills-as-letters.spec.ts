import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields;

describe('a bill in the form of a letter', () => {
  const fields = read(`
# Northgate Power Limited

Bennett Castings Limited
Unit 9
14 Sample Road
Leeds
LS1 4AB

9 June 2026

Our reference: invoice 2026-4455
Your account with us: NP-55123

   1,000 kWh at 25.50 pence per kWh, £255.00;
   a standing charge of 60 pence for each of the 30 days, £18.00.

Together that is £273.00 before tax. Value Added Tax at 20 per cent comes to £54.60, and the total
of this invoice is £327.60, which you pay by cheque as it was agreed with you in our contract.

Last month's invoice of £411.20 has been paid, for which we thank you.`);

  it('tells its sums one by one, and what the sum before tax is behind it', () => {
    expect(fields).toMatchObject({ amountDueNetOfVat: 273, vat: 54.6, totalAmount: 327.6 });
  });

  it('is dated under the address that it goes to', () => {
    expect(fields.invoiceDate).toBe('2026-06-09');
  });
});

it('takes no number of an earlier invoice for its own', () => {
  const fields = read(`
# Northgate Power Limited

Invoice NP-448121-08

Energy                   1,000 kWh      25.50 p/kWh          £255.00

Account activity

Invoice                  Sent on                   Total
NP-551907-07             03 Aug 2026              £244.20
NP-660218-06             04 Jul 2026              £296.10
NP-712339-05             04 Jun 2026              £259.90`);
  expect(fields.invoiceNumber).toBe('NP-448121-08');
});

it.each([
  ['VAT invoice SI-4471188', 'SI-4471188'],
  ['Electricity bill 4471188', '4471188'],
  ['Doc no   447118B', '447118B'],
])('reads the number in "%s"', (title, number) => {
  const fields = read(`
# Northgate Power Limited

Document
${title}
Issued 07 Oct 2026

Energy                   1,000 kWh      25.50 p/kWh          £255.00`);
  expect(fields.invoiceNumber).toBe(number);
});

it('leaves the number of the meter out of the address that it stands at', () => {
  const fields = read(`
# Northgate Power Limited

Where and how we measured it
Meter E12BG43777 at Unit 4, 77 Sample Street, Leeds, LS1 4AB. Your supply number is not given on this bill.`);
  expect(fields.siteAddress).toBe('Unit 4, 77 Sample Street, Leeds, LS1 4AB');
});

describe('a column with each label under its value', () => {
  const fields = read(`
# Northgate (UK) Limited

Granby Street Garage          55123 771
The Granary                   your account
Limekiln Court
110 Nelson Street             The Mill
Truro                         7 Sample Lane
TR1 9EB                       Leeds
                              LS1 4AB
                              place supplied

Energy                   1,000 kWh      25.50 p/kWh          £255.00`);

  it('gives the site upwards, and the customer from the address at the head', () => {
    expect(fields).toMatchObject({
      customerName: 'Granby Street Garage',
      siteAddress: 'The Mill, 7 Sample Lane, Leeds, LS1 4AB',
    });
  });
});

describe('charges told in steps', () => {
  const fields = read(`
# Northgate Gas Limited

MPRN   8861526001

2    Into kilowatt hours
     Volume multiplied by 1.02264 for temperature and pressure (correction)
     and by 39.1 MJ/m³, the calorific value; divided by 3.6              4,443.4 kWh

3    Price of the gas
     4,443.4 kWh at 5.5000 pence each                                      £244.39

4    Standing charge
     31 days at £1.0231 a day                                               £31.72`);

  it('have the price of a day for the standing charge', () => {
    expect(fields).toMatchObject({ standingCharge: 102.31, standingChargeType: 'daily', totalStandingCharge: 31.72 });
  });

  it('have the factors of gas behind the words of a product', () => {
    expect(fields).toMatchObject({ correctionFactor: 1.02264, calorificValue: 39.1 });
  });
});

it('takes the days over the columns of the readings, whatever stands between', () => {
  const fields = read(`
# Northgate Power Limited

              PREVIOUS         PRESENT    UNITS KWH     PENCE/KWH                GBP
              03/07/26       02/10/26
------------------------------------------------------------------------------------
DAY             18445 A        23619 E         5174        28.215           1,459.84
NIGHT           22039 A        24277 E         2238        17.775             397.80

A = ACTUAL  E = ESTIMATED`);
  expect(fields).toMatchObject({
    readFromDate: '2026-07-03',
    readToDate: '2026-10-02',
    readFromType: 'actual',
    readToType: 'estimated',
  });
});

it('does not take what a gas meter showed for the volume used', () => {
  const fields = read(`
# Northgate Gas Limited

MPRN                        8861526001
Volume conversion factor    1.02264
Average calorific value     39.2 MJ/m³

Reading date          Reading (m³)        Source
01 Jan 26             02896               Actual
31 Jan 26             04014               Estimated

Energy supplied       12,449 kWh @ 7.5175 p per kWh       935.85`);
  expect(fields).toMatchObject({
    readFromDate: '2026-01-01',
    readToDate: '2026-01-31',
    readFromType: 'actual',
    readToType: 'estimated',
  });
});

it('takes the period that breaks over two lines, and no price out of a number of a meter', () => {
  const said = `Here is your electricity bill for all of the time between 1 August 2026
and 31 August 2026 (31 days, counting both the first and the last). It is
for the electricity that we supply to you at Tanners Bridge in Harlow.

Over these 31 days your meter, serial number 19P3663001, went from 29941
(an actual reading, taken 1 August 2026) to 32941 (an actual reading).`;
  expect(
    read(`
# Northgate Power Limited

${said}

Electricity             3,000 kWh         25.00p            £750.00
Standing charge         31 days           64.00p             £19.84`),
  ).toMatchObject({
    chargeStartDate: '2026-08-01',
    chargeEndDate: '2026-08-31',
    standingCharge: 64,
    totalStandingCharge: 19.84,
  });
});

describe('a bill that tells of its readings in sentences', () => {
  const form = `
# Northgate Power Limited
Previous reading          319408
Present reading           323421
Energy               4,013 kWh        25.83p        £1,036.56
`;

  it('takes what they say of how each came about', () => {
    const fields = read(`${form}
Thank you for being our customer. The previous reading of 319408 was estimated. You gave us the present
reading of 323421 yourself. Tell us as soon as you can if any of this is not right.`);
    expect(fields).toMatchObject({ readFromType: 'estimated', readToType: 'customer' });
  });

  it('takes what they say of both', () => {
    const fields = read(`
# Northgate Power Limited
Our reader found your meter at 15220 on 1 October 2026 and at 16377 on 31 October 2026; both are actual readings.
Energy               1,157 kWh        25.83p        £298.85`);
    expect(fields).toMatchObject({ readFromType: 'actual', readToType: 'actual' });
  });

  it('takes nothing of what could be', () => {
    const fields = read(`${form}
Thank you for being our customer. If your present reading was estimated, you can send us your own. Where the
previous reading was estimated, the next bill puts it right. Tell us if any of this is not right.`);
    expect(fields.readFromType).toBeUndefined();
    expect(fields.readToType).toBeUndefined();
  });
});

it('takes its day from a sentence, and never that of the payment', () => {
  const form = `
# Northgate Power Limited
Account number:        NP-551236
Payment due date:      23 August 2026
`;
  expect(
    read(`${form}
We prepared this invoice on 9 August 2026 from the readings that you sent to us in the last days of July.`).invoiceDate,
  ).toBe('2026-08-09');
  expect(read(form).invoiceDate).toBeUndefined();
});

describe('a letter that names its numbers in sentences', () => {
  const fields = read(`
# Northgate Power Limited

Bennett Castings Limited
14 Sample Road
Leeds
LS1 4AB

9 June 2026

Our reference: Q39529 (please quote your member account, NPC 8564 16, when you write)

This letter is your invoice, no. Q39529, for the electricity we supplied. The meter there is number
N45C 54488 and the supply is registered under MPAN 12 0009 4517 706.

You used 6,883 kWh in the period. At your member price of 23 pence a kilowatt-hour that comes to
£1,583.09. The standing charge is £73.74 a month; three months are billed, £221.22.

Please let us have your cheque for £2,165.17, made out to Northgate Power Supply Cooperative Limited,
by 23 June 2026.`);

  it('tells the account and the invoice apart though the reference may be either', () => {
    expect(fields).toMatchObject({ invoiceNumber: 'Q39529', supplierAccountNumber: 'NPC 8564 16' });
  });

  it('takes the number of the meter for no number of the invoice', () => {
    expect(fields.meterSerialNumber).toBe('N45C 54488');
  });

  it('bills so many months at the price of one', () => {
    expect(fields).toMatchObject({ standingCharge: 7374, standingChargeType: 'monthly', totalStandingCharge: 221.22 });
  });

  it('is due by the day behind the name that the cheque is made out to', () => {
    expect(fields.dueDate).toBe('2026-06-23');
  });
});

describe('a letter that tells its sums in one statement', () => {
  const head = `
# Northgate Power Limited
Invoice number: 4471188          Account: NP-55123
Date: 9 November 2026
`;

  it('names the VAT of which its total is part', () => {
    expect(
      read(`${head}
Your bill for 1 to 31 October 2026 is £327.60, of which VAT at 20% is £54.60.

Energy             1,000 kWh at 25.50p      £255.00
Standing charge    30 days at 60.00p         £18.00`),
    ).toMatchObject({ totalAmount: 327.6, vat: 54.6, vatRate: 20 });
  });

  it('has the three sums that make each other', () => {
    expect(
      read(`${head}
For 1 October to 31 October 2026 we have charged you for 1,000 kWh of electricity at 25.50 pence each, £255.00,
and a standing charge for 31 days at 60 pence a day (£18.60). With 20% VAT on £273.60, which is £54.72, this
invoice comes to £328.32.`),
    ).toMatchObject({ amountDueNetOfVat: 273.6, vat: 54.72, totalAmount: 328.32, totalStandingCharge: 18.6 });
  });

  it('sells units, and is paid as it says behind the day', () => {
    expect(
      read(`${head}
That is 2,000 units at 27.00p = £540.00. Net £540.00. VAT at 20% £108.00. Amount to pay £648.00 by 23 November
2026 by cheque.`),
    ).toMatchObject({ unitRate: 27, totalUnitCharge: 540, paymentMethod: 'cheque' });
  });
});

it.each([
  'VAT at 20% adds £54.60, which brings this bill to £327.60.',
  'With 20% VAT of £54.60 you owe us £327.60.',
  'VAT at 20% is £54.60 and so the whole comes to £327.60.',
])('takes VAT and total of one sentence by what they make: %s', (said) => {
  const fields = read(`
# Northgate Power Limited

Together that is £273.00 before VAT. ${said}`);
  expect(fields).toMatchObject({ amountDueNetOfVat: 273, vat: 54.6, totalAmount: 327.6 });
});

it.each([
  'Your meter (19L7961000) stood at 44000 on 1st May 2026.',
  'The meter 19L7961000 was read by us on 1st May 2026.',
  'Your electricity meter, 19L7961000, was read by us on 1st May 2026.',
])('finds the meter that a sentence names: %s', (said) => {
  expect(read(`# Northgate Power Limited\n\n${said}`).meterSerialNumber).toBe('19L7961000');
});

it('knows when the money should be with the supplier', () => {
  expect(read('# Northgate Power Limited\n\nIt should be with us by 22/05/2026. Pay by card.').dueDate).toBe(
    '2026-05-22',
  );
});

it('takes no sort code for the account of the customer', () => {
  const fields = read(`
# Northgate Power Limited

9 June 2026

Invoice 26/10775 - your account FG/2214

   1,000 kWh at 25.50 pence per kWh, £255.00;

You may send a cheque, or pay into our account 20-29-68, 60331842.`);
  expect(fields.supplierAccountNumber).toBe('FG/2214');
});
