import { printedPage } from './invoice/testing/printed-page.js';
import type { InvoiceFields } from './results.js';
import { extractInvoices } from './testing/read.js';

const read = (drawing: string, ocr = false): InvoiceFields =>
  extractInvoices([printedPage(drawing, { ocr })])[0].fields;

describe('a bill with pass-through charges and two rates', () => {
  const fields = read(`
# npower Business Solutions

Northfield Castings Limited
c/o Sample Energy Bureau
Ribble House
12 Meadow Lane
Preston
PR1 4AA
                                                   Invoice period            1 December 2021 to 31 December 2021
                                                   Invoice date              14 January 2022
                                                   Invoice number            INB01234567
                                                   Account number            A1234567
                                                   Supply address            Works 3, Dock Road, Perth, PH1 3AQ

Charges summary                                    Quantity kWh              Charge
Electricity consumption                            18,429.9                  £1,112.17
Network charges                                                              £699.98
Government and regulatory levies                                             £582.97
Climate Change Levy                                18,429.9                  £142.83
Other account charges                                                        -£80.67
Total charges excluding VAT                                                  £2,457.28
VAT                                                                          £491.46
Charges for period                                                           £2,948.74

VAT analysis                     Rate              Net                       VAT
Standard VAT                     20.00%            £2,457.28                 £491.46

Your previous account balance: £182,612.33
Your new invoice charge: £2,948.74 which is due for payment on 28/01/22

Consumption details for MPAN  1700053058802
Meter                       Previous read   Present read    Units
K10W123456                  10452           28882           18,429.9

Breakdown of charges for MPAN 1700053058802
Description                Start        End          Quantity        Price           VAT   Net
Day                        01/12/2021   31/12/2021   12,345.6 kWh    6.2000 p/kWh    STD   £765.43
Night                      01/12/2021   31/12/2021   6,084.3 kWh     5.6990 p/kWh    STD   £346.74
DUoS Red                   01/12/2021   31/12/2021   1,000.0 kWh     8.1230 p/kWh    STD   £81.23
Renewables Obligation      01/12/2021   31/12/2021   18,429.9 kWh    2.3500 p/kWh    STD   £433.10
Climate Change Levy        01/12/2021   31/12/2021   18,429.9 kWh    0.00775 £/kWh   STD   £142.83
Standing charge            01/12/2021   31/12/2021   31 days         50.00 p/day     STD   £15.50`);

  it('is told by its references, parties and dates', () => {
    expect(fields).toMatchObject({
      mpanMprn: '1700053058802',
      supplyType: 'electricity',
      supplierName: 'npower Business Solutions',
      supplierAccountNumber: 'A1234567',
      invoiceNumber: 'INB01234567',
      customerName: 'Northfield Castings Limited',
      siteAddress: 'Works 3, Dock Road, Perth, PH1 3AQ',
      invoiceDate: '2022-01-14',
      dueDate: '2022-01-28',
      chargeStartDate: '2021-12-01',
      chargeEndDate: '2021-12-31',
    });
  });

  it('takes only energy for energy, and not the balance for the total', () => {
    expect(fields).toMatchObject({
      dayUnitRate: 6.2,
      nightUnitRate: 5.699,
      dayConsumption: 12345.6,
      nightConsumption: 6084.3,
      consumption: 18429.9,
      totalUnitCharge: 1112.17,
      standingCharge: 50,
      standingChargeType: 'daily',
      totalStandingCharge: 15.5,
      cclRate: 0.775,
      vatRate: 20,
      amountDueNetOfVat: 2457.28,
      vat: 491.46,
      totalAmount: 2948.74,
    });
    expect(fields.unitRate).toBeUndefined();
  });
});

