import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (passedOn: string) =>
  extractInvoices([
    printedPage(`
# Northgate Energy Limited

Invoice number      INV-44120

Charge                              Quantity               Price          Amount £
Electricity, flexible basket      182,310 kWh    14.2075 p/kWh          25,901.69
${passedOn}
Standing charge                       31 days      182.50 p/day              56.58`),
  ])[0].fields;

describe('a bill that passes on what others charge', () => {
  it.each([
    'ROC                               182,310 kWh     2.6120 p/kWh           4,761.94',
    'Balancing charge                  182,310 kWh     1.3010 p/kWh           2,371.85',
    'CM: supplier charge                17,204 kWh     5.4683 p/kWh             940.77',
    'Distribution red/black             17,204 kWh    11.3020 p/kWh           1,944.40',
  ])('has one price of energy: %s', (line) => {
    expect(read(line)).toMatchObject({ unitRate: 14.2075, totalUnitCharge: 25901.69, consumption: 182310 });
  });

  it.each(['DUoS: agreed capacity', 'Supply capacity'])('has a charge of capacity: %s', (name) => {
    expect(read(`${name.padEnd(24)}2,000 kVA x 31 days     7.74 p/kVA/day           4,798.80`).capacityCharge).toBe(
      4798.8,
    );
  });
});
