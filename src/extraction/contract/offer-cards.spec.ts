import { readDrawn as read } from '../testing/read.js';

/** Offers side by side, each in a column of its own without labels before it. */
const CARDS = `
    Option A                      Option B                      Option C

    12 months                     24 months                     36 months
    25.098 p/kWh                  24.371 p/kWh                  25.366 p/kWh
    97.97 p/day standing charge   88.20 p/day standing charge   157.17 p/day standing charge

    to 29-Feb-2028                to 28-Feb-2029                to 28-Feb-2030
`;

describe('offers that are cards side by side', () => {
  it.each([
    ['a ticked name elsewhere', `${CARDS}\n\n\n\nWe accept: ☐ Option A ☒ Option B ☐ Option C\n`],
    ['a sentence', `${CARDS}\n\n\nCalder Vale Joinery Ltd accepts Option B and signs for it below.\n`],
    [
      'a word in the card, with "not" in the others',
      CARDS.replace(
        /(to 29-Feb-2028.*\n)/,
        '$1    ☐ Not chosen                  ☑ Chosen by customer          ☐ Not chosen\n',
      ),
    ],
  ])('takes the one that is told by %s', (_, offers) => {
    const { supplyPoints, ...contract } = read(`
# Your electricity quotation
Starting on 01-Mar-2027 at the prices that you choose.
${offers}
MPAN            1971497024097
Property        14 Lantern Street, Crawley, RH11 5SN
`);
    expect(contract).toMatchObject({ contractStartDate: '2027-03-01', contractEndDate: '2029-02-28' });
    expect(contract).toMatchObject({ contractTermMonths: 24 });
    expect(supplyPoints).toMatchObject([{ unitRate: 24.371, standingCharge: 88.2 }]);
  });

  it('takes none where nothing tells which', () => {
    const { supplyPoints, ...contract } = read(`
# Your electricity quotation
${CARDS}
MPAN            1971497024097
`);
    expect(contract).not.toHaveProperty('contractTermMonths');
    expect(supplyPoints[0]).not.toHaveProperty('unitRate');
    expect(supplyPoints[0]).not.toHaveProperty('standingCharge');
  });
});

/** The same labels in each card, which give the units. */
const LABELLED = `
        Tern Easy One                        Tern Easy Two                        Tern Easy Three

 Fixed for               12 months    Fixed for               24 months    Fixed for               36 months
 Standing charge      80.41p a day    Standing charge      84.43p a day    Standing charge      90.06p a day
 Day price per kWh          27.85p    Day price per kWh          26.80p    Day price per kWh          26.27p
 Night price per kWh        17.27p    Night price per kWh        16.62p    Night price per kWh        16.29p
`;
const TICKS = `
 ☐ I choose this plan                 ☒ I choose this plan                 ☐ I choose this plan
`;
const inPounds = LABELLED.replace(/(\d\d)\.(\d\d)p a day/g, '£0.$1$2 a day').replace(/\b(\d\d)\.(\d\d)p/g, ' £0.$1$2');
const single = LABELLED.replace(/\n Night.*/, '').replace(/ Day price per kWh/g, ' Price per kWh    ');

describe('offers that are cards with the same labels', () => {
  const paperOf = (offers: string): string => `
# Price card and agreement

MPAN            1971497024097
${offers}
`;
  const day = { dayUnitRate: 26.8, nightUnitRate: 16.62, standingCharge: 84.43 };

  it.each([
    ['a tick under it', LABELLED + TICKS, day],
    ['its name elsewhere', `${LABELLED}\n\n\n\nPlan chosen: Tern Easy Two\n`, day],
    ['a tick, with prices in pounds', inPounds + TICKS, day],
    ['a tick, with one price for all hours', single + TICKS, { unitRate: 26.8, standingCharge: 84.43 }],
  ])('takes the one that is told by %s', (_, offers, prices) => {
    const { supplyPoints, contractTermMonths } = read(paperOf(offers));
    expect(contractTermMonths).toBe(24);
    expect(supplyPoints).toMatchObject([prices]);
  });

  it('takes none where nothing tells which', () => {
    const { supplyPoints, contractTermMonths } = read(paperOf(LABELLED + TICKS.replace('☒', '☐')));
    expect(contractTermMonths).toBeUndefined();
    expect(Object.keys(supplyPoints[0]).sort()).toEqual(['mpanMprn', 'supplyType']);
  });

  it('keeps all cards where each is of a supply of its own', () => {
    const { supplyPoints } = read(`
# Your prices

 MPAN           17 9899 2820 854      MPRN                  7033399027
 Standing charge    80.41p a day      Standing charge     34.43p a day
 Price per kWh            27.85p      Price per kWh              6.80p

 ☒ I agree                            ☐ I do not agree
`);
    expect(supplyPoints).toMatchObject([
      { unitRate: 27.85, standingCharge: 80.41 },
      { unitRate: 6.8, standingCharge: 34.43 },
    ]);
  });
});

/** A schedule with columns for each length of contract, and two things under each other in its second column. */
const columnsWith = (marks: string): string => `
# Fixed business gas: your prices
                                                        12 months               24 months               36 months
${marks}

Site               MPRN / meter        AQ kWh           p/kWh      £/day        p/kWh      £/day        p/kWh      £/day

Ravens Lodge       7033399027          254,573          5.747      3.5487       5.557      3.6137       5.437      3.6812
                   M025A84961710

Beech House        9673160006          498,030          6.248      3.4794       6.058      3.5444       5.938      3.6119
                   M025A72827095
`;

describe('offers that have columns of their own in a schedule', () => {
  const chosen = columnsWith(
    '                                                        ☐                       ☒ CHOSEN                ☐',
  );

  it('takes the columns under the mark', () => {
    expect(read(chosen).supplyPoints).toMatchObject([
      { mpanMprn: '7033399027', unitRate: 5.557, standingCharge: 361.37 },
      { mpanMprn: '9673160006', unitRate: 6.058, standingCharge: 354.44 },
    ]);
  });

  it('takes none without a mark', () => {
    for (const point of read(columnsWith('')).supplyPoints) expect(point).not.toHaveProperty('unitRate');
  });

  it('gives a meter to the number that it stands under, in a column of both', () => {
    expect(read(chosen).supplyPoints.map((point) => point.meterSerialNumber)).toEqual([
      'M025A84961710',
      'M025A72827095',
    ]);
  });
});

it('reads a length of time with a remark behind it', () => {
  const { contractTermMonths } = read(`
# Contract
Number          VE-6531275
Starts          1 October 2026

Term 24 months (see the box below)
MPAN            1971497024097
`);
  expect(contractTermMonths).toBe(24);
});

it('takes no length of time for the contract’s that says how long something else was', () => {
  expect(
    read(`
# Contract
Start date      01/06/2025
End date        31/05/2026                    What you used

MPAN            1971497024097                 12 months

                                              32,138 kWh
`),
  ).not.toHaveProperty('contractTermMonths');
});
