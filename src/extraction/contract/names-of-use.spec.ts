import { readDrawn as read } from '../testing/read.js';

describe('names of sites over their addresses', () => {
  it('has none in a heading that goes on in small letters', () => {
    const [point] = read(`
# Supply: working days before
MPAN                13 7585 8471 955
Unit rate           24.57 p/kWh
`).supplyPoints;
    expect(point.siteName).toBeUndefined();
  });

  it('has them in a column whose head asks for no name', () => {
    const { supplyPoints } = read(`
Supply                              MPAN                     Pence per kWh       Pence a day

Block A stairs and lifts            13 7585 8471 955         26.25               63.69
14 Abbey Street, Leeds, LS1 4AB

Car park and gate                   17 9899 2820 854         27.10               58.34
79 Bridge Row, Leeds, LS9 8PX
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Block A stairs and lifts', siteAddress: '14 Abbey Street, Leeds, LS1 4AB', unitRate: 26.25 },
      { siteName: 'Car park and gate', siteAddress: '79 Bridge Row, Leeds, LS9 8PX', unitRate: 27.1 },
    ]);
  });

  it.each([
    ['Works Depot', 'Works Depot', '17 Canal Street, Derby, DE1 2AB'],
    ['Day Centre', 'Day Centre', '17 Canal Street, Derby, DE1 2AB'],
    ['Moorside House', undefined, 'Moorside House, 17 Canal Street, Derby, DE1 2AB'],
    ['Derwent Business Centre', undefined, 'Derwent Business Centre, 17 Canal Street, Derby, DE1 2AB'],
  ])('tells what a place is used for from a building in its address: %s', (line, siteName, siteAddress) => {
    const [point] = read(`
Premises supplied      ${line}
                       17 Canal Street, Derby, DE1 2AB

MPAN                   13 7585 8471 955
`).supplyPoints;
    expect(point).toMatchObject({ siteAddress });
    expect(point.siteName).toBe(siteName);
  });

  it.each([
    ['Electricity supply 1: Dairy', 'Electricity supply 2: Grain store'],
    ['2.1 Supply point: Dairy', '2.2 Supply point: Grain store'],
    ['Electricity supply: Dairy', 'Electricity supply: Grain store'],
  ])('has them in the titles of cards: %s', (first, second) => {
    const { supplyPoints } = read(`
# ${first}
MPAN                13 7585 8471 955
Unit rate           24.57 p/kWh

# ${second}
MPAN                17 9899 2820 854
Unit rate           25.41 p/kWh
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Dairy', unitRate: 24.57 },
      { siteName: 'Grain store', unitRate: 25.41 },
    ]);
  });
});
