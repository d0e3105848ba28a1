import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string): InvoiceFields =>
  extractInvoices([printedPage(`# Northgate Power Limited\n${drawing}`)])[0].fields;

const CHARGES = `
Energy used             600 kWh         30.000p                                            £180.00
Standing charge          31 days        80.00p                                              £24.80
`;

describe('sums in boxes with their names at the left and their amounts at the right', () => {
  it('are those of the bill, and not what the boxes under them say of the account', () => {
    expect(
      read(`${CHARGES}
Net charges                     VAT @ 5%                        Total of this bill
                    £204.80                         £10.24                         £215.04

Owed before this bill           Paid                            To pay in all
£88.40 overdue                  £50.00 on 02-03-2026                               £253.44

Your VAT is charged at the reduced rate: over 33 kWh a day the rate is 20%.`),
    ).toMatchObject({ amountDueNetOfVat: 204.8, vat: 10.24, vatRate: 5, totalAmount: 215.04 });
  });

  it('have the rate of VAT that makes the VAT, wherever another is printed', () => {
    expect(
      read(`${CHARGES}
Charges before VAT              VAT at 20%                      Charges with VAT
                    £204.80                         £40.96                         £245.76

Homes pay VAT at 5%.`),
    ).toMatchObject({ amountDueNetOfVat: 204.8, vat: 40.96, vatRate: 20, totalAmount: 245.76 });
  });
});

describe('columns of several bills', () => {
  it.each([
    ['Same period last year', 'Last bill, 1 Apr – 30 Jun 2026', 'This bill, 1 Jul – 30 Sep 2026'],
    ['A year ago', 'Previous quarter', 'This quarter'],
    ['Last year', 'Last bill', 'This bill'],
  ])('give the price that is charged, under "%s", "%s", "%s"', (...heads) => {
    const row = (...cells: string[]): string => cells.map((cell) => cell.padEnd(38)).join('');
    expect(
      read(`
How this bill compares

${row(...heads)}

${row('2,400 kWh', '1,600 kWh', '2,000 kWh')}
${row('at 31.500p a kWh', 'at 28.250p a kWh', 'at 28.250p a kWh')}
${row('£756.00 of power', '£452.00 of power', '£565.00 of power')}

Your charges
Electricity used                                        £565.00
Standing charge, 92 days at 50.00p                       £46.00
Total before VAT                                        £611.00
VAT at 20%                                              £122.20
Total charges                                           £733.20`),
    ).toMatchObject({ unitRate: 28.25, totalUnitCharge: 565, totalAmount: 733.2 });
  });

  it('keep the readings of the earlier bill', () => {
    expect(
      read(`
                     Last bill          This bill
Previous reading     38500              40100
Present reading      40100              42100

Electricity used     2,000 kWh at 28.250p         £565.00`),
    ).toMatchObject({ readFromValue: 40100, readToValue: 42100, consumption: 2000, unitRate: 28.25 });
  });
});

it('takes sums in boxes one under another, with their names over them', () => {
  expect(
    read(`${CHARGES}
A actual, E estimated, C customer. Please pay by cheque to Northgate          EX. VAT
Power. If you wish to pay in another way please ring us, on any day.          £204.80
                                                                              VAT
                                                                              £10.24
Previous bill NG-573113: £118.80 paid 18 May 26                               THIS BILL
                                                                              £215.04`),
  ).toMatchObject({ amountDueNetOfVat: 204.8, vat: 10.24, totalAmount: 215.04 });
});
