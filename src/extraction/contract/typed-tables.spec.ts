import { readDrawn as read } from '../testing/read.js';
import { withPrintedRules } from '../layout/printed-rules.js';
import type { Page } from '../page.js';

const points = (drawing: string) => read(drawing).supplyPoints;

/** A page of type of one width in which bars are characters, and no drawn lines. */
function typed(drawing: string): Page {
  const words = drawing
    .trim()
    .split('\n')
    .flatMap((line, row) =>
      [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
        text,
        x0: 40 + 5 * index,
        x1: 40 + 5 * (index + text.length),
        y0: 40 + 12 * row,
        y1: 49 + 12 * row,
        confidence: 1,
        fontSize: 9,
      })),
    );
  return { number: 1, width: 595, height: 842, source: 'text', words, rules: [], tickBoxes: [] };
}

describe('tables in type of one width', () => {
  it('takes bars over each other for the lines of a box', () => {
    const { words, rules } = withPrintedRules(
      typed(`
|Charge         |Price|Unit       |
|Standing charge|61.20|pence a day|
|Unit rate      |24.16|p/kWh      |
`),
    );
    expect(words.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Charge', 'charge', '61.20', 'pence', 'rate', '24.16', 'p/kWh']),
    );
    expect(words.some(({ text }) => text.includes('|'))).toBe(false);
    expect(rules.length).toBeGreaterThanOrEqual(9);
  });

  it('leaves a bar between two texts of one line', () => {
    const page = typed('Northgate Power Ltd | Form 17 | Confidential');
    expect(withPrintedRules(page)).toBe(page);
  });

  it('parts heads that stand one word space apart where their columns begin', () => {
    expect(
      points(`
Supply number    1357259348550

Charge              Price until now New price Unit
Standing charge     55.490          61.20     pence per day
Day unit rate       26.310          24.118    p/kWh
Night unit rate     18.020          16.205    p/kWh
`),
    ).toMatchObject([{ standingCharge: 61.2, dayUnitRate: 24.118, nightUnitRate: 16.205 }]);
  });

  it('parts a charge, its figure and its unit with one word space between each', () => {
    expect(
      points(`
Supply number    1357259348550

Charge           Rate Unit
Standing charge 61.20 pence per day
Unit rate      24.118 p/kWh
`),
    ).toMatchObject([{ standingCharge: 61.2, unitRate: 24.118 }]);
  });

  it('takes two amounts behind each other for two values', () => {
    expect(
      points(`
Supply number    EAC       Day rate   Night rate
                 kWh       p/kWh      p/kWh
1357259348550    1,300,651 24.118     16.205
1565984899650    144,032   25.204     17.030
`),
    ).toMatchObject([
      { estimatedAnnualConsumption: 1300651, dayUnitRate: 24.118, nightUnitRate: 16.205 },
      { estimatedAnnualConsumption: 144032, dayUnitRate: 25.204, nightUnitRate: 17.03 },
    ]);
  });
});
