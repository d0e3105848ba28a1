import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string): InvoiceFields => extractInvoices([printedPage(drawing)])[0].fields;

it('reads columns of which each row has its own unit', () => {
  expect(
    read(`
# Northgate Power Limited
                         kWh / days        Pence          Pounds
Day                      2,492             32.571         811.67
Night                    554               15.77          87.37
All units                3,046                            899.04
Standing charge          31                105.80         32.80
Climate change levy      3,046             0.775          23.61
Total ex VAT                                              955.45
VAT                                        20%            191.09
Total this period                                         1,146.54`),
  ).toMatchObject({
    consumption: 3046,
    dayConsumption: 2492,
    dayUnitRate: 32.571,
    nightUnitRate: 15.77,
    totalUnitCharge: 899.04,
    standingCharge: 105.8,
    standingChargeType: 'daily',
    totalStandingCharge: 32.8,
    cclRate: 0.775,
    vatRate: 20,
  });
});

it('reads charges that are columns', () => {
  expect(
    read(`
# Northgate Power Limited
              Energy, day    Energy, night   Standing charge   CCL          Net           VAT 20%     Credit total
Quantity      3,103 kWh      1,107 kWh       31 days           4,210 kWh
Rate, p       26.75          15.57           92.93             0.775
£             (830.05)       (172.36)        (28.81)           (32.63)      (1,063.85)    (212.77)    (1,276.62)`),
  ).toMatchObject({
    dayConsumption: 3103,
    nightUnitRate: 15.57,
    standingCharge: 92.93,
    totalStandingCharge: -28.81,
    cclRate: 0.775,
    amountDueNetOfVat: -1063.85,
    vat: -212.77,
    vatRate: 20,
    totalAmount: -1276.62,
  });
});

it('takes a table whose rows are charges for none whose columns are', () => {
  expect(
    read(`
# Northgate Power Limited
Item              Units        Rate       Net         VAT        Total
Electricity       1,000 kWh    25.00p     £250.00     £50.00     £300.00
Standing charge   31 days      50.00p     £15.50      £3.10      £18.60`),
  ).toMatchObject({ consumption: 1000, unitRate: 25, totalUnitCharge: 250, standingCharge: 50 });
});

it('takes the hours over a column for no figures', () => {
  expect(
    read(`
# Northgate Power Limited
                   Day 07:00–24:00        Night 00:00–07:00        Total
Quantity, kWh      112,560                52,726                   165,286
Price, p/kWh       31.399                 14.494
Amount             £35,342.71             £7,642.11                £42,984.82`),
  ).toMatchObject({ dayConsumption: 112560, nightUnitRate: 14.494, totalUnitCharge: 42984.82, consumption: 165286 });
});

it('adds up a table whose last row has no name but Total', () => {
  expect(
    read(`
# Northgate Power Limited
Register      Opening reading    Closing reading     kWh        Price p/kWh     Charge £
Day           23,706             25,663              1,957      30.55           597.86
Night         19,026             19,889              863        14.31           123.50
Total                                                2,820                      721.36
Standing charge      27 days at £0.7218 a day                                   19.49

Your prices from 1 July           Now           Then
Day, p/kWh                        30.55         31.22
Night, p/kWh                      14.31         14.87
Standing charge, p/day            72.18         75.79`),
  ).toMatchObject({
    dayUnitRate: 30.55,
    nightUnitRate: 14.31,
    totalUnitCharge: 721.36,
    standingCharge: 72.18,
    totalStandingCharge: 19.49,
  });
});

it('takes pounds over a column of prices at its word', () => {
  const fields = read(`
# Northgate Gas Limited
Item                 Quantity        Price £      VAT code      £
Energy               14,239 kWh      0.07233      S             1,029.91
Standing charge      30 days         2.7702       S             115.52`);
  expect(fields).toMatchObject({ standingCharge: 277.02, unitRate: 7.233 });
});

it('keeps the unit of a label from the amounts of a column in pounds', () => {
  expect(
    read(`
# Northgate Power Limited
Item                       Qty        Price        Value (£)
Units (kWh)                7,656      £0.2767      (2,118.42)
Standing charge (days)     30         £0.4554      (13.66)`),
  ).toMatchObject({ consumption: 7656, totalUnitCharge: -2118.42, totalStandingCharge: -13.66 });
});

