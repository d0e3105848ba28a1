import { drawPages } from '../testing/draw.js';
import { readByRules } from '../testing/read.js';

/** What the rules read of a drawing, without the witness. */
const read = (drawing: string) => readByRules(drawPages(drawing)).read.fields;

it("takes the address at the right beside the supplier's name for the supplier's, though it begins with a building", () => {
  const fields = read(`
                                                                        Guildhall Rotunda
Ecotricity                                                              7 Weir Street
                                                                        Northampton
                                                                        NN3 6BJ


The Brass Lantern Bakehouse
61 Kiln Lane
Maidstone
ME13 1JF

Dear Mr Pole,

This is to confirm your contract with Ecotricity. Your supply number is 13 5725 9348 550.
`);
  expect(fields).toMatchObject({
    supplierAddress: 'Guildhall Rotunda, 7 Weir Street, Northampton, NN3 6BJ',
    customerName: 'The Brass Lantern Bakehouse',
    billingAddress: '61 Kiln Lane, Maidstone, ME13 1JF',
  });
});

it('leaves the name of the company before the address that bills go to out of it', () => {
  const { billingAddress } = read(`
All prices are fixed. Consolidated invoices are addressed to Thornbury Nursing Homes plc, 61 Kiln Lane, Maidstone, ME13 1JF and are paid by BACS.

MPAN: 1357259348550
`);
  expect(billingAddress).toBe('61 Kiln Lane, Maidstone, ME13 1JF');
});
