import type { Page, Word } from '../page.js';
import { readContract } from '../testing/read.js';

const PAGE: Omit<Page, 'words'> = { number: 1, width: 595, height: 842, source: 'text', rules: [], tickBoxes: [] };

/** A text as words, from its left edge on. */
const words = (x: number, y: number, text: string, fontSize: number, bold = false): Word[] => {
  let at = x;
  return text.split(' ').map((part) => {
    const x0 = at;
    const x1 = x0 + 0.5 * fontSize * part.length;
    at = x1 + 0.3 * fontSize;
    return { text: part, x0, x1, y0: y, y1: y + fontSize, confidence: 1, fontSize, bold };
  });
};

/** A label in small type over its value in bold. */
const field = (x: number, y: number, label: string, value: string): Word[] => [
  ...words(x, y, label, 7.5),
  ...words(x, y + 9.5, value, 10, true),
];

const card = (y: number, name: string, mpan: string, street: string, charge: string): Word[] => [
  ...words(60, y, name, 11.5, true),
  ...field(60, y + 16, 'Property address', `${street}, Hull, HU1 3AA`),
  ...field(240, y + 16, 'MPAN', mpan),
  ...field(360, y + 16, 'Unit price', '24.18p/kWh'),
  ...field(60, y + 42, 'Import capacity', '225 kVA'),
  ...field(240, y + 42, 'Standing charge', charge),
];

describe('cards of sites under a form whose values are bold', () => {
  it('have the names of their sites from their titles, and none from the values over them', () => {
    const page: Page = {
      ...PAGE,
      words: [
        ...words(60, 40, 'Contract Note', 22, true),
        ...field(60, 90, 'Contract length', '12 months'),
        ...field(240, 90, 'Product', 'Steady Green Fixed'),
        ...card(150, 'Heron House', '1375858471955', '4 Quay Street', '£8.05/day'),
        ...card(240, 'Canal Works', '1798992820854', '17 Ferry Road', '£2.15/day'),
        ...card(330, 'Severn Labs', '2176418179383', '9 Mill Lane', '£4.51/day'),
      ],
    };
    const { supplyPoints } = readContract([page]).fields;
    expect(supplyPoints.map(({ siteName }) => siteName)).toEqual(['Heron House', 'Canal Works', 'Severn Labs']);
    expect(supplyPoints.map(({ siteAddress }) => siteAddress)).toEqual([
      '4 Quay Street, Hull, HU1 3AA',
      '17 Ferry Road, Hull, HU1 3AA',
      '9 Mill Lane, Hull, HU1 3AA',
    ]);
  });

  it('have them too where a title stands right under a label that has its value beside it', () => {
    const block = (y: number, title: string, mpan: string, charge: string): Word[] => [
      ...words(60, y, title, 11.5, true),
      ...words(60, y + 15, 'MPAN', 9),
      ...words(200, y + 15, mpan, 9),
      ...words(60, y + 27, 'Standing charge', 9),
      ...words(200, y + 27, charge, 9),
    ];
    const page: Page = {
      ...PAGE,
      words: [
        ...block(90, 'Heron House', '1375858471955', '81.5p/day'),
        ...block(131, 'Canal Works', '1798992820854', '72.4p/day'),
      ],
    };
    const { supplyPoints } = readContract([page]).fields;
    expect(supplyPoints).toMatchObject([
      { siteName: 'Heron House', standingCharge: 81.5 },
      { siteName: 'Canal Works', standingCharge: 72.4 },
    ]);
  });
});
