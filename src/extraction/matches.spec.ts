import { describe, expect, it } from '@jest/globals';
import { matchesOf } from './matches.js';

describe('the matches of a pattern', () => {
  it.each([
    ['12 Jan and 3 Feb', /(\d+) (\w+)/g],
    ['p/kWh 🗹 a', /(?<![a-z])(?=[a-z])/gi],
    ['🗹🗹', /(?=🗹)|$/gu],
    ['nothing', /\d/g],
  ])('are those that matchAll gives for %j', (text, pattern) => {
    expect(matchesOf(text, pattern)).toEqual([...text.matchAll(pattern)]);
  });

  it('are all found while those of another text are gone through', () => {
    const digits = /\d/g;
    const both = matchesOf('1 2', digits).map(({ 0: one }) => [one, matchesOf('3 4', digits).length]);
    expect(both).toEqual([
      ['1', 2],
      ['2', 2],
    ]);
  });
});
