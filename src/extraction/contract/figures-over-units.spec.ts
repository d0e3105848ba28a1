import { drawPage } from '../testing/draw.js';
import { extractContract, readDrawn as read } from '../testing/read.js';

describe('prices over their units, as the pages of web shops print them', () => {
  it('takes no unit for the label of the price over it', () => {
    expect(
      read(`
Supply number                                         1357259348550

            Day                   Night               Daily charge
          28.15p                 18.46p                 £1.0725
         per kWh                 per kWh                per day
`).supplyPoints,
    ).toMatchObject([{ dayUnitRate: 28.15, nightUnitRate: 18.46, standingCharge: 107.25 }]);
  });

  it.each(['Steady Duo 24', 'Business Duo', 'Window Row Fix'])(
    'reads a plan whose name has a word of a label: %s',
    (name) => {
      const [point] = read(`
Tariff                                                ${name}
Supply number                                         1357259348550
`).supplyPoints;
      expect(point.tariffName).toBe(name);
    },
  );

  it('reads how long a contract runs and who is paid, in the words of a contract that is made longer', () => {
    const fields = read(`
New agreement number            BX-20714-2
New term                        40 months
Arranged by                     Quayside Utility Brokers Ltd
Their fee (in the unit rates)   0.18p/kWh

Supply number                   1357259348550
`);
    expect(fields).toMatchObject({ contractTermMonths: 40 });
    expect(fields.supplyPoints).toMatchObject([{ brokerName: 'Quayside Utility Brokers Ltd', brokerUplift: 0.18 }]);
  });
});

it('takes “a day” under a price in large type for its unit, and for no price by day', () => {
  const page = drawPage(`
Supply number     1357259348550

Day               Night             Standing charge

28.15p            18.46p            71.30p
a kWh             a kWh             a day
`);
  for (const word of page.words)
    if (word.text.endsWith('p')) Object.assign(word, { fontSize: 14, y0: word.y0 - 6, bold: true });
  expect(extractContract([page]).fields.supplyPoints).toMatchObject([
    { dayUnitRate: 28.15, nightUnitRate: 18.46, standingCharge: 71.3 },
  ]);
});
