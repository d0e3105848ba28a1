import { readDrawn as read } from '../testing/read.js';

describe('where the names of parties end', () => {
  it('ends a name with its legal form, whatever the next line says', () => {
    const { customerName } = read(`
Client
Orwell Road Florists Limited
Business gas, 3 meters

MPRN     7465697431
`);
    expect(customerName).toBe('Orwell Road Florists Limited');
  });

  it('ends a name where the sentence goes on', () => {
    const { customerName } = read(
      'The contract is with Tarn Inns (Whitby) Limited and covers electricity and gas for your business.\n',
    );
    expect(customerName).toBe('Tarn Inns (Whitby) Limited');
  });

  it('takes two companies and the address of one of them for no supplier', () => {
    const fields = read(`
Agreement number NP/77/102 between Northern Power Supply Limited and Hale Books Ltd, Unit 4, 12 Quay Street, Ripon,
HG4 1AB (which is also where bills go).

Northern Power Supply Limited
`);
    expect(fields).toMatchObject({ supplierName: 'Northern Power Supply Limited', customerName: 'Hale Books Ltd' });
    expect(fields).not.toHaveProperty('supplierAddress');
  });

  it.each(['Jo Marsh t/a Marsh & Moor Motors', 'Jo Marsh trading as Marsh & Moor Motors', 'Jo Marsh T/A The Oil Can'])(
    'has a person with the name that the person trades under: %s',
    (name) => {
      expect(
        read(`
${name}
4 Quay Street
Ripon
HG4 1AB

Dear Ms Marsh

Your electricity prices are below.
`),
      ).toMatchObject({ customerName: name, billingAddress: '4 Quay Street, Ripon, HG4 1AB' });
    },
  );

  it.each([
    ['and The Chapter of Ouseside Minster (customer, non-domestic).', 'The Chapter of Ouseside Minster'],
    ["and The Vestry Council of St Bega's, Overby (the “Customer”).", "The Vestry Council of St Bega's, Overby"],
    ['and Overby Parish Council of Town Hall, Overby (the “Customer”).', 'Overby Parish Council'],
  ])('has of what a body is with its name: %s', (clause, customerName) => {
    expect(read(`Parties: Northern Power plc, 4 Mill Road, Derby, DE1 2AB (supplier), ${clause}\n`)).toMatchObject({
      customerName,
    });
  });

  it.each([
    [
      "Your account is in the name of Jo Marsh t/a Marsh's Motors and the number to quote is A-7F31.",
      "Jo Marsh t/a Marsh's Motors",
    ],
    [
      'Your account is in the name of Marsh & Moor Cycles Ltd and the number to quote is A-7F31.',
      'Marsh & Moor Cycles Ltd',
    ],
  ])('has in whose name an account is: %s', (sentence, customerName) => {
    expect(read(`${sentence}\n\nMPAN   13 7585 8471 955\n`)).toMatchObject({ customerName });
  });

  it.each([
    ['Full name of organisation Overby Parish Council', 'Overby Parish Council'],
    ['Contracting party: Marsh & Moor Cycles Ltd', 'Marsh & Moor Cycles Ltd'],
  ])('reads a name behind its label: %s', (line, customerName) => {
    expect(read(`\nA. About the organisation\n${line}\n\nMPAN   13 7585 8471 955\n`)).toMatchObject({ customerName });
  });
});

describe('who a broker is', () => {
  const point = 'MPAN   13 7585 8471 955\n';

  it.each([
    ['Prepared by Rook & Moor Energy Brokers for Hale Castings Ltd.', 'Rook & Moor Energy Brokers'],
    ['Issued by Chalkway Procurement Ltd to its client, 13 Nov 2026', 'Chalkway Procurement Ltd'],
    ['This switch was arranged by your energy broker: PowerNest.', 'PowerNest'],
  ])('by whose paper it is: %s', (sentence, brokerName) => {
    expect(read(`${sentence}\n\n${point}`).supplyPoints[0]).toMatchObject({ brokerName });
  });

  it.each([
    "We've arranged this contract for you as your broker.",
    'Our commission is 1.2p per kWh, which is in the rates above.',
  ])('by the name over its own address, on a paper of its own: %s', (sentence) => {
    const paper = (said: string) =>
      read(`
Supplier name     Northern Power Ltd
Customer name     Hale Castings Ltd
${point}
${said}

Rookery Savings, 4 Quay Road, Ripon HG4 1AB. What you could have paid elsewhere: 31.20p.
`).supplyPoints[0];
    expect(paper(sentence)).toMatchObject({ brokerName: 'Rookery Savings' });
    expect(paper('The prices are below.')).not.toHaveProperty('brokerName');
  });
});

