import { findMoney } from './money.js';
import { findNumbers } from './numbers.js';
import { findPercentages } from './percentages.js';

const amounts = (text: string, ocr = false): number[] => findMoney(text, { ocr }).map((money) => money.value.pounds);

describe('numbers', () => {
  it.each([
    ['5,739', 5739, 0],
    ['1,234.56', 1234.56, 2],
    ['0.801', 0.801, 3],
    ['.801', 0.801, 3],
    ['005739', 5739, 0],
  ])('%s', (text, value, decimals) => {
    expect(findNumbers(text).map((number) => number.value)).toEqual([{ value, decimals }]);
  });

  it('does not read half a number', () => {
    expect(findNumbers('1.2.3')).toEqual([]);
    expect(findNumbers('E13UP96240')).toEqual([]);
  });

  it.each([
    ['1.234.56', 1234.56],
    ['1,234 .56', 1234.56],
    ['5,97500', 5.975],
    ['1O,500', 10500],
    ['1, 234.56', 1234.56],
    ['5:21', 5.21],
  ])('with OCR %s', (text, value) => {
    expect(findNumbers(text, { ocr: true })).toMatchObject([{ value: { value }, repaired: true }]);
  });

  it('takes no time of the day for a number with a point', () => {
    expect(findNumbers('07:30', { ocr: true }).map(({ value }) => value.value)).toEqual([7, 30]);
  });
});

describe('money', () => {
  it.each([
    ['£1,234.56', [1234.56]],
    ['£ 97', [97]],
    ['-£80.67', [-80.67]],
    ['£-80.67', [-80.67]],
    ['−£80.67', [-80.67]],
    ['(80.67)', [-80.67]],
    ['(£80.67)', [-80.67]],
    ['1,234.56 CR', [-1234.56]],
    ['£69.59 in credit', [-69.59]],
    ['£69.59 in debit', [69.59]],
    ['80.67-', [-80.67]],
    ['GBP 12.00', [12]],
    ['£0.29463  -£1,730.36', [0.29463, -1730.36]],
    ['45p', [0.45]],
    ['Net £100.00 VAT £20.00', [100, 20]],
    ['12 - £31.00', [31]],
    ['Payment on 15 March -£806.65', [-806.65]],
    ['Invoice total £21 823.88', [21823.88]],
  ])('%s', (text, expected) => {
    expect(amounts(text)).toEqual(expected);
  });

  it('may have lost the comma of its thousands on a scan', () => {
    const [vat] = findMoney('VAT @ 20.00% 3 537.31', { ocr: true }).slice(-1);
    expect(vat).toMatchObject({ value: { pounds: 537.31 }, alternatives: [{ pounds: 3537.31 }] });
    expect(findMoney('VAT @ 20.00% 3 537.31').slice(-1)[0].alternatives).toBeUndefined();
  });

  it.each(['24.142p', '39.3 MJ', '5,739 kWh', '20.00%', '12.50 p/kWh', '30 days'])('is not in %s', (text) => {
    expect(amounts(text).filter((pounds) => pounds > 1)).toEqual([]);
  });

  it('is surer with a currency sign than without', () => {
    expect(findMoney('£12.00')[0].confidence).toBeGreaterThan(findMoney('12.00')[0].confidence);
  });

  it('undoes a misread pound sign, and keeps both readings of a six', () => {
    expect(amounts('E22,897.35', true)).toEqual([22897.35]);
    expect(amounts('E22,897.35')).toEqual([]);
    expect(findMoney('62,948.74', { ocr: true })[0]).toMatchObject({
      value: { pounds: 62948.74 },
      alternatives: [{ pounds: 2948.74 }],
    });
  });
});

describe('percentages', () => {
  it.each([
    ['VAT at 20%', [20]],
    ['20.00 %', [20]],
    ['5 per cent', [5]],
    ['44% 9% 3%', [44, 9, 3]],
    ['20', []],
  ])('%s', (text, expected) => {
    expect(findPercentages(text).map((percentage) => percentage.value)).toEqual(expected);
  });
});
