import { readDrawn as read } from '../testing/read.js';

describe('figures and statements that are not of this contract', () => {
  it('takes nothing of an example that goes on in the next sentence', () => {
    const { supplyPoints } = read(`
 MPAN           13 7585 8471 955
 Unit rate      24.85p per kWh

 This is how a price is made up. An example: 12,500 kWh at 21.50p per kWh give £2,687.50 before VAT. With commission at 0.60p per kWh, £75.00 of that
 goes to a broker. These are not your figures, and we print them so that you know what a broker costs.
`);
    expect(supplyPoints[0].brokerUplift).toBeUndefined();
  });

  it('takes no price that once was, or of a contract of last year', () => {
    const { supplyPoints } = read(`
 MPRN           7301264507
 Supplier       Northwick Energy Supply Limited

 There is no fixed unit price; the Supplier publishes the basket price for each season. For the season that has ended
 it was 3.412 p/kWh, as the Supplier has published on its website for all of its customers.

 The standing charge in last year’s club contract was £148.00 and the gas price 7.02 p/kWh, as you will remember.
`);
    expect(supplyPoints[0].unitRate).toBeUndefined();
  });

  it('takes no rates for those without a contract where supplies go on without a new one', () => {
    const { supplyPoints } = read(`
 MPAN           13 7585 8471 955
 Unit rate      24.85p per kWh

 Supplies continued without a new contract are charged at the Supplier’s out of contract prices, at the time of going to
 print 47.25 p/kWh and 189.00 p/day, which the Supplier may change at any time.
`);
    expect(supplyPoints).toMatchObject([{ unitRate: 24.85 }]);
    expect(supplyPoints[0].isNonContractedRate).toBeUndefined();
  });

  it('takes neither the term of what others would pay nor the months of a use for how long the contract runs', () => {
    const { contractTermMonths } = read(`
 MPAN           13 7585 8471 955
 Unit rate      24.85p per kWh

 It need not stay like this. On a 12-month fixed contract a customer of your size would today pay about 27p per kWh.

 Over the twelve months to October 2026 you used 22,418 kWh of electricity at this supply of yours in the High Street.
`);
    expect(contractTermMonths).toBeUndefined();
  });

  it('takes neither what the levy was once nor a reduced rate of VAT that wants a certificate', () => {
    const paper = read(`
 MPAN           13 7585 8471 955
 Tariff         Steady Power, fixed
 Unit rate      24.85p per kWh

 Climate Change Levy and VAT follow the law. On 1 April 2023 the levy on electricity was 0.775p per kWh; the reduced VAT
 rate of 5% needs a certificate from you.
`);
    expect(paper).not.toHaveProperty('cclRate');
    expect(paper).not.toHaveProperty('vatRate');
    expect(paper.supplyPoints[0].tariffName).toBe('Steady Power');
  });
});
