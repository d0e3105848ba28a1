import { readDrawn as read } from '../testing/read.js';

describe('a row that an arrow marks', () => {
  it.each(['➜', '►', '☞'])('is the one of this customer among others: %s', (arrow) => {
    const [point] = read(`
Supply number                  13 7585 8471 955

Your row is marked with an arrow. p/kWh and p/day, before VAT at 20%.

Rate code and meter                     Standing charge    All hours     Day      Night
D3   Profile 03, one rate               158.00             44.90         –        –
${arrow} D4 Profile 04, two rates              172.50             –             46.20    33.15
D5   Profiles 05 to 08                  410.00             45.75         –        –
DH   Half-hourly                        990.00             –             47.10    38.60
`).supplyPoints;
    expect(point).toMatchObject({ dayUnitRate: 46.2, nightUnitRate: 33.15, standingCharge: 172.5 });
    expect(point.unitRate).toBeUndefined();
  });
});
