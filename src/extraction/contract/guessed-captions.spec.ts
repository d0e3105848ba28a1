import { drawPage } from '../testing/draw.js';
import { extractContract } from '../testing/read.js';

/** A leaflet with each value in bold over its caption in small plain type. */
function leaflet(drawing: string) {
  const page = drawPage(drawing);
  const tops = [...new Set(page.words.map(({ y0 }) => y0))].sort((a, b) => a - b);
  const lines = drawing.split('\n').filter((line) => line.trim() !== '');
  const words = page.words.map((word) => {
    const isValue = lines[tops.indexOf(word.y0)].endsWith('~');
    return isValue ? { ...word, bold: true } : { ...word, fontSize: 7.5, y1: word.y1 - 1.5 };
  });
  return extractContract([{ ...page, words: words.filter(({ text }) => text !== '~') }]).fields;
}

describe('captions of other wordings among known ones', () => {
  const KNOWN = `
3149013356                              K9145160 ~
your account with us                    contract number

27.65p                                  68.25p ~
for each kWh                            standing charge for each day

30 Jun 2026                             29 Jun 2027 ~
first day                               last day of the fixed price

13 5725 9348 550                        Plumb Fix 1yr ~
electricity supply number (MPAN)        name of your tariff
`;

  it('have their values over them', () => {
    expect(
      leaflet(`${KNOWN}
The Tin Kettle Cafe Ltd                 4 Mill Lane, Hove, BN3 6FH ~
you, our customer                       what we supply

M23A923001                              16,993 kWh ~
on the front of your meter              what we think you use in a year

20%                                     0.801p ~
VAT on your bills (the full rate)       Climate Change Levy for each kWh, added to the price above
`),
    ).toMatchObject({
      customerName: 'The Tin Kettle Cafe Ltd',
      vatRate: 20,
      cclRate: 0.801,
      supplyPoints: [
        {
          siteAddress: '4 Mill Lane, Hove, BN3 6FH',
          meterSerialNumber: 'M23A923001',
          estimatedAnnualConsumption: 16993,
        },
      ],
    });
  });

  it('tell nothing where a text stands as near under them', () => {
    expect(
      leaflet(`${KNOWN}
16,993 kWh ~
what we think you use in a year
21,400 kWh ~
`).supplyPoints[0].estimatedAnnualConsumption,
    ).not.toBe(16993);
  });
});
