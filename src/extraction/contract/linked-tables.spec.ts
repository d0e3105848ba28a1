import { readDrawn as read } from '../testing/read.js';

const points = (drawing: string) => read(drawing).supplyPoints;

const SITES = `
Customer                 Thornbury Ceramics Limited

# Your sites

No.   Site            Supply number    Address
1     Foundry         1357259348550    4 Hope Street, Leeds, LS1 4AP
2     Head Office     1565984899650    11 Quay Side, Hull, HU1 1NQ
3     Wharf Store     1133860442325    27 Ferry Road, Southport, PR8 1AA
`;

const PRICED = [
  { mpanMprn: '1357259348550', unitRate: 24.118, standingCharge: 61.2 },
  { mpanMprn: '1565984899650', unitRate: 25.204, standingCharge: 58.75 },
  { mpanMprn: '1133860442325', unitRate: 23.907, standingCharge: 64.4 },
];

describe('tables that refer to each other', () => {
  it('joins prices to the supply points of the row with the same number', () => {
    expect(
      points(`${SITES}
# Prices

Site      Unit rate (p/kWh)    Standing charge (p/day)
1         24.118               61.20
2         25.204               58.75
3         23.907               64.40
`),
    ).toMatchObject(PRICED);
  });

  it('joins them by the last digits of the supply number, in another order', () => {
    expect(
      points(`${SITES}
# Prices

MPAN ending    Unit rate (p/kWh)    Standing charge (p/day)
…9650          25.204               58.75
…8550          24.118               61.20
…2325          23.907               64.40
`),
    ).toMatchObject(PRICED);
  });

  it('joins them by number and fuel where a site has two meters', () => {
    expect(
      points(`
Customer                 Thornbury Ceramics Limited

# Your sites

Ref    Fuel          Meter point       Address
S1     Electricity   1357259348550     4 Hope Street, Leeds, LS1 4AP
S1     Gas           7265114203        4 Hope Street, Leeds, LS1 4AP
S2     Electricity   1133860442325     27 Ferry Road, Southport, PR8 1AA

# Prices

Site    Fuel          Unit rate (p/kWh)    Standing charge (p/day)
S1      Electricity   24.118               61.20
S1      Gas           6.204                38.75
S2      Electricity   23.907               64.40
`),
    ).toMatchObject([
      { mpanMprn: '1357259348550', unitRate: 24.118, standingCharge: 61.2 },
      { mpanMprn: '7265114203', unitRate: 6.204, standingCharge: 38.75 },
      { mpanMprn: '1133860442325', unitRate: 23.907, standingCharge: 64.4 },
    ]);
  });

  it('takes figures that count nothing for no reference', () => {
    const read = points(`${SITES}
# Earlier prices

Years     Unit rate (p/kWh)    Standing charge (p/day)
5         24.118               61.20
9         25.204               58.75
12        23.907               64.40
`);
    expect(read.every(({ unitRate }) => unitRate === undefined)).toBe(true);
  });
});
