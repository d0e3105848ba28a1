import { readDrawn as read } from '../testing/read.js';

describe('charges of third parties beside the prices of a supply', () => {
  it('does not take what is passed through for the kind of all prices, and takes a monthly charge with what is in it', () => {
    const fields = read(`
Supply number (MPAN)   13 7585 8471 955

Contract charges                                       Rate            Unit

Energy, day (07:00 to midnight)                        16.481          p/kWh

Energy, night (midnight to 07:00)                      11.270          p/kWh

Monthly fixed charge (metering, settlement)            84.20           £ per month

Transmission (TNUoS) residual charge                   pass-through    at cost

Balancing (BSUoS), RO, FiT                             pass-through    at cost


The energy rates and the fixed charge are fixed from the first day to the last.
`);
    expect(fields).toMatchObject({ isFixedContract: true, isMarketRates: false });
    expect(fields.supplyPoints).toMatchObject([
      { dayUnitRate: 16.481, nightUnitRate: 11.27, standingCharge: 8420, standingChargeType: 'monthly' },
    ]);
  });

  it('takes no charge for metering alone for the standing charge', () => {
    const [point] = read(`
Supply number (MPAN)   13 7585 8471 955

Contract charges                     Rate            Unit

Energy, all hours                    16.481          p/kWh

Metering charge, fixed               84.20           £ per month
`).supplyPoints;
    expect(point).toMatchObject({ unitRate: 16.481 });
    expect(point.standingCharge).toBeUndefined();
  });

  it.each([['p per kVA per day'], ['pence per kVA per day'], ['p/kVA/day']])(
    'reads a capacity charge by its unit: %s',
    (unit) => {
      const [point] = read(`
MPAN                 13 7585 8471 955
Day units, p         23.87
Night units, p       16.33
kVA reserved         85
${unit.padEnd(20)} 4.55
`).supplyPoints;
      expect(point).toMatchObject({ dayUnitRate: 23.87, maximumImportCapacity: 85, capacityRate: 4.55 });
    },
  );
});

describe('prices that a clause gives for each meter', () => {
  it.each([['per meter point per month'], ['a month'], ['per supply point, per month'], ['per site per month']])(
    'has a standing charge %s',
    (per) => {
      const { supplyPoints } = read(`
The Contract Price is 4.812 pence per kWh at every meter point, with a standing charge of £26.36 ${per}.

MPRN              Meter              AQ, kWh a year
4714359892        K03347831D6        66,235
9308725007        E016K0925104       41,870
`);
      expect(supplyPoints).toMatchObject([
        { unitRate: 4.812, standingCharge: 2636, standingChargeType: 'monthly' },
        { unitRate: 4.812, standingCharge: 2636, standingChargeType: 'monthly' },
      ]);
    },
  );
});

describe('a broker and its commission in sentences', () => {
  it.each([
    ['The Customer has appointed Brackwater Energy Brokers LLP as its energy broker to instruct trades.'],
    ['The Customer appoints Brackwater Energy Brokers LLP as its broker.'],
    ['You were referred to us by the broker Brackwater Energy Brokers LLP.'],
  ])('%s', (sentence) => {
    const [point] = read(`
MPAN: 13 7585 8471 955

${sentence}
The Supplier adds 0.042 pence per kWh to the Energy Price and pays it to the broker.
`).supplyPoints;
    expect(point).toMatchObject({ brokerName: 'Brackwater Energy Brokers LLP', brokerUplift: 0.042 });
  });
});
