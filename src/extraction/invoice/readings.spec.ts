import { extractInvoices } from '../invoice.js';
import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';

const read = (drawing: string): InvoiceFields => extractInvoices([printedPage(drawing)])[0].fields;
const CHARGES = `
Energy               4,013 kWh        25.83p        £1,036.56`;

it('takes the kinds of both readings from one cell', () => {
  expect(
    read(`
# Northgate Power Limited
Meter          Previous       Present        Type           Advance
D91M65415      319408         323421         A/E            4,013
${CHARGES}`),
  ).toMatchObject({ readFromType: 'actual', readToType: 'estimated' });
});

it('takes small letters that the bill explains', () => {
  expect(
    read(`
# Northgate Power Limited
14 May 2026         319408 e
12 June 2026        323421 a
a = actual, e = estimated by us, c = yours
${CHARGES}`),
  ).toMatchObject({
    readFromDate: '2026-05-14',
    readToDate: '2026-06-12',
    readFromType: 'estimated',
    readToType: 'actual',
  });
});

it('takes units consumed for no reading', () => {
  const fields = read(`
# Northgate Power Limited
Day              1,349 kWh        12.52p        £168.89
Night            4,003 kWh        27.55p        £1,102.83
All units        5,352 kWh                      £1,271.72`);
  expect(fields.readFromType).toBeUndefined();
  expect(fields.readFromDate).toBeUndefined();
});

it('takes readings under their days, and no numbers of a register', () => {
  expect(
    read(`
# Northgate Power Limited
Electricity   649 kWh       25.17p       £163.35
Register      1 May 2026           31 May 2026          kWh used
Day           32776 estimated      33425 actual         649
Northgate Power Limited, at 320 Vincent Street, Glasgow. VAT registration 969 5706 12.`),
  ).toMatchObject({
    readFromDate: '2026-05-01',
    readToDate: '2026-05-31',
    readFromType: 'estimated',
    readToType: 'actual',
  });
});
