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
