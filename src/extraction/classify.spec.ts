import { classify, surelyBill } from './classify.js';
import { printedPage } from './invoice/testing/printed-page.js';

const kindOf = (drawing: string): string => classify([printedPage(drawing)]);

describe('the kind of a paper', () => {
  it('is a bill where charges add up, whatever it is called', () => {
    expect(
      kindOf(`
# Ecotricity
Customer                      30740771
8,004 kWh x 28.158p                                 £2,253.77
Standing charge 31 days x 158.37p                   £49.09
Sum without VAT                                     £2,302.86
VAT 20%                                             £460.57
Sum with VAT                                        £2,763.43`),
    ).toBe('INVOICE');
  });

  it('is a credit or a debit note', () => {
    const note = (kind: string): string => `
# SEFE Energy
# ${kind}
${kind} number                CN-20044
Date                          04/10/2026
Units        5,000 kWh        10.00p                £500.00
Net                                                 £500.00
VAT at 20%                                          £100.00
Total                                               £600.00`;
    expect(kindOf(note('Credit note'))).toBe('CREDIT_NOTE');
    expect(kindOf(note('Debit note'))).toBe('DEBIT_NOTE');
  });

  it('is a contract where prices stand without amounts', () => {
    expect(
      kindOf(`
# Business electricity supply agreement
Contract start date           1 April 2026
Contract end date             31 March 2029
Unit rate                     24.50 p/kWh
Standing charge               60.00 p/day
Estimated annual consumption  45,000 kWh
Notice period                 30 days
Signed for the customer       ____________`),
    ).toBe('CONTRACT');
  });

  it('is a letter of authority', () => {
    expect(
      kindOf(`
# Letter of Authority
To whom it may concern
We hereby authorise Beacon Energy Brokers Limited to act on our behalf in all matters of our energy supply.
This authority is valid for 12 months from the date below.
Signed                        ____________`),
    ).toBe('LOA');
  });

  it('is a certificate', () => {
    expect(
      kindOf(`
# Climate Change Levy supplier certificate PP11
We certify that the supplies described below qualify for relief from the climate change levy.
Percentage of relief          92%`),
    ).toBe('CERTIFICATE');
    expect(
      kindOf(`
# Certificate of Renewable Supply
This is to certify that the electricity was matched by Renewable Energy Guarantees of Origin (REGO).`),
    ).toBe('CERTIFICATE');
  });

  it('is none of these where the paper does not say', () => {
    expect(kindOf('')).toBe('OTHER');
    expect(
      kindOf(`
# Minutes of the meeting
We spoke about the new roof, and about the bill for electricity.`),
    ).toBe('OTHER');
  });
});

describe('a bill among contracts', () => {
  const sumsOf = (title: string, more = '') =>
    surelyBill([
      printedPage(`
# ${title}
${more}
8,004 kWh x 28.158p                                 £2,253.77
Standing charge 31 days x 158.37p                   £49.09
Sum without VAT                                     £2,302.86
VAT at 20%                                          £460.57
Total due                                           £2,763.43`),
    ]);

  it('is told where its sums are proven and its words speak for nothing else', () => {
    expect(sumsOf('Electricity bill', 'Invoice number               INV-1')).toBe('INVOICE');
  });

  it('is no contract with an example of a bill, nor a paper with figures alone', () => {
    const terms = `Contract start date          1 April 2026
Contract end date            31 March 2029
Estimated annual consumption 45,000 kWh
Notice period                30 days
Invoice number               INV-1`;
    expect(sumsOf('Supply agreement', terms)).toBeUndefined();
    expect(sumsOf('Quotation')).toBeUndefined();
  });
});
