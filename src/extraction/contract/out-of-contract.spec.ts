import { drawPages } from '../testing/draw.js';
import { readByRules, readDrawn as read } from '../testing/read.js';

const byRules = (drawing: string) => readByRules(drawPages(drawing)).read.fields;

/** A letter to a customer whose contract is over. */
const letter = (said: string, more = ''): string => `
 Hale Joinery Limited                                  Northern Gas and Power Limited
 4 Quay Road                                           9 Mill Street, Leeds, LS1 4AB
 Whitby
 YO21 3PU

 Dear customer,

 Your business contract has ended and you are on out of contract rates

 ${said}

 Supply number                 22 7938 5097 900
${more}
`;

describe('prices after a contract', () => {
  it('takes those of now, out of contract, beside those of the contract that ended', () => {
    const { supplyPoints } = read(
      letter(
        'We wrote to you twice and did not hear from you.',
        `
                               Out of contract, now          Contract that ended

 Day rate, p/kWh                      39.118                        24.905
 Night rate, p/kWh                    27.402                        16.118
 Standing charge, p/day               121.40                        71.30
`,
      ),
    );
    expect(supplyPoints).toMatchObject([
      { dayUnitRate: 39.118, nightUnitRate: 27.402, standingCharge: 121.4, isNonContractedRate: true },
    ]);
  });

  it('has no start on the day on which a contract stopped, or from which there is none', () => {
    const startOf = (said: string) => read(letter(said)).contractStartDate;
    expect(
      startOf(
        'Because we did not hear from you, the fixed contract NP-3304 stopped on 31 July 2026. You pay more now.',
      ),
    ).toBeUndefined();
    expect(
      startOf('The contract ended on 31 July 2026. From 1 August 2026 the supply is out of contract and costs more.'),
    ).toBeUndefined();
  });

  it('has the day from which prices without a contract are charged', () => {
    const said = 'It ended on 31 July 2026. Since 1 August 2026 you are charged our out of contract rates.';
    expect(read(letter(said)).contractStartDate).toBe('2026-08-01');
  });

  it('has the start of a deemed contract', () => {
    const fields = read(`
 You took over the premises and we supply them, so you have a deemed contract with us.
 Your deemed contract began on 14 February 2026.

 MPAN                          22 7938 5097 900
 Unit rate                     41.208p per kWh
`);
    expect(fields.contractStartDate).toBe('2026-02-14');
  });

  it('hears that a price is variable and has no end date', () => {
    const fields = byRules(
      letter(
        'The contract stopped on 31 July 2026. Since then you pay our Standard Business Rate, which is variable and has no end date.',
      ),
    );
    expect(fields.isMarketRates).toBe(true);
  });
});

describe('the row of a list that is the customer’s', () => {
  it('is called so behind its name, and may be in bold print', () => {
    const { supplyPoints } = read(`
 The supply is out of contract and is charged at the prices below.

 MPRN                          385288403

 Band                       AQ of the meter           Unit rate             Standing charge

 Band 1                     below 60,000 kWh          12.140 p/kWh          190.00 p/day

# Band 2 - applies to you    60,000 to 500,000 kWh     11.305 p/kWh          310.00 p/day

 Band 3                     above 500,000 kWh         10.870 p/kWh          980.00 p/day
`);
    expect(supplyPoints).toMatchObject([{ unitRate: 11.305, standingCharge: 310 }]);
  });

  it('is called so in brackets', () => {
    const { supplyPoints } = read(`
 MPRN                          385288403

 Group                      Unit rate             Standing charge

 Group A                    12.140 p/kWh          190.00 p/day
 Group B (your group)       11.305 p/kWh          310.00 p/day
 Group C                    10.870 p/kWh          980.00 p/day
`);
    expect(supplyPoints).toMatchObject([{ unitRate: 11.305, standingCharge: 310 }]);
  });
});
