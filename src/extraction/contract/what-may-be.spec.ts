import { readDrawn as read } from '../testing/read.js';

describe('prices that are nobody’s, or of what may come', () => {
  it('takes what a clause allows for a levy for no uplift', () => {
    const [point] = read(`
MPAN             17 9899 2820 854
Unit rate        24.125 p/kWh
Standing charge  51.20 p/day


9 Third party charges                               10 Law

If a new levy or a change in network charges        The law of England and Wales applies here, and
raises our costs by more than 0.12p per kWh         for premises in Scotland that of Scotland.
we may adjust the prices after 40 days' notice.
`).supplyPoints;
    expect(point).toMatchObject({ unitRate: 24.125 });
    expect(point.brokerUplift).toBeUndefined();
  });

  it.each([
    ['With no new\nagreement you go on to our out of contract tariff, which on the date of print was 47.20p per'],
    ['Gas and power\ngo on then under our out of contract tariff, which on the date of print was 47.20p per'],
  ])('takes what comes after the contract for no price of this one: %s', (sentence) => {
    const [point] = read(`
MPRN             4812293605
Standing charge  29.37 p/day

Around 80 days before the fixed period finishes we will write with renewal terms. ${sentence}
kWh (electricity) or 13.95p per kWh (gas) with 170.00p per day.
`).supplyPoints;
    expect(point).toMatchObject({ standingCharge: 29.37 });
    expect(point.unitRate).toBeUndefined();
  });

  it.each([
    ['Compare: under the price cap from 1 May 2026, typical prices are 26.1p a kWh by day and 15.2p a kWh by night.'],
    ['Typical direct debit prices are 26.1p a kWh by day and 15.2p a kWh by night from 1 May 2026.'],
  ])('takes what others pay for no price of this supply: %s', (sentence) => {
    const [point] = read(`
MPAN              17 9899 2820 854
Unit rate         24.125 p/kWh
Standing charge   51.20 p/day

${sentence}
`).supplyPoints;
    expect(point).toMatchObject({ unitRate: 24.125 });
    expect(point.dayUnitRate).toBeUndefined();
    expect(point.nightUnitRate).toBeUndefined();
  });

  it('takes the least and the most that others pay for no uplift of this contract', () => {
    const [point] = read(`
# How we are paid for your order

The unit rate in your order contains 1.30 pence for each kWh, which the supplier pays to us.

You can compare: in our contracts of last year the lowest uplift was 0.25 p/kWh and the highest 1.90 p/kWh.

MPAN             17 9899 2820 854
Unit rate        24.125 p/kWh
`).supplyPoints;
    expect(point.brokerUplift).toBe(1.3);
  });
});

describe('a deemed contract', () => {
  it('reads its own prices, and not what a contract would cost', () => {
    const fields = read(`
You are using gas without a contract

Since when?
You moved in on 6 May 2025. From that day a deemed contract between you and us has been in force.

What do you pay?
Our Deemed Shop Gas prices: 11.914p for each kWh and £1.94 for each day. They are variable: we look at them
every quarter.

Could you pay less?
Yes. Our two-year fixed price for a meter like yours was 6.41p a kWh with £1.02 a day on the date of this letter.

MPRN   4812293605
`);
    expect(fields).toMatchObject({ isFixedContract: false, isMarketRates: true });
    expect(fields.contractTermMonths).toBeUndefined();
    expect(fields.supplyPoints).toMatchObject([
      { isNonContractedRate: true, unitRate: 11.914, standingCharge: 194, standingChargeType: 'daily' },
    ]);
  });
});

describe('a commission for each fuel', () => {
  it.each([
    ['0.42 p/kWh on every electricity supply and 0.17 p/kWh on every gas supply'],
    ['0.42 p/kWh on each electricity meter and 0.17 p/kWh on each gas meter'],
    ['0.42 p/kWh on all electricity and 0.17 p/kWh on all gas'],
  ])('is that of the supplies of the fuel: %s', (shares) => {
    const { supplyPoints } = read(`
Site             MPAN or MPRN           Unit rate (p/kWh)     Standing charge (p/day)

Press Hall       17 9899 2820 854       24.125                51.20

Press Hall       4812293605             6.301                 33.10

Weir Advisory Limited arranged this contract. Its commission is ${shares} and
is contained in the unit rates.
`);
    expect(supplyPoints).toMatchObject([
      { supplyType: 'electricity', brokerUplift: 0.42 },
      { supplyType: 'gas', brokerUplift: 0.17 },
    ]);
  });
});
