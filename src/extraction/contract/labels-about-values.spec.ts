import { drawPage } from '../testing/draw.js';
import { extractContract } from '../testing/read.js';

/** A form whose labels of two lines have their values in the middle: those stand half a line higher than drawn. */
const HALF = 6;
const read = (drawing: string, right: number) => {
  const page = drawPage(drawing);
  const words = page.words.map((word) =>
    word.x0 >= right ? { ...word, y0: word.y0 - HALF, y1: word.y1 - HALF } : word,
  );
  return extractContract([{ ...page, words }]).fields;
};

describe('labels of two lines with a value between them', () => {
  it.each([
    ['Annual use', 'assumed'],
    ['Assumed annual consumption', '(yours)'],
    ['Annual consumption', 'on which we priced'],
  ])('reads what stands beside "%s" over "%s"', (first, second) => {
    const { supplyPoints } = read(
      `
 MPAN
 (electricity)                     13 7585 8471 955

 ${first}
 ${second.padEnd(34)}41,300 kWh

 VAT rate for these
 supplies                          20%
`,
      200,
    );
    expect(supplyPoints).toMatchObject([{ mpanMprn: '1375858471955', estimatedAnnualConsumption: 41300 }]);
  });

  it('leaves a value under its label, whatever stands in another column between the two', () => {
    const drawing = `
 MPAN            13 7585 8471 955

 Account number
 67147159${' '.repeat(26)}See page 2
`;
    expect(read(drawing, 200).supplierAccountNumber).toBe('67147159');
  });
});
