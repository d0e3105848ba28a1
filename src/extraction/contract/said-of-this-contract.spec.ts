import { drawPages } from '../testing/draw.js';
import { readByRules, readDrawn as read } from '../testing/read.js';

const byRules = (drawing: string) => readByRules(drawPages(drawing)).read.fields;

describe('what is said of this contract, and of no other', () => {
  it('takes another number before that of the present contract', () => {
    const { contractNumber } = read(`
 Castle Tyres Ltd                                       Account number: NP930212
 3 Weir Road                                            Your present contract: 5571120-A
 Nottingham                                             ends on 31/05/2026
 NG7 5FB

 We accept the offer and give the ordering number K-553238-B as the contract number.
`);
    expect(contractNumber).toBe('K-553238-B');
  });

  it('takes the number of an agreement that is said to be the contract', () => {
    const number = (agreement: string) =>
      read(`
 The supplier is Northern Power Limited and the customer is Hale Brewery Ltd.
 The number of the ${agreement} is NP-FA-2698.
`).contractNumber;
    expect(number('framework agreement, which is the contract between them,')).toBe('NP-FA-2698');
    expect(number('framework agreement')).toBeUndefined();
  });

  it('takes the boxes of one question for its answer, whatever the next asks', () => {
    const { isMicroBusiness } = read(`
 We accept option B, and we have read the conditions on which it is made and agree to all of these.
 Micro business: ☒ yes ☐ no VAT: 20% ☒ certificate for reduced VAT enclosed ☐
`);
    expect(isMicroBusiness).toBe(true);
  });

  it('takes no product that others have for this one’s', () => {
    const { isFixedContract, supplyPoints } = byRules(`
# Octopus Energy
 Term                          12 months, prices fixed
 Tariff                        Business 12M Fixed v3
 MPAN                          22 7938 5097 900
 Unit rate                     27.16p / kWh

 Rates leave out VAT and CCL. There is an exit fee of 10% of the estimated cost of the months left. A typical bakery on our Flexible Business tariff paid 30.02p in October.
`);
    expect(isFixedContract).toBe(true);
    expect(supplyPoints).toMatchObject([{ tariffName: 'Business 12M Fixed v3' }]);
  });

  it('starts when who writes becomes the supplier, and is paid for as it is used', () => {
    const { contractStartDate, paymentMethod } = read(`
 We become your supplier on 18 August 2025. There is no end date: the contract runs until you leave.

 You pay as you go. Top up in the app, on the telephone or in a shop.

 MPAN                          22 7938 5097 900
`);
    expect(contractStartDate).toBe('2025-08-18');
    expect(paymentMethod).toBe('prepayment');
  });

  it('adds up twelve months by their names', () => {
    const used = (months: string) =>
      read(`
 MPAN                          22 7938 5097 900

 From ${months} the meter recorded 56,318 kWh.
`).supplyPoints[0].previous12MonthsConsumption;
    expect(used('May 2025 to April 2026')).toBe(56318);
    expect(used('May 2025 to October 2025')).toBeUndefined();
  });
});
