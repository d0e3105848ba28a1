import type { Page, Word } from '../page.js';
import { extractContract } from '../testing/read.js';

const PITCH = 5.76;

/** A page in type of one width: each letter, and each blank, is as wide as any other. */
function typed(text: string): Page {
  const words = text
    .replace(/^\n/, '')
    .split('\n')
    .flatMap((line, row) =>
      [...line.matchAll(/\S+/g)].map((match): Word => {
        const x0 = 60 + match.index * PITCH;
        const y0 = 40 + row * 12.6;
        return { text: match[0], x0, x1: x0 + match[0].length * PITCH, y0, y1: y0 + 9.2, confidence: 1, fontSize: 9.6 };
      }),
    );
  return { number: 1, width: 595, height: 842, source: 'text', words, rules: [], tickBoxes: [] };
}

describe('lines in type of one width', () => {
  it('keep the words of a label together, though many of them end at one place', () => {
    const { fields } = extractContract([
      typed(`
Meter point (MPAN):     13 7585 8471 955
Meter serial:           L72Q40118
EAC:                    21840 kWh
Day / night:            26.15p / 17.35p per kWh
Daily charge:           81.20p

Meter point (MPAN):     10 2704 4190 303
Meter serial:           L72Q40983
EAC:                    9120 kWh
All units:              25.05p per kWh
Daily charge:           44.10p
`),
    ]);
    expect(fields.supplyPoints).toMatchObject([
      {
        mpanMprn: '1375858471955',
        meterSerialNumber: 'L72Q40118',
        dayUnitRate: 26.15,
        nightUnitRate: 17.35,
        standingCharge: 81.2,
        estimatedAnnualConsumption: 21840,
      },
      { unitRate: 25.05, standingCharge: 44.1, estimatedAnnualConsumption: 9120 },
    ]);
  });
});
