import { labelsOfCell, matchLabels } from './vocabulary.js';

const fields = (text: string, kind: 'invoice' | 'contract' = 'invoice', ocr = false): string[] =>
  matchLabels(text, { kind, ocr }).map((match) => match.field);

describe('labels', () => {
  it.each([
    ['Invoice number', 'invoiceNumber'],
    ['Bill No.', 'invoiceNumber'],
    ['Account no:', 'supplierAccountNumber'],
    ['A/C Ref', 'supplierAccountNumber'],
    ['DATE OF ISSUE', 'invoiceDate'],
    ['Please pay by', 'dueDate'],
    ['Meter Point Reference Number', 'mprn'],
    ['Supply number (MPAN)', 'mpan'],
    ['Balance brought forward', 'previousBalance'],
    ['Climate Change Levy', 'cclRate'],
    ['Total ex. VAT', 'amountDueNetOfVat'],
    ['Cal. value', 'calorificValue'],
    ['Evening & weekend', 'eveningWeekendRate'],
    ["Customer's name", 'customerName'],
  ])('%s', (text, field) => {
    expect(fields(text)).toContain(field);
  });

  it('prefers the longer label', () => {
    expect(fields('VAT registration number')).toEqual(['vatNumber']);
    expect(fields('Company number')).toEqual(['companyNumber']);
    expect(fields('Bank sort code')).toEqual(['sortCode']);
  });

  it('reads the same words as another field on another kind of paper', () => {
    expect(fields('Start date', 'contract')).toContain('contractStartDate');
    expect(fields('Start date', 'invoice')).not.toContain('contractStartDate');
  });

  it('tells a label from a sentence that has its words', () => {
    const cell = matchLabels('Account number 12345', { kind: 'invoice' })[0];
    const prose = matchLabels('Please quote your account number when you ring', { kind: 'invoice' })[0];
    expect(cell.coverage).toBe(1);
    expect(prose.coverage).toBeLessThan(0.5);
    expect(labelsOfCell('Please quote your account number when you ring', { kind: 'invoice' })).toEqual([]);
  });

  it.each([
    ['lnvoice numher', 'invoiceNumber'],
    ['Accountnumber', 'supplierAccountNumber'],
    ['C1imate Change Leyy', 'cclRate'],
    ['Sianding charge', 'standingCharge'],
    ['Invoice num ber', 'invoiceNumber'],
  ])('tolerates OCR noise in %s, and a text layer has none', (text, field) => {
    expect(fields(text, 'invoice', true)).toContain(field);
  });

  it('does not take one short word for another', () => {
    expect(fields('Rate', 'invoice', true)).not.toContain('invoiceDate');
  });

  it('gives the place of the label', () => {
    const text = '  Invoice date: 5 May 2026';
    const [match] = matchLabels(text, { kind: 'invoice' });
    expect(text.slice(match.start, match.end)).toBe('Invoice date');
  });
});
