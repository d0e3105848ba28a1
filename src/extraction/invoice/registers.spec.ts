import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string): InvoiceFields => extractInvoices([printedPage(drawing)])[0].fields;

describe('registers that are counted', () => {
  const bill = ([day, night, evening]: string[], legend = 'Readings  N=Normal (actual)  E=Estimated  C=Customer own') =>
    read(`
# NORTHGATE POWER LIMITED
REGISTER              PREVIOUS        PRESENT       UNITS      PENCE/UNIT          GBP
${day.padEnd(22)}41200 E         44200 N       3000        25.500             765.00
${night.padEnd(22)}18300 E         19300 N       1000        15.500             155.00
${evening.padEnd(22)}70100 E         70600 N        500        20.000             100.00
TOTAL OF UNITS                                      4500                          1,020.00

${legend}`);

  it.each([
    ['1 DAY', '2 NIGHT', '3 EVE/WEEKEND'],
    ['1 Day', '2 Night', '3 Weekend'],
    ['1 Day units', '2 Night units', '3 Evening units'],
  ])('are no days: "%s", "%s", "%s"', (...names) => {
    expect(bill(names)).toMatchObject({
      consumption: 4500,
      dayConsumption: 3000,
      nightConsumption: 1000,
      dayUnitRate: 25.5,
      nightUnitRate: 15.5,
      totalUnitCharge: 1020,
    });
  });

  it.each([
    'READINGS  N=NORMAL (ACTUAL)  E=ESTIMATED  C=CUSTOMER OWN',
    'N=Normal reading (actual) E=Estimated C=Yours',
    'N: actual. E: estimated. C: given by you.',
  ])('have readings of the kinds that "%s" explains', (legend) => {
    expect(bill(['1 DAY', '2 NIGHT', '3 EVENING'], legend)).toMatchObject({
      readFromType: 'estimated',
      readToType: 'actual',
    });
  });
});

describe('kinds of both readings', () => {
  const bill = (said: string, behind = '') =>
    read(`
# Northgate Power Limited
${said}
Last read${behind}             6402
This read${behind}             6902
Electricity            500 kWh at 25.00p       £125.00`);

  it.each([
    ['Readings start: customer, end: customer (you gave us both)', 'customer', 'customer'],
    ['Readings: opening estimated, closing actual', 'estimated', 'actual'],
    ['Reading types, first: actual; last: estimated', 'actual', 'estimated'],
  ])('are told apart from them: %s', (said, readFromType, readToType) => {
    expect(bill(said)).toMatchObject({ readFromType, readToType });
  });

  it('are in the brackets of their labels', () => {
    expect(bill('', ' (your own)')).toMatchObject({ readFromType: 'customer', readToType: 'customer' });
  });
});
