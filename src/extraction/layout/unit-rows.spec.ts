import type { Page, Word } from '../page.js';
import { drawPage } from '../testing/draw.js';
import { extractContract } from '../testing/read.js';

const page = drawPage(`
                    Meter point   Gas price   Standing charge
Address             reference     p/kWh       £/annum
34 Dock Road        5401240005    6.2893      299.07
9 Mill Lane         9057700707    5.1706      644.81
2 Castle Street     8327424008    6.5139      898.03
`);
const isUnit = ({ text }: Word): boolean => text === '£/annum';
const isHead = ({ y0 }: Word): boolean => y0 < page.words.find(isUnit)!.y1;

/** The heads are set in bold type, as the unit may or may not have been seen to be. */
const read = (source: Page['source'], unit: Partial<Word>) =>
  extractContract([
    {
      ...page,
      source,
      words: page.words.map((word) => ({ ...word, bold: isHead(word), ...(isUnit(word) && unit) })),
    },
  ]).fields.supplyPoints?.map(({ standingCharge, standingChargeType }) => [standingCharge, standingChargeType]);

describe('units under the heads of columns', () => {
  it('go on with them in a picture however large or bold they were measured', () => {
    const yearly = [
      [29907, 'annual'],
      [64481, 'annual'],
      [89803, 'annual'],
    ];
    expect(read('ocr', {})).toEqual(yearly);
    expect(read('ocr', { bold: false, fontSize: 8.4 })).toEqual(yearly);
    expect(read('ocr', { fontSize: 7.2 })).toEqual(yearly);
  });
});
