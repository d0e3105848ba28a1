import { drawPages } from '../testing/draw.js';
import { readContract } from '../testing/read.js';

/** A paper whose lines with a number are in bold, in the size of the others. */
function read(drawing: string) {
  const pages = drawPages(drawing);
  const words = pages[0].words;
  const titles = words.filter(({ text }) => /^MP[AR]N$/.test(text));
  const page = {
    ...pages[0],
    words: words.map((word) => (titles.some(({ y0 }) => y0 === word.y0) ? { ...word, bold: true } : word)),
  };
  return readContract([page]).fields;
}

/** Gaps under the heads of the tables are wider than those between the tables. */
const TABLES = `
 We have agreed to vary the contract as set out in this letter, from the day that is given.

 MPAN 17 9899 2820 854
 14 Lantern Street, Crawley, RH11 5SN


 Charge                                   Price

 Standing charge, £ per day               0.7871
 Unit rate, p per kWh                     24.987
 MPAN 10 7510 8052 499
 Unit 3, Tern Way, Leeds, LS1 4AP


 Charge                                   Price

 Standing charge, £ per day               1.9378
 Unit rate, p per kWh                     21.472
 Availability (agreed kVA)                300
 Availability charge, p per kVA per day   10.36
`;

describe('numbers in bold right under the table of another supply', () => {
  it.each([
    ['with a wide gap before the heads', TABLES],
    ['with a narrow gap before the heads', TABLES.replace(/\n\n\n/g, '\n\n')],
    ['with a sentence behind the tables', `${TABLES}\n VAT at 20% is added to all charges of this letter.\n`],
  ])('are the titles of what follows, %s', (_, drawing) => {
    const { supplyPoints } = read(drawing);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '1798992820854', unitRate: 24.987, standingCharge: 78.71 },
      { mpanMprn: '1075108052499', unitRate: 21.472, standingCharge: 193.78, maximumImportCapacity: 300 },
    ]);
    expect(supplyPoints[0]).not.toHaveProperty('maximumImportCapacity');
    expect(supplyPoints[0]).not.toHaveProperty('capacityRate');
  });
});
