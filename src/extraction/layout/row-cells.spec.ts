import { drawPage, drawPages } from '../testing/draw.js';
import { extractContract } from '../testing/read.js';

const points = (drawing: string) => extractContract(drawPages(drawing)).fields.supplyPoints;

const SITES = [
  {
    mpanMprn: '1375858471955',
    siteName: 'Upper Mill',
    siteAddress: 'Unit 4, Thornhill Trading Estate, Mill Lane, Harrogate, HG1 4PR',
    unitRate: 30.314,
  },
  {
    mpanMprn: '1123718657314',
    siteName: 'Depot',
    siteAddress: '34 Dock Road, Wakefield, WF1 1JD',
    unitRate: 26.636,
  },
  {
    mpanMprn: '1464262129978',
    siteName: 'Old Dairy',
    siteAddress: 'The Creamery, 30 High Street, Derby, DE1 4ET',
    unitRate: 24.516,
  },
];

describe('rows whose cells have several lines', () => {
  it('are told by their figures where the cells stand in the middle of their row', () => {
    const read = points(`
Site         Address                  MPAN            Unit rate (p/kWh)   Standing charge (p/day)   Annual kWh
             Unit 4, Thornhill
Upper Mill   Trading Estate, Mill     1375858471955   30.314              41.20                     474,665
             Lane, Harrogate, HG1 4PR
             34 Dock
Depot        Road, Wakefield,         1123718657314   26.636              44.15                     16,759
             WF1 1JD
             The Creamery, 30
Old Dairy    High Street, Derby,      1464262129978   24.516              39.90                     92,704
             DE1 4ET
`);
    expect(read).toMatchObject([SITES[0], { ...SITES[1] }, SITES[2]]);
  });

  it('are told by the lines drawn between them, however close the texts stand', () => {
    const read = points(`
--------------------------------------------------------------------------------------------------------------
Site         Address                  MPAN            Unit rate (p/kWh)   Standing charge (p/day)   Annual kWh
--------------------------------------------------------------------------------------------------------------
             Unit 4, Thornhill
Upper        Trading Estate,
Mill         Mill Lane,               1375858471955   30.314              41.20                     474,665
             Harrogate, HG1 4PR
--------------------------------------------------------------------------------------------------------------
             34 Dock Road,
Depot        Wakefield,               1123718657314   26.636              44.15                     16,759
             WF1 1JD
--------------------------------------------------------------------------------------------------------------
Old          The Creamery, 30
Dairy        High Street,             1464262129978   24.516              39.90                     92,704
             Derby, DE1 4ET
--------------------------------------------------------------------------------------------------------------
`);
    expect(read).toMatchObject(SITES);
  });

  it('are one with the end of an address that runs on under the number in the next column', () => {
    const read = points(`
No   Site                             Supply no.      Serial        Fuel   kWh p.a.   Unit rate     Standing
     Address                                                                          p/kWh         p/day
----------------------------------------------------------------------------------------------------------------
1    Lower Quay                       1375858471955   E14Z077431    Elec   51,915     22.381        41.20
     Unit 36, Thornhill Trading Park, 180 Mill Lane, Harrogate, HG1 4PR
----------------------------------------------------------------------------------------------------------------
2    Depot                            1123718657314   E17Z077402    Elec   16,759     26.636        44.15
     34 Dock Road, Derby, DE1 4ET
----------------------------------------------------------------------------------------------------------------
3    Old Dairy                        1464262129978   E15Z077418    Elec   92,704     24.516        39.90
     30 High Street, Ipswich, IP2 3TN
----------------------------------------------------------------------------------------------------------------
`);
    expect(read).toMatchObject([
      {
        mpanMprn: '1375858471955',
        siteName: 'Lower Quay',
        siteAddress: 'Unit 36, Thornhill Trading Park, 180 Mill Lane, Harrogate, HG1 4PR',
      },
      { mpanMprn: '1123718657314', siteName: 'Depot', siteAddress: '34 Dock Road, Derby, DE1 4ET' },
      { mpanMprn: '1464262129978', siteName: 'Old Dairy', siteAddress: '30 High Street, Ipswich, IP2 3TN' },
    ]);
  });

  it('are told by their figures where the cells begin on one line', () => {
    const read = points(`
Site         Address                  MPAN            Product    Unit rate (p/kWh)   Standing charge (p/day)
Upper Mill   Unit 4, Thornhill        1375858471955   Group      30.314              41.20
             Trading Estate, Mill                     Fixed 24
             Lane, Harrogate, HG1 4PR
Depot        34 Dock Road,            1123718657314   Group      26.636              44.15
             Wakefield, WF1 1JD                       Fixed 36
Old Dairy    The Creamery, 30         1464262129978   Group      24.516              39.90
             High Street, Derby,                      Fixed 24
             DE1 4ET
`);
    expect(read).toMatchObject(SITES);
    expect(read.map(({ tariffName }) => tariffName)).toEqual(['Group Fixed 24', 'Group Fixed 36', 'Group Fixed 24']);
  });

  it('share a cell that stands beside several of them', () => {
    const read = points(`
Site          Address                 Fuel          Meter point     Unit rate (p/kWh)   Standing charge (p/day)
---------------------------------------------------------------------------------------------------------------
              Unit 4, Thornhill       Electricity   1375858471955   30.314              41.20
Upper Mill    Trading Estate,
                                      -------------------------------------------------------------------------
              Harrogate, HG1 4PR      Gas           4457219108      6.411               27.75
---------------------------------------------------------------------------------------------------------------
Depot         34 Dock Road,           Electricity   1123718657314   26.636              44.15
                                      -------------------------------------------------------------------------
              Wakefield, WF1 1JD      Gas           7431250916      6.097               28.10
---------------------------------------------------------------------------------------------------------------
`);
    const mill = { siteAddress: 'Unit 4, Thornhill Trading Estate, Harrogate, HG1 4PR' };
    const depot = { siteAddress: '34 Dock Road, Wakefield, WF1 1JD' };
    expect(read).toMatchObject([
      { mpanMprn: '1375858471955', unitRate: 30.314, ...mill },
      { mpanMprn: '4457219108', unitRate: 6.411, ...mill },
      { mpanMprn: '1123718657314', unitRate: 26.636, ...depot },
      { mpanMprn: '7431250916', unitRate: 6.097, ...depot },
    ]);
  });

  it('of a name over its number stay as they are', () => {
    const read = points(`
Supply point         Unit rate (p/kWh)   Standing charge (p/day)   Annual kWh
Upper Mill
1375858471955        30.314              41.20                     474,665
Old Dairy
1123718657314        26.636              44.15                     16,759
`);
    expect(read).toMatchObject([
      { mpanMprn: '1375858471955', unitRate: 30.314 },
      { mpanMprn: '1123718657314', unitRate: 26.636 },
    ]);
  });
});

