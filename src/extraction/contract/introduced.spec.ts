import { readDrawn as read } from '../testing/read.js';

describe('parties, as contracts introduce them', () => {
  it('tells the customer from a supplier that is called by its short name', () => {
    expect(
      read(`
This Agreement is made between Norwold Power Limited ("Norwold"), whose registered office is at 4 Dock Street,
Hull, HU1 2AB, and Fernley Stationers Limited (the "Customer").
`),
    ).toMatchObject({
      supplierName: 'Norwold Power Limited',
      supplierAddress: '4 Dock Street, Hull, HU1 2AB',
      customerName: 'Fernley Stationers Limited',
    });
  });

  it.each([
    ['Cornerstone Utilities Ltd acted as broker for the Customer.', 'Cornerstone Utilities Ltd'],
    ['Cornerstone Utilities Ltd acts as an independent consultant to the Customer.', 'Cornerstone Utilities Ltd'],
    ['Cornerstone Utilities Ltd acts as broker for the Supplier.', undefined],
    ['Cornerstone Utilities Ltd acted as the third party intermediary for the Customer.', 'Cornerstone Utilities Ltd'],
    ['Cornerstone Utilities Ltd acts for the client. Its fee is in the last column.', 'Cornerstone Utilities Ltd'],
    ['Cornerstone Utilities Ltd acts for the customer as meter operator.', undefined],
    ['Cornerstone Utilities Ltd acts for the supplier.', undefined],
    [
      'The call was made by Cornerstone Utilities Ltd, a broker, which we pay 1.50p a unit.',
      'Cornerstone Utilities Ltd',
    ],
    ['The meter is read by Cornerstone Utilities Ltd, a data collector, which we pay.', undefined],
    ['Cornerstone Utilities Ltd has secured these fixed prices on your behalf.', 'Cornerstone Utilities Ltd'],
    ['We authorise Cornerstone Utilities Ltd to accept this offer.', 'Cornerstone Utilities Ltd'],
    ['We authorise Cornerstone Utilities Ltd to read the meter.', undefined],
    ['Contract arranged by Cornerstone Utilities Ltd, a party to none of it.', 'Cornerstone Utilities Ltd'],
    ['Framework arranged by Cornerstone Buying Consortium, which is not a party to this order.', undefined],
    ['The framework agreement was procured by Cornerstone Buying Consortium for its members.', undefined],
  ])('tells whose broker somebody is: %s', (sentence, broker) => {
    const { supplyPoints } = read(`
Customer         Fernley Stationers Limited
MPAN             17 9899 2820 854
Unit rate        24.125 p/kWh

${sentence}
`);
    expect(supplyPoints[0].brokerName).toBe(broker);
  });

  it.each([
    ['Seller', 'Purchaser'],
    ['Vendor', 'Offtaker'],
    ['Supplier', 'Consumer'],
  ])('knows the parties by what the paper calls them: %s and %s', (seller, purchaser) => {
    expect(
      read(`
(1) Norwold Power Limited, having its registered office at 4 Dock Street, Hull, HU1 2AB (“the ${seller}”); and

(2) Fernley Stationers Limited, whose address for notices is 103 Victoria Avenue, Crewe, CW1 3XA (“the ${purchaser}”).

The ${seller}’s customer number for the ${purchaser === 'Offtaker' ? 'Customer' : purchaser} is N7741208.
`),
    ).toMatchObject({
      supplierName: 'Norwold Power Limited',
      customerName: 'Fernley Stationers Limited',
      supplierAccountNumber: 'N7741208',
    });
  });

  it('tells where invoices go, and no line of text for an address block', () => {
    expect(
      read(`
These particulars are made between Norwold Power Limited, of 26 Whitehall Road, Leeds, LS12 1BE ("NORWOLD") and
Kingsway Fabrications Limited ("the Customer"), whose address for invoices is 103 Victoria Avenue, Crewe, Cheshire,
CW1 3XA. Customer account 179293366.
`),
    ).toMatchObject({
      supplierAddress: '26 Whitehall Road, Leeds, LS12 1BE',
      customerName: 'Kingsway Fabrications Limited',
      billingAddress: '103 Victoria Avenue, Crewe, Cheshire, CW1 3XA',
      supplierAccountNumber: '179293366',
    });
  });

  it('tells the one of the trade where the customer is named first', () => {
    expect(
      read(`
Who is the contract between?          Ashby Road Garage Limited and Norwold Power Retail Limited, 4 Dock
                                      Street, Hull, HU1 2AB. We spoke to Priya Patel.
Which meter do we supply?             Supply number (MPAN) 22 8615 1572 655, meter E14UP73503.
`),
    ).toMatchObject({
      supplierName: 'Norwold Power Retail Limited',
      supplierAddress: '4 Dock Street, Hull, HU1 2AB',
      customerName: 'Ashby Road Garage Limited',
    });
  });

  it('reads a list of parties with a place in the name of one', () => {
    expect(
      read(`
1 Parties            Norwold Power Limited of 4 Dock Street, Hull, HU1 2AB (the supplier)
                     and Saffron Table (Leicester) Limited of 105 Alma Road, Wrexham,
                     LL13 2NR, where invoices will also be sent (the customer).

2 References         Contract DES-V-70770; customer account 92864569.
`),
    ).toMatchObject({
      supplierName: 'Norwold Power Limited',
      customerName: 'Saffron Table (Leicester) Limited',
      billingAddress: '105 Alma Road, Wrexham, LL13 2NR',
    });
  });

  it('reads whom a letter of authority lets act', () => {
    const fields = read(`
MPAN          22 8615 1572 655

Letter of authority

We, Ferrers Green Dairy Limited, authorise Tide & Vale Consultants Limited (company number 09285997) to act for us in
all matters to do with buying energy, and to serve notice of termination on our present supplier.
`);
    expect(fields.supplyPoints).toMatchObject([{ brokerName: 'Tide & Vale Consultants Limited' }]);
  });

  it('reads one address for what is supplied and what is sent', () => {
    const ADDRESS = 'Unit 15, Riverside Park, Hexham, NE46 2HN';
    const labelled = (label: string): string => `
${label.padEnd(42)}${ADDRESS}
MPAN                                      22 8615 1572 655
`;
    for (const label of ['Supply and billing address', 'Supply address and address for bills']) {
      const fields = read(labelled(label));
      expect(fields.billingAddress).toBe(ADDRESS);
      expect(fields.supplyPoints).toMatchObject([{ siteAddress: ADDRESS }]);
    }
    const said = read(`
Where do you want us to send your     116 Mill Road, Barnsley, South Yorkshire, S70 8TB (this is also the address that we
bills?                                supply)
Which meter do we supply?             Supply number (MPAN) 22 8615 1572 655, meter E14UP73503.
`);
    expect(said.supplyPoints).toMatchObject([{ siteAddress: said.billingAddress }]);
  });
});

