import { readDrawn as read } from '../testing/read.js';

describe('whether prices are fixed, as a paper says it', () => {
  it.each([
    ['Deemed rates are variable: we may change them at any time. They are not a fixed price contract.', false],
    ['The prices cannot change in that time.', true],
    ['Your unit rates will not be increased before the end date.', true],
    ["The unit rate can't go up during the term.", true],
  ])('%s', (sentence, fixed) => {
    expect(read(sentence)).toMatchObject({ isFixedContract: fixed, isMarketRates: !fixed });
  });

  it('reads the answers beside its questions under a heading', () => {
    expect(
      read(`
# Summary of price basis
Fixed price contract                  No
Market-indexed / flexible             Yes
`),
    ).toMatchObject({ isMarketRates: true });
  });
});

describe('days and terms', () => {
  it.each([
    ['Prices held for signature until 10 January 2027.'],
    ['Prices are open for acceptance until 10 January 2027.'],
    ['These rates are available to sign until 10 January 2027.'],
  ])('takes the last day of an offer for no end of the contract: %s', (sentence) => {
    expect(read(sentence).contractEndDate).toBeUndefined();
  });

  it.each([
    ['Supply period      From 01/10/2026 to 30/09/2029 (both dates inclusive), 36 months'],
    ['Term               1 October 2026 to 30 September 2029, 36 months'],
  ])('reads a period with its length behind it: %s', (line) => {
    expect(read(line)).toMatchObject({
      contractStartDate: '2026-10-01',
      contractEndDate: '2029-09-30',
      contractTermMonths: 36,
    });
  });

  it('reads the two days beside a label of two halves', () => {
    expect(read('From / to          1 October 2026 / 30 September 2029')).toMatchObject({
      contractStartDate: '2026-10-01',
      contractEndDate: '2029-09-30',
    });
  });
});

it('knows that prices of which none moves are fixed, and how long beside that', () => {
  expect(read('MPAN 13 7585 8471 955\n\nFixed: none of the three prices moves before the end date.\n')).toMatchObject({
    isFixedContract: true,
  });
  expect(read('MPAN          13 7585 8471 955\nDeal type     Fixed, two years\n')).toMatchObject({
    isFixedContract: true,
    contractTermMonths: 24,
  });
});
