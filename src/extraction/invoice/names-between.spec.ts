import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string): InvoiceFields =>
  extractInvoices([printedPage(`# Northgate Power Limited\n${drawing}`)])[0].fields;

it('reads rows whose names stand between their readings and their prices', () => {
  expect(
    read(`
     PRESENT      PREVIOUS     UNITS   TARIFF                      PENCE       AMOUNT
       83467         80117      3350   GENERAL DAY                27.440       919.24
       23850         22940       910   GENERAL NIGHT              16.980       154.52
               TOTAL UNITS      4260   COST OF UNITS                         1,073.76`),
  ).toMatchObject({
    consumption: 4260,
    dayConsumption: 3350,
    nightConsumption: 910,
    dayUnitRate: 27.44,
    nightUnitRate: 16.98,
    totalUnitCharge: 1073.76,
  });
});

it('reads the kind of a reading between it and the units', () => {
  expect(
    read(`
Customer            Bennett Castings Limited         Invoice No        118204
Supply address      3 Quay Street, Hull, HU1 2AA     Account No        0044182

Meter reads         Date                      Read   Type              Units kWh
Previous            01/10/2026               60418   Actual
Current             31/10/2026               65684   Estimated             5,266

Charges             Qty               Unit   Rate              Amount £
Energy              5,266              kWh   24.410p           1,285.43
Standing charge     1                month   £55.00               55.00
Levy on energy      5,266              kWh   0.801p               42.18`),
  ).toMatchObject({ readFromType: 'actual', readToType: 'estimated' });
});
