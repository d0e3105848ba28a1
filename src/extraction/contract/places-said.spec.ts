import { readDrawn as read } from '../testing/read.js';
import { placesIn } from './prose/prose-places.js';

const MPAN = 'MPAN           1357259348550';
const siteOf = (said: string): string | undefined =>
  read(`\nNorth Wharf Joinery Ltd\n3 Quay Side, Hull, HU1 1NQ\n\nDear Sirs\n\n${said}\n\n${MPAN}\n`).supplyPoints[0]
    ?.siteAddress;

describe('where energy goes', () => {
  it.each([
    ['Premises: The print works at Unit 6 Kelham Works, Alma Street, Leeds, LS1 4AP'],
    ['Supply address: Natural gas at Unit 6 Kelham Works, Alma Street, Leeds, LS1 4AP'],
    ['We shall send the power to your workshop at Unit 6 Kelham Works, Alma Street, Leeds, LS1 4AP.'],
    ['The Seller will supply electricity to the Member’s joinery at Unit 6 Kelham Works, Alma Street, Leeds, LS1 4AP.'],
    ['The contract that we had with you for Unit 6 Kelham Works, Alma Street, Leeds, LS1 4AP has come to its end.'],
    ['Your business has been in occupation of Unit 6 Kelham Works, Alma Street, Leeds, LS1 4AP since 3 March 2026.'],
  ])('is what stands behind the words for what is there: %s', (said) => {
    expect(siteOf(said)).toBe('Unit 6 Kelham Works, Alma Street, Leeds, LS1 4AP');
  });

  it.each([
    'The supply is that at Unit 6 Kelham Works, Alma Street, Leeds, LS1 4AP, and it is metered by the half hour.',
    'Nobody gave notice, so the power going into Unit 6 Kelham Works, Alma Street, Leeds, LS1 4AP is still ours.',
    'Both are for Unit 6 Kelham Works, Alma Street, Leeds, LS1 4AP.',
  ])('is what a sentence says that supplies are for: %s', (sentence) => {
    expect(placesIn(sentence, {})).toMatchObject([
      { field: 'siteAddress', value: 'Unit 6 Kelham Works, Alma Street, Leeds, LS1 4AP' },
    ]);
  });

  it('begins with the name of a house', () => {
    expect(siteOf('We’ll supply green electricity to The Old Forge, 6 Alma Street, Leeds, LS1 4AP.')).toBe(
      'The Old Forge, 6 Alma Street, Leeds, LS1 4AP',
    );
    expect(
      read(`\nBoth are for The Corn Hall, 6 Alma Street, Leeds, LS1 4AP. We add VAT.\n\n${MPAN}\n`),
    ).not.toHaveProperty('customerName');
  });

  it('is where a letter is addressed, or bills go, where it says so', () => {
    expect(siteOf('You use power at the premises to which this letter is addressed without terms.')).toBe(
      '3 Quay Side, Hull, HU1 1NQ',
    );
    expect(
      read(`
We’ll supply electricity to 6 Alma Street, Leeds, LS1 4AP, and that’s where we’ll post your bills too.

${MPAN}
`),
    ).toMatchObject({ billingAddress: '6 Alma Street, Leeds, LS1 4AP' });
  });

  it('is not cut where a place has "at" in its name', () => {
    expect(siteOf('Supply address: The Barn at Low Farm, 6 Alma Street, Leeds, LS1 4AP')).toBe(
      'The Barn at Low Farm, 6 Alma Street, Leeds, LS1 4AP',
    );
  });
});

it('takes the address of the ombudsman for no party’s', () => {
  expect(
    read(`
Write to us: If it is not put right in 8 weeks you may go to the Energy Ombudsman, PO Box 966, Warrington, WA4 9DF

${MPAN}
`),
  ).not.toHaveProperty('supplierAddress');
});

it('takes the seat of the supplier, where notices go, for no address for bills', () => {
  const foot = '\n'.repeat(51);
  const fields = read(`
# Tomlinson Power plc

North Wharf Joinery Ltd
3 Quay Side
Hull
HU1 1NQ

${MPAN}
${foot}
Tomlinson Power plc. Registered in England no. 2917001. Registered office and address for notices: Reeve House, 4 Mill
Street, Derby, DE1 2HG
`);
  expect(fields).toMatchObject({
    billingAddress: '3 Quay Side, Hull, HU1 1NQ',
    supplierAddress: 'Reeve House, 4 Mill Street, Derby, DE1 2HG',
  });
});

it('reads the address of the supplier behind its numbers', () => {
  expect(
    read(`
# Tomlinson Power Limited

${MPAN}

Tomlinson Power Limited, company registration 06862001, VAT GB 994 5110 33. Suite 12, 4 Mill Street, Derby, DE1 2HG.
`),
  ).toMatchObject({ supplierAddress: 'Suite 12, 4 Mill Street, Derby, DE1 2HG' });
});

it('takes a reference before the number of a point for no name of a site', () => {
  expect(
    read(`
North Wharf Joinery Ltd
3 Quay Side
Hull
HU1 1NQ

21 September 2027

Account 0068-00917
Meter point 3157711

You use gas there without having agreed terms with us.
`).supplyPoints[0],
  ).not.toHaveProperty('siteName');
});

it('takes the address of the bills for that of meters which are said to be there', () => {
  const [one, other] = read(`
Invoice address      Kelham Works, Alma Street, Leeds, LS1 4AP

All of the meters are at the invoice address.

Site name            MPRN                p/kWh
Boiler house         7465697431          5.331
Canteen              4714359892          6.204
`).supplyPoints;
  expect([one.siteAddress, other.siteAddress]).toEqual([
    'Kelham Works, Alma Street, Leeds, LS1 4AP',
    'Kelham Works, Alma Street, Leeds, LS1 4AP',
  ]);
});

it('takes the place that a renewed contract is for, far from its meters', () => {
  const sites = read(`
Corvane Outdoor Ltd
PO Box 8
Cupar
KY15 4AA

Dear Ms Nairn

RENEWAL OF YOUR CONTRACT FOR 2027
I am glad that you have agreed to carry on with us. The renewed contract is for The Mill House, 3 Kirk Wynd,
Falkland, Cupar, Fife, KY15 7BX. It runs from 1 May 2027 to 30 April 2028, and the prices are fixed.

Electricity                     Renewed           Expiring
Price of a unit (p/kWh)         27.30             29.85
Standing charge (p/day)         52.00             47.00

Gas                             Renewed           Expiring
Price of a unit (p/kWh)         6.71              7.02
Standing charge (p/day)         36.50             34.00

The numbers that identify your supplies are MPAN 13 7585 8471 955 for electricity and MPRN 7465697431 for gas.
`).supplyPoints.map(({ siteAddress }) => siteAddress);
  const place = 'The Mill House, 3 Kirk Wynd, Falkland, Cupar, Fife, KY15 7BX';
  expect(sites).toEqual([place, place]);
});