it('reads sums under "Net £", "VAT £", and ends a table at a sentence under it', () => {
  const fields = read(`
# Northgate Gas Limited
Meter number     Reading at 04/01/2026     Reading at 31/01/2026     Hundreds of cubic feet     kWh
0990485S         52367 Estimated           53268 Actual              901                        28,509
Meter point reference 7463299294. 901 x 2.83 = 2,549.83 cubic metres; x 1.02264 (volume conversion) x 39.36 (calorific value)
Gas: 28,509 kWh at 7.18p                                                                        2,046.95
VAT summary           Rate        Net £          VAT £         Gross £
S Standard            20.0%       2,046.95       409.39        2,456.34`);
  expect(fields).toMatchObject({
    mpanMprn: '7463299294',
    meterSerialNumber: '0990485S',
    readFromDate: '2026-01-04',
    readToDate: '2026-01-31',
    readFromType: 'estimated',
    readToType: 'actual',
    calorificValue: 39.36,
    totalUnitCharge: 2046.95,
    amountDueNetOfVat: 2046.95,
    vat: 409.39,
  });
});

it('takes units, cost and standing charge of a bill that prints no prices', () => {
  expect(
    read(`
# Northgate Power Limited
Consumption              2000 kWh
Unit charges             £500.00
Standing charges         £12.00
Net total                £512.00
Annual consumption       24,000 kWh`),
  ).toMatchObject({ consumption: 2000, totalUnitCharge: 500, totalStandingCharge: 12 });
});

it('ends a table of readings where prices begin', () => {
  expect(
    read(`
# Greenmoor Energy
                        From              To               kWh
Day                     40,120 A          42,905 A         2,785
Night                   18,002 A          19,110 A         1,108

Day units               2,785 @ 29.112 p                   810.77
Night units             1,108 @ 16.905 p                   187.31
Charges before VAT                                         998.08
VAT at 20% on £998.08                                      199.62`),
  ).toMatchObject({ dayConsumption: 2785, nightConsumption: 1108, amountDueNetOfVat: 998.08, vat: 199.62 });
});

it('takes the last of rows that each have net, VAT and gross for the sums', () => {
  expect(
    read(`
# Ironbridge Utilities Ltd
Description                Quantity        Unit price      Net £        VAT £       Gross £
Electricity - day          9,120 kWh       24.000p         2,188.80     437.76      2,626.56
Electricity - night        3,040 kWh       17.500p         532.00       106.40      638.40
Standing charge            31 days         85.00p          26.35        5.27        31.62
Total                                                      2,747.15     549.43      3,296.58`),
  ).toMatchObject({
    dayUnitRate: 24,
    nightConsumption: 3040,
    totalStandingCharge: 26.35,
    amountDueNetOfVat: 2747.15,
    vat: 549.43,
    totalAmount: 3296.58,
  });
});

it('takes a total beside net and VAT for that of the bill, and a price of days under a head for kWh', () => {
  expect(
    read(`
# Pembury Electric
            ENERGY          STANDING       CCL            NET          VAT          TOTAL
Units       1,980 kWh       30 days        1,980 kWh
Price       30.10p          95.00p         0.801p
Charge      £595.98         £28.50         £15.86         £640.34      £128.07      £768.41`),
  ).toMatchObject({ unitRate: 30.1, totalUnitCharge: 595.98, amountDueNetOfVat: 640.34, totalAmount: 768.41 });
  expect(
    read(`
# Solent Energy
                          kWh            Rate (£/kWh)      Cost (£)
Units                     3,102          0.2488            771.78
Standing charge           30 days        0.9500            28.50`),
  ).toMatchObject({ unitRate: 24.88, standingCharge: 95, standingChargeType: 'daily' });
});

it('takes the units of all from the levy, where a price changed', () => {
  const fields = read(`
# Penhallow Power Ltd
Period                 Item                Units      Price       Amount
01/09/26 - 15/09/26    Energy              1,000      25.10p      £251.00
16/09/26 - 30/09/26    Energy              1,040      26.30p      £273.52
01/09/26 - 30/09/26    CCL                 2,040      0.801p      £16.34`);
  expect(fields.consumption).toBe(2040);
  expect(fields.unitRate).toBeUndefined();
});

