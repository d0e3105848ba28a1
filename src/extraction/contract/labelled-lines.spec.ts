import { readDrawn as read } from '../testing/read.js';

describe('what stands in lines of its own', () => {
  it('reads labels and their values under each other as a list, and not as a paragraph', () => {
    const { supplyPoints, isFixedContract, paymentMethod } = read(`
MPAN                     13 5725 9348 550

Supply product: Harbour Business Saver Fixed
Pricing: Fixed for the whole of the contract period
Method of payment: Direct Debit on the first of the month
`);
    expect(supplyPoints[0].tariffName).toBe('Harbour Business Saver Fixed');
    expect({ isFixedContract, paymentMethod }).toEqual({ isFixedContract: true, paymentMethod: 'direct_debit' });
  });

  it('reads the names of sites over addresses of one line for each part', () => {
    const { supplyPoints } = read(`
Premises             MPAN                Annual kWh    Unit rate (p/kWh)

Net Loft 2           13 5725 9348 550    84,210        24.125
8 Quay Road
Whitby
YO21 3PU

Boat Yard            10 7510 8052 499    91,377        23.480
Unit 3
14 Kiln Lane
Whitby
YO21 3QA
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Net Loft 2', siteAddress: '8 Quay Road, Whitby, YO21 3PU' },
      { siteName: 'Boat Yard', siteAddress: 'Unit 3, 14 Kiln Lane, Whitby, YO21 3QA' },
    ]);
  });

  it('reads what a broker is paid for the services that the prices contain', () => {
    const { supplyPoints } = read(`
MPAN                     13 5725 9348 550
Unit rate                24.125 p/kWh

The unit prices contain 0.65 pence per kWh for the services of Redfern Energy Consultants Limited.
`);
    expect(supplyPoints[0]).toMatchObject({ brokerUplift: 0.65, brokerName: 'Redfern Energy Consultants Limited' });
  });

  it('joins the prices of a site and a fuel where one head asks for the numbers of both fuels', () => {
    const { supplyPoints } = read(`
Site             Supply         Meter point reference    Annual kWh

Net Loft         Electricity    13 5725 9348 550         84,210
Boat Yard        Electricity    10 7510 8052 499         91,377
Net Loft         Gas            7265114203               12,415

# Prices

Fuel           Site            Unit rate (p/kWh)    Standing charge (p/day)
Electricity    Net Loft        24.125               61.20
Electricity    Boat Yard       23.480               58.75
Gas            Net Loft        6.120                30.10
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '1357259348550', unitRate: 24.125, standingCharge: 61.2 },
      { mpanMprn: '1075108052499', unitRate: 23.48, standingCharge: 58.75 },
      { mpanMprn: '7265114203', unitRate: 6.12, standingCharge: 30.1 },
    ]);
  });
});
