import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(`# Northgate Power Limited\n\n${drawing}`)])[0].fields;

const HOME = `
Home                                         Meter
Flat 9                                       12 May 2026 · Actual (smart)
Weavers House                                3120.7
23 Cotton Street
Manchester                                   11 Jun 2026 · Estimated
M4 5BB                                       3338.2

Usage · 217.5 kWh × 24.0000p                    £52.20`;

it.each(['Hi', 'Hello', 'Dear'])('takes whom a page greets by the whole name, and where that is at home: %s', (hi) => {
  expect(read(`${hi} Ms Ada Coleridge,\n${HOME}`)).toMatchObject({
    customerName: 'Ms Ada Coleridge',
    siteAddress: 'Flat 9, Weavers House, 23 Cotton Street, Manchester, M4 5BB',
  });
});

it.each(['Hi Ms Coleridge,', 'Dear Customer,', 'Hello Ms Ada Coleridge, here is your bill.'])(
  'takes no other greeting for a name: %s',
  (greeting) => {
    expect(read(`${greeting}\n${HOME}`).customerName).toBeUndefined();
  },
);

it('takes the day before a bar for that of the paper', () => {
  expect(
    read(`
                                          Northgate Power · statement FN-520111378
                                          13 Jun 2026 · account 5230009
${HOME}`).invoiceDate,
  ).toBe('2026-06-13');
});
