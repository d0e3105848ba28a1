import { readDrawn as read } from '../testing/read.js';

describe('numbered forms of a seller of gas', () => {
  const fields = read(`
1      Buyer's full name                     Crown Forge Club
3      Buyer's account no. with us           44711/08
6      Gas to flow from (06:00 hours)        20 . 04 . 2027
7      Last day of gas                       19 . 04 . 2028
8      Price structure                       FIXED PRICE, NOT INDEXED
9      Scheme                                FORGE SAVER 12
12     Allowance for Direct Debit            3.0 % OFF NET GAS CHARGES
21     Meter point reference                 4714359892
24     Commodity and transport, per kWh      6.5700 p
26     Last actual index and date            79134          16 . 02 . 2027
41     Payable to introducer, per kWh, in the price          0.42 p

Gas bought after the last day, without a new agreement, is charged at our Standby Rate, which on the date of printing
is 13.950 p/kWh with 250.00 p/day.
`);

  it('give the days over printed marks, the account, and fixed prices though a meter has an index', () => {
    expect(fields).toMatchObject({
      supplierAccountNumber: '44711/08',
      contractStartDate: '2027-04-20',
      contractEndDate: '2028-04-19',
      isFixedContract: true,
    });
  });

  it('give the price of the term and none of what is bought after it', () => {
    expect(fields.supplyPoints).toMatchObject([
      { tariffName: 'FORGE SAVER 12', unitRate: 6.57, directDebitDiscount: 3, brokerUplift: 0.42 },
    ]);
    expect(fields.supplyPoints[0].standingCharge).toBeUndefined();
  });
});
