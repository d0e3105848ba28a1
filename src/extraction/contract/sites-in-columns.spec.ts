import { readDrawn as read } from '../testing/read.js';

const points = (drawing: string) => read(drawing).supplyPoints;

const TERMS = `
Customer                 Thornbury Ceramics Limited
Contract number          GH-20931
Contract length          24 months

# Prices for your sites
`;

describe('tables of sites side by side, several under each other', () => {
  it('reads each table by its own columns, with labels and addresses of several lines', () => {
    expect(
      points(`${TERMS}
                         Site 1                      Site 2
Address of the           Unit 5, Tanyard Court,      27 Ferry Road,
premises                 Mill Lane,                  Southport, PR8 1AA
                         Chester, CH1 2AB

MPAN                     1357259348550               1565984899650

Unit price (p/kWh)       24.118                      25.204

Standing charge          61.20                       58.75
(p/day)


                         Site 3          Site 4
Address of the           4 Hope Street,  11 Quay Side,
premises                 Leeds, LS1 4AP  Hull, HU1 1NQ

MPAN                     1133860442325   1973373231859

Unit price (p/kWh)       23.907          26.011

Standing charge          64.40           70.05
(p/day)
`),
    ).toMatchObject([
      {
        mpanMprn: '1357259348550',
        siteAddress: 'Unit 5, Tanyard Court, Mill Lane, Chester, CH1 2AB',
        unitRate: 24.118,
        standingCharge: 61.2,
      },
      { siteAddress: '27 Ferry Road, Southport, PR8 1AA', unitRate: 25.204, standingCharge: 58.75 },
      { siteAddress: '4 Hope Street, Leeds, LS1 4AP', unitRate: 23.907, standingCharge: 64.4 },
      { siteAddress: '11 Quay Side, Hull, HU1 1NQ', unitRate: 26.011, standingCharge: 70.05 },
    ]);
  });

  it('takes what stands over the columns for the names of the sites, and a last column alone', () => {
    expect(
      points(`${TERMS}
                         Foundry          Head Office      Wharf Store
Supply number            1357259348550    1565984899650    1133860442325
Day rate (p/kWh)         27.118           28.204           29.002
Night rate (p/kWh)       14.907           15.011           13.755

                         Gatehouse
Supply number            1973373231859
Day rate (p/kWh)         26.500
Night rate (p/kWh)       12.805
`),
    ).toMatchObject([
      { siteName: 'Foundry', dayUnitRate: 27.118, nightUnitRate: 14.907 },
      { siteName: 'Head Office', dayUnitRate: 28.204, nightUnitRate: 15.011 },
      { siteName: 'Wharf Store', dayUnitRate: 29.002, nightUnitRate: 13.755 },
      { siteName: 'Gatehouse', dayUnitRate: 26.5, nightUnitRate: 12.805 },
    ]);
  });

  it('goes on over a page, and over a line between the rows of a table', () => {
    expect(
      points(`${TERMS}
                         Foundry          Lime Kiln
MPAN                     1357259348550    1565984899650
Meter serial number      E13UP30044       K16E85649
Prices without taxes
Unit price (p/kWh)       27.118           28.204
=====
Standing charge (p/day)  44.90            45.11
Annual usage (kWh)       31,840           52,017

Signed for the customer by the director
`),
    ).toMatchObject([
      {
        siteName: 'Foundry',
        meterSerialNumber: 'E13UP30044',
        unitRate: 27.118,
        standingCharge: 44.9,
        estimatedAnnualConsumption: 31840,
      },
      {
        siteName: 'Lime Kiln',
        meterSerialNumber: 'K16E85649',
        unitRate: 28.204,
        standingCharge: 45.11,
        estimatedAnnualConsumption: 52017,
      },
    ]);
  });

  it('in a drawn grid, with texts at the left of their cells and figures at the right', () => {
    expect(
      points(`
|                  | unit      |      Site 1              |      Site 2              |
-------------------------------------------------------------------------------------
| Site             |           | Boat Yard                | Bakery                   |
-------------------------------------------------------------------------------------
| Site address     |           | 4 Quay Road, Whitby,     | Unit 7, Kiln Lane,       |
|                  |           | YO21 3PU                 | Whitby, YO21 3QA         |
-------------------------------------------------------------------------------------
| MPAN             |           |            1798992820854 |            1075108052499 |
-------------------------------------------------------------------------------------
| Day rate         | p/kWh     |                   24.116 |                   25.870 |
-------------------------------------------------------------------------------------
| Night rate       | p/kWh     |                   16.482 |                   17.015 |
-------------------------------------------------------------------------------------
| Standing charge  | £/month   |                   148.20 |                   121.75 |
-------------------------------------------------------------------------------------
`),
    ).toMatchObject([
      { siteName: 'Boat Yard', siteAddress: '4 Quay Road, Whitby, YO21 3PU', dayUnitRate: 24.116 },
      { siteName: 'Bakery', siteAddress: 'Unit 7, Kiln Lane, Whitby, YO21 3QA', nightUnitRate: 17.015 },
    ]);
  });

  it('with texts at the left of their columns and figures at the right, where nothing is drawn', () => {
    expect(
      points(`${TERMS}
                         Boat Yard                   Bakery
Where it is              4 Quay Road, Whitby,        Unit 7, Kiln Lane,
                         YO21 3PU                    Whitby, YO21 3QA

MPAN                     17 9899 2820 854            10 7510 8052 499

Day rate (p/kWh)                           24.116                         n/a

Unit rate (p/kWh)                             n/a                      25.870

Standing charge                            148.20                      121.75
(£/month)
`),
    ).toEqual([
      expect.objectContaining({ siteName: 'Boat Yard', dayUnitRate: 24.116, standingCharge: 14820 }),
      expect.objectContaining({ siteName: 'Bakery', unitRate: 25.87, standingCharge: 12175 }),
    ]);
  });

  it('in a drawn grid of supply numbers with hyphens, under labels of two lines', () => {
    expect(
      points(`
-------------------------------------------------------------------------------------
| Site             | Boat Yard                | Bakery                   |
-------------------------------------------------------------------------------------
| MPAN             | 17-9899-2820-854         | 10-7510-8052-499         |
-------------------------------------------------------------------------------------
| Agreed capacity  |                      320 |                      n/a |
| (kVA)            |                          |                          |
-------------------------------------------------------------------------------------
| Day rate (£ per  |                  0.24116 |                      n/a |
| kWh)             |                          |                          |
-------------------------------------------------------------------------------------
| Unit rate (£ per |                      n/a |                  0.25870 |
| kWh)             |                          |                          |
-------------------------------------------------------------------------------------
`),
    ).toEqual([
      expect.objectContaining({ siteName: 'Boat Yard', maximumImportCapacity: 320, dayUnitRate: 24.116 }),
      expect.not.objectContaining({ maximumImportCapacity: 320 }),
    ]);
  });
});
