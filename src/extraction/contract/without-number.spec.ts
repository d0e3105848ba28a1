import { readDrawn as read } from '../testing/read.js';

const TERMS = `
# Electricity supply contract

Customer                    Thornbury Ceramics Limited
Site address                12 Quay Side, Hull, HU1 1NQ
Unit rate                   25.5 p/kWh
Standing charge             60 p/day
`;

describe('a supply point without a sound number', () => {
  it('has the prices that are agreed where the paper names no number', () => {
    const { supplyPoints } = read(TERMS);
    expect(supplyPoints).toEqual([
      {
        supplyType: 'electricity',
        siteAddress: '12 Quay Side, Hull, HU1 1NQ',
        unitRate: 25.5,
        standingCharge: 60,
        standingChargeType: 'daily',
      },
    ]);
  });

  it('has the number as it is printed, whatever its check digit says', () => {
    const [point] = read(`${TERMS}MPAN                        13 5725 9348 551\n`).supplyPoints;
    expect(point).toMatchObject({ mpanMprn: '1357259348551', unitRate: 25.5 });
  });

  it('is none beside one that has its number, nor where prices of two fuels are given', () => {
    const number = 'MPAN                        13 5725 9348 550\n';
    expect(read(`${TERMS}${number}`).supplyPoints).toHaveLength(1);
    expect(read(`${TERMS}Gas unit rate               7.5 p/kWh\n`).supplyPoints).toEqual([]);
  });

  it('is none where nothing is agreed', () => {
    expect(
      read('# Electricity supply\n\nCustomer                    Thornbury Ceramics Limited\n').supplyPoints,
    ).toEqual([]);
  });
});
