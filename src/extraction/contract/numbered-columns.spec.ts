import { readDrawn as read } from '../testing/read.js';

const schedule = (heads: readonly string[]): string => `
 PRICE SCHEDULE

 Unit charges are in pence per kWh; the daily charge is in pence.

 ${[16, 40, 18, 16, 12, 12, 12, 0].map((width, i) => heads[i].padEnd(width)).join('')}

 Boat Yard       4 Quay Road, Whitby, YO21 3PU           1798992820854     14,100          22.667      –           –           68.89

 Net Loft        8 Kiln Lane, Whitby, YO21 3QA           1075108052499     28,400          –           23.848      16.582      94.54
`;

const PLAIN = ['Premises', 'Location', 'MPAN', 'EAC (kWh)', 'All', 'D', 'N', 'Daily charge'];

describe('columns with numbers by which they are spoken of, and with letters for the bands', () => {
  it.each([
    ['(1)', PLAIN.map((head, i) => `(${i + 1}) ${head}`)],
    ['[1]', PLAIN.map((head, i) => `[${i + 1}] ${head}`)],
    ['none', PLAIN],
  ])('have rows of supply points under them: %s', (_, heads) => {
    const { supplyPoints } = read(schedule(heads));
    expect(supplyPoints).toMatchObject([
      {
        mpanMprn: '1798992820854',
        siteName: 'Boat Yard',
        siteAddress: '4 Quay Road, Whitby, YO21 3PU',
        estimatedAnnualConsumption: 14100,
        unitRate: 22.667,
        standingCharge: 68.89,
      },
      {
        mpanMprn: '1075108052499',
        siteName: 'Net Loft',
        estimatedAnnualConsumption: 28400,
        dayUnitRate: 23.848,
        nightUnitRate: 16.582,
        standingCharge: 94.54,
      },
    ]);
  });

  it('tell nothing by a letter that stands alone', () => {
    const [point] = read(schedule(PLAIN.map((head) => (head === 'N' ? 'X' : head)))).supplyPoints;
    expect(point).not.toHaveProperty('unitRate');
  });
});
