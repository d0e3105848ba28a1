import { classify } from '../classify.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields;

it('takes the customer from the address, and no words that go on a sentence', () => {
  expect(
    read(`
# Northgate Energy

JOLLY MILLER PUBLIC HOUSE                        Invoice number    INV-44120
GROUND FLOOR                                     Invoice date      3 August 2026
44 TANNERS YARD
FORT WILLIAM
PH33 3TR

Northgate Energy is a trading name of Northgate Energy Limited.`).customerName,
  ).toBe('JOLLY MILLER PUBLIC HOUSE');
});

it.each(['Hello', 'Dear', 'Good morning,', 'Hi'])('takes no "%s" for the customer\u2019s name', (word) => {
  expect(
    read(`
# Northgate Energy

${word} Copper Beech Tearooms Ltd,

Here is your electricity bill JE4424699, dated 16 September 2026.

Energy                           4,013 kWh @ 25.83p per kWh       £1,036.56`).customerName,
  ).toBe('Copper Beech Tearooms Ltd');
});

it('dates a credit note by its own wording', () => {
  const drawing = `
# Northgate Energy
                                   CREDIT NOTE
Credit note no.          CN93490132
Credit date              17/01/2025
Credit for               G10032447
Gas                      1,000 kWh       7.00p        (£70.00)
Total credit                                          (£70.00)`;
  expect(read(drawing)).toMatchObject({ invoiceNumber: 'CN93490132', invoiceDate: '2025-01-17' });
  expect(classify([printedPage(drawing)])).toBe('CREDIT_NOTE');
});

it('takes a bill in another language, and a letter, for nothing that it is not sure of', () => {
  const french = `
# Facture
EDF France
Numero de facture      4451220
Consommation           1 200 kWh       0,2516 EUR     301,92 EUR
Montant total TTC                                     362,30 EUR`;
  expect(classify([printedPage(french)])).toBe('OTHER');
  expect(classify([printedPage('\nDear Mr Smith\n\nThank you for your letter about the hedge.')])).toBe('OTHER');
});

it('takes the whole name of a supplier that is registered under it', () => {
  const drawing = (foot: string): string => `
# E.ON Next
                         Invoice number    INV-44120
Electricity              1,000 kWh         25.00p        £250.00

${foot}`;
  expect(read(drawing('E.ON Next Energy Limited. Registered office: 4 Tanners Yard, Leeds.')).supplierName).toBe(
    'E.ON Next Energy Limited',
  );
  expect(read(drawing('Cheques are payable to E.ON Next Energy Limited.')).supplierName).toBe('E.ON Next');
});

it('takes the site from a column of that name, and not from that of any address', () => {
  expect(
    read(`
# Northgate Energy
Credit note      Account        Customer                    Address
CN/857817        3200033943     Dunmore Packaging Limited   71 Back Lane, Doncaster, DN1 6ZY

Meter            Site                                                     From
A13AB59858       Unit 10B, Wyvern Park, Ashgrove Terrace, Fife, KY2 5HL   01 Jan 2026`).siteAddress,
  ).toBe('Unit 10B, Wyvern Park, Ashgrove Terrace, Fife, KY2 5HL');
});

it('takes the postal address of a supplier for no site', () => {
  expect(
    read(`
# Northgate Energy Supply Ltd
ENERGY SUPPLY LTD PO BOX 118, KILNHURST ROAD, ROTHERHAM, S62 5TD
Invoice number      INV-44120`).siteAddress,
  ).toBeUndefined();
});

it('goes on to the right with a line of an address that OCR has broken', () => {
  const drawing = `
# Northgate Energy
Invoice number      INV-44120
SUPPLY ADDRESS
Unit 19, Ashfield Industrial Estate,
Northumberland Street,    London    N7 4ZT

Electricity         1,000 kWh         25.00p        £250.00`;
  expect(extractInvoices([printedPage(drawing, { ocr: true })])[0].fields.siteAddress).toBe(
    'Unit 19, Ashfield Industrial Estate, Northumberland Street, London N7 4ZT',
  );
});

it('takes a name that ends in the word of a label for a supplier', () => {
  expect(read('\n# Meridian Gas\n\nInvoice number      INV-44120').supplierName).toBe('Meridian Gas');
});

it('takes the first line beside "To:" for the customer', () => {
  expect(
    read(`
# Northgate Energy

To: The Anchor Inn
Quay Road
Topsham
EX3 0JB`).customerName,
  ).toBe('The Anchor Inn');
});

it('takes an address that the meter is at, and one that stands over its numbers', () => {
  expect(read('\n# Northgate Energy\n\nYour meter K15K00981 at 88 High Street, Dudley, DY1 1PT').siteAddress).toBe(
    '88 High Street, Dudley, DY1 1PT',
  );
  expect(
    read(`
# Northgate Energy

Your electricity 11 Apr 2026 to 10 May 2026
The Gables, 14 Beech Avenue, Wigan, WN1 2AA
MPAN 16 1234 5678 906           Meter serial number Z18C001234`).siteAddress,
  ).toBe('The Gables, 14 Beech Avenue, Wigan, WN1 2AA');
});

