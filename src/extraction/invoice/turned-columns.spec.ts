import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

it('reads a column downwards where a day stands under its label, and something else over it', () => {
  expect(
    extractInvoices([
      printedPage(`
# Northgate Power Limited
                                                  Electricity bill
                                                  Customer reference

                                                  7818008273
                                                  Invoice number

                                                  NP4942878811
                                                  Date

                                                  14 Nov 2026
                                                  Your supply number

                                                  S  03  807  100`),
    ])[0].fields,
  ).toMatchObject({ supplierAccountNumber: '7818008273', invoiceNumber: 'NP4942878811', invoiceDate: '2026-11-14' });
});
