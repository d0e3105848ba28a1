import { printedPages, type Printer } from '../testing/print.js';
import { extractContract } from '../testing/read.js';

const read = async (draw: (printer: Printer) => void, layout?: 'portrait' | 'landscape') =>
  extractContract(await printedPages(draw, layout)).fields;

/** Cells of a row at the columns' left edges. */
const row = (printer: Printer, columns: readonly number[], y: number, cells: readonly string[], bold = false): void =>
  cells.forEach((cell, i) => cell && printer.text(columns[i], y, cell, { bold }));

describe('reading printed contracts of many shapes', () => {
  it('reads sites whose registers stand in rows under a strip of their own', async () => {
    const fields = await read((printer) => {
      printer.text(40, 30, 'Corona Energy Retail 4 Limited', { size: 15, bold: true });
      printer.text(40, 50, 'Building 2, Croxley Park, Watford, WD18 8YA');
      printer.text(560, 30, 'Portfolio confirmation', { size: 13, bold: true });
      row(printer, [40, 150, 420, 530], 80, [
        'Contracting customer',
        'Harrowgate Bakeries Limited',
        'Agreement no.',
        'CPE-20417',
      ]);
      row(printer, [40, 150, 420, 530], 96, [
        'Invoices go to',
        '8 Station Parade, Leeds, LS1 4DY',
        'Fixed from',
        '1 October 2026',
      ]);
      row(printer, [40, 150, 420, 530], 112, ['Settlement', 'BACS within 14 days', 'Fixed until', '30 September 2028']);
      const site = (y: number, name: string, address: string, mpan: string, meter: string, rates: string[][]): void => {
        printer.line(40, y - 4, 780);
        row(printer, [40, 180, 480, 620], y, [name, address, `MPAN ${mpan}`, `Meter ${meter}`], true);
        row(printer, [60, 200, 320, 420], y + 18, ['Register', 'Price', 'Unit', 'Hours']);
        rates.forEach((cells, i) => row(printer, [60, 200, 320, 420], y + 34 + 15 * i, cells));
      };
      site(150, 'Main bakery', '14 Foundry Lane, Leeds, LS9 8PF', '11 6907 0293 135', 'E14UP09123', [
        ['Day', '27.114', 'p/kWh', '07:00 to 24:00'],
        ['Night', '18.902', 'p/kWh', '00:00 to 07:00'],
        ['Standing charge', '81.50', 'p/day', ''],
      ]);
      site(250, 'Flour store', '2 Canal Road, Bradford, BD1 4SJ', '22 0141 4141 410', 'K19W00417', [
        ['All hours', '29.046', 'p/kWh', ''],
        ['Standing charge', '64.10', 'p/day', ''],
      ]);
      printer.text(40, 360, 'The customer is not a micro business. VAT at 20% and Climate Change Levy are added.');
    }, 'landscape');
    expect(fields).toMatchObject({
      supplierName: 'Corona Energy Retail 4 Limited',
      supplierAddress: 'Building 2, Croxley Park, Watford, WD18 8YA',
      customerName: 'Harrowgate Bakeries Limited',
      billingAddress: '8 Station Parade, Leeds, LS1 4DY',
      contractNumber: 'CPE-20417',
      contractStartDate: '2026-10-01',
      contractEndDate: '2028-09-30',
      paymentMethod: 'bacs',
      isMicroBusiness: false,
      vatRate: 20,
    });
    expect(fields.supplyPoints).toMatchObject([
      {
        mpanMprn: '1169070293135',
        dayUnitRate: 27.114,
        nightUnitRate: 18.902,
        standingCharge: 81.5,
        meterSerialNumber: 'E14UP09123',
      },
      { mpanMprn: '2201414141410', unitRate: 29.046, standingCharge: 64.1, meterSerialNumber: 'K19W00417' },
    ]);
    expect(fields.supplyPoints[1]).not.toHaveProperty('dayUnitRate');
  });

  it('reads the particulars of an agreement in numbered clauses', async () => {
    const clause = (printer: Printer, y: number, number: string, text: string): void => {
      printer.text(60, y, number);
      printer.text(90, y, text, { width: 440 });
    };
    const fields = await read((printer) => {
      printer.text(60, 50, 'AGREEMENT FOR THE SUPPLY OF GAS', { size: 14, bold: true });
      clause(
        printer,
        90,
        '1.1',
        'This agreement is made between Crown Gas & Power Limited (the “Supplier”) and Thornbury Leisure Trust (the “Customer”).',
      );
      clause(printer, 125, '1.2', 'Its number is CGP/88213 and the Customer’s account number is 40077315.');
      clause(
        printer,
        150,
        '2.1',
        'The Supplier supplies gas to Lido Pavilion, 3 Strand Road, Exeter, EX4 3PL through meter point 8812034509, on which meter G4A00817650101 is fitted.',
      );
      clause(
        printer,
        185,
        '2.2',
        'Supply starts on 1 May 2026 and ends on 30 April 2029, a term of thirty-six months.',
      );
      clause(
        printer,
        210,
        '3.1',
        'The Customer pays 6.215 pence per kWh and a standing charge of £1.10 per day. These prices are fixed for the term.',
      );
      clause(printer, 245, '3.2', 'The Supplier estimates that the Customer will use 186,400 kWh a year.');
      clause(printer, 270, '3.3', 'Payment is by monthly Direct Debit. VAT is charged at 20%.');
      clause(
        printer,
        295,
        '4.1',
        'After the term the Supplier may charge its variable rates, which are at present 11.9 pence per kWh.',
      );
    });
    expect(fields).toMatchObject({
      supplierName: 'Crown Gas & Power Limited',
      customerName: 'Thornbury Leisure Trust',
      contractNumber: 'CGP/88213',
      contractStartDate: '2026-05-01',
      contractEndDate: '2029-04-30',
      contractTermMonths: 36,
      isFixedContract: true,
      paymentMethod: 'direct_debit',
      vatRate: 20,
    });
    expect(fields.supplyPoints).toMatchObject([
      {
        mpanMprn: '8812034509',
        supplyType: 'gas',
        siteAddress: 'Lido Pavilion, 3 Strand Road, Exeter, EX4 3PL',
        unitRate: 6.215,
        standingCharge: 110,
        standingChargeType: 'daily',
        estimatedAnnualConsumption: 186400,
      },
    ]);
  });

  it.each([18, 26])('reads figures over their captions, %d points lower', async (lower) => {
    const fields = await read((printer) => {
      printer.text(50, 40, 'Welcome to Ecotricity', { size: 18, bold: true });
      const figure = (x: number, y: number, value: string, caption: string): void => {
        printer.text(x, y, value, { size: 14, bold: true });
        printer.text(x, y + lower, caption, { size: 8 });
      };
      figure(50, 90, '24.85p', 'for each kWh');
      figure(230, 90, '62.30p', 'standing charge a day');
      figure(410, 90, '24 months', 'fixed for');
      figure(50, 150, '1 Feb 2027', 'starts');
      figure(230, 150, '31 Jan 2029', 'ends');
      figure(410, 150, '18,640 kWh', 'expected use in a year');
      figure(50, 210, '1375858471955', 'supply number');
      figure(230, 210, 'S98C10745', 'meter');
      figure(410, 210, 'ECO-552817', 'contract');
      figure(50, 270, 'Wren & Daughters Ltd', 'customer');
      figure(230, 270, 'Direct Debit', 'you pay by');
      figure(410, 270, '20%', 'VAT rate');
    });
    expect(fields).toMatchObject({
      customerName: 'Wren & Daughters Ltd',
      contractNumber: 'ECO-552817',
      contractStartDate: '2027-02-01',
      contractEndDate: '2029-01-31',
      contractTermMonths: 24,
      paymentMethod: 'direct_debit',
      vatRate: 20,
    });
    expect(fields.supplyPoints).toMatchObject([
      {
        mpanMprn: '1375858471955',
        meterSerialNumber: 'S98C10745',
        unitRate: 24.85,
        standingCharge: 62.3,
        estimatedAnnualConsumption: 18640,
      },
    ]);
  });

  it('takes the offer that a broker’s client chose, and names the broker of the paper', async () => {
    const fields = await read((printer) => {
      printer.text(40, 30, 'Penrose Utility Brokers Limited', { size: 13, bold: true });
      printer.text(40, 60, 'Client');
      printer.text(150, 60, 'Saltmarsh Joinery Limited');
      printer.text(40, 76, 'Supply address');
      printer.text(150, 76, '5 Quay Street, Truro, TR1 2HE');
      printer.text(40, 92, 'MPAN');
      printer.text(150, 92, '1130937438420');
      printer.text(425, 120, 'CHOSEN', { size: 8, bold: true });
      const offers = [40, 190, 310, 430];
      row(printer, offers, 135, ['Supplier', 'EDF Energy', 'Opus Energy', 'Drax']);
      row(printer, offers, 155, ['Months', '12', '24', '36']);
      row(printer, offers, 175, ['Unit rate p/kWh', '26.110', '25.480', '24.905']);
      row(printer, offers, 195, ['Standing charge p/day', '58.20', '61.75', '49.99']);
      printer.text(
        40,
        230,
        'The supply with the supplier chosen starts on 1 March 2027 and ends on 28 February 2030.',
        { width: 500 },
      );
      printer.text(40, 260, 'Our commission: each price contains 0.65p per kWh which the supplier pays to us.', {
        width: 500,
      });
    });
    expect(fields).toMatchObject({
      supplierName: 'Drax',
      customerName: 'Saltmarsh Joinery Limited',
      contractStartDate: '2027-03-01',
      contractEndDate: '2030-02-28',
      contractTermMonths: 36,
    });
    expect(fields.supplyPoints).toMatchObject([
      {
        mpanMprn: '1130937438420',
        siteAddress: '5 Quay Street, Truro, TR1 2HE',
        unitRate: 24.905,
        standingCharge: 49.99,
        brokerName: 'Penrose Utility Brokers Limited',
        brokerUplift: 0.65,
      },
    ]);
  });

  it('reads labels in Welsh and English, one over the other and side by side', async () => {
    const fields = await read((printer) => {
      printer.text(50, 40, 'Cytundeb cyflenwi nwy / Gas supply agreement', { size: 14, bold: true });
      const item = (y: number, welsh: string, english: string, value: string): void => {
        printer.text(50, y, welsh, { bold: true });
        printer.text(50, y + 12, english);
        printer.text(260, y, value);
      };
      item(80, 'Enw’r cwsmer', 'Customer name', 'Siop Lyfrau’r Bont Cyf');
      item(112, 'Rhif y contract', 'Contract number', 'NG-77120');
      item(144, 'Dyddiad dechrau', 'Start date', '1 Mehefin 2026 / 1 June 2026');
      item(176, 'Dyddiad gorffen', 'End date', '31 Mai 2028 / 31 May 2028');
      item(208, 'Pris yr uned', 'Unit price', '7.104c (p) y / per kWh');
      item(240, 'Tâl sefydlog', 'Standing charge', '45.20c (p) y dydd / per day');
      printer.text(50, 275, 'Cyfeirnod pwynt mesur / MPRN');
      printer.text(260, 275, '7409912');
      printer.text(50, 293, 'Cyfeiriad y safle / Site address');
      printer.text(260, 293, '12 Stryd Fawr, Bala, LL23 7AE');
      printer.text(50, 311, 'Dull talu / Payment method');
      printer.text(260, 311, 'Debyd Uniongyrchol / Direct Debit');
      printer.text(50, 329, 'Busnes micro? / Micro business?');
      printer.text(260, 329, 'Nac ydy / No');
    });
    expect(fields).toMatchObject({
      customerName: "Siop Lyfrau'r Bont Cyf",
      contractNumber: 'NG-77120',
      contractStartDate: '2026-06-01',
      contractEndDate: '2028-05-31',
      paymentMethod: 'direct_debit',
      isMicroBusiness: false,
    });
    expect(fields.supplyPoints).toMatchObject([
      {
        mpanMprn: '7409912',
        supplyType: 'gas',
        siteAddress: '12 Stryd Fawr, Bala, LL23 7AE',
        unitRate: 7.104,
        standingCharge: 45.2,
        standingChargeType: 'daily',
      },
    ]);
  });
});
