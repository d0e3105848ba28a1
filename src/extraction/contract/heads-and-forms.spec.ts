import { readDrawn as read } from '../testing/read.js';

const points = (drawing: string) => read(drawing).supplyPoints;

describe('heads of columns and what follows a table', () => {
  it('joins a line of units to the heads that it stands under, apart from them', () => {
    expect(
      points(`
# Meters and prices

Supply number    Address                               Unit rate    Standing charge

                                                       p/kWh        £/quarter

1357259348550    4 Hope Street, Leeds, LS1 4AP         24.118       61.20

1565984899650    11 Quay Side, Hull, HU1 1NQ           25.204       58.75
`),
    ).toMatchObject([
      { mpanMprn: '1357259348550', unitRate: 24.118, standingCharge: 6120, standingChargeType: 'quarterly' },
      { mpanMprn: '1565984899650', unitRate: 25.204, standingCharge: 5875, standingChargeType: 'quarterly' },
    ]);
  });

  it('ends a wide table at the heading of a form', () => {
    expect(
      read(`
# 1. Meters and prices

Supply number    Address                         Unit rate (p/kWh)    Standing charge (p/day)    EAC (kWh)
1357259348550    4 Hope Street, Leeds, LS1 4AP   24.118               61.20                      18,240
1565984899650    11 Quay Side, Hull, HU1 1NQ     25.204               58.75                      20,115

# 2. Agreement

Contract no:        TH5521908            Plan:           Steady 24
Start date:         1 May 2026           End date:       30 April 2028
Payment method:     Direct debit         Customer type:  Business
`),
    ).toMatchObject({
      contractNumber: 'TH5521908',
      contractEndDate: '2028-04-30',
      supplyPoints: [
        { mpanMprn: '1357259348550', unitRate: 24.118, standingCharge: 61.2, estimatedAnnualConsumption: 18240 },
        { mpanMprn: '1565984899650', unitRate: 25.204, standingCharge: 58.75, estimatedAnnualConsumption: 20115 },
      ],
    });
  });

  it('parts a label from its value at dots without a space', () => {
    expect(
      read(`
Supply number    1357259348550
VAT rate:.....................20%
Contract end date:............30 April 2028
`),
    ).toMatchObject({ vatRate: 20, contractEndDate: '2028-04-30' });
  });

  it('leaves out a list of prices that a sentence says are not those of this customer', () => {
    const [point] = points(`
Supply number    1357259348550
Unit rate        24.118p per kWh
Standing charge  61.20p per day

# Price list

Our prices for other customers. These rates do not apply to you.

Kind of meter    p/kWh     p/day
One rate         29.830    95.00
Half-hourly      29.600    310.50
`);
    expect(point).toMatchObject({ unitRate: 24.118, standingCharge: 61.2 });
  });

  it('takes a product with a known word in its name for a value, not for the head of a table', () => {
    expect(
      points(`
Supply number:     1357259348550
Site address:      4 Hope Street, Leeds, LS1 4AP
Meter serial:      E11A20394
Tariff:            Harbour Unit Rate

Charge             Price      Unit
Unit rate          24.118     p/kWh
Standing charge    61.20      p/day
`),
    ).toMatchObject([{ tariffName: 'Harbour Unit Rate', unitRate: 24.118, standingCharge: 61.2 }]);
  });

  it('takes no word of a company for a label', () => {
    expect(
      read(`
Supply number    1357259348550
Unit rate        24.118p per kWh

Brackenmoor Energy Supply Company Limited. Registered office: 12 Harbour Row, Hull, HU1 1NQ. Company number 04417722
`).supplierName,
    ).toBe('Brackenmoor Energy Supply Company Limited');
  });

  it('takes a label with its value for no value of the label left of it', () => {
    expect(
      read(`
Licensed supplier:          Client: Thornbury Ceramics Limited
Tidewater Power Limited     Address for bills: 4 Hope Street, Leeds, LS1 4AP

Supply number               1357259348550
Unit rate                   24.118p per kWh
`),
    ).toMatchObject({ supplierName: 'Tidewater Power Limited', customerName: 'Thornbury Ceramics Limited' });
  });

  it('go on in the second line of a value with a small letter, though that is a label elsewhere', () => {
    const paper = read(`
Non-domestic premises

Parties
Customer         Thornbury Ceramics Limited
Broker           Cornerstone Energy Advisers; £0.0060 per kWh, which is in the unit
                 price
Customer type    A business that is larger than a micro
                 business
MPAN             1357259348550
`);
    expect(paper).toMatchObject({ customerName: 'Thornbury Ceramics Limited', isMicroBusiness: false });
    expect(paper.supplyPoints).toMatchObject([{ brokerName: 'Cornerstone Energy Advisers', brokerUplift: 0.6 }]);
    expect(paper.supplyPoints[0].siteName).toBeUndefined();
  });

  it('end where a heading as large as their own begins the next section', () => {
    expect(
      points(`
# The supplies

Fuel           Address                          MPAN or MPRN       Meter serial    Use a year
Electricity    4 Quay Road, Whitby, YO21 3PU    1798992820854      E14UP30021      18,400 kWh
Gas            4 Quay Road, Whitby, YO21 3PU    664622816          K50454288       203,500 kWh

# The contract prices

Price              Electricity         Gas
Day unit rate      29.838 p/kWh        –
Night unit rate    17.092 p/kWh        –
Unit rate          –                   6.081 p/kWh
Standing charge    £46.16 per month    £34.74 per month
`),
    ).toMatchObject([
      { mpanMprn: '1798992820854', dayUnitRate: 29.838, nightUnitRate: 17.092, standingCharge: 4616 },
      { mpanMprn: '664622816', supplyType: 'gas', unitRate: 6.081, standingCharge: 3474 },
    ]);
  });
});
