import { printedPages, type Printer } from '../testing/print.js';
import { readContract, readDrawn as read } from '../testing/read.js';

describe('appendices and quotations of several supplies', () => {
  it('takes the sum of a fuel under its rows for no value of theirs', () => {
    expect(
      read(`
Customer    Thornbury Ceramics Limited

Ref    MPAN             kWh a year    Unit rate p/kWh
E1     1357259348550    88,400        24.118
E2     1565984899650    12,950        25.204

       Electricity, 2 premises   101,350

Ref    MPRN             kWh a year    Unit rate p/kWh
G1     7265114203       361,000       6.118
G2     4815162342       122,000       6.204

       Gas, 2 premises           483,000
`).supplyPoints,
    ).toMatchObject(
      [88_400, 12_950, 361_000, 122_000].map((estimatedAnnualConsumption) => ({ estimatedAnnualConsumption })),
    );
  });

  it('reads sites side by side under boxes of the contract, named where the paper says "Supply point"', () => {
    const fields = read(`
CUSTOMER                     CONTRACT NO.               SUPPLY FROM              SUPPLY TO
Thornbury Ceramics Ltd       TC-28-0031                 01-Apr-2028              31-Mar-2030


Supply point                 Foundry                    Head Office              Wharf Store
Address                      4 Hope Street, LS1 4AP     11 Quay Side, HU1 1NQ    27 Ferry Road, PR8 1AA
MPAN core                    1357259348550              1565984899650            1133860442325
Forecast, kWh a year         1,372,268                  1,153,845                414,155
Unit rate, p/kWh             25.376                     24.328                   20.741
`);
    expect(fields).toMatchObject({
      customerName: 'Thornbury Ceramics Ltd',
      contractNumber: 'TC-28-0031',
      contractStartDate: '2028-04-01',
      contractEndDate: '2030-03-31',
    });
    expect(fields.supplyPoints.map(({ siteName }) => siteName)).toEqual(['Foundry', 'Head Office', 'Wharf Store']);
  });
});

describe('what sentences and clauses say', () => {
  it('takes no term of other businesses for that of this contract', () => {
    const { contractTermMonths } = read(`
MPAN             1357259348550
Rates            Deemed rates apply to this supply at present

Our deemed rates are higher than those of a contract, as we cannot buy energy for you ahead.
Businesses on a one-year agreement with us pay about a third less.
`);
    expect(contractTermMonths).toBeUndefined();
  });

  it('reads what goes on under the first line of a lettered clause', async () => {
    const { fields } = readContract(
      await printedPages((printer: Printer) => {
        printer.text(60, 60, 'SUPPLY AGREEMENT', { bold: true, size: 14 });
        const clauses = [
          ['(a) Supply Point: the meter point with MPRN 7265114203 at 4 Hope Street, Leeds, LS1 4AP.'],
          [
            '(b) Supply Period: from and including 1 March 2027 to and including 28 February 2029, a term of',
            'twenty-four (24) months.',
          ],
          [
            '(c) Charges: (i) a unit rate of 4.8812 pence per kWh; and (ii) a standing charge of £1,460.00 per',
            'annum.',
          ],
        ];
        clauses.flat().forEach((line, i) => printer.text(line.startsWith('(') ? 80 : 97, 100 + 12.5 * i, line));
      }),
    );
    expect(fields).toMatchObject({
      contractTermMonths: 24,
      supplyPoints: [{ unitRate: 4.8812, standingCharge: 146_000, standingChargeType: 'annual' }],
    });
  });
});
