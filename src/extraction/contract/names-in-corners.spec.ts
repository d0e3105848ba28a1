import { extractContract } from '../testing/read.js';
import { drawPage } from '../testing/draw.js';

/** A page with one name in the largest type, and the line of one word in the type of titles. */
const readTitled = (drawing: string, name: string, title: string) => {
  const page = drawPage(drawing);
  const line = page.words.find(({ text }) => text === title)?.y0;
  const words = page.words.map((word) => {
    if (word.text === name) return { ...word, y0: word.y0 - 9, fontSize: 18, bold: true };
    return word.y0 === line ? { ...word, y0: word.y0 - 1.5, fontSize: 10.5, bold: true } : word;
  });
  return extractContract([{ ...page, words }]).fields;
};

it('reads the card of the new prices under its title, though the name of the supplier stands in the corner over its values', () => {
  const fields = readTitled(
    `
                                                                                        Ecotricity


Customer: Thornbury Ceramics Limited

Meter point: 1470000131205


Until 31 May 2027                                 Your new deal
Deal               Steady Power May 2027          Deal                                Steady Power May 2029
Started            1 June 2025                    Starts                              1 June 2027
Day                31.40p per kWh                 Ends                                31 May 2029
Night              19.20p per kWh                 Day                                 27.15p per kWh
Standing charge    70.20p per day                 Night                               15.85p per kWh
                                                  Standing charge                     78.60p per day
`,
    'Ecotricity',
    'Your',
  );
  expect(fields).toMatchObject({
    contractStartDate: '2027-06-01',
    supplyPoints: [{ dayUnitRate: 27.15, nightUnitRate: 15.85, standingCharge: 78.6 }],
  });
});
