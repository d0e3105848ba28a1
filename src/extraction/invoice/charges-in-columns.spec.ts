import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string): InvoiceFields =>
  extractInvoices([printedPage(`# Northgate Power Limited\n${drawing}`)])[0].fields;

const COLUMNS = `
Item                    Day units       Night units     Standing charge   Climate Change Levy
Opening read, 1.1.2026  A 771,204       A 240,118
Closing read, 31.1.2026 A 803,081       A 246,520
Quantity                31,877 kWh      6,402 kWh       31 days           38,279 kWh
Rate                    23.518 p/kWh    17.006 p/kWh    £3.10/day         0.775 p/kWh
Charge                  £7,496.83       £1,088.72       £96.10            £296.66`;

it('a row of prices under columns of units is of these columns', () => {
  expect(read(COLUMNS)).toMatchObject({
    dayConsumption: 31877,
    nightConsumption: 6402,
    dayUnitRate: 23.518,
    nightUnitRate: 17.006,
    standingCharge: 310,
    totalStandingCharge: 96.1,
    cclRate: 0.775,
  });
});

it('a row of sums tells what all energy came to', () => {
  expect(
    read(`
Day units               31,877 kWh      23.518 p/kWh      £7,496.83
Night units             6,402 kWh       17.006 p/kWh      £1,088.72

Energy (day + night)    kWh in all      Total excl. VAT   VAT @ 20%     Total incl. VAT

£8,585.55               38,279          £8,978.31         £1,795.66     £10,773.97`),
  ).toMatchObject({
    totalUnitCharge: 8585.55,
    consumption: 38279,
    amountDueNetOfVat: 8978.31,
    vat: 1795.66,
    totalAmount: 10773.97,
  });
});
