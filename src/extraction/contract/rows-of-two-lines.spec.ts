import { readDrawn as read } from '../testing/read.js';

const PARTIES = 'Supplier: Northwind Energy Ltd       Customer: Plough Inns Ltd\n\n';

const POINTS = [
  { siteAddress: '14 Bramble Row, Derby, DE1 2QX', meterSerialNumber: 'M058A64010', unitRate: 5.8927 },
  { siteAddress: 'Unit 3, Sand Lane, Leeds, LS9 8PL', meterSerialNumber: 'G4K65838940', unitRate: 6.0864 },
];

describe('rows of two lines under two lines of heads', () => {
  it.each([
    [
      'the number of the supply over its prices',
      `
MPRN               Premises                                          Meter no.
Network data       AQ (kWh)     Commodity p/kWh    Fixed charge p/day    VAT       Of which broker p/kWh

2794519902         14 Bramble Row, Derby, DE1 2QX                    M058A64010
LDZ SC, class 4    168,536      5.8927             434.76                20%       0.35
177463508          Unit 3, Sand Lane, Leeds, LS9 8PL                 G4K65838940
LDZ EA, class 3    317,362      6.0864             869.96                5%        0.23

Total 485,898 kWh`,
    ],
    [
      'the site over the number of the supply',
      `
Site             Address                                      Meter serial
MPRN             Annual kWh     Unit rate p/kWh        Daily charge p     VAT     Broker p/kWh

Plough Inn       14 Bramble Row, Derby, DE1 2QX               M058A64010
2794519902       168,536        5.8927                 434.76             20%     0.35
Red Lion         Unit 3, Sand Lane, Leeds, LS9 8PL            G4K65838940
177463508        317,362        6.0864                 869.96             5%      0.23`,
    ],
  ])('reads %s, with the VAT of each', (_, table) => {
    expect(read(PARTIES + table).supplyPoints).toMatchObject([
      { ...POINTS[0], mpanMprn: '2794519902', estimatedAnnualConsumption: 168536, vatRate: 20, brokerUplift: 0.35 },
      { ...POINTS[1], mpanMprn: '177463508', standingCharge: 869.96, vatRate: 5, brokerUplift: 0.23 },
    ]);
  });

  it('reads rows with their places in a list, and no serial number of the row before', () => {
    const { supplyPoints } = read(`${PARTIES}
No   MPRN             Site name                   Site address
     Meter            AQ (kWh)        Unit p/kWh           Daily p            Broker p/kWh

1    2794519902       Plough Inn                  14 Bramble Row, Derby, DE1 2QX
     M058A64010       168,536         5.8927               434.76             0.35

2    177463508        Red Lion                    Unit 3, Sand Lane, Leeds, LS9 8PL
     G4K65838940      317,362         6.0864               869.96             0.23
`);
    expect(supplyPoints).toMatchObject([
      { ...POINTS[0], siteName: 'Plough Inn', mpanMprn: '2794519902' },
      { ...POINTS[1], siteName: 'Red Lion', mpanMprn: '177463508' },
    ]);
  });
});
