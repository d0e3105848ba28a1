import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string): InvoiceFields =>
  extractInvoices([printedPage(`# Northgate Power Limited\nBill number   Q649091\n${drawing}`)])[0].fields;

describe('charges for each month, with the time in front of the first of them', () => {
  const fields = read(`
For                      01 JUL 2026 – 30 SEP 2026

Meter readings              01 JUL 2026        30 SEP 2026             Units
Day                            41204 A            47315 A              6,111
Night                          20318 A            22526 A              2,208

Charges by month                              Quantity          Price              £
1 Jul 2026 – 31 Jul 2026   Day units          2,011 kWh         26.100p         524.87
                           Night units          760 kWh         17.050p         129.58
                           Standing charge      31 days          80.00p          24.80
1 Aug 2026 – 31 Aug 2026   Day units          2,100 kWh         26.100p         548.10
                           Night units          748 kWh         17.050p         127.53
                           Standing charge      31 days          80.00p          24.80
1 Sep 2026 – 30 Sep 2026   Day units          2,000 kWh         26.100p         522.00
                           Night units          700 kWh         17.050p         119.35
                           Standing charge      30 days          80.00p          24.00

Summary                                                           kWh               £
Day units                                                       6,111        1,594.97
Night units                                                     2,208          376.46
All units                                                       8,319        1,971.43
Standing charges, 92 days                                                       73.60
Total excluding VAT                                                          2,045.03`);

  it('are those of the register that the row names', () => {
    expect(fields).toMatchObject({
      dayUnitRate: 26.1,
      nightUnitRate: 17.05,
      dayConsumption: 6111,
      nightConsumption: 2208,
      totalUnitCharge: 1971.43,
      readFromDate: '2026-07-01',
      readToType: 'actual',
    });
  });

  it('count two months of as many days as two', () => {
    expect(fields).toMatchObject({
      standingCharge: 80,
      totalStandingCharge: 73.6,
      chargeStartDate: '2026-07-01',
      chargeEndDate: '2026-09-30',
    });
  });
});

it('has no price for a register whose price changed', () => {
  const fields = read(`
                                      Quantity          Price              £
1 Jul 2026 – 31 Jul 2026   Day units          2,011 kWh         26.100p         524.87
                           Night units          760 kWh         17.050p         129.58
1 Aug 2026 – 31 Aug 2026   Day units          2,100 kWh         27.300p         573.30
                           Night units          748 kWh         17.050p         127.53`);
  expect(fields.dayUnitRate).toBeUndefined();
});

it('reads each register of a letter under its title', () => {
  expect(
    read(`
Electricity from 15th March 2026 to 14th April 2026

# Day (normal) units
You read 30417 on 15th March 2026. We estimate 31527 on 14th April 2026. That makes
1,110 kWh, at £0.30500 each                                                              £338.55

# Night (low) units
You read 8903 on 15th March 2026. We estimate 9508 on 14th April 2026. That makes
605 kWh, at £0.20200 each                                                                £122.21

All units, 1,715 kWh                                                                     £460.76
Total before VAT                                                                         £460.76`),
  ).toMatchObject({
    dayUnitRate: 30.5,
    nightUnitRate: 20.2,
    dayConsumption: 1110,
    nightConsumption: 605,
    readFromDate: '2026-03-15',
    readToDate: '2026-04-14',
    readFromType: 'customer',
    readToType: 'estimated',
  });
});

it('takes "All rates" for the sum of a table of registers, and for no price', () => {
  expect(
    read(`
                                   Day           Night         Evening & weekend      All rates
Units used, kWh                    2,100         600           900                    3,600
Price per unit                     30.000p       18.000p       24.000p
Cost of units                      £630.00       £108.00       £216.00                £954.00

Standing charge: 30 days at 110.00p                                                   £33.00
Total before VAT                                                                      £987.00`),
  ).toMatchObject({ consumption: 3600, totalUnitCharge: 954, dayUnitRate: 30, nightUnitRate: 18 });
});
