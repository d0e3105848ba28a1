import { readDrawn as read } from '../testing/read.js';

const PACK = `
Weir Business Utilities Ltd                              Suite 4, Dock House, Mill Street, Hull, HU1 2AB

LETTER OF AUTHORITY
Date: 6 May 2027

Marlow Foundry Limited (company number 09123456) has asked Weir Business Utilities Ltd to look after the
purchase of its electricity. Please give them the data they ask for.

The authority ends on 5 May 2028. It replaces any earlier letter, in particular the one given to Tariff
Compare Limited on 12 February 2024.
=====
ORDER FORM                                               Order form ref. NW-40127

# Supplier                                               Contract

Name             Norwold Power Limited                   Contract number     NWP700412

Registered no.   04111222                                Start               01 Jun 2027

VAT no.          425 5295 97                             End                 31 May 2029

# Customer                                               Price

Name             Marlow Foundry Limited                  Price type          Fixed

Type             Company, non-domestic                   Unit rate           24.40 p/kWh

Bill address     4 Quay Road, Crewe, CW1 3XA             Standing charge     91.36 p/day

Contact          Ann Marlow                              Not included        VAT, Climate Change Levy

MPAN             17 9899 2820 854                        Green premium       0.15 p/kWh, already in the unit rate

Site address     12 Union Terrace, Coventry,             Method              Direct Debit
                 West Midlands, CV2 5QU
=====
Weir Business Utilities Ltd                              Suite 4, Dock House, Mill Street, Hull, HU1 2AB

The unit rate in your order contains 1.20 pence for each kWh, which the supplier pays to us.
`;

describe('an order form between the papers of a broker', () => {
  const fields = read(PACK);

  it('tells the parties by the headings of the form, and the broker by whom the customer asked', () => {
    expect(fields).toMatchObject({ supplierName: 'Norwold Power Limited', customerName: 'Marlow Foundry Limited' });
    expect(fields.supplyPoints).toMatchObject([{ brokerName: 'Weir Business Utilities Ltd', brokerUplift: 1.2 }]);
  });

  it('has the number of the contract, and not that of the form', () => {
    expect(fields.contractNumber).toBe('NWP700412');
  });

  it('takes no value of a column for the label of the value under it', () => {
    expect(fields.cclRate).toBeUndefined();
    expect(fields.supplyPoints).toMatchObject([{ unitRate: 24.4, standingCharge: 91.36 }]);
  });
});

describe('parties between capital letters', () => {
  it('tells them from the words that join them', () => {
    expect(
      read(`
# Contract for the supply of electricity
for business premises

BETWEEN Norwold Partners Supply (UK) Limited, registered office 4 Dock Street, Hull, HU1 2AB (the Seller)
AND Fernley Cold Stores Ltd, company number 09123456 (the Purchaser).
`),
    ).toMatchObject({
      supplierName: 'Norwold Partners Supply (UK) Limited',
      customerName: 'Fernley Cold Stores Ltd',
    });
  });
});
