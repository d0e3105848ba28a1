import { drawPage } from '../testing/draw.js';
import { readContract, readDrawn as read } from '../testing/read.js';

describe('rows of two printed lines', () => {
  it('reads the name and address over the number of the supply', () => {
    const { supplyPoints } = read(`
Customer    Thornbury Ceramics Limited

#    MPAN             Meter no.      kWh a year    Standing charge p/day    Unit rate p/kWh
1    Bakery: 4 Hope Street, Leeds, LS1 4AP
     1357259348550    E15UP65908     49,571        61.20                    24.118
2    Mill Road 12: The Old Works, Quay Side, Hull, HU1 1NQ
     1565984899650    E13UP99725     143,354       58.75                    25.204
3    Wharf Store: 27 Ferry Road, Southport, PR8 1AA
     1133860442325    K58B50748      100,652       64.40                    23.907
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Bakery', siteAddress: '4 Hope Street, Leeds, LS1 4AP', unitRate: 24.118, standingCharge: 61.2 },
      { siteName: 'Mill Road 12', siteAddress: 'The Old Works, Quay Side, Hull, HU1 1NQ', unitRate: 25.204 },
      { siteName: 'Wharf Store', meterSerialNumber: 'K58B50748', estimatedAnnualConsumption: 100652 },
    ]);
  });

  it.each(['REGION A', 'North', 'Electricity supplies', 'REGION B'])(
    'takes what stands alone between the heads and the first row for no head: %s',
    (group) => {
      const { supplyPoints } = read(`
Customer    Thornbury Ceramics Limited

No    Site                      Supply no.         Serial         kWh p.a.     Day        Night      Std chg
      Address                                                                  p/kWh      p/kWh      £/day

${group}
1     Anvil                     1357259348550      E15UP65908     49,571       24.12      15.20      1.06
      4 Hope Street, Leeds, LS1 4AP
2     Beacon                    1565984899650      E13UP99725     143,354      25.20      16.31      0.45
      Unit 36, Marlow Trade Park, 180 Ferry Road, Southport, PR8 1AA
3     Crane                     1133860442325      K58B50748      100,652      23.91      14.88      2.05
      Old Works, Quay Side, Hull, HU1 1NQ
`);
      expect(supplyPoints).toMatchObject([
        { siteName: 'Anvil', siteAddress: '4 Hope Street, Leeds, LS1 4AP', standingCharge: 106 },
        { siteName: 'Beacon', siteAddress: 'Unit 36, Marlow Trade Park, 180 Ferry Road, Southport, PR8 1AA' },
        { siteName: 'Crane', siteAddress: 'Old Works, Quay Side, Hull, HU1 1NQ', nightUnitRate: 14.88 },
      ]);
    },
  );

  it('takes the number of a row beside the first line of its cell and the prices beside the second for one row', () => {
    const page = drawPage(`
Customer    Thornbury Ceramics Limited

No.  Supply number                                        kWh a year    Standing charge p/day    Unit rate p/kWh

1    Bakery: 4 Hope Street, Leeds, LS1 4AP
     MPAN 13 5725 9348 550                                49,571        61.20                    24.118

2    Old Forge: The Works, Quay Side, Hull, HU1 1NQ
     MPAN 15 6598 4899 650                                143,354       58.75                    25.204

3    Wharf Store: 27 Ferry Road, Southport, PR8 1AA
     MPAN 11 3386 0442 325                                100,652       64.40                    23.907
`);
    expect(readContract([page]).fields.supplyPoints).toMatchObject([
      { mpanMprn: '1357259348550', siteName: 'Bakery', unitRate: 24.118, estimatedAnnualConsumption: 49571 },
      { mpanMprn: '1565984899650', siteAddress: 'The Works, Quay Side, Hull, HU1 1NQ', standingCharge: 58.75 },
      { mpanMprn: '1133860442325', siteName: 'Wharf Store', unitRate: 23.907, estimatedAnnualConsumption: 100652 },
    ]);
  });
});

describe('schedules with numbers of electricity and gas', () => {
  it('takes a shorter number under a head that asks for both for a gas meter point, and each row for a supply', () => {
    const { supplyPoints } = read(`
Customer    Thornbury Ceramics Limited

No   Supply point     Plan            Fixed charge     Unit rate
1    1357259348550    Sure Fix        61.20p/day       24.118 p/kWh
2    1565984899650    Sure Fix Plus   58.75p/day       25.204 p/kWh
3    1133860442325    Sure Fix        64.40p/day       23.907 p/kWh
4    7265114203       Heat Saver      30.10p/day       6.421 p/kWh
`);
    expect(supplyPoints).toMatchObject([
      { supplyType: 'electricity', tariffName: 'Sure Fix', standingCharge: 61.2 },
      { supplyType: 'electricity', tariffName: 'Sure Fix Plus', standingCharge: 58.75 },
      { supplyType: 'electricity', tariffName: 'Sure Fix', standingCharge: 64.4 },
      { supplyType: 'gas', mpanMprn: '7265114203', tariffName: 'Heat Saver', unitRate: 6.421 },
    ]);
  });
});

describe('rows of two lines with a price in each', () => {
  const points = (drawing: string) => read(drawing).supplyPoints;

  it('are one row each, whatever else goes on in their second line', () => {
    expect(
      points(`
Customer                 Thornbury Ceramics Limited

Store            Address                    MPAN             kWh p.a.    Rate type    p/kWh
                                            Meter
Alder Works      4 Hope Street, Leeds       1357259348550    41,200      Day          24.118
                 LS1 4AP                    S95A69764                    Night        17.660
Bilston Kilns    11 Quay Side, Hull         1565984899650    18,400      Single       25.204
                 HU1 1NQ                    EML5749119957
Canal Stores     27 Ferry Road, Southport   1133860442325    9,350       Day          26.110
                 PR8 1AA                    L59BG60925                   Night        18.020
`),
    ).toMatchObject([
      { siteAddress: '4 Hope Street, Leeds LS1 4AP', dayUnitRate: 24.118, nightUnitRate: 17.66 },
      { siteAddress: '11 Quay Side, Hull HU1 1NQ', unitRate: 25.204 },
      { siteAddress: '27 Ferry Road, Southport PR8 1AA', dayUnitRate: 26.11, nightUnitRate: 18.02 },
    ]);
  });

  it('have the two lines of a supply number in one cell', () => {
    expect(
      points(`
Customer                 Thornbury Ceramics Limited

No.   Site             Address                    Supply number       Annual kWh   Unit rates p/kWh
1     Alder Works      4 Hope Street, Leeds       03 801 E11          41,200       Anytime 24.118
      and Yard         LS1 4AP                    13 5725 9348 550
2     Bilston Kilns    11 Quay Side, Hull         04 846 205          18,400       Day 25.204
      and Stores       HU1 1NQ                    15 6598 4899 650                 Night 17.660
3     Canal Stores     27 Ferry Road, Southport   04 846 N04          9,350        Day 26.110
      and Office       PR8 1AA                    11 3386 0442 325                 Night 18.020
`),
    ).toMatchObject([
      { siteName: 'Alder Works and Yard', unitRate: 24.118 },
      { siteName: 'Bilston Kilns and Stores', siteAddress: '11 Quay Side, Hull, HU1 1NQ', dayUnitRate: 25.204 },
      { siteName: 'Canal Stores and Office', nightUnitRate: 18.02 },
    ]);
  });
});

describe('rows of three lines and more under as many heads', () => {
  it('have each line under its own head, and what is more of the address', () => {
    expect(
      read(`
Customer                 Thornbury Ceramics Limited

House                       MPAN                   Day p/kWh          Commission
Address                     Meter serial           Night p/kWh        p/kWh
Postcode                    Annual kWh             Standing p/day
Alder Works                 1357259348550          24.118             0.50
4 Hope Street, Leeds        S95A69764              17.660
LS1 4AP                     41,200                 61.20
Bilston Kilns               1565984899650          25.204             0.75
Kiln House, 11 Quay Side    EML5749119957          18.310
Hull                        18,400                 58.75
HU1 1NQ
Canal Stores                1133860442325          26.110             0.50
27 Ferry Road, Southport    L59BG60925             18.020
PR8 1AA                     9,350                  44.10
`).supplyPoints,
    ).toMatchObject([
      {
        siteName: 'Alder Works',
        siteAddress: '4 Hope Street, Leeds, LS1 4AP',
        meterSerialNumber: 'S95A69764',
        estimatedAnnualConsumption: 41200,
        dayUnitRate: 24.118,
        nightUnitRate: 17.66,
        standingCharge: 61.2,
        brokerUplift: 0.5,
      },
      { siteName: 'Bilston Kilns', nightUnitRate: 18.31, standingCharge: 58.75, brokerUplift: 0.75 },
      { siteName: 'Canal Stores', estimatedAnnualConsumption: 9350, standingCharge: 44.1 },
    ]);
  });
});
