import { readDrawn as read } from '../testing/read.js';

describe('rows of charges beside the number of their supply point', () => {
  it('reads a number in the middle beside its two charges, each with its unit', () => {
    const { supplyPoints } = read(`
 Site address                        Supply number        Annual kWh     Charge type         Price

 3 Kiln Lane, Whitby, YO21 3QA                                           Unit charge         7.125p / kWh
                                     4471820366           84,210
                                                                         Standing charge     £1.42 a day

 8 Quay Road, Whitby, YO21 3PU                                           Unit charge         6.480p / kWh
                                     7719035               91,377
                                                                         Standing charge     £0.97 a day
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '4471820366', unitRate: 7.125, standingCharge: 142, standingChargeType: 'daily' },
      { mpanMprn: '7719035', unitRate: 6.48, standingCharge: 97, standingChargeType: 'daily' },
    ]);
    expect(supplyPoints[0].estimatedAnnualConsumption).toBe(84210);
    expect(supplyPoints[1].siteAddress).toBe('8 Quay Road, Whitby, YO21 3PU');
  });

  it('reads the unit of a price in the column beside it', () => {
    const { supplyPoints } = read(`
 Supply location                     MPAN                 Annual kWh     Charge type       Rate      Units

 3 Kiln Lane, Whitby, YO21 3QA       17 9899 2820 854     84,210         Unit rate         24.125    p/kWh
                                                                         S/C               1.42      £ per day

 8 Quay Road, Whitby, YO21 3PU       10 7510 8052 499     91,377         Unit rate         23.480    p/kWh
                                                                         S/C               0.97      £ per day
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '1798992820854', unitRate: 24.125, standingCharge: 142, standingChargeType: 'daily' },
      { mpanMprn: '1075108052499', unitRate: 23.48, standingCharge: 97, standingChargeType: 'daily' },
    ]);
  });
});

describe('charges of each supply point', () => {
  it('reads one charge for each, and the names over the addresses', () => {
    const { supplyPoints } = read(`
 Site name and address          MPAN                 Annual kWh     Component         Charge    Units

 Boat Yard                      17 9899 2820 854     84,210         Unit charge       24.125    p/kWh
 3 Kiln Lane, Whitby, YO21 3QA

 Net Loft                       10 7510 8052 499     91,377         Unit charge       23.480    p/kWh
 8 Quay Road, Whitby, YO21 3PU
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '1798992820854', unitRate: 24.125, siteName: 'Boat Yard' },
      {
        mpanMprn: '1075108052499',
        unitRate: 23.48,
        siteName: 'Net Loft',
        siteAddress: '8 Quay Road, Whitby, YO21 3PU',
      },
    ]);
  });

  it('reads VAT in a row of its own for each', () => {
    const { supplyPoints, vatRate } = read(`
 Supply location                     MPAN                 Annual kWh     Charge type       Rate      Units

 3 Kiln Lane, Whitby, YO21 3QA       17 9899 2820 854     84,210         Unit rate         24.125    p/kWh
                                                                         S/C               1.42      £ per day
                                                                         VAT               20%

 8 Quay Road, Whitby, YO21 3PU       10 7510 8052 499     11,377         Unit rate         23.480    p/kWh
                                                                         S/C               0.97      £ per day
                                                                         VAT               5%
`);
    expect(supplyPoints).toMatchObject([{ vatRate: 20 }, { vatRate: 5 }]);
    expect(vatRate).toBeUndefined();
  });
});

describe('titles of cards', () => {
  it.each(['No. 1 – | No. 2 – ', 'Site 1: | Site 2: ', '1 - | 2 - ', '#1 – | #2 – '])(
    'takes no number for a part of the name: %s',
    (places) => {
      const [one, two] = places.split('|').map((each) => each.trim());
      const { supplyPoints } = read(`
# ${one} Harbour Depot

MPAN             17 9899 2820 854
Unit rate        24.125 p/kWh
Annual usage     84,210 kWh

# ${two} Net Loft

MPAN             10 7510 8052 499
Unit rate        23.480 p/kWh
Annual usage     11,377 kWh
`);
      expect(supplyPoints).toMatchObject([{ siteName: 'Harbour Depot' }, { siteName: 'Net Loft' }]);
    },
  );
});

describe('sentences on bills', () => {
  it.each([
    'Bills for all sites go to',
    'Invoices for all meters are sent to',
    'Bills for these supplies will be posted to',
  ])('tells where bills go, which is no site: %s', (words) => {
    const fields = read(`
MPAN             17 9899 2820 854
Unit rate        24.125 p/kWh

${words} 11 Quay Side, Hull, HU1 1NQ.
`);
    expect(fields.billingAddress).toBe('11 Quay Side, Hull, HU1 1NQ');
    expect(fields.supplyPoints[0].siteAddress).toBeUndefined();
  });
});

describe('lists of two columns', () => {
  it('gives each number the address beside it, not the one over it', () => {
    const { supplyPoints } = read(`
 Address of supply                              MPAN

 3 Kiln Lane, Whitby, YO21 3QA                  1798992820854
 8 Quay Road, Whitby, YO21 3PU                  1075108052499
 27 Ferry Road, Southport, PR8 1AA              1133860442325
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '1798992820854', siteAddress: '3 Kiln Lane, Whitby, YO21 3QA' },
      { mpanMprn: '1075108052499', siteAddress: '8 Quay Road, Whitby, YO21 3PU' },
      { mpanMprn: '1133860442325', siteAddress: '27 Ferry Road, Southport, PR8 1AA' },
    ]);
  });
});

