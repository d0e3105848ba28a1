import { extractInvoices } from '../invoice.js';
import { printedPage } from './testing/printed-page.js';

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
