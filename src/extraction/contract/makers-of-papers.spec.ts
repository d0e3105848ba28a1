import { readDrawn as read } from '../testing/read.js';

const SUPPLY = `
 MPAN                 13 7585 8471 955
 Meter serial         L19A77120
 Unit rate            24.85p per kWh
 Standing charge      61.20p per day
`;
const partiesOf = (drawn: string): Record<string, unknown> => {
  const { supplierName, supplierAddress, customerName, supplyPoints } = read(drawn);
  return { supplierName, supplierAddress, customerName, brokerName: supplyPoints[0]?.brokerName };
};

describe('who makes a paper for a customer', () => {
  it('takes a name of the trade at the foot for the maker, and the one at the head for the customer', () => {
    const drawn = `
# Orchard Lane Ceramics Ltd
 Electricity under a live contract with Opus Energy Limited
${SUPPLY}
 Our commission in the price      0.35p per kWh


 These figures repeat what you signed. Linnet Energy Ltd, company 10443377, 9 Dock Walk,
 Ripon, HG4 1AB. Questions: 01632 960 711.
`;
    expect(partiesOf(drawn)).toMatchObject({
      customerName: 'Orchard Lane Ceramics Ltd',
      brokerName: 'Linnet Energy Ltd',
    });
  });

  it('finds its name in the line under that of who signs, and takes the street of a site for none', () => {
    const drawn = `
 Hello Tom,

 Opus Energy Limited have confirmed the renewal for Marsh Barn Foods Ltd. Our fee of 0.6p per kWh is in
 the unit rate.

 The Marsh Barn
 Mill Road, Yoxford, Ipswich, IP17 3AB
${SUPPLY}
 Cheers,
 Dan Whitlock
 Tansy & Reed Utilities LLP, Kiln Yard, Ripon, HG4 1AB (01632 960 884)
`;
    expect(partiesOf(drawn).brokerName).toBe('Tansy & Reed Utilities LLP');
  });

  it('takes who buys for others for no supplier, whose address would be that', () => {
    const drawn = `
# Prices for your decision
 Made for Elmstead Nurseries Ltd on 3 March 2027. The supplier is Opus Energy Limited.
${SUPPLY}
 Our fee is 0.4p per kWh, within the unit rate.

 Teasel Energy Consultants Ltd · 4 Quay Street, Ripon, HG4 1AB · 01632 960 311 · Company 07719231
`;
    expect(partiesOf(drawn)).toMatchObject({
      supplierName: 'Opus Energy Limited',
      supplierAddress: undefined,
      brokerName: 'Teasel Energy Consultants Ltd',
    });
  });

  it('takes the writer of a note that speaks of its own fee for the broker', () => {
    const drawn = `
# MEMO
 To         Board of Saltmarsh Caravans Ltd
 From       Carol Hale, Bittern Energy Management
 Date       28 August 2026

 The supplier is Opus Energy Limited and our fee of 0.3p per kWh is in the price.
${SUPPLY}`;
    expect(partiesOf(drawn)).toMatchObject({
      supplierName: 'Opus Energy Limited',
      customerName: 'Saltmarsh Caravans Ltd',
      brokerName: 'Bittern Energy Management',
    });
  });

  it('reads for whom who buys for others made a sheet', () => {
    const drawn = `
# Result: electricity
 Plover Energy Bureau for Highgarth Joinery Limited · round 118 · opened 21 September 2026
${SUPPLY}
 Supplier             Opus Energy Limited
`;
    expect(partiesOf(drawn)).toMatchObject({
      customerName: 'Highgarth Joinery Limited',
      brokerName: 'Plover Energy Bureau',
    });
  });
});

describe('whom a paper is for', () => {
  it('reads the name over an address that could be one of its lines, where a letter greets its reader under it', () => {
    const drawn = `
                                                                                   Opus Energy Limited

 Quarry Bank Garden Centre
 Quarry Bank Lane
 Ripon
 North Yorkshire
 HG4 1AB

 2 October 2026

 Dear Mr and Mrs Firth

 Thank you for moving your electricity to us.
${SUPPLY}`;
    const { customerName, billingAddress } = read(drawn);
    expect(customerName).toBe('Quarry Bank Garden Centre');
    expect(billingAddress).toBe('Quarry Bank Lane, Ripon, North Yorkshire, HG4 1AB');
  });

  it('reads the name beside the word for its kind that it ends with', () => {
    const drawn = `
# Electricity contract
 Board                Fenland Pumping & Drainage Board
 Supplied by          Opus Energy Limited
${SUPPLY}`;
    expect(partiesOf(drawn).customerName).toBe('Fenland Pumping & Drainage Board');
  });

  it('begins no name with the number before it', () => {
    const drawn = `
 This order is made between Opus Energy Limited (the Supplier), Royal House, Corby, NN17 5DT, company
 number 08765432
 and
 Hale Valley Foods plc (the Customer), whose address for invoices is 4 Quay Street, Ripon, HG4 1AB.
${SUPPLY}`;
    expect(partiesOf(drawn).customerName).toBe('Hale Valley Foods plc');
  });
});

describe('the address of a customer at the head of a broker’s letter', () => {
  it('is no seat of the supplier where the schedule behind it names it for the bills', () => {
    const paper = read(`
                                                             Brightmoor Business Energy Ltd
Ashdown Laundries Ltd
Unit 4, Quay Industrial Estate
Ferry Road
Southport
PR8 1AA

18 November 2026

Dear Mrs Hale
We have compared the offers of seven suppliers and recommend the offer of Northern Power Ltd that you will find
in the schedule. To accept, sign the schedule and send it back by 21 November.
Yours sincerely
Helen Marsh, Energy Consultant

Brightmoor Business Energy Ltd, 9 Castle Street, Leeds, LS1 4AP. Company 04588117.
=====
# LETTER OF AUTHORITY

Ashdown Laundries Ltd, company number 02177314, appoints Brightmoor Business Energy Ltd from 18/11/2026 until
17/11/2027 to obtain consumption and contract data and prices.
=====
# SUPPLY CONTRACT SCHEDULE

Supplier                     Northern Power Ltd
Business customer            Ashdown Laundries Ltd
Billing address              Unit 4, Quay Industrial Estate, Ferry Road, Southport, PR8 1AA
Contract number              NP-40917
Start date                   12/01/2027
Third party intermediary     Brightmoor Business Energy Ltd
`);
    expect(paper).toMatchObject({ billingAddress: 'Unit 4, Quay Industrial Estate, Ferry Road, Southport, PR8 1AA' });
    expect(paper.supplierAddress).toBeUndefined();
  });
});
