import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields;

it('reads a bill of a line printer, whose money is headed GBP and whose sums are nett', () => {
  const fields = read(`
NORTHGATE UTILITIES                                      QUARTERLY ELECTRICITY ACCOUNT
ST BEGA PARISH HALL TRUST              CUSTOMER    552-11582-4
UNIT 4                                 VAT INV     1771272
16 MILL LANE                           PRINTED     05-OCT-26
LEEDS
LS1 4AB

METER           READ DATE       INDEX   TYPE            ADVANCE

K54A11578       01-JUL-26       45000   ACTUAL
                30-SEP-26       47000   ESTIMATED          2000

CHARGE                                     QTY                 RATE              GBP

UNITS (KWH)                               2000             30.000 P           600.00
STANDING CHARGE PER QUARTER                  1            60.00 GBP            60.00

NETT                                                                          660.00
VAT L 5.0 PCT                                                                  33.00

ACCOUNT TOTAL GBP                                                             693.00`);
  expect(fields).toMatchObject({
    invoiceNumber: '1771272',
    readFromDate: '2026-07-01',
    readToDate: '2026-09-30',
    readFromType: 'actual',
    readToType: 'estimated',
    consumption: 2000,
    unitRate: 30,
    totalUnitCharge: 600,
    amountDueNetOfVat: 660,
    vat: 33,
    totalAmount: 693,
  });
});

it('reads the kinds of both readings with a dash between them', () => {
  const fields = read(`
# Northgate Power Limited

Readings (type: A actual, E estimated)
Register        Date           Start read    Date           End read    Type     Units (kWh)    Rate (p/kWh)    Value (£)
Unrestricted    01/10/2025     36000         31/10/2025     37000       A-E      1,000          25.000          250.00`);
  expect(fields).toMatchObject({ readFromType: 'actual', readToType: 'estimated' });
});

it('takes no account with an earlier supplier, and no day of a bill that was paid', () => {
  const fields = read(`
# Northgate Power Limited

Our ref for you (account)
7812 1120

Prepared
10 Jun 26

Your old supplier
Southgate Supplies Ltd
account 7718000
(closed 4 Mar 2025)

Your bill of 13 Apr 26 for £2,061.40 was paid. Nothing else is owing.`);
  expect(fields).toMatchObject({ supplierAccountNumber: '7812 1120', invoiceDate: '2026-06-10' });
});
