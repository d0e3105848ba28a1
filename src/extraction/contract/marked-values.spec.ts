import { drawPage } from '../testing/draw.js';
import { extractContract } from '../testing/read.js';
import type { Rule } from '../page.js';

/** Each square bracket is a blank, and four lines stand around what is between two. */
function withBoxes(drawing: string): ReturnType<typeof drawPage> {
  const page = drawPage(drawing.replace(/[[\]]/g, ' '));
  const rules = drawing
    .replace(/^\n/, '')
    .split('\n')
    .flatMap((line, row) =>
      [...line.matchAll(/\[[^\]]*\]/g)].flatMap(({ index, 0: { length } }): Rule[] => {
        const [x0, x1] = [42 + 5 * index, 37 + 5 * (index + length)];
        const [y0, y1] = [39 + 12 * row, 51 + 12 * row];
        return [
          { x0, x1: x0, y0, y1 },
          { x0: x1, x1, y0, y1 },
          { x0, x1, y0, y1: y0 },
          { x0, x1, y0: y1, y1 },
        ];
      }),
    );
  return { ...page, rules };
}

it('reads sentences whose values are set in boxes like any others', () => {
  const { fields } = extractContract([
    withBoxes(`
You chose[Steady Fix Two], which keeps your electricity prices fixed for
 [24 months]. Your supply starts on[7 May 2026]and ends on[6 May 2028]. You’ll
pay[£0.2517]for every kWh, whenever you use it, and a standing charge of[£0.5519]per day. VAT at[20%]comes on top.

The meter point has MPAN[1012345678912]. From what we know you will use about[54,310 kWh]
a year.
`),
  ]);
  expect(fields).toMatchObject({ contractStartDate: '2026-05-07', contractEndDate: '2028-05-06', vatRate: 20 });
  expect(fields.supplyPoints).toMatchObject([
    { mpanMprn: '1012345678912', unitRate: 25.17, standingCharge: 55.19, estimatedAnnualConsumption: 54310 },
  ]);
});