describe('a bill for electricity and gas', () => {
  const bills = extractInvoices([
    printedPage(`
# Brightspark Energy Ltd

Mr & Mrs Alan Carter                              Account number      99887766
4 Orchard Way                                     Bill number         B-4455667
Truro                                             Bill date           12 Nov 2026
TR1 2AB                                           Bill period         1 Oct 2026 - 31 Oct 2026

Previous balance                     £20.00 CR
Payments received                    £60.00
Total electricity charges            £52.43
Total gas charges                    £38.32
Total charges this bill              £90.75

# Electricity
Supply number 10 2541 5114 382       Meter number  21E1234567
Previous reading   12345 (actual)    Latest reading   12545 (estimated)   200 kWh used
Unit rate            200 kWh at 21.00p        £42.00
Standing charge      31 days at 25.60p        £7.94
Subtotal                                      £49.94
VAT at 5%                                     £2.49
Total electricity charges                     £52.43

# Gas
Meter point reference 4197996322     Meter number  G4A12345678901
Previous reading   5000 (customer)   Latest reading   5040 (actual)       40 units
40 m3 x 1.02264 x 39.3 / 3.6 = 447 kWh
Unit rate            447 kWh at 6.00p         £26.82
Standing charge      31 days at 31.20p        £9.67
Subtotal                                      £36.49
VAT at 5%                                     £1.83
Total gas charges                             £38.32
We will collect £40.00 by Direct Debit on 26 November 2026.`),
  ]);

  it('gives one result for each meter point, with what is said for both', () => {
    expect(bills.map(({ fields }) => [fields.mpanMprn, fields.supplyType])).toEqual([
      ['1025415114382', 'electricity'],
      ['4197996322', 'gas'],
    ]);
    for (const { fields } of bills) {
      expect(fields).toMatchObject({
        invoiceNumber: 'B-4455667',
        dueDate: '2026-11-26',
        paymentMethod: 'direct_debit',
      });
    }
  });

  it('keeps the charges apart', () => {
    expect(bills[0].fields).toMatchObject({
      consumption: 200,
      unitRate: 21,
      totalAmount: 52.43,
      readToType: 'estimated',
    });
    expect(bills[1].fields).toMatchObject({
      consumption: 447,
      unitRate: 6,
      totalAmount: 38.32,
      readFromType: 'customer',
      correctionFactor: 1.02264,
      calorificValue: 39.3,
    });
    expect(bills[0].fields.calorificValue).toBeUndefined();
  });
});

it('leaves out what two prices make two of, and adds up periods and VAT rates', () => {
  const fields = read(`
# Valley Power Limited
                                                                       TAX INVOICE
Bill to:                      Pemberton Bakery Ltd
Site:                         Unit 4, Mill Trading Estate, Leeds, LS9 8AA
Invoice:                      VP-2026-00981
Tax point:                    03/04/2026
Account:                      VP100233
MPAN:                         2198671667418
Period:                       15/03/2026 - 31/03/2026 and 01/04/2026 - 14/04/2026

                                        Units          Price        Amount
Electricity to 31 March                 1,700 kWh      24.50p       416.50
Electricity from 1 April                1,400 kWh      26.10p       365.40
Standing charge to 31 March             17 days        60.00p       10.20
Standing charge from 1 April            14 days        66.00p       9.24
CCL to 31 March                         1,700 kWh      0.775p       13.18
CCL from 1 April                        1,400 kWh      0.801p       11.21
Total energy                            3,100 kWh                   781.90

VAT summary          Rate      Goods         VAT
Reduced              5%        300.00        15.00
Standard             20%       525.73        105.15
Total                          825.73        120.15
Invoice total                                945.88`);
  expect(fields).toMatchObject({
    chargeStartDate: '2026-03-15',
    chargeEndDate: '2026-04-14',
    consumption: 3100,
    totalUnitCharge: 781.9,
    amountDueNetOfVat: 825.73,
    vat: 120.15,
    totalAmount: 945.88,
  });
  for (const field of ['unitRate', 'standingCharge', 'totalStandingCharge', 'cclRate', 'vatRate'] as const) {
    expect({ field, value: fields[field] }).toEqual({ field, value: undefined });
  }
});

it('reads a bill that is written in sentences', () => {
  expect(
    read(`
# Hillside Energy

Mrs Jane Doe
Flat 2
19 Beach Road
Brighton
BN1 1AA

This bill is for electricity used at Flat 2, 19 Beach Road, Brighton, BN1 1AA from 1 October 2026 to 31 October 2026.
Your meter L90C62963 (MPAN 10 4960 9874 597) read 4000 on 1 October (we estimated this) and 4200 on 31 October (you told us).
You used 200 kWh at 25.00p per kWh, which comes to £50.00. The standing charge was 31 days at 60.00p a day, £18.60.
Before VAT that is £68.60. VAT at 5% adds £3.43, so this bill is £72.03. You already owed £10.00, so please pay £82.03 by 17 November 2026.`),
  ).toMatchObject({
    mpanMprn: '1049609874597',
    customerName: 'Mrs Jane Doe',
    siteAddress: 'Flat 2, 19 Beach Road, Brighton, BN1 1AA',
    meterSerialNumber: 'L90C62963',
    unitRate: 25,
    consumption: 200,
    standingCharge: 60,
    readFromType: 'estimated',
    readToType: 'customer',
    amountDueNetOfVat: 68.6,
    vat: 3.43,
    totalAmount: 72.03,
    dueDate: '2026-11-17',
  });
});

it('gives the charges of a credit note as negative', () => {
  expect(
    read(`
# Crown Gas & Power
                                                   CREDIT NOTE
Credit note no.               9934455C
Date                          04.10.2026
MPRN                          584697948
Charge                        Quantity             Price         Amount
Gas used                      5,925.90 kWh         5.5851p       (£330.97)
Standing charge               30 days              219.74p       (£65.92)
Total excluding VAT                                              (£396.89)
VAT 20%                                                          (£79.38)
Total credit                                                     (£476.27)`),
  ).toMatchObject({
    invoiceNumber: '9934455C',
    unitRate: 5.5851,
    totalUnitCharge: -330.97,
    amountDueNetOfVat: -396.89,
    totalAmount: -476.27,
  });
});

