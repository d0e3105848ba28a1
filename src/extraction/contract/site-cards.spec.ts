import { readDrawn as read } from '../testing/read.js';

const points = (drawing: string) => read(drawing).supplyPoints;

const KITCHEN = { mpanMprn: '7301264507', siteName: 'Main Kitchen', siteAddress: '4 Hope Street, Leeds, LS1 4AP' };
const ANNEXE = { mpanMprn: '26597004', siteName: 'High Annexe', siteAddress: '11 Quay Side, Hull, HU1 1NQ' };
const LAUNDRY = { mpanMprn: '7033399027', siteName: 'Laundry No. 1', siteAddress: '27 Ferry Road, Southport, PR8 1AA' };

const CARDS = `
Customer             Thornbury Ceramics Limited
VAT                  20%

# 1. Main Kitchen                                  MPRN 7301264507
4 Hope Street, Leeds, LS1 4AP                      Meter: G4A18045764
Annual Quantity (AQ)    Metering                   Unit price       Standing charge
1,510,720 kWh           Corrector fitted           6.2239 p/kWh     £10.50 per day

# 2. High Annexe                                   MPRN 26597004
11 Quay Side, Hull, HU1 1NQ                        Meter: E6S19310313
Annual Quantity (AQ)    Metering                   Unit price       Standing charge
634,609 kWh             Monthly read               5.0867 p/kWh     £8.27 per day
`;

describe('cards of sites, each a name beside the number of its point, its address, and one row under heads of its own', () => {
  it('reads the name, the address, the meter and the prices of each', () => {
    expect(points(CARDS)).toMatchObject([
      { ...KITCHEN, meterSerialNumber: 'G4A18045764', unitRate: 6.2239, standingCharge: 1050 },
      { ...ANNEXE, meterSerialNumber: 'E6S19310313', unitRate: 5.0867, standingCharge: 827 },
    ]);
  });

  it('reads a card that stands alone on the next page', () => {
    const last = points(`${CARDS}=====
# 3. Laundry No. 1                                 MPRN 7033399027
27 Ferry Road, Southport, PR8 1AA                  Meter: M025A84961710
Annual Quantity (AQ)    Metering                   Unit price       Standing charge
892,969 kWh             Monthly read               5.7380 p/kWh     £9.62 per day

If you stay with us after the end of the agreement you pay our out-of-contract price (currently 11.9500 p/kWh).
`)[2];
    expect(last).toMatchObject({
      ...LAUNDRY,
      meterSerialNumber: 'M025A84961710',
      unitRate: 5.738,
      standingCharge: 962,
      estimatedAnnualConsumption: 892969,
    });
  });
});

describe('a name in bold over an address that begins with a building', () => {
  const NAMED = [
    { siteName: 'Grain Dryer', siteAddress: 'High Barn, Kiln Lane, Whitby, YO21 3QA' },
    { siteName: 'Cold Store', siteAddress: 'The Old Packhouse, Ropery Row, Whitby, YO22 4EW' },
  ];

  it('is the name, and the building is of the address, with a wide gap between them', () => {
    expect(
      points(`
# Grain Dryer

High Barn, Kiln Lane, Whitby, YO21 3QA
MPAN                1798992820854
Unit rate           25.94 p/kWh


# Cold Store

The Old Packhouse, Ropery Row, Whitby, YO22 4EW
MPAN                1075108052499
Unit rate           26.71 p/kWh
`),
    ).toMatchObject(NAMED);
  });

  it('is so with the address indented under its number', () => {
    expect(
      points(`
# 1. Grain Dryer
   High Barn, Kiln Lane, Whitby, YO21 3QA
   Supply number 1798992820854, about 9,420 kWh a year

# 2. Cold Store
   The Old Packhouse, Ropery Row, Whitby, YO22 4EW
   Supply number 1075108052499, about 10,165 kWh a year
`),
    ).toMatchObject(NAMED);
  });
});

it('have their names under a label at the head of each card', () => {
  expect(
    points(`
# Shop name                                   Shop name
# Hill Foot                                   Brook End

118 Middle Road                               7 School Lane
Sheffield                                     Sheffield
S6 4HA                                        S10 1GH

Supply number      1798992820854              Supply number      1075108052499
Daily charge       74.66p                     Daily charge       62.32p
Each kWh           28.79p                     Each kWh           27.08p



# Shop name                                   Shop name
# Quay Side                                   Park Gate

42 Chapel Road                                3 Priory Street
Hull                                          Hull
HU1 1NQ                                       HU1 2AP

Supply number      1294561595642              Supply number      1357259348550
Daily charge       61.00p                     Daily charge       68.87p
Each kWh           27.70p                     Each kWh           28.08p
`),
  ).toMatchObject([
    { mpanMprn: '1798992820854', siteName: 'Hill Foot' },
    { mpanMprn: '1075108052499', siteName: 'Brook End' },
    { mpanMprn: '1294561595642', siteName: 'Quay Side' },
    { mpanMprn: '1357259348550', siteName: 'Park Gate' },
  ]);
});

describe('cards whose prices stand at their foot, each before its unit in small letters', () => {
  const FEET = `
1. Bell Foundry                                    2. Rope Walk
4 Hope Street, Leeds, LS1 4AP                      11 Quay Side, Hull, HU1 1NQ

MPAN              13 5725 9348 550                 MPRN              7301264507
Meter no.         K14W20117                        Meter no.         G4A18045764
EAC               41,200 kWh                       AQ                310,400 kWh

27.310p    per kWh     68.14p    per day           5.914p     per kWh     142.30p   per day
`;

  it('takes each for what its unit says', () => {
    expect(points(FEET)).toMatchObject([
      { mpanMprn: '1357259348550', unitRate: 27.31, standingCharge: 68.14, standingChargeType: 'daily' },
      { mpanMprn: '7301264507', unitRate: 5.914, standingCharge: 142.3, standingChargeType: 'daily' },
    ]);
  });
});
