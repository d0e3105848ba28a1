import { statementsIn } from './prose-statements.js';

const isFixed = (sentence: string): unknown =>
  statementsIn(sentence, {}).find(({ field }) => field === 'isFixedContract')?.value;

describe('what a sentence says of a plan', () => {
  it.each([
    ['Harbour Fix 18 is a fixed tariff; it finishes on 8 July 2028, 18 months after it starts.', true],
    ['Harbour Fix 18 is a fixed-price plan.', true],
    ['Harbour Fix 18 is a fixed tariff that you may ask for after your contract ends.', undefined],
    ['Is Harbour Fix 18 a fixed tariff?', undefined],
  ])('knows a fixed one by its name: %s', (sentence, expected) => {
    expect(isFixed(sentence)).toBe(expected);
  });
});
