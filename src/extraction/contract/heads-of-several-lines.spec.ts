import { readDrawn as read } from '../testing/read.js';

const points = (drawing: string) => read(drawing).supplyPoints;

describe('tables whose heads stand in several lines', () => {
  it('reads units in a line of their own as parts of the heads over them', () => {
    expect(
      points(`
Customer                 Thornbury Ceramics Limited

# Your sites

Site           Meter point reference    Annual usage
                                        kWh per year
Foundry        7265114203               88,400
Head Office    914161395                12,950

# Prices

Site           Unit price     Standing charge
               p/kWh          GBP/yr
Foundry        6.415          310.00
Head Office    7.120          182.50
`),
    ).toMatchObject([
      { mpanMprn: '7265114203', estimatedAnnualConsumption: 88400, unitRate: 6.415, standingCharge: 31000 },
      { mpanMprn: '914161395', estimatedAnnualConsumption: 12950, unitRate: 7.12, standingCharge: 18250 },
    ]);
  });

  it('reads heads in the middle of a header beside the lower ones of columns with a head over them', () => {
    expect(
      points(`
Customer                 Thornbury Ceramics Limited

# Schedule

                                                                         Energy prices
      Site           Supply number    Standing charge
                                                               Day              Night

1     Foundry        1357259348550    61.20p a day             24.118p / kWh    15.200p / kWh
2     Head Office    1565984899650    58.75p a day             25.204p / kWh    16.050p / kWh
3     Wharf Store    1133860442325    64.40p a day             23.907p / kWh    14.910p / kWh
`),
    ).toMatchObject([
      { siteName: 'Foundry', standingCharge: 61.2, dayUnitRate: 24.118, nightUnitRate: 15.2 },
      { siteName: 'Head Office', standingCharge: 58.75, dayUnitRate: 25.204, nightUnitRate: 16.05 },
      { siteName: 'Wharf Store', standingCharge: 64.4, dayUnitRate: 23.907, nightUnitRate: 14.91 },
    ]);
  });

  it('reads columns under one head in the middle of a header that begins with another', () => {
    expect(
      points(`
Customer                 Thornbury Ceramics Limited

# Schedule

         Site
                               Supply number    Forecast use      Unit charge
Name           Town
Foundry        Leeds           1357259348550    88,400 kWh        24.118p
Head Office    Hull            1565984899650    12,950 kWh        25.204p
`),
    ).toMatchObject([
      { siteName: 'Foundry', estimatedAnnualConsumption: 88400, unitRate: 24.118 },
      { siteName: 'Head Office', estimatedAnnualConsumption: 12950, unitRate: 25.204 },
    ]);
  });
});

it('parts what two prices are in, though it stands a word space apart', () => {
  expect(
    read(`
Customer                 Thornbury Ceramics Limited

                                                                 Standing
                                                                 charge
MPAN             Unit rate (p/kWh)   Day rate (p/kWh)   Night rate (p/kWh) (£/day)
1357259348550    24.118                                                    0.6120
1565984899650                        25.204             17.660             0.5875
1133860442325    23.907                                                    0.4410
`).supplyPoints,
  ).toMatchObject([
    { unitRate: 24.118, standingCharge: 61.2 },
    { dayUnitRate: 25.204, nightUnitRate: 17.66, standingCharge: 58.75 },
    { unitRate: 23.907, standingCharge: 44.1 },
  ]);
});
