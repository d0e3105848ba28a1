import { readDrawn as read } from '../testing/read.js';

const points = (drawing: string) => read(drawing).supplyPoints;

describe('narrow cells and columns that nearly touch', () => {
  it('reads a supply number that its cell breaks into several lines', () => {
    expect(
      points(`
Site         Foundry                 Electricity    03 801
name                                 supply         201 13
                                     number         5725
                                                    9348 550

Unit rate    24.118p per kWh         Standing       61.20p per day
                                     charge
`),
    ).toMatchObject([{ mpanMprn: '1357259348550', unitRate: 24.118, standingCharge: 61.2 }]);
  });

  it('ends a name with its legal form in the next line, where more is said in brackets', () => {
    expect(
      points(`
MPAN         1357259348550           Unit rate      24.118p per kWh
VAT rate     20%                     Broker         Hollowell Utility Brokers
                                                    Ltd (1.10p/kWh in the
                                                    unit price)
`),
    ).toMatchObject([{ brokerName: 'Hollowell Utility Brokers Ltd', unitRate: 24.118 }]);
  });

  it.each(['500 kVA', '1,200 kVA', '3,668 MWh'])('takes no figure with its unit for a number: %s', (amount) => {
    const fields = read(`
Our contract ID                      ${amount}

MPAN         1357259348550           Unit rate      24.118p per kWh
`);
    expect(fields).not.toHaveProperty('contractNumber');
  });

  it('keeps whole numbers under each other apart', () => {
    expect(
      points(`
Supply number    Unit rate (p/kWh)
1357259348550    24.118
1565984899650    25.204
`),
    ).toMatchObject([
      { mpanMprn: '1357259348550', unitRate: 24.118 },
      { mpanMprn: '1565984899650', unitRate: 25.204 },
    ]);
  });

  it('parts a column of figures at its right edge from units at their left edge', () => {
    expect(
      points(`
Supply number    1357259348550

Charge                 Previous price  Contract price Unit
Standing charge            55.490               61.20 pence per day
Day unit rate              26.310              24.118 p/kWh
Night unit rate            18.020              16.205 p/kWh
`),
    ).toMatchObject([{ standingCharge: 61.2, dayUnitRate: 24.118, nightUnitRate: 16.205 }]);
  });

  it('reads units without a slash in a column of their own', () => {
    expect(
      points(`
Supply number    1357259348550

Charge                                                         Price        Unit
Standing charge                                                61.20        ppd
Day units                                                      24.118       ppkWh
Night units                                                    16.205       ppkWh
`),
    ).toMatchObject([{ standingCharge: 61.2, dayUnitRate: 24.118, nightUnitRate: 16.205 }]);
  });

  it('parts a label from its value at dots that stand apart', () => {
    expect(
      read(`
Supply number . . . . . . . 1357259348550
Contract end . . . . . . . . 30 April 2028
Agreement no. . . . . . . . TH5521908
`),
    ).toMatchObject({ contractEndDate: '2028-04-30', contractNumber: 'TH5521908' });
  });

  it('reads the supplier of whose registered office a foot line tells', () => {
    expect(
      read(`
Supply number    1357259348550
Unit rate        24.118p per kWh

Registered office of Tidewater Power Limited: 12 Harbour Row, Hull, HU1 1NQ. Company number 04417722
`),
    ).toMatchObject({ supplierName: 'Tidewater Power Limited', supplierAddress: '12 Harbour Row, Hull, HU1 1NQ' });
  });

  it('gives a short last line to the column of the lines over it, off a head in the middle', () => {
    expect(
      points(`
-----------------------------------------------------------------------------------------------------------
      Site               Premises             MPRN         AQ kWh     Rate p/kWh    Standing p/day
-----------------------------------------------------------------------------------------------------------
1   Fish          12 Harbour Road,            7265114203   42,150     5.441         117.28
    Market        Whitby, YO21
                  1DH
-----------------------------------------------------------------------------------------------------------
2   Ice           Unit 4, Slipway             6905044350   97,990     6.281         54.95
    Store         Lane, Whitby,
                  YO22 4AB
-----------------------------------------------------------------------------------------------------------
    Smoke         8 Pier Road, Whitby,
3   House         YO21 3PU                    8124840187   22,516     5.843         31.71
-----------------------------------------------------------------------------------------------------------
4   Net Loft      Old Wharf, Whitby,          3777567141   19,461     6.218         76.26
                  YO22 4EU
-----------------------------------------------------------------------------------------------------------
`),
    ).toMatchObject([
      { mpanMprn: '7265114203', siteName: 'Fish Market', siteAddress: '12 Harbour Road, Whitby, YO21 1DH' },
      { mpanMprn: '6905044350', siteName: 'Ice Store', siteAddress: 'Unit 4, Slipway Lane, Whitby, YO22 4AB' },
      { mpanMprn: '8124840187', siteName: 'Smoke House', siteAddress: '8 Pier Road, Whitby, YO21 3PU' },
      { mpanMprn: '3777567141', siteName: 'Net Loft', siteAddress: 'Old Wharf, Whitby, YO22 4EU' },
    ]);
  });
});
