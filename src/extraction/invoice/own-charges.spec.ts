import type { InvoiceFields } from '../results.js';
import { extractInvoices } from '../testing/read.js';
import { printedPage } from './testing/printed-page.js';

const read = (lines: string): InvoiceFields =>
  extractInvoices([
    printedPage(`
# Northgate Power Limited
Invoice number           INV-44120
${lines}`),
  ])[0].fields;

const SUMS = `
Total excluding VAT                                 £327.60
VAT at 20%                                          £65.52
Total including VAT                                 £393.12`;

describe('lines that make the net amount', () => {
  it('are the bill’s, and those of a worked example are not', () => {
    const fields = read(`
Gas                      1,200 kWh      25.00p      £300.00
Standing charge          30 days        60.00p      £18.00
Climate Change Levy      1,200 kWh      0.800p      £9.60
${SUMS}

How a bill is made: a sample
Gas                      1,000 kWh      20.00p      £200.00
Standing charge          31 days        50.00p      £15.50`);
    expect(fields).toMatchObject({ unitRate: 25, consumption: 1200, totalUnitCharge: 300 });
    expect(fields).toMatchObject({ standingCharge: 60, totalStandingCharge: 18 });
  });

  it('are known by what they count where no words name them', () => {
    const fields = read(`
Commodity                1,200 x 25.00p             £300.00
Availability             30 days        60.00p      £18.00
Climate Change Levy      1,200 kWh      0.800p      £9.60
${SUMS}`);
    expect(fields).toMatchObject({ unitRate: 25, consumption: 1200, totalUnitCharge: 300 });
    expect(fields).toMatchObject({ standingCharge: 60, standingChargeType: 'daily', totalStandingCharge: 18 });
  });

  it('are each charged, also where two say the same', () => {
    const fields = read(`
Unit charge 1 to 15 May       600 kWh        25.00p      £150.00
Unit charge 16 to 30 May      600 kWh        25.00p      £150.00
Standing charge               30 days        60.00p      £18.00
Climate Change Levy           1,200 kWh      0.800p      £9.60
${SUMS}`);
    expect(fields).toMatchObject({ unitRate: 25, consumption: 1200, amountDueNetOfVat: 327.6 });
    expect(fields.totalUnitCharge).toBeUndefined();
  });

  it('are the charge for capacity together, where it is for two stretches of days', () => {
    const fields = read(`
Energy                        1,200 kWh      25.00p      £300.00
Capacity charge (10 kVA)      16 days        6.00p/kVA   £9.60
Capacity charge (10 kVA)      14 days        6.00p/kVA   £8.40
Climate Change Levy           1,200 kWh      0.800p      £9.60
${SUMS}`);
    expect(fields).toMatchObject({ capacityCharge: 18, amountDueNetOfVat: 327.6 });
  });

  it('may be sums whose details stand elsewhere', () => {
    const fields = read(`
Energy charges                                      £300.00
Standing charge                                     £18.00
Climate Change Levy                                 £9.60
${SUMS}

Day                      800 kWh        30.00p      £240.00
Night                    400 kWh        15.00p      £60.00
Standing charge          30 days        60.00p      £18.00`);
    expect(fields).toMatchObject({ dayUnitRate: 30, nightUnitRate: 15, standingCharge: 60, totalUnitCharge: 300 });
  });
});
