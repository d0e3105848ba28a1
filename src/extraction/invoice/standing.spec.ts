import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields;
const HEAD = `
# Northgate Power Limited
Billing period          1 May 2026 to 31 July 2026
Energy                  4,013 kWh        25.83p        £1,036.56
`;

it('tells the price of a month from what three of them come to', () => {
  expect(
    read(`${HEAD}
Monthly standing charge        £19.09
Standing charge                £57.27`),
  ).toMatchObject({ standingCharge: 1909, standingChargeType: 'monthly', totalStandingCharge: 57.27 });
});

it('takes what the days of the bill come to at a price that stands apart', () => {
  expect(
    read(`${HEAD}
Standing charge                50.22p per day
Fixed charges total            £46.20`),
  ).toMatchObject({ standingCharge: 50.22, standingChargeType: 'daily', totalStandingCharge: 46.2 });
});

it('takes no amount for that of a price that does not make it', () => {
  expect(
    read(`${HEAD}
Standing charge                50.22p per day
Fixed charges total            £61.20`).totalStandingCharge,
  ).toBeUndefined();
});

it.each([
  ['days/365', '£/year', '841.73', '71.49', 'annual', 84173],
  ['days of 365', '£ per month', '62.40', '63.60', 'monthly', 6240],
])('takes the price of a year or month for the days of the bill (%s)', (basis, unit, price, amount, type, pence) => {
  const [{ fields }] = extractInvoices([
    printedPage(`
# Northgate Power Limited

Line                                      Quantity     Unit       Rate     Rate basis       Net (£)
Energy                                      22,561      kWh    0.16987     £/kWh           3,832.44
Standing charge (${basis})                      31     days     ${price}     ${unit}            ${amount}`),
  ]);
  expect(fields).toMatchObject({
    unitRate: 16.987,
    standingCharge: pence,
    standingChargeType: type,
    totalStandingCharge: Number(amount),
  });
});

it('tells the standing charge from what the network is paid for by the day', () => {
  expect(
    read(`${HEAD}
Standing charge                       30 days      1,284.60 p/day      £385.38
Transmission (TNUoS) fixed charge     30 days      2,214.00 p/day      £664.20`),
  ).toMatchObject({ standingCharge: 1284.6, standingChargeType: 'daily', totalStandingCharge: 385.38 });
});

it('takes the one that words name for the whole period, and nothing else that is charged for as many days', () => {
  expect(
    read(`# Northgate Power Limited

Bill period    1 May 2026 to 31 May 2026

Your charges                                           About your supply
The unit rate is 25p, so the power came                The MPAN is 1048710271475.
to £250.00. The standing charge is 49.6p a day;        Please quote customer number
for 31 days that is £15.38. Climate Change Levy        PZ263467 when you call. Invoice
at 0.775p per kWh is £7.75. Metering and data          INV-0808548 was issued on
collection adds £33.27 (31 days at 107.32p). In        9 June 2026.
all £306.40 without VAT; VAT at 20% is £61.28,
making this bill £367.68.

Between 1 May 2026 and 31 May 2026 you used 1,000 kWh.`),
  ).toMatchObject({ standingCharge: 49.6, standingChargeType: 'daily', totalStandingCharge: 15.38 });
});
