import { readDrawn as read } from '../testing/read.js';

describe('whose prices they are', () => {
  it('reads charges line by line: a name, an amount, and its unit in a cell of its own or at the head', () => {
    const { supplyPoints, ...contract } = read(`
 MPAN           13 7585 8471 955

 Charge                 Applies               Pence       Per
 Day units              0700-2400 hrs         24.92       kWh
 Night units            0000-0700 hrs         13.64       kWh
 Standing charge        every day            155.97       day
 Climate change levy    all units             0.827       kWh
 Reactive power         excess                0.290       kVArh
`);
    expect(contract.cclRate).toBe(0.827);
    expect(supplyPoints[0]).toMatchObject({
      dayUnitRate: 24.92,
      nightUnitRate: 13.64,
      standingCharge: 155.97,
      standingChargeType: 'daily',
    });
    expect(supplyPoints[0]).not.toHaveProperty('unitRate');
  });

  it('gives nothing where several offers stand under each other and none is taken', () => {
    const { supplyPoints } = read(`
 Supply number     MPRN 7409912

 Offer      Term          Unit rate p/kWh     Standing charge p/day
 A          12 months     8.7333              49.36
 B          24 months     8.2234              70.51
 C          48 months     8.0672              84.61
`);
    expect(supplyPoints[0]).not.toHaveProperty('unitRate');
    expect(supplyPoints[0]).not.toHaveProperty('standingCharge');
  });

  it('takes the offer whose term is that of the contract', () => {
    const { supplyPoints } = read(`
 Supply number     MPRN 7409912
 Start date        1 January 2027
 End date          31 December 2028

 Offer      Term          Unit rate p/kWh     Standing charge p/day
 A          12 months     8.7333              49.36
 B          24 months     8.2234              70.51
 C          48 months     8.0672              84.61
`);
    expect(supplyPoints[0]).toMatchObject({ unitRate: 8.2234, standingCharge: 70.51 });
  });

  it('leaves prices for comparison, without a contract and after it aside', () => {
    const { supplyPoints } = read(`
 Supply number     MPRN 7409912
 Unit rate         7.104p per kWh
 Daily charge      45.20p

# How a fixed contract compares
 Tariff            Unit rate p/kWh      p/day
 1 year fixed      6.36                 33.49
 1 year saver      6.36                 33.49

After the term we may charge our variable rates, which are at present 11.9 pence per kWh for all gas you use.
`);
    expect(supplyPoints[0]).toMatchObject({ unitRate: 7.104, standingCharge: 45.2 });
  });

  it('looks up the band of each supply in the list of bands', () => {
    const { supplyPoints } = read(`
 Band    Metering        Unit rate p/kWh     Standing charge p/day
 A       small           25.165              52.85
 B       large           23.657              131.82

 Supply address                    MPAN                Band
 1 High Street, Leeds LS1 4DY      13 7585 8471 955    B
 2 Low Street, Leeds LS2 7AB       22 0141 4141 410    A
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '1375858471955', unitRate: 23.657, standingCharge: 131.82 },
      { mpanMprn: '2201414141410', unitRate: 25.165, standingCharge: 52.85 },
    ]);
  });

  it('reads numbered facts, and leaves what comes after the contract aside', () => {
    const fields = read(`
 7.  Supply number (MPAN)         13 7585 8471 955
 9.  How long it lasts            24 months, from 1 June 2026 to 31 May 2028
 11. What you pay for each unit   27.41p per kWh
 12. Standing charge              58.20p per day
 18. After the contract           Our variable rates apply, now 41.20p per kWh and 95p per day
 19. Broker                       Silverline Energy Consultants Ltd, whose fee of 0.60p per kWh is in your unit price
`);
    expect(fields).toMatchObject({
      contractStartDate: '2026-06-01',
      contractEndDate: '2028-05-31',
      contractTermMonths: 24,
      supplyPoints: [
        {
          unitRate: 27.41,
          standingCharge: 58.2,
          brokerName: 'Silverline Energy Consultants Ltd',
          brokerUplift: 0.6,
        },
      ],
    });
  });

  it('sends the bills to the supply address where the paper says so', () => {
    const fields = read(`
 Supply number     MPRN 7409912
 Supply address    14 Mill Lane, Kettering NN15 6XX
 Bills to          Same as the supply address
`);
    expect(fields.billingAddress).toBe('14 Mill Lane, Kettering NN15 6XX');
  });

  it('reads a fuel and its price in a list', () => {
    const { supplyPoints } = read(`
• Price type: Fixed for 12 months
• Electricity: 23.69p/kWh
• Standing charge: 54.39p/day
• MPAN: 17 9899 2820 854
`);
    expect(supplyPoints[0]).toMatchObject({ unitRate: 23.69, standingCharge: 54.39 });
  });

  it('parts a price from the hours before it, where type of one width leaves a word space between them', () => {
    const { supplyPoints } = read(
      `
MPAN   17 9899 2820 854

CHARGE            TIMES                          RATE   UNIT

DAY               07:00-24:00 EXC. PEAK       29.8695   P/KWH
WINTER PEAK       NOV-FEB MON-FRI 16:00-20:00 37.9088   P/KWH
NIGHT             00:00-07:00 ALL DAYS        17.9572   P/KWH
`,
    );
    expect(supplyPoints[0]).toMatchObject({ dayUnitRate: 29.8695, nightUnitRate: 17.9572 });
  });
});
