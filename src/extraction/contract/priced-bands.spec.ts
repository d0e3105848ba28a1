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
