import { bill, gasBill } from '../testing/bills.js';
import type { Bill } from './bill.js';
import { unitePlaces } from './places.js';

const site = (siteId: string, ...bills: Bill[]) => ({ siteId, bills });
const shown = (sites: { siteId: string; bills: Bill[] }[]) =>
  sites.map(({ siteId, bills }) => [siteId, ...bills.map((each) => `${each.siteId ?? ''}/${each.documentId}`)]);

const spring = bill('2026-01-01', '2026-03-31', 900);
const summer = bill('2026-04-01', '2026-06-30', 600);
const gas = gasBill('2026-01-01', '2026-06-30', 4000);
const other = bill('2026-01-01', '2026-06-30', 70, { meterPoint: '9900000000025', documentId: 'other' });

describe('sites of one business', () => {
  it('are one place where the supplies of the one went to the other', () => {
    expect(shown(unitePlaces([site('old', spring), site('new', summer)]))).toEqual([
      ['new', 'old/bill-2026-01-01', '/bill-2026-04-01'],
    ]);
  });

  it('stay two where only some of the supplies did', () => {
    expect(shown(unitePlaces([site('old', spring, gas), site('new', summer, other)]))).toEqual([
      ['old', '/bill-2026-01-01'],
      ['new', 'old/bill-2026-01-01', '/bill-2026-04-01', '/other'],
    ]);
    expect(shown(unitePlaces([site('one', spring), site('two', other)]))).toEqual([
      ['one', '/bill-2026-01-01'],
      ['two', '/other'],
    ]);
  });

  it('that are one place take along what names no supply', () => {
    const unnamed = bill('2026-02-01', '2026-02-28', 5, { meterPoint: undefined, documentId: 'unnamed' });
    expect(shown(unitePlaces([site('old', unnamed, spring), site('new', summer)]))).toEqual([
      ['new', 'old/unnamed', 'old/bill-2026-01-01', '/bill-2026-04-01'],
    ]);
    expect(shown(unitePlaces([site('old', unnamed, spring, gas), site('new', summer)]))[0]).toEqual([
      'old',
      '/unnamed',
      '/bill-2026-01-01',
    ]);
  });
});