it('takes a supplier in large type over the address for no customer, nor a part of its name for another', () => {
  const drawing = `
# Penhallow Power Ltd
                                                       Invoice No       PP70021
Truscott Garage                                        Account No       9917720
Unit 1 Station Approach
Par
PL24 2LY`;
  expect(extractInvoices([printedPage(drawing, { ocr: true })])[0].fields).toMatchObject({
    supplierName: 'Penhallow Power Ltd',
    customerName: 'Truscott Garage',
  });
});

it('takes the name in front of an address in one line, and no such line for the site', () => {
  const address = 'Bridge End Surgery, Bridge End, Hexham, NE46 1AB';
  expect(read(`\n# Northgate Energy\n\nInvoiced to: ${address}`).customerName).toBe('Bridge End Surgery');
  const sent = `Ross Timber Ltd, ${address}\n\nElectricity for MPAN 14 1234 5678 905`;
  expect(read(`\n# Northgate Energy\n\n${sent}`).siteAddress).toBeUndefined();
});

describe('a picture of a bill', () => {
  const picture = (drawing: string) => extractInvoices([printedPage(drawing, { ocr: true })])[0].fields;

  it('has no customer in the title that stands apart over the address', () => {
    expect(
      picture(`
# Northgate Energy
Half-yearly gas statement

Wardens of the Penrose Hospital
St Anne's
Mill Approach
Rugby
CV21 9ZQ

Invoice number    INV-44120`).customerName,
    ).toBe('Wardens of the Penrose Hospital');
  });

  it('is not read for labels that its words only look like', () => {
    const fields = picture(`
# Northgate Energy
To                                   Supplied at
Kingfisher Chairs Ltd                21 Harbour Street
21 Harbour Street                    Kettering
Kettering                            NN16 9ZP
NN16 9ZP

You pay           Prepayment (top-up key)
Invoice number    INV-44120`);
    expect(fields).toMatchObject({
      siteAddress: '21 Harbour Street, Kettering, NN16 9ZP',
      paymentMethod: 'prepayment',
    });
  });
});

describe('words over the name of a customer', () => {
  it.each(['Statement of account for', 'Bill prepared for:', 'Invoice to', 'This statement is for'])(
    '"%s" are no part of it',
    (caption) => {
      expect(
        read(`
# Northgate Energy Limited
${caption}
Jolly Miller Tea Rooms                           Invoice number    INV-44120
44 Tanners Yard                                  Invoice date      3 August 2026
Fort William
PH33 3TR`).customerName,
      ).toBe('Jolly Miller Tea Rooms');
    },
  );

  it.each([
    ['Tanners Holiday Cottages', 'Ltd'],
    ['Fort William Physiotherapy', 'Centre'],
    ['Nevis Road Bowling', 'Club'],
  ])('a name over two lines is read whole: %s %s', (first, last) => {
    expect(
      read(`
# Northgate Energy Limited
Statement of account for
${first.padEnd(48)} Invoice number    INV-44120
${last.padEnd(48)} Invoice date      3 August 2026
44 Tanners Yard
Fort William
PH33 3TR`).customerName,
    ).toBe(`${first} ${last}`);
  });
});

it('takes no postcode for a customer', () => {
  expect(
    read(`
# Northgate Energy Limited
Customer                 PH33 3TR
Invoice number           INV-44120`).customerName,
  ).toBeUndefined();
});

describe('the address that is supplied', () => {
  const site = (words: string): string | undefined =>
    read(`
# Northgate Energy Limited

Invoice to                              ${words.split('\n')[0]}
Bennett Bakers LLP                      ${words.split('\n')[1] ?? ''}
27 Tanners Yard                         ${words.split('\n')[2] ?? ''}
Leeds
LS1 4JH

Account number           40118823`).siteAddress;

  it('is read without the name of the customer on a line over it', () => {
    expect(site('Gas delivered to\nBennett Bakers LLP\n9 Mill Lane, Leeds, LS3 1AA')).toBe(
      '9 Mill Lane, Leeds, LS3 1AA',
    );
  });

  it.each([
    'Point of supply',
    'Delivery point',
    'Place of supply',
    'Usage address',
    'Quarterly electricity bill for',
    'Your gas account for',
  ])('stands beside "%s"', (label) => {
    expect(
      read(`
# Northgate Energy Limited
Bill number                             Q649091

${label.padEnd(40)}The White Hart, 12 Church Street, Leominster, HR6 8NE`).siteAddress,
    ).toBe('The White Hart, 12 Church Street, Leominster, HR6 8NE');
  });
});

