import { printedPages, type Printer } from '../testing/print.js';
import { extractContract } from '../testing/read.js';

const COLUMNS = [45, 150, 280, 380, 470];

const row = (print: Printer, y: number, texts: string[], bold = false): void =>
  texts.forEach((text, i) => {
    if (text !== '') print.text(COLUMNS[i], y, text, { bold });
  });

/** A paper with prices by group and the sites of each group under a head of this wording, which may be two lines. */
async function read(prices: (print: Printer) => void, ...heads: string[]) {
  const pages = await printedPages((print) => {
    print.text(45, 40, 'Electricity supply schedule', { size: 16, bold: true });
    print.text(45, 75, 'Customer: Ashdown Mills Limited');
    row(print, 110, ['Price group', 'Meters', 'Rate', 'p/kWh', 'Standing p/day'], true);
    prices(print);
    row(print, 250, ['Site', 'Address', '', 'MPAN', ''], true);
    heads.forEach((head, i) => print.text(COLUMNS[4], 250 + 11 * i, head, { bold: true }));
    row(print, 280, ['Foundry', '4 Hope Street, Leeds, LS1 4AP', '', '1357259348550', 'K']);
    row(print, 300, ['Quay House', '11 Quay Side, Hull, HU1 1NQ', '', '1565984899650', 'L']);
    row(print, 320, ['Wharf Store', '27 Ferry Road, Southport, PR8 1AA', '', '1133860442325', 'K']);
  });
  return extractContract(pages).fields.supplyPoints;
}

const SINGLE = { unitRate: 24.31, standingCharge: 57.2 };
const TWO = { dayUnitRate: 26.84, nightUnitRate: 17.02, standingCharge: 113.9 };
const PRICED = [
  { mpanMprn: '1357259348550', ...SINGLE },
  { mpanMprn: '1565984899650', ...TWO },
  { mpanMprn: '1133860442325', ...SINGLE },
];

describe('a group whose prices have several rows', () => {
  const atTop = (print: Printer): void => {
    row(print, 130, ['K', 'one rate', 'All units', '24.31', '57.20']);
    row(print, 150, ['L', 'two rates', 'Day', '26.84', '113.90']);
    row(print, 170, ['', '', 'Night', '17.02', '']);
  };
  const inMiddle = (print: Printer): void => {
    row(print, 130, ['K', 'one rate', 'All units', '24.31', '57.20']);
    row(print, 150, ['', '', 'Day', '26.84', '']);
    row(print, 160, ['L', 'two rates', '', '', '113.90']);
    row(print, 170, ['', '', 'Night', '17.02', '']);
  };

  it('has all of them where it is named in the first', async () => {
    expect(await read(atTop, 'Class')).toMatchObject(PRICED);
  });

  it('has all of them where it is named in the middle beside them', async () => {
    expect(await read(inMiddle, 'Price group')).toMatchObject(PRICED);
  });

  it('is known under a head of two lines, each of which is a label by itself', async () => {
    expect(await read(inMiddle, 'Price', 'group')).toMatchObject(PRICED);
  });
});
