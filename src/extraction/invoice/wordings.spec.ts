import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields;

it('takes units that are called so for kilowatt hours where their price makes the amount', () => {
  const bill = (units: string): string => `
# Northgate Power Limited
Units used             ${units}
Energy charge          at 25.83p per kWh        £1,036.56`;
  expect(read(bill('4,013')).consumption).toBe(4013);
  expect(read(bill('4,113')).consumption).toBeUndefined();
});

it('takes hours that stand last for what a line is of', () => {
  expect(
    read(`
# Northgate Power Limited
Electricity used (day)      3,380 kWh @ 22.50p        £760.50
Electricity used (night)    1,315 kWh @ 14.00p        £184.10`),
  ).toMatchObject({ dayConsumption: 3380, dayUnitRate: 22.5, nightConsumption: 1315, nightUnitRate: 14 });
});

it('takes the price of the night for no price of all units', () => {
  const fields = read(`
# Northgate Power Limited
Day charge             5,522 kWh                        £1,299.22
Night charge           2,148 kWh @ 14.107p per kWh      £303.02`);
  expect(fields).toMatchObject({ nightUnitRate: 14.107, nightConsumption: 2148 });
  expect(fields.unitRate).toBeUndefined();
  expect(fields.totalUnitCharge).toBeUndefined();
});

it('takes a total over the VAT for the net amount, and the levy that is charged for its rate', () => {
  expect(
    read(`
# Northgate Power Limited
CCL rate from 1 April 2027     0.827p/kWh
Energy                         4,013 kWh @ 25.83p per kWh       £1,036.56
Climate Change Levy            4,013 kWh @ 0.801p per kWh       £32.14
Total electricity charges                                       £1,068.70
VAT at 20%                                                      £213.74
Total amount due                                                £1,282.44`),
  ).toMatchObject({ cclRate: 0.801, amountDueNetOfVat: 1068.7, vat: 213.74, totalAmount: 1282.44 });
});

it('takes what was charged on the last bill for nothing of this one, and how refunds are paid for no way to pay', () => {
  const fields = read(`
# Northgate Power Limited
Refunds are paid by              Cheque
Capacity charge on last bill     £61.20
Energy                           4,013 kWh @ 25.83p per kWh       £1,036.56`);
  expect(fields.capacityCharge).toBeUndefined();
  expect(fields.paymentMethod).toBeUndefined();
});

it.each([
  'Availability                     30 days @ 85.00p/day             £25.50',
  'Availability last quarter        £61.20',
  'Capacity charge, previous month  £61.20',
])('takes what days alone make, and what was charged before, for no capacity: %s', (line) => {
  const fields = read(`
# Northgate Power Limited
Energy                           4,013 kWh @ 25.83p per kWh       £1,036.56
${line}`);
  expect(fields.capacityCharge).toBeUndefined();
});

it.each([
  'Availability                     100 kVA x 30 days @ 2.00p/kVA/day     £60.00',
  'Capacity charge                  30 days @ 200.00p/day                 £60.00',
  'Availability charge              £60.00',
])('takes for a capacity what is paid for kVA, or is called so: %s', (line) => {
  const fields = read(`
# Northgate Power Limited
Energy                           4,013 kWh @ 25.83p per kWh             £1,036.56
${line}`);
  expect(fields.capacityCharge).toBe(60);
});

it.each([
  ['Terms date', '14/08/2026'],
  ['Last day for your card payment', '14 August 2026'],
  ['Date on which we debit your bank', '14 Aug 2026'],
])('takes the date beside "%s" for the day to pay by', (label, date) => {
  expect(
    read(`
# Northgate Power Limited
Invoice date                             1 August 2026
${label.padEnd(41)}${date}`).dueDate,
  ).toBe('2026-08-14');
});

it('knows the first and last day of a month of supply, and the meter as an asset', () => {
  expect(
    read(`
# Northgate Power Limited
Invoice number                 QX-44120
Supply month start             01-Nov-2025
Supply month end               30-Nov-2025
Meter asset no.                K68B690412`),
  ).toMatchObject({
    chargeStartDate: '2025-11-01',
    chargeEndDate: '2025-11-30',
    meterSerialNumber: 'K68B690412',
  });
});

it('takes what the account has to pay for the total where nothing else is owed, and only then', () => {
  const bill = (due: string): string => `
# Northgate Power Limited
Energy                         4,013 kWh @ 25.83p per kWh       £1,036.56
Total excluding VAT                                             £1,036.56
VAT at 20%                                                      £207.31
Total now due                                                   ${due}`;
  expect(read(bill('£1,243.87')).totalAmount).toBe(1243.87);
  expect(read(bill('£1,743.87')).totalAmount).toBeUndefined();
});

