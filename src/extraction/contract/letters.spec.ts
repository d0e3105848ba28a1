import { printedPages } from '../testing/print.js';
import { extractContract, readDrawn as read } from '../testing/read.js';

describe('letters to customers without a contract', () => {
  it.each([
    'We understand that you moved into the business premises above on 22 June 2026, and have a deemed contract with us.',
    'Your company has been responsible for the gas at the premises since 22 June 2026. No contract has been signed.',
    'You took over the premises on 22 June 2026. A deemed contract is in place until you agree another.',
    'An out of contract agreement on our published terms therefore began on 22 June 2026.',
  ])('tells when the supply began from when prices hold for anybody: %s', (said) => {
    expect(
      read(`
# Your gas supply
${said}

MPRN                       7465697431

Deemed contract rates effective 01/04/2026
Unit rate p/kWh            11.799
Standing charge p/day      119.50
`),
    ).toMatchObject({ contractStartDate: '2026-06-22', supplyPoints: [{ unitRate: 11.799, standingCharge: 119.5 }] });
  });

  it.each([
    'Deemed rates from 1 April 2026',
    'Our published prices, valid from 1 April 2026',
    'Standard tariff as at 1 April 2026',
  ])('takes no start from "%s"', (head) => {
    expect(read(`# Your gas supply\nMPRN     7465697431\n\n${head}\nUnit rate p/kWh       11.799`)).not.toHaveProperty(
      'contractStartDate',
    );
  });

  it('takes of a list for all kinds of meters the prices that are said again, and none where nothing is', () => {
    const list = (said: string) =>
      read(`
# Your electricity supply
MPAN                       13 7585 8471 955

Group     Single rate p/kWh    Day p/kWh    Night p/kWh    Standing charge p/day
A         32.22                32.96        22.05          167.05
B         35.59                35.24        25.17          208.73               < your rate
C         37.79                37.52        27.31          117.74

${said}
`).supplyPoints[0];
    expect(list('Your meter has one rate, and we charge you 35.59p per kWh and 208.73p a day.')).toMatchObject({
      unitRate: 35.59,
      standingCharge: 208.73,
    });
    const open = list('Prices do not include VAT.');
    expect(open).not.toHaveProperty('unitRate');
    expect(open).not.toHaveProperty('dayUnitRate');
  });

  it('reads registers that are named in a column of their own, and the address that a sentence says', () => {
    const fields = read(`
# Tamarlight Energy Ltd
Our reference: TL2158949 (this is also your account number)

We understand that Copperfield Packaging PLC became responsible for 57 Lime Kiln Lane, Basingstoke, RG21 7DQ on
1 January 2026.

Supply         Period       Price per kWh    Daily standing charge    Estimated yearly use (kWh)
Electricity    All units    43.69p           68.58p                   74,070
Gas            All units    12.49p           180.27p                  47,300

MPAN   13 7585 8471 955
MPRN   7465697431

Customers on contract who pay by Direct Debit also get a welcome credit.
`);
    expect(fields).toMatchObject({ supplierAccountNumber: 'TL2158949' });
    expect(fields).not.toHaveProperty('contractNumber');
    expect(fields).not.toHaveProperty('paymentMethod');
    expect(fields.supplyPoints).toMatchObject([
      { unitRate: 43.69, standingCharge: 68.58, estimatedAnnualConsumption: 74070 },
      { unitRate: 12.49, standingCharge: 180.27, estimatedAnnualConsumption: 47300 },
    ]);
    expect(fields.supplyPoints[0].siteAddress).toBe('57 Lime Kiln Lane, Basingstoke, RG21 7DQ');
  });

  it.each([['Customer services 01632 960 268'], ['Tel: 0800 048 2251'], ['business@heathlight.example']])(
    'reads a sender’s address at the right edge of its head, over "%s"',
    async (contact) => {
      const { supplierName, supplierAddress } = extractContract(
        await printedPages((printer) => {
          const right = (y: number, text: string, size = 9): void =>
            printer.text(300, y, text, { size, width: 240, align: 'right' });
          right(44, 'Heathlight Energy Limited', 12);
          ['Westwood Business Centre', 'Torwood Close', 'Coventry', 'CV4 8HX', contact].forEach((line, i) =>
            right(62 + 11 * i, line),
          );
          printer.text(54, 230, 'MPAN 13 7585 8471 955');
          printer.text(54, 780, 'Heathlight Energy Limited. Registered in England and Wales 05307216.');
        }),
      ).fields;
      expect({ supplierName, supplierAddress }).toEqual({
        supplierName: 'Heathlight Energy Limited',
        supplierAddress: 'Westwood Business Centre, Torwood Close, Coventry, CV4 8HX',
      });
    },
  );

  it('reads a sender’s address that a telephone number follows in its line', () => {
    expect(
      read(`
# Foxglove Power Ltd
Foundry Court, Bath Road, Cheltenham, GL53 7RN   Tel. 0330 174 4757
`).supplierAddress,
    ).toBe('Foundry Court, Bath Road, Cheltenham, GL53 7RN');
  });
});

