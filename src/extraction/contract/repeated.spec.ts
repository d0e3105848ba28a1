import { readDrawn as read } from '../testing/read.js';

describe('values that point to the one before them', () => {
  it('reads "As above" under the same label', () => {
    const { supplyPoints } = read(`
Supplier: Northwind Energy Ltd       Customer: Plough Inns Ltd
Electricity
Supply address       14 Bramble Row, Derby, DE1 2QX
MPAN                 1470015342708
Product              Steady Fix
Unit rate            24.10p per kWh

Gas
Supply address       Same as electricity
MPRN                 7742527105
Product              As above
Unit rate            7.10p per kWh
`);
    expect(supplyPoints[1]).toMatchObject({
      mpanMprn: '7742527105',
      siteAddress: '14 Bramble Row, Derby, DE1 2QX',
      tariffName: 'Steady Fix',
      unitRate: 7.1,
    });
  });

  it('reads it and marks of repetition in a column', () => {
    const { supplyPoints } = read(`
Supplier: Northwind Energy Ltd       Customer: Plough Inns Ltd
Sites

MPAN               Site address                      Product       EAC (kWh)   Unit rate (p/kWh)
1470015342708      14 Bramble Row, Derby, DE1 2QX    Steady Fix    18,200       24.10
2000027181935      As above                          "             27,410       25.36
`);
    expect(supplyPoints[1]).toMatchObject({ siteAddress: '14 Bramble Row, Derby, DE1 2QX', tariffName: 'Steady Fix' });
  });
});

describe('notices', () => {
  const NOTICE = `
Wren & Fell Power Supply
Ltd
Mill House, 4 Quay Street, Barrow, LA14 2QQ
Customer line 0808 157 0117
                                        Notice ref: DC118204

Heron Bay Cafe Ltd
4 Strand Road
Whitby
YO21 3AB

Supply number          03 801 110   1470015342708
Tariff                 Deemed Standard
Unit charge            41.20p per kWh
Standing charge        £1.10 per day

Our two-year rate for a business like yours was about 25.10p.
`;

  it('takes no upper line of a supply number for the meter point of gas', () => {
    const { supplyPoints } = read(NOTICE);
    expect(supplyPoints).toHaveLength(1);
    expect(supplyPoints[0]).toMatchObject({ mpanMprn: '1470015342708', unitRate: 41.2 });
  });

  it('knows the supplier by its name and address at the head, and no term or number of anything else', () => {
    const fields = read(NOTICE);
    expect(fields).toMatchObject({
      supplierName: 'Wren & Fell Power Supply Ltd',
      supplierAddress: 'Mill House, 4 Quay Street, Barrow, LA14 2QQ',
    });
    expect(fields.contractTermMonths).toBeUndefined();
    expect(fields.contractNumber).toBeUndefined();
  });
});
