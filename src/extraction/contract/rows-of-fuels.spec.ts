import { readDrawn as read } from '../testing/read.js';

it('gives each fuel the row that it stands before, left of all heads', () => {
  const { supplyPoints } = read(`
Supplier                                  Contract reference
Utilita Energy Limited                    UTB 772031

Electricity: supply number                Gas: meter point reference (MPRN)
1407654321984                             7301264507

# What you will pay

                Unit charge      Daily charge      Assumed yearly use
Electricity     27.40 p/kWh      62.00 p/day       14,200 kWh
Gas             6.90 p/kWh       45.50 p/day       38,900 kWh


VAT is added at 20%.
`);
  expect(supplyPoints).toMatchObject([
    { mpanMprn: '1407654321984', unitRate: 27.4, standingCharge: 62, estimatedAnnualConsumption: 14200 },
    { mpanMprn: '7301264507', unitRate: 6.9, standingCharge: 45.5, estimatedAnnualConsumption: 38900 },
  ]);
});
