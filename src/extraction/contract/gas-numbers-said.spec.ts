import { readDrawn as read } from '../testing/read.js';

const numbers = (text: string) =>
  read(`\n${text}\n`).supplyPoints.map(({ mpanMprn, supplyType }) => [mpanMprn, supplyType]);

describe('numbers of gas meter points that texts tell without a label', () => {
  it.each([
    'Gas supply 4714359892, meter K03347831D6',
    'Gas supply point number 4714359892',
    'Gas meter point: 4714359892',
    'The gas meter point at the same premises is number 4714359892 and will be on Steady Fix.',
    'Gas comes to 8 Kiln Lane, Whitby, YO21 3QA through the supply meter point with reference 4714359892 and a meter.',
    'We supply the shop through the meter point with the reference 4714359892 and the yard through nothing.',
  ])('is read from: %s', (text) => {
    expect(numbers(text)).toEqual([['4714359892', 'gas']]);
  });

  it.each([
    'Gas supply account 4714359892',
    'The gas supply point is billed to account number 4714359892 each month.',
    'The meter at the gas meter point has serial number 4714359892 on its front.',
    'Gas supply 471435 kWh a year',
    'Our gas supply desk is open daily, call 4714359892',
  ])('is none in: %s', (text) => {
    expect(numbers(text)).toEqual([]);
  });

  it('gives what is said after the number to the gas', () => {
    const { supplyPoints } = read(`
Your electricity. We will supply 8 Kiln Lane, Whitby, YO21 3QA through MPAN 10 7510 8052 499. It costs 25.410p per kWh.

Your gas. The gas meter point there is number 4714359892. You will pay 6.570p per kWh. We expect you to use around
51,450 kWh of gas in a year.
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '1075108052499', unitRate: 25.41 },
      { mpanMprn: '4714359892', unitRate: 6.57, estimatedAnnualConsumption: 51450 },
    ]);
  });
});
