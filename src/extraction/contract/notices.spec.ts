import { readDrawn as read } from '../testing/read.js';

describe('letters to customers without a contract, and prices that are nobody’s', () => {
  const notice = (prices: string): string => `
Fellbeck Energy Limited

Orchard Bakery Ltd
12 Weavers Row
Leeds
LS9 8AB

Since 3 May 2026, when you became responsible for the premises at 12 Weavers Row, Leeds, LS9 8AB, we have been
supplying electricity there under a deemed contract. The supply number (MPAN) is 22 8615 1572 655.

${prices}
`;

  it.each([
    [
      'behind the prices',
      'For your meter these are 41.15 pence for every kWh used between 7am and midnight, 31.02 pence for every kWh used between midnight and 7am, and a standing charge of 140.5 pence a day.',
    ],
    [
      'on the clock of 24 hours',
      'For your meter these are 31.02p per kWh from 00:30 to 07:30 and 41.15p per kWh from 07:30 to 00:30, with a standing charge of 140.5p per day.',
    ],
    [
      'before the prices',
      'For your meter these are, between 23:00 and 06:00, 31.02p per kWh, between 06:00 and 23:00, 41.15p per kWh, and a standing charge of 140.5p per day.',
    ],
  ])('reads prices of the day and the night by their hours %s', (_, prices) => {
    const { supplyPoints } = read(
      notice(`Until you agree a contract with us, you pay our Business Deemed rates.\n${prices}`),
    );
    expect(supplyPoints).toMatchObject([{ dayUnitRate: 41.15, nightUnitRate: 31.02, standingCharge: 140.5 }]);
    expect(supplyPoints[0].unitRate).toBeUndefined();
  });

  it('takes hours that do not make up a day for no bands', () => {
    const { supplyPoints } = read(
      notice('Our lines are open from 8am to 6pm. You pay 41.15p per kWh for electricity at any time of day.'),
    );
    expect(supplyPoints).toMatchObject([{ unitRate: 41.15 }]);
  });

  it.each(['# Notice of deemed supply terms\n\nDear Sir or Madam,', 'Dear Ms Hale,\n\n# Your new supply terms'])(
    'reads a letter whose subject speaks of terms: %j',
    (head) => {
      const fields = read(`
Fellbeck Gas Limited

Orchard Bakery Ltd
12 Weavers Row
Leeds
LS9 8AB

${head}

We write about the gas supply to your premises at 14 Weavers Row, Leeds, LS9 8AC (meter point reference 3015298702).
From 3 May 2026 the gas is being supplied to you on deemed terms, as no contract has been agreed with you.
You may agree a contract with us or with any other supplier at any time, and without giving us any notice.

Value Added Tax at 20% is charged in addition.
`);
      expect(fields.supplyPoints).toMatchObject([{ mpanMprn: '3015298702', supplyType: 'gas' }]);
    },
  );

  it.each([
    'For information, the average price reached in the previous basket (which ended on 31 March 2026) was 4.31 p/kWh.',
    'The weighted average cost of gas bought for the basket that ended on 31 March 2026 came to 4.31 p/kWh.',
    'The price achieved for customers of this scheme in the year which ended on 31 March 2026 was 4.31p per kWh.',
    'Members may like to know that the last supply period, which began on 1 April 2025, closed at 4.31p per kWh.',
  ])('takes what was reached before for no price of the contract: %s', (sentence) => {
    const { supplyPoints } = read(`
MPRN          3015298702
AQ            74,000 kWh

${sentence}
`);
    expect(supplyPoints[0].unitRate).toBeUndefined();
  });

  it.each([
    'At the start these will be 20% and £0.00811 per kWh.',
    'They are charged at 0.811p per kWh and 20%.',
    'We add 20% and 0.811p per kWh.',
  ])('reads the rates of the two taxes, each by its unit: %s', (sentence) => {
    expect(
      read(`
MPAN          22 8615 1572 655
Our charges do not include the Climate Change Levy and Value Added Tax, which are payable on top. ${sentence}
`),
    ).toMatchObject({ vatRate: 20, cclRate: 0.811 });
  });

  it('takes a percentage beside a price for no tax where no tax is named', () => {
    const fields = read(`
MPAN          22 8615 1572 655
The charges may rise by no more than 5% and 0.5p per kWh in any year of the contract.
`);
    expect(fields.vatRate).toBeUndefined();
    expect(fields.cclRate).toBeUndefined();
  });

  it('takes the name of a domain for no word of an example', () => {
    const { supplyPoints } = read(`
MPAN          22 8615 1572 655

You can write to help@fellbeck.example and you pay 26.41p per kWh for the electricity that you use.
`);
    expect(supplyPoints).toMatchObject([{ unitRate: 26.41 }]);
  });

  it.each([
    ['Now (deemed)', 'If you sign a 1-year contract'],
    ['Now (deemed)', 'When you sign a 2-year contract'],
  ])('reads what is paid without a contract beside what could be had: %s | %s', (own, offer) => {
    const { supplyPoints } = read(`
Fellbeck Energy Limited

Since 3 May 2026 we have been supplying electricity at 12 Weavers Row, Leeds, LS9 8AB under a deemed contract.

Supply number                 Rate             ${own.padEnd(32)}${offer}

MPAN 22 8615 1572 655         Day              ${'41.15p/kWh'.padEnd(32)}26.90p/kWh
                              Night            ${'31.02p/kWh'.padEnd(32)}17.20p/kWh
                              Daily charge     ${'£1.64'.padEnd(32)}£0.58
`);
    expect(supplyPoints).toMatchObject([{ dayUnitRate: 41.15, nightUnitRate: 31.02, standingCharge: 164 }]);
  });
});
