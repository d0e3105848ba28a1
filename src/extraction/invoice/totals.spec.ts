import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (sums: string, lines: string) =>
  extractInvoices([
    printedPage(`
# Northgate Power Limited
Invoice number: 4471188          Account: NP-55123
Invoice date: 9 May 2026
${sums}

Electricity              1,000 kWh at 25.50p                    £255.00
Standing charge          30 days at 60.00p                       £18.00
${lines}`),
  ])[0].fields;

it('takes what the account has to pay for no total of the bill, where the charges and their VAT make another', () => {
  expect(
    read(
      `
Your last balance                                   £120.00
Payments received 12 April, thank you              -£100.00
Balance brought forward                              £20.00
Charges for electricity used in this period         £273.00
VAT at 20%                                           £54.60
Total charges this period                           £327.60
Total now due                                       £347.60`,
      '',
    ),
  ).toMatchObject({ amountDueNetOfVat: 273, vat: 54.6, totalAmount: 327.6 });
});

it('takes the VAT at one of several rates for no VAT of the bill', () => {
  const fields = read(
    '',
    `
Total excluding VAT                                             £273.00
VAT                      5.0% of £109.20                          £5.46
VAT                      20.0% of £163.80                        £32.76
Total including VAT                                             £311.22`,
  );
  expect(fields).toMatchObject({ amountDueNetOfVat: 273, totalAmount: 311.22 });
  expect(fields).not.toHaveProperty('vat');
  expect(fields).not.toHaveProperty('vatRate');
});

it('knows an amount at a rate of VAT for the VAT where it makes the total of the net amount', () => {
  const sums = (tax: string) => `
Total before tax                                                £273.00
Reduced rate, declaration VD/0312 held        5%                ${tax}
Total                                                           £286.65`;
  expect(read('', sums('£13.65'))).toMatchObject({ amountDueNetOfVat: 273, vat: 13.65, vatRate: 5 });
  expect(read('', sums('£12.05'))).not.toHaveProperty('vat');
});

it('takes the rate under the VAT, with lines of another column between', () => {
  const fields = read(
    '',
    `
Total excluding VAT                                             £273.00
VAT                                                              £13.65
                    Meter D13C 098214
5% (de minimis)
Total including VAT                                             £286.65`,
  );
  expect(fields).toMatchObject({ vat: 13.65, vatRate: 5 });
});
