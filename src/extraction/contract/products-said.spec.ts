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
