import { readDrawn as read } from '../testing/read.js';

describe('schedules of a group of sites', () => {
  it('takes a text between labels of its own column for one of them, not for a second value of the label before it', () => {
    const { supplyPoints } = read(`
 Client         Rowe Ceramics Ltd      Supply begins   1 May 2027                Payment method    Direct Debit
 Account no     4417020                Supply ends     30 April 2029             Payment terms     14 days
 Term           24 months              Product         Steady for Groups         Volume in all     66,020 kWh
                                                                                 Broker            Quayside Brokers Ltd

 MPAN           17 9899 2820 854
`);
    expect(supplyPoints[0].tariffName).toBe('Steady for Groups');
  });

  it.each([
    ['Site no', ' 1 ', ' 2 '],
    ['Site   ', ' S1', ' S2'],
  ])('takes "Name" over a column of a list of sites for the name of the site, beside %s', (head, first, second) => {
    const { supplyPoints } = read(`
 ${head}   Name               Supply address                                 MPAN                   Meter

 ${first}       Boat Yard          4 Quay Road, Whitby, YO21 3PU                  17 9899 2820 854       E14UP30021

 ${second}       Unit 7 Net Loft    Unit 7, Kiln Lane, Whitby, YO21 3QA            10 7510 8052 499       E14UP30377
`);
    expect(supplyPoints).toMatchObject([{ siteName: 'Boat Yard' }, { siteName: 'Unit 7 Net Loft' }]);
  });

  it('takes people in such a column for no sites', () => {
    const { supplyPoints } = read(`
 No.     Name               Supply address                                 MPAN                   Meter

 1       Mr J Boatman       4 Quay Road, Whitby, YO21 3PU                  17 9899 2820 854       E14UP30021

 2       Mrs A Lofthouse    Unit 7, Kiln Lane, Whitby, YO21 3QA            10 7510 8052 499       E14UP30377
`);
    for (const point of supplyPoints) expect(point.siteName).toBeUndefined();
  });

  it('takes "Unit 7 Net Loft" in a column of sites for a name where the addresses have a column of their own', () => {
    const { supplyPoints } = read(`
 Premises           Address                                        MPAN                   EAC (kWh)    Prev. 12 m
                                                                                                            (kWh)

 Boat Yard          4 Quay Road, Whitby, YO21 3PU                  17 9899 2820 854          22,100        23,417

 Unit 7 Net Loft    Unit 7, Kiln Lane, Whitby, YO21 3QA            10 7510 8052 499          18,400        17,265
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Boat Yard', estimatedAnnualConsumption: 22100, previous12MonthsConsumption: 23417 },
      { siteName: 'Unit 7 Net Loft', estimatedAnnualConsumption: 18400, previous12MonthsConsumption: 17265 },
    ]);
  });

  it('names each site by the line over its form, with the fuel at the other end of that line', () => {
    const { supplyPoints } = read(`
 1. Boat Yard                                                              Electricity

 Address     4 Quay Road, Whitby, YO21 3PU              Yearly use        22,100 kWh
 MPAN        17 9899 2820 854                           Unit rate         23.114p per kWh
 Meter       E14UP30021                                 Standing charge   61.20p per day


 2. Net Loft                                                               Electricity

 Address     8 Kiln Lane, Whitby, YO21 3QA              Yearly use        18,400 kWh
 MPAN        10 7510 8052 499                           Unit rate         24.260p per kWh
 Meter       E14UP30377                                 Standing charge   58.75p per day
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Boat Yard', unitRate: 23.114 },
      { siteName: 'Net Loft', unitRate: 24.26 },
    ]);
  });

  it.each([
    ['npowerBusiness Solutions', 'Npower Limited, trading as npower Business Solutions', 'npower Business Solutions'],
    ['Contract particulars', 'British Gas Trading Limited t/a British Gas Business', 'British Gas Trading Limited'],
  ])('calls the supplier of "%s" by the name that heads the paper', (head, company, supplierName) => {
    const fields = read(`
 ${head}

 MPAN        17 9899 2820 854
 Unit rate   23.114p per kWh

 ${company}. Registered office: Lune Mill, Quay Meadow, Lancaster, LA1 1HZ. Company no. 03653277.
`);
    expect(fields.supplierName).toBe(supplierName);
  });
});

describe('a schedule of schemes', () => {
  it('has the names of places where each supply point has another one', () => {
    expect(
      read(`
Customer                 Thornbury Ceramics Limited

Scheme          Address                              Supply number    Annual kWh
Alder Works     4 Hope Street, Leeds, LS1 4AP        1357259348550    41,200
Bilston Kilns   11 Quay Side, Hull, HU1 1NQ          1565984899650    18,400
Canal Stores    27 Ferry Road, Southport, PR8 1AA    1133860442325    9,350
Dovecote Yard   9 Mill Lane, York, YO1 7HH           1412345678901    7,800
`).supplyPoints,
    ).toMatchObject([
      { siteName: 'Alder Works' },
      { siteName: 'Bilston Kilns' },
      { siteName: 'Canal Stores' },
      { siteName: 'Dovecote Yard' },
    ]);
  });
});

describe('a sum of several rows', () => {
  it('ends no table whose rows go on under it', () => {
    expect(
      read(`
Customer                 Thornbury Ceramics Limited

Line   Store            Supply number    Annual kWh   Single (p/kWh)   Day (p/kWh)   Night (p/kWh)
1      Alder Works      1357259348550    41,200       24.118
2      Bilston Kilns    1565984899650    18,400                        25.204        17.660
       Subtotal                          59,600
3      Canal Stores     1133860442325    9,350                         26.110        18.020
4      Dovecote Yard    1412345678901    7,800        23.907
`).supplyPoints,
    ).toMatchObject([
      { siteName: 'Alder Works', unitRate: 24.118 },
      { siteName: 'Bilston Kilns', dayUnitRate: 25.204 },
      { siteName: 'Canal Stores', dayUnitRate: 26.11, nightUnitRate: 18.02 },
      { siteName: 'Dovecote Yard', unitRate: 23.907 },
    ]);
  });
});
