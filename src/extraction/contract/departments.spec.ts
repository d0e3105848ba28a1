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

  it('takes an office with the word customer in it for no name, and the end of a name in the next line for no address', () => {
    expect(
      read(`
# Norwold Power Limited

Thornbury Housing Association
Limited
162 Chapel Lane
Hull
HU1 1NQ

Your contract with us

Thank you for choosing Norwold Power Limited.

MPAN                      1357259348550
Contract type             Fully inclusive, fixed

Yours faithfully
Ruth Hale
Business Customer Service Manager
`),
    ).toMatchObject({
      customerName: 'Thornbury Housing Association Limited',
      billingAddress: '162 Chapel Lane, Hull, HU1 1NQ',
      isFixedContract: true,
      supplyPoints: [{ mpanMprn: '1357259348550' }],
    });
  });

  it('tells the seat of the supplier at the foot of a page from where bills go', () => {
    const paper = read(`
# Norwold Power Limited

Customer                  Thornbury Ceramics Limited
MPAN                      1357259348550
Contract type             Fully inclusive, fixed
${'\n'.repeat(54)}
Registered address: 4 Dock Street, Hull, HU1 2AB · Company No. 01234567 · Norwold Power Limited
`);
    expect(paper.supplierAddress).toBe('4 Dock Street, Hull, HU1 2AB');
    expect(paper.billingAddress).toBeUndefined();
    expect(paper.supplyPoints[0].tariffName).toBeUndefined();
  });
});
