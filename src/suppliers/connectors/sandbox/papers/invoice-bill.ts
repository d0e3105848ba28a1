import type { Supplier } from '../../../../extraction/index.js';
import type { SandboxBill } from '../bills.js';
import type { SandboxBusiness } from '../business.js';
import { LEFT, Paper, RIGHT, table } from './paper.js';
import { NOTICE, figure, imprint, kwh, pence, pounds, shortDate, spacedMpan } from './words.js';

/** A plain VAT invoice of one page with framed boxes. */
export function invoiceBill(bill: SandboxBill, business: SandboxBusiness, supplier: Supplier): Promise<Buffer> {
  const credit = bill.kind === 'CREDIT_NOTE';
  const { site, meterSerial } = bill.agreement;
  const title = credit ? 'CREDIT NOTE' : 'VAT INVOICE';
  const paper = new Paper(title, supplier.brand, bill.issuedOn);
  paper.text(supplier.brand, LEFT, 40, { size: 16, bold: true });
  paper.text(title, RIGHT, 42, { size: 14, bold: true, align: 'right' });
  boxes(paper, 76, [
    [credit ? 'Credit note no.' : 'Invoice no.', bill.number],
    [credit ? 'Credit date' : 'Invoice date', shortDate(bill.issuedOn)],
    ['Account no.', business.accountNumber],
    credit ? ['Credit for', bill.corrects ?? ''] : ['Payment due', shortDate(bill.dueOn)],
  ]);
  boxes(paper, 116, [
    ['Charges from', shortDate(bill.from)],
    ['Charges to', shortDate(bill.to)],
    site.fuel === 'gas' ? ['MPRN', site.meterPoint] : ['MPAN', spacedMpan(site.meterPoint)],
    ['Meter serial no.', meterSerial],
  ]);
  paper.text('Customer', LEFT, 166, { bold: true });
  paper.lines([business.name, ...business.billingAddress], LEFT, 180);
  paper.text(`${site.fuel === 'gas' ? 'Gas' : 'Electricity'} supplied to`, 310, 166, { bold: true });
  paper.lines(site.address, 310, 180);
  let y = readings(paper, bill, 262);
  y = table(
    paper,
    [
      { heading: 'Description', x: LEFT },
      { heading: 'Quantity', x: 310, align: 'right' },
      { heading: 'Price', x: 430, align: 'right' },
      { heading: 'Net amount', x: RIGHT, align: 'right' },
    ],
    bill.lines.map(({ label, quantity, unit, pence: rate, amount }) => [
      label,
      unit === 'days' ? `${quantity.toString()} days` : `${kwh(quantity)} kWh`,
      unit === 'days' ? `${pence(rate)} p/day` : `${pence(rate)} p/kWh`,
      pounds(amount),
    ]),
    y + 18,
  );
  paper.rule(y);
  const sums = [
    ['Total excluding VAT', pounds(bill.net)],
    [`VAT @ ${bill.vatRate}%`, pounds(bill.vat)],
    [credit ? 'Credit total' : 'Invoice total', pounds(bill.total)],
  ];
  for (const [label, value] of sums) {
    y += 15;
    paper.text(label, 430, y, { size: 10, bold: true, align: 'right' });
    paper.text(value, RIGHT, y, { size: 10, bold: true, align: 'right' });
  }
  paper.lines(notes(bill), LEFT, y + 36, { width: RIGHT - LEFT });
  paper.lines([imprint(supplier), NOTICE], LEFT, 796, { size: 7, colour: '#666666' });
  return paper.bytes();
}

function boxes(paper: Paper, y: number, cells: string[][]): void {
  const width = (RIGHT - LEFT) / cells.length;
  cells.forEach(([label, value], i) => {
    paper.frame(LEFT + i * width, y, width, 36);
    paper.text(label, LEFT + i * width + 6, y + 6, { size: 7.5, colour: '#555555' });
    paper.text(value, LEFT + i * width + 6, y + 19, { size: 9.5, bold: true });
  });
}

function readings(paper: Paper, bill: SandboxBill, y: number): number {
  const show = ({ value, type }: { value: number; type: string }) => `${value} ${type}`;
  const right = 'right' as const;
  if (bill.gas) {
    const { correction, calorificValue, kwh: energy } = bill.gas;
    const [{ previous, present, units }] = bill.registers;
    const columns = ['Previous', 'Present', 'Units (m³)', 'Correction factor', 'Calorific value', 'kWh'];
    const xs = [120, 200, 270, 365, 455, RIGHT];
    const row = [
      show(previous),
      show(present),
      figure(units, 0),
      correction.toString(),
      calorificValue.toFixed(4),
      kwh(energy),
    ];
    return table(
      paper,
      columns.map((heading, i) => ({ heading, x: xs[i], align: right })),
      [row],
      y,
    );
  }
  const columns = [
    { heading: 'Register', x: LEFT },
    { heading: 'Previous', x: 260, align: right },
    { heading: 'Present', x: 400, align: right },
    { heading: 'kWh', x: RIGHT, align: right },
  ];
  const rows = bill.registers.map(({ name, previous, present, units }) => [
    name,
    show(previous),
    show(present),
    figure(units, 0),
  ]);
  return table(paper, columns, rows, y);
}

function notes(bill: SandboxBill): string[] {
  if (bill.kind === 'CREDIT_NOTE')
    return [`This credit note reverses invoice ${bill.corrects}, which went by a wrong meter reading.`];
  const corrected = bill.corrects
    ? [`This invoice replaces invoice ${bill.corrects}, which has been credited in full.`]
    : [];
  return [`Payment by Direct Debit. We will take ${pounds(bill.total)} on ${shortDate(bill.dueOn)}.`, ...corrected];
}
