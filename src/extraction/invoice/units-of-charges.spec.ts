import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(`\n# Northgate Energy\n\n${drawing}`)])[0].fields;

it.each([
  `
Nominal   Details                      Qty      Price      VAT    Goods value
4010      Electricity supplied, kWh    3,120    £0.25000   T1          780.00
4020      Standing charge, days           90    £0.7000    T1           63.00`,
  `
Item                         Quantity     Price         Value
Electricity, kWh             3,120        0.25000      780.00
Standing charge, days           90        0.7000        63.00`,
  `
Electricity, kWh             3,120      25.000p      780.00
Standing charge, days           90       70.00p       63.00`,
  `
                             Number    Price, p     Charge
Electricity (kWh)             3,120      25.000      780.00
Standing charge (days)           90       70.00       63.00`,
])('gives the unit in the name of a charge to its number, and neither to its price nor to its cost: %s', (drawing) => {
  expect(read(drawing)).toMatchObject({
    consumption: 3120,
    unitRate: 25,
    totalUnitCharge: 780,
    totalStandingCharge: 63,
  });
});

it.each([
  `
                                      Volume        £ per unit              £
Electricity at the agreed price   150.400 MWh       91.50 /MWh      13,761.60
Climate Change Levy               150,400 kWh     0.00801 /kWh       1,204.70`,
  `
                                  Volume MWh             £/MWh              £
Electricity at the agreed price      150.400             91.50      13,761.60
Climate Change Levy                  150.400              8.01       1,204.70`,
  `
Electricity                      150,400 kWh     £91.50 per MWh    £13,761.60
Climate Change Levy              150,400 kWh        0.801p/kWh      £1,204.70`,
])('gives the price of a MWh by the kWh: %s', (drawing) => {
  expect(read(drawing)).toMatchObject({
    consumption: 150400,
    unitRate: 9.15,
    totalUnitCharge: 13761.6,
    cclRate: 0.801,
  });
});

it.each([
  'Example: 100 kWh at £0.10 = £10.00.',
  'A worked example: 100 kWh at £0.10 = £10.00.',
  `
Week          kWh        Market price p/kWh (for information only)
1 - 7         400        27.00
8 - 14        600        29.00`,
])('takes no charge out of what only explains: %s', (words) => {
  expect(read(`Electricity                   1,000 kWh      25.00p      £250.00\n\n${words}`)).toMatchObject({
    consumption: 1000,
    unitRate: 25,
    totalUnitCharge: 250,
  });
});

it('gives the unit at the end of a step to what the step comes to', () => {
  expect(
    read(`
Meter point reference (MPRN)                          410772543
Divide by 3.6 to give kilowatt-hours: gas used, kWh   20,150.40
Price of gas per kWh                                  £0.070000
Cost of gas                                           £1,410.53`),
  ).toMatchObject({ consumption: 20150.4, unitRate: 7, totalUnitCharge: 1410.53 });
});

it('takes the sum of the lines of energy by its amount, where it names them all', () => {
  expect(
    read(`
Day units 3,000 × £0.24000            £720.00
Night units 1,500 × £0.16000          £240.00
Units, day and night                  £960.00`).totalUnitCharge,
  ).toBe(960);
});

it.each([
  'Suppose a workshop uses 900 kWh in 31 days at 20.00p with a daily charge of 60.00p: 900 × 20.00p is £180.00, 31 × 60.00p is £18.60, so\n£198.60 before levy and VAT.',
  "How it is done. Let's say you use 600 kWh at 30.00p and pay 50.00p a day for 30 days: 600 × 30.00p is £180.00, 30 × 50.00p is\n£15.00, so it is £195.00.",
])('takes no charge out of what a sentence supposes: %s', (words) => {
  expect(
    read(`
Electricity           1,500 kWh      26.00p      £390.00
Daily charge          31 days        70.00p      £21.70
Total before VAT                                 £411.70

${words}`),
  ).toMatchObject({ consumption: 1500, unitRate: 26, standingCharge: 70, amountDueNetOfVat: 411.7 });
});

it.each(['CCL at 0.775p per unit                                 £38.75', 'Levy, each unit 0.775p      £38.75'])(
  'takes what is levied on units for no price of the energy: %s',
  (levy) => {
    expect(
      read(`
5,000 units (kWh) at 28.40p                            £1,420.00
${levy}`),
    ).toMatchObject({ consumption: 5000, unitRate: 28.4, totalUnitCharge: 1420, cclRate: 0.775 });
  },
);
