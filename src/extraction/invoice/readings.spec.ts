import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

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

it('tells the units of a meter from a unit of an estate, and the days of the charges from those of readings', () => {
  const fields = read(`
# Northgate Gas Limited
MPR          Site                                First day    Last day     Open     Close    m3       CF        CV       kWh
5599856520   Unit 14, Eleven Arches, PA34 5HN    01-Aug-26    31-Aug-26    24549    26129    1,580    1.02264   39.18    17,585
Gas          17,585 kWh       8.5188p        £1,498.03`);
  expect(fields).toMatchObject({ correctionFactor: 1.02264, calorificValue: 39.18 });
  expect(fields.readFromDate).toBeUndefined();
});

it('takes the readings of the bill that holds, and not of the one that it replaces', () => {
  expect(
    read(`
# Northgate Gas Limited
                          Cancelled        Now charged
Reading 01/04/2026        28881 A          28881 A
Reading 30/04/2026        29866 E          29633 A
Cubic metres              985              752
Correction factor         1.02264          1.02264
Calorific value           39.3318          39.3318
kWh                       11,005.26        8,401.99
MPRN                      7722305635
Gas                       8,401.99 kWh     7.9033p        £664.03`),
  ).toMatchObject({ readFromType: 'actual', readToType: 'actual', readFromValue: 28881, readToValue: 29633 });
});

it('gives each reading of a list the day in front of it', () => {
  expect(
    read(`
# Northgate Power Limited
Energy               2061 kWh        23.144p        £477.00

read[0].date         2026-03-14
read[0].value        566658
read[0].quality      ESTIMATED
read[1].date         2026-04-12
read[1].value        568719
read[1].quality      ESTIMATED`),
  ).toMatchObject({ readFromDate: '2026-03-14', readToDate: '2026-04-12' });
});

it('takes no date from far over the readings', () => {
  const fields = read(`
# Greenmoor Energy
Your electricity        11 Apr 2026       to 10 May 2026

                        From              To               kWh
Units                   40,120 A          42,905 A         2,785

Units                   2,785 @ 29.112 p                   810.77`);
  expect(fields.readFromType).toBe('actual');
  expect(fields.readFromDate).toBeUndefined();
});

it('takes readings under two days with their advance beside', () => {
  expect(
    read(`
# Trent Valley Electric
                  1 Aug 2026        31 Aug 2026       Advance
All day           100200 A          104310 E          4,110

Units             4,110 kWh         27.50 p           £1,130.25`),
  ).toMatchObject({
    readFromDate: '2026-08-01',
    readToDate: '2026-08-31',
    readFromType: 'actual',
    readToType: 'estimated',
  });
});

it('takes the kind that is ticked', () => {
  expect(
    read(`
# Northgate Power Limited
Last reading   15 May 2026    319408   [ ] Actual   [ ] Estimated   [X] Customer
This reading   12 June 2026   323421   [ ] Actual   [X] Estimated   [ ] Customer
${CHARGES}`),
  ).toMatchObject({ readFromType: 'customer', readToType: 'estimated' });
});

it('takes the days that stand once under the readings of several registers', () => {
  expect(
    read(`
# Northgate Power Limited
Meter no.      Register     Previous          Present           Units used     Price        Cost
L78C 87123     Day          33292 C           36453 A           3,161          27.34p       £864.22
L78C 87123     Night        51030 C           52731 A           1,701          19.55p       £332.55
                            read 08/04/2026   read 07/07/2026   4,862`),
  ).toMatchObject({
    readFromDate: '2026-04-08',
    readToDate: '2026-07-07',
    readFromType: 'customer',
    readToType: 'actual',
  });
});

it('takes the first and the last of the readings of gas, where one was taken at a change of price', () => {
  expect(
    read(`
# Northgate Gas Limited
MPRN                 1414359603
Before: 3,313 kWh at 6.2p per kWh           £205.41
After: 5,059 kWh at 7.17p per kWh           £362.73
Total gas used       8,372 kWh              £568.14

Date             Reading      How obtained
18 Aug 2026      9131         actual
01 Oct 2026      9427         estimated
16 Nov 2026      9879         customer

Units: 296 before and 452 after the change. kWh = units × correction factor 1.02264 × calorific value 39.4 ÷ 3.6`),
  ).toMatchObject({
    readFromDate: '2026-08-18',
    readToDate: '2026-11-16',
    readFromType: 'actual',
    readToType: 'customer',
  });
});

