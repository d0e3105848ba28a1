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

describe('rows of three lines, with the number and the meter apart in the last', () => {
  it('have their prices in the first', () => {
    const { supplyPoints } = read(`
Line   What we supply                               kWh a year     Unit rate p/kWh     Standing p/day

1      Grain Dryer                                      62,300              24.415              61.00
       Kiln Lane, Whitby, YO21 3QA
       MPAN 17 9899 2820 854   Meter E14UP30021

2      Cold Store                                      288,400              22.870             112.50
       Ropery Row, Whitby, YO22 4EW
       MPAN 10 7510 8052 499   Meter E14UP30377

       All lines                                       350,700
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '1798992820854', unitRate: 24.415, standingCharge: 61, estimatedAnnualConsumption: 62300 },
      { mpanMprn: '1075108052499', unitRate: 22.87, standingCharge: 112.5, estimatedAnnualConsumption: 288400 },
    ]);
  });
});
