import { readDrawn as read } from '../testing/read.js';

const uplifts = (...said: string[]): unknown[] =>
  read(`
 MPAN           13 7585 8471 955
 Unit rate      24.85p per kWh

 MPRN           7301264507
 Unit rate      5.61p per kWh

${said.map((line) => ` ${line}`).join('\n')}
`).supplyPoints.map(({ brokerUplift }) => brokerUplift);

describe('what somebody is paid by the unit, as sentences say it', () => {
  it('reads for whose work it is', () => {
    expect(
      uplifts(
        'The order came through Schoolwise Energy Brokers Ltd, your broker. The unit rates contain 0.25 p/kWh for their work.',
      ),
    ).toEqual([0.25, 0.25]);
    expect(
      uplifts(
        'In each unit rate there is 1.20 p/kWh for Orwell Business Power Brokers Ltd, whom you will know by now.',
      ),
    ).toEqual([1.2, 1.2]);
  });

  it('reads who pays it to whom', () => {
    expect(
      uplifts(
        'The unit price already contains 0.35 pence per kilowatt hour that Regent passes to Castle Utilities Consulting Ltd.',
      ),
    ).toEqual([0.35, 0.35]);
    expect(uplifts('We pay Chancery Lane Energy LLP £0.014 per kWh for introducing you to us this year.')).toEqual([
      1.4, 1.4,
    ]);
    expect(
      uplifts(
        'We are paid by the supplier out of the unit rates, and for this contract that is 0.9p for each kWh you use.',
      ),
    ).toEqual([0.9, 0.9]);
  });

  it('reads what stands behind the prices of both fuels of each of them', () => {
    expect(
      uplifts(
        'They include 0.40 p/kWh on electricity and 0.15 p/kWh on gas which we pay to Northern Lights Ltd for their help.',
      )[0],
    ).toBe(0.4);
  });
});

describe('what stands beside the name of a broker in a list of prices', () => {
  const list = (beside: string) =>
    read(`
 MPAN                                 13 7585 8471 955

 Unit rate                            24.85 p/kWh        for the term
 Standing charge                      61.20 p/day        for the term
 Broker: Quayline Power Advisory      ${beside}
`).supplyPoints;

  it('is its share of them', () => {
    expect(list('0.185 p/kWh        within the unit rate')).toMatchObject([
      { brokerName: 'Quayline Power Advisory', brokerUplift: 0.185, unitRate: 24.85 },
    ]);
  });

  it.each(['61.20 p/day', '12.85 p/kWh', 'since 2019'])(
    'is none where no broker earns so much, or so: %s',
    (beside) => {
      expect(list(beside)[0]).not.toHaveProperty('brokerUplift');
    },
  );
});
