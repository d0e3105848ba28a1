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

describe('letters to those who own, order or heat', () => {
  it('says outright what the prices are', () => {
    expect(
      read('These are fixed prices: neither the unit rates nor the daily charges change before the end date.'),
    ).toMatchObject({ isFixedContract: true });
  });

  it('reads how long several tariffs last, and no months that have passed', () => {
    expect(read('Both tariffs last 24 months.')).toMatchObject({ contractTermMonths: 24 });
    expect(read('These prices come from the last 24 months of the contract.').contractTermMonths).toBeUndefined();
  });

  it('reads when an empty property came back to its owner', () => {
    expect(
      read('The departing tenants tell us that both units came back to you on 10 October 2026 and stand empty.'),
    ).toMatchObject({ contractStartDate: '2026-10-10' });
  });

  it('reads an order in the words of a letter', () => {
    const fields = read(`
The studio is at 2A Sheaf Court, Lewes, BN7 2PT. Its meter point is 13 7585 8471 955, the meter there is number
L76C20915 and you use about 11,250 kWh a year.

From 1st November 2026 to 31st October 2027 you will pay 29.4 pence for a kilowatt hour, whatever the time of day, and
58.2 pence for each day. You told us that three people work there; that makes yours a micro business under the rules.
`);
    expect(fields).toMatchObject({ contractEndDate: '2027-10-31', isMicroBusiness: true });
    expect(fields.supplyPoints).toMatchObject([
      { meterSerialNumber: 'L76C20915', unitRate: 29.4, standingCharge: 58.2, standingChargeType: 'daily' },
    ]);
  });
});