it('takes the number of a rate in front of "units" for part of its name', () => {
  expect(
    read(`
# Trent Valley Electric
Charge                 Units            Rate            Value
Rate 1 units           4,110 kWh        27.50 p         £1,130.25
Rate 2 units           1,800 kWh        16.20 p         £291.60`),
  ).toMatchObject({ dayConsumption: 4110, nightConsumption: 1800, dayUnitRate: 27.5, nightUnitRate: 16.2 });
});

describe('units that the network is paid for', () => {
  it.each(['DUoS red unit charge', 'Distribution, day units', 'TNUoS energy charge'])(
    '"%s" are none of the bill',
    (label) => {
      const fields = read(`
Description                Quantity         Price             Amount
Day                        62,607 kWh       15.955p/kWh       £9,988.95
Night                      27,630 kWh       11.843p/kWh       £3,272.22
Energy total               90,237 kWh                         £13,261.17
${label.padEnd(26)} 5,594 kWh        6.412p/kWh        £358.69`);
      expect(fields).toMatchObject({
        consumption: 90237,
        dayConsumption: 62607,
        nightConsumption: 27630,
        totalUnitCharge: 13261.17,
      });
    },
  );
});

describe('a line of VAT with words between its rate and its amount', () => {
  it.each(['VAT at 5%', 'VAT 5 per cent'])('is one line: %s', (label) => {
    expect(
      read(`
Electricity used           761 kWh at 27.68p per kWh             £210.64
Standing charge            30 days at 77.17p per day             £23.15
Total before VAT                                                 £233.79
${label.padEnd(26)} reduced rate: low business use        £11.69
Total for this bill                                              £245.48`),
    ).toMatchObject({ vat: 11.69, vatRate: 5 });
  });

  it('and by what it is charged', () => {
    expect(
      read(`
Charge line                Basis        Quantity      Rate       Rate unit     Amount GBP
Gas, all units             Energy       429,955       3.9958     p/kWh         17,180.14
Standing charge            Days         31            715.09     p/day         221.68
Climate change levy        Energy       429,955       0.775      p/kWh         3,332.15
TOTAL excl. VAT                                                                20,733.97
VAT, code S                Net                        20         per cent      4,146.79
TOTAL incl. VAT                                                                24,880.76`),
    ).toMatchObject({ vat: 4146.79, amountDueNetOfVat: 20733.97, totalAmount: 24880.76 });
  });
});

it('takes the area of a network for no charge of it', () => {
  expect(
    read(`
Electricity, distribution area 11      1,000 kWh      25.50p/kWh      £255.00
Standing charge                        31 days        64.14p/day      £19.88`),
  ).toMatchObject({ consumption: 1000, unitRate: 25.5, totalUnitCharge: 255 });
});

it('takes what stands under a heading of the network for no charge of the energy', () => {
  expect(
    read(`
# Energy charges
Day units                  62,607 kWh       15.955p/kWh       £9,988.95
Night units                27,630 kWh       11.843p/kWh       £3,272.22
Total energy charges       90,237 kWh                         £13,261.17
Standing charge            31 days          395.24p/day       £122.52

# Distribution use of system charges
Day units                  62,607 kWh       1.412p/kWh        £884.01
Night units                27,630 kWh       0.187p/kWh        £51.67
Fixed charge               31 days          20.03p/day        £6.21
Capacity                   400 kVA          5.29p/kVA/day     £655.96`),
  ).toMatchObject({
    dayUnitRate: 15.955,
    nightUnitRate: 11.843,
    totalUnitCharge: 13261.17,
    standingCharge: 395.24,
    totalStandingCharge: 122.52,
    capacityCharge: 655.96,
  });
});

it.each([
  ['Day', 'Night'],
  ['Day rate', 'Night rate'],
  ['DAY', 'NIGHT'],
])('takes the hours behind a price for what names its row: %s, %s', (day, night) => {
  expect(
    read(`
# Northgate Power Limited
Meter          Previous    Present    Units (kWh)    Price (p)                   Amount £
K07C41188      20410       21210      800            29.150       ${day.padEnd(12)}   233.20
K07C41188      51200       52300      1100           14.250       ${night.padEnd(12)}   156.75
Total for units                                                                  389.95`),
  ).toMatchObject({
    dayConsumption: 800,
    dayUnitRate: 29.15,
    nightConsumption: 1100,
    nightUnitRate: 14.25,
    totalUnitCharge: 389.95,
  });
});