it('takes the number of a rate for no count of days', () => {
  expect(
    read(`
# Northgate Power Limited
Rate 1 - Day           3,380 kWh @ 22.50p        £760.50
Rate 2 - Night         1,315 kWh @ 14.00p        £184.10`),
  ).toMatchObject({ dayConsumption: 3380, nightConsumption: 1315 });
});

it('knows short labels of documents and the account with a supplier by its name', () => {
  const [{ fields }] = extractInvoices([
    printedPage(`
# Northgate Power Limited

Doc. no.              202511-4434
Doc. date             04-Dec-2025
Northgate account     NP/942709
To pay by 24 Dec 2025 by BACS transfer

Energy                1,000 kWh      25.50 p/kWh          £255.00`),
  ]);
  expect(fields).toMatchObject({
    invoiceNumber: '202511-4434',
    invoiceDate: '2025-12-04',
    supplierAccountNumber: 'NP/942709',
    paymentMethod: 'bacs',
  });
});

it.each(['Northgate account', 'Your Northgate Power account', 'Our ref for you (account)'])(
  'knows the account with a supplier by other words: %s',
  (label) => {
    const [{ fields }] = extractInvoices([
      printedPage(`
# Northgate Power Limited

${label.padEnd(40)}NP/942709
Your bank account                       20-84-17 43319062

Energy                1,000 kWh      25.50 p/kWh          £255.00`),
    ]);
    expect(fields.supplierAccountNumber).toBe('NP/942709');
  },
);

describe('the number of an invoice', () => {
  const numberOf = (head: string) =>
    extractInvoices([
      printedPage(`
# Northgate Power Limited
${head}

Energy                1,000 kWh      25.50 p/kWh          £255.00

Northgate Power Limited. Registered in England and Wales no. 07718042.`),
    ])[0].fields.invoiceNumber;

  it.each([
    ['VAT invoice                    40551772', '40551772'],
    ['Northgate Power plc electricity invoice\nNP/26/60032', 'NP/26/60032'],
  ])('stands alone behind what the paper calls itself, or under it: %s', (head, number) => {
    expect(numberOf(head)).toBe(number);
  });

  it('is not the one under which a company is registered', () => {
    expect(numberOf('Energy for the public sector')).toBeUndefined();
  });
});

it('takes a share of a sum at a rate of VAT for the VAT', () => {
  expect(
    read(`
# Northgate Power Limited
Energy                             1,000 kWh @ 25.50p       £255.00
All that, without VAT                                       £255.00
Step 4
20 per cent of £255.00                                       £51.00
Invoice total                                               £306.00`),
  ).toMatchObject({ vat: 51, vatRate: 20, totalAmount: 306 });
});

it('takes the day of a list of earlier bills for no day of this one', () => {
  expect(
    read(`
# Northgate Power Limited

Issued on            Tue 06 Oct 2026
Bill amount          £1,601.48

Recent bills
Bill                 Issued                Gross            Status
260853047            Sun 06 Sep 2026       £1,505.39        Paid
260779278            Thu 06 Aug 2026       £1,777.64        Paid`).invoiceDate,
  ).toBe('2026-10-06');
});

it.each([
  ['TVE-26-656000         Tue 21 Apr 2026     Paid          £503.83', 'Other bills on this account'],
  [
    `TVE-26-656000         Tue 21 Apr 2026     Paid          £503.83
TVE-26-471000         Sun 22 Mar 2026     Paid          £596.42`,
    'What you had from us',
  ],
])('takes neither number nor day of a list of other bills', (listed, title) => {
  const [{ fields }] = extractInvoices([
    printedPage(`
# Northgate Power Limited

Bill TVE-26-203000
Account ID            TV1023000
Created               Thu 21 May 2026

Energy                1,000 kWh      25.50 p/kWh          £255.00

${title}

Bill                  Created             Status        Total inc VAT
${listed}`),
  ]);
  expect(fields).toMatchObject({ invoiceNumber: 'TVE-26-203000', invoiceDate: '2026-05-21' });
});

it('knows the correction of gas by its short form over a column', () => {
  expect(
    read(`
# Northgate Gas Limited
Meter no.     Start date   Start read    End date     End read    Units (m3)   CV      Corr.     kWh
G4A66107833   01/04/2026   5210 A        30/04/2026   5310 E      100          39.5    1.02264   1,122

Gas            1,122 kWh      7.000p       £78.54`),
  ).toMatchObject({ correctionFactor: 1.02264, calorificValue: 39.5 });
});
