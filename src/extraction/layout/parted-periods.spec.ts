import type { Page } from '../page.js';
import { drawPage } from '../testing/draw.js';
import { extractContract } from '../testing/read.js';

const read = (drawing: string, source: Page['source'] = 'ocr') => {
  const { contractStartDate, contractEndDate } = extractContract([{ ...drawPage(drawing), source }]).fields;
  return [contractStartDate, contractEndDate];
};
const PERIOD = ['2026-10-01', '2028-09-30'];

describe('two days of a picture between which a sign was not read', () => {
  it('are a period', () => {
    expect(read('\nSupply period    1 October 2026   30 September 2028\n')).toEqual(PERIOD);
    expect(read('\nSupply period    01.10.2026 (00:00)  30.09.2028 (24:00), being 24 months\n')).toEqual(PERIOD);
    expect(read('\nSUPPLY PERIOD\n1 October 2026   30 September 2028\n')).toEqual(PERIOD);
  });

  it('are two under heads of their own', () => {
    const drawing = `
Signed on     Start date
1 May 2026    01/10/2026
`;
    expect(read(drawing)[0]).toBe('2026-10-01');
    expect(read(drawing)[1]).toBeUndefined();
  });

  it('are of two columns where others stand over or under them', () => {
    const drawing = `
Supply period
01/10/2026  30/09/2028
01/10/2028  30/09/2030
`;
    expect(read(drawing)).not.toEqual(PERIOD);
  });
});
