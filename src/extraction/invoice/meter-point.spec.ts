import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const serial = (drawing: string) =>
  extractInvoices([printedPage(`\n# Northgate Energy\n\n${drawing}`)])[0].fields.meterSerialNumber;

it.each(['Smart meter', 'through meter', 'Your electricity meter'])(
  'takes what stands beside "%s" for a serial',
  (label) => {
    expect(serial(label.padEnd(32) + '23J4410772')).toBe('23J4410772');
  },
);

it.each([
  ['Smart meter', 'Yes, fitted 2021'],
  ['Smart meter', '0800 111 999'],
  ['On the meter', '12345'],
])('takes for none what does not look like one: %s %s', (label, value) => {
  expect(serial(label.padEnd(32) + value)).toBeUndefined();
});
