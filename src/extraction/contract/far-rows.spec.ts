import { readDrawn as read } from '../testing/read.js';

const points = (drawing: string) => read(drawing).supplyPoints;

const FIRST = { mpanMprn: '1357259348550', siteName: 'Foundry', maximumImportCapacity: 140, standingCharge: 412 };
const SECOND = { mpanMprn: '1565984899650', siteName: 'Data Centre', maximumImportCapacity: 85, standingCharge: 388 };
const THIRD = { mpanMprn: '1133860442325', siteName: 'Wharf Store', maximumImportCapacity: 210, standingCharge: 505 };

describe('a schedule whose rows stand far apart', () => {
  it('reads each row that has a cell in every column', () => {
    const read = points(`
Customer     Thornbury Ceramics Limited

No.   Site           Site address                       MPAN core        Capacity (kVA)    Standing charge (£/day)

1     Foundry        4 Hope Street, Leeds, LS1 4AP      1357259348550    140               4.12





2     Data Centre    11 Quay Side, Hull, HU1 1NQ        1565984899650    85                3.88





3     Wharf Store    27 Ferry Road, Southport, PR8 1AA  1133860442325    210               5.05





                                                                         Total             13.05
`);
    expect(read).toMatchObject([FIRST, SECOND, THIRD]);
  });

  it('reads those under a row with an empty cell as well', () => {
    const read = points(`
Customer     Thornbury Ceramics Limited

No.   Site           Site address                       MPAN core        Capacity (kVA)    Standing charge (£/day)

1     Foundry        4 Hope Street, Leeds, LS1 4AP      1357259348550                      4.12





2     Data Centre    11 Quay Side, Hull, HU1 1NQ        1565984899650    85                3.88





3     Wharf Store    27 Ferry Road, Southport, PR8 1AA  1133860442325    210               5.05
`);
    expect(read).toMatchObject([{ mpanMprn: FIRST.mpanMprn, siteName: 'Foundry' }, SECOND, THIRD]);
  });

  it('takes no text far under a narrow table for a row of it', () => {
    const [point] = points(`
Customer             Thornbury Ceramics Limited
MPAN                 1357259348550

Unit rate (p/kWh)    Standing charge (p/day)
24.118               61.20





31.900               80.00
`);
    expect(point).toMatchObject({ unitRate: 24.118, standingCharge: 61.2 });
  });
});
