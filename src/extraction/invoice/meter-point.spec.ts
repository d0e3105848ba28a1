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

it.each([
  'Supply point reference 2207316054, meter K0092A41705.',
  'MPRN 2207316054 (meter G6A00531894)',
  'MPRN 2207316054 and meter E016K0047719',
])('takes what stands behind the word in a list for a serial: %s', (words) => {
  expect(serial(words)).toBe(/K0092A41705|G6A00531894|E016K0047719/.exec(words)![0]);
});

it('takes no words for one there', () => {
  expect(serial('Supply point reference 2207316054, meter READ monthly.')).toBeUndefined();
});

it('takes the name of a supplier for no word of the fuel', () => {
  const fuel = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields.supplyType;
  const lines = 'Electricity units        3,000 kWh        20.00p        £600.00';
  expect(fuel(`\n# British Gas\n\nInvoice number   INV-1\n${lines}`)).toBe('electricity');
  expect(fuel(`\n# British Gas\n\nInvoice number   INV-1\n${lines.replace('Electricity', 'Gas')}`)).toBe('gas');
});
