import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(`\n# Northgate Energy\n\n${drawing}`)])[0].fields;

it('takes a value that stands in front of what it is', () => {
  expect(
    read(`
Larkfield Nurseries Ltd                              411 2877 930   account number
PO Box 410                                               64110987   bill number
Hawick                                                  14/9/2026   date of bill
TD9 7QD                                                 5/10/2026   latest date for payment

23J4410772                  is the serial of the meter`),
  ).toMatchObject({
    supplierAccountNumber: '411 2877 930',
    invoiceNumber: '64110987',
    invoiceDate: '2026-09-14',
    dueDate: '2026-10-05',
    meterSerialNumber: '23J4410772',
  });
});

it('takes none that is the value of a label in front of itself', () => {
  expect(read('Account number       64110987   bill number').invoiceNumber).toBeUndefined();
});
