import type { InvoiceFields } from '../results.js';
import { printedPages } from '../testing/print.js';
import { extractInvoices } from '../testing/read.js';

const LINE = 11.5;

/** A list of labels, of which some take two lines, each with its value beside its middle at the right edge. */
async function read(rows: readonly [string | [string, string], string][]): Promise<InvoiceFields> {
  const pages = await printedPages(({ text }) => {
    text(40, 40, 'Northgate Gas Limited', { size: 18, bold: true });
    let top = 100;
    for (const [label, value] of rows) {
      const lines = typeof label === 'string' ? [label] : label;
      lines.forEach((line, i) => text(40, top + i * LINE, line));
      text(150, top + ((lines.length - 1) * LINE) / 2, value, { width: 150, align: 'right' });
      top += lines.length * LINE + 8;
    }
  });
  return extractInvoices(pages)[0].fields;
}

const NUMBER: [[string, string], string] = [['Meter point', 'reference'], '410772543'];
const COST: [string, string] = ['Gas used', '£1,054.62'];

it('reads values beside the middle of labels of two lines', async () => {
  expect(
    await read([
      NUMBER,
      ['Read on 1 May 2026', '30110 Actual'],
      [['Read on 31 July', '2026'], '31942 Actual'],
      ['Cubic metres', '1,832'],
      [['Volume conversion', 'factor'], '1.02264'],
      ['Average CV', '39.6'],
      [['kWh (1,832 × factor', '× CV ÷ 3.6)'], '20,608'],
      ['Gas price', '5.1175p a kWh'],
      COST,
    ]),
  ).toMatchObject({
    readFromDate: '2026-05-01',
    readToDate: '2026-07-31',
    readFromType: 'actual',
    readToType: 'actual',
    correctionFactor: 1.02264,
    calorificValue: 39.6,
    consumption: 20608,
    unitRate: 5.1175,
  });
});
