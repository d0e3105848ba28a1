import { drawPages } from '../testing/draw.js';
import { readByRules, readDrawn as read } from '../testing/read.js';

const byRules = (drawing: string) => readByRules(drawPages(drawing)).read.fields;

const site = (title: string, address: string, number: string, prices: string): string => `
# ${title}
 Address           ${address}
 MPAN              ${number}         Meter   19L1582993         Yearly use    5,817 kWh
 Prices            ${prices}
`;

describe('sites under titles with a letter and a number', () => {
  const paper = `
 The supplier is Northern Gas and Power Limited. All sites are on the product Steady Fix.
${site('C1 Weir Hall', 'Weir Hall, Weir Road, Leith, EH6 7AA', '1815615880042', 'day £0.2641 per kWh, night £0.1788 per kWh, standing charge £0.61 per day')}
${site('C2 Mill Pavilion', 'Mill Pavilion, 12 Mill Lane, Leith, EH6 8BB', '1827088394959', '£0.2497 per kWh, standing charge £0.55 per day')}
 A hall that joins later pays £0.2550 per kWh.
`;

  it('are named without these', () => {
    expect(read(paper).supplyPoints).toMatchObject([{ siteName: 'Weir Hall' }, { siteName: 'Mill Pavilion' }]);
  });

  it('have the whole of their address, with the name that is printed in its line', () => {
    expect(read(paper).supplyPoints).toMatchObject([
      { siteAddress: 'Weir Hall, Weir Road, Leith, EH6 7AA' },
      { siteAddress: 'Mill Pavilion, 12 Mill Lane, Leith, EH6 8BB' },
    ]);
  });

  it('have the prices beside their label, under the wide line of their numbers', () => {
    expect(read(paper).supplyPoints).toMatchObject([
      { dayUnitRate: 26.41, nightUnitRate: 17.88, standingCharge: 61 },
      { unitRate: 24.97, standingCharge: 55 },
    ]);
  });

  it('keep a letter and a number that count nothing', () => {
    const { supplyPoints } = read(`
${site('M8 Services', '4 Weir Road, Leith, EH6 7AA', '1815615880042', '£0.2497 per kWh')}
${site('A1 Diner', '12 Mill Lane, Leith, EH6 8BB', '1827088394959', '£0.2412 per kWh')}
`);
    expect(supplyPoints).toMatchObject([{ siteName: 'M8 Services' }, { siteName: 'A1 Diner' }]);
  });
});

describe('addresses of sites', () => {
  it('begin with their arch or kiosk, which is no name', () => {
    const { supplyPoints } = read(`
 Supply address                                          MPAN
 Arch 12, Weir Road, Leith, EH6 7AA                      18 1561 5880 042

 Unit rate
 24.97p / kWh

 Supply address                                          MPAN
 Kiosk 3, Mill Lane Market, Leith, EH6 8BB               18 2708 8394 959

 Unit rate
 24.12p / kWh
`);
    expect(supplyPoints.map(({ siteName }) => siteName)).toEqual([undefined, undefined]);
    expect(supplyPoints).toMatchObject([
      { siteAddress: 'Arch 12, Weir Road, Leith, EH6 7AA' },
      { siteAddress: 'Kiosk 3, Mill Lane Market, Leith, EH6 8BB' },
    ]);
  });

  it('begin with their building where the heads of the columns name the sites', () => {
    const { supplyPoints } = read(`
                           Stairs A-C                                                Car park                                                  Gatehouse
 Supply address            Stair light, Quay Court, 10 Weir Road, Leith, EH6 7AA     Car barrier, Quay Court, 12 Weir Road, Leith, EH6 7AB     The Gatehouse, 2 Weir Road, Leith, EH6 8BB
 MPAN                      18 1561 5880 042                                          22 7938 5097 900                                          18 2708 8394 959
 Meter serial no.          20L7461147                                                19L6763524                                                22L2401062
 Unit rate, p/kWh          26.14                                                     25.62                                                     25.60
 Standing charge, p/day    44.10                                                     58.90                                                     61.30
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Stairs A-C', siteAddress: 'Stair light, Quay Court, 10 Weir Road, Leith, EH6 7AA' },
      { siteName: 'Car park', siteAddress: 'Car barrier, Quay Court, 12 Weir Road, Leith, EH6 7AB' },
      { siteName: 'Gatehouse', siteAddress: 'The Gatehouse, 2 Weir Road, Leith, EH6 8BB' },
    ]);
  });

  it('are those of counted sites, whoever else has one of them', () => {
    const { billingAddress, supplyPoints } = byRules(`
 This deed is made between Northern Gas and Power Limited (the supplier) and Hale Housing Limited (the customer),
 billing address Weir House, 4 Weir Road, Leith, EH6 7AA.

 Supply 1: Weir House, 4 Weir Road, Leith, EH6 7AA
 MPAN 18 1561 5880 042, meter serial number 20L7461147

                           Old value                 New value
 Unit rate                 28.20 p/kWh               26.14 p/kWh
 Standing charge           71.00 p/day               88.00 p/day

 Supply 2: Mill Court, 3 Mill Lane, Leith, EH6 8BB
 MPAN 18 2708 8394 959, meter serial number 19L6763524

                           Old value                 New value
 Unit rate                 27.40 p/kWh               25.62 p/kWh
 Standing charge           61.00 p/day               78.00 p/day
`);
    expect(billingAddress).toBe('Weir House, 4 Weir Road, Leith, EH6 7AA');
    expect(supplyPoints).toMatchObject([
      { siteAddress: 'Weir House, 4 Weir Road, Leith, EH6 7AA' },
      { siteAddress: 'Mill Court, 3 Mill Lane, Leith, EH6 8BB' },
    ]);
  });
});
