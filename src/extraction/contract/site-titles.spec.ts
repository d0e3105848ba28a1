import { readDrawn as read } from '../testing/read.js';

describe('sites in a list, each with its name and address over what is said of it', () => {
  it('has the name and the address from the line over the sentence', () => {
    const { supplyPoints } = read(`
1. Boat Yard, 4 Quay Road, Whitby, YO21 3PU

MPAN 1798992820854, meter E14UP30021. Unit rate 24.570p per kWh, standing charge 76.70p per day.

2. Net Loft, 12 Ropery Row, Whitby, YO22 4EW

MPAN 1075108052499, meter E14UP30377. Unit rate 25.410p per kWh, standing charge 58.70p per day.
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Boat Yard', siteAddress: '4 Quay Road, Whitby, YO21 3PU', unitRate: 24.57, standingCharge: 76.7 },
      { siteName: 'Net Loft', siteAddress: '12 Ropery Row, Whitby, YO22 4EW', unitRate: 25.41, standingCharge: 58.7 },
    ]);
  });

  it('has them from the beginning of the line in which the number stands', () => {
    const { supplyPoints } = read(`
1. Boat Yard, 4 Quay Road, Whitby, YO21 3PU: MPAN 1798992820854, unit rate 24.570p per kWh, standing charge 76.70p per day.
2. Net Loft, 12 Ropery Row, Whitby, YO22 4EW: MPAN 1075108052499, unit rate 25.410p per kWh, standing charge 58.70p per day.
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Boat Yard', siteAddress: '4 Quay Road, Whitby, YO21 3PU', unitRate: 24.57 },
      { siteName: 'Net Loft', siteAddress: '12 Ropery Row, Whitby, YO22 4EW', unitRate: 25.41 },
    ]);
  });

  it('takes the number of a house for no number in a list', () => {
    const { supplyPoints } = read(`
27 Quay Road, Whitby, YO21 3PU
MPAN              1798992820854
Unit rate         24.570 p/kWh


8 Kiln Lane, Whitby, YO21 3QA
MPAN              1075108052499
Unit rate         25.410 p/kWh
`);
    expect(supplyPoints).toMatchObject([
      { siteAddress: '27 Quay Road, Whitby, YO21 3PU', unitRate: 24.57 },
      { siteAddress: '8 Kiln Lane, Whitby, YO21 3QA', unitRate: 25.41 },
    ]);
  });
});

