import type { Candidate } from '../../fields/candidates.js';
import { boxAt, passageAt, toldAt } from '../../testing/told.js';
import type { Testimony, Witness } from '../../witness/index.js';
import { witnessedMprns } from './witnessed-mprns.js';

const mpan = (value: string, y: number, confidence = 1): Candidate => ({
  field: 'mpan',
  value,
  confidence,
  passage: passageAt(value, boxAt(300, y)),
});
const mprn = (value: string, likely: number, x: number, y: number): Testimony => toldAt(value, likely, boxAt(x, y));
const found = (told: Testimony[], read: Candidate[]): string[] =>
  witnessedMprns({ of: () => told } as unknown as Witness, read).map(({ value }) => value);

describe('witnessedMprns', () => {
  const column = [mpan('1421646314325', 100), mpan('1489263051464', 160)];

  it('tells a number that is likely enough by itself', () => {
    expect(found([mprn('5318158445', 0.9, 40, 300)], [])).toEqual(['5318158445']);
    expect(found([mprn('5318158445', 0.5, 40, 300)], [])).toEqual([]);
  });

  it('tells a less likely one in the column of others', () => {
    expect(found([mprn('4958203977', 0.4, 300, 130)], column)).toEqual(['4958203977']);
    expect(found([mprn('4958203977', 0.4, 340, 130)], column)).toEqual([]);
    expect(found([mprn('4958203977', 0.4, 300, 130)], column.slice(0, 1))).toEqual([]);
  });

  it('tells one that the rules saw and doubt', () => {
    const doubted: Candidate = { ...mpan('5318158445', 300, 0.34), field: 'mprn' };
    expect(found([mprn('5318158445', 0.9, 300, 300)], [doubted])).toEqual(['5318158445']);
    expect(found([mprn('5318158445', 0.9, 300, 300)], [{ ...doubted, confidence: 0.8 }])).toEqual([]);
  });
});
