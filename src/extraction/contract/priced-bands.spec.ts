import { readDrawn as read } from '../testing/read.js';

describe('a price whose part of the day stands behind a colon', () => {
  it('is read beside its label and under it', () => {
    expect(
      read(`
Contract reference        TW-440912

MPAN                                                        1357259348550
Standing charge                                             £0.6112 a day
Unit rate: day                                              £0.24118 per kWh
Unit rate: night                                            £0.15902 per kWh
`).supplyPoints,
    ).toMatchObject([{ dayUnitRate: 24.118, nightUnitRate: 15.902, standingCharge: 61.12 }]);
    expect(
      read(`
MPAN
1357259348550

Unit price: day
24.118p

Unit price: night
15.902p
`).supplyPoints,
    ).toMatchObject([{ dayUnitRate: 24.118, nightUnitRate: 15.902 }]);
  });

  it('is the one price where it holds at all hours', () => {
    expect(
      read(`
MPAN                           1357259348550
Unit rate: all hours           24.118 p/kWh
`).supplyPoints,
    ).toMatchObject([{ unitRate: 24.118 }]);
  });
});

describe('two prices in one cell', () => {
  it('may have the letters of the day and the night before them', () => {
    expect(
      read(`
Supplier: Drumlin Power Limited      Customer: Ellerby Joinery Limited

----------------------------------------------------------------------------------
| MPAN           | Site                 | Unit rates p/kWh | Standing charge p/day |
----------------------------------------------------------------------------------
| 1294561595642  | 9 Wharf Road, Ely,   | D 25.9           | 71.00                 |
|                | CB7 4AU              | N 16.4           |                       |
----------------------------------------------------------------------------------
| 1356797695756  | 4 Hope Street,       | D 26.1           | 72.50                 |
|                | Leeds, LS1 4AP       | N 17.2           |                       |
----------------------------------------------------------------------------------
`).supplyPoints,
    ).toMatchObject([
      { dayUnitRate: 25.9, nightUnitRate: 16.4, standingCharge: 71 },
      { dayUnitRate: 26.1, nightUnitRate: 17.2, standingCharge: 72.5 },
    ]);
  });

  it('may have them at the head of the column', () => {
    expect(
      read(`
MPAN             Rate D/N (p/kWh)   p/day    Capacity

1294561595642    25.9 / 16.4        71.00    180 kVA @ 4.36p/kVA/day

1356797695756    26.9 / 16.9        73.00    95 kVA @ 4.12p/kVA/day
`).supplyPoints,
    ).toMatchObject([
      { dayUnitRate: 25.9, nightUnitRate: 16.4, maximumImportCapacity: 180, capacityRate: 4.36 },
      { dayUnitRate: 26.9, nightUnitRate: 16.9, maximumImportCapacity: 95, capacityRate: 4.12 },
    ]);
  });

  it.each(['Day £0.259 / Night £0.164 per kWh', 'D 25.9, N 16.4', 'Day: 25.9; Night: 16.4 p/kWh'])(
    'stand beside one label: %s',
    (rates) => {
      const fields = read(`
MPAN                  1294561595642
Unit rate             ${rates}
Standing charge       71p per day
`);
      expect(fields.supplyPoints).toMatchObject([{ dayUnitRate: 25.9, nightUnitRate: 16.4 }]);
      expect(fields.supplyPoints[0].unitRate).toBeUndefined();
      expect(read(`MPAN: 1294561595642\nUnit rates: ${rates}`).supplyPoints).toMatchObject([
        { dayUnitRate: 25.9, nightUnitRate: 16.4 },
      ]);
    },
  );

  it('may be a capacity and what each kVA of it costs', () => {
    expect(
      read(`
MPAN             Day      Night    Standing    Capacity
                 p/kWh    p/kWh    p/day       kVA @ p/kVA/day

1294561595642    25.9     16.4     71.00       180 @ 4.36

1356797695756    28.3     17.2     72.50       1,250 @ 4.12
`).supplyPoints,
    ).toMatchObject([
      { maximumImportCapacity: 180, capacityRate: 4.36 },
      { maximumImportCapacity: 1250, capacityRate: 4.12 },
    ]);
    expect(read('MPAN: 1294561595642\nCapacity charge: 180 @ 4.36 p/kVA/day').supplyPoints).toMatchObject([
      { maximumImportCapacity: 180, capacityRate: 4.36 },
    ]);
  });
});

describe('labels of a schedule for several premises', () => {
  const fields = read(`
Agreement number              TW440912
Gas flows from                01.04.2027
to and including              30.09.2028
Correspondence and invoices to
12 Beacon Road, Leeds, LS9 8QP

# Schedule of premises

Home               Address of premises               MPRN          Unit price (p/kWh)
Rowan House        14 Mill Lane, Hexham, NE46 1AA    2471063309    5.118
The Beeches        3 Park Road, Durham, DH1 4QS      6103387204    5.204
`);

  it('are read as others are', () => {
    expect(fields).toMatchObject({
      contractStartDate: '2027-04-01',
      contractEndDate: '2028-09-30',
      billingAddress: '12 Beacon Road, Leeds, LS9 8QP',
      supplyPoints: [{ siteName: 'Rowan House' }, { siteName: 'The Beeches' }],
    });
  });

  it('name no site where no column has them at its head', () => {
    const said = read(`
# For your home

Ms Ingrid Vale
MPAN               1357259348550
Home               Ingrid Vale
`);
    expect(said.supplyPoints[0].siteName).toBeUndefined();
  });
});
