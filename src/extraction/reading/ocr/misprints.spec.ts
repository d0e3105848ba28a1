import type { OcrWord } from './engine.js';
import { isMisprinted, withoutMisprints } from './misprints.js';

const word = (text: string): OcrWord => ({ text, confidence: 0.9, line: 0, x0: 0, y0: 0, x1: 30, y1: 10 });

describe('a word that cannot stand on the paper as it was read', () => {
  it.each([
    ['$32,773', undefined, true],
    ['§350044', undefined, true],
    ['32,773', undefined, false],
    ['SAX', 'FK6', true],
    ['9AX', 'FK6', false],
    ['SAX', 'Falkirk,', false],
    ['SAX', undefined, false],
  ])('%s behind %s: %s', (text, before, expected) => {
    expect(isMisprinted(word(text), before === undefined ? undefined : word(before))).toBe(expected);
  });
});

describe('a word put right', () => {
  it.each([
    ['$59M391072', 'S59M391072'],
    ['\\VAT', 'VAT'],
    ['{19-Apr-2029', '19-Apr-2029'],
    ['Total}', 'Total'],
    ['[X]', '[X]'],
    ['£59.00', '£59.00'],
    ['$G12', 'SG12'],
    ['2026-11-@1', '2026-11-01'],
    ['@.8@1', '0.801'],
    ['2@', '20'],
    ['@20%', '@20%'],
    ['31.44¢', '31.44c'],
    ['22£5501307', '22E5501307'],
    ['12£50', '12£50'],
    ['3@10.50', '3@10.50'],
    ['a1@b2.example', 'a1@b2.example'],
    ['lpswich,', 'Ipswich,'],
    ['llford', 'llford'],
    ['ltd', 'ltd'],
    ['Bi//', 'Bill'],
    ['https://acme.example', 'https://acme.example'],
    ['later', 'later'],
    ['(MJ/m*)', '(MJ/m³)'],
    ['ft?', 'ft³'],
    ['item*', 'item*'],
    ['CV+3.6', 'CV÷3.6'],
    ['+3.65', '+3.65'],
    ['£016K7733412D6', 'E016K7733412D6'],
    ['£16.00', '£16.00'],
    ['£12k', '£12k'],
    ['£1,84250', '£1,842.50'],
    ['(21,842,50', '(21,842,50'],
    ['1,842', '1,842'],
    ['Supplv', 'Supply'],
    ['monthlv.', 'monthly.'],
    ['12lv', '12lv'],
  ])('%s: %s', (read, printed) => {
    expect(withoutMisprints(read)).toBe(printed);
  });

  it('begins with a capital behind a title', () => {
    expect(withoutMisprints('lestyn', 'Mr')).toBe('Iestyn');
    expect(withoutMisprints('later', 'or')).toBe('later');
  });
});
