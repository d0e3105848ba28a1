import { readDrawn as read } from '../testing/read.js';

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
