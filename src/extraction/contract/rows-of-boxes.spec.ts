import { printedPages, type Printer } from '../testing/print.js';
import { extractContract } from '../testing/read.js';

const SMALL = { size: 7.5 };

/** A card of labels beside their values, under the name and the address of a site. */
function card({ text }: Printer, x: number, y: number, name: string, [address, ...lines]: string[]): void {
  text(x, y, name, { bold: true });
  text(x, y, 'Electricity', { width: 230, align: 'right' });
  text(x, y + 23, address, { size: 8.8 });
  lines.forEach((line, i) => {
    const [label, value] = line.split(' | ');
    text(x, y + 40 + 16 * i, label, { size: 8.8 });
    text(x, y + 40 + 16 * i, value, { size: 8.8, bold: true, width: 230, align: 'right' });
  });
}

describe('a row of boxes with large values under small labels', () => {
  it('ends where a text is in the type of the labels again, and what stands further down is none of it', async () => {
    const pages = await printedPages((printer) => {
      const { text } = printer;
      [
        ['Start', '1 Jan 2027'],
        ['End', '31 Dec 2028'],
        ['Term', '24 months'],
        ['Plan', 'Evolve Group Fix'],
      ].forEach(([label, value], i) => {
        text(54 + 124 * i, 132, label, SMALL);
        text(54 + 124 * i, 142, value);
      });
      text(54, 163, 'One bill for all sites goes to', SMALL);
      text(54, 174, '29 Quay Road, Whitby, YO21 3PU');
      card(printer, 52, 212, 'Grain Dryer', [
        'Kiln Lane, Whitby, YO21 3QA',
        'MPAN | 17 9899 2820 854',
        'Meter | E16BG40093',
        'Day rate | 27.11p/kWh',
        'Night rate | 17.64p/kWh',
        'Standing charge | 84.00p/day',
      ]);
      card(printer, 313, 212, 'Cold Store', [
        'Ropery Row, Whitby, YO22 4EW',
        'MPAN | 10 7510 8052 499',
        'Meter | 18M0553020',
        'Unit rate | 26.48p/kWh',
        'Standing charge | 71.50p/day',
      ]);
    });
    expect(extractContract(pages).fields).toMatchObject({
      contractStartDate: '2027-01-01',
      contractEndDate: '2028-12-31',
      supplyPoints: [
        { mpanMprn: '1798992820854', siteName: 'Grain Dryer', dayUnitRate: 27.11, standingCharge: 84 },
        { mpanMprn: '1075108052499', siteName: 'Cold Store', unitRate: 26.48, standingCharge: 71.5 },
      ],
    });
  });
});
