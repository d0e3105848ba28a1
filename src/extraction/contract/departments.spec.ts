import { readDrawn as read } from '../testing/read.js';

describe('departments that letters go to', () => {
  it('begin an address beside its label, though the word could be that of a company', () => {
    const { billingAddress } = read(`
Supplier: Northwind Energy Ltd          Customer: Plough Inns Ltd
Billing address      Group Procurement, Heron House, 4 Quay Street, Barrow, LA14 2QQ
MPAN                 1470015342708
`);
    expect(billingAddress).toBe('Group Procurement, Heron House, 4 Quay Street, Barrow, LA14 2QQ');
  });
});
