import { readDrawn as read } from '../testing/read.js';

const points = (drawing: string) => read(drawing).supplyPoints;

describe('heads of columns in several lines', () => {
  it('have their units in a row of their own', () => {
    expect(
      points(`
Premises        MPAN             Annual consumption    Daily charge    Unit price
                                 kWh pa                p               p per kWh

Upper Mill      1375858471955    18,210                41.20           30.314
Dock Shed       1123718657314    16,759                44.15           26.636
`),
    ).toMatchObject([
      { siteName: 'Upper Mill', estimatedAnnualConsumption: 18210, standingCharge: 41.2, unitRate: 30.314 },
      { siteName: 'Dock Shed', estimatedAnnualConsumption: 16759, standingCharge: 44.15, unitRate: 26.636 },
    ]);
  });

  it('stand under one that heads several, beside heads of one line', () => {
    expect(
      points(`
Premises        MPAN             Annual kWh    Standing charge (p/day)    Unit prices (p/kWh)          Capacity
                                                                          Day       Night    Single    kVA    p/kVA/day

Upper Mill      1375858471955    182,210       141.20                     30.31     19.20              80     3.10
Dock Shed       1123718657314    16,759        44.15                                         26.63
Old Dairy       1464262129978    92,704        139.90                     28.55     17.02              75     2.95
`),
    ).toMatchObject([
      { standingCharge: 141.2, dayUnitRate: 30.31, nightUnitRate: 19.2, maximumImportCapacity: 80, capacityRate: 3.1 },
      { standingCharge: 44.15, unitRate: 26.63 },
      {
        standingCharge: 139.9,
        dayUnitRate: 28.55,
        nightUnitRate: 17.02,
        maximumImportCapacity: 75,
        capacityRate: 2.95,
      },
    ]);
  });

  it('stand over each other where each cell holds two values', () => {
    expect(
      points(`
Premises                             MPAN             Start         Annual kWh    Standing charge (p/day)    Day rate (p/kWh)
Supply address                       Meter serial     End                                                    Night rate (p/kWh)

Upper Mill                           1375858471955    1 May 2027    182,210       141.20                     30.31
4 Mill Lane, Harrogate, HG1 4PR      E17A204518       30 Apr 2029                                            19.20
Dock Shed                            1123718657314    1 May 2027    16,759        44.15                      28.42
34 Dock Road, Wakefield, WF1 1JD     E17A204777       30 Apr 2029                                            17.63
`),
    ).toMatchObject([
      {
        mpanMprn: '1375858471955',
        meterSerialNumber: 'E17A204518',
        siteName: 'Upper Mill',
        siteAddress: '4 Mill Lane, Harrogate, HG1 4PR',
        dayUnitRate: 30.31,
        nightUnitRate: 19.2,
      },
      {
        mpanMprn: '1123718657314',
        meterSerialNumber: 'E17A204777',
        siteName: 'Dock Shed',
        siteAddress: '34 Dock Road, Wakefield, WF1 1JD',
        dayUnitRate: 28.42,
        nightUnitRate: 17.63,
      },
    ]);
  });

  it('have a supply number of two lines over the serial number of its meter', () => {
    expect(
      points(`
Premises                             Supply number       Annual kWh    Unit rate p/kWh    Standing charge p/day
Supply address                       Meter serial

Upper Mill                           03 801 500          182,210       30.31              141.20
4 Mill Lane, Harrogate, HG1 4PR      13 7585 8471 955
                                     E17A204518
Dock Shed                            03 801 500          16,759        28.42              44.15
34 Dock Road, Wakefield, WF1 1JD     11 2371 8657 314
                                     E17A204777
`),
    ).toMatchObject([
      { mpanMprn: '1375858471955', meterSerialNumber: 'E17A204518', siteName: 'Upper Mill' },
      { mpanMprn: '1123718657314', meterSerialNumber: 'E17A204777', siteName: 'Dock Shed' },
    ]);
  });

  it('have a figure of each in every cell, among lines that name groups of sites', () => {
    expect(
      points(`
Premises        MPAN             Estimated annual kWh      Unit rate        Standing charge
                Meter serial     Last 12 months kWh        p/kWh            p/day
YORKSHIRE AND THE BORDERS
Upper Mill      1375858471955                 182,210      30.31            141.20
                E17A204518                    171,934
Dock Shed       1123718657314                  16,759      28.42            44.15
                E17A204777                     18,020

WALES AND THE WEST OF ENGLAND
Lime Kiln       1565984899650                  31,840      29.88            48.75
                E17A204956                     32,115
Sheep Fold      1357259348550                  21,006      27.90            40.10
                E17A205114                     20,871
`),
    ).toMatchObject([
      { estimatedAnnualConsumption: 182210, previous12MonthsConsumption: 171934 },
      { estimatedAnnualConsumption: 16759, previous12MonthsConsumption: 18020 },
      { estimatedAnnualConsumption: 31840, previous12MonthsConsumption: 32115 },
      { estimatedAnnualConsumption: 21006, previous12MonthsConsumption: 20871 },
    ]);
  });
});
