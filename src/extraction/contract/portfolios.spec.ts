import { readDrawn as read } from '../testing/read.js';

const HEAD = `
No.   Site name and address
      Supply number            Meter         kWh a year     Standing p/day     Unit p/kWh
`;
const NUMBERS = [
  '      17 9899 2820 854         E14UP30021        22,100              55.20          25.114',
  '      10 7510 8052 499         E14UP30377        18,400              61.75          26.302',
];

describe('schedules in which each supply point has two lines', () => {
  it('takes the line over the numbers of a point for the name and the address of its site', () => {
    const { supplyPoints } = read(`${HEAD}
1     Boat Yard, 4 Quay Road, Whitby, YO21 3PU
${NUMBERS[0]}
2     Tide Mill, Unit 7, Kiln Lane, Whitby, YO21 3QA
${NUMBERS[1]}
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Boat Yard', siteAddress: '4 Quay Road, Whitby, YO21 3PU', unitRate: 25.114 },
      { siteName: 'Tide Mill', siteAddress: 'Unit 7, Kiln Lane, Whitby, YO21 3QA', unitRate: 26.302 },
    ]);
  });

  it('takes it for an address alone where nothing asks for names', () => {
    const { supplyPoints } = read(`${HEAD.replace('Site name and address', 'Premises')}
1     4 Quay Road, Whitby, YO21 3PU
${NUMBERS[0]}
2     Unit 7, Kiln Lane, Whitby, YO21 3QA
${NUMBERS[1]}
`);
    expect(supplyPoints).toMatchObject([
      { siteAddress: '4 Quay Road, Whitby, YO21 3PU' },
      { siteAddress: 'Unit 7, Kiln Lane, Whitby, YO21 3QA' },
    ]);
    for (const point of supplyPoints) expect(point).not.toHaveProperty('siteName');
  });

  it('takes the line under a name and its numbers for the address', () => {
    const { supplyPoints } = read(`
Location               MPAN                     EAC kWh       Standing p/day     Unit p/kWh
Boat Yard              17 9899 2820 854          22,100             55.20          25.114
4 Quay Road, Whitby, YO21 3PU
Tide Mill              10 7510 8052 499          18,400             61.75          26.302
Unit 7, Kiln Lane, Whitby, YO21 3QA
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Boat Yard', siteAddress: '4 Quay Road, Whitby, YO21 3PU' },
      { siteName: 'Tide Mill', siteAddress: 'Unit 7, Kiln Lane, Whitby, YO21 3QA' },
    ]);
  });

  it.each([
    ['over', 0],
    ['under', 1],
  ])('tells the lines apart, where addresses stand %s numbers in one column', (_, at) => {
    const rows = [
      ['Boat Yard, 4 Quay Road, Whitby, YO21 3PU', NUMBERS[0].trim()],
      ['Bakery – Unit 7, Kiln Lane, Whitby, YO21 3QA', NUMBERS[1].trim()],
    ];
    const { supplyPoints } = read(`
Site name and address
MPAN                     Meter         kWh a year     Standing p/day     Unit p/kWh

${rows.map((row) => (at === 0 ? row : row.toReversed()).join('\n')).join('\n\n')}
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Boat Yard', siteAddress: '4 Quay Road, Whitby, YO21 3PU', unitRate: 25.114 },
      { siteName: 'Bakery', siteAddress: 'Unit 7, Kiln Lane, Whitby, YO21 3QA', unitRate: 26.302 },
    ]);
  });

  it('tells a name from the address by a dash where no head asks for names, and the side over a page', () => {
    const head = 'MPAN                     Meter         kWh a year     Standing p/day     Unit p/kWh';
    const site = (name: string, at: string) => `${name} – ${at}`;
    const { supplyPoints } = read(`
${head}
${NUMBERS[0].trim()}
${site('Boat Yard', '4 Quay Road, Whitby, YO21 3PU')}
${NUMBERS[1].trim()}
${site('Tide Mill', 'Unit 7, Kiln Lane, Whitby, YO21 3QA')}
13 7585 8471 955         E14UP30112        19,300              60.10          26.110
=====
${site('Net Loft', '12 Pier Road, Whitby, YO21 3PX')}
${head}
11 2371 8657 314         E14UP30118        16,700              60.10          25.990
${site('Ice House', '2 Fish Quay, Whitby, YO21 3PZ')}
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Boat Yard', siteAddress: '4 Quay Road, Whitby, YO21 3PU', unitRate: 25.114 },
      { siteName: 'Tide Mill', siteAddress: 'Unit 7, Kiln Lane, Whitby, YO21 3QA', unitRate: 26.302 },
      { unitRate: 26.11 },
      { siteAddress: expect.stringContaining('2 Fish Quay'), unitRate: 25.99 },
    ]);
  });

  it('reads names before addresses in one cell, where the head of the column asks for both', () => {
    const { supplyPoints } = read(`
Site name and address                              MPAN                     EAC kWh      Unit p/kWh
Boat Yard, 4 Quay Road, Whitby, YO21 3PU           17 9899 2820 854          22,100          25.114
Tide Mill, Unit 7, Kiln Lane, Whitby, YO21 3QA     10 7510 8052 499          18,400          26.302
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Boat Yard', siteAddress: '4 Quay Road, Whitby, YO21 3PU' },
      { siteName: 'Tide Mill', siteAddress: 'Unit 7, Kiln Lane, Whitby, YO21 3QA' },
    ]);
  });

  it('keeps the numbers of gas meters in a column that asks for them beside MPANs', () => {
    const { supplyPoints } = read(`
MPAN / MPRN              Meter         kWh a year     Unit p/kWh
17 9899 2820 854         E14UP30021        22,100         25.114
7465697431               K0012345          40,900          6.204
10 7510 8052 499         E14UP30377        18,400         26.302
13 7585 8471 955         E14UP30112        19,300         26.110
`);
    expect(supplyPoints.map(({ mpanMprn, supplyType }) => [mpanMprn, supplyType])).toContainEqual([
      '7465697431',
      'gas',
    ]);
    expect(supplyPoints).toHaveLength(4);
  });

  it('says the product and its term, where the one stands behind the other', () => {
    const fields = read(`
Terms
• Product: Steady Group Fixed, 36 months. All prices are fixed for the period.

MPAN           17 9899 2820 854
`);
    expect(fields.contractTermMonths).toBe(36);
    expect(fields.supplyPoints[0].tariffName).toBe('Steady Group Fixed');
  });
});
