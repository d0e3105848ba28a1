import { readDrawn as read } from '../testing/read.js';

describe('terms in plain words', () => {
  it('are read behind a colon', () => {
    const paper = read(`
Who the contract is with: Thornbury Ceramics Limited
Broker: Cornerstone Advisers Ltd
What they are paid: 0.60p/kWh
MPAN: 1357259348550
`);
    expect(paper.customerName).toBe('Thornbury Ceramics Limited');
    expect(paper.supplyPoints[0]).toMatchObject({ brokerName: 'Cornerstone Advisers Ltd', brokerUplift: 0.6 });
  });

  it('are a list where each line has its label, with and without figures', () => {
    const paper = read(`
MPAN: 1357259348550

Arranged by: Cornerstone Advisers Ltd
Estimated total commission: £2930.79
`);
    expect(paper.supplyPoints[0].brokerName).toBe('Cornerstone Advisers Ltd');
  });

  it('give a quantity for all points that is the quantity of none', () => {
    const { supplyPoints } = read(`
Premises                           MPAN             Unit rate (p/kWh)
12 Quay Side, Hull, HU1 1NQ        1357259348550    24.35
4 Mill Lane, Leeds, LS1 4AP        1565984899650    25.11

Combined annual volume 278401 kWh
`);
    expect(supplyPoints).toHaveLength(2);
    expect(supplyPoints.map((point) => point.estimatedAnnualConsumption)).toEqual([undefined, undefined]);
  });
});

describe('suppliers that nobody knows, at the head of their paper', () => {
  it.each([
    [
      'beside its title',
      '# Contract prices                            Norwold Renewables Ltd',
      'Norwold Renewables Ltd',
    ],
    ['that speaks of contracts with them', '# Norwold Energy Solutions Ltd', 'Norwold Energy Solutions Ltd'],
  ])('are named %s', (_, head, name) => {
    expect(
      read(`
${head}

Your new contract with us begins on 1 May 2026.

Customer      Thornbury Ceramics Limited
MPAN          1357259348550
`).supplierName,
    ).toBe(name);
  });

  it('are none where the head is that of whoever arranged it', () => {
    const paper = read(`
# Norwold Energy Solutions Ltd

We have arranged a contract for you with Regent Gas Limited.

Customer      Thornbury Ceramics Limited
MPRN          7265114203
`);
    expect(paper.supplierName).toBe('Regent Gas Limited');
  });

  it('may say how long a period is, and what kind of price a product has, behind them', () => {
    const paper = read(`
Customer      Thornbury Ceramics Limited
In force      1 May 2026 to 30 April 2028, 24 months
Product       Standard 24: prices held throughout
Levies        VAT 20%, CCL 0.801 p/kWh
MPAN          1357259348550
`);
    expect(paper).toMatchObject({ contractTermMonths: 24, isFixedContract: true, contractEndDate: '2028-04-30' });
    expect(paper.supplyPoints[0].tariffName).toBe('Standard 24');
  });
});
