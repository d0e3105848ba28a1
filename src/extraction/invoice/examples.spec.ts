import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const bill = `
# Northgate Power Limited

No. NP20417            Date 04/07/2026
Your no. R4410-02      Period 01/06/2026 to 30/06/2026

Electricity            500 kWh at 25.00p       £125.00
Standing charge        30 days at 40.00p        £12.00
Total before VAT                               £137.00
VAT at 20%                                      £27.40
To pay on this invoice                         £164.40`;

describe('an example that explains bills', () => {
  const explained = (title: string, said: string): string => `
# ${title}
${said}

On the bill            What it means                      There
Bill date              The day on which we made it        12 January 2024
Account number         Quote it when you ring us          0000 4410 2187
Bill number            Every bill has its own             611402187
Bill period            The days that we charge for        1 January 2024 to 31 January 2024`;

  it.each([
    ['Your bill explained: an example', 'It has the figures of nobody in it.'],
    ['How to read your bill', 'The figures on this page are an example and not your own.'],
    ['SAMPLE - NOT YOUR BILL', 'Each line is told of below.'],
  ])('says no number and no day of this bill: %s', (title, said) => {
    const [{ fields }] = extractInvoices([printedPage(bill), printedPage(explained(title, said), { number: 2 })]);
    expect(fields).toMatchObject({
      invoiceDate: '2026-07-04',
      chargeStartDate: '2026-06-01',
      chargeEndDate: '2026-06-30',
    });
    expect(fields.invoiceNumber).not.toBe('611402187');
    expect(fields.supplierAccountNumber).not.toBe('0000 4410 2187');
  });
});

describe('net amount and VAT of one statement', () => {
  const read = (said: string) =>
    extractInvoices([
      printedPage(`
# Northgate Gas Limited
Your bill as questions

What does a kWh cost?
6.00p, so the gas comes to £180.00.

And tax?
${said}

So what is the bill?
£240.00.`),
    ])[0].fields;

  it('are told by the rate that makes the one of the other, and the total by both', () => {
    expect(read('On £200.00 VAT at 20% is £40.00.')).toMatchObject({
      amountDueNetOfVat: 200,
      vat: 40,
      totalAmount: 240,
    });
  });

  it('are those of a bill that is made up of them', () => {
    expect(read('The bill of £240.00 is made up of £200.00 of charges and £40.00 of VAT (20 per cent).')).toMatchObject(
      {
        amountDueNetOfVat: 200,
        vat: 40,
        totalAmount: 240,
      },
    );
  });

  it('are none where the statement is of a made-up bill', () => {
    const fields = extractInvoices([
      printedPage(`
# Northgate Gas Limited
Our words
The Tin Shop uses 300 kWh in the month of March of one year. At 25.00p a unit that is £75.00 and
nothing else is charged. VAT at 5% on £75.00 is £3.75, and so it goes. Your own figures are different.`),
    ])[0].fields;
    expect(fields).not.toHaveProperty('amountDueNetOfVat');
  });
});
