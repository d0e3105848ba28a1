import { printedPages, type Printer } from '../testing/print.js';
import { extractContract, readDrawn as read } from '../testing/read.js';

const readClauses = async (title: string, clauses: readonly string[]) =>
  extractContract(
    await printedPages((printer: Printer) => {
      printer.text(180, 40, title, { bold: true });
      clauses.forEach((text, i) => printer.text(60, 80 + 60 * i, text, { width: 470 }));
    }),
  ).fields;

describe('agreements with clauses before and sentences beside their particulars', () => {
  it.each([
    [
      '(1) Alderway Energy Supply Limited, a company registered in England (number 09552476) whose registered office ' +
        'is at Lune Mill, Quay Meadow, Lancaster, LA1 1HZ (“Alderway”); and',
      'Alderway shall supply electricity, for business purposes only, to 75 Union Street, Dundee, DD2 3XW (the “Premises”).',
    ],
    [
      'a) Alderway Energy Supply Limited, registered office Lune Mill, Quay Meadow, Lancaster, LA1 1HZ (the “Supplier”); and',
      'The premises at which power is taken, being 75 Union Street, Dundee, DD2 3XW (“the Site”), are metered.',
    ],
  ])('takes no number before a party for its name, and the place that is called the premises', async (party, place) => {
    const fields = await readClauses('SUPPLY AGREEMENT', [
      party,
      '(2) Kirkgate Barbers Ltd, whose address for billing is 82 Park View, Aberdeen, AB24 1NF (the “Customer”).',
      place,
      'The meter point is MPAN 17 9899 2820 854.',
    ]);
    expect(fields).toMatchObject({
      supplierName: 'Alderway Energy Supply Limited',
      supplierAddress: 'Lune Mill, Quay Meadow, Lancaster, LA1 1HZ',
      customerName: 'Kirkgate Barbers Ltd',
      billingAddress: '82 Park View, Aberdeen, AB24 1NF',
    });
    expect(fields.supplyPoints[0].siteAddress).toBe('75 Union Street, Dundee, DD2 3XW');
  });

  it.each([
    'The unit prices include the commission of Quayside Utility Brokers Ltd, namely 0.83 pence per kWh for electricity and 0.31 pence per kWh for gas.',
    'A fee due to Quayside Utility Brokers Ltd of 0.83p per kWh for electricity, and 0.31p per kWh for gas, is part of the prices.',
    'Each unit price contains a commission for Quayside Utility Brokers Ltd: 0.83p/kWh (for electricity) and 0.31p/kWh (for gas).',
  ])('gives each fuel its own part of a commission: %s', async (commission) => {
    const { supplyPoints } = await readClauses('DUAL FUEL AGREEMENT', [
      commission,
      'Electricity meter point MPAN 17 9899 2820 854.',
      'Gas meter point MPRN 7542852606.',
    ]);
    expect(supplyPoints).toMatchObject([
      { brokerName: 'Quayside Utility Brokers Ltd', brokerUplift: 0.83 },
      { brokerName: 'Quayside Utility Brokers Ltd', brokerUplift: 0.31 },
    ]);
  });

  it.each([
    'So long as it does so, Alderway allows a discount of 4% on all charges.',
    'Provided that the Customer does so, 4% is deducted from all charges.',
    'While the Customer pays in this way 4% is taken off each invoice.',
  ])('reads a discount for paying as the sentence before says: %s', async (discount) => {
    const { supplyPoints } = await readClauses('SUPPLY AGREEMENT', [
      `The Customer shall pay by Direct Debit within ten days of each invoice. ${discount}`,
      'The meter point is MPAN 17 9899 2820 854.',
    ]);
    expect(supplyPoints).toMatchObject([{ directDebitDiscount: 4 }]);
  });

  it.each([
    ['Forecast volume       52,000 kWh. Volume in the twelve months before the date of the Agreement: 48,112 kWh'],
    ['Forecast volume       52,000 kWh\n Use in the twelve months to signature      48,112 kWh'],
    ['Forecast volume       52,000 kWh\n Units taken in the 12 months before signing     48,112 kWh'],
  ])('reads the use of the year before: %s', (lines) => {
    const { supplyPoints } = read(`
 MPAN                  17 9899 2820 854
 ${lines}
`);
    expect(supplyPoints).toMatchObject([{ estimatedAnnualConsumption: 52000, previous12MonthsConsumption: 48112 }]);
  });

  it.each([
    ['Third party intermediary', 'Quayside Utility Brokers Ltd. A fee of 0.32 pence per kWh is included in the rates'],
    ['Third party intermediary', 'Quayside Utility Brokers Ltd; fee of 0.32p per kWh included in the rates'],
    ['Broker', 'Quayside Utility Brokers Ltd (0.32 pence per kWh, included in the rates)'],
  ])('ends the name of a broker and of a product where a sentence begins', (label, broker) => {
    const { supplyPoints } = read(`
 MPAN                        17 9899 2820 854
 Product                     Fixed Inclusive Half-Hourly. The Charges below are fixed for the Term
 ${label.padEnd(27)} ${broker}
`);
    expect(supplyPoints).toMatchObject([
      { tariffName: 'Fixed Inclusive Half-Hourly', brokerName: 'Quayside Utility Brokers Ltd', brokerUplift: 0.32 },
    ]);
  });

  it.each(['No. TB48812D', 'Ref: TB48812D', 'Number TB/48812/D'])(
    'reads %s under the title of an agreement',
    async (line) => {
      const fields = extractContract(
        await printedPages((printer) => {
          printer.text(180, 40, 'DUAL FUEL SUPPLY AGREEMENT', { bold: true });
          printer.text(180, 56, line);
          printer.text(60, 120, 'The meter point is MPAN 17 9899 2820 854.');
        }),
      ).fields;
      expect(fields.contractNumber).toBe(line.replace(/^\S+\s/, ''));
    },
  );

  it('knows the broker by "Name" under a heading of its own, and no broker for the supplier', () => {
    const fields = read(`
 Your broker
 Name                     Applegarth Energy Management Limited
 Commission               0.96p per kWh, included in the rates above

 MPAN                     12 6909 6238 919

 Ormside Power Trading Limited, 60 Bishop Lane, Hull, HU1 1PB. Company number 04573815. VAT number 351 6027 87.
`);
    expect(fields.supplierName).toBe('Ormside Power Trading Limited');
    expect(fields.supplyPoints).toMatchObject([
      { brokerName: 'Applegarth Energy Management Limited', brokerUplift: 0.96 },
    ]);
  });
});

