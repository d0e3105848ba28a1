import { readDrawn as read } from '../testing/read.js';

describe('parties that somebody names', () => {
  it.each([
    'I am calling from Thornbury Power Ltd and you have authority to agree a gas contract for Weir Lane Bakery Limited, is that right?',
    'You are through to Thornbury Power Ltd. You are allowed to make this agreement on behalf of Weir Lane Bakery Limited, is that correct?',
    'Hello, I am ringing on behalf of Thornbury Power Ltd. You are authorised to sign a supply contract for Weir Lane Bakery Limited, yes?',
  ])('tells them by what is said on the telephone: %s', (said) => {
    expect(read(`\nSpeaker     What was said\nAdviser     ${said}\nCustomer    Yes, I am.`)).toMatchObject({
      supplierName: 'Thornbury Power Ltd',
      customerName: 'Weir Lane Bakery Limited',
    });
  });

  it.each([
    'Thank you for accepting our quote for Weir Lane Bakery Limited.',
    'We are renewing your contract on behalf of Weir Lane Bakery Limited.',
  ])('tells the customer by what was accepted for it: %s', (said) => {
    expect(read(`\n${said}\nMPRN          7465697431`)).toMatchObject({ customerName: 'Weir Lane Bakery Limited' });
  });

  it('reads who writes a message off its head, and no person', () => {
    const fields = read(`
From: Thornbury Power Ltd <sales@thornbury.example>
To: Jo Marsh <jo.marsh@weirlane.example>
Subject: Your contract

MPRN          7465697431
`);
    expect(fields).toMatchObject({ supplierName: 'Thornbury Power Ltd' });
    expect(fields).not.toHaveProperty('customerName');
  });

  it.each([
    '© 2026 Thornbury Power Ltd. All rights reserved. 0300 123 4567',
    'Thornbury Power Ltd | 0300 123 4567 | www.thornbury.example',
    'Thornbury Power. Registered in England and Wales no. 01234567.',
  ])('reads the supplier off the foot of a page: %s', (foot) => {
    expect(read(`\nMPRN          7465697431\nUnit rate     7.1 p/kWh\n\n\n\n${foot}`).supplierName).toMatch(
      /^Thornbury Power/,
    );
  });

  it('takes no broker for the supplier', () => {
    expect(
      read(`\nMPRN          7465697431\n\n\n\n© Weir Energy Brokers Ltd. All rights reserved.`),
    ).not.toHaveProperty('supplierName');
  });
});

describe('what is no name', () => {
  it('takes no label for the product that it stands beside', () => {
    expect(
      read(`\nMPRN          7465697431\n\nEnergy plan        VAT\nSteady Index       20%\n`).supplyPoints[0],
    ).not.toMatchObject({ tariffName: 'VAT' });
  });

  it('takes no text that begins with a label for the value of another', () => {
    expect(
      read(
        `\n# Your business\nName of customer – Weir Lane Bakery Limited\n\nBilling address – 4 Mill Lane, Bath, BA1 4QQ\n`,
      ),
    ).toMatchObject({ customerName: 'Weir Lane Bakery Limited', billingAddress: '4 Mill Lane, Bath, BA1 4QQ' });
  });

  it('takes no question for a party', () => {
    expect(
      read(`
Who supplies us?
Thornbury Power Ltd

Who is the customer?
Weir Lane Bakery Limited

What is the supplier's address?
Orchard House
9 Weir Street
Leeds
LS1 4AP

Where will bills be sent?
Mill House
4 Mill Lane
Bath
BA1 4QQ
`),
    ).toMatchObject({
      customerName: 'Weir Lane Bakery Limited',
      supplierAddress: 'Orchard House, 9 Weir Street, Leeds, LS1 4AP',
      billingAddress: 'Mill House, 4 Mill Lane, Bath, BA1 4QQ',
    });
  });
});

describe('addresses of letters', () => {
  it('begin under the date of the letter', () => {
    expect(
      read(`
                                              Thornbury Power Ltd
16 May 2026
Jo Marsh
Weir Lane Bakery LLP
62 Market Street
Colchester
CO1 4UH

Account number: 1884782335
Dear Customer,
`),
    ).toMatchObject({ customerName: 'Weir Lane Bakery LLP', billingAddress: '62 Market Street, Colchester, CO1 4UH' });
  });
});

describe('what is said without a label', () => {
  it.each([
    [
      'The initial period is 24 months beginning on 1 March 2027.',
      { contractStartDate: '2027-03-01', contractTermMonths: 24 },
    ],
    [
      'The fixed term is from 1 March 2027 to 28 February 2029.',
      { contractStartDate: '2027-03-01', contractEndDate: '2029-02-28' },
    ],
    ['You are on our Orchard Fixed v12 tariff.', { supplyPoints: [{ tariffName: 'Orchard Fixed v12' }] }],
    ['The price is fully fixed.', { isFixedContract: true }],
    ['Your a/c no is 85093612.', { supplierAccountNumber: '85093612' }],
    ['Your account is 85093612.', { supplierAccountNumber: '85093612' }],
  ])('is read: %s', (said, fields) => {
    expect(read(`\nMPRN          7465697431\n\n${said}`)).toMatchObject(fields);
  });

  it('takes nothing that an agent says for its name', () => {
    expect(
      read(`\nMPRN          7465697431\nAgent: The product is Orchard Fixed.\nAgent: You pay by monthly Direct Debit.`)
        .supplyPoints[0],
    ).not.toHaveProperty('brokerName');
  });
});

describe('labels of papers', () => {
  it.each([
    ['CSD                    1 March 2027', { contractStartDate: '2027-03-01' }],
    ['Supplier: office address: 9 Weir Street, Leeds, LS1 4AP', { supplierAddress: '9 Weir Street, Leeds, LS1 4AP' }],
    ['Supplier               Thornbury Power Ltd; Micro business', { supplierName: 'Thornbury Power Ltd' }],
    ['Meter serial number    L79 C 20415', { supplyPoints: [{ meterSerialNumber: 'L79 C 20415' }] }],
  ])('are read: %s', (line, fields) => {
    expect(read(`\nMPRN                   7465697431\n${line}`)).toMatchObject(fields);
  });

  it('takes the number of a bank account for none with the supplier', () => {
    expect(
      read(`\nMPRN                   7465697431\nSort code              11-15-67\nAccount no. (bank)     18575412`),
    ).not.toHaveProperty('supplierAccountNumber');
  });
});
