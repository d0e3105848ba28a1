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

describe('a table with a column for each site, under the letters that lead the rows of another', () => {
  const LISTED = `
Customer: Thornbury Ceramics Limited      Delivery: 01.05.2027 to 30.04.2029, both days included
Paying: BACS within 14 days
Micro business: no
      Site name         Address                              MPAN             Meter
 A    Foundry           4 Hope Street, Leeds, LS1 4AP        1357259348550    K14W20117
 B    Head Office       11 Quay Side, Hull, HU1 1NQ          1565984899650    K14W20118
 C    Wharf Store       27 Ferry Road, Southport, PR8 1AA    1133860442325    K14W20119

Charge                 Unit           Site A     Site B     Site C
Day units              p/kWh          24.118     25.204     23.907
Night units            p/kWh          17.010     18.222     16.930
Standing charge        £/month        61.20      58.75      64.40
`;

  it('gives each site the prices of its column', () => {
    expect(points(LISTED)).toMatchObject([
      { mpanMprn: '1357259348550', dayUnitRate: 24.118, nightUnitRate: 17.01, standingCharge: 6120 },
      { mpanMprn: '1565984899650', dayUnitRate: 25.204, nightUnitRate: 18.222, standingCharge: 5875 },
      { mpanMprn: '1133860442325', dayUnitRate: 23.907, nightUnitRate: 16.93, standingCharge: 6440 },
    ]);
  });

  it('leaves a line whole over rows that begin elsewhere, though a word of it stands where their column begins', () => {
    expect(read(LISTED)).toMatchObject({
      isMicroBusiness: false,
      contractStartDate: '2027-05-01',
      contractEndDate: '2029-04-30',
      paymentMethod: 'bacs',
    });
  });
});
