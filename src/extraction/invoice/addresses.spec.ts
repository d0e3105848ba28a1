import { printedPage } from './testing/printed-page.js';
import { printedPages } from '../testing/print.js';
import { extractInvoices } from '../testing/read.js';

const site = (...lines: string[]) =>
  extractInvoices([printedPage(`\n# Northgate Energy\n\nPREMISES SUPPLIED\n${lines.join('\n')}`)])[0].fields
    .siteAddress;

it('joins the lines of an address of which one holds two parts', () => {
  expect(site('The Boatyard', 'Weir Lane', 'Marshfield, Hawick', 'Borders', 'TD9 7QD')).toBe(
    'The Boatyard, Weir Lane, Marshfield, Hawick, Borders, TD9 7QD',
  );
});

it('goes on in the next line with an address that is wrapped', () => {
  expect(site('Unit 4 Weir Trading Estate, Garth', 'Lane, Marshfield, Hawick, TD9 7QD')).toBe(
    'Unit 4 Weir Trading Estate, Garth Lane, Marshfield, Hawick, TD9 7QD',
  );
});

const siteIn = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields.siteAddress;

it('reads an address of the supply that goes on in the next line of its cell', () => {
  expect(
    siteIn(`
# Northgate Energy

Sale Moor Dental Practice           Account: BGL-4417-2093
14 Marsland Road                    Statement date: 3 November 2026
Sale                                Electricity for 9 Weir Lane, Sale,
M33 3HQ                             Cheshire, M33 4QD`),
  ).toBe('9 Weir Lane, Sale, Cheshire, M33 4QD');
});

it('does not begin an address with the words of a title over it', () => {
  expect(
    siteIn(`
# Northgate Energy

How the electricity charges were worked out
At King Street, Bakewell, Derbyshire, DE45 1DZ. MPAN 11 1288 0349 069. Meter serial number 14C0877126.`),
  ).toBe('King Street, Bakewell, Derbyshire, DE45 1DZ');
});

it('takes no number of the supply for the beginning of an address', () => {
  expect(
    siteIn(`
# Northgate Energy

Supply point          00 845 122 15 1776 0043 924
Meter number          E13BG22908
Site                  Foundry Works, Pallion Quay, Sunderland, SR4 6TQ`),
  ).toBe('Foundry Works, Pallion Quay, Sunderland, SR4 6TQ');
});

it.each([
  ['Fernhill Primary School', 'Fernhill Primary School, 3 Church Road, Sale, M33 4QD'],
  ['Ysgol Gynradd Cwm Celyn', 'Ysgol Gynradd Cwm Celyn, 3 Church Road, Sale, M33 4QD'],
  ['Mrs Joan Hall', '3 Church Road, Sale, M33 4QD'],
  ['Fernhill School Supplies Ltd', '3 Church Road, Sale, M33 4QD'],
  ['Fernhill Foods Limited', '3 Church Road, Sale, M33 4QD'],
])('begins with the name of its customer where it is that of the house: %s', (customer, address) => {
  expect(
    siteIn(`
# Northgate Energy

Customer               ${customer}
Supply address         ${customer}, 3 Church Road, Sale, M33 4QD`),
  ).toBe(address);
});

it.each([
  'Electricity at your home, Rowan Lodge, 9 Weir Lane, Hawick, TD9 7QD, from 3 May 2026 to 2 June 2026.',
  'This is for gas at your premises, Rowan Lodge, 9 Weir Lane, Hawick, TD9 7QD.',
  'Home                     Rowan Lodge, 9 Weir Lane, Hawick, TD9 7QD',
  'Your home:               Rowan Lodge, 9 Weir Lane, Hawick, TD9 7QD',
])('leaves out what a home is called before its address: %s', (words) => {
  expect(siteIn(`\n# Northgate Energy\n\n${words}`)).toBe('Rowan Lodge, 9 Weir Lane, Hawick, TD9 7QD');
});

it('takes a farm that is called so for no label', () => {
  expect(siteIn('\n# Northgate Energy\n\nWe supply electricity at Home Farm, Weir Lane, Hawick, TD9 7QD.')).toBe(
    'Home Farm, Weir Lane, Hawick, TD9 7QD',
  );
});

it.each(['Where the gas goes', 'Where the electricity went'])(
  'does not begin an address with words of the label over it: %s',
  async (label) => {
    const pages = await printedPages(({ text }) => {
      text(40, 40, 'Northgate Energy', { size: 18, bold: true });
      text(43, 100, label, { size: 8.5, bold: true });
      ['Unit 12', 'Garth Works', 'Hawick', 'TD9 7QD'].forEach((line, i) =>
        text(40, 118 + 12.5 * i, line, { size: 8.8 }),
      );
      text(40, 180, 'MPRN', { size: 8.8 });
      text(200, 180, '410772543', { size: 8.8 });
    });
    expect(extractInvoices(pages)[0].fields.siteAddress).toBe('Unit 12, Garth Works, Hawick, TD9 7QD');
  },
);