describe('the record of a call', () => {
  it('reads what was said and takes no answer for a name', () => {
    const { supplyPoints, ...fields } = read(`
Written record of a verbal contract

Agent            This call is recorded. Can you confirm the full legal name of the business?
Customer         Yes, it is Gatley Tools & Fixings Ltd.
Agent            Thank you. And the premises that we will supply are 102 Priory Road, Newark, NG24 9XN?
Customer         That is right.
Agent            I have your supply number, or MPAN, as 22 8615 1572 655 and the meter serial number as L10C561117.
Customer         Okay.
Agent            The contract is our Power Secure Fixed product. It is for 24 months, starting on 8 October 2027 and
                 ending on 7 October 2029. The prices are fixed for that time.
Customer         Fine.
Agent            Your unit rate will be 27.31 pence per kilowatt hour and your standing charge will be 44.18 pence per
                 day. These do not include VAT, which is at 20 per cent, or the levy. We based them on a use of 14,295
                 kWh a year.
Agent            Do you employ fewer than ten people, or use less than 100,000 kWh of electricity or 293,000 kWh of gas
                 in a year? If so you are a micro business.
Customer         Yes to both. We are a micro business.
Agent            I work for Cornerstone Utilities Ltd. We receive a commission of 1.59 pence per kWh.
Customer         I do.
`);
    expect(fields).toMatchObject({
      customerName: 'Gatley Tools & Fixings Ltd',
      contractTermMonths: 24,
      isMicroBusiness: true,
      vatRate: 20,
    });
    expect(supplyPoints).toMatchObject([
      {
        siteAddress: '102 Priory Road, Newark, NG24 9XN',
        meterSerialNumber: 'L10C561117',
        tariffName: 'Power Secure Fixed',
        unitRate: 27.31,
        standingCharge: 44.18,
        estimatedAnnualConsumption: 14295,
        brokerName: 'Cornerstone Utilities Ltd',
      },
    ]);
  });
});

