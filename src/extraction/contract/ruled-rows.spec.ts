import { readDrawn as read } from '../testing/read.js';

describe('rows between drawn lines', () => {
  it('hold a name over its address and a supply number over its meter, and a price whose currency stands before it', () => {
    const { supplyPoints } = read(`
Customer: Ellerby Joinery Limited

#    Site and address             Supply number and meter    kWh a year   Rate p/kWh   Standing p/day   kVA    Capacity charge per kVA per month
-------------------------------------------------------------------------------------------------------------------------------------------
     Saw Mill                     12 9456 1595 642           285,854      24.783       711.25           350    £1.50
1
     9 Wharf Road, Ely, CB7 4AU   Meter  L20A562384
-------------------------------------------------------------------------------------------------------------------------------------------
     Long Barn                    13 5679 7695 756           65,235       23.141       51.56            120    £1.80
2
     4 Hope St, Leeds, LS1 4AP    Meter  D13U431711
-------------------------------------------------------------------------------------------------------------------------------------------
     Old Stores                   13 5725 9348 550           53,140       27.739       50.59            90     £2.10
3
     1 Mill Ln, Hull, HU1 1NQ     Meter  E24B985015
-------------------------------------------------------------------------------------------------------------------------------------------
`);
    expect(supplyPoints).toMatchObject([
      {
        mpanMprn: '1294561595642',
        siteName: 'Saw Mill',
        siteAddress: '9 Wharf Road, Ely, CB7 4AU',
        meterSerialNumber: 'L20A562384',
        unitRate: 24.783,
        maximumImportCapacity: 350,
        capacityRate: 4.9315,
      },
      { siteName: 'Long Barn', siteAddress: '4 Hope St, Leeds, LS1 4AP', meterSerialNumber: 'D13U431711' },
      { siteName: 'Old Stores', siteAddress: '1 Mill Ln, Hull, HU1 1NQ', meterSerialNumber: 'E24B985015' },
    ]);
  });
});

it('keeps a supply number in two lines whole, though every other cell of its row has two lines as well', () => {
  const fields = read(`
# Pendle Power Ltd

Supply number          Location           Address of supply                  Unit rate   Yearly kWh
05 801 100             Boiler             247 Priory Hill, Taunton,          24.10       125,600
22 92667 88524 4       House              TA4 3JQ
03 845 110             Riverside          64 Jubilee Rise, Liverpool,        25.20       101,509
13 49026 40719 9       Pumps              L2 7GG
06 811 201             Parkway            42 Cromer Square, Bolton,          26.30       146,657
16 53950 05535 0       Store              BL4 2TZ
`);
  expect(fields.supplyPoints).toMatchObject([
    { mpanMprn: '2292667885244', siteName: 'Boiler House', unitRate: 24.1, estimatedAnnualConsumption: 125600 },
    { mpanMprn: '1349026407199', siteName: 'Riverside Pumps', unitRate: 25.2, estimatedAnnualConsumption: 101509 },
    { mpanMprn: '1653950055350', siteName: 'Parkway Store', unitRate: 26.3, estimatedAnnualConsumption: 146657 },
  ]);
});

it('takes the last group of a supply number alone in its line for the end of the number, behind a stroke before its core as well', () => {
  const fields = read(`
Customer     Thornbury Ceramics Limited

Supply number                Premises              Meter ID        Yearly kWh
03 500 126 / 13 5725 9348    Unit 4, Hope Park,    K14BG469766     31,063
550                          Quay Street,
                             Leeds, LS1 4AP

Unit rate (p/kWh)    Standing charge (p/day)
24.118               61.20
`);
  expect(fields.supplyPoints).toMatchObject([{ mpanMprn: '1357259348550', meterSerialNumber: 'K14BG469766' }]);
});

it('keeps rows apart that a drawn line parts in some of their columns alone', () => {
  const { supplyPoints } = read(`
No    Site                   Site address                         MPAN             kWh a year    Rate p/kWh
1     Avonmouth Gym          Avonmouth Road, Bristol, BS11 9LB    2279385097900    65,890        24.504
                                                                  -------------------------------------
2     Bitton Sports Ground   Bath Road, Bitton, BS30 6HX          1012345678912    22,896        24.020
                                                                  -------------------------------------
3     Fishponds Hall         740 Fishponds Road, BS16 3UA         1357259348550    74,814        25.244
`);
  expect(supplyPoints).toMatchObject([
    { siteName: 'Avonmouth Gym', siteAddress: 'Avonmouth Road, Bristol, BS11 9LB', unitRate: 24.504 },
    { siteName: 'Bitton Sports Ground', siteAddress: 'Bath Road, Bitton, BS30 6HX', unitRate: 24.02 },
    { siteName: 'Fishponds Hall', siteAddress: '740 Fishponds Road, BS16 3UA', unitRate: 25.244 },
  ]);
});

it('gives prices between the same drawn lines as the number of one supply point to that point', () => {
  const { supplyPoints } = read(`
Customer     Thornbury Ceramics Limited

Site and address              MPAN               Rates
---------------------------------------------------------------------------------
Alder Works                                      Standing charge     61.20  p/day
4 Hope Street, Leeds          1357259348550
LS1 4AP                                          All day             24.118 p/kWh
---------------------------------------------------------------------------------
Bilston Kilns                                    Standing charge     58.75  p/day
11 Quay Side, Hull            1565984899650      Day                 25.204 p/kWh
HU1 1NQ                                          Night               17.660 p/kWh
---------------------------------------------------------------------------------
Canal Stores                                     Standing charge     44.10  p/day
27 Ferry Road, Southport      1133860442325
PR8 1AA                                          All day             23.907 p/kWh
---------------------------------------------------------------------------------
`);
  expect(supplyPoints).toMatchObject([
    { standingCharge: 61.2, unitRate: 24.118 },
    { standingCharge: 58.75, dayUnitRate: 25.204, nightUnitRate: 17.66 },
    { standingCharge: 44.1, unitRate: 23.907 },
  ]);
});
