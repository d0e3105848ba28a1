import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields;

describe('a bill written as a letter', () => {
  const fields = read(`
Northgate Power Limited

12 March 2026

Bennett and Sons Limited
4 Orchard Way
Truro
TR1 2AB

Electricity account K5512078, invoice 7730145 of 12 March 2026

This is for the electricity that you took at Mill Barn, Orchard Way, Truro, TR1 2AB from 1 February 2026 to 28 February 2026, which is 28 days.
According to the meter 1,000 kWh have gone through it.

At 25.50p a kWh that comes to £255.00. To this we add £14.00 of standing charge, at 50.00p a day, and £8.01 of levy, at 0.801p a kWh.
The three together make £277.01, on which VAT at 20% is £55.40. The invoice therefore stands at £332.41.`);

  it('gives the charges whose units, price and cost stand in different sentences', () => {
    expect(fields).toMatchObject({
      consumption: 1000,
      unitRate: 25.5,
      totalUnitCharge: 255,
      standingCharge: 50,
      standingChargeType: 'daily',
      totalStandingCharge: 14,
      cclRate: 0.801,
    });
  });

  it('gives the sums, by what they make', () => {
    expect(fields).toMatchObject({ amountDueNetOfVat: 277.01, vat: 55.4, vatRate: 20, totalAmount: 332.41 });
  });

  it('gives the place that was supplied, and the date behind the number', () => {
    expect(fields).toMatchObject({
      siteAddress: 'Mill Barn, Orchard Way, Truro, TR1 2AB',
      invoiceNumber: '7730145',
      supplierAccountNumber: 'K5512078',
      invoiceDate: '2026-03-12',
    });
  });
});

it('takes no product of figures of different units for a charge', () => {
  const fields = read(`
Northgate Power Limited
Invoice number  INV-77301   Invoice date  12 March 2026

Price list: standing charge 50.00p a day
Volume this month: 280 kWh
Paid by you: £140.00`);
  expect(fields.totalStandingCharge).toBeUndefined();
  expect(fields.standingChargeType).not.toBe('monthly');
});

it('takes what a charge is for from the words beside its amount', () => {
  expect(
    read(`
# Brackenfield Power
Electricity                     £846.07
  3,021 kWh at 28.006p
Climate Change Levy             £24.35
  3,021 kWh at 0.806p`),
  ).toMatchObject({ cclRate: 0.806, unitRate: 28.006, totalUnitCharge: 846.07 });
});

it('takes days at a price for a standing charge, and not for the day', () => {
  expect(
    read(`
# Moorgate Gas
900 kWh @ 6.912p                 62.21
31 days @ 48.20p                 14.94
CCL 900 kWh @ 0.801p             7.21`),
  ).toMatchObject({ unitRate: 6.912, consumption: 900, standingCharge: 48.2, totalStandingCharge: 14.94 });
});

describe('a standing charge that a sentence gives for one period and again as its cost', () => {
  const standing = (words: string) =>
    read(`
Northgate Power Limited

Invoice 7730145 of 12 March 2026

At 25.50p a kWh the 1,000 kWh come to £255.00, and ${words}.`);

  it.each([
    ['the standing charge of £43.29 per quarter adds £43.29', 'quarterly'],
    ['the annual standing charge of £43.29 a year adds £43.29', 'annual'],
    ['the standing charge, at £43.29 a month, is £43.29', 'monthly'],
  ])('has that price: %s', (words, type) => {
    expect(standing(words)).toMatchObject({
      standingCharge: 4329,
      standingChargeType: type,
      totalStandingCharge: 43.29,
      totalUnitCharge: 255,
    });
  });

  it('is no charge for a meter', () => {
    expect(standing('the meter rental of £43.29 a quarter adds £43.29').totalStandingCharge).toBeUndefined();
  });
});

describe('several charges in one sentence', () => {
  it('are told by what their prices are for', () => {
    expect(
      read(`
Northgate Power Limited

You used 1,000 kWh, for which we charge 25.50p per kWh, or £255.00, with a standing charge of 48p a day for 90 days, or £43.20.`),
    ).toMatchObject({ unitRate: 25.5, totalUnitCharge: 255, standingCharge: 48, totalStandingCharge: 43.2 });
  });

  it('and sums stand each beside its own words', () => {
    expect(
      read(`
Northgate Power Limited

You used 1,000 kilowatt hours at 25.50 pence each, which comes to £255.00.
There is also our quarterly standing charge of £51.30. That makes £306.30 before VAT, and VAT at 20 per cent adds £61.26, so that £367.56 is due.`),
    ).toMatchObject({ amountDueNetOfVat: 306.3, vat: 61.26, vatRate: 20 });
  });
});

describe('charges whose words stand over their calculation, beside the amount', () => {
  const bill = (standing: string, vat = '') =>
    read(`
# Brackenfield Power
Normal rate (day)                        750.00
3,000 kWh @ 25.000p
Low rate (night)                         155.00
1,000 kWh @ £0.155
All units                                905.00
4,000 kWh
Standing charge                          ${standing}
Climate change levy                       32.04
4,000 kWh @ 0.801p
VAT                                      194.33
${vat}`);

  it('are of the hours that the words name', () => {
    expect(bill('')).toMatchObject({
      dayConsumption: 3000,
      nightConsumption: 1000,
      dayUnitRate: 25,
      nightUnitRate: 15.5,
      totalUnitCharge: 905,
      cclRate: 0.801,
    });
  });

  it.each([
    ['1 month @ £34.60', 'monthly', 34.6],
    ['2 months × £34.60', 'monthly', 69.2],
    ['1 quarter @ £103.80', 'quarterly', 103.8],
    ['28 days at £0.65', 'daily', 18.2],
  ])('have a standing charge of "%s"', (said, standingChargeType, totalStandingCharge) => {
    const fields = bill(`${totalStandingCharge.toFixed(2).padStart(7)}\n${said}`);
    expect(fields).toMatchObject({ standingChargeType, totalStandingCharge });
    expect(fields.standingCharge).toBe(100 * Number(/£(.*)$/.exec(said)![1]));
  });

  it('have the rate of the VAT under it, of what it is charged on', () => {
    const fields = read(`
# Brackenfield Power
Electricity                              900.00
3,600 kWh @ 25.000p
Sub-total                                900.00
VAT                                      180.00
20% of £900.00
Total charges                          1,080.00`);
    expect(fields).toMatchObject({ vatRate: 20, vat: 180, amountDueNetOfVat: 900, totalAmount: 1080 });
  });
});

it('takes units for those of energy where they make the amount beside its words, and what is rented for no standing charge', () => {
  const fields = read(`
# Brackenfield Power
Your day electricity                     750.00
3,000 units at 25.000 pence
Your night electricity                   155.00
1,000 units at 15.500 pence
Meter rental                               5.00
1 month @ £5.00`);
  expect(fields).toMatchObject({ dayUnitRate: 25, nightUnitRate: 15.5, dayConsumption: 3000, nightConsumption: 1000 });
  expect(fields.standingCharge).toBeUndefined();
});

it('takes the units of a price from another column of the page where it has its amount beside it', () => {
  const lines = Array.from({ length: 18 }, (_, i) => `Note ${String.fromCharCode(65 + i)} of this bill`);
  const fields = read(`
# Brackenfield Gas
Gas at 7.05p/kWh                         £715.36
${lines.join('\n')}
In kilowatt-hours                        10,147 kWh`);
  expect(fields).toMatchObject({ unitRate: 7.05, totalUnitCharge: 715.36, consumption: 10147 });
});
