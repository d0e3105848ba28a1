import { readDrawn as read } from '../testing/read.js';

const MPAN = 'MPAN           1357259348550';

it.each([
  ['On the Ridgeway Wind & Sun tariff the Member pays 21.92 pence for every kilowatt-hour.', 'Ridgeway Wind & Sun'],
  ['You are on our Steady Two Year price, and the prices below will not change.', 'Steady Two Year'],
  [
    'The High Street Fix plan. You pay 27.9 pence per kWh and a standing charge of 55 pence per day.',
    'High Street Fix',
  ],
  ['Contract price. Quarter-Ahead Gas is an indexed product. The price is set each month.', 'Quarter-Ahead Gas'],
  ['Your plan, Steady Evolve, is a fixed price plan.', 'Steady Evolve'],
  [
    'Hale Care Homes Ltd buys power from us for two homes, on HPL Locked Power, at prices that hold.',
    'HPL Locked Power',
  ],
  ['Hawthorn supplies you on Business Tracker, a variable tariff without a fixed price.', 'Business Tracker'],
])('names the product: %s', (said, name) => {
  expect(read(`\n${said}\n\n${MPAN}\n`).supplyPoints[0]).toMatchObject({ tariffName: name });
});

it('takes no salutation for the name of a product', () => {
  expect(
    read(`
Your tariff
Dear Mrs Greaves

Thank you for choosing us.

${MPAN}
`).supplyPoints[0],
  ).not.toHaveProperty('tariffName');
});

it('takes an offer for the name of a product, a number or an end of a letter for none', () => {
  const offered = (offer: string): string | undefined =>
    read(`\nOffer          ${offer}\n\n${MPAN}\n`).supplyPoints[0].tariffName;
  expect(offered('Hold & Stretch Power')).toBe('Hold & Stretch Power');
  expect(offered('Lock-In 36')).toBe('Lock-In 36');
  expect(offered('Yours faithfully,')).toBeUndefined();
  expect(offered('Q-771074')).toBeUndefined();
});

it('takes no words for a time over a column for the name of a product', () => {
  expect(
    read(`
                         Old deal            New deal
 Contract ID             HW-702200           HW-790300
 Contract end            31 Oct 2027         31 Oct 2029
 Unit price, p/kWh       29.120              27.365

${MPAN}
`).supplyPoints[0],
  ).not.toHaveProperty('tariffName');
});

it('names the product of all supplies', () => {
  expect(
    read(`
Both of your energies are on the same plan, Wide Reach. The prices are fixed: they stay put from 1 April 2027.

   Electricity

   Supply number             1357259348550           Daily charge             61.3p

   Gas

   Meter point (MPRN)        7301264507              Daily charge             38.75p
`).supplyPoints,
  ).toMatchObject([{ tariffName: 'Wide Reach' }, { tariffName: 'Wide Reach' }]);
});
