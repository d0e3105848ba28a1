import { strengthOf } from '../fields/vocabulary.js';
import { LEXICON } from './lexicon.js';

describe('the lexicon of bills', () => {
  it.each([
    ['Total ex. VAT', 'amountDueNetOfVat'],
    ['Cal. value', 'calorificValue'],
    ['Acct. no.', 'supplierAccountNumber'],
  ])('reads the short forms of %s', (text, field) => {
    expect(strengthOf(LEXICON.label(text)?.concepts ?? [], field)).toBe(1);
  });

  it('reads a label whose blanks OCR lost, and only there', () => {
    expect(strengthOf(LEXICON.label('Accountnumber', true)?.concepts ?? [], 'supplierAccountNumber')).toBe(1);
    expect(LEXICON.label('Accountnumber')).toBeUndefined();
  });

  it('does not take a label with its number for a label alone', () => {
    expect(LEXICON.label('Accountnumber 123456', true)?.text).not.toBe('Accountnumber 123456');
  });

  it.each([
    ['document.dueDate', 'dueDate'],
    ['receiver.account', 'supplierAccountNumber'],
    ['totals.net', 'amountDueNetOfVat'],
  ])('reads the name of a field: %s', (text, field) => {
    expect(strengthOf(LEXICON.label(text)?.concepts ?? [], field)).toBe(1);
  });
});