describe('lists with a number before each row', () => {
  it('takes "01" for the place of a row, not for a register', () => {
    const { supplyPoints } = read(`
 No.   Outlet           Fuel          MPAN or MPRN         Standing charge (p/day)    Unit rate (p/kWh)    Annual kWh

 01    Harbour Depot    Gas           4471820366           61.20                      7.125                84,210
 02    Net Loft         Gas           7719035              58.75                      6.480                91,377
 03    Boat Yard        Gas           6380114              44.10                      6.910                12,450
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '4471820366', unitRate: 7.125, standingCharge: 61.2 },
      { mpanMprn: '7719035', siteName: 'Net Loft', unitRate: 6.48, standingCharge: 58.75 },
      { mpanMprn: '6380114', siteName: 'Boat Yard', unitRate: 6.91, standingCharge: 44.1 },
    ]);
  });
});

describe('numbers in the last of the rows of their charges', () => {
  it('tells by what is charged which rows are of one point', () => {
    const { supplyPoints } = read(`
 Meter number    Supply number        Annual kWh     Register      Price (p per kWh)

 L91C20331       17 9899 2820 854     84,210         All units     24.125
                                                     Day units     27.310
 L91C20332       10 7510 8052 499     91,377         Night         15.480
                                                     Day units     26.915
 L91C20333       13 5725 9348 550     12,020         Night         14.206
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '1798992820854', unitRate: 24.125, meterSerialNumber: 'L91C20331' },
      { mpanMprn: '1075108052499', dayUnitRate: 27.31, nightUnitRate: 15.48, estimatedAnnualConsumption: 91377 },
      { mpanMprn: '1357259348550', dayUnitRate: 26.915, nightUnitRate: 14.206 },
    ]);
  });

  it('reads one price for all hours beside prices for the day and the night', () => {
    const { supplyPoints } = read(`
 Supply number        Standing charge (p/day)     Time band     Price (p per kWh)

 17 9899 2820 854     61.20                       All units     24.125
 10 7510 8052 499     58.75                       Day           27.310
                                                  Night         15.480
 13 5725 9348 550     64.40                       All units     23.915
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '1798992820854', unitRate: 24.125, standingCharge: 61.2 },
      { mpanMprn: '1075108052499', dayUnitRate: 27.31, nightUnitRate: 15.48, standingCharge: 58.75 },
      { mpanMprn: '1357259348550', unitRate: 23.915, standingCharge: 64.4 },
    ]);
  });
});