describe('who writes', () => {
  it('takes the address under a letterhead without the legal form, whatever contact details follow it', () => {
    expect(
      read(`
                Tamar Vale Energy
Quay House, Bedford Street, Tavistock, Devon, PL19 8DP · 01822 550 418 · hello@tamarvale.example

Cavendish Dry Cleaners Limited                                  7th May 2026
87 Queensway
Croydon
CR0 1AD

Account number          TV-756334
MPAN                    13 7585 8471 955

Tamar Vale Energy Ltd is registered in England and Wales, number 10772631. VAT number 291 5508 17.
`),
    ).toMatchObject({
      supplierName: 'Tamar Vale Energy Ltd',
      supplierAddress: 'Quay House, Bedford Street, Tavistock, Devon, PL19 8DP',
      customerName: 'Cavendish Dry Cleaners Limited',
    });
  });

  it('takes the name that is written out, not the logo in small letters', () => {
    expect(
      read(`
# sse
Business energy contract

Account number       610141937
MPAN                 13 7585 8471 955

SSE Energy Solutions, No. 1 Forbury Place, 43 Forbury Road, Reading, RG1 3JH
`),
    ).toMatchObject({ supplierName: 'SSE Energy Solutions' });
  });
});

describe('references and subjects of letters', () => {
  const LETTER = (reference: string) => `
Cavendish Dry Cleaners Limited                       ${reference}
87 Queensway
Croydon
CR0 1AD

Offer to supply electricity: 198 Chapel Street, Paisley, PA3 4QL
I am pleased to offer you a fixed price contract under our Fixed Power Standard product.

Account number          TV-756334
MPAN                    13 7585 8471 955
`;

  it('takes what a letter is about for the place of supply, and the product that it is offered under', () => {
    const { billingAddress, supplyPoints } = read(LETTER('Our ref: X12345'));
    expect(billingAddress).toBe('87 Queensway, Croydon, CR0 1AD');
    expect(supplyPoints).toMatchObject([
      { siteAddress: '198 Chapel Street, Paisley, PA3 4QL', tariffName: 'Fixed Power Standard' },
    ]);
  });

  it('takes the number of the account for no contract number, though the letter refers to it', () => {
    const fields = read(LETTER('Our ref: TV-756334'));
    expect(fields).toMatchObject({ supplierAccountNumber: 'TV-756334' });
    expect(fields).not.toHaveProperty('contractNumber');
  });

  it('takes the address under the name of its sender for the supplier’s, and the salutation for no name', () => {
    const fields = read(`
                                                          Northwind Energy Ltd
                                                          Monk Reach
                                                          Weir Hill
                                                          Ludlow
                                                          SY8 1DL

Mrs Anna Hale
4 Mill Street
Whitby
YO21 3PU


Your energy contract with us
Dear Mrs Hale
Welcome, and thank you for choosing us. This letter is your contract.

MPAN                    13 7585 8471 955
`);
    expect(fields).toMatchObject({
      customerName: 'Mrs Anna Hale',
      billingAddress: '4 Mill Street, Whitby, YO21 3PU',
      supplierAddress: 'Monk Reach, Weir Hill, Ludlow, SY8 1DL',
    });
  });

  const OF_BROKER = `
                                                   Harbour Utility Partners Ltd

Rowe Ceramics Ltd
4 Mill Street
Whitby
YO21 3PU                                           Our ref: HU/77120

Thank you. We have now placed your electricity with Brightmoor Energy Ltd and the supplier has accepted the order.

Supplier product        Brightmoor Fixed 3 Year
MPAN                    13 7585 8471 955

Harbour Utility Partners Ltd is paid by the supplier. The commission is 1.15p per kWh and part of the prices.
The supplier will write to you from Weir House, Mill Road, Ludlow, SY8 1DL.
`;

  it('takes the supplier and its address from what a broker writes, and no reference of the broker', () => {
    const fields = read(OF_BROKER);
    expect(fields).toMatchObject({
      supplierName: 'Brightmoor Energy Ltd',
      supplierAddress: 'Weir House, Mill Road, Ludlow, SY8 1DL',
      supplyPoints: [{ brokerName: 'Harbour Utility Partners Ltd' }],
    });
    expect(fields).not.toHaveProperty('supplierAccountNumber');
    expect(fields).not.toHaveProperty('contractNumber');
  });

  it('takes no place that the supplier supplies for its own', () => {
    expect(read(OF_BROKER.replace('write to you from Weir', 'supply you at Weir'))).not.toHaveProperty(
      'supplierAddress',
    );
  });
});
