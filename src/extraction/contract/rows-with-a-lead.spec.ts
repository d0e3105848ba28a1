import { readDrawn as read } from '../testing/read.js';

const points = (drawing: string) => read(drawing).supplyPoints;

const annex = (leads: readonly string[]) => `
# Annex A Meters

              Premises                                    MPAN                     Forecast (kWh per annum)
${leads[0].padEnd(14)}4 Hope Street, Leeds, LS1 4AP               13 5725 9348 550         1,204,551
${leads[1].padEnd(14)}11 Quay Side, Hull, HU1 1NQ                 15 6598 4899 650         2,310,440
${leads[2].padEnd(14)}27 Ferry Road, Southport, PR8 1AA           11 3386 0442 325         3,118,902
`;

describe('rows with a number before all columns', () => {
  it.each([[['A1', 'A2', 'A3']], [['SP-01', 'SP-02', 'SP-03']], [['1.', '2.', '3.']]])(
    'are those that another table refers to: %s',
    (leads) => {
      expect(
        points(`${annex(leads)}

# Annex B Charges

Point         Standing charge, £ per day                  Availability charge, p/kVA/day
${leads[0].padEnd(14)}5.46                                        4.070
${leads[1].padEnd(14)}12.86                                       5.882
${leads[2].padEnd(14)}11.08                                       7.678
`),
      ).toMatchObject([
        { mpanMprn: '1357259348550', standingCharge: 546 },
        { mpanMprn: '1565984899650', standingCharge: 1286 },
        { mpanMprn: '1133860442325', standingCharge: 1108 },
      ]);
    },
  );

  it.each(['Point', 'Ref.', 'Line'])('may have one thing said of each, under a head of its own: %s', (head) => {
    expect(
      points(`${annex(['A1', 'A2', 'A3'])}

# Annex B Charges

${head.padEnd(46)}Daily fixed charge, £ per day
A1                                            6.32
A2                                            14.66
A3                                            12.06
`),
    ).toMatchObject([{ standingCharge: 632 }, { standingCharge: 1466 }, { standingCharge: 1206 }]);
  });
});

describe('figures of two fuels beside one label', () => {
  it.each([
    '0.75 p/kWh power, 0.40 p/kWh gas',
    '0.40 p/kWh (gas), 0.75 p/kWh (electricity)',
    'Electricity 0.75 p/kWh, gas 0.40 p/kWh',
    'Gas: 0.40 p/kWh; power: 0.75 p/kWh',
  ])('are each of its own: %s', (text) => {
    expect(
      points(`
Broker fee in unit price      ${text}

Fuel          Supply number      Address                            Unit rate (p/kWh)
Electricity   1357259348550      4 Hope Street, Leeds, LS1 4AP      24.118
Gas           7465697431         4 Hope Street, Leeds, LS1 4AP      6.204
`),
    ).toMatchObject([{ brokerUplift: 0.75 }, { brokerUplift: 0.4 }]);
  });
});
