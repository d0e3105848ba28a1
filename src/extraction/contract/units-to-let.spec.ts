import { readDrawn as read } from '../testing/read.js';

it('takes the units of a building for places in the first column of a list, and for no label of a price', () => {
  const { supplyPoints } = read(`
Where       Meter point (MPAN)    Unit rate p/kWh       Daily charge (pence)       Usage a year, est. kWh
Unit 3      1407654321984         30.25                 85                         5,400
Unit 4      1611122233347         30.25                 85                         11,250
Unit 4A     1019283746559         31.40                 62                         2,150
`);
  expect(supplyPoints).toMatchObject([
    { mpanMprn: '1407654321984', unitRate: 30.25, standingCharge: 85, estimatedAnnualConsumption: 5400 },
    { mpanMprn: '1611122233347', unitRate: 30.25, standingCharge: 85, estimatedAnnualConsumption: 11250 },
    { mpanMprn: '1019283746559', unitRate: 31.4, standingCharge: 62, estimatedAnnualConsumption: 2150 },
  ]);
});

it('reads heads that name the price without a contract, and a price per day', () => {
  const { supplyPoints } = read(`
Our deemed rates are variable.

MPAN                 Deemed day p/kWh       Deemed night p/kWh        Per day, pence
1407654321984        39.42                  28.75                     148.50
1611122233347        39.41                  28.74                     147.50
`);
  expect(supplyPoints).toMatchObject([
    { dayUnitRate: 39.42, nightUnitRate: 28.75, standingCharge: 148.5 },
    { dayUnitRate: 39.41, nightUnitRate: 28.74, standingCharge: 147.5 },
  ]);
});
