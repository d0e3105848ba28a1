import { readDrawn as read } from '../testing/read.js';

const points = (drawing: string) => read(drawing).supplyPoints;

describe('prices of parts of the day in the cells of a table', () => {
  it('reads both prices of a cell, by the unit at the head of the column', () => {
    expect(
      points(`
Customer                 Thornbury Ceramics Limited

# Your sites

Site            Supply number    Usage (kWh)    Standing charge (p/day)    Prices (p/kWh)
Foundry         1357259348550    41,200         61.20                      Day 24.118
                                                                           Night 15.902
Head Office     1565984899650    9,150          58.75                      Day 25.204
                                                                           Night 16.377
Wharf Store     1133860442325    12,480         64.40                      Day 23.907
                                                                           Night 14.815
`),
    ).toMatchObject([
      { dayUnitRate: 24.118, nightUnitRate: 15.902, standingCharge: 61.2 },
      { dayUnitRate: 25.204, nightUnitRate: 16.377, standingCharge: 58.75 },
      { dayUnitRate: 23.907, nightUnitRate: 14.815, standingCharge: 64.4 },
    ]);
  });

  it('reads each price under the name of its part of the day', () => {
    expect(
      points(`
Customer                 Thornbury Ceramics Limited

# Your sites

Site            Supply number    Usage (kWh)    Standing charge (p/day)    Prices (p/kWh)
Foundry         1357259348550    41,200         61.20                      Daytime:
                                                                           24.118
                                                                           Night:
                                                                           15.902

Head Office     1565984899650    9,150          58.75                      Daytime:
                                                                           25.204
                                                                           Night:
                                                                           16.377
`),
    ).toMatchObject([
      { dayUnitRate: 24.118, nightUnitRate: 15.902, standingCharge: 61.2 },
      { dayUnitRate: 25.204, nightUnitRate: 16.377, standingCharge: 58.75 },
    ]);
  });

  it('gives them to the points that refer to their row', () => {
    expect(
      points(`
Customer                 Thornbury Ceramics Limited

# Your sites

Site            Supply number    Zone
Foundry         1357259348550    North of the Thames
Head Office     1565984899650    Severn
Wharf Store     1133860442325    North of the Thames

# Prices

Zone                       Prices (£/kWh)
North of the Thames        Day £0.24118 / Night £0.15902
Severn                     Day £0.25204 / Night £0.16377
`),
    ).toMatchObject([
      { dayUnitRate: 24.118, nightUnitRate: 15.902 },
      { dayUnitRate: 25.204, nightUnitRate: 16.377 },
      { dayUnitRate: 24.118, nightUnitRate: 15.902 },
    ]);
  });

  it('takes a unit in the second line of a head for no head of its own', () => {
    const [point] = points(`
Customer                 Thornbury Ceramics Limited

Site            Supply number    Standing    Day rate    Night
                                 p/day       p / kWh     p / kWh
Foundry         1357259348550    61.20       24.118      15.902
Head Office     1565984899650    58.75       25.204      16.377
`);
    expect(point).toMatchObject({ dayUnitRate: 24.118, nightUnitRate: 15.902 });
    expect(point.unitRate).toBeUndefined();
  });
});

it('reads the commodity by day and by night, and no price that is given for information', () => {
  const [point] = points(`
MPAN                                  13 7585 8471 955

Commodity, day (06:30 to 23:30)       12.418 p/kWh      for the first quarter
Commodity, night (23:30 to 06:30)     9.037 p/kWh       as above
Standing charge                       £18.40 per day

For information, what is passed through cost the Buyer about 14.2 p/kWh in the year to May 2026. It is not a price.
`);
  expect(point).toMatchObject({ dayUnitRate: 12.418, nightUnitRate: 9.037 });
  expect(point).not.toHaveProperty('unitRate');
});

it('reads one price under "Day / night" among rows with two for the price of all hours', () => {
  expect(
    points(`
Customer                 Thornbury Ceramics Limited

Site            Supply number    Standing    Unit rate p/kWh
                                 p/day       day / night
Foundry         1357259348550    61.20       24.118 / 15.902
Head Office     1565984899650    58.75       25.204
Wharf Store     1133860442325    64.40       23.907
`),
  ).toMatchObject([{ dayUnitRate: 24.118, nightUnitRate: 15.902 }, { unitRate: 25.204 }, { unitRate: 23.907 }]);
});

it('reads two prices over each other under “Day and night” as those of the day and the night, and one as that of all hours', () => {
  const prices = points(`
Premises                      MPAN and meter      Capacity   Annual kWh    Day and night   Standing
                              number                                       p/kWh           p/day
Boat Shed                     1012345678912       90 kVA     33,978        22.046          452.94
4 Hope Street, Leeds, LS1 4AP S20UP96843                                   14.634

Mill Office                   2023456789010       70 kVA     68,096        23.394          243.72
52 Quay Road, Hull, HU9 6WY   L18C76467                                    14.494

Youth Club                    1112345678917       50 kVA     17,355        23.739          107.32
9 Rye Street, Leeds, LS2 7DJ  E17C76412
`).map(({ unitRate, dayUnitRate, nightUnitRate }) => [unitRate, dayUnitRate, nightUnitRate]);
  expect(prices).toEqual([
    [undefined, 22.046, 14.634],
    [undefined, 23.394, 14.494],
    [23.739, undefined, undefined],
  ]);
});
