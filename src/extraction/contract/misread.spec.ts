import { drawPage } from '../testing/draw.js';
import { extractContract, readDrawn } from '../testing/read.js';

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

describe('the serial number of a meter', () => {
  it('is put right in a picture where others in its list are of the form that it has but for one letter', () => {
    const serials = (own: readonly string[], source: 'ocr' | 'text') => {
      const rows = own.map((serial, i) => `${i + 1} Mill Lane     ${5401240001 + i}   ${serial.padEnd(12)}   6.289`);
      const page = drawPage(`Site address    MPRN         Meter serial   Unit rate (p/kWh)\n${rows.join('\n')}`);
      const { fields } = extractContract([{ ...page, source }]);
      return fields.supplyPoints?.map(({ meterSerialNumber }) => meterSerialNumber);
    };
    const others = ['L11B077739', 'L17B060567', 'L15B097272', 'L12B044120'];
    expect(serials(['LO9B088298', ...others], 'ocr')?.[0]).toBe('L09B088298');
    expect(serials(['LL19B088298', ...others], 'ocr')?.[0]).toBe('L19B088298');
    expect(serials(['LO9B088298', ...others], 'text')?.[0]).toBe('LO9B088298');
    expect(serials(['G4A18524467', ...others], 'ocr')?.[0]).toBe('G4A18524467');
  });
});
