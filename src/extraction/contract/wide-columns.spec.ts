import { readDrawn as read } from '../testing/read.js';

const points = (drawing: string) => read(drawing).supplyPoints;

describe('columns, prices and addresses as schedules of sites print them', () => {
  it('gives texts in wide columns to the heads that stand in their middle', () => {
    expect(
      points(`
Customer                 Thornbury Ceramics Limited

# Your sites

                  Site name                              Supply number                       Annual usage
Foundry                                    1357259348550                                             88,400 kWh
Head Office                                1565984899650                                             12,950 kWh
`),
    ).toMatchObject([
      { siteName: 'Foundry', mpanMprn: '1357259348550', estimatedAnnualConsumption: 88400 },
      { siteName: 'Head Office', mpanMprn: '1565984899650', estimatedAnnualConsumption: 12950 },
    ]);
  });

  it('reads rows that are numbered as the sites they list', () => {
    expect(
      points(`
# Your sites

Ref       Supply number    Unit rate (p/kWh)    Standing charge (p/day)
Site 1    1357259348550    24.118               61.20
Site 2    1565984899650    25.204               58.75
Site 3    1133860442325    23.907               64.40
`),
    ).toMatchObject([{ unitRate: 24.118 }, { unitRate: 25.204 }, { unitRate: 23.907 }]);
  });

  it('takes the currency of a standing charge from the end of its label, and thousands parted by blanks as one number', () => {
    expect(
      points(`
MPAN                         1357259348550
Annual usage kWh             162 370
Unit rate p/kWh              24.118
Daily standing charge £      7.24
`),
    ).toMatchObject([{ estimatedAnnualConsumption: 162370, standingCharge: 724, standingChargeType: 'daily' }]);
  });

  it('reads addresses behind their label without it, and what only counts the sites as no name', () => {
    const [one, other] = points(`
# No. 1

Address and postcode Unit 4, Mill Estate, Leeds, LS1 4AP
MPAN                      1357259348550
Unit rate p/kWh           24.118

# No. 2

Address and postcode 11 Quay Side, Hull, HU1 1NQ
MPAN                      1565984899650
Unit rate p/kWh           25.204
`);
    expect(one).toMatchObject({ siteAddress: 'Unit 4, Mill Estate, Leeds, LS1 4AP' });
    expect(other).toMatchObject({ siteAddress: '11 Quay Side, Hull, HU1 1NQ' });
    expect([one.siteName, other.siteName]).toEqual([undefined, undefined]);
  });

  it('parts names from addresses in a list of sites told in sentences', () => {
    expect(
      points(`
a. Foundry, of 4 Hope Street, Leeds, LS1 4AP. Electricity is supplied through MPAN 1357259348550. The unit rate is 24.118p/kWh.

b. Head Office, at 11 Quay Side, Hull, HU1 1NQ. Electricity is supplied through MPAN 1565984899650. The unit rate is 25.204p/kWh.
`),
    ).toMatchObject([
      { siteName: 'Foundry', siteAddress: '4 Hope Street, Leeds, LS1 4AP' },
      { siteName: 'Head Office', siteAddress: '11 Quay Side, Hull, HU1 1NQ' },
    ]);
  });

  it('reads items of a list whose lines break at the number and stand in from their letter, on a page of clauses', () => {
    expect(
      points(`
We agree to supply the premises below and you agree to pay the charges for them under this contract.

a. Foundry, of 4 Hope Street, Leeds, LS1 4AP. Electricity is supplied through MPAN
  1357259348550 (meter K80E99497). Annual consumption is 88,400 kWh. The standing charge
  is 61.20p a day and the unit rate is 24.118p per kWh for all of the units that are used.
b. Head Office, of 11 Quay Side, Hull, HU1 1NQ. Electricity is supplied through MPAN
  1565984899650 (meter K80E99311). Annual consumption is 12,950 kWh. The standing charge
  is 58.75p a day and the unit rate is 25.204p per kWh for all of the units that are used.
`),
    ).toMatchObject([
      { siteName: 'Foundry', estimatedAnnualConsumption: 88400, unitRate: 24.118, standingCharge: 61.2 },
      { siteName: 'Head Office', estimatedAnnualConsumption: 12950, unitRate: 25.204, standingCharge: 58.75 },
    ]);
  });

  it('takes the numbers of rows left of all heads for no labels of a form', () => {
    expect(
      points(`
   Line  Location       Supply number    Unit rate (p/kWh)
01       Foundry        1357259348550    24.118
02       Head Office    1565984899650    25.204
03       Wharf Store    1133860442325    23.907
`),
    ).toMatchObject([{ unitRate: 24.118 }, { unitRate: 25.204 }, { unitRate: 23.907 }]);
  });
});
