import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (lines: string): InvoiceFields =>
  extractInvoices([
    printedPage(`
# Northgate Power Limited
Invoice number           INV-44120
${lines}`),
  ])[0].fields;

describe('the units of a bill with several prices', () => {
  it('are those of its lines, where no sum of them is printed', () => {
    const fields = read(`
Energy to 15 March       1,200 kWh      25.00p      £300.00
Energy from 16 March     1,300 kWh      28.00p      £364.00
Standing charge          31 days        60.00p      £18.60
Total excluding VAT                                 £682.60
VAT at 20%                                          £136.52
Total including VAT                                 £819.12`);
    expect(fields.consumption).toBeUndefined();
    expect(fields.unitsCharged).toBe(2500);
  });

  it('are the consumption where their sum is printed', () => {
    const fields = read(`
Energy to 15 March       1,200 kWh      25.00p      £300.00
Energy from 16 March     1,300 kWh      28.00p      £364.00
Total energy             2,500 kWh                  £664.00
Standing charge          31 days        60.00p      £18.60
Total excluding VAT                                 £682.60`);
    expect(fields.consumption).toBe(2500);
    expect(fields.unitsCharged).toBeUndefined();
  });

  it('are not known where a line is unproven, or the lines do not make the net amount', () => {
    const lines = (price: string, net: string): string => `
Energy to 15 March       1,200 kWh      25.00p      £300.00
Energy from 16 March     1,300 kWh      ${price}      £364.00
Standing charge          31 days        60.00p      £18.60
Total excluding VAT                                 £${net}`;
    expect(read(lines('29.00p', '682.60')).unitsCharged).toBeUndefined();
    expect(read(lines('28.00p', '982.60')).unitsCharged).toBeUndefined();
    expect(read(lines('28.00p', '682.60')).unitsCharged).toBe(2500);
  });

  it('are not counted twice where the same are charged again', () => {
    expect(
      read(`
Unit charge              2,500 kWh      20.00p      £500.00
Balancing, per unit      2,500 kWh       1.00p      £25.00
Standing charge          31 days        60.00p      £18.60
Total excluding VAT                                 £543.60`).unitsCharged,
    ).toBeUndefined();
  });
});
