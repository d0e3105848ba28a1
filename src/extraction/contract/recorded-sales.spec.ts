import { readDrawn as read } from '../testing/read.js';

/** A record of a call in two columns, with what is asked in other words. */
const record = (number: string, meter: string, fixed: string) =>
  read(`
# Record of your telephone contract
Recording VC-88-943541 (this is also your contract number) · 3 September 2026, 14:07 · 6 min 52 s

Supplier: Harbour Vale Power Limited, Vale House, 3 Quay Row, Bristol, BS35 2AQ

00:11   Agent       I am Craig, from Tarn Business Services, and I am setting up electricity with
                    Harbour Vale Power for your business. May I have the name of the business?

00:34   Customer    It’s Ottery Barber Shop, I’m Iain Marsh, the owner. Yes.

00:49   Agent       Is the shop, and the place we send the bills to, 61 Gate Lane, Elgin, IV30 9AF?

01:20   Agent       Your supply number ends 955. In full I have ${number}. And ${meter}.

02:40   Agent       The plan is Vale Saver Two. Your price is 26.45 pence for each kilowatt hour, at all
                    times of the day, with a standing charge of 68.90 pence a day. ${fixed}
`);

describe('a record of what was said', () => {
  const paper = record(
    '13, 7585, 8471, 955',
    'the meter has D10C986962 on it',
    'Those do not change before the last day.',
  );

  it('has the number of the contract, and the supply number in the groups in which it is said', () => {
    expect(paper.contractNumber).toBe('VC-88-943541');
    expect(paper.supplyPoints).toMatchObject([
      { mpanMprn: '1375858471955', meterSerialNumber: 'D10C986962', siteAddress: '61 Gate Lane, Elgin, IV30 9AF' },
    ]);
  });

  it('has the plan and its prices, and that they do not change', () => {
    expect(paper.isFixedContract).toBe(true);
    expect(paper.supplyPoints).toMatchObject([{ tariffName: 'Vale Saver Two', unitRate: 26.45, standingCharge: 68.9 }]);
  });

  it('names the broker in full where a line ends within the name', () => {
    const { supplyPoints } = read(`
MPAN     13 7585 8471 955

Sold by: Tarn Business

Agent: I am Craig, from Tarn Business Services, and I am setting up electricity with Harbour Vale Power for you.
`);
    expect(supplyPoints).toMatchObject([{ brokerName: 'Tarn Business Services' }]);
  });

  it('names who sets it up with the supplier', () => {
    expect(paper.supplyPoints).toMatchObject([{ brokerName: 'Tarn Business Services' }]);
  });

  it('has them in other words', () => {
    const { isFixedContract, supplyPoints } = record(
      '13 7585 8471 955',
      'your meter shows D10C986962',
      'These prices will not go up.',
    );
    expect(isFixedContract).toBe(true);
    expect(supplyPoints).toMatchObject([{ meterSerialNumber: 'D10C986962' }]);
  });

  it('names the business of which somebody says that it is it, and nothing else that is said', () => {
    expect(paper.customerName).toBe('Ottery Barber Shop');
  });

  it.each([
    'Aye, I’m looking at it.',
    'Gate wanted 29.9 and 75 pence, so fine.',
    'It is. There’s three of us.',
    'Right.',
  ])('takes no answer for a name: %s', (answer) => {
    expect(read(`\nMPAN     13 7585 8471 955\n\n03:07   Customer    ${answer}\n`).customerName).toBeUndefined();
  });

  it.each(['13, 7585, 8471, 956', '99, 7585, 8471, 955'])('takes no other list of figures for one: %s', (figures) => {
    const { supplyPoints } = record(figures, 'the meter has D10C986962 on it', '');
    expect(supplyPoints.map(({ mpanMprn }) => mpanMprn)).toEqual([undefined]);
  });
});
