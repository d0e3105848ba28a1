import { readDrawn as read } from '../testing/read.js';

const said = (...lines: string[]) => read(`\nMPAN          22 8615 1572 655\n\n${lines.join('\n')}\n`);

describe('what booklets and agreements say in so many words', () => {
  it.each([
    'We know you as customer 76717196 and write to you under it; the contract itself is GEB-31305-A.',
    'You are customer 76717196 in all our letters. Please note that your contract is GEB-31305-A from now on.',
    'You are known to us as account number 76717196; this agreement is GEB-31305-A in all that we write.',
  ])('reads the two numbers: %s', (sentence) => {
    expect(said(sentence)).toMatchObject({ supplierAccountNumber: '76717196', contractNumber: 'GEB-31305-A' });
  });

  it('reads a number that a line breaks behind its hyphen', () => {
    const fields = said(
      'We are pleased to confirm that the electricity contract with Harrow Timber Supplies Ltd has been accepted under',
      'reference HAR-',
      '615995. Please quote it.',
    );
    expect(fields.contractNumber).toBe('HAR-615995');
  });

  it('takes how long a contract is for no number of it', () => {
    expect(said('The contract is 24 months long and this agreement is 12-month based.').contractNumber).toBeUndefined();
  });

  it.each([
    'THIS AGREEMENT, numbered AXL/ESA/26/7459, is dated 18 January 2026 and made BETWEEN:',
    'This agreement, numbered AXL/ESA/26/7459, is made between:',
  ])('reads the number under a title: %s', (sentence) => {
    expect(read(`\n# ELECTRICITY SUPPLY AGREEMENT\n\n${sentence}\n`).contractNumber).toBe('AXL/ESA/26/7459');
  });

  it.each([
    ['No. On Clear Heights Fix, your tariff, they are fixed until the contract finishes.', 'Clear Heights Fix'],
    ['The product supplied is known as “Index Link” and is sold by nobody else.', 'Index Link'],
    ['The tariff agreed is called Steady Fix and is sold by nobody else.', 'Steady Fix'],
  ])('reads the product: %s', (sentence, tariffName) => {
    expect(said(sentence).supplyPoints).toMatchObject([{ tariffName }]);
  });

  it.each([
    ['From what you told us, yes, and so we give you this summary and may not bill you for more than 12 months.', true],
    ['From what you told us, no.', false],
    ['As far as we know, no, and so none of the rules for such a firm applies to the contract that you made.', false],
  ])('reads the answer to a question, whatever it rests on: %s', (answer, value) => {
    expect(said('# Am I a micro business?', '', answer).isMicroBusiness).toBe(value);
  });

  it.each([
    'The Customer shall pay each invoice by direct debit, which the Supplier may call on the tenth day after its date.',
    'You pay each bill by direct debit, that we can collect from the tenth day after it is issued.',
  ])('reads how is paid before when it is taken: %s', (sentence) => {
    expect(said(sentence).paymentMethod).toBe('direct_debit');
  });

  it.each([
    [
      'Larkfield Brokerage Ltd will receive 1.25p for every kWh you use; this is inside the unit rate.',
      'Larkfield Brokerage Ltd',
    ],
    [
      'Larkfield Brokerage Ltd shall be paid a fee of 1.25p per kWh; this is inside the unit rate.',
      'Larkfield Brokerage Ltd',
    ],
    ['Larkfield Ombudsman Ltd will receive 14 days notice of every change of the prices.', undefined],
  ])('knows a broker by what it earns of each unit: %s', (sentence, brokerName) => {
    expect(said(`You know how we came to you. ${sentence}`).supplyPoints[0].brokerName).toBe(brokerName);
  });

  it.each([
    'Am I right that the customer is Thorn Engineering Ltd, and that bills should go to 104 Sandpiper Way, Ripon, HG4 1AB?',
    'We have noted that invoices should go to 104 Sandpiper Way, Ripon, HG4 1AB from now on.',
  ])('reads where bills should go: %s', (sentence) => {
    expect(said(sentence).billingAddress).toBe('104 Sandpiper Way, Ripon, HG4 1AB');
  });

  it('reads when a supplier takes over', () => {
    expect(
      said(
        'We take over at midnight at the start of 20 August 2026. The contract finishes at the end of 19 August 2027.',
      ),
    ).toMatchObject({ contractStartDate: '2026-08-20', contractEndDate: '2027-08-19' });
  });
});

describe('a sentence that tells what a customer accepts', () => {
  it.each([
    ['Copper Bakeries Ltd, of 180 Fairfax Road, Ripon, HG4 1AB (where bills will go), accepts the two supplies below'],
    [
      'Copper Bakeries Ltd, 180 Fairfax Road, Ripon, HG4 1AB, has accepted the prices below for its electricity and gas',
    ],
    ['Copper Bakeries Ltd of 180 Fairfax Road, Ripon, HG4 1AB agrees to take the two supplies below'],
    [
      'Copper Bakeries Ltd, whose address is 180 Fairfax Road, Ripon, HG4 1AB, accepts the electricity and gas supplies',
    ],
  ])('names the customer, its address and the place supplied: %s', (sentence) => {
    const fields = read(`
${sentence} at its premises, Unit 23, 110 Carr Lane, Harrogate, HG1 5DD.

Both supplies: start 01-Dec-2026 — end 30-Nov-2028 (24 months). Charges are held fixed until the end date.

                         Electricity             Gas

Supply number            15 8814 0519 221        3324994005

Unit charge (p/kWh)      24.870                  6.115
`);
    expect(fields).toMatchObject({
      customerName: 'Copper Bakeries Ltd',
      billingAddress: '180 Fairfax Road, Ripon, HG4 1AB',
      contractStartDate: '2026-12-01',
      contractEndDate: '2028-11-30',
      contractTermMonths: 24,
    });
    const siteAddress = 'Unit 23, 110 Carr Lane, Harrogate, HG1 5DD';
    expect(fields.supplyPoints).toMatchObject([{ siteAddress }, { siteAddress }]);
  });

  it('takes a supplier that accepts an offer for no customer', () => {
    const fields = read(
      '\nFellbeck Energy Limited, of 180 Fairfax Road, Ripon, HG4 1AB, accepts the offer of the customer named below.\n',
    );
    expect(fields.customerName).toBeUndefined();
  });
});

it.each([
  ['The Customer is not one.', false],
  ['You are one.', true],
])('says whether a customer is what the label asks for: %s', (answer, isMicroBusiness) => {
  expect(said('Micro business', answer)).toMatchObject({ isMicroBusiness });
});