it.each([
  ['Previous reading dated 14 May 2026. Reading this time dated 12 June 2026.'],
  ['Previous reading taken on 14/05/2026. Latest reading taken on 12/06/2026.'],
  ['Your latest reading was taken on 12 June 2026 and your previous reading on 14 May 2026.'],
])('takes the days that are told under the readings: %s', (words) => {
  expect(
    read(`
# Northgate Power Limited
Meter          Previous       Present        Advance
D91M65415      319408 A       323421 E       4,013
${CHARGES}

${words}`),
  ).toMatchObject({ readFromDate: '2026-05-14', readToDate: '2026-06-12' });
});

it('takes the day of a next reading for none of the bill', () => {
  expect(
    read(`
# Northgate Power Limited
Meter          Previous       Present        Advance
D91M65415      319408 A       323421 E       4,013
${CHARGES}

Your next reading is to be taken on 14 July 2026.`).readToDate,
  ).toBeUndefined();
});

it('keeps the kind and day of a reading in its row, where a form over it has labels at the same place', () => {
  expect(
    read(`
# Northgate Power Limited
                                              Invoice number       INV-44120
                                              Invoice date         8 June 2026
                                              Account number       77120045

                      Reading                 Kind                 Taken for
Opening               38006                   Actual               16 April 2026
Closing               41484                   Customer             15 May 2026
Electricity           3,478 kWh at 20.00p     £695.60`),
  ).toMatchObject({
    readFromType: 'actual',
    readToType: 'customer',
    readFromDate: '2026-04-16',
    readToDate: '2026-05-15',
  });
});

it('tells the readings of a gas meter from volumes, the latest first', () => {
  expect(
    read(`
# Northgate Gas Limited
MPRN                  7722305635

Date                  Reading (m³)         Source
Sat 28 Feb 2026       50087                Estimated
Sun 1 Feb 2026        49758                Actual

Gas used              329 m³
Volume correction     1.02264
Calorific value       39.3352 MJ/m³
Energy                3,676.19 kWh
Gas                   3,676.19 kWh         5.891p         £216.56`),
  ).toMatchObject({
    readFromDate: '2026-02-01',
    readToDate: '2026-02-28',
    readFromType: 'actual',
    readToType: 'estimated',
  });
});

it('takes the kinds of both readings from labels of their own', () => {
  expect(
    read(`
# Northgate Power Limited
Previous reading date     30 April 2026
Previous reading          319408
Previous read status      Customer
Present reading date      31 May 2026
Present reading           323421
Type of present reading   Estimated
${CHARGES}`),
  ).toMatchObject({
    readFromDate: '2026-04-30',
    readToDate: '2026-05-31',
    readFromType: 'customer',
    readToType: 'estimated',
  });
});

it('takes no year out of a reading beside a day whose year stands under it', () => {
  const fields = read(`
# Northgate Power Limited
Meter        Previous date     Previous     Present date     Present      kWh used
D91M65415    31st August       39,257       30th November    43,394       4,137
Energy               4,137 kWh        25.83p        £1,068.59`);
  expect(fields.readFromDate).toBeUndefined();
  expect(fields.readToDate).toBeUndefined();
});

it('takes the one kind under "Reading type" for that of both readings of its row', () => {
  const [{ fields }] = extractInvoices([
    printedPage(`
# Northgate Power Limited
MPAN                Register         Opening        Closing          kWh        Reading type
1200094517706       Day                38887          57963       19,076              Actual

Energy              19,076 kWh       30.715p       5,859.19`),
  ]);
  expect(fields).toMatchObject({ readFromType: 'actual', readToType: 'actual' });
});

it('takes figures of gas that are apart by the volume billed for readings, though they are called volume', () => {
  const [{ fields }] = extractInvoices([
    printedPage(`
# Northgate Power Limited
MPRN                59324002

Register            Start read          End read            Advance
Volume (m3)         27,501              29,229              1,728
                    3 Sep 2026          2 Oct 2026
                    Customer own        Estimate

Conversion: 1,728 m3 × 1.02264 correction factor × CV 38.6 MJ/m3 ÷ 3.6 = 18,947 kWh

Gas                 18,947 kWh @ 6.19 p/kWh          £1,172.82`),
  ]);
  expect(fields).toMatchObject({
    readFromDate: '2026-09-03',
    readToDate: '2026-10-02',
    readFromType: 'customer',
    readToType: 'estimated',
  });
});
