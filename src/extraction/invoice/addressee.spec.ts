import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields;

const sentTo = (first: string, second: string, said = '') =>
  read(`
# Northgate Energy Limited

${first.padEnd(49)}Invoice number    INV-44120
${second.padEnd(49)}Invoice date      3 August 2026
44 Tanners Yard
Fort William
PH33 3TR

${said}`).customerName;

describe('the customer of a bill that is sent to a person', () => {
  it.each([
    ['Larkfield Tea Rooms', 'Mrs H. Vaughan', ''],
    ['Mrs H. Vaughan', 'Larkfield Tea Rooms', 'The electricity bill of Larkfield Tea Rooms for July 2026.'],
    ['Mr T. Hale', 'Hale & Marsh Joiners', ''],
    ['Ms J. Pryor, Treasurer', 'Glenside Village Hall Trust', ''],
  ])('is the firm of that person: %s over %s', (first, second, said) => {
    expect(sentTo(first, second, said)).toBe([first, second].find((name) => !/^M(?:rs?|s)\b/.test(name)));
  });

  it.each([
    ['Mrs H. Vaughan', 'The Old Rectory', 'Supplied at: The Old Rectory, Church Lane, Fort William, PH33 3TR'],
    ['Mr A & Mrs B Hale', 'Orchard House', ''],
  ])('is the person where a house stands under the name: %s', (first, second, said) => {
    expect(sentTo(first, second, said)).toBe(first);
  });

  it.each(['Private & Confidential', 'Final Notice'])('is no %s', (words) => {
    expect(sentTo(words, 'Mrs H. Vaughan')).toBe('Mrs H. Vaughan');
  });

  it('is that person and not for whose attention', () => {
    expect(sentTo('FAO Mrs H. Vaughan', 'Larkfield House')).toBe('Mrs H. Vaughan');
  });
});

it('takes the name over a department, and none of a bank account', () => {
  expect(
    sentTo(
      'Weirside Trout Company Limited',
      'Accounts',
      'Our bank: 20-11-07, account 20418836, name Northgate Energy Retail Limited.',
    ),
  ).toBe('Weirside Trout Company Limited');
});

it('takes no caption of an address for a name', () => {
  expect(
    read(`
# Northgate Energy Limited

Invoice address                      Delivery address of electricity
Garthside Veterinary Group LLP       Garthside Hospital
7 Garth Terrace                    19 Weir Road
Hawick                               Hawick
TD9 7QD                              TD9 8LW`).customerName,
  ).toBe('Garthside Veterinary Group LLP');
});

it('takes no beginning of a sentence behind "account holder" for a name', () => {
  expect(
    read(`
# Northgate Energy

Hello Larkfield Opticians Ltd,

Your bill QNB4410937 of 5 November 2025 is £412.80 including VAT.
Northgate Energy, company 07730118. You receive this as account holder. On Tue, 2 Nov 2025 you asked for bills by email.`)
      .customerName,
  ).toBe('Larkfield Opticians Ltd');
});

it.each([
  'We supply you at: ',
  'We supply electricity to you at: ',
  'We supply your business at ',
  'We supply gas to your premises at: ',
  'Premises we supply with gas: ',
])('takes the address behind "%s" without those words', (words) => {
  expect(
    read(`
# Northgate Energy Limited

${words}Unit 7 Garth Park, Weir Way, Oldham, OL2 6QD`).siteAddress,
  ).toBe('Unit 7 Garth Park, Weir Way, Oldham, OL2 6QD');
});

it('keeps the customer over an address under which the one supplied stands beside its label', () => {
  const fields = read(`
# Northgate Energy Limited

The Bursar                                       Invoice number    INV-44120
Tannersfield Hall School                         Invoice date      3 August 2026
Yarm Lane
Tannersfield
TS16 0QY
Supplied at         Yarm Lane, Tannersfield, TS16 0QY`);
  expect(fields.customerName).toBe('Tannersfield Hall School');
});
