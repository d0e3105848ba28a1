import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (said: string) =>
  extractInvoices([
    printedPage(`
# Northgate Power Limited

Fernhill Glass Limited                        Invoice number      VX238551
Finance Department                            Invoice date        4 June 2026
Unit 7
12 Foundry Row
Taunton
TA1 7YU

${said}

Standing charge          31 days        64.14 p/day          £19.88`),
  ])[0].fields;

const SITE = 'Unit 7, 12 Foundry Row, Taunton, TA1 7YU';

it.each([
  'We send your electricity to the address at the top of this page.',
  'The supply comes in at the address above under supply number 22 8552 7451 625.',
  'The gas was used at the premises shown above.',
  'This bill is for the gas supplied to your home at the address above.',
  'Supply address           As above',
  'Site supplied            Same as billing address',
  'Premises                 see above',
  'Site supplied (if not as above)\n\n                                    as above',
])('the address that the bill is sent to is the one supplied: %s', (said) => {
  expect(read(said).siteAddress).toBe(SITE);
});

it.each([
  'We send your bills to the address above.',
  'Your gas bills are posted to the address above.',
  'You can write to our gas team at the address above.',
  'Please send your cheque for the electricity to the address shown above.',
  'Please call if the meter is not easy to reach. Our office is at the address above.',
])('it is not where the paper says something else of it: %s', (said) => {
  expect(read(said).siteAddress).toBeUndefined();
});

it('stays where the supply address is told by itself', () => {
  expect(read('Supply address           9 Mill Lane, Exeter, EX4 1AB').siteAddress).toBe(
    '9 Mill Lane, Exeter, EX4 1AB',
  );
});
