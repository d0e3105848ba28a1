import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string): InvoiceFields =>
  extractInvoices([printedPage(`# Northgate Power Limited\n${drawing}`)])[0].fields;

const TABLE = `
Meter           Start        End          kWh
D91M65415       31940        35953        4,013

Energy          4,013 kWh        25.83p        £1,036.56`;
const DAYS = { readFromDate: '2026-05-01', readToDate: '2026-05-31' };

it.each(['Read dates 01/05/2026 and 31/05/2026.', 'A = actual, E = estimated. Read dates: 1 May 2026, 31 May 2026.'])(
  'takes the days of both readings from one statement: %s',
  (said) => {
    expect(read(`${TABLE}\n\n${said}`)).toMatchObject(DAYS);
  },
);

it('takes how they came about from behind their days', () => {
  expect(read(`${TABLE}\n\nReadings of 1 May 2026 (estimated) and 31 May 2026 (actual).`)).toMatchObject({
    ...DAYS,
    readFromType: 'estimated',
    readToType: 'actual',
  });
});

it('takes the first and the last reading of one sentence', () => {
  expect(read(`${TABLE}\n\nFirst reading 1 May 2026, last reading 31 May 2026`)).toMatchObject(DAYS);
});

it('takes days and kinds where no figures of a meter are printed', () => {
  expect(
    read(`
Energy             4,013 kWh        25.83p        £1,036.56

First reading      1 May 2026
Last reading       31 May 2026
Kind of reading    Estimated then actual`),
  ).toMatchObject({ ...DAYS, readFromType: 'estimated', readToType: 'actual' });
});

it('takes no days of readings to come', () => {
  const fields = read(`${TABLE}\n\nNext readings 1 June 2026 and 30 June 2026.`);
  expect(fields.readFromDate).toBeUndefined();
  expect(fields.readToDate).toBeUndefined();
});

it('takes the days in the heads of the columns, and none of the small print under the table', () => {
  expect(
    read(`
Electricity   649 kWh                  25.17p                    £163.35
Rate          Last time 01-May-2026    This time 31-May-2026     kWh used
Anytime       32776 A                  33425 C                   649
A = actual, E = estimated, C = customer
Northgate Power Limited, 320 Vincent Street, Glasgow G2 5AD. VAT registration 969 5706 12. Next reading 30-Jun-2026.`),
  ).toMatchObject({ readFromDate: '2026-05-01', readToDate: '2026-05-31' });
});

it('takes readings under heads that call them so, where a formula stands in their row as well', () => {
  expect(
    read(`
MPRN          3526273105
METER                                                       PREVIOUS       PRESENT     VOLUME M3      CORR    CV        KWH
G1641425648 VOLUME X CORRECTION X CALORIFIC VALUE / 3.6     28970 C        31038 A     2068           1.02264 39.2      23,028

GAS KWH           23,028         5.500       1,266.54
A=ACTUAL E=ESTIMATED C=CUSTOMER`),
  ).toMatchObject({ readFromType: 'customer', readToType: 'actual', readFromValue: 28970, readToValue: 31038 });
});
