import type { Candidate } from '../../fields/candidates.js';
import { withoutFarRates } from './far-rates.js';

const rate = (value: number, text: string): Candidate =>
  ({ field: 'unitRate', value, confidence: 0.6, passage: { text, start: 0, end: text.length } }) as Candidate;

const left = (...candidates: Candidate[]): unknown[] =>
  withoutFarRates(candidates, 'unitRate').map(({ value }) => value);

describe('prices of energy that are far too high for one', () => {
  it('count for nothing beside one as energy costs', () => {
    expect(left(rate(27.31, '27.310p'), rate(91.4, '91.40p'))).toEqual([27.31]);
  });

  it('count where they say that they are of a kWh, and where there is no other', () => {
    expect(left(rate(27.31, '27.310p'), rate(91.4, '91.40p/kWh'))).toEqual([27.31, 91.4]);
    expect(left(rate(91.4, '91.40p'))).toEqual([91.4]);
  });
});
