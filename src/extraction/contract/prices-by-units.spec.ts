import type { SupplyPointFields } from '../results.js';
import { readDrawn as read } from '../testing/read.js';

const NUMBER = 'MPAN 22 7938 5097 900';
/** The prices of the only supply of a paper that says a sentence. */
const priced = (sentence: string): Partial<SupplyPointFields> => {
  const [{ unitRate, standingCharge, standingChargeType }] = read(`
 Supply number                       22 7938 5097 900

 ${sentence}
`).supplyPoints;
  return { unitRate, standingCharge, standingChargeType };
};

describe('prices that only their units tell', () => {
  it.each([
    ['Then we would like 23.17p every time a kWh passes the meter, and 51.4p a day that you owe in any case.'],
    ['It comes to 23.17p for each kilowatt hour, with 51.4p per day on top for being joined to the wires.'],
    ['What you take costs 23.17 pence for one kWh, and being there costs 51.4 pence each and every day.'],
  ])('takes the only price of a kWh and the only one of a day: %s', (sentence) => {
    expect(priced(sentence)).toEqual({ unitRate: 23.17, standingCharge: 51.4, standingChargeType: 'daily' });
  });

  it('knows a price by the month', () => {
    expect(priced('You hand over 23.17p for each kWh and £18.20 for each month, whatever the weather.')).toEqual({
      unitRate: 23.17,
      standingCharge: 1820,
      standingChargeType: 'monthly',
    });
  });

  it.each([
    ['The bill that you sent us shows 31.90p for each kWh and 60.2p a day, which is a lot.'],
    ['Our fee for it comes to 2.90p for each kWh, and a late bill costs 40.0p a day.'],
    ['If you leave us sooner it comes to 31.90p for each kWh and 60.2p a day.'],
    ['It comes to 31.90p for each kWh from the first, and 29.90p for each kWh from the second.'],
  ])('takes none that is another, or of which there are two: %s', (sentence) => {
    expect(priced(sentence)).toEqual({ unitRate: undefined, standingCharge: undefined, standingChargeType: undefined });
  });

  it('gives each supply number the prices of its own text', () => {
    const text = (number: string, unit: string, day: string): string =>
      `MPAN ${number}. Using it: ${unit} for a kWh. Having it: ${day} for a day. That is for all that you take.`;
    expect(
      read(`
 Quayside, 4 Rope Walk, Leith, EH6 7AA

 ${text('18 1561 5880 042', '25.95p', '69.00p')}

 Uplands, 9 High Row, Leith, EH6 8BB

 ${text('18 2708 8394 959', '26.40p', '55.00p')}
`).supplyPoints,
    ).toMatchObject([
      { mpanMprn: '1815615880042', unitRate: 25.95, standingCharge: 69 },
      { mpanMprn: '1827088394959', unitRate: 26.4, standingCharge: 55 },
    ]);
  });

  it('takes no price of a day for that of a kWh where a label ends before its unit', () => {
    const [point] = read(`
 ${NUMBER}

 You pay 27.6p for the electricity each time you use one kWh, and 46.9p daily to cover the wires.
`).supplyPoints;
    expect(point).toMatchObject({ unitRate: 27.6, standingCharge: 46.9 });
  });

  it.each([
    ['You get through some 8,350 kWh in a year, two thirds of them at night.', 8350],
    ['I have put down 9,400 kWh as what such a shop needs in a year.', 9400],
    ['The figure that we have for a year of your usage is 27,600 kilowatt hours.', 27600],
    ['A small firm is one that takes no more than 100,000 kWh a year.', undefined],
    ['Those before you used 13,870 kWh in a year of two shifts.', undefined],
  ])('takes the only use of a year for the estimate: %s', (sentence, use) => {
    const [point] = read(`\n Supply number  22 7938 5097 900\n\n ${sentence}\n`).supplyPoints;
    expect(point.estimatedAnnualConsumption).toBe(use);
  });

  it.each([
    ['Brook Energy Advice Ltd introduced you. It is remunerated at £0.0060 for each kWh supplied.', 0.6],
    ['Brook Energy Advice Ltd, who rang you first, is given 1.5 pence per kWh out of that unit price.', 1.5],
  ])('takes what a broker is given for none of the price: %s', (sentence, brokerUplift) => {
    const [point] = read(`\n Supply number  22 7938 5097 900\n\n ${sentence}\n`).supplyPoints;
    expect(point.brokerUplift).toBe(brokerUplift);
    expect(point.unitRate).toBeUndefined();
  });
});
