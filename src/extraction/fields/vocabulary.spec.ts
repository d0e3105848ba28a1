import { compileLexicon } from '../layout/lexicon.js';
import { fieldsOf, strengthOf, vocabularyOf, type PaperKind } from './vocabulary.js';

const lexicons = {
  invoice: compileLexicon(vocabularyOf('invoice')),
  contract: compileLexicon(vocabularyOf('contract')),
};
const conceptsOf = (text: string, kind: PaperKind = 'invoice', ocr = false): string[] =>
  lexicons[kind].label(text, ocr)?.concepts ?? [];

describe('the vocabulary of bills', () => {
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
    ['Total ex VAT', 'amountDueNetOfVat'],
    ['Cal value', 'calorificValue'],
    ['Evening & weekend', 'eveningWeekendRate'],
    ["Customer's name", 'customerName'],
  ])('%s', (text, field) => {
    expect(strengthOf(conceptsOf(text), field)).toBe(1);
  });

  it('knows what must not be taken for a field', () => {
    expect(fieldsOf(conceptsOf('VAT registration number'))).toEqual(['vatNumber']);
    expect(fieldsOf(conceptsOf('Company number'))).toEqual(['companyNumber']);
    expect(fieldsOf(conceptsOf('Bank sort code'))).toEqual(['sortCode']);
  });

  it('reads the same words as another field on another kind of paper', () => {
    expect(fieldsOf(conceptsOf('Start date', 'contract'))).toContain('contractStartDate');
    expect(fieldsOf(conceptsOf('Start date', 'invoice'))).not.toContain('contractStartDate');
  });

  it('says where a wording is weak', () => {
    expect(strengthOf(conceptsOf('Date'), 'invoiceDate')).toBe(0.6);
    expect(strengthOf(conceptsOf('Date'), 'dueDate')).toBe(0);
  });

  it('is read through OCR noise', () => {
    expect(fieldsOf(conceptsOf('Invoice numher', 'invoice', true))).toContain('invoiceNumber');
    expect(fieldsOf(conceptsOf('Climate Chanqe Levy', 'invoice', true))).toContain('cclRate');
  });

  it.each(['invoice', 'contract'] as const)('has no wording twice under one concept (%s)', (kind) => {
    for (const [concept, wordings] of Object.entries(vocabularyOf(kind))) {
      const folded = wordings.map((wording) => wording.toLowerCase());
      expect({ concept, twice: folded.filter((wording, i) => folded.indexOf(wording) !== i) }).toEqual({
        concept,
        twice: [],
      });
    }
  });
});
