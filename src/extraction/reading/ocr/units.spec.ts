import { asUnit } from './units.js';

describe('a price per something', () => {
  it.each([
    ['£imonth', '£/month'],
    ['(ElkWh)', '(£/kWh)'],
    ['pikWh:', 'p/kWh:'],
    ['p/kVAlday', 'p/kVA/day'],
    ['p/day', 'p/day'],
    ['EIKVAI', '£/KVA/'],
    ['p/kVA/', 'p/kVA/'],
    ['(Eper', '(£ per'],
    ['(Ea', '(£ a'],
    ['(£an', '(£ an'],
    ['AQkWh', 'AQ kWh'],
    ['p/kwWh', 'p/kWh'],
    ['kWWh', 'kWh'],
    ['SOQkWh/d', 'SOQ kWh/d'],
    ['CCL0.775', 'CCL 0.775'],
    ['(VAT20%)', '(VAT 20%)'],
  ])('read as %s is %s', (read, printed) => {
    expect(asUnit(read)).toBe(printed);
  });

  it.each([
    'pay',
    'Friday',
    'holiday',
    'pence',
    'Elmonth Road',
    'kWh',
    '£19.55',
    'period',
    'per',
    'Esper',
    'Ea',
    '(Each',
  ])('is not %s', (word) => {
    expect(asUnit(word)).toBe(word);
  });
});
