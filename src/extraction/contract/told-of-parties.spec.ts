import { readDrawn as read } from '../testing/read.js';
import { namedParties } from './prose/prose-named-parties.js';

const MPAN = 'MPAN           1357259348550';
const said = (text: string) => read(`\n${text}\n\n${MPAN}\n`);

describe('whom a broker names as the supplier', () => {
  it('is whom the contract is with', () => {
    expect(
      said(`
Taff Vale Energy Advisers Ltd

Landlord’s electricity: your contract with Tomlinson & Reeve Power plc

Taff Vale Energy Advisers Ltd, registered in Wales. We act as broker and not as principal.`),
    ).toMatchObject({ supplierName: 'Tomlinson & Reeve Power plc' });
  });

  it('is not whom a contract was with that ends', () => {
    expect(
      said(`
Supplier: Hawthorn Power Ltd

Your contract with Tomlinson & Reeve Power plc ends on 30 April 2026.`),
    ).toMatchObject({ supplierName: 'Hawthorn Power Ltd' });
  });
});

it('takes who authorises another to act for it for no supplier, whatever particulars it gives', () => {
  expect(
    said(`
Lowgate Dental Limited (company number 08211764), whose surgery and postal address
are 14 Quay Walk, Hull, HU1 1NQ, authorises Weir & Coe Energy Ltd to act for it in
matters of power supply there from 4 May 2027 for one year.

Name                     Dr Edith Frame

Supplier                 Tomlinson & Reeve Power plc
Customer                 Lowgate Dental Limited`),
  ).toMatchObject({ supplierName: 'Tomlinson & Reeve Power plc', customerName: 'Lowgate Dental Limited' });
});

it('reads with whom something was agreed behind its title, beside a customer that has appointed somebody', () => {
  const fields = read(`
Gable Linen Ltd (company number 05518846) has appointed Weir & Coe Advisory LLP to look after its energy.
=====
                                                             Weir & Coe Advisory LLP

# Order summary: Foxglove Energy Supply Limited

Plan                     Harbour Fix
${MPAN}
`);
  expect(fields).toMatchObject({ supplierName: 'Foxglove Energy Supply Limited' });
});

it('reads the supplier and its address in the foot line under the places to sign', () => {
  expect(
    read(`
# Ecotricity

${MPAN}
Customer       Lowgate Dental Limited
Unit price     6.81 p/kWh


For the customer             Date              For Ecotricity

Ecotricity Limited, Lion House, Unit 4, Rowcroft, Stroud, Gloucestershire, GL5 3BY
`),
  ).toMatchObject({
    supplierName: 'Ecotricity Limited',
    supplierAddress: 'Lion House, Unit 4, Rowcroft, Stroud, Gloucestershire, GL5 3BY',
  });
});

it('reads a supplier behind its number among the parties', () => {
  expect(
    said(`
BETWEEN (1) Brook Green Supply of 4 Shepherds Wharf, London, W6 9DX (the Supplier); and (2) Deva Soft Drinks Limited,
of Deva House, Sealand Road, Chester, CH1 6BS (the Customer).`),
  ).toMatchObject({ supplierName: 'Brook Green Supply', customerName: 'Deva Soft Drinks Limited' });
});

it('reads the body under "The Trustees" as the customer', () => {
  expect(
    said(`
The Trustees
Larch Lifeboat Museum Trust
Pier Road
Elgin
IV30 6AR

Dear Trustees,
`),
  ).toMatchObject({ customerName: 'Larch Lifeboat Museum Trust' });
});

describe('how the customer pays', () => {
  it.each([
    ['You will go on paying by Direct Debit, on or just after the 14th of each month.'],
    ['Your Direct Debit goes on as before and will be taken on 24 June 2026 for the next bill.'],
    ['Your monthly Direct Debit will leave your bank on or after the 8th.'],
  ])('is told by what happens to it: %s', (text) => {
    expect(said(text)).toMatchObject({ paymentMethod: 'direct_debit' });
  });

  it('takes something off in the words of the next sentence', () => {
    expect(
      said('You will pay by Direct Debit on the 15th of the month. It takes 3 per cent off the unit charges.')
        .supplyPoints[0],
    ).toMatchObject({ directDebitDiscount: 3 });
  });

  it('may give a discount that the next sentence tells of', () => {
    expect(
      said('By Direct Debit on the 12th day of the month. You get 2% off your energy charges for it.').supplyPoints[0],
    ).toMatchObject({ directDebitDiscount: 2 });
  });
});

it('reads that a call was marked as one with a micro business', () => {
  expect(said('Do you have fewer than ten employees?      Yes, seven. Marked as a micro business.')).toMatchObject({
    isMicroBusiness: true,
  });
});

it.each([
  [
    'Ellerby Forge & Foundry Ltd (company reg. 12990400) orders power and gas for one premises.',
    'Ellerby Forge & Foundry Ltd',
  ],
  [
    'The parties are Tomlinson Power plc (“the Company”) and Ellerby College (Enterprises) Limited (“the Customer”).',
    'Ellerby College (Enterprises) Limited',
  ],
])('reads who buys: %s', (text, customerName) => {
  expect(said(text)).toMatchObject({ customerName });
});

it('reads for whom an offer is taken up', () => {
  expect(namedParties('Please go ahead with these for Ellerby Growers Co-operative Limited.')).toMatchObject([
    { field: 'customerName', value: 'Ellerby Growers Co-operative Limited' },
  ]);
});

it('takes the name that a bank knows for no customer', () => {
  expect(
    said(`
Trading company               Ellerby Commercial Glass Ltd
Company reg.                  08114500
Send bills to                 PO Box 118, Shipley, West Yorkshire, BD17 7ZZ

Direct Debit instruction. Name on account: Ellerby Comm Glass Sort code: 20-00-00 Account: ****4471`),
  ).toMatchObject({ customerName: 'Ellerby Commercial Glass Ltd' });
});

describe('whether the customer is a micro business', () => {
  it.each([
    ['You have told us that your company is too large to count as a micro business.', false],
    ['You’ve told us you’re too big to be classed as a microbusiness, so the microbusiness rules don’t apply.', false],
    ['You told us that you don’t count as a micro business.', false],
    ['You ticked the microbusiness box, so we will write to you well before the end.', true],
    ['The board is happy with it. Yes, we’re still a microbusiness.', true],
  ])('is told in so many words: %s', (text, isMicroBusiness) => {
    expect(said(text)).toMatchObject({ isMicroBusiness });
  });

  it('is asked with a note in brackets under the question', () => {
    expect(
      said(`
Kind                                        Limited company

Fewer than 10 staff, turnover under €2m     Yes
(microbusiness)

Company number                              13094401`),
    ).toMatchObject({ isMicroBusiness: true });
  });
});

it('reads the one of several ways to pay that was chosen', () => {
  expect(said('How do I pay?                   By cheque or standing order: you chose standing order.')).toMatchObject({
    paymentMethod: 'standing_order',
  });
});
