import { readDrawn as read } from '../testing/read.js';

const points = (drawing: string) => read(drawing).supplyPoints;

const SITES = `
Customer                 Thornbury Ceramics Limited

# Your sites

Site            Supply number    Address
Foundry         1357259348550    4 Hope Street, Leeds, LS1 4AP
Head Office     1565984899650    11 Quay Side, Hull, HU1 1NQ
Wharf Store     1133860442325    27 Ferry Road, Southport, PR8 1AA
`;

const RENEWED = [
  { mpanMprn: '1357259348550', unitRate: 24.118, standingCharge: 61.2 },
  { mpanMprn: '1565984899650', unitRate: 25.204, standingCharge: 58.75 },
  { mpanMprn: '1133860442325', unitRate: 23.907, standingCharge: 64.4 },
];

describe('prices of the contract that ends beside those of the one that begins', () => {
  it('reads the new row of each supply point, whose number stands in the old one', () => {
    expect(
      points(`${SITES}
# Prices

Supply number                     Unit rate (p/kWh)    Standing charge (p/day)
1357259348550     You pay now     19.204               52.10
                  From 1 April    24.118               61.20
1565984899650     You pay now     20.118               49.95
                  From 1 April    25.204               58.75
1133860442325     You pay now     18.772               55.05
                  From 1 April    23.907               64.40
`),
    ).toMatchObject(RENEWED);
  });

  it('reads them where the number stands between the two', () => {
    expect(
      points(`${SITES}
# Prices

Supply number                Unit rate (p/kWh)    Standing charge (p/day)
                  Old        19.204               52.10
1357259348550
                  Agreed     24.118               61.20
                  Old        20.118               49.95
1565984899650
                  Agreed     25.204               58.75
                  Old        18.772               55.05
1133860442325
                  Agreed     23.907               64.40
`),
    ).toMatchObject(RENEWED);
  });

  it('reads them where the new row stands first', () => {
    expect(
      points(`${SITES}
# Prices

Supply number                  Unit rate (p/kWh)    Standing charge (p/day)
1357259348550     Proposed     24.118               61.20
                  Existing     19.204               52.10
1565984899650     Proposed     25.204               58.75
                  Existing     20.118               49.95
1133860442325     Proposed     23.907               64.40
                  Existing     18.772               55.05
`),
    ).toMatchObject(RENEWED);
  });

  it('reads the new columns under heads that stand over both', () => {
    expect(
      points(`${SITES}
# Prices

                      Unit rate p/kWh           Standing charge £ per quarter
Supply number         Present      Renewed      Present      Renewed
1357259348550         19.204       24.118       52.10        61.20
1565984899650         20.118       25.204       49.95        58.75
1133860442325         18.772       23.907       55.05        64.40
`),
    ).toMatchObject(
      RENEWED.map((each) => ({
        ...each,
        standingCharge: Math.round(100 * each.standingCharge),
        standingChargeType: 'quarterly',
      })),
    );
  });

  it('reads the table under the heading of the new contract', () => {
    expect(
      points(`${SITES}
# Current prices until 31 March 2027

Supply number         Unit rate (p/kWh)    Standing charge (p/day)
1357259348550         19.204               52.10
1565984899650         20.118               49.95
1133860442325         18.772               55.05

# Renewal prices from 1 April 2027

Supply number         Unit rate (p/kWh)    Standing charge (p/day)
1357259348550         24.118               61.20
1565984899650         25.204               58.75
1133860442325         23.907               64.40
`),
    ).toMatchObject(RENEWED);
  });

  it('in the columns of a ruled table that has a paragraph right under it', () => {
    expect(
      points(`
Supply number              1357259348550

Item                               Your old price          New
------------------------------------------------------------------
Unit price                         19.118 p/kWh            24.204 p/kWh
------------------------------------------------------------------
Standing charge                    51.20 p per day         58.75 p per day
------------------------------------------------------------------
All prices are without VAT and levies, which we add
to all of your bills at the rate of the day we bill.
`),
    ).toMatchObject([{ unitRate: 24.204, standingCharge: 58.75 }]);
  });

  it.each([
    ['Your rate today', 'Blended rate'],
    ['Today’s prices', 'Extended'],
    ['You pay now', 'From this change'],
  ])('beside "%s", whatever the other column is called: %s', (before, after) => {
    const gap = (text: string) => text.padEnd(24);
    expect(
      points(`
Supply number           1357259348550

                        ${gap(before)}${after}
Day                     ${gap('26.204')}21.118 p/kWh
Night                   ${gap('19.870')}15.402 p/kWh
Fixed charge            ${gap('251.20')}258.75p per day
`),
    ).toMatchObject([{ dayUnitRate: 21.118, nightUnitRate: 15.402, standingCharge: 258.75 }]);
  });

  it('takes a change of price for no price', () => {
    const [point] = points(`
Supply number           1357259348550

                        Your rate today         Change
Unit rate               26.204 p/kWh            3.118 p/kWh
`);
    expect(point.unitRate).not.toBe(3.118);
  });
});
