import { readDrawn as read } from '../testing/read.js';

describe('prices that the hours of their names tell for the day or the night', () => {
  it.each([
    ['Contract energy, 07:00-24:00', 'Contract energy, 00:00-07:00'],
    ['Energy 00:30 to 07:30', 'Energy 07:30 to 00:30'],
    ['p/kWh 0700-2400', 'p/kWh 0000-0700'],
    ['Energy (0030 to 0730)', 'Energy (0730 to 0030)'],
    ['Units used (7am to midnight)', 'Units used (midnight to 7am)'],
  ])('%s', (one, other) => {
    const [point] = read(`
Supply number                17 9899 2820 854

Charge                             Price        Unit
${one.padEnd(35)}19.049       p per kWh
${other.padEnd(35)}14.121       p per kWh
Site charge                        435.17       £ per month
`).supplyPoints;
    const [day, night] = /00:?30 to/.test(one) ? [14.121, 19.049] : [19.049, 14.121];
    expect(point).toMatchObject({ dayUnitRate: day, nightUnitRate: night });
    expect(point).not.toHaveProperty('unitRate');
  });

  it('tells nothing where the hours do not make up the day', () => {
    const [point] = read(`
Supply number                17 9899 2820 854

Charge                             Price        Unit
Contract energy, 07:00-19:00       19.049       p per kWh
Contract energy, 19:00-22:00       24.121       p per kWh
`).supplyPoints;
    expect(point).not.toHaveProperty('nightUnitRate');
  });
});

describe('a sentence in the column of the values of a form', () => {
  it('is the value of the label beside it, however wide', () => {
    const [point] = read(`
Product                    Fixed Complete
VAT                        20 per cent, in addition
Supply number              17 9899 2820 854
Unit rate                  24.125 p/kWh
Third party intermediary   Cornerstone Advice Ltd; its remuneration of 0.40 p per kWh is within the contract
                           energy prices, and is paid to it each quarter by the seller of the electricity

Schedule 2.1 - Supply Point 1
`).supplyPoints;
    expect(point).toMatchObject({ brokerName: 'Cornerstone Advice Ltd', brokerUplift: 0.4 });
  });
});
