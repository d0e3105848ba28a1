import { printedPage } from './testing/printed-page.js';
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
