import { readDrawn as read } from '../testing/read.js';

describe('who is who', () => {
  const form = `
 OPUS ENERGY                                            ORDER FORM: BUSINESS ELECTRICITY

# SUPPLIER
 Name                 Opus Energy Supply Limited
 Address              Weir House, 28 Mill Road, Ilford, Essex, IG1 1BA

# CUSTOMER
 Trading as           Golden Kettle Tea Rooms
 Legal name           Golden Kettle Catering Ltd
 Billing address      118 Hollow Lane, Chelmsford, CM2 5DP

# SUPPLY
 MPAN core            22 7938 5097 900
 Unit rate            £0.2795 per kWh
=====
 LETTER OF AUTHORITY

 To all energy suppliers, meter operators and data collectors

 Golden Kettle Catering Ltd gives Hawk Utilities Limited, of 9 Spring Road, Chelmsford, CM2 6JP (company 11720043),
 authority to act for it in the electricity supply of its premises.
`;

  it('takes the name under the heading of the supplier before the short one at the head', () => {
    expect(read(form).supplierName).toBe('Opus Energy Supply Limited');
  });

  it('takes the legal name before the one that the customer trades under, though it gives authority too', () => {
    expect(read(form).customerName).toBe('Golden Kettle Catering Ltd');
  });

  it('takes a contracting body for the customer, and nobody to whom a levy is payable for a broker', () => {
    const { customerName, supplyPoints } = read(`
 Supplier: Northern Gas and Power Limited
 Contracting body: Weirdale Schools Trust
 MPRN: 385288403
 Unit rate: 4.8715 p/kWh

 The unit rate covers gas, transportation and the framework levy of 0.0200 p/kWh payable to Northern Purchasing.
`);
    expect(customerName).toBe('Weirdale Schools Trust');
    expect(supplyPoints[0].brokerName).toBeUndefined();
  });

  it('takes the beginning of an address beside its label for no broker', () => {
    const { supplyPoints } = read(`
 Supplier             Northern Power Limited
 Customer             Hale Brewery Ltd
 MPAN                 22 7938 5097 900
 Address              The Weavers Arms, 40 Mill Road, Bolton, BL3 9ZN
 Unit rate            24.62 p/kWh

 The prices cover wholesale, network and balancing costs and our fee.
`);
    expect(supplyPoints[0].brokerName).toBeUndefined();
  });

  it('takes the customer whose address a sentence goes on to give', () => {
    const { customerName, billingAddress } = read(`
 The supplier is Northern Power Limited. The customer is Weirdale Federation of Village Halls (a business customer for
 the purposes of this agreement), whose invoice address is The Secretary, 22 Mill Street, Perth, PH1 9RS.

 MPAN                 22 7938 5097 900
`);
    expect(customerName).toBe('Weirdale Federation of Village Halls');
    expect(billingAddress).toBe('The Secretary, 22 Mill Street, Perth, PH1 9RS');
  });

  it('reads an address between signs without what else the line says', () => {
    const { supplierAddress } = read(`
                                  British Gas
             Business customers • Weir House, Mill Road, Windsor, SL4 5GD • 0333 202 9804

 Hale Bistro Ltd
 2 Bridge Street
 Hereford
 HR4 9DD

 Dear Sirs
`);
    expect(supplierAddress).toBe('Weir House, Mill Road, Windsor, SL4 5GD');
  });

  it('reads a department in the address of a letter that is worded like a label', () => {
    const { billingAddress, customerName } = read(`
# brook green supply

 Hale Data Halls Ltd
 Accounts
 1 Weir Court
 Temple Back
 Bristol
 BS2 5QB

 Dear Ms Adeyemi, Brook Green Supply takes over your electricity on 1 May 2026.
`);
    expect(customerName).toBe('Hale Data Halls Ltd');
    expect(billingAddress).toBe('Accounts, 1 Weir Court, Temple Back, Bristol, BS2 5QB');
  });
});
