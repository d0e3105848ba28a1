import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string): InvoiceFields =>
  extractInvoices([printedPage(`# Northgate Power Limited\n${drawing}`)])[0].fields;

const REGISTERS = `
Rate                  Opening      Closing      Units (kWh)
Day                   112904       118024       5,120
Night                  40227        41693       1,466
All                                             6,586

Day                  5,120 kWh       26.310p        £1,347.07
Night                1,466 kWh       18.055p          £264.69`;

it('takes the days of the readings from words that name them and no more', () => {
  expect(
    read(`${REGISTERS}

Opening read 01/08/2026, closing read 31/08/2026.`),
  ).toMatchObject({ readFromDate: '2026-08-01', readToDate: '2026-08-31' });
});

it('takes no day of a reading to come', () => {
  const fields = read(`${REGISTERS}

Opening read 01/08/2026. Next reading 31/10/2026.`);
  expect(fields.readToDate).toBeUndefined();
});

it('takes how they came about from behind their days', () => {
  expect(
    read(`${REGISTERS}

PREVIOUS READINGS TAKEN 14 JUL 2026 : A (ACTUAL)
PRESENT READINGS 13 OCT 2026 : E (ESTIMATED)`),
  ).toMatchObject({
    readFromDate: '2026-07-14',
    readToDate: '2026-10-13',
    readFromType: 'actual',
    readToType: 'estimated',
  });
});

it('takes no account number for two kinds of readings', () => {
  expect(
    read(`
Account                     A-5F20B91C

1 November 2026             08412         our estimate
30 November 2026            08549         your own reading

Gas used                    137 m3
1,529 kWh at 6.284p per kWh                £96.08`),
  ).toMatchObject({ readFromType: 'estimated', readToType: 'customer' });
});
