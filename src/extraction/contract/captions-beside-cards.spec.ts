import { drawPage } from '../testing/draw.js';
import { extractContract } from '../testing/read.js';

/** Cards with their captions in the middle left of their lines; these stand between two of the lines, as the label does between the two of a number. */
const CARDS = `
# Supplies and charges

                                    S 03 801 151
            Supply number
                                      14 0765 4321 984
            Premises                High Barn, 4 Mill Lane, Hove, BN3 6FH
Supply 1
            Meter ID (serial)       2167386331
            Expected yearly use     20,354 kWh
            Daily charge            76.09 pence per day
            Unit charge             27.36 pence per kWh
                                    S  04 802 210
            Supply number
                                       16 1112 2233 347
            Premises                34 Dock Road, Wakefield, WF1 1JD
            Meter ID (serial)       18L0400272
Supply 2
            Expected yearly use     29,376 kWh
            Daily charge            70.63 pence per day
            Unit charge (day)       25.55 pence per kWh
            Unit charge (night)     17.53 pence per kWh
                                    S 03 801 151
            Supply number
                                      10 1928 3746 559
            Premises                11 Quay Side, Hull, HU1 1NQ
Supply 3
            Meter ID (serial)       2121633837
            Expected yearly use     44,205 kWh
            Daily charge            117.33 pence per day
            Unit charge             26.58 pence per kWh
`;
const HALF = 6;

it('reads each card as a list of its own, its number in two lines about its label', () => {
  const page = drawPage(CARDS);
  // Captions, and the labels between the two lines of a number, take no room in the column beside them.
  const between = new Set(page.words.filter(({ text }) => text === 'Supply').map(({ y0 }) => y0));
  const words = page.words.map((word) => {
    const up = 2 * HALF * [...between].filter((y0) => y0 < word.y0).length + (between.has(word.y0) ? HALF : 0);
    return { ...word, y0: word.y0 - up, y1: word.y1 - up };
  });
  expect(extractContract([{ ...page, words }]).fields.supplyPoints).toMatchObject([
    {
      mpanMprn: '1407654321984',
      siteAddress: 'High Barn, 4 Mill Lane, Hove, BN3 6FH',
      meterSerialNumber: '2167386331',
      standingCharge: 76.09,
      unitRate: 27.36,
      estimatedAnnualConsumption: 20354,
    },
    {
      mpanMprn: '1611122233347',
      siteAddress: '34 Dock Road, Wakefield, WF1 1JD',
      meterSerialNumber: '18L0400272',
      standingCharge: 70.63,
      dayUnitRate: 25.55,
      nightUnitRate: 17.53,
      estimatedAnnualConsumption: 29376,
    },
    {
      mpanMprn: '1019283746559',
      siteAddress: '11 Quay Side, Hull, HU1 1NQ',
      meterSerialNumber: '2121633837',
      standingCharge: 117.33,
      unitRate: 26.58,
      estimatedAnnualConsumption: 44205,
    },
  ]);
});
