import { extractContract } from '../contract.js';
import { drawPage } from '../testing/draw.js';
import { readDrawn } from '../testing/read.js';

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

describe('a Welsh label whose accent was not read', () => {
  it('says what it says with it', () => {
    const price = (label: string) =>
      readDrawn(`
MPAN                      1357259348550
${label}             61.20c y dydd (61.20p per day)
`).supplyPoints?.[0];
    for (const label of ['Tâl sefydlog', 'Tal sefydlog'])
      expect(price(label)).toMatchObject({ standingCharge: 61.2, standingChargeType: 'daily' });
  });
});

describe('the name of a supplier of the catalogue', () => {
  it('is spelt as the catalogue has it where a letter of it was misread', () => {
    const page = drawPage(PAPER.replace('Supplier          Tarn Gas Ltd\n', 'British Gas Tradlng Limited\n'));
    expect(extractContract([{ ...page, source: 'ocr' }]).fields.supplierName).toBe('British Gas Trading Limited');
  });
});

it('takes the rest of a sentence for the name of no site', () => {
  const at = (name: string) =>
    readDrawn(`\nMPAN          1971497024097\nPremises      ${name}\nMeter         E14UP21284\n`);
  expect(at('working days before').supplyPoints[0]).not.toHaveProperty('siteName');
  expect(at('Harbour Works').supplyPoints).toMatchObject([{ siteName: 'Harbour Works' }]);
});
