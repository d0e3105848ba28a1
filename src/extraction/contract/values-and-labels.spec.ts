import { drawPage } from '../testing/draw.js';
import { extractContract, readDrawn as read } from '../testing/read.js';

const SUPPLY = `
Customer             Thornbury Ceramics Limited
MPAN                 1357259348550
`;

describe('values that are worded like labels, and labels with more in them', () => {
  it.each(['Partner', 'Buyer', 'Managing director', 'Agent'])(
    'takes "%s" beside "Position" for the office of who signs',
    (office) => {
      const fields = read(`${SUPPLY}

Signed     ____________     Print name    D. Ashworth

Position   ${office.padEnd(17)}Date          12 February 2027
`);
      expect(fields.customerName).toBe('Thornbury Ceramics Limited');
      expect(fields.supplyPoints[0]).not.toHaveProperty('brokerName');
    },
  );

  it.each([
    ['Day units (07:00 to midnight)', 'Night units (midnight to 07:00)'],
    ['Day rate (7am - 00:00)', 'Night rate (00:00 - 7am)'],
    ['Day unit rate, 07:30 to midnight', 'Night unit rate, midnight to 07:30'],
  ])('reads the prices of "%s" and "%s"', (day, night) => {
    const [point] = read(`${SUPPLY}
${day.padEnd(40)}27.04p per kWh
${night.padEnd(40)}18.94p per kWh
`).supplyPoints;
    expect(point).toMatchObject({ dayUnitRate: 27.04, nightUnitRate: 18.94 });
  });

  it.each(['Started', 'Live since', 'Began on', 'Contract started'])(
    'reads when a contract began from "%s"',
    (label) => {
      expect(
        read(`${SUPPLY}
${label.padEnd(21)}9 September 2026
Ends                 8 September 2027

Renew early and fix from 9 Sep 2027: today's price for 24 months is 26.10p per kWh.
`),
      ).toMatchObject({ contractStartDate: '2026-09-09', contractEndDate: '2027-09-08' });
    },
  );

  it('takes no start from an invitation to renew early', () => {
    const fields = read(`${SUPPLY}
Renew early and fix your prices from 9 September 2027.
`);
    expect(fields).not.toHaveProperty('contractStartDate');
  });

  it('takes the name of a product in bold under its label for no name of a site', () => {
    const { supplyPoints } = read(`
Customer             Thornbury Ceramics Limited

Tariff name                            Tariff name
# Steady Duo E24                       Steady Duo G24
MPAN                                   MPRN
1357259348550                          7301264507
`);
    for (const point of supplyPoints) expect(point).not.toHaveProperty('siteName');
  });

  it.each(['Council Offices', 'School House', 'Parish Rooms'])('keeps "%s" as the first line of an address', (line) => {
    const { billingAddress } = read(`${SUPPLY}
Billing address      ${line}
                     82 Chapel Lane
                     Ludlow
                     SY8 1AB
`);
    expect(billingAddress).toBe(`${line}, 82 Chapel Lane, Ludlow, SY8 1AB`);
  });

  it('takes bold words in the column of the values for values, and an address there in two lines for one', () => {
    const page = drawPage(`
Customer               Thornbury Ceramics Limited

Post bills to          Weir House, 4 Kiln Lane,

                       Ripon, North Yorkshire, HG4 1AB

Nature of customer     Business

Prices                 Fixed

We are paid by         Standing order
`);
    const top = Math.min(...page.words.map(({ y0 }) => y0));
    // Rows are set with less than a line between them.
    const near = ({ y0 }: { y0: number }): number => 0.68 * (y0 - top) + top;
    const words = page.words.map((word) => ({
      ...word,
      y0: near(word),
      y1: near(word) + 9,
      ...(word.x0 > 140 && { bold: true }),
    }));
    const { fields } = extractContract([{ ...page, words }]);
    expect(fields).toMatchObject({
      billingAddress: 'Weir House, 4 Kiln Lane, Ripon, North Yorkshire, HG4 1AB',
      isFixedContract: true,
      customerName: 'Thornbury Ceramics Limited',
    });
  });
});