/** Names and addresses in the middle of two rows each, the head in the middle of its column: the lines stand closer than drawn. */
const BESIDE_TWO = `
--------------------------------------------------------------------------------------------------------------
                    Site                       Fuel          Meter point     Yearly kWh (est.)
--------------------------------------------------------------------------------------------------------------
  Moor Club                                  | Electricity | 1375858471955 | 6,672
                                             -----------------------------------------------------------------
  High Barn, Kiln Lane, Whitby, YO21 3QA     | Gas         | 4457219108    | 125,720
--------------------------------------------------------------------------------------------------------------
  Ferry Pavilion and Bar                     | Electricity | 1123718657314 | 44,232
                                             -----------------------------------------------------------------
  34 Dock Road, Wakefield, WF1 1JD           | Gas         | 7431250916    | 21,367
--------------------------------------------------------------------------------------------------------------
`;

it('gives two rows the name and the address that stand between them, each line hardly off a row, however short the name', () => {
  const page = drawPage(BESIDE_TWO);
  const head = page.words.find(({ text }) => text === 'Fuel')!;
  const upper = new Set(page.words.filter(({ text }) => text === 'Electricity').map(({ y0 }) => y0));
  const words = page.words.map((word) => {
    const isName = upper.has(word.y0);
    const down = word.x0 > head.x0 ? (isName ? 0 : -4) : isName ? 4 : -8;
    return word.y0 <= head.y0
      ? word
      : { ...word, y0: word.y0 + down, y1: word.y1 + down, bold: isName && word.x0 < head.x0 };
  });
  const moor = { siteName: 'Moor Club', siteAddress: 'High Barn, Kiln Lane, Whitby, YO21 3QA' };
  const ferry = { siteName: 'Ferry Pavilion and Bar', siteAddress: '34 Dock Road, Wakefield, WF1 1JD' };
  expect(extractContract([{ ...page, words }]).fields.supplyPoints).toMatchObject([
    { mpanMprn: '1375858471955', ...moor },
    { mpanMprn: '4457219108', ...moor },
    { mpanMprn: '1123718657314', ...ferry },
    { mpanMprn: '7431250916', ...ferry },
  ]);
});
