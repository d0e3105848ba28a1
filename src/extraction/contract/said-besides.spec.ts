import { readDrawn as read } from '../testing/read.js';

const NUMBER = ' Supply number                 22 7938 5097 900\n';

describe('what stands beside the words that are known', () => {
  it('takes days beside labels of new prices that are a term apart', () => {
    expect(
      read(`${NUMBER}
 New price takes hold          09/02/27

 New price wears off           08/02/28
`),
    ).toMatchObject({ contractStartDate: '2027-02-09', contractEndDate: '2028-02-08' });
  });

  it('knows a price as fixed by the word before it', () => {
    const sentence = 'You pay 27.63p per kWh. A fixed price – the market can do what it likes.';
    expect(read(`${NUMBER}\n ${sentence}\n`)).toMatchObject({ isFixedContract: true, isMarketRates: false });
  });

  it('knows the band of a price without a word for the price', () => {
    const [point] = read(`${NUMBER}
 Drying in the daytime         41.905 pence per kWh

 Drying at night               33.110 pence per kWh
`).supplyPoints;
    expect(point).toMatchObject({ dayUnitRate: 41.905, nightUnitRate: 33.11 });
  });

  it('hears what has been so since, and how much capacity is priced', () => {
    const sentences = `As we have not heard what you would like to do, you have been on our out-of-contract rates ever since.

 The network asks for capacity reserved, 5.37 pence per kVA per day on 450 kVA.`;
    const [point] = read(`${NUMBER}\n ${sentences}\n`).supplyPoints;
    expect(point).toMatchObject({ isNonContractedRate: true, capacityRate: 5.37, maximumImportCapacity: 450 });
  });
});
