import { productsBeside } from './products-beside.js';

const names = (sentence: string) => [...new Set(productsBeside(sentence).map(({ value }) => value))];

it.each([
  ['The product supplied is known as “Hollow Link”.', 'Hollow Link'],
  ['The tariff: is known as Halton Collegiate Fixed, and the account is numbered later.', 'Halton Collegiate Fixed'],
  ['Electricity, Halton Fixed Business', 'Halton Fixed Business'],
  ['The tariff you are on from then is Halton Two.', 'Halton Two'],
  ['Your new tariff will be Halton Fixed 2028.', 'Halton Fixed 2028'],
  ['Annex A – Awarded prices, product "100% Halton Bundled"', '100% Halton Bundled'],
  ['Points listed in Schedule 1, tariff “Fixed and Firm”', 'Fixed and Firm'],
  ['Prices are those of our product Halton Steady and do not change.', 'Halton Steady'],
  ['On Halton Certainty, your tariff, they are fixed.', 'Halton Certainty'],
  ['Halton Certainty is our fixed price tariff for offices.', 'Halton Certainty'],
  ['This is a quotation for our Halton Business Saver tariff.', 'Halton Business Saver'],
  ['It finishes after three years (36 months) of Halton Fixed from 1st July 2026.', 'Halton Fixed'],
])('reads the name of a product beside the word for one: %s', (sentence, name) => {
  expect(names(sentence)).toEqual([name]);
});

it.each([
  'The product is Electricity.',
  'The deal is Fixed.',
  'The tariff is All Inclusive.',
  'The plan is Direct Debit.',
  'The product is 24 Months.',
  'The plan is March 2027.',
  'The tariff is Option 2.',
  'What is the product called?',
  'Under the product the Customer may lock volume.',
  'The tariff is as set out in Schedule 2.',
  'The deal is with Halton Joinery Limited.',
  'You have our Fixed Price Energy Plan.',
])('takes no kind, time, payment or party for one: %s', (sentence) => {
  expect(names(sentence)).toEqual([]);
});
