import { readDrawn as read } from '../testing/read.js';

const MPAN = 'MPAN                 13 7585 8471 955';
const point = (drawing: string) => read(`\n${drawing}\n${MPAN}\n`).supplyPoints[0];

describe('agreements in numbered clauses', () => {
  it('names the parties by their verbs, and reads clauses with particulars though they are numbered', () => {
    const fields = read(`
1.1   The Supplier is Stour Valley Power Ltd, whose registered office is at 30 Market Hill, Sudbury, CO10 2EN.
1.2   The Customer is Mowbray & Partners Ceramics Ltd, which is a Micro Business Consumer. Its account number is 66566947.
4.1   The tariff is Small Works Fixed.
${MPAN}
`);
    expect(fields).toMatchObject({
      supplierName: 'Stour Valley Power Ltd',
      supplierAddress: '30 Market Hill, Sudbury, CO10 2EN',
      customerName: 'Mowbray & Partners Ceramics Ltd',
      supplierAccountNumber: '66566947',
      isMicroBusiness: true,
    });
    expect(fields.supplyPoints[0]).toMatchObject({ tariffName: 'Small Works Fixed' });
    expect(fields.supplyPoints[0]).not.toHaveProperty('brokerName');
  });

  it('sets no clause of an agreement aside that tells when it begins and what it costs', () => {
    const fields = read(`
1. What we supply. We will supply electricity to your premises at Minster House, 156 Holly Bank, Runcorn, WA7 7TN.
The electricity is taken through the meter at MPAN 13 7585 8471 955.

2. How long. Supply under this agreement begins on 1 February 2027 and ends on 31 January 2028, a term of twelve months.
You may give notice at any time, but not so as to end it before that date.

3. Price. On our Larkrise Meadow tariff you pay 23.35 pence for each kilowatt hour of electricity. There is also a standing
charge of £66.94 per quarter.

4. Payment. You have asked to pay by bank standing order, on the 20th day of each month; we may change the day if you ask.

5. Quantity. We expect you to use 30,118 kWh of electricity in a year. Your account with us has the number L569234.
`);
    expect(fields).toMatchObject({
      contractStartDate: '2027-02-01',
      contractEndDate: '2028-01-31',
      contractTermMonths: 12,
      paymentMethod: 'standing_order',
      supplierAccountNumber: 'L569234',
      supplyPoints: [{ tariffName: 'Larkrise Meadow', unitRate: 23.35, estimatedAnnualConsumption: 30118 }],
    });
  });

  it('gives what a clause says before a number to the point with that number', () => {
    const { supplyPoints } = read(`
5.1   The premises known as Showroom at 26 The Crescent, Dudley, DY2 1BF
      MPAN 13 7585 8471 955
5.2   The premises known as Sawmill at Wellington House, 185 High Street, Bristol, BS5 6DN
      MPAN 11 2371 8657 314
`);
    expect(supplyPoints).toMatchObject([
      { siteAddress: '26 The Crescent, Dudley, DY2 1BF' },
      { siteAddress: 'Wellington House, 185 High Street, Bristol, BS5 6DN' },
    ]);
  });
});

