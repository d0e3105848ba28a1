import { readDrawn as read } from '../testing/read.js';

describe('fees that are nobody’s', () => {
  it('takes no fee that a supplier adds to the price of the market for what a broker is paid', () => {
    const { supplyPoints } = read(`
 MPAN           13 7585 8471 955
 Price type     Variable. Energy is charged at the day-ahead auction price plus a service fee of £1.15 per MWh. No unit
                rate is agreed.
`);
    expect(supplyPoints[0].brokerUplift).toBeUndefined();
  });

  it('takes no fee that is called the seller’s, whoever else is paid', () => {
    const { supplyPoints } = read(`
 MPAN           13 7585 8471 955
 Price type     Variable

 Energy is charged at the auction price of each hour. The Seller’s service fee is £1.40 per MWh on all of it.

 The Customer is advised by Oakham Utility Partners Ltd, which is paid by the Seller at £0.80 per MWh of what it takes.
`);
    expect(supplyPoints).toMatchObject([{ brokerName: 'Oakham Utility Partners Ltd', brokerUplift: 0.08 }]);
  });

  it('takes it where the paper names a broker', () => {
    const { supplyPoints } = read(`
 MPAN           13 7585 8471 955
 Broker         Oakham Utility Partners Ltd
 Price type     Variable

 Energy is charged at the day-ahead auction price plus a service fee of £1.15 per MWh, which we pay to your broker.
`);
    expect(supplyPoints).toMatchObject([{ brokerName: 'Oakham Utility Partners Ltd', brokerUplift: 0.115 }]);
  });
});

it('takes no margin over an index, which is the supplier’s, for what a broker is paid', () => {
  const [point] = read(`
 MPRN           7465697431

 Contract price. For each month the price of a kWh is the average of the assessments in the month before, plus a margin
 of 0.215 pence. There is no fixed unit price.
`).supplyPoints;
  expect(point).not.toHaveProperty('brokerUplift');
});
