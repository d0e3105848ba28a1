import { readDrawn as read } from '../testing/read.js';

const points = (drawing: string) => read(drawing).supplyPoints;

const MILL = { siteName: 'Upper Mill', siteAddress: '4 Mill Lane, Harrogate, HG1 4PR' };
const SHED = { siteName: 'Dock Shed', siteAddress: '34 Dock Road, Wakefield, WF1 1JD' };

describe('a site with several meters', () => {
  it('is printed beside the first of them', () => {
    expect(
      points(`
Premises      Supply address                      MPAN             Annual kWh    Unit rate (p/kWh)    Standing charge (p/day)

Upper Mill    4 Mill Lane, Harrogate, HG1 4PR     1375858471955    182,210       30.31                141.20
                                                  1464262129978    7,305         31.90                62.05
                                                  1133860442325    9,118         31.90                62.05
Dock Shed     34 Dock Road, Wakefield, WF1 1JD    1123718657314    16,759        28.42                44.15
`),
    ).toMatchObject([
      { mpanMprn: '1375858471955', ...MILL },
      { mpanMprn: '1464262129978', ...MILL, unitRate: 31.9 },
      { mpanMprn: '1133860442325', ...MILL },
      { mpanMprn: '1123718657314', ...SHED },
    ]);
  });

  it('is printed beside the last of them', () => {
    expect(
      points(`
Premises      Supply address                      MPAN             Annual kWh    Unit rate (p/kWh)    Standing charge (p/day)

                                                  1375858471955    182,210       30.31                141.20
Upper Mill    4 Mill Lane, Harrogate, HG1 4PR     1464262129978    7,305         31.90                62.05
Dock Shed     34 Dock Road, Wakefield, WF1 1JD    1123718657314    16,759        28.42                44.15
`),
    ).toMatchObject([
      { mpanMprn: '1375858471955', ...MILL },
      { mpanMprn: '1464262129978', ...MILL },
      { mpanMprn: '1123718657314', ...SHED },
    ]);
  });

  it('is not known where the first row has none and the last has none', () => {
    const read = points(`
Premises      Supply address                      MPAN             Annual kWh    Unit rate (p/kWh)    Standing charge (p/day)

                                                  1375858471955    182,210       30.31                141.20
Upper Mill    4 Mill Lane, Harrogate, HG1 4PR     1464262129978    7,305         31.90                62.05
                                                  1123718657314    16,759        28.42                44.15
`);
    expect(read.map(({ siteName }) => siteName)).toEqual([undefined, 'Upper Mill', undefined]);
  });

  it('has its name and its address under one head of two lines', () => {
    expect(
      points(`
Premises                            MPAN             Annual       Unit rate    Standing charge
Premises address                                     kWh          (p/kWh)      (p/day)

Upper Mill                          1375858471955    182 210      30.31        141.20
4 Mill Lane, Harrogate, HG1 4PR
                                    1464262129978    7 305        31.90        62.05
Dock Shed                           1123718657314    16 759       28.42        44.15
34 Dock Road, Wakefield, WF1 1JD
`),
    ).toMatchObject([
      { ...MILL, estimatedAnnualConsumption: 182210 },
      { ...MILL, estimatedAnnualConsumption: 7305 },
      { ...SHED, estimatedAnnualConsumption: 16759 },
    ]);
  });
});

describe('rows that are named by a number of their site', () => {
  it('are rows, for all that their names are worded like labels', () => {
    expect(
      points(`
Site       MPAN             Annual kWh    Unit rate (p/kWh)    Standing charge (£/day)    Start

Site 1     1375858471955    18,210        30.31                1.41                       1 Jul 2027
Site 2     1464262129978    7,305         31.90                0.62                       1 Jul 2027
`),
    ).toMatchObject([
      { mpanMprn: '1375858471955', unitRate: 30.31, standingCharge: 141 },
      { mpanMprn: '1464262129978', unitRate: 31.9, standingCharge: 62 },
    ]);
  });

  it('are none of a row of sums', () => {
    expect(
      points(`
Location         MPAN               Address                             Annual kWh    kVA    Standing p/day

Boat Yard        1798992820854      4 Quay Road, Whitby, YO21 3PU       22,100        80     55.20
Bakery           1075108052499      Unit 7, Kiln Lane, Whitby,          18,400        60     61.75
                                    YO21 3QA
                 Portfolio                                              40,500        140
`),
    ).toMatchObject([
      { siteName: 'Boat Yard', estimatedAnnualConsumption: 22100, maximumImportCapacity: 80 },
      { siteName: 'Bakery', estimatedAnnualConsumption: 18400, maximumImportCapacity: 60 },
    ]);
  });
});