describe('tables under the name and address of each site', () => {
  it('gives all meters of a site its name and address', () => {
    const { supplyPoints } = read(`
# 1 Boat Yard
4 Quay Road, Whitby, YO21 3PU
Fuel            Supply number       Meter serial      kWh a year     Daily charge    Price per kWh
Electricity     1798992820854       E14UP30021        22,100         76.70p          24.57p
Gas             4714359892          K03347831D6       66,235         68.90p          7.08p

# 2 Net Loft
12 Ropery Row, Whitby, YO22 4EW
Fuel            Supply number       Meter serial      kWh a year     Daily charge    Price per kWh
Electricity     1075108052499       E14UP30377        18,400         58.70p          25.41p
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Boat Yard', siteAddress: '4 Quay Road, Whitby, YO21 3PU' },
      { siteName: 'Boat Yard', siteAddress: '4 Quay Road, Whitby, YO21 3PU' },
      { siteName: 'Net Loft', siteAddress: '12 Ropery Row, Whitby, YO22 4EW' },
    ]);
  });
});

describe('cards side by side', () => {
  const cards = read(`
# Boat Yard                             Net Loft
4 Quay Road, Whitby, YO21 3PU           Unit 12, Ropery Row Estate, Whitby, North
                                        Yorkshire, YO22 4EW
Supply no.        17 9899 2820          Supply no.        10 7510 8052
                  854                                     499
Day p/kWh         –                     Day p/kWh         27.315
Night p/kWh       –                     Night p/kWh       15.102
Unit rate p/kWh   24.570                Unit rate p/kWh   –
`);

  it('have numbers that are broken where their cells end', () => {
    expect(cards.supplyPoints.map(({ mpanMprn }) => mpanMprn)).toEqual(['1798992820854', '1075108052499']);
  });

  it('have their own names, addresses and prices', () => {
    expect(cards.supplyPoints).toMatchObject([
      { siteName: 'Boat Yard', siteAddress: '4 Quay Road, Whitby, YO21 3PU', unitRate: 24.57 },
      {
        siteName: 'Net Loft',
        siteAddress: 'Unit 12, Ropery Row Estate, Whitby, North Yorkshire, YO22 4EW',
        dayUnitRate: 27.315,
        nightUnitRate: 15.102,
      },
    ]);
  });
});

describe('blocks of labels and values under headings that count the sites', () => {
  it('belong to the site of their heading, whatever row its number stands in', () => {
    const { supplyPoints } = read(`
# Site 1: Boat Yard
Unit price p/kWh     24.570        MPAN                 1798992820854
Annual use (kWh)     22,100        S/C p/day            76.70
# Site 2: Net Loft
Unit price p/kWh     25.410        MPAN                 1075108052499
Annual use (kWh)     18,400        S/C p/day            58.70
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Boat Yard', unitRate: 24.57, standingCharge: 76.7, estimatedAnnualConsumption: 22100 },
      { siteName: 'Net Loft', unitRate: 25.41, standingCharge: 58.7, estimatedAnnualConsumption: 18400 },
    ]);
  });

  it('may have the fuel before them', () => {
    const { supplyPoints: found } = read(`
# Meters and prices

1    Electricity at 4 Quay Road, Whitby, YO21 3PU
     MPAN 17 9899 2820 854, meter serial number E14UP30021
     Price 25.94p/kWh at all times, standing charge 52.60p/day
2    Electricity at Sail Loft, 17 Kiln Lane, Whitby, YO21 3QA
     MPAN 10 7510 8052 499, meter serial number E14UP30377
     Price 26.71p/kWh at all times, standing charge 49.15p/day
`);
    expect(found).toMatchObject([
      { siteAddress: '4 Quay Road, Whitby, YO21 3PU', unitRate: 25.94 },
      { siteAddress: 'Sail Loft, 17 Kiln Lane, Whitby, YO21 3QA', unitRate: 26.71 },
    ]);
    expect(found.map(({ siteName }) => siteName)).toEqual([undefined, undefined]);
  });

  it('are named behind the fuel too', () => {
    const { supplyPoints } = read(`
# Electricity: Boat Yard

MPAN                1798992820854
Unit rate           25.94 p/kWh

# Electricity: Sail Loft

MPAN                1075108052499
Unit rate           26.71 p/kWh
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Boat Yard', unitRate: 25.94 },
      { siteName: 'Sail Loft', unitRate: 26.71 },
    ]);
  });
});

describe('prices right of the name and address of each site', () => {
  const OF_SITES = [
    { siteName: 'Boat Yard', siteAddress: '4 Quay Road, Whitby, YO21 3PU', unitRate: 24.57, standingCharge: 76.7 },
    { siteName: 'Net Loft', siteAddress: '12 Ropery Row, Whitby, YO22 4EW', dayUnitRate: 25.41, nightUnitRate: 16.41 },
    { siteName: 'Drying Shed', siteAddress: '30 Quay Road, Whitby, YO21 3PU', unitRate: 6.57, standingCharge: 96.7 },
  ];

  it('belong to the site in whose lines they begin, with former prices beside them', () => {
    const { supplyPoints } = read(`
# New prices by supply

Boat Yard                                                                           Now        New
4 Quay Road, Whitby, YO21 3PU                                        Every kWh      22.230     24.570p
Electricity supply 17 9899 2820 854, meter E14UP30021                Each day       70.10      76.70p
About 21,450 kWh a year.


Net Loft                                                                            Now        New
12 Ropery Row, Whitby,                                               Day kWh        23.110     25.410p
YO22 4EW                                                             Night kWh      14.110     16.410p
Electricity supply 10 7510 8052 499, meter E14UP30377                Each day       51.20      58.70p
About 8,410 kWh a year.


Drying Shed                                                                         Now        New
30 Quay Road, Whitby, YO21 3PU                                       Every kWh      5.230      6.570p
Gas supply 4714359892, meter K03347831D6                             Each day       80.10      96.70p
About 51,450 kWh a year.
`);
    expect(supplyPoints).toMatchObject(OF_SITES);
  });

  it('belong to it where they begin in the line of the address', () => {
    const { supplyPoints } = read(`
4 Quay Road, Whitby, YO21 3PU                          Unit rate           24.570p per kWh
MPAN 17 9899 2820 854, meter E14UP30021                Standing charge     76.70p per day


12 Ropery Row, Whitby, YO22 4EW                        Unit rate           25.410p per kWh
MPAN 10 7510 8052 499, meter E14UP30377                Standing charge     58.70p per day
`);
    expect(supplyPoints).toMatchObject([
      { siteAddress: '4 Quay Road, Whitby, YO21 3PU', unitRate: 24.57, standingCharge: 76.7 },
      { siteAddress: '12 Ropery Row, Whitby, YO22 4EW', unitRate: 25.41, standingCharge: 58.7 },
    ]);
  });
});

describe('titles with their place in the list apart', () => {
  it('begin where that stands', () => {
    const { supplyPoints } = read(`
1. Main Ward, at 4 Quay Road, Whitby, YO21 3PU
MPAN 17 9899 2820 854     Meter no. E14U300218     Volume 21,568 kWh p.a.
Capacity 300 kVA          Price 9.99 p/kVA/day     Standing fee £26.79 a month

2.    Laundry, at 12 Ropery Row, Whitby, YO22 4EW
MPAN 10 7510 8052 499     Meter no. E14U303775     Volume 32,933 kWh p.a.
Capacity 600 kVA          Price 5.30 p/kVA/day     Standing fee £10.68 a month
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '1798992820854', siteName: 'Main Ward', siteAddress: '4 Quay Road, Whitby, YO21 3PU' },
      { mpanMprn: '1075108052499', siteName: 'Laundry', siteAddress: '12 Ropery Row, Whitby, YO22 4EW' },
    ]);
  });
});
