import { readContract, readDrawn as read } from '../testing/read.js';
import { drawPage } from '../testing/draw.js';

const AGREED = {
  supplierName: 'Tarnbrook Energy Limited',
  contractNumber: 'TB-449120',
  customerName: 'Holm & Daughters Bakery Ltd',
  contractStartDate: '2027-03-01',
};
const SUPPLIED = {
  siteName: 'Market Kitchen',
  siteAddress: '2 Forge Yard, Hexham, NE46 3QD',
  meterSerialNumber: 'K14W882011',
  tariffName: 'Steady Fix 24',
  unitRate: 24.31,
};

const LINES = [
  'Supplier~Tarnbrook Energy Limited',
  'Contract number~TB-449120',
  'Customer~Holm & Daughters Bakery Ltd',
  'Start date~1 March 2027',
  'MPAN~16 8765 4321 015',
  'Meter serial~K14W882011',
  'Site~Market Kitchen',
  'Supply address~2 Forge Yard, Hexham, NE46 3QD',
  'Tariff~Steady Fix 24',
  'Unit rate~24.31p per kWh',
];

const inPairs = (parter: string, sign: string): string =>
  LINES.flatMap((line, i) => (i % 2 === 0 ? [`${line}${parter}${LINES[i + 1]}`] : []))
    .join('\n')
    .replaceAll('~', sign);

describe('labels with their values, line by line', () => {
  it.each([' – ', ' - ', ' — ', ' = ', ' → '])('knows a label by the sign "%s" behind it', (sign) => {
    const { supplyPoints, ...rest } = read(LINES.join('\n').replaceAll('~', sign));
    expect(rest).toMatchObject(AGREED);
    expect(supplyPoints).toMatchObject([SUPPLIED]);
  });

  it.each([' • ', ' · ', ' / ', '; ', ', '])(
    'takes a line for as many cells as it has labels between "%s"',
    (parter) => {
      for (const sign of [': ', ' – ', ':']) {
        const { supplyPoints, ...rest } = read(inPairs(parter, sign));
        expect(rest).toMatchObject(AGREED);
        expect(supplyPoints).toMatchObject([SUPPLIED]);
      }
    },
  );

  it('parts a line at upright strokes that are printed', () => {
    const page = drawPage(inPairs(' ¦ ', ': '));
    page.words = page.words.map((word) => ({ ...word, text: word.text.replace('¦', '|') }));
    const { fields } = readContract([page]);
    expect(fields).toMatchObject(AGREED);
    expect(fields.supplyPoints).toMatchObject([SUPPLIED]);
  });

  it.each([' | ', '; ', ', ', ' • '])('reads items between "%s" that go on in the next line', (parter) => {
    const { supplyPoints, ...rest } = read(
      `
Supplier: Tarnbrook Energy Limited~Contract number: TB-449120~Customer: Holm & Daughters
Bakery Ltd~Start date: 1 March 2027~MPAN: 16 8765 4321 015~Meter serial: K14W882011~
Site: Market Kitchen~Supply address: 2 Forge Yard, Hexham, NE46 3QD~Tariff: Steady Fix 24~
Unit rate: 24.31p per kWh
`.replaceAll('~', parter.replace('|', '¦')),
    );
    expect(rest).toMatchObject(AGREED);
    expect(supplyPoints).toMatchObject([SUPPLIED]);
  });

  it('takes the hours or the fuel behind a dash for no value', () => {
    const { supplyPoints } = read(`
MPAN                     16 8765 4321 015
Tariff – Steady Fix 24
Meter – K14W882011
Supplier – Tarnbrook Energy Limited
Unit rate – day          28.12p per kWh
Unit rate – night        19.44p per kWh
`);
    expect(supplyPoints).toMatchObject([{ tariffName: 'Steady Fix 24', dayUnitRate: 28.12, nightUnitRate: 19.44 }]);
  });

  it('keeps the commas of one value, and a sentence with a colon in it', () => {
    const { billingAddress, supplyPoints } = read(`
Customer: Holm & Daughters Bakery Ltd
Billing address: 14 Corn Street, Hexham, NE46 1AA
MPAN: 16 8765 4321 015
We supply the kitchen, 2 Forge Yard, Hexham, NE46 3QD. The tariff: Steady Fix 24, as agreed.
`);
    expect(billingAddress).toBe('14 Corn Street, Hexham, NE46 1AA');
    expect(supplyPoints).toHaveLength(1);
  });
});
