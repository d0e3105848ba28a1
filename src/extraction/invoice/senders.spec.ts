import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields;

describe('the supplier', () => {
  it.each([
    ['From: Tallow Hill Energy <ebilling@tallowhill.example>', 'Tallow Hill Energy'],
    ['From: Tallow Hill Power Billing <bills@tallowhill.example>', 'Tallow Hill Power'],
  ])('is who sent the mail, without what is written around the name: %s', (from, name) => {
    expect(
      read(`
${from}
Date: Sat, 04 Jul 2026
Subject: Your statement

Statement no. TH40218 was issued on 4 July 2026.
Electricity 500 kWh @ 25.00p = £125.00`),
    ).toMatchObject({ supplierName: name });
  });

  it('is named by its brand under "Supplier", on a copy with the name of a bureau at its head', () => {
    expect(
      read(`
# Utility Posting Services Ltd
Supplier bill image

SUPPLIER                          SUPPLIER BILL NO                BILLED ON
Tallow Energy                     071140218                       04 Sep 2026

CUSTOMER                          CUSTOMER NO AT SUPPLIER         DUE
Fernhill Nursing Home Ltd         4410218776                      18 Sep 2026`),
    ).toMatchObject({ supplierName: 'Tallow Energy', customerName: 'Fernhill Nursing Home Ltd' });
  });
});

describe('the customer', () => {
  it('is no end of the name of a co-operative', () => {
    expect(
      read(`
Tallow Electric Co-operative Limited
Electricity bill TE40218
Member: Fernhill Brewery Ltd`),
    ).toMatchObject({ customerName: 'Fernhill Brewery Ltd' });
  });

  it('is for whom a bill of a day is', () => {
    expect(
      read(`
# Northgate Power Limited
Electricity bill NP7140218 dated 07/12/2026 for The Blue Heron (Inns) Ltd
Account 4410218. Supply to 9 Severn Row, Leeds, LS1 4AB.`),
    ).toMatchObject({ customerName: 'The Blue Heron (Inns) Ltd' });
  });
});

describe('numbers', () => {
  it('of a credit note are those it calls itself by, and not those of the invoice that it takes back', () => {
    expect(
      read(`
# Northgate Power Limited

Credit note CN400218: account 4410218
We are sorry. Our invoice NP-0815711 of 9 June 2026 for the electricity at 9 Severn Row, Leeds,
LS1 4AB was made out on a wrong reading and has been taken back. A new one will reach you soon.`),
    ).toMatchObject({ invoiceNumber: 'CN400218' });
  });

  it('with a label beside them are not those of the title over them', () => {
    expect(
      read(`
Northgate Gas Limited                           VAT INVOICE
Fernhill Marine Services Limited   Customer     20418/07
30 Northgate                       Document     4710815
London                             Issued       08 October 2026`),
    ).toMatchObject({ invoiceNumber: '4710815' });
  });

  it('of an account are no serials of a meter', () => {
    expect(
      read(`
# Northgate Gas Supply Co. Ltd

ACCOUNT SERIAL           MUST BE PAID BY
NP1140618                21/01/26
PREMISES SUPPLIED
THE LOFT, 9 SEVERN ROW, LEEDS, LS1 4AB
MPRN 3106415              METER 204/ES1177`),
    ).toMatchObject({ meterSerialNumber: '204/ES1177' });
  });
});
