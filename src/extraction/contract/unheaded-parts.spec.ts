import { readDrawn as read } from '../testing/read.js';

const PARTIES = 'Supplier: Northwind Energy Ltd       Customer: Plough Inns Ltd\nSchedule of sites\n\n';

describe('addresses that go on in columns without heads', () => {
  it.each([
    [
      'the town between the address and the postcode',
      `
Line  Site          Address                            Postcode   MPAN             EAC (kWh)   Unit rate (p/kWh)
1     Plough Inn    14 Bramble Row         Derby       DE1 2QX    1470015342708       18,200       24.10
2     Red Lion      Unit 3, Sand Lane      Leeds       LS9 8PL    2000027181935       27,410       25.36`,
    ],
    [
      'the town and the postcode, in a table of one row on the page',
      `
MPAN               Site          Address                                            EAC (kWh)   Unit rate (p/kWh)
2000027181935      Red Lion      Unit 3, Sand Lane      Leeds        LS9 8PL           27,410       25.36`,
    ],
  ])('reads the whole address: %s', (_, table) => {
    expect(read(PARTIES + table).supplyPoints).toContainEqual(
      expect.objectContaining({ siteName: 'Red Lion', siteAddress: 'Unit 3, Sand Lane, Leeds, LS9 8PL' }),
    );
  });

  it('takes no fuel beside an address for a part of it', () => {
    const [point] = read(
      `${PARTIES}
MPAN               Address                              Postcode   EAC (kWh)   Unit rate (p/kWh)
1470015342708      14 Bramble Row        Electricity    DE1 2QX       18,200       24.10
2000027181935      26 Sand Lane          Electricity    LS9 8PL       27,410       25.36`,
    ).supplyPoints;
    expect(point.siteAddress).not.toContain('Electricity');
  });
});

describe('names of sites with words for what was before', () => {
  it('reads the prices of rows whose sites are called Old and New', () => {
    const { supplyPoints } = read(`${PARTIES}
                                            Current contract      Awarded contract
Site         MPAN             EAC (kWh)     p/kWh      p/day       p/kWh      p/day
Old Inn      1470015342708    18,200        30.10      70.10       24.10      61.20
New Lion     2000027181935    27,410        31.36      72.15       25.36      58.75
Red Bull     1357259348550    49,571        31.80      74.25       24.90      55.05`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Old Inn', unitRate: 24.1, standingCharge: 61.2, estimatedAnnualConsumption: 18200 },
      { siteName: 'New Lion', unitRate: 25.36, standingCharge: 58.75 },
      { siteName: 'Red Bull', unitRate: 24.9, standingCharge: 55.05 },
    ]);
  });
});

describe('the one rate beside a night rate in the row of a supply', () => {
  it('is that of the day where the night has a price, unless it is said to hold at all hours', () => {
    const prices = (head: string) =>
      read(`${PARTIES}
MPAN               Site          EAC (kWh)   ${head} p/kWh   Night p/kWh
1470015342708      Plough Inn    18,200      24.10           14.10
2000027181935      Red Lion      27,410      25.36           -`).supplyPoints;
    expect(prices('Unit      ')).toMatchObject([{ dayUnitRate: 24.1, nightUnitRate: 14.1 }, { unitRate: 25.36 }]);
    expect(prices('All hours ')?.[0].dayUnitRate).toBeUndefined();
  });
});