it.each([
  [
    'Brightwater.energy',
    'Brightwater Energy Supply Limited. Registered office: 4 Tanners Yard, Leeds.',
    'Brightwater Energy Supply Limited',
  ],
  [
    'Ynni Llanerch Energy',
    'Ynni Llanerch Energy Cyf. Swyddfa gofrestredig: 4 Heol y Bont, Bangor.',
    'Ynni Llanerch Energy Cyf',
  ],
  [
    'Ynni Llanerch Energy',
    'Ynni Llanerch Energy Cyf. Registered office: 4 Heol y Bont, Bangor.',
    'Ynni Llanerch Energy Cyf',
  ],
])('takes the whole name of %s from its small print', (brand, foot, name) => {
  expect(
    read(`
# ${brand}
                         Invoice number    INV-44120
Electricity              1,000 kWh         25.00p        £250.00

${foot}`).supplierName,
  ).toBe(name);
});

it('takes the company that is named as the supplier for the brand that begins as it does, and no other', () => {
  const drawing = (supplier: string): string => `
# npower Business Solutions
Invoice number      INV-44120
Supplier            ${supplier}
Electricity         1,000 kWh         25.00p        £250.00`;
  expect(read(drawing('Npower Retail Supply Limited')).supplierName).toBe('Npower Retail Supply Limited');
  expect(read(drawing('Tanners Yard Cleaning Limited')).supplierName).toBe('npower Business Solutions');
});

it.each([
  ['The Governors of Tanners Bridge', 'Primary School', 'The Governors of Tanners Bridge Primary School'],
  [
    'The Trustees of the Tanners Yard',
    'Community Association',
    'The Trustees of the Tanners Yard Community Association',
  ],
])('joins a name that says who acts for a body: %s', (first, second, name) => {
  expect(
    read(`
# Northgate Energy

${first.padEnd(48)}Invoice number    INV-44120
${second.padEnd(48)}Invoice date      3 August 2026
44 Tanners Yard
Fort William
PH33 3TR`).customerName,
  ).toBe(name);
});

it('takes no title over an address for the name of who lives there', () => {
  expect(
    read(`
# Ynni Llanerch
Ymddiriedolwyr Capel Seion
Bryn Mawr
Heol y Bont
Bangor
LL57 1AA

Bill number        INV-44120`).customerName,
  ).toBe('Ymddiriedolwyr Capel Seion');
});

it.each(['Offtake point', 'Offtake address', 'Point of offtake'])('takes the address under "%s"', (label) => {
  expect(
    read(`
# Northgate Gas
Meter point reference     Meter serial        ${label}
7700431208                K027936             Kiln Works, Black Path, Harlow, CM20 4LP

Commodity                 20,000 kWh          4.900p           £980.00`).siteAddress,
  ).toBe('Kiln Works, Black Path, Harlow, CM20 4LP');
});

describe('a bill as a message', () => {
  const message = (said: string) =>
    read(`
# Northgate Power Limited

Good morning,

${said}

Where and when. Unit 2, Tanners Wharf, Harlow, CM20 4LP, from 1 August 2026 up to and including 31 August 2026.

Unit price      3,000 kWh        25.00p        £750.00

You get this message because your broker, Orchard Energy Brokers LLP, set up paperless billing.`);

  it.each([
    'A new electricity bill has been made for Tanners Bridge Bowls Club. It is dated 5 September 2026.',
    'Your latest statement is ready for the Tanners Bridge Bowls Club. Nothing will come by post.',
    'This invoice is made out to Tanners Bridge Bowls Club.',
  ])('names its customer: %s', (said) => {
    expect(message(said)).toMatchObject({
      customerName: 'Tanners Bridge Bowls Club',
      siteAddress: 'Unit 2, Tanners Wharf, Harlow, CM20 4LP',
    });
  });

  it('is not to the broker that it names', () => {
    expect(message('Your bill is ready for you.').customerName).toBeUndefined();
  });
});

it('takes no day for a customer', () => {
  expect(
    read(`
# Northgate Gas Limited
Days supplied, from    1 June 2026
To                     30 June 2026

Gas used               8,000 kWh        6.000p        £480.00`).customerName,
  ).toBeUndefined();
});

describe('a bill that came by e-mail', () => {
  const { fields } = extractInvoices([
    printedPage(`
From:      Northgate Billing <billing@northgate.example>
To:        Purchase Ledger
Subject:   Your electricity invoice is ready

This e-mail is your VAT invoice from Northgate Commercial Power Ltd (VAT no. 402 7719 38). No paper copy follows.

Invoice 81373/26, dated 6th November 2026
For: Sample Holiday Lets Ltd

Units: 1,716 kWh × 22.14p = £379.92

Kind regards,
Billing team
Northgate Commercial Power Ltd`),
  ])[0];

  it('is for the company that it names, and not for the department that it is sent to', () => {
    expect(fields.customerName).toBe('Sample Holiday Lets Ltd');
  });

  it('is from the company that it says it is from', () => {
    expect(fields.supplierName).toBe('Northgate Commercial Power Ltd');
  });
});

it('takes what the paper calls itself, right over the address, for no customer', () => {
  expect(
    read(`
# Northgate Energy

STATEMENT OF ACCOUNT
Old Forge Antiques
Unit 6
Lakeside Retail Park
Union Street
Newcastle upon Tyne
NE6 3UG

Account        8082208047`).customerName,
  ).toBe('Old Forge Antiques');
});
