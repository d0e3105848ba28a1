import { readDrawn as read } from '../testing/read.js';

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

describe('how the customer pays', () => {
  it.each([
    ['You will go on paying by Direct Debit, on or just after the 14th of each month.'],
    ['Your Direct Debit goes on as before and will be taken on 24 June 2026 for the next bill.'],
    ['Your monthly Direct Debit will leave your bank on or after the 8th.'],
  ])('is told by what happens to it: %s', (text) => {
    expect(said(text)).toMatchObject({ paymentMethod: 'direct_debit' });
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
