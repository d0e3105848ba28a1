import { readDrawn as read } from '../testing/read.js';

const MPAN = 'MPAN           1357259348550';
const pointOf = (said: string) => read(`\n${said}\n\n${MPAN}\n`).supplyPoints[0];

describe('a standing charge in a sentence', () => {
  it.each([
    ['On the Steady tariff the Member pays 21.92 pence for every kilowatt-hour and 39.5 pence for every day.'],
    ['Supply number as below, about 9,420 kWh a year, 21.92p per kWh plus 39.5p a day; VAT at 20%'],
    ['Units cost 21.92p per kWh at all times and you pay 39.5p standing charge every day'],
  ])('is told by the price of energy beside it, or by its name behind the price: %s', (said) => {
    expect(pointOf(said)).toMatchObject({ unitRate: 21.92, standingCharge: 39.5, standingChargeType: 'daily' });
  });
});

it('leaves the price alone that the sentence before says to be of another time', () => {
  expect(
    pointOf(`
The price is fixed at 5.418 pence per kWh for the whole of that time.
Unless one of us gives notice before the end, supply goes on at our out of contract price. Today that price is 9.75 pence per kWh.
`),
  ).toMatchObject({ unitRate: 5.418 });
});

it.each([
  ['The unit price already contains 0.35 pence per kilowatt hour that Hawthorn passes to Quayline Utilities Ltd.'],
  ['The order came through Quayline Utilities Ltd, your broker. The unit rates contain 0.35 p/kWh for their work.'],
  [
    'You bought through Quayline Utilities Ltd, who receive 0.35p per kWh on each supply; it is inside the rates above.',
  ],
])('reads what is paid to a broker: %s', (said) => {
  expect(pointOf(said)).toMatchObject({ brokerName: 'Quayline Utilities Ltd', brokerUplift: 0.35 });
});

it('reads a broker that is paid in the next sentence', () => {
  expect(
    pointOf(
      'Quayline Utilities Ltd. We pay them 1.2 pence per kWh, which is in your unit rate; that is about £284.40.',
    ),
  ).toMatchObject({ brokerName: 'Quayline Utilities Ltd', brokerUplift: 1.2 });
});

it('reads a broker without a legal form through whom was bought', () => {
  expect(
    pointOf('You bought through Ashmole Block Management, who receive 0.35p per kWh; it is inside the rates above.'),
  ).toMatchObject({ brokerName: 'Ashmole Block Management', brokerUplift: 0.35 });
});

describe('the use of a year', () => {
  it('is the quantity of the contract', () => {
    expect(pointOf('Contract quantity          318,600 kWh a year')).toMatchObject({
      estimatedAnnualConsumption: 318600,
    });
  });

  it.each([
    ['We expect you to use 47,800 kWh in a year; in the year that has just ended the meter measured 46,255 kWh.'],
    ['We plan on 47,800 kWh a year. In the year to 30 September 2026 you took 46,255 kWh.'],
  ])('is that to come or that gone by: %s', (said) => {
    expect(pointOf(said)).toMatchObject({
      estimatedAnnualConsumption: 47800,
      previous12MonthsConsumption: 46255,
    });
  });
});
