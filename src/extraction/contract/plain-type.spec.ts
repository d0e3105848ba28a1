import { readDrawn as read } from '../testing/read.js';

describe('heads and labels in plain type', () => {
  it('takes a second line that begins small, with nothing beside it, for the rest of the label over it', () => {
    const fields = read(`
 Supplier                       Northgate Power Limited

 MPAN                           1357259348550
 Supply capacity                330 kVA
 agreed with
 network
 Day units                      23.092 p/kWh
 Night units                    14.346 p/kWh
`);
    expect(fields.customerName).toBeUndefined();
    expect(fields.supplyPoints).toMatchObject([{ maximumImportCapacity: 330 }]);
  });

  it('takes the one head of a line that begins small for the rest of what is over it', () => {
    const { supplyPoints } = read(`
 Supplier        Northgate Power Limited
 Customer        Halden Bakeries Ltd

                                             Prev yr
                  EAC      All hrs  Night    all-in
 MPAN             kWh      p/kWh    p/kWh    p/kWh
 1357259348550    161,385  24.56             28.28
 1565984899650    148,657  24.51    16.20    29.2
`);
    expect(supplyPoints).toMatchObject([{ unitRate: 24.56 }, { nightUnitRate: 16.2 }]);
  });
});

describe('sheets whose lines are numbered', () => {
  it('reads the schedule among numbered lines that name the particulars', () => {
    const { supplyPoints } = read(`
 A   B                     C                                D              E            F             G
 1   SCHEDULE OF PREMISES
 2   Supplier              Northgate Power Limited
 3   Registered office     14 Mill Street, Leeds, LS1 4AB
 4   Customer              Halden Bakeries Ltd
 5   Product               Fixed Steady
 6   Agreement no.         NG/20881
 7   VAT                   20%
 8   Introduced by         Brightwell Partners LLP

 9   Line   Premises name   Post code       MPAN            EAC (kWh)   Unit rate (p/kWh)   Standing charge (p/day)
 10  1      South Yard      LS2 7AA         1357259348550   161,385     24.56               48.7
 11  2      Boiler House    LS9 8BB         1565984899650   148,657     24.51               44.2
 12  Total                                                  310,042
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'South Yard', unitRate: 24.56, standingCharge: 48.7, estimatedAnnualConsumption: 161385 },
      { siteName: 'Boiler House', unitRate: 24.51, standingCharge: 44.2, estimatedAnnualConsumption: 148657 },
    ]);
  });
});
