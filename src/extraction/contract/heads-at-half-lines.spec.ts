import { extractContract } from '../testing/read.js';
import { drawPage } from '../testing/draw.js';

/** In points: where the text begins, and how far apart the lines of this drawing stand: half a line of print. */
const TOP = 40;
const HALF = 0.5;

const halved = (y: number): number => TOP + (y - TOP) * HALF;

/** What a page says whose lines are drawn half a line apart, with these words in bold type. */
const readHalved = (drawing: string, bold: RegExp) => {
  const page = drawPage(drawing);
  return extractContract([
    {
      ...page,
      words: page.words.map((word) => {
        const y0 = halved(word.y0);
        return { ...word, y0, y1: y0 + 9, bold: bold.test(word.text) };
      }),
      rules: page.rules.map((rule) => ({ ...rule, y0: halved(rule.y0), y1: halved(rule.y0) + 0.5 })),
    },
  ]).fields;
};

it('reads rows whose heads and cells stand in the middle of their lines, and takes the name of the first row for no head', () => {
  const { supplyPoints } = readHalved(
    `
Customer name: Ellerby Kitchens Limited

Prices exclude VAT.

-----------------------------------------------------------------------------------------------------
                                   MPRN                                            Standing charge,

Kitchen and address                                  AQ, kWh       Gas, p/kWh

                                   Meter serial                                    £ per month
-----------------------------------------------------------------------------------------------------

Alder Grill

                                   7301264507
4 Hope Street, Leeds, West                           48,210        6.412           21.30
                                   G4A22107313
Yorkshire, LS1 4AP

-----------------------------------------------------------------------------------------------------

Bilston Bar                        88120947

                                                     61,904        6.377           24.85
9 Wharf Road, Ely, CB7 4AU         E6S10482291

-----------------------------------------------------------------------------------------------------

Canal Cafe                         4410263781

                                                     33,075        6.598           19.60
1 Mill Lane, Hull, HU1 1NQ         M016K00718
-----------------------------------------------------------------------------------------------------

Total                                                143,189
`,
    /^(?:MPRN|Meter|serial|Kitchen|and|address|AQ,|kWh|Gas,|p\/kWh|Standing|charge,|£|per|month|Alder|Grill|Bilston|Bar|Canal|Cafe|Total)$/,
  );
  expect(supplyPoints).toMatchObject([
    {
      mpanMprn: '7301264507',
      meterSerialNumber: 'G4A22107313',
      siteName: 'Alder Grill',
      siteAddress: '4 Hope Street, Leeds, West Yorkshire, LS1 4AP',
      unitRate: 6.412,
      estimatedAnnualConsumption: 48210,
    },
    {
      mpanMprn: '88120947',
      meterSerialNumber: 'E6S10482291',
      siteName: 'Bilston Bar',
      siteAddress: '9 Wharf Road, Ely, CB7 4AU',
      unitRate: 6.377,
      standingCharge: 2485,
    },
    { mpanMprn: '4410263781', siteName: 'Canal Cafe', unitRate: 6.598, estimatedAnnualConsumption: 33075 },
  ]);
});
