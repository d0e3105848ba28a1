import { readDrawn as read } from '../testing/read.js';

const premises = (...places: string[]) =>
  read(`
# Business electricity contract
Tariff       Day p/kWh       Night p/kWh      Anytime p/kWh    Standing p/day
Reed 1                                        23.46            145.25
Reed 2       24.35           16.39                             162.73

Tariff    MPAN               Meter          Premises                                             EAC kWh
Reed 1    1012345678912      S20UP96843     ${places[0].padEnd(53)}10,199
Reed 2    2023456789010      L18C76467      ${places[1].padEnd(53)}18,090
Reed 1    1112345678917      E17C76412      ${places[2].padEnd(53)}3,842
`).supplyPoints;

describe('names of sites before their addresses in a column of premises', () => {
  it('are told where a building or a unit stands behind them too', () => {
    expect(
      premises(
        'Mill Office, 52 Rye Street, Leeds, LS1 4AP',
        'Boat Shed, The Granary, 30 Quay Road, Hull, HU9 6WY',
        'Youth Club, Unit 4, 12 Hope Street, Leeds, LS2 7DJ',
      ),
    ).toMatchObject([
      { siteName: 'Mill Office', siteAddress: '52 Rye Street, Leeds, LS1 4AP', tariffName: 'Reed 1', unitRate: 23.46 },
      { siteName: 'Boat Shed', siteAddress: 'The Granary, 30 Quay Road, Hull, HU9 6WY', dayUnitRate: 24.35 },
      { siteName: 'Youth Club', siteAddress: 'Unit 4, 12 Hope Street, Leeds, LS2 7DJ', unitRate: 23.46 },
    ]);
  });

  it('are told between titles of groups of rows and their sums too, where units stand behind them', () => {
    const { supplyPoints } = read(`
Premises                                             MPRN          Meter          Annual kWh   Unit p/kWh
EAST
The Heron, Unit 6, Reed Park, Rye Street, Leeds, LS1 4AP    7301264507    E6S19310313    11,202       6.3464
Tide’s End, 52 Quay Road, Hull, HU9 6WY              26597004      G4A18045764    52,244       4.6890
Sub-total                                                                          63,446
WEST
Black Swan, 12 Hope Street, Leeds, LS2 7DJ           7033399027    M025A84961710  80,389       5.8520
Sub-total                                                                          80,389
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'The Heron', siteAddress: 'Unit 6, Reed Park, Rye Street, Leeds, LS1 4AP' },
      { siteName: "Tide's End", siteAddress: '52 Quay Road, Hull, HU9 6WY' },
      { siteName: 'Black Swan', siteAddress: '12 Hope Street, Leeds, LS2 7DJ' },
    ]);
  });

  it('leaves a building before the number of its street in the address', () => {
    const points = premises(
      'Quayside, 52 Rye Street, Leeds, LS1 4AP',
      'The Granary, 30 Quay Road, Hull, HU9 6WY',
      'Harbour Point, 12 Hope Street, Leeds, LS2 7DJ',
    );
    expect(points.map(({ siteAddress }) => siteAddress)).toEqual([
      'Quayside, 52 Rye Street, Leeds, LS1 4AP',
      'The Granary, 30 Quay Road, Hull, HU9 6WY',
      'Harbour Point, 12 Hope Street, Leeds, LS2 7DJ',
    ]);
    expect(points.every(({ siteName }) => siteName === undefined)).toBe(true);
  });
});

it('takes the head of a column of tariffs for no company', () => {
  const { customerName } = read(`
Tariff group     Reed A          Reed B
Unit rate        23.46p          24.10p

Site            MPAN             Tariff group    EAC kWh
Mill Office     1012345678912    Reed B          10,199
Boat Shed       2023456789010    Reed A          18,090
`);
  expect(customerName).toBeUndefined();
});

it('takes what stands under “Supply” beside the addresses for the names of sites', () => {
  const names = (head: string): (string | undefined)[] =>
    read(`
${head.padEnd(28)}Address                              MPAN              Meter          Unit rate (p/kWh)
Landlord's supply, block A  31 Viaduct Street, Truro, TR1 1YD    1012345678912     S20UP96843     27.30
Lifts and lamps             9 Ferry Road, Truro, TR1 2PF         2023456789010     L18C76467      27.22
`).supplyPoints.map(({ siteName }) => siteName);
  expect(names('Supply')).toEqual(["Landlord's supply, block A", 'Lifts and lamps']);
});
