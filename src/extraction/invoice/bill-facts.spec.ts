import type { InvoiceFields } from '../results.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string): InvoiceFields => extractInvoices([printedPage(drawing)])[0].fields;
const HEAD = `
# Northgate Power Limited
Invoice number           INV-44120`;

describe('the figures of the meter', () => {
  it('are those that make the units billed', () => {
    expect(
      read(`${HEAD}
Meter          Previous read      Present read       Units
E13UP96240     319408 A           323421 E           4,013
Energy         4,013 kWh          25.83p             £1,036.56`),
    ).toMatchObject({ readFromValue: 319408, readToValue: 323421 });
  });

  it('are not those of one register of two', () => {
    const fields = read(`${HEAD}
Register       Previous read      Present read       Units
Day            319408 A           322108 A           2,700
Night          042110 A           043423 A           1,313
Day            2,700 kWh          25.00p             £675.00
Night          1,313 kWh          15.00p             £196.95
All units      4,013 kWh                             £871.95`);
    expect(fields.dayConsumption).toBe(2700);
    expect(fields.readFromValue).toBeUndefined();
  });

  it('have a unit, on a gas bill, by the chain to kWh', () => {
    const drawing = (kwh: string): string => `${HEAD}
MPRN                     7722305635
Previous reading         28881 A
Present reading          29633 A
Units used               752
Correction factor        1.02264
Calorific value          39.3318
Gas                      ${kwh} kWh          7.9033p`;
    expect(read(`${drawing('8,401.99')}            £664.03`)).toMatchObject({ readToValue: 29633, meterUnit: 'm3' });
    expect(read(`${drawing('23,777.63')}            £1,879.22`)).toMatchObject({ meterUnit: 'hundred_cubic_feet' });
    expect(read(`${drawing('9,999.00')}            £790.25`).meterUnit).toBeUndefined();
    // what is printed beside the units goes before: the bill may have turned it into others
    for (const units of ['Volume used              752 m3', 'Gas used (m³)            752'])
      expect(
        read(`${drawing('23,777.63').replace('Units used               752', units)}            £1,879.22`),
      ).toMatchObject({ meterUnit: 'm3' });
  });

  it('have the unit over the units used, whatever they were turned into', () => {
    expect(
      read(`${HEAD}
MPRN                     7722305635
Meter          Previous read      Present read       Units (m3)
G4A53217055    28881 A            29633 A            752
Correction factor        1.02264
Calorific value          39.3318
Gas                      23,777.63 kWh          7.9033p            £1,879.22`),
    ).toMatchObject({ readToValue: 29633, meterUnit: 'm3' });
  });
});

describe('other charges', () => {
  const drawing = (lines: string, net: string): string => `${HEAD}
Energy                   4,000 kWh          25.00p             £1,000.00
Standing charge          31 days            50.00p             £15.50
${lines}
Total excluding VAT                                            ${net}`;
  it('are what is before the net amount and in no other field', () => {
    expect(read(drawing('Data collection                                 £13.93', '£1,029.43')).otherCharges).toBe(
      13.93,
    );
  });

  it('are given where the net amount is wrong, if each line is known', () => {
    expect(read(drawing('Meter operator                                  £13.93', '£1,039.43')).otherCharges).toBe(
      13.93,
    );
    expect(read(drawing('', '£1,115.50')).otherCharges).toBe(0);
    expect(
      read(drawing('Zyzzyva                                         £13.93', '£1,039.43')).otherCharges,
    ).toBeUndefined();
  });
});

describe('the invoice that a paper corrects', () => {
  it.each([
    ['This credit note cancels our invoice INV-33901 of 3 May 2026.', 'INV-33901'],
    ['Invoice INV-44120 of 9 June 2026 replaces invoice 3790703 of 5 May 2026.', '3790703'],
    ['We take back in full our invoice 7269572 of 23 August 2026.', '7269572'],
    ['Your previous invoice 3790703 was paid, thank you.', undefined],
  ])('%s', (sentence, number) => {
    expect(read(`${HEAD}\n\n${sentence}`).correctsInvoiceNumber).toBe(number);
  });

  it('stands beside a label', () => {
    expect(read(`${HEAD}\nOriginal invoice         INV-33901`).correctsInvoiceNumber).toBe('INV-33901');
    expect(read(`${HEAD}\nPrevious invoice number  INV-33901`).correctsInvoiceNumber).toBeUndefined();
  });
});
