import { extractContract } from '../contract.js';
import { drawPage } from '../testing/draw.js';

const PAPER = `
# Your gas contract

Supplier          Tarn Gas Ltd
Customer          Ewe & Lamb Knitwear Ltd
M number          S35028
Unit rate         6.91p per kWh
Daily charge      37.80p per day
`;

describe('a gas meter point reference', () => {
  it('of which a scan shows a figure as a letter is repaired, and marked as such', () => {
    const { fields, evidence } = extractContract([{ ...drawPage(PAPER), source: 'ocr' }]);
    expect(fields.supplyPoints).toEqual([
      expect.objectContaining({ mpanMprn: '535028', supplyType: 'gas', unitRate: 6.91 }),
    ]);
    expect(evidence['/supplyPoints/0/mpanMprn']).toMatchObject({ repaired: true });
  });

  it('has no letters in a text', () => {
    expect(extractContract([drawPage(PAPER)]).fields.supplyPoints?.[0]?.mpanMprn).toBeUndefined();
  });
});
