import { readDrawn as read } from '../testing/read.js';

describe('what agreements say in plain sentences', () => {
  it.each([
    ['An agreement between Mrs Edith Langdale and Zenith Gas & Electric plc', 'Mrs Edith Langdale'],
    ['This agreement is between Edith Langdale and Zenith Gas & Electric plc', 'Edith Langdale'],
  ])('parts the names of the two parties: %s', (sentence, customerName) => {
    expect(read(`\n ${sentence}\n`)).toMatchObject({ supplierName: 'Zenith Gas & Electric plc', customerName });
  });

  it('keeps a name with "and" in it whole beside another party', () => {
    const fields = read('\n An agreement between Harper and Lowe Energy Limited and Langdale Joinery LLP\n');
    expect(fields).toMatchObject({
      supplierName: 'Harper and Lowe Energy Limited',
      customerName: 'Langdale Joinery LLP',
    });
  });

  it.each(['How long?', 'For how long does it run?', 'Which dates?'])('reads the days that answer "%s"', (question) => {
    expect(read(`\n ${question} 01 October 2027 to 30 September 2028, both days included.\n`)).toMatchObject({
      contractStartDate: '2027-10-01',
      contractEndDate: '2028-09-30',
    });
  });

  it('reads the months that follow from the days, and a product before a colon', () => {
    const sentence =
      'We will supply the electricity from 01 October 2027 up to and including 30 September 2030, so thirty-six (36) months.';
    expect(
      read(
        `\n MPAN 22 7938 5097 900\n\n ${sentence}\n You are on Clear Steady 36: the rates are fixed for the duration.\n`,
      ),
    ).toMatchObject({
      contractStartDate: '2027-10-01',
      contractEndDate: '2030-09-30',
      contractTermMonths: 36,
      supplyPoints: [{ tariffName: 'Clear Steady 36' }],
    });
  });

  it('takes the days in which it can be cancelled for none of the contract', () => {
    const fields = read('\n When can I cancel? 01 October 2027 to 14 October 2027, both days included.\n');
    expect(fields.contractStartDate).toBeUndefined();
  });

  it('reads a last day that is a Saturday', () => {
    const sentence = 'Supply begins on Sunday 1st October 2028 and the contract ends on Saturday 30th September 2030.';
    expect(read(`\n ${sentence}\n`)).toMatchObject({
      contractStartDate: '2028-10-01',
      contractEndDate: '2030-09-30',
    });
  });

  it.each(['is known as', 'is sold as', 'known as'])('reads the product that %s', (verb) => {
    const sentence = `The Supplier's product ${verb} “Steady Shape”, whose prices are fixed.`;
    expect(read(`\nMPAN 17 9899 2820 854\n\n ${sentence}\n`).supplyPoints).toMatchObject([
      { tariffName: 'Steady Shape' },
    ]);
  });

  it.each([
    'Bills still go to',
    'Bills will continue to be sent to',
    'Invoices are still sent to',
    'We write to you at',
    'We will write to you at',
    'We correspond with you at',
  ])('reads where letters go: %s', (lead) => {
    expect(read(`\n ${lead} 18 Ferry Road, Hove, BN3 2AB.\n`).billingAddress).toBe('18 Ferry Road, Hove, BN3 2AB');
  });

  it.each(['Both fuels go to', 'Both fuels are used at', 'The supplies are both at', 'The meter serves'])(
    'reads what is supplied: %s',
    (lead) => {
      const fields = read(`\n ${lead} 4 Mill Lane, Hove, BN3 6FH.\n\n MPAN 13 7585 8471 955\n`);
      expect(fields.supplyPoints[0].siteAddress).toBe('4 Mill Lane, Hove, BN3 6FH');
    },
  );

  it.each([
    'This Call-Off Contract shall be quoted as ZP2/E/0588-03.',
    'This contract is known as ZP2/E/0588-03.',
    'The agreement must always be referred to by the number ZP2/E/0588-03.',
  ])('reads by what a contract is called: %s', (sentence) => {
    expect(read(`\n ${sentence} The framework reference ZP2 is not to be used on bills.\n`).contractNumber).toBe(
      'ZP2/E/0588-03',
    );
  });
});
