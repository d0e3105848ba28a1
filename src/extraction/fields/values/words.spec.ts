import { addressLikeness, findAddresses, joinAddress, normaliseAddress, sameAddress } from './addresses.js';
import { cleanName, foldName, nameLikeness } from './names.js';
import { paymentMethodsIn, readTypeIn, standingChargePeriodIn, supplyTypeIn } from './words.js';

describe('ways of paying', () => {
  it.each([
    ['We will collect this by Direct Debit', ['direct_debit']],
    ['Payment method: BACS', ['bacs']],
    ['You pay by standing order', ['standing_order']],
    ['Prepayment meter', ['prepayment']],
    ['by bank transfer, card or cheque', ['bacs', 'card', 'cheque']],
    ['Credit note', []],
  ])('%s', (text, methods) => {
    expect(paymentMethodsIn(text)).toEqual(methods);
  });
});

describe('kinds of reading', () => {
  it.each([
    ['34383 Actual', 'actual'],
    ['Estimated by us', 'estimated'],
    ['62030 (Estimate)', 'estimated'],
    ['8129 customer', 'customer'],
    ['you gave us this reading', 'customer'],
    ['read by you', 'customer'],
    ['You submitted', 'customer'],
    ['you have sent us this reading', 'customer'],
    ['submitted by the customer', 'customer'],
    ['given by member', 'customer'],
    ['supplied by our client', 'customer'],
    ["member's own reading", 'customer'],
    ['4117 from you', 'customer'],
    ['a reading from you', 'customer'],
    ['This read (your own)', 'customer'],
    ['Smart reading', 'actual'],
    ['We have not heard from you', undefined],
    ['40,112  Meter reader', 'actual'],
    ['014999 A', 'actual'],
    ['009283 E', 'estimated'],
    ['5123', undefined],
  ])('%s', (text, type) => {
    expect(readTypeIn(text)?.type).toBe(type);
  });
});

it('knows the period of a standing charge', () => {
  expect(standingChargePeriodIn('Daily standing charge')).toBe('daily');
  expect(standingChargePeriodIn('£33.58 per month')).toBe('monthly');
  expect(standingChargePeriodIn('Standing charge (month)')).toBe('monthly');
  expect(standingChargePeriodIn('Standing charge')).toBeUndefined();
});

it('knows the fuel, and does not take it from the name of a supplier of both', () => {
  expect(supplyTypeIn('Your electricity bill')).toBe('electricity');
  expect(supplyTypeIn('GAS INVOICE')).toBe('gas');
  expect(supplyTypeIn('Crown Gas & Power')).toBeUndefined();
});

describe('addresses', () => {
  it('are one line with parts joined by a comma', () => {
    expect(joinAddress(['E14UP40699', '14 Abbey Road', 'Nottingham NG2 6YX'])).toBe(
      '14 Abbey Road, Nottingham NG2 6YX',
    );
    expect(joinAddress(['The Creamery, 30', 'Castle', 'Street, Derby, West', 'Midlands, DE1 4ET'])).toBe(
      'The Creamery, 30 Castle Street, Derby, West Midlands, DE1 4ET',
    );
    expect(joinAddress(['Unit 4, Thornhill', 'Trading Estate', 'Mill Lane', 'Leeds LS1 1AA'])).toBe(
      'Unit 4, Thornhill Trading Estate, Mill Lane, Leeds LS1 1AA',
    );
    expect(joinAddress(['2) 16 Mill Lane', 'Leeds LS1 1AA'])).toBe('16 Mill Lane, Leeds LS1 1AA');
    expect(joinAddress(['Unit 13,', 'Teal Park', 'Hollins Road', 'Taunton TA1 6PJ'])).toBe(
      'Unit 13, Teal Park, Hollins Road, Taunton TA1 6PJ',
    );
  });

  it('are found in a sentence', () => {
    expect(findAddresses('We supply: Unit 25, Brunel Works, Maidstone, ME16 2FY')[0].value).toBe(
      'Unit 25, Brunel Works, Maidstone, ME16 2FY',
    );
  });

  it('are compared by postcode and number first', () => {
    expect(normaliseAddress('12 High St, Perth PH2 6EJ')).toEqual({
      postcode: 'PH2 6EJ',
      words: ['12', 'high', 'st', 'perth'],
    });
    expect(sameAddress('12 Mill Rd, Perth, PH2 6EJ', '12 Mill Road, Perth, Perthshire, PH26EJ')).toBe(true);
    expect(sameAddress('12 Mill Road, Perth, PH2 6EJ', '14 Mill Road, Perth, PH2 6EJ')).toBe(false);
    expect(sameAddress('12 Mill Road, Perth, PH2 6EJ', '12 Mill Road, Perth, PH2 6EK')).toBe(false);
  });

  it('look like addresses', () => {
    expect(addressLikeness('Units 15-16')).toBeGreaterThan(0.6);
    expect(addressLikeness('23 Wharf Road')).toBeGreaterThan(0.6);
    expect(addressLikeness('Total £23.00')).toBe(0);
  });
});

describe('names', () => {
  it('are companies, persons or neither', () => {
    expect(nameLikeness('Moorgate Fireplaces Limited').kind).toBe('company');
    expect(nameLikeness('Mrs Margaret Tunnicliffe').kind).toBe('person');
    expect(nameLikeness('Please pay by 14 May').confidence).toBeLessThan(0.2);
  });

  it('are folded and cleaned', () => {
    expect(foldName('Hopton & Rayne Ltd.')).toBe(foldName('Hopton and Rayne Limited'));
    expect(cleanName('Acme Ltd (company no. 123) ')).toBe('Acme Ltd');
    // the full stop of a sentence, and the one that shortens a word
    expect(['Acme & Sons plc.', 'Acme Limited.', 'Acme Ltd.'].map(cleanName)).toEqual([
      'Acme & Sons plc',
      'Acme Limited',
      'Acme Ltd.',
    ]);
  });
});

it('takes a legal form alone for no name', () => {
  expect(nameLikeness('Limited').kind).toBe('other');
  expect(nameLikeness('Northgate Limited').kind).toBe('company');
});