describe('a scan', () => {
  const drawing = (vat: string): string => `
# Corona Energy
Invoice number                7234866
Tax point                     10.02.2026
MPRN                          8030458255
Charge                        Quantity             Price         Amount
Gas used                      14,416.06 kWh        8.1640p       1,176.93
Standing charge               31 days              201.29p       62.40
CCL                           14,416.06 kWh        0.7750p       111.72
Total excluding VAT                                              1,351.05
VAT 20%                                                          ${vat}
Total including VAT                                              1,621.26`;

  it('has a misread digit mended where two sums agree, and says so', () => {
    const [{ fields, evidence }] = extractInvoices([printedPage(drawing('270.24'), { ocr: true })]);
    expect(fields.vat).toBe(270.21);
    expect(evidence['/vat']).toMatchObject({ repaired: true, text: '270.24' });
    expect(evidence['/totalAmount'].repaired).toBeUndefined();
  });

  it('is left as it is where one sum alone speaks against a figure, and so is a text layer', () => {
    expect(read(drawing('999.99'), true).vat).not.toBe(270.21);
    expect(read(drawing('270.24')).vat).toBe(270.24);
  });
});

it('gives every value a place on its page', () => {
  const page = printedPage(`
# EDF
Account number                A1234567
Invoice number                INV-1001
Total due                     £12.00`);
  const [{ fields, evidence }] = extractInvoices([page]);
  expect(Object.keys(evidence).sort()).toEqual(
    Object.keys(fields)
      .map((field) => `/${field}`)
      .sort(),
  );
  for (const { box, confidence } of Object.values(evidence)) {
    expect(box.x1).toBeGreaterThan(box.x0);
    expect(confidence).toBeGreaterThan(0);
    expect(confidence).toBeLessThan(1);
  }
});

it('finds nothing on an empty page', () => {
  expect(extractInvoices([printedPage('')])).toEqual([{ fields: {}, evidence: {} }]);
});

describe('a bill for several meter points', () => {
  const points = (label: string, sums = ''): InvoiceFields[] =>
    extractInvoices([
      printedPage(`
# Northgate Power Limited
Invoice number           INV-99001
Invoice date             5 June 2026

${label}: 1 Wellington Street, Leeds, LS1 4DL
MPAN: 2300000000103      Meter serial number: E10BG12345
Electricity used         2,500 kWh        28.00p per kWh        £700.00
Standing charge          30 days          70.00p per day        £21.00
${sums && 'Total for this site excluding VAT                         £721.00'}

${label}: 9 High Street, York, YO1 7HZ
MPAN: 1300000000107      Meter serial number: E11CC99887
Electricity used         500 kWh          28.00p per kWh        £140.00
Standing charge          30 days          70.00p per day        £21.00
${sums && 'Total for this site excluding VAT                         £161.00'}

Total excluding VAT                                             £882.00
VAT at 20%                                                      £176.40
Total amount due                                                £1,058.40`),
    ]).map(({ fields }) => fields);

  it.each(['Site', 'Supply address'])('gives each the address over its number, under "%s"', (label) => {
    expect(points(label).map(({ siteAddress }) => siteAddress)).toEqual([
      '1 Wellington Street, Leeds, LS1 4DL',
      '9 High Street, York, YO1 7HZ',
    ]);
  });

  it('gives each the address over its number where the first one stands in the head of the paper', () => {
    const fields = extractInvoices([
      printedPage(`
# Northgate Power Limited
Invoice number           INV-99001
Invoice date             5 June 2026
Supply address: 1 Wellington Street, Leeds, LS1 4DL
MPAN: 2300000000103
Electricity used         2,500 kWh        28.00p per kWh        £700.00
Standing charge          30 days          70.00p per day        £21.00
Supply address: 9 High Street, York, YO1 7HZ
MPAN: 1300000000107
Electricity used         500 kWh          28.00p per kWh        £140.00
Standing charge          30 days          70.00p per day        £21.00`),
    ]).map((each) => each.fields);
    expect(fields.map(({ siteAddress }) => siteAddress)).toEqual([
      '1 Wellington Street, Leeds, LS1 4DL',
      '9 High Street, York, YO1 7HZ',
    ]);
  });

  it('gives the sums of all to none of them, and to each its own', () => {
    for (const { amountDueNetOfVat, vat, totalAmount } of points('Site'))
      expect([amountDueNetOfVat, vat, totalAmount]).toEqual([undefined, undefined, undefined]);
    expect(points('Site', 'each').map(({ amountDueNetOfVat }) => amountDueNetOfVat)).toEqual([721, 161]);
    expect(points('Site').map(({ vatRate }) => vatRate)).toEqual([20, 20]);
  });
});