describe('what sentences say of payment, discounts and use', () => {
  it.each([
    ['We will go on collecting your payments by Direct Debit on or around the 21st of each month.', 'direct_debit'],
    ['Bills are issued monthly and are payable by BACS transfer within 28 days.', 'bacs'],
    ['You pay our bills by cheque; call us if you would like to change that.', 'cheque'],
    ['You have told us that you will pay each bill by debit or credit card.', 'card'],
  ])('reads how the customer pays: %s', (sentence, method) => {
    expect(read(`\n${sentence}\n${MPAN}\n`).paymentMethod).toBe(method);
  });

  it.each([
    ['You have chosen to pay by Direct Debit. We take 2% off your charges for as long as you pay in this way.', 2],
    ['You pay by cheque. Did you know that Direct Debit customers get 2% off each bill?', undefined],
  ])('takes a discount where the customer has it: %s', (sentence, discount) => {
    expect(point(sentence).directDebitDiscount).toBe(discount);
  });

  it.each([
    ['We have based your quotation on 24,880 kWh a year. A small shop uses about 12,000 kWh a year.', 24880],
    ['We estimate that you will use 53,851 kWh a year, which at your new prices would cost £15,998.66 a year.', 53851],
  ])('takes the use of this customer: %s', (sentence, use) => {
    expect(point(sentence).estimatedAnnualConsumption).toBe(use);
  });

  it.each([
    'Out of contract rates apply after the end date. On 1 October 2025 these were 51.20p per kWh for electricity.',
    'For guidance only: the day-ahead price averaged 7.40 p/kWh in the last quarter, and 5.59 p/kWh at night.',
    'A fixed contract for 12 months is available today from 6.450 p/kWh, subject to credit check.',
  ])('takes no price of what may be: %s', (sentence) => {
    for (const field of ['unitRate', 'dayUnitRate', 'nightUnitRate']) expect(point(sentence)).not.toHaveProperty(field);
  });

  it.each([
    ['The Customer acknowledges that Thornwick Procurement LLP acted as its broker.', 'Thornwick Procurement LLP'],
    ['Calder Valley Energy Management buys on the customer’s behalf as its broker.', 'Calder Valley Energy Management'],
    [
      'Consultant     Foxglove Energy Services. Consultant’s fee 0.083 p/kWh, collected by us.',
      'Foxglove Energy Services',
    ],
    ['TPI            Harbourside Energy Brokers Ltd: 0.150 p/kWh, included in rates', 'Harbourside Energy Brokers Ltd'],
    ['TPI            TRADEWISE UTILITIES LTD, FEE 0.18 P/KWH INCLUDED', 'TRADEWISE UTILITIES LTD'],
    ['Tradewise Utilities Ltd is a third party intermediary and not a supplier.', 'Tradewise Utilities Ltd'],
    ['Broker?        Yes, Switchyard Brokers Ltd', 'Switchyard Brokers Ltd'],
  ])('reads who acted as broker: %s', (sentence, name) => {
    expect(point(sentence).brokerName).toBe(name);
  });

  it('gives each of two amounts in a sentence its own clause', () => {
    const sentence =
      'You used 68,993 kWh over the last twelve months and we have assumed 73,397 kWh for the coming year.';
    expect(point(sentence)).toMatchObject({ previous12MonthsConsumption: 68993, estimatedAnnualConsumption: 73397 });
  });

  it('takes no account that a bank keeps, and no price that may be charged on expiry', () => {
    const { supplierAccountNumber, supplyPoints } = read(`
Bank or building society            Sort code         Account number
Northern & District Bank            55-84-42          48269976

Default. On expiry without renewal the Supplier may charge its Out of Contract Price, being 9.85 pence per kWh.

${MPAN}
`);
    expect(supplierAccountNumber).toBeUndefined();
    expect(supplyPoints[0]).not.toHaveProperty('isNonContractedRate');
  });

  it('sets a lower rate of VAT aside that applies to others', () => {
    const maybe = 'VAT at 5 PCT applies where use is under 145 kWh a day or a certificate is held.';
    expect(read(`\nVAT PCT .....: 20.0\n\n${maybe}\n\n${MPAN}\n`).vatRate).toBe(20);
  });
});

describe('an example among the clauses', () => {
  it("is nobody's supply, though it has a number, a use and a price", () => {
    const fields = read(`
# Stour Valley Power Ltd
Customer             Mowbray & Partners Ceramics Ltd
${MPAN}
Unit rate            24.15 p/kWh

1. Paying. You must pay each bill within 14 days of its date, and we may charge interest at 8% on what is paid late.
2. How we bill gas, by example. See the next clause, which is not part of what you agree with us or we with you.
3. An example of a gas bill. A bakery with MPRN 1020304050 burns 2,200 cubic metres, which is 24,630 kWh.
At 5.15p per kWh and 60p a day that comes to £1,487.44.
`);
    expect(fields.supplyPoints).toHaveLength(1);
    expect(fields.supplyPoints[0]).toMatchObject({ mpanMprn: '1375858471955', unitRate: 24.15 });
  });
});