describe('columns of two things', () => {
  it('parts a head of two labels over cells of two lines', () => {
    const { supplyPoints } = read(`
Site and address                   MPRN / meter        Annual kWh    Rate (p/kWh)
Blackmoor Kitchens                 8864078711          224,900       6.652
197 Northgate, Newport, NP20 5AX   M549A1763398

Durweston School                   2105330103          274,035       6.685
170 Bridge Road, London, E8 4GR    G4W27190701
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '8864078711', meterSerialNumber: 'M549A1763398', unitRate: 6.652 },
      { mpanMprn: '2105330103', meterSerialNumber: 'G4W27190701', unitRate: 6.685 },
    ]);
  });

  it('takes the meter from under the number of the point, though the head is broken in two', () => {
    const { supplyPoints } = read(`
Site name and address                  MPAN / meter serial     Forecast kWh    Standing
                                       number                                  charge
Kiosk                                  1375858471955           26,332          89.65
53 High Street, Bridgwater, TA6 4DA    EML6540603474

Boiler House                           1123718657314           201,788         437.66
12 King Street, Newport, NP20 9XA      E14UP21284
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '1375858471955', meterSerialNumber: 'EML6540603474', estimatedAnnualConsumption: 26332 },
      { mpanMprn: '1123718657314', meterSerialNumber: 'E14UP21284', estimatedAnnualConsumption: 201788 },
    ]);
  });
});

describe('rows that begin with their place in the list', () => {
  const schedule = (head: string, rows: string) =>
    read(`
${head}   Address                           MPAN            Unit rate p/kWh

${rows}
`).supplyPoints;

  it.each(['Site name        ', '# Site           ', 'No. Site         '])('have no number in a name: %s', (head) => {
    expect(
      schedule(
        head,
        `
4 Ely Store         9 Wharf Road, Ely, CB7 4AU        1294561595642   24.117

5 Paisley Store     2 Abbey Close, Paisley, PA1 1JL   1851367961320   26.904

6 Durham Store      4 Hope Street, Durham, DH1 4AP    1356797695756   25.381
`,
      ),
    ).toMatchObject([{ siteName: 'Ely Store' }, { siteName: 'Paisley Store' }, { siteName: 'Durham Store' }]);
  });

  it('may have it set apart under the head of the names', () => {
    expect(
      schedule(
        'No. Site         ',
        `
1   Ely Store       9 Wharf Road, Ely, CB7 4AU        1294561595642   24.117

2   Paisley Store   2 Abbey Close, Paisley, PA1 1JL   1851367961320   26.904

3   Durham Store    4 Hope Street, Durham, DH1 4AP    1356797695756   25.381
`,
      ),
    ).toMatchObject([{ siteName: 'Ely Store' }, { siteName: 'Paisley Store' }, { siteName: 'Durham Store' }]);
  });

  it('are houses where streets stand behind the numbers', () => {
    expect(
      read(`
Site address                      MPAN            Unit rate p/kWh

1 Wharf Road, Ely, CB7 4AU        1294561595642   24.117

2 Abbey Close, Paisley, PA1 1JL   1851367961320   26.904

3 Hope Street, Durham, DH1 4AP    1356797695756   25.381
`).supplyPoints,
    ).toMatchObject([
      { siteAddress: '1 Wharf Road, Ely, CB7 4AU' },
      { siteAddress: '2 Abbey Close, Paisley, PA1 1JL' },
      { siteAddress: '3 Hope Street, Durham, DH1 4AP' },
    ]);
  });
});