it('takes heads of one line between the two lines of others for those of their own columns', () => {
  const page = printedPage(`
# Northgate Power Limited
Previous reading    Latest reading
                                       Units used (kWh)     Price per kWh        Cost
01 May 2026         31 May 2026
20410 A             21610 E            1,200                26.5p                £318.00
Standing charge, 31 days                                    80.00p per day       £24.80
Total before VAT                                                                 £342.80`);
  const top = (text: string): number => page.words.find((word) => word.text === text)!.y0;
  const moves = [
    { from: top('Units'), by: -6.5 },
    { from: top('01'), by: -15 },
  ];
  const words = page.words.map((word) => {
    const by = moves.find(({ from }) => from === word.y0)?.by ?? 0;
    return { ...word, y0: word.y0 + by, y1: word.y1 + by };
  });
  expect(extractInvoices([{ ...page, words }])[0].fields).toMatchObject({
    consumption: 1200,
    unitRate: 26.5,
    totalUnitCharge: 318,
    standingCharge: 80,
  });
});

it.each([
  ['This invoice', 'Cancelled invoice'],
  ['As re-billed', 'As originally billed'],
  ['New charges', 'Original charges'],
])('takes the columns under %s of a table that has those of %s too', (now, before) => {
  expect(
    read(`
# Northgate Power Limited
Charge                Price              ${now.padEnd(20)}          ${before}
                                         Quantity         £                Quantity         £
Electricity           27.50p per kWh     3,000 kWh        825.00           4,000 kWh        1,100.00
Standing charge       80.00p per day     30 days          24.00            30 days          24.00
Total before VAT                                          849.00                            1,124.00
VAT                   20%                                 169.80                            224.80
Total with VAT                                            1,018.80                          1,348.80`),
  ).toMatchObject({ consumption: 3000, totalUnitCharge: 825, amountDueNetOfVat: 849, vat: 169.8, totalAmount: 1018.8 });
});

it.each([
  ['Day rate (07:00 to midnight)', 'Night rate (midnight to 07:00)'],
  ['Day units', 'Night units'],
])('reads cards of prices that stand side by side under "%s" and "%s"', (day, night) => {
  expect(
    read(`
# Northgate Power Limited

${day.padEnd(60)}${night}
Start, 1 January 2026       257390 Actual                   Start, 1 January 2026       459179 Actual
End, 31 January 2026        269064 Actual                   End, 31 January 2026        462579 Estimated
kWh on this rate                   11,674                   kWh on this rate                    3,400
£ per kWh                         0.28397                   £ per kWh                         0.16951
Charge                          £3,315.07                   Charge                            £576.33

Electricity, both rates     15,074 kWh       see above      £3,891.40`),
  ).toMatchObject({
    dayConsumption: 11674,
    nightConsumption: 3400,
    dayUnitRate: 28.397,
    nightUnitRate: 16.951,
    totalUnitCharge: 3891.4,
    readFromDate: '2026-01-01',
    readToDate: '2026-01-31',
    readFromType: 'actual',
  });
});

it('reads a table whose rows name the register behind its first reading', () => {
  expect(
    read(`
# Northgate Power Limited
Reading last time     Reading this time     Units used (kWh)     £ per unit     Charge £
58069 Day             66509                 8,440                0.2314         1,953.02
41436 Night           42994                 1,558                0.1655         257.85
All units                                   9,998                               2,210.87
Read 12/5/2025        Read 11/8/2025

A reading with the letter E is our estimate; no letter means that we read the meter.`),
  ).toMatchObject({
    dayConsumption: 8440,
    nightConsumption: 1558,
    dayUnitRate: 23.14,
    nightUnitRate: 16.55,
    readFromDate: '2025-05-12',
    readToDate: '2025-08-11',
    readFromType: 'actual',
    readToType: 'actual',
  });
});

it('reads the price of a month in a row that has its VAT beside its net amount', () => {
  expect(
    read(`
# Ironbridge Utilities Ltd
Description                Quantity        Unit price      Net £        VAT %      VAT £
Electricity units (kWh)    9,120           £0.2400         2,188.80     20.00      437.76
Standing charge (month)    1               £29.95          29.95        20.00      5.99
Total net amount                                           2,218.75`),
  ).toMatchObject({
    unitRate: 24,
    standingCharge: 2995,
    standingChargeType: 'monthly',
    totalStandingCharge: 29.95,
    amountDueNetOfVat: 2218.75,
  });
});
