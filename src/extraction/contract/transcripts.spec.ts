import { readDrawn as read } from '../testing/read.js';

const SUPPLY = `
Supplier: Hartwell Power Limited
MPAN                 1357259348550
`;
const said = (text: string) => read(`${SUPPLY}\n${text}\n`);

describe('what is said on the telephone', () => {
  it('takes no answer for a name, and who speaks for no broker', () => {
    const fields = read(`
Call date: 03/08/2026   Agent: Carol B.

Agent: You told me that you use about 53,700 kilowatt hours a year.
Customer: Sounds right.
Agent: Shall we go on with the contract then?
Customer: You are spot on.
${SUPPLY}`);
    expect(fields.customerName).toBeUndefined();
    expect(fields.supplyPoints[0].brokerName).toBeUndefined();
  });

  it.each([
    'Agent: And the name of the business is Weir Lane Bakery Limited, and you may agree to a contract for it?',
    'Agent: Your business is called Weir Lane Bakery Limited, is that right?',
  ])('tells whose business it is: %s', (text) => {
    expect(said(text).customerName).toBe('Weir Lane Bakery Limited');
  });

  it.each([
    'Customer: Ms R. Hale, for Weir Lane Bakery Ltd. I am a director.',
    'Customer: Mr John Hale, on behalf of Weir Lane Bakery Ltd, of Leeds.',
    'Customer: Dr. P. Hale for Weir Lane Bakery Ltd.',
  ])('takes who is bound for the customer, and not who speaks: %s', (text) => {
    expect(said(text).customerName).toBe('Weir Lane Bakery Ltd');
  });

  it('keeps the whole of a name with an initial', () => {
    expect(said('Customer: Ms R. Hale').customerName).toBe('Ms R. Hale');
  });

  it('takes no signature with an initial for the customer', () => {
    expect(said('Signed for the Purchaser: R. Hale').customerName).toBeUndefined();
  });

  it('tells the use that goes into the contract from the use of the past', () => {
    const [point] = said(
      'Agent: Your use over the past twelve months was 28,059 kWh, and we have put 27,744 kWh a year into the contract.',
    ).supplyPoints;
    expect(point).toMatchObject({ previous12MonthsConsumption: 28059, estimatedAnnualConsumption: 27744 });
  });

  it('tells what those who introduced the customer get', () => {
    const [point] = said(
      'Agent: Hollowell Energy Services Ltd introduced you. They get 0.70 pence out of the unit price for every kWh.',
    ).supplyPoints;
    expect(point).toMatchObject({ brokerName: 'Hollowell Energy Services Ltd', brokerUplift: 0.7 });
  });

  it.each([
    'Agent: The premises we will supply, and where we will send your bills, are at 4 Hope Street, Leeds, LS1 4AP.',
    'Agent: The premises that we supply are at 4 Hope Street, Leeds, LS1 4AP. Is that right?',
  ])('tells which premises: %s', (text) => {
    expect(said(text).supplyPoints[0].siteAddress).toBe('4 Hope Street, Leeds, LS1 4AP');
  });

  it.each([
    ['Customer: Yes, there are six of us. So micro business, yes.', true],
    ['Customer: No, there are forty of us. Not a micro business.', false],
  ])('tells the size of the business: %s', (text, isMicro) => {
    expect(said(text).isMicroBusiness).toBe(isMicro);
  });

  it('tells who arranged the contract, and what comes off', () => {
    const { supplyPoints } = said(
      `Agent: I work for Quayside Direct Ltd, and our commission of 1.2 pence per kilowatt hour is in the unit price.
Agent: You will be paying by monthly direct debit. There is a 2 percent discount for paying that way.`,
    );
    expect(supplyPoints).toMatchObject([
      { brokerName: 'Quayside Direct Ltd', brokerUplift: 1.2, directDebitDiscount: 2 },
    ]);
  });
});

describe('what is said in letters', () => {
  it.each([
    [
      'You will pay us 25.3 pence for each unit (kWh) which the meter records in the day and 16.9 pence for each unit recorded at night.',
      { dayUnitRate: 25.3, nightUnitRate: 16.9 },
    ],
    ['For every kilowatt hour you use, at whatever time of day, we will charge 28.275 pence.', { unitRate: 28.275 }],
    [
      'We shall supply the premises called Boat Shed, 4 Hope Street, Leeds, LS1 4AP, from May.',
      { siteName: 'Boat Shed', siteAddress: '4 Hope Street, Leeds, LS1 4AP' },
    ],
    [
      'We confirm that Quayside Procurement Limited, of Park House, Quay Lane, Hull, HU1 1NQ, is our appointed energy consultant.',
      { brokerName: 'Quayside Procurement Limited' },
    ],
  ])('is read: %s', (text, point) => {
    expect(said(text).supplyPoints).toMatchObject([point]);
  });

  it('reads the number that is to be quoted', () => {
    expect(said('Please quote HX/7416/27 as the agreement number when you write to us.').contractNumber).toBe(
      'HX/7416/27',
    );
  });

  it('takes no account with another supplier for one with this', () => {
    expect(
      said('The supply was previously with Thornbury Power Ltd under their account 60171344, who agree to it.'),
    ).not.toHaveProperty('supplierAccountNumber');
  });

  it.each([
    'In place of deemed rates, the prices in part D apply without break from 5 October 2026.',
    'Our deemed rates are now 41.9p per kWh and do not form part of this agreement.',
    'If you do nothing you go on to our out of contract prices.',
  ])('takes prices that are deemed for none of the contract: %s', (text) => {
    expect(said(text).supplyPoints[0]).not.toHaveProperty('isNonContractedRate');
  });

  it.each([
    'All three run from 1st February 2027 until 31st January 2030, 36 months.',
    'Supply starts 01/02/2027, last day of supply at these prices 31/01/2030 (36 months)',
  ])('reads when the contracts run: %s', (text) => {
    expect(said(text)).toMatchObject({ contractStartDate: '2027-02-01', contractEndDate: '2030-01-31' });
  });
});

it('reads the names of sites over their addresses under "Where"', () => {
  expect(
    read(`
MPR           Meter            Where                                  AQ (kWh)    p/kWh
                               Boat Shed
664622816     K50454288        4 Hope Street, Leeds, LS1 4AP          610,614     5.585

                               Net Loft
7465697431    K50454311        11 Quay Side, Hull, HU1 1NQ            562,161     5.697
`).supplyPoints,
  ).toMatchObject([
    { siteName: 'Boat Shed', siteAddress: '4 Hope Street, Leeds, LS1 4AP' },
    { siteName: 'Net Loft', siteAddress: '11 Quay Side, Hull, HU1 1NQ' },
  ]);
});