describe('what names and addresses are not', () => {
  it.each(['Quayside Fix, prices fixed', 'Quayside Fix, all rates held'])(
    'has no kind of price in the name of a product: %s',
    (text) => {
      expect(read(`\nTariff    ${text}\nMPAN      13 7585 8471 955\n`).supplyPoints[0].tariffName).toBe('Quayside Fix');
    },
  );

  it('ends the name of a product where the next label of its line begins', () => {
    const [point] = read(`\nTariff: Quayside Fix 2   Type: Fixed price\nMPAN: 13 7585 8471 955\n`).supplyPoints;
    expect(point.tariffName).toBe('Quayside Fix 2');
    const [other] = read(`\nTariff: Quayside Fix 2 Type: Fixed price\nMPAN: 13 7585 8471 955\n`).supplyPoints;
    expect(other.tariffName).toBe('Quayside Fix 2');
  });

  it('has no number of a meter in an address', () => {
    expect(
      read(`
Hale Valley Vets Ltd
Meter serial M016A4967812
62 Vicarage Lane, Ripon, HG4 1AB

MPRN     7465697431
`).billingAddress ?? '',
    ).not.toMatch(/serial/);
  });

  it('takes an address for correspondence for no address of the supplier', () => {
    const fields = read(`
Type: ☐ Partnership ☑ Public body
Correspondence address The Parish Office, 2 Church Walk, Overby, SY8 4QT
Contact Mrs H. Marsh, Clerk to the Council
`);
    expect(fields.billingAddress).toBe('The Parish Office, 2 Church Walk, Overby, SY8 4QT');
    expect(fields).not.toHaveProperty('supplierAddress');
  });

  it.each([
    'We shall supply you on our Quayside 2 Year tariff from 1st February 2027 until 31st January 2029.',
    'Your tariff is Quayside Fixed 12m, which starts on 01/04/2027 and ends on 31/03/2028.',
  ])('takes the length in a product for no term: %s', (sentence) => {
    expect(read(`${sentence}\n`).contractTermMonths).toBeUndefined();
  });

  it.each([
    ['# Record of the electricity contract held for Hale House', undefined],
    ['# Electricity prices held for 24 months', true],
  ])('tells what is kept for somebody from prices that are held: %s', (title, isFixedContract) => {
    expect(read(`${title}\n\nMPAN   13 7585 8471 955\n`).isFixedContract).toBe(isFixedContract);
  });

  it('has the way of paying that was chosen', () => {
    const sentence = 'Your prices are fixed. You have chosen monthly Direct Debit, so each bill has a 2% discount.';
    expect(read(`${sentence}\n\nMPAN   13 7585 8471 955\n`).paymentMethod).toBe('direct_debit');
  });

  it.each([
    'Your new fixed price contract for Hale Gallery starts on 1 May 2027 and lasts for 12 months.',
    'Duration      3 years (36 months), all prices fixed',
  ])('has fixed prices: %s', (line) => {
    expect(read(`${line}\n\nMPAN   13 7585 8471 955\n`).isFixedContract).toBe(true);
  });

  it.each(['Home or billing address', 'Invoices emailed and posted to'])('has where bills go: %s', (label) => {
    expect(read(`\n${label}     Rose Cottage, 4 Bank Street, Ripon, HG4 1AB\n`).billingAddress).toBe(
      'Rose Cottage, 4 Bank Street, Ripon, HG4 1AB',
    );
  });

  it('has a supplier of common words before its address', () => {
    expect(read('Good Energy, Hale Reach, 4 Hale Hill, Ripon, HG4 1AB. Telephone 0800 254 0000.\n').supplierName).toBe(
      'Good Energy',
    );
  });
});
