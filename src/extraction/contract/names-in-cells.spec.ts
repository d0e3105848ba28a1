import { readDrawn as read } from '../testing/read.js';

describe('names of sites over their addresses in one cell', () => {
  it('are told by all cells of the column, where the postcode follows its town without a comma', () => {
    const { supplyPoints } = read(`
 Supply                                 MPAN                 Use in the past 12 months      Price of a kWh     VAT

 1 Day room                             1798992820854        21,377 kWh                     24.15p             5%
   114 Kilnwood Road, Hexham
   NE46 2QL

 2 Hostel                               1075108052499        18,204 kWh                     23.48p             5%
   8 Old Quay Street, Whitby
   YO21 3PU

 3 Almshouses, landlord                 1357259348550        9,516 kWh                      25.02p             20%
   227 Ferry Lane, Southport
   PR8 1AA
`);
    const street = (text: string): unknown => expect.stringMatching(`^${text}`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Day room', siteAddress: street('114 Kilnwood Road, Hexham') },
      { siteName: 'Hostel', siteAddress: street('8 Old Quay Street, Whitby') },
      { siteName: 'Almshouses, landlord', siteAddress: street('227 Ferry Lane, Southport') },
    ]);
  });

  it('end with the address of the last row, whatever is said right under it', () => {
    const { supplyPoints } = read(`
# Award of gas supply

 Inn and address                                      Meter point ref.     Meter no.             AQ, kWh       Pence per kWh     £ per month

 Quay Inn, 8 Quay Lane, Whitby, YO21 3PU              4471820366           E6S45430980894263     184,210       5.125             21.40
 The Old Ship, 14 Kiln Road, Hexham, NE46 2QL         7719035004           U16238912             91,377        5.480             19.05
 Ferry House, 27 Ferry Street, Southport, PR8 1AA     9244014702           U79309559             120,402       5.233             20.15
 The prices above exclude VAT (20%) and CCL (0.801 pence per kWh). Smell gas? Ring 0800 111 999.
`);
    expect(supplyPoints[2]).toMatchObject({
      siteName: 'Ferry House',
      siteAddress: '27 Ferry Street, Southport, PR8 1AA',
      unitRate: 5.233,
    });
  });

  it('stand over the number of the supply as well, beside the figures of the row', () => {
    const { supplyPoints } = read(`
# Renewal of your contract

Site and meter point                  Usage                  Price now     New price     Charge now     New standing charge

                                      kWh, last 12 months    p/kWh         p/kWh         p/day          p/day

Kiln Works
14 Kiln Road, Hexham, NE46 2QL        21,377                 19.204        24.118        52.10          61.20
17 9899 2820 854

Quay Store
8 Quay Lane, Whitby, YO21 3PU         18,204                 20.118        25.204        49.95          58.75
10 7510 8052 499

Ferry Loft
27 Ferry Street, Southport, PR8 1AA    9,516                 18.772        23.907        55.05          64.40
13 5725 9348 550
`);
    expect(supplyPoints).toMatchObject([
      {
        mpanMprn: '1798992820854',
        siteName: 'Kiln Works',
        previous12MonthsConsumption: 21377,
        unitRate: 24.118,
        standingCharge: 61.2,
      },
      {
        mpanMprn: '1075108052499',
        siteName: 'Quay Store',
        previous12MonthsConsumption: 18204,
        unitRate: 25.204,
        standingCharge: 58.75,
      },
      {
        mpanMprn: '1357259348550',
        siteName: 'Ferry Loft',
        previous12MonthsConsumption: 9516,
        unitRate: 23.907,
        standingCharge: 64.4,
      },
    ]);
  });
});

describe('names of sites before their addresses', () => {
  it('are told by all items of a list that is one text', () => {
    const { supplyPoints } = read(`
The supplier is Crown Gas & Power; its contract number is CGP 2218 604. The places and what is fixed for them:

Amber Heath, Kiln Road, Ripley, Hexham, NE46 2QL: MPAN 17 9899 2820 854, meter E18UP71004,
about 48,200 kWh per annum, standing charge £3.12 per day.
Larch Point, Quay Lane, Sleights, Whitby, YO21 3PU: MPAN 10 7510 8052 499, meter K14W72995,
about 26,700 kWh per annum, standing charge £2.45 per day.
Heron Bank, Ferry Street, Southport, PR8 1AA: MPAN 13 5725 9348 550, meter D17C28785,
about 31,900 kWh per annum, standing charge £3.86 per day.
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Amber Heath', siteAddress: 'Kiln Road, Ripley, Hexham, NE46 2QL', standingCharge: 312 },
      { siteName: 'Larch Point', siteAddress: 'Quay Lane, Sleights, Whitby, YO21 3PU', standingCharge: 245 },
      { siteName: 'Heron Bank', siteAddress: 'Ferry Street, Southport, PR8 1AA', standingCharge: 386 },
    ]);
  });
});
