import { readDrawn as read } from '../testing/read.js';

const SITES = `
 Site                MPAN                     Unit rate (p/kWh)     Standing charge (p/day)

 Boat Yard           17 9899 2820 854         23.114                61.20
 Net Loft            10 7510 8052 499         24.260                58.75
`;

describe('sentences over schedules of several sites', () => {
  it.each([
    'The unit rates include a brokerage fee of 0.31 p/kWh, which we pay to Quayside Utility Brokers Ltd.',
    'A fee of 0.31p per kWh, that we will pay to Quayside Utility Brokers Ltd, is part of each rate.',
  ])('names once who is paid: %s', (sentence) => {
    const { supplyPoints } = read(`\n ${sentence}\n${SITES}`);
    for (const point of supplyPoints) expect(point.brokerName).toBe('Quayside Utility Brokers Ltd');
  });

  it.each([
    [
      'It is numbered HX-20714-V3 and adds two supply points. They are supplied on the product Steady Group Fix, at the fixed prices below.',
    ],
    [
      'The amendment is numbered HX-20714-V3. Supply is under our plan Steady Group Fix from 1 May 2027 at fixed rates set out here.',
    ],
  ])('gives number, product and kind of price: %s', (sentences) => {
    const fields = read(`\n This amendment is made with Rowe Ceramics Ltd. ${sentences}\n${SITES}`);
    expect(fields).toMatchObject({ contractNumber: 'HX-20714-V3', isFixedContract: true, isMarketRates: false });
    for (const point of fields.supplyPoints) expect(point.tariffName).toBe('Steady Group Fix');
  });

  it('takes the number of a meter or an invoice for none of a contract', () => {
    const { contractNumber } = read(`\n The meter was changed in May. It is numbered E14UP30021.\n${SITES}`);
    expect(contractNumber).toBeUndefined();
  });

  it.each([
    [
      'Your unit rate follows the index. At first it will be 19.4p per kWh, and the standing charge 60.00p per day.',
      19.4,
    ],
    ['The unit price is reset monthly. For the first quarter it is 21.75 p/kWh.', 21.75],
    ['The management fee is reset yearly. For the first year it is 2.75 p/kWh.', undefined],
  ])('reads the price that a sentence gives to what the last one speaks of: %s', (sentences, unitRate) => {
    const { supplyPoints } = read(`\n ${sentences}\n\n MPAN        17 9899 2820 854\n`);
    expect(supplyPoints[0].unitRate).toBe(unitRate);
  });
});
