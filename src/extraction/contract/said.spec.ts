import { printedPages, type Printer } from '../testing/print.js';
import { extractContract, readDrawn as read } from '../testing/read.js';

const readPrinted = async (draw: (printer: Printer) => void) => extractContract(await printedPages(draw)).fields;

describe('what a contract says in clauses and beside its names', () => {
  it('reads references, where invoices go, the price and the product of an agreement in clauses', async () => {
    const fields = await readPrinted((printer) => {
      const clause = (y: number, text: string): void => printer.text(70, y, text, { width: 440 });
      clause(40, 'Agreement number NWE/2026/10453');
      clause(
        80,
        'This agreement is made on 4th March 2026 between Northwick Energy Supply Limited, whose office is at ' +
          '12 Abbey Street, Paisley, PA1 1TG (“the Supplier”), and Langdale Joinery LLP, whose address for invoices ' +
          'is Rydal House, 9 Bridge Street, Kendal, LA9 7DF (“the Customer”). The account number with the Supplier ' +
          'is B-K2214365.',
      );
      clause(
        180,
        'The Supplier shall supply electricity to the premises known as Timber Store at 40 Sandes Avenue, Kendal, ' +
          'LA9 4LL, through the metering point with MPAN 13 7585 8471 955.',
      );
      clause(
        240,
        'The price of electricity is 23.45 pence per kilowatt hour and is fixed for the term. These are the prices ' +
          'of the Supplier’s Lakeland Fixed Power tariff.',
      );
      clause(
        300,
        'The Customer was introduced by Harper & Lowe Energy. The price in clause 4 includes 1.20 pence per ' +
          'kilowatt hour which the Supplier will pay to that firm.',
      );
    });
    expect(fields).toMatchObject({
      contractNumber: 'NWE/2026/10453',
      supplierAccountNumber: 'B-K2214365',
      billingAddress: 'Rydal House, 9 Bridge Street, Kendal, LA9 7DF',
      isFixedContract: true,
    });
    expect(fields.supplyPoints).toMatchObject([
      {
        siteName: 'Timber Store',
        siteAddress: '40 Sandes Avenue, Kendal, LA9 4LL',
        tariffName: 'Lakeland Fixed Power',
        unitRate: 23.45,
        brokerUplift: 1.2,
      },
    ]);
  });

  it('names the broker that a sentence says is paid, and no end of its name', () => {
    const { supplyPoints } = read(`
 MPAN           13 7585 8471 955
 Broker         Oakham Utility Partners Ltd, 0.83 p/kWh included

 The supplier pays Oakham Utility Partners Ltd a commission of 0.83p per kWh, which is contained in the unit price.
`);
    expect(supplyPoints).toMatchObject([{ brokerName: 'Oakham Utility Partners Ltd', brokerUplift: 0.83 }]);
  });

  it('knows a supplier without a legal form by its footer', async () => {
    const fields = await readPrinted((printer) => {
      printer.text(40, 200, 'MPAN 13 7585 8471 955');
      printer.text(
        40,
        780,
        'Foxglove Community Energy, The Old Mill, Bridge Street, Ludlow, SY8 1AA. Company number 07659147.',
      );
    });
    expect(fields).toMatchObject({
      supplierName: 'Foxglove Community Energy',
      supplierAddress: 'The Old Mill, Bridge Street, Ludlow, SY8 1AA',
    });
  });

  it('reads the name of a site at the head of its point, and two prices of one line', async () => {
    const { supplyPoints } = await readPrinted((printer) => {
      const line = (y: number, cells: string[]): void =>
        cells.forEach((cell, i) => printer.text(50 + 170 * i, y, cell));
      printer.text(50, 100, 'Supply point 1 of 1: Plant Room', { bold: true, size: 11 });
      line(118, ['MPAN', '13 7585 8471 955']);
      line(134, ['Night / day unit rate', '17.498 / 27.184 p/kWh']);
      line(150, ['Fixed charge', '£271.14 per month']);
    });
    expect(supplyPoints).toMatchObject([{ siteName: 'Plant Room', dayUnitRate: 27.184, nightUnitRate: 17.498 }]);
  });

  it('reads answers beside questions in a column of which some go on in a second line', async () => {
    const fields = await readPrinted((printer) => {
      const rows = [
        ['How long does it last?', '36 months. It starts on 1 April 2026 and finishes on 31 March 2029.'],
        [
          'Can the prices change?',
          'No. Your prices are fixed for the length of the contract, unless the meter or your agreed\ncapacity changes or the law requires it.',
        ],
        ['How will you pay?', 'By BACS, within 28 days of the date of each bill.'],
        [
          'Are you a microbusiness?',
          'Yes, based on what you’ve told us. You can end the contract at any time after the fixed\nperiod with 30 days’ notice.',
        ],
        ['Which account is it for?', 'Account 6493788016. Bills will be sent to 9 Enterprise Way, Bristol, BS2 4PR.'],
        [
          'What happens at the end?',
          'We’ll write to you about 60 days before. If you do nothing, you’ll move to our Variable\nRate, currently 37.43p per kWh with a standing charge of £2.05 a day.',
        ],
      ];
      let y = 100;
      for (const [question, answer] of rows) {
        printer.text(50, y, question, { bold: true });
        answer.split('\n').forEach((line, i) => printer.text(200, y + 11 * i, line));
        y += 21 + 11 * (answer.split('\n').length - 1);
      }
    });
    expect(fields).toMatchObject({
      paymentMethod: 'bacs',
      isMicroBusiness: true,
      billingAddress: '9 Enterprise Way, Bristol, BS2 4PR',
    });
  });

  it('gives a value in one of two panels to the point of the panel', async () => {
    const panel = (printer: Printer, x: number, lines: string[]): void =>
      lines.forEach((line, i) =>
        printer.text(x, 100 + 13 * i, line, { size: i % 2 === 0 ? 8 : 10, bold: i % 2 === 1 }),
      );
    const { supplyPoints } = await readPrinted((printer) => {
      panel(printer, 50, [
        ...['Supply number (MPAN)', '13 7585 8471 955', 'Day rate', '28.197 p/kWh', 'Night rate', '18.938 p/kWh'],
        ...['Standing charge', '85.25 p/day', 'Estimated annual consumption', '33,541 kWh'],
      ]);
      panel(printer, 315, [
        ...[
          'Meter point reference (MPRN)',
          '7465697431',
          'Unit rate',
          '4.664 p/kWh',
          'Standing charge',
          '106.99 p/day',
        ],
        ...['Estimated annual consumption', '105,360 kWh'],
      ]);
    });
    expect(supplyPoints).toMatchObject([
      { standingCharge: 85.25, estimatedAnnualConsumption: 33541 },
      { standingCharge: 106.99, estimatedAnnualConsumption: 105360 },
    ]);
  });

  it('knows the parties by the words that stand for them, and clauses of the principal terms from small print', () => {
    const fields = read(`
Principal Terms of Gas Supply                          Contract reference NP/94376/26

2     Period
      Northgate will supply gas from and including 1 April 2026 to and including 31 March 2028, a period of 24 months.
      It ends at that time unless a party gives notice under the clause on termination.
4     Price
      The Customer has chosen the product Steady Fix Gas and is entitled to it at any time in the period.
6     Taxes
      This agreement is made between Northgate Power Limited of Crown House, Mill Street, Bury, BL9 0BT (“Northgate”,
      the Supplier) and Tidewell Packaging LLP (the Customer), whose account with Northgate is numbered 10203793.
MPRN: 6747771716`);
    expect(fields).toMatchObject({
      supplierName: 'Northgate Power Limited',
      customerName: 'Tidewell Packaging LLP',
      supplierAccountNumber: '10203793',
      contractStartDate: '2026-04-01',
      contractEndDate: '2028-03-31',
    });
    expect(fields.supplyPoints[0].tariffName).toBe('Steady Fix Gas');
  });

  it('names sites by the numbered titles of their cards, with the addresses under them', async () => {
    const { supplyPoints } = await readPrinted((printer) => {
      const card = (y: number, title: string, address: string, number: [string, string], price: string): void => {
        printer.text(50, y, title, { bold: true, size: 11 });
        printer.text(50, y + 16, address);
        const row = (line: number, cells: string[]): void =>
          cells.forEach((cell, i) => printer.text(50 + 120 * i, y + line, cell));
        row(36, [...number, 'Unit price', price]);
        row(51, ['Plan', 'Steady Fix', 'Standing charge', '68.01 p/day']);
      };
      const [mary, swan] = ['88 Mary Street, Barnsley, S70 4SZ', '38 Swan Lane, Bolton, BL1 3SS'];
      card(100, '1 Ferry Lane Branch', `The Old Chapel, ${mary}`, ['MPAN', '2366848617153'], '26.505 p/kWh');
      card(240, '2 Top Yard', `Kings Mill, ${swan}`, ['MPRN', '1820795286'], '6.890 p/kWh');
    });
    expect(supplyPoints).toMatchObject([
      { siteName: 'Ferry Lane Branch', siteAddress: 'The Old Chapel, 88 Mary Street, Barnsley, S70 4SZ' },
      { siteName: 'Top Yard', siteAddress: 'Kings Mill, 38 Swan Lane, Bolton, BL1 3SS' },
    ]);
  });

  it('dates a deemed contract by the day of taking over, and takes its prices and not those of offers beside them', () => {
    const fields = read(`
We understand that your company became responsible for the electricity used at 16 Albion Street, Swansea, SA1 2YW
on 17 Feb 2026. Because no contract has been agreed, we are supplying you under a deemed contract.

                             Your deemed prices     Business Fix 1 Year     Business Fix 3 Year
Day, p per kWh               38.18                  26.33                   27.38
Night, p per kWh             21.67                  14.94                   15.54
Standing charge, p per day   202.21                 125.51                  132.48

MPAN                         21 7641 8179 383`);
    expect(fields.contractStartDate).toBe('2026-02-17');
    expect(fields.supplyPoints).toMatchObject([{ dayUnitRate: 38.18, nightUnitRate: 21.67, standingCharge: 202.21 }]);
  });

  it('takes the column from a day on for the new prices, and no length of something else for the term', () => {
    const fields = read(`
Your current plan, Steady Fix 2025, ends on 31 Dec 2025. Your new contract will begin on 1 Jan 2026 and run until
31 Dec 2028. You came to us through Redfern Energy Consultants Limited. We pay them 0.75p for every kWh you use.

Electricity                    Now                  From 1 Jan 2026
Day units (p per kWh)          24.640               28.035
Night units (p per kWh)        17.020               18.302

MPAN                           21 7641 8179 383
Records are kept for a length of usually 6 years.`);
    expect(fields).toMatchObject({ contractStartDate: '2026-01-01', contractEndDate: '2028-12-31' });
    expect(fields.contractTermMonths ?? 36).toBe(36);
    expect(fields.supplyPoints).toMatchObject([
      {
        dayUnitRate: 28.035,
        nightUnitRate: 18.302,
        brokerName: 'Redfern Energy Consultants Limited',
        brokerUplift: 0.75,
      },
    ]);
  });

  it('keeps two labels apart of which one has a value that is worded like a label', () => {
    const fields = read(`
MPAN                           21 7641 8179 383
Product                        Day Ahead Index
Commencement date              01-Jul-2026
Third party fee                0.75 p/kWh payable to Utility Desk Limited, included in the energy rates`);
    expect(fields.contractStartDate).toBe('2026-07-01');
    expect(fields.supplyPoints).toMatchObject([
      { tariffName: 'Day Ahead Index', brokerUplift: 0.75, brokerName: 'Utility Desk Limited' },
    ]);
  });
});

describe('prices and names that sentences hold only in part', () => {
  it('takes what is part of the unit rate for no unit rate', () => {
    const [point] = read(`
MPAN          13 7585 8471 955
Unit rate     23.755 p/kWh

This contract was introduced by Fairway Utility Brokers Ltd. Their commission, which is part of the unit rate, is 1.15 p/kWh.
`).supplyPoints;
    expect(point).toMatchObject({ unitRate: 23.755, brokerUplift: 1.15, brokerName: 'Fairway Utility Brokers Ltd' });
  });

  it('takes the beginning of a sentence for no name of a site', () => {
    const [point] = read(`
We will supply the meter point 82273119 (meter serial number G4W74041388) at Unit 18, Millbrook Estate, Leeds, LS1 2AB.
`).supplyPoints;
    expect(point).toMatchObject({ mpanMprn: '82273119', meterSerialNumber: 'G4W74041388' });
    expect(point).not.toHaveProperty('siteName');
  });
});
