import { Filing, type FilingSite, type Place } from './filing.js';

const A = '1312345678907';
const B = '2499999999991';
const C = '2278676232781';
const LEEDS = '1 High Street, Leeds, LS1 4AB';
const YORK = 'Unit 7, Station Yard, York, YO1 7HH';

const site = (id: string, address?: string, ...meterPoints: string[]): FilingSite => ({
  id,
  address,
  meterPoints: new Map(meterPoints.map((mpanMprn) => [mpanMprn, 'electricity'])),
});

function file(sites: FilingSite[], ...places: Place[]) {
  let made = 0;
  const filing = new Filing(sites, () => `new ${(made += 1)}`);
  return { ids: filing.file(places).map(({ id }) => id), changes: filing.changes };
}

describe('the site of a paper', () => {
  const two = () => [site('leeds', LEEDS, A), site('york', YORK, B)];

  it.each<[string, Place, string]>([
    ['has its meter point', { mpanMprn: B }, 'york'],
    ['has its meter point, whatever the address', { mpanMprn: B, address: LEEDS }, 'york'],
    ['has its address', { mpanMprn: C, address: 'Unit 7 Station Yd, YORK YO1 7HH' }, 'york'],
    ['has its address without the postcode', { address: '1 High Street, Leeds' }, 'leeds'],
    [
      'is new for another unit of the same yard',
      { mpanMprn: C, address: 'Unit 8, Station Yard, York, YO1 7HH' },
      'new 1',
    ],
    ['is new for another postcode', { mpanMprn: C, address: '1 High Street, Leeds, LS1 4AC' }, 'new 1'],
    ['is new for a number that no site has', { mpanMprn: C }, 'new 1'],
    ['is the first where the paper names none', {}, 'leeds'],
  ])('%s', (_, place, id) => {
    expect(file(two(), place).ids).toEqual([id]);
  });

  it.each<[string, FilingSite, Place, string]>([
    ['the first while nothing is known of it', site('first'), { mpanMprn: A, address: LEEDS }, 'first'],
    ['the only one for a number alone', site('first', LEEDS, A), { mpanMprn: B }, 'first'],
    ['the only one for an address, while it has none', site('first', undefined, A), { address: YORK }, 'first'],
    [
      'a new one where the only one has another address',
      site('first', LEEDS, A),
      { mpanMprn: B, address: YORK },
      'new 1',
    ],
  ])('is %s', (_, only, place, id) => {
    expect(file([only], place).ids).toEqual([id]);
  });

  it('is remembered for the meter points after it on the same paper', () => {
    const { ids, changes } = file(
      [site('first')],
      { mpanMprn: A, address: LEEDS },
      { mpanMprn: B, address: YORK },
      { address: YORK },
      {},
    );
    expect(ids).toEqual(['first', 'new 1', 'new 1', 'first']);
    expect(changes.made.map(({ id, address }) => [id, address])).toEqual([['new 1', YORK]]);
    expect(changes.placed.map(({ mpanMprn, siteId }) => [mpanMprn, siteId])).toEqual([
      [A, 'first'],
      [B, 'new 1'],
    ]);
  });

  it('keeps the address that it has, and takes a name where it has none', () => {
    const { changes } = file([site('leeds', LEEDS, A)], { mpanMprn: A, address: YORK, name: 'Head office' });
    expect(changes.described).toMatchObject([{ id: 'leeds', address: LEEDS, name: 'Head office' }]);
    expect(changes.placed).toEqual([]);
  });
});