describe('who advised the customer, and how it pays', () => {
  it.each([
    ['The Customer was advised by Tarn Procurement Ltd. Its fee of 0.25 p/kWh is contained in the unit rate.'],
    ['Adviser        Tarn Procurement Ltd, for whom 0.25 p/kWh is added to the price and paid on by us'],
    ['Adviser        Tarn Procurement Ltd, whose fee of 0.25 p/kWh is in the unit rate'],
  ])('%s', (said) => {
    const fields = read(
      `${said}\n\nBecause you pay by Direct Debit, a discount of 2% comes off these prices.\n\nMPAN   12 9456 1595 642\n`,
    );
    expect(fields.paymentMethod).toBe('direct_debit');
    expect(fields.supplyPoints).toMatchObject([{ brokerName: 'Tarn Procurement Ltd', brokerUplift: 0.25 }]);
  });

  it.each([
    ['Service margin        0.25 p/kWh of the Seller, no broker is involved'],
    ['Margin                0.25 p/kWh, kept by the Supplier'],
    ['Margin                0.25 p/kWh, without a broker'],
  ])('takes a margin of the supplier for no uplift: %s', (said) => {
    const { supplyPoints } = read(`${said}\n\nMPAN   12 9456 1595 642\n`);
    expect(supplyPoints[0]).not.toHaveProperty('brokerUplift');
  });
});

describe('what a broker gets for each unit', () => {
  it.each([
    [
      'What I earn: Powerpath Business Energy gets 0.75p per unit from Hawthorn on the gas.',
      'Powerpath Business Energy',
    ],
    [
      'You came by way of Powerpath Utilities Ltd, who earn 0.75p on each kWh; it is in the prices.',
      'Powerpath Utilities Ltd',
    ],
  ])('names it: %s', (said, brokerName) => {
    const [point] = read(`\nMPRN     7465697431\n\n${said}\n`).supplyPoints;
    expect(point).toMatchObject({ brokerName, brokerUplift: 0.75 });
  });

  it('may be carried by the prices and passed to it', () => {
    const [point] = read(`
MPRN     7465697431

Powerpath Management Ltd acted for the Customer. The gas prices carry 0.125 p/kWh which is passed to it.
`).supplyPoints;
    expect(point).toMatchObject({ brokerUplift: 0.125 });
  });

  it('stands beside a question', () => {
    const [point] = read(`
MPRN                        7465697431
Who introduced you          Powerpath Utilities Ltd
`).supplyPoints;
    expect(point).toMatchObject({ brokerName: 'Powerpath Utilities Ltd' });
  });

  it('is not told by a word of the supplier’s name', () => {
    const [point] = read(`
Hale Partners Supply (UK) Limited

MPRN     7465697431
Price    5.331 p/kWh
`).supplyPoints;
    expect(point).not.toHaveProperty('brokerName');
  });
});
