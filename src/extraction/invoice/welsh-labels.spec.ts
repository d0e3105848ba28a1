import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

it('reads a bill whose labels stand in Welsh over their English', () => {
  expect(
    extractInvoices([
      printedPage(`
# Ynni Dyffryn Cennen Cyf

Rhif yr anfoneb               T4410987
Invoice no.
Dyddiad                       9 July 2026
Date
Eich cyfrif                   CG-771245
Your account
I’w dalu erbyn                23 July 2026
To be paid by
Dull talu                     Debyd Uniongyrchol / Direct Debit
Way of paying
Cwsmer                        Canolfan Bryncelyn Cyf
Customer
Safle a gyflenwir             Bryncelyn, Nantgoch, Llandybie,
Site supplied                 Carmarthenshire, SA18 3QQ
Cyfnod                        1 April 2026 - 30 June 2026
Period`),
    ])[0].fields,
  ).toMatchObject({
    supplierName: 'Ynni Dyffryn Cennen Cyf',
    invoiceNumber: 'T4410987',
    invoiceDate: '2026-07-09',
    supplierAccountNumber: 'CG-771245',
    dueDate: '2026-07-23',
    paymentMethod: 'direct_debit',
    customerName: 'Canolfan Bryncelyn Cyf',
    siteAddress: 'Bryncelyn, Nantgoch, Llandybie, Carmarthenshire, SA18 3QQ',
    chargeStartDate: '2026-04-01',
    chargeEndDate: '2026-06-30',
  });
});
