import { extractInvoices } from '../invoice.js';
import { printedPage } from './testing/printed-page.js';

const read = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields;

describe('a form with each label under its value', () => {
  const fields = read(`
# Northgate Power Limited

VX238551               06 Nov 2026            NP5259969            01 Oct 2026             31 Oct 2026              09 Dec 2026
Invoice number         Tax date               Account reference    First day of supply     Last day of supply       Due for payment

Bennett Castings Limited                      BACS credit                                  Sigma Data Bureau, Leeds
Customer                                      Settled by                                   Bureau

Standing charge          31 days        64.14 p/day          £19.88
Energy                   1,000 kWh      25.50 p/kWh          £255.00`);

  it('is read upwards', () => {
    expect(fields).toMatchObject({
      invoiceNumber: 'VX238551',
      invoiceDate: '2026-11-06',
      supplierAccountNumber: 'NP5259969',
      chargeStartDate: '2026-10-01',
      chargeEndDate: '2026-10-31',
      dueDate: '2026-12-09',
    });
  });

  it('gives parties and way of paying where a label among them is not known', () => {
    expect(fields).toMatchObject({ customerName: 'Bennett Castings Limited', paymentMethod: 'bacs' });
  });
});

it('leaves values to the labels that they stand nearer to', () => {
  expect(
    read(`
# Northgate Power Limited

Invoice number         Account number
VX238551               5259969
Order number           Customer reference
BC-7731                8841207`),
  ).toMatchObject({ invoiceNumber: 'VX238551', supplierAccountNumber: '5259969' });
});

it('takes the time to pay for no period of charges, though it is as long', () => {
  const fields = read(`
# Northgate Power Limited
Invoice number           VX238551
Invoice date             10 February 2026
Payment due              12 March 2026
Standing charge          31 days        64.14 p/day          £19.88`);
  expect(fields).toMatchObject({ invoiceDate: '2026-02-10', dueDate: '2026-03-12' });
  expect(fields.chargeStartDate).toBeUndefined();
});
