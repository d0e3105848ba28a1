import { readContract } from '../contract.js';
import { drawPage } from '../testing/draw.js';
import { readDrawn as read } from '../testing/read.js';

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
