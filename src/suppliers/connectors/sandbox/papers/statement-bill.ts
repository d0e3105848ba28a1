import type { Supplier } from '../../../../extraction/index.js';
import type { SandboxBill } from '../bills.js';
import type { SandboxBusiness } from '../business.js';
import { LEFT, Paper, RIGHT, table } from './paper.js';
import { NOTICE, figure, imprint, kwh, longDate, pence, pounds, spacedMpan } from './words.js';

/** A letter-like bill of two pages: the sum on the first, how it comes about on the second. */
export function statementBill(bill: SandboxBill, business: SandboxBusiness, supplier: Supplier): Promise<Buffer> {
  const credit = bill.kind === 'CREDIT_NOTE';
  const { site } = bill.agreement;
  const title = `Your business ${site.fuel} ${credit ? 'credit note' : 'bill'}`;
  const paper = new Paper(title, supplier.brand, bill.issuedOn);
  paper.box(0, 0, 596, 70, '#e8f1ec');
  paper.text(supplier.brand, LEFT, 24, { size: 20, bold: true, colour: '#0b5a3c' });
  paper.text(title, RIGHT, 30, { size: 12, bold: true, align: 'right' });
  paper.lines([business.name, ...business.billingAddress], LEFT, 96, { size: 10 });
  const facts = [
    ['Account number', business.accountNumber],
    [credit ? 'Credit note number' : 'Bill number', bill.number],
    [credit ? 'Credit note date' : 'Bill date', longDate(bill.issuedOn)],
    ['Billing period', `${longDate(bill.from)} to ${longDate(bill.to)}`],
    ...(credit ? [] : [['Payment due by', longDate(bill.dueOn)]]),
    ['Payment method', 'Direct Debit'],
  ];
  facts.forEach(([label, value], i) => {
    paper.text(label, 310, 96 + i * 16, { bold: true });
    paper.text(value, 420, 96 + i * 16);
  });
  paper.rule(222);
  paper.text('Summary', LEFT, 234, { size: 12, bold: true });
  const sums = [
    ['Total charges excluding VAT', pounds(bill.net)],
    [`VAT at ${bill.vatRate}%`, pounds(bill.vat)],
    [credit ? 'Total credit including VAT' : 'Total charges including VAT', pounds(bill.total)],
  ];
  sums.forEach(([label, value], i) => {
    const bold = i === sums.length - 1;
    paper.text(label, LEFT, 258 + i * 18, { size: 10, bold });
    paper.text(value, RIGHT, 258 + i * 18, { size: 10, bold, align: 'right' });
  });
  paper.text(
    credit
      ? `This credit note cancels bill ${bill.corrects}, which went by a wrong meter reading. A new bill comes with it.`
      : `We will collect ${pounds(bill.total)} by Direct Debit on or just after ${longDate(bill.dueOn)}.`,
    LEFT,
    326,
    { size: 10, width: RIGHT - LEFT },
  );
  if (!credit && bill.corrects) {
    paper.text(`This bill takes the place of bill ${bill.corrects}, which has been credited in full.`, LEFT, 344, {
      size: 10,
    });
  }
  paper.lines([imprint(supplier), NOTICE], LEFT, 790, { size: 7, colour: '#666666' });
  paper.text('Page 1 of 2', RIGHT, 814, { size: 7, align: 'right' });
  detail(paper, bill, supplier);
  return paper.bytes();
}

function detail(paper: Paper, bill: SandboxBill, supplier: Supplier): void {
  const { site, meterSerial, product } = bill.agreement;
  paper.newPage();
  paper.text(`Your ${site.fuel} in detail`, LEFT, 40, { size: 14, bold: true });
  const facts = [
    ['Supply address', site.address.join(', ')],
    site.fuel === 'gas'
      ? ['Meter point reference (MPRN)', site.meterPoint]
      : ['Supply number (MPAN)', spacedMpan(site.meterPoint)],
    ['Meter serial number', meterSerial],
    ['Tariff', product],
  ];
  facts.forEach(([label, value], i) => {
    paper.text(label, LEFT, 70 + i * 16, { bold: true });
    paper.text(value, 200, 70 + i * 16);
  });
  const columns = [
    { heading: 'Register', x: LEFT },
    { heading: 'Previous reading', x: 250, align: 'right' as const },
    { heading: 'Type', x: 262 },
    { heading: 'Present reading', x: 400, align: 'right' as const },
    { heading: 'Type', x: 412 },
    { heading: bill.gas ? 'Units (m³)' : 'Used (kWh)', x: RIGHT, align: 'right' as const },
  ];
  const rows = bill.registers.map(({ name, previous, present, units }) => [
    name === 'Unit' ? 'Gas' : name,
    String(previous.value).padStart(5, '0'),
    previous.type,
    String(present.value).padStart(5, '0'),
    present.type,
    figure(units, 0),
  ]);
  let y = table(paper, columns, rows, 150);
  if (bill.gas) {
    const { correction, calorificValue, kwh: energy } = bill.gas;
    const units = figure(bill.registers[0].units, 0);
    const sum = `${units} m³ × correction factor ${correction.toString()} × calorific value ${calorificValue} ÷ 3.6 = ${kwh(energy)} kWh`;
    y = paper.text(sum, LEFT, y + 4) + 4;
  }
  const charges = bill.lines.map(({ label, quantity, unit, pence: rate, amount }) => [
    label,
    unit === 'days' ? `${quantity.toString()} days` : `${kwh(quantity)} kWh`,
    unit === 'days' ? `${pence(rate)}p per day` : `${pence(rate)}p per kWh`,
    pounds(amount),
  ]);
  y = table(
    paper,
    [
      { heading: 'Charge', x: LEFT },
      { heading: 'Quantity', x: 300, align: 'right' },
      { heading: 'Rate', x: 420, align: 'right' },
      { heading: 'Amount', x: RIGHT, align: 'right' },
    ],
    charges,
    y + 20,
  );
  paper.rule(y);
  const sums = [
    ['Total excluding VAT', pounds(bill.net)],
    [`VAT at ${bill.vatRate}%`, pounds(bill.vat)],
    ['Total including VAT', pounds(bill.total)],
  ];
  for (const [label, value] of sums) {
    y += 14;
    paper.text(label, LEFT, y, { bold: true });
    paper.text(value, RIGHT, y, { bold: true, align: 'right' });
  }
  paper.lines([imprint(supplier), NOTICE], LEFT, 790, { size: 7, colour: '#666666' });
  paper.text('Page 2 of 2', RIGHT, 814, { size: 7, align: 'right' });
}
