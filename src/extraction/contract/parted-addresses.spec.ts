import { readDrawn as read } from '../testing/read.js';

const PARTIES = 'Supplier: Northwind Energy Ltd       Customer: Plough Inns Ltd\nSchedule of sites\n\n';

describe('addresses in columns of parts', () => {
  it.each([
    [
      'the town and the postcode beside the address',
      `
MPAN               Site          Address                Town         Postcode   EAC (kWh)   Day rate (p/kWh)
1470015342708      Plough Inn    14 Bramble Row         Derby        DE1 2QX       18,200       24.10
2000027181935      Red Lion      Unit 3, Sand Lane      Leeds        LS9 8PL       27,410       25.36`,
    ],
    [
      'no column of addresses, and the postcode first',
      `
MPAN               Site          Postcode   Street                Town/City    EAC (kWh)   Unit rate (p/kWh)
1470015342708      Plough Inn    DE1 2QX    14 Bramble Row        Derby        18,200       24.10
2000027181935      Red Lion      LS9 8PL    Unit 3, Sand Lane     Leeds        27,410       25.36`,
    ],
    [
      'numbered lines, some of them empty',
      `
MPAN               Address line 1      Address line 2     Town         Post code    EAC (kWh)   Unit rate (p/kWh)
1470015342708      14 Bramble Row                         Derby        DE1 2QX      18,200       24.10
2000027181935      Unit 3              Sand Lane          Leeds        LS9 8PL      27,410       25.36`,
    ],
  ])('makes one address of a row: %s', (_, table) => {
    expect(read(PARTIES + table).supplyPoints).toMatchObject([
      { mpanMprn: '1470015342708', siteAddress: '14 Bramble Row, Derby, DE1 2QX', estimatedAnnualConsumption: 18200 },
      { mpanMprn: '2000027181935', siteAddress: 'Unit 3, Sand Lane, Leeds, LS9 8PL' },
    ]);
  });

  it('takes no town for the name of a site, and no postcode of another place', () => {
    const [point] = read(
      `${PARTIES}
MPAN               Street                Town         Postcode   EAC (kWh)   Unit rate (p/kWh)
1470015342708      14 Bramble Row        Derby        DE1 2QX       18,200       24.10
2000027181935      26 Sand Lane          Leeds        LS9 8PL       27,410       25.36`,
    ).supplyPoints;
    expect(point.siteAddress).toBe('14 Bramble Row, Derby, DE1 2QX');
    expect(point.siteName).toBeUndefined();
  });

  it('leaves an address whole that has its postcode in its own column', () => {
    const [point] = read(
      `${PARTIES}
MPAN               Site address                          Area       EAC (kWh)   Unit rate (p/kWh)
1470015342708      14 Bramble Row, Derby, DE1 2QX        North         18,200       24.10
2000027181935      26 Sand Lane, Leeds, LS9 8PL          South         27,410       25.36`,
    ).supplyPoints;
    expect(point.siteAddress).toBe('14 Bramble Row, Derby, DE1 2QX');
  });
});
