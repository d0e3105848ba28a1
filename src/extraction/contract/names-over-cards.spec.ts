import { drawPages } from '../testing/draw.js';
import { readByRules, readDrawn as read } from '../testing/read.js';

/** What the rules alone make of it. */
const ruled = (drawing: string) => readByRules(drawPages(drawing)).read.fields;

const namesIn = (drawing: string): (string | undefined)[] => read(drawing).supplyPoints.map(({ siteName }) => siteName);

describe('names of sites', () => {
  it('stand beside “Name” under the heading of a supply point', () => {
    const { customerName, supplyPoints } = ruled(`
Customer          Tarn Growers Ltd

# Supply point 1
Name              Potting Shed A           Meter point reference     7301264507
Where             4 Hope Street, Leeds, LS1 4AP
Annual quantity   739,816 kWh              Gas price                 4.498 pence per kWh

# Supply point 2
Name              Cold Frame B             Meter point reference     26597004
Where             52 Quay Road, Hull, HU9 6WY
Annual quantity   205,920 kWh              Gas price                 5.700 pence per kWh
`);
    expect(customerName).toBe('Tarn Growers Ltd');
    expect(supplyPoints).toMatchObject([{ siteName: 'Potting Shed A' }, { siteName: 'Cold Frame B' }]);
  });

  it('have a sign before them in the cards of a portal, whose path names no site', () => {
    const card = (name: string, mpan: string): string => `
# ⚡ ${name}
MPAN                 ${mpan}
Unit rate            £0.2317 / kWh
`;
    expect(
      namesIn(`
Home       Bills      Contracts      Usage
Account › Contracts › TB-2026-4417
${card('Quay Clinic', '1012345678912')}
${card('Ferry Surgery', '2023456789010')}
${card('Mill Stables', '1112345678917')}`),
    ).toEqual(['Quay Clinic', 'Ferry Surgery', 'Mill Stables']);
  });

  it('stand over the first column of the table of each, whose heads are in bold', () => {
    const table = (name: string, address: string, mpan: string): string => `
# ${name}
Address                          MPAN               Meter          Annual kWh     Unit p/kWh
${address.padEnd(33)}${mpan}      S20UP96843     28,748         26.75
`;
    const [page] = drawPages(
      table('Auction hall', '4 Hope Street, Leeds, LS1 4AP', '1012345678912') +
        table('Boat store', '52 Quay Road, Hull, HU9 6WY', '2023456789010'),
    );
    const heads = page.words.filter(({ text }) => text === 'Address').map(({ y0 }) => y0);
    const words = page.words.map((word) => ({
      ...word,
      bold: (word.bold ?? false) || heads.includes(word.y0),
      fontSize: 9,
    }));
    const { supplyPoints } = readByRules([{ ...page, words }]).read.fields;
    expect(supplyPoints.map(({ siteName }) => siteName)).toEqual(['Auction hall', 'Boat store']);
  });
});

it('reads the product before a semicolon under “Tariff and type”', () => {
  const { supplyPoints, isFixedContract } = read(`
Supplied to          Tarn Growers Ltd
Tariff and type      Steady Two; prices fixed
MPAN                 1012345678912
`);
  expect(supplyPoints[0].tariffName).toBe('Steady Two');
  expect(isFixedContract).toBe(true);
});
