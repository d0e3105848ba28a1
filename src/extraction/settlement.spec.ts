import { printedPage } from './invoice/testing/printed-page.js';
import { settlementConfigurationsOf } from './settlement.js';

describe('settlement configurations', () => {
  it.each([
    ['in one line', 'Supply number:  04 0151 100 13 1234 5678 907'],
    ['in one word', 'Supply number:  0401511001312345678907'],
    [
      'as a grid of boxes',
      `
        |  04  |  0151  |  100  |
 S      |  13  |  1234  |  5678  |  907  |
`,
    ],
  ])('are read of a supply number of 22 characters %s', (_, drawing) => {
    expect(settlementConfigurationsOf([printedPage(drawing)])).toEqual({ '1312345678907': '0151' });
  });

  it.each([
    ['of 21 characters, which has a time switch code', '03 801 100 13 1234 5678 907'],
    ['that says that none applies', '00 0000 100 13 1234 5678 907'],
    ['whose check digit is wrong', '04 0151 100 13 1234 5678 901'],
    ['without its upper line', '13 1234 5678 907'],
    ['of which two are printed', '04 0151 100 13 1234 5678 907\n\n04 0244 100 13 1234 5678 907'],
  ])('are not made of a supply number %s', (_, drawing) => {
    expect(settlementConfigurationsOf([printedPage(drawing)])).toEqual({});
  });

  it('are not taken from a picture, where no check guards their digits', () => {
    const page = printedPage('04 0151 100 13 1234 5678 907', { ocr: true });
    expect(settlementConfigurationsOf([page])).toEqual({});
  });
});
