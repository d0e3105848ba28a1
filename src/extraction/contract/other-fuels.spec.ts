import { readDrawn as read } from '../testing/read.js';

const list = (number: string) => `
Customer                      Thornbury Ceramics Limited
${number}

What you pay now - deemed rates from 10 June 2026

                              Unit rate (p/kWh)       Standing charge (p/day)
Electricity deemed supplies   38.12                   285.53
Gas deemed supplies           13.09                   125.09
`;

describe('a price list for both fuels beside the number of one', () => {
  it('reads the row of electricity for an electricity meter', () => {
    const [point] = read(list('MPAN                          1357259348550')).supplyPoints;
    expect(point).toMatchObject({ unitRate: 38.12, standingCharge: 285.53, standingChargeType: 'daily' });
  });

  it('reads the row of gas for a gas meter', () => {
    const [point] = read(list('MPRN                          7301264507')).supplyPoints;
    expect(point).toMatchObject({ unitRate: 13.09, standingCharge: 125.09 });
  });

  it('reads neither where nothing tells which fuel is supplied', () => {
    expect(read(list('')).supplyPoints).toEqual([]);
  });
});

describe('what is said of both fuels', () => {
  const BOTH = `
Customer                      Thornbury Ceramics Limited

Electricity MPAN              1357259348550
Electricity unit rate         27.22p per kWh
Gas MPRN                      7301264507
Gas unit rate                 5.77p per kWh
`;

  it('gives both points a commission for each kWh of one and of the other', () => {
    const { supplyPoints } = read(`${BOTH}
Quayline Energy Brokers Ltd acted as your broker for both fuels and is paid 0.90p for each kWh of electricity and of gas, which is within the unit prices above.
`);
    expect(supplyPoints.map((point) => point.brokerUplift)).toEqual([0.9, 0.9]);
  });

  it('reads the levy where it was named before', () => {
    const { cclRate } = read(`${BOTH}
Prices do not include VAT or the Climate Change Levy. We add VAT at 20% to both fuels, and the levy at 0.801p per kWh on both fuels.
`);
    expect(cclRate).toBe(0.801);
  });
});
