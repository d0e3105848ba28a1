import { drawPages } from '../testing/draw.js';
import { extractContract, readDrawn as read } from '../testing/read.js';

describe('a box for each meter', () => {
  const boxes = read(`
Plan                Prices            Payment           VAT / CCL
Group Steady        Fixed             BACS              20% / 0.775p per kWh

 1. Boat Yard                                                        Electricity

 4 Quay Road, Whitby, YO21 3PU
 MPAN                Meter             EAC               Unit rate         Standing
 1798992820854       E14UP30021        22,100 kWh        24.57p/kWh        76.7p/day


 2. Head Office                                                              Gas

 8 Kiln Lane, Whitby, YO21 3QA
 MPRN                Meter             AQ                Unit rate         Standing
 4714359892          K03347831D6       66,235 kWh        7.084p/kWh        68.9p/day


 3. Net Loft                                                         Electricity

 12 Ropery Row, Whitby, YO22 4EW
 MPAN                Meter             EAC               Unit rate         Standing
 1075108052499       E14UP30377        18,400 kWh        25.41p/kWh        58.7p/day
`);

  it('has the name of its site at its head, whatever the number of the meter stands in', () => {
    expect(boxes.supplyPoints).toMatchObject([
      { siteName: 'Boat Yard', siteAddress: '4 Quay Road, Whitby, YO21 3PU' },
      { siteName: 'Head Office', mpanMprn: '4714359892', siteAddress: '8 Kiln Lane, Whitby, YO21 3QA' },
      { siteName: 'Net Loft', siteAddress: '12 Ropery Row, Whitby, YO22 4EW' },
    ]);
  });

  it('takes the office that a site is for no address of the supplier', () => {
    expect(boxes.supplierAddress).toBeUndefined();
  });

  it('takes two labels with a stroke between them for the two parts of what stands under them', () => {
    expect(boxes).toMatchObject({ vatRate: 20, cclRate: 0.775 });
  });
});

describe('columns far from each other', () => {
  it('takes the head of a wide column for one of the table, however far the next one stands', () => {
    const { supplyPoints } = read(`
                                                                                                        Annual        Agreed    Capacity charge    Fixed charge
 Site         MPAN               Supply address                                                    volume kWh    capacity kVA       p/kVA/day        £/month

 Boat Yard    1798992820854      The Old Customs House, 41 Fisherman's Walk, Robin Hood's Bay, YO22 4SE   1,055,034      350           8.27             87.56

 Net Loft     1075108052499      8 Kiln Lane, Whitby, YO21 3QA                                       701,972              200           5.21            110.59
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Boat Yard', capacityRate: 8.27, standingCharge: 8756, standingChargeType: 'monthly' },
      { siteName: 'Net Loft', siteAddress: '8 Kiln Lane, Whitby, YO21 3QA', capacityRate: 5.21 },
    ]);
  });
});

describe('a column of units', () => {
  it('gives the unit to each of the figures behind it', () => {
    const { supplyPoints } = read(`
 Site                  Unit          Boat Yard          Net Loft           Smokehouse

 MPAN core                           1798992820854      1075108052499      1375858471955

 Day                   p/kWh         19.373             22.621             24.259

 Standing charge       £ a day       8.40               3.63               9.27

 Capacity charge       p/kVA/day     9.02               4.59               9.35

 Excess capacity       p/kVA/day     12.18              6.20               12.62
`);
    expect(supplyPoints).toMatchObject([
      { capacityRate: 9.02, standingCharge: 840 },
      { capacityRate: 4.59, standingCharge: 363 },
      { capacityRate: 9.35, standingCharge: 927 },
    ]);
  });

  it('reads the addresses of a row whose label stands in the middle of the tallest', () => {
    const [page] = drawPages(`
 Site              Boat Yard                 Net Loft                  Smokehouse

                   Unit 2, The Ropery        8 Kiln Lane               12 Bridge Street
                   Church Street             Whitby                    Whitby
 Address           Whitby                    YO21 3QA                  YO22 4BG
                   YO22 4DE

 MPAN core         1798992820854             1075108052499             1375858471955
`);
    const words = page.words.map((word) =>
      word.text === 'Address' ? { ...word, y0: word.y0 - 6, y1: word.y1 - 6 } : word,
    );
    const { supplyPoints } = extractContract([{ ...page, words }]).fields;
    expect(supplyPoints.map(({ siteAddress }) => siteAddress)).toEqual([
      'Unit 2, The Ropery, Church Street, Whitby, YO22 4DE',
      '8 Kiln Lane, Whitby, YO21 3QA',
      '12 Bridge Street, Whitby, YO22 4BG',
    ]);
  });
});

describe('panels with their figures in large type', () => {
  it('takes a figure for no heading of what stands under it', () => {
    const { supplyPoints } = read(`
# Electricity                               Gas
  MPAN              Standing charge         MPRN              Standing charge
  1798992820854     74.2p/day               4714359892        96.5p/day
  Unit price                                Unit price
# 28.05p/kWh                                7.12p/kWh
  Yearly use                                Yearly use
# 52,300 kWh                                140,800 kWh
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '1798992820854', estimatedAnnualConsumption: 52300 },
      { mpanMprn: '4714359892', estimatedAnnualConsumption: 140800 },
    ]);
  });

  it('reads a panel of meters by the name of the number in brackets', () => {
    const { supplyPoints } = read(`
 Electricity                                         Gas

 Supply number (MPAN)      1798992820854             Meter reference (MPRN)    4714359892

 Unit rate                 24.318p per kWh           Unit rate                 6.045p per kWh
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '1798992820854', unitRate: 24.318 },
      { mpanMprn: '4714359892', unitRate: 6.045 },
    ]);
    for (const point of supplyPoints) expect(point.meterSerialNumber).toBeUndefined();
  });
});
