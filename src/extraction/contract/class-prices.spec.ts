import { readDrawn as read } from '../testing/read.js';

const points = (drawing: string) => read(drawing).supplyPoints;

const SITES = `
Customer                 Thornbury Ceramics Limited

# Your sites

Site            Supply number    Address                              Group
Foundry         1357259348550    4 Hope Street, Leeds, LS1 4AP        G1
Head Office     1565984899650    11 Quay Side, Hull, HU1 1NQ          G2
Wharf Store     1133860442325    27 Ferry Road, Southport, PR8 1AA    G1
`;

const ONE = { unitRate: 24.118, standingCharge: 61.2 };
const TWO = { dayUnitRate: 25.204, nightUnitRate: 17.66, standingCharge: 58.75 };
const PRICED = [
  { mpanMprn: '1357259348550', ...ONE },
  { mpanMprn: '1565984899650', ...TWO },
  { mpanMprn: '1133860442325', ...ONE },
];

describe('prices of groups of sites', () => {
  it('gives what a cell of a price list says by its own words to the sites of that group', () => {
    expect(
      points(`${SITES}
# Prices

Group    Daily charge (p/day)    Unit prices (p/kWh)
G1       61.20                   All hours: 24.118
G2       58.75                   Day: 25.204 Night: 17.660
G3       91.10                   All hours: 22.905
`),
    ).toMatchObject(PRICED);
  });

  it('reads a row for each register, with the code of the group in the first of them', () => {
    expect(
      points(`${SITES}
# Prices

Group    Standing charge (p/day)    Register     Price (p/kWh)
G1       61.20                      All hours    24.118
G2       58.75                      Day          25.204
                                    Night        17.660
G3       91.10                      All hours    22.905
`),
    ).toMatchObject(PRICED);
  });
});

describe('names of regions between the rows of sites', () => {
  it('are no part of the name under them, however far the next column is', () => {
    expect(
      points(`
Customer                 Thornbury Ceramics Limited

Site                             Supply number         Address                              Use (kWh)
Region: Yorkshire
Works 16                         1357259348550         4 Hope Street, Leeds, LS1 4AP        41,200
Works 17                         1565984899650         11 Quay Side, Hull, HU1 1NQ          18,400
Works 18                         1133860442325         27 Ferry Road, Southport, PR8 1AA    9,350
`),
    ).toMatchObject([{ siteName: 'Works 16' }, { siteName: 'Works 17' }, { siteName: 'Works 18' }]);
  });

  it('are no part of the cells under them', () => {
    expect(
      points(`
Customer                 Thornbury Ceramics Limited

No.   Site                           Supply number    Use (kWh)
Yorkshire and the Humber
1     Foundry                        1357259348550    120,400
      4 Hope Street, Leeds, LS1 4AP
2     Town Wharf                     1565984899650    64,310
      11 Quay Side, Hull, HU1 1NQ
Lancashire
3     Wharf Store                    1133860442325    98,755
      27 Ferry Road, Southport, PR8 1AA
`),
    ).toMatchObject([
      { siteName: 'Foundry', siteAddress: '4 Hope Street, Leeds, LS1 4AP' },
      { siteName: 'Town Wharf', siteAddress: '11 Quay Side, Hull, HU1 1NQ' },
      { siteName: 'Wharf Store', siteAddress: '27 Ferry Road, Southport, PR8 1AA' },
    ]);
  });
});

describe('a column with two heads', () => {
  it('reads its second lines however far they stand', () => {
    expect(
      points(`
Customer                 Thornbury Ceramics Limited

Line   MPAN             Serial number    Use (kWh)
       Site address
1      1357259348550    E12Z345678       120,400

       4 Hope Street, Leeds, LS1 4AP

2      1565984899650    E12Z345679       64,310

       11 Quay Side, Hull, HU1 1NQ
`),
    ).toMatchObject([
      { mpanMprn: '1357259348550', siteAddress: '4 Hope Street, Leeds, LS1 4AP', meterSerialNumber: 'E12Z345678' },
      { mpanMprn: '1565984899650', siteAddress: '11 Quay Side, Hull, HU1 1NQ', meterSerialNumber: 'E12Z345679' },
    ]);
  });
});

describe('groups that are headed otherwise in each table', () => {
  it('are joined where the tables name the same few', () => {
    expect(
      points(`${SITES.replace('Group', 'Code ')}
# Prices

Price list    All hours (p/kWh)    Day (p/kWh)    Night (p/kWh)    Daily charge (p/day)
G1            24.118                                               61.20
G2                                 25.204         17.660           58.75
G3            22.905                                               91.10
`),
    ).toMatchObject(PRICED);
  });

  it('are told by the titles over their rows and the sums under them', () => {
    expect(
      points(`
Customer                 Thornbury Ceramics Limited

# Prices

Region        Unit rate (p/kWh)    Daily charge (p/day)
Yorkshire     24.118               61.20
Mersey        25.204               58.75

# Sites

Site            Supply number    Address                              Use (kWh)
Region: Yorkshire
Foundry         1357259348550    4 Hope Street, Leeds, LS1 4AP        41,200
Head Office     1565984899650    11 Quay Side, Hull, HU1 1NQ          18,400
Sub-total Yorkshire                                                   59,600
Wharf Store     1133860442325    27 Ferry Road, Southport, PR8 1AA    9,350
Sub-total Mersey                                                      9,350
`),
    ).toMatchObject([
      { mpanMprn: '1357259348550', unitRate: 24.118, standingCharge: 61.2 },
      { mpanMprn: '1565984899650', unitRate: 24.118, standingCharge: 61.2 },
      { mpanMprn: '1133860442325', unitRate: 25.204, standingCharge: 58.75 },
    ]);
  });
});
