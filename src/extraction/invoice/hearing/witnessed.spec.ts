import type { Page } from '../../page.js';
import { extractInvoices, readBillByRules } from '../../testing/read.js';
import { printedPage } from '../testing/printed-page.js';

const bill = (line: string): Page[] => [
  printedPage(`
# Northgate Power Limited
Invoice number           INV-44120
Invoice date             5 October 2026

Energy                   1,200 kWh      25.00p      £300.00
Standing charge          30 days        60.00p      £18.00
Total excluding VAT                                 £318.00
VAT at 20%                                          £63.60
Total including VAT                                 £381.60

${line}`),
];

describe('what the rules leave open', () => {
  it('is given as the witness tells it, with its place', () => {
    const pages = bill('We look forward to your BACS transfer by 21 October 2026.');
    const byRules = readBillByRules(pages).read.fields;
    expect([byRules.dueDate, byRules.paymentMethod]).toEqual([undefined, undefined]);
    const [{ fields, evidence }] = extractInvoices(pages);
    expect(fields).toMatchObject({ dueDate: '2026-10-21', paymentMethod: 'bacs' });
    expect(evidence['/dueDate']).toMatchObject({ page: 1, text: '21 October 2026' });
    expect(evidence['/dueDate'].confidence).toBeGreaterThan(0.5);
    // what the rules read stays as it is
    expect(fields).toMatchObject(byRules);
  });

  it('stays open where a sentence tells how anybody could pay', () => {
    for (const line of [
      'Pay by bank transfer to 17-81-47 37498858, by card, cheque or Direct Debit.',
      'Pay by bank transfer to 69-50-67 55232006.',
      'You can pay by Direct Debit.',
    ])
      expect(extractInvoices(bill(line))[0].fields.paymentMethod).toBeUndefined();
  });

  it('stays open where readings are spoken of that anybody may send', () => {
    for (const line of [
      'Send your own reading within 10 days for a corrected bill.',
      'A = actual, C = your own reading.',
    ])
      expect(extractInvoices(bill(line))[0].fields).not.toHaveProperty('readToType');
  });
});
