import { readDrawn as read } from '../testing/read.js';

describe('where letters and clauses say that energy and bills go', () => {
  it.each([
    ["We'll carry on supplying 7 Tollgate Lane, Ludlow, SY8 1AB under your new plan."],
    ['We are going to start supplying 7 Tollgate Lane, Ludlow, SY8 1AB on 1 May 2027.'],
    ['Tollgate Crafts Ltd now has a fixed-price contract with us for 7 Tollgate Lane, Ludlow, SY8 1AB.'],
  ])('%s', (sentence) => {
    const [point] = read(`MPAN     13 7585 8471 955\n\n${sentence}\n`).supplyPoints;
    expect(point.siteAddress).toBe('7 Tollgate Lane, Ludlow, SY8 1AB');
  });

  it('takes whom it supplies for no place', () => {
    const [point] = read(`
MPAN     13 7585 8471 955

We'll start supplying you on 1 May 2027. Your letters go to Rydal House, 9 Bridge Street, Kendal, LA9 7DF.
`).supplyPoints;
    expect(point).not.toHaveProperty('siteAddress');
  });

  it.each([
    ['Invoices for all Sites are gathered under account 44120983 and addressed to PO Box 70, Kendal, LA9 7DF.'],
    ['One electronic invoice each month, addressed to PO Box 70, Kendal, LA9 7DF.'],
    ['Bills for both meters are made up on the 5th day of a month and will be sent to PO Box 70, Kendal, LA9 7DF.'],
  ])('%s', (sentence) => {
    expect(read(sentence).billingAddress).toBe('PO Box 70, Kendal, LA9 7DF');
  });

  it('sends no bills to where queries go', () => {
    const sentence = 'Invoice queries must be put in writing and sent to PO Box 70, Kendal, LA9 7DF.';
    expect(read(sentence)).not.toHaveProperty('billingAddress');
  });
});

describe('who has a contract, and how it is paid and numbered', () => {
  it('names the customer that has a contract with the writer', () => {
    expect(read('Great news. Hale & Sons Joinery Ltd now has a fixed-price contract with us.').customerName).toBe(
      'Hale & Sons Joinery Ltd',
    );
  });

  it.each([
    ['You have set up a Direct Debit, which we will collect 14 days after each bill.', 'direct_debit'],
    ["You've signed up for a monthly Direct Debit.", 'direct_debit'],
    ['☒ Monthly Direct Debit   ☐ Bank transfer (BACS)   ☐ Standing order', 'direct_debit'],
    ['☐ Monthly Direct Debit   ☐ Bank transfer (BACS)   ☒ Standing order', 'standing_order'],
    ['☐ Monthly Direct Debit   ☐ Bank transfer (BACS)   ☐ Standing order', undefined],
  ])('%s', (line, method) => {
    expect(read(line).paymentMethod).toBe(method);
  });

  it('reads an account number between commas, and an answer that has been given', () => {
    const sentences = `
Please quote your account number, A4410983, when you call us.
You've told us you are a microbusiness.
`;
    expect(read(sentences)).toMatchObject({ supplierAccountNumber: 'A4410983', isMicroBusiness: true });
  });

  it('reads the period behind a start, with how long it is', () => {
    expect(read('Prices fixed from          02/03/2026 until 01/03/2028 (24 months)')).toMatchObject({
      contractStartDate: '2026-03-02',
      contractEndDate: '2028-03-01',
      contractTermMonths: 24,
    });
  });

  it.each(['Plan reference', 'Plan number', 'Deal reference'])('%s is that of the contract', (label) => {
    expect(read(`${label}     NWB-2049866`).contractNumber).toBe('NWB-2049866');
  });
});

describe('the product, and what is none', () => {
  it.each([
    ["You've chosen our Steady Term Energy Plan Nov 2027.", 'Steady Term Energy Plan Nov 2027'],
    ['You have taken our Steady Business Plan for both meters.', 'Steady Business Plan'],
    ['The Customer has selected the product “Northern Basket Flexible”.', 'Northern Basket Flexible'],
  ])('%s', (sentence, product) => {
    const [point] = read(`MPAN     13 7585 8471 955\n\n${sentence}\n`).supplyPoints;
    expect(point.tariffName).toBe(product);
  });

  it.each(['Limited company', 'Sole trader', 'Partnership'])('a type of customer is none: %s', (type) => {
    const [point] = read(`MPAN     13 7585 8471 955\nType     ${type}\n`).supplyPoints;
    expect(point).not.toHaveProperty('tariffName');
  });
});

describe('what the broker gets, and what a band costs', () => {
  it.each([
    ['The price includes 0.12 pence per kWh which we pay to the party named above for arranging this agreement.'],
    ['The Supplier pays Hollin Energy Services LLP 0.12 p/kWh, which is recovered in the unit charges.'],
    ['A fee of 0.12 p/kWh, which the Supplier pays to Hollin Energy Services LLP, is contained in the rates.'],
  ])('%s', (sentence) => {
    const [point] = read(`MPAN     13 7585 8471 955\n\n${sentence}\n`).supplyPoints;
    expect(point.brokerUplift).toBe(0.12);
  });

  it('reads the band that stands in brackets', () => {
    const [point] = read(`
MPAN                          13 7585 8471 955
Weekday charge (day)          £0.24483 per kWh
Night charge                  £0.17383 per kWh
Evening and weekend charge    £0.22683 per kWh
`).supplyPoints;
    expect(point).toMatchObject({ dayUnitRate: 24.483, nightUnitRate: 17.383 });
  });
});

describe('the company behind a trading name', () => {
  it('is the supplier where the paper says so', () => {
    const foot =
      'British Gas Business is a trading name of British Gas Trading Limited. Registered in England and Wales.';
    expect(read(`# British Gas Business\n\nMPAN     13 7585 8471 955\n\n${foot}\n`).supplierName).toBe(
      'British Gas Trading Limited',
    );
  });
});

describe('when a supply begins and ends', () => {
  it.each([
    ['Period. From 06:00 on 1 May 2027; the last gas day is 30 April 2028.', '2027-05-01', '2028-04-30'],
    ['Both supplies at 7 Tollgate Lane, Ludlow, SY8 1AB come over to us on 14 May 2027.', '2027-05-14', undefined],
  ])('%s', (sentence, start, end) => {
    const fields = read(`MPRN     7465697431\n\n${sentence}\n`);
    expect([fields.contractStartDate, fields.contractEndDate]).toEqual([start, end]);
  });

  it('is at a home where a letter says so', () => {
    expect(
      read(`
Corvane Energy Ltd

Mrs J Penrose
7 Tollgate Lane
Ludlow
SY8 1AB

Welcome: your gas and electricity at home
MPRN     7465697431
`).customerType,
    ).toBe('domestic');
  });
});

it('knows what was used before from the readings of the last supplier', () => {
  const [point] = read(`
MPAN     13 7585 8471 955

From the readings of your last supplier you used 8,341 kWh in the twelve months to June.
`).supplyPoints;
  expect(point.previous12MonthsConsumption).toBe(8341);
});
