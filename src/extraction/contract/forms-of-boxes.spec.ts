import { printedPages } from '../testing/print.js';
import { extractContract } from '../testing/read.js';

const LEFT = 42;
const WIDTH = 510;
const HEIGHT = 31;
const TOP = 80;

/** A form of boxes, each with a small label at its top and the value at its bottom: nearer to the next label than to its own. */
async function read(rows: [label: string, value: string][][]) {
  const pages = await printedPages((print) => {
    print.text(LEFT, 40, 'Electricity contract', { size: 14, bold: true });
    rows.forEach((row, i) => {
      const y = TOP + i * HEIGHT;
      row.forEach(([label, value], j) => {
        const x = LEFT + (j * WIDTH) / row.length;
        print.box(x, y, WIDTH / row.length, HEIGHT);
        print.text(x + 2.5, y + 2, label, { size: 6 });
        print.text(x + 4.5, y + 19, value, { size: 8.5, bold: true });
      });
    });
  });
  return extractContract(pages).fields;
}

const ROWS: [string, string][][] = [
  [
    ['Legal name of business', 'Ashdown Mills Limited'],
    ['Company registration no.', '07114523'],
  ],
  [['Billing address', '12 Mill Lane, Stroud, GL5 1AB']],
  [
    ['Contact name', 'Helen Marsh'],
    ['Telephone', '01632 960114'],
  ],
  [
    ['Supply address', '4 Hope Street, Leeds, LS1 4AP'],
    ['MPAN', '1357259348550'],
  ],
  [
    ['Contract no.', 'NP-40917'],
    ['Start date', '1 May 2027'],
    ['Transfer type', 'Change of supplier'],
  ],
  [
    ['Day rate, p/kWh', '26.418'],
    ['Night rate, p/kWh', '18.205'],
    ['Standing charge, p/day', '57.30'],
  ],
];

describe('a form of boxes whose values stand nearer to the next label than to their own', () => {
  it('has each value in the box of its label', async () => {
    expect(await read(ROWS)).toMatchObject({
      customerName: 'Ashdown Mills Limited',
      billingAddress: '12 Mill Lane, Stroud, GL5 1AB',
      contractNumber: 'NP-40917',
      contractStartDate: '2027-05-01',
      supplyPoints: [{ mpanMprn: '1357259348550', dayUnitRate: 26.418, nightUnitRate: 18.205, standingCharge: 57.3 }],
    });
  });

  it('takes the kind of transfer for no product', async () => {
    expect((await read(ROWS)).supplyPoints[0].tariffName).toBeUndefined();
  });
});
