import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string): InvoiceFields =>
  extractInvoices([printedPage(`# Northgate Power Limited\n\n${drawing}`)])[0].fields;

it.each(['Proprietor: A. Coleridge', 'Manager: Jo Coleridge', 'FAO: Mr J Coleridge'])(
  'takes the name over who acts for it, and neither that nor the street: %s',
  (person) => {
    expect(
      read(`
Name and postal address                    Bill number
Saltmarsh Windmill Tearooms                992300756
${person}
1 West Beach
Lytham St Annes
FY8 5LA

Address of supply                          First day billed        Last day billed
1 West Beach, Lytham St Annes, FY8 5LA     10/02/2026              09/03/2026`),
    ).toMatchObject({
      customerName: 'Saltmarsh Windmill Tearooms',
      siteAddress: '1 West Beach, Lytham St Annes, FY8 5LA',
    });
  },
);

it('joins a legal form that did not fit to the name over it, whatever address follows', () => {
  expect(
    read(`
Customer                                   Document
Carrick Ceramics & Tile Company            Credit note no. 9352001039
Limited                                    Document date 14.11.2025
Unit 30
Manston Road
Ramsgate
CT12 6HJ`).customerName,
  ).toBe('Carrick Ceramics & Tile Company Limited');
});

it.each([
  ['Charged from', 'Charged to'],
  ['Charges from', 'Charges up to'],
  ['Credited from', 'Credited until'],
])('reads the days of the charges beside "%s" and "%s"', (from, to) => {
  expect(
    read(`
Invoice number        Q649091
${from.padEnd(22)}1 April 2026
${to.padEnd(22)}30 June 2026

Month                 kWh           £
April 2025            1,100         286.00
Electricity           1,200 kWh     26.00p      312.00
Standing charge       1 quarter     £58.24      58.24`),
  ).toMatchObject({ chargeStartDate: '2026-04-01', chargeEndDate: '2026-06-30' });
});
