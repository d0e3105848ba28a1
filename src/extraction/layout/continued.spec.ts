import { drawPages } from '../testing/draw.js';
import { extractContract } from '../testing/read.js';

const HEAD = `
Site           Supply address                      MPAN            Meter       Annual kWh   Day p/kWh   Night p/kWh
Mill           12 Mill Lane, Harrogate, HG1 4PR    1375858471955   E10UP7201   474,665      30.314      16.037
Depot          34 Dock Road, Wakefield, WF1 1JD    1123718657314   K22G47822   16,759       26.636      15.200
`;
const REST = `
Dairy          30A High Street, Derby, DE1 4ET     1464262129978   E12UP2323   92,704       24.516      14.100
Kiosk          9 Saddlers Row, Gateshead, NE8 8SZ  1457007007008   L17D47692   8,246        25.557      13.900
`;
const points = (drawing: string) => extractContract(drawPages(drawing)).fields.supplyPoints;

describe('a table that goes on over a page', () => {
  it.each([
    ['right away', ''],
    ['under the header of the page', '\nSchedule 1 (continued)                                   Page 2\n'],
  ])('keeps the meaning of its columns though the header is not repeated, %s', (_, over) => {
    const read = points(`${HEAD}=====\n${over}${REST}`);
    expect(read.map((point) => [point.siteName, point.dayUnitRate, point.estimatedAnnualConsumption])).toEqual([
      ['Mill', 30.314, 474665],
      ['Depot', 26.636, 16759],
      ['Dairy', 24.516, 92704],
      ['Kiosk', 25.557, 8246],
    ]);
  });

  it('may begin with its first row on the next page, under the header at the end of the one before', () => {
    const [head, ...rows] = HEAD.trim().split('\n');
    const read = points(`\n${head}\n=====\n\n${rows.join('\n')}\n`);
    expect(read).toMatchObject([
      { siteName: 'Mill', nightUnitRate: 16.037 },
      { siteName: 'Depot', nightUnitRate: 15.2 },
    ]);
  });

  it('does not go on where something else follows it', () => {
    const read = points(`${HEAD}\nThese are all the sites of this contract.\n=====\n${REST}`);
    expect(read[2]).not.toHaveProperty('dayUnitRate');
  });

  it('does not go on in rows that stand in other columns', () => {
    const [, , third] = points(`${HEAD}=====\n${REST.replaceAll(/ {2,}/g, '   ')}`);
    expect(third).not.toHaveProperty('nightUnitRate');
  });

  it('is no part of the one before where its header is printed again', () => {
    const [head] = HEAD.trim().split('\n');
    const read = points(`${HEAD}=====\n${head}\n${REST}`);
    expect(read.map((point) => [point.siteName, point.meterSerialNumber, point.dayUnitRate])).toEqual([
      ['Mill', 'E10UP7201', 30.314],
      ['Depot', 'K22G47822', 26.636],
      ['Dairy', 'E12UP2323', 24.516],
      ['Kiosk', 'L17D47692', 25.557],
    ]);
  });

  it('goes on though its rows have numbers, over which nothing stands', () => {
    const numbered = (rows: string, from: number) =>
      rows.replace(/^(?=(?:Mill|Depot|Dairy|Kiosk))/gm, () => `${from++}    `).replace(/^Site/m, '     Site');
    const read = points(`${numbered(HEAD, 1)}=====\n${numbered(REST, 3)}`);
    expect(read).toMatchObject([
      { siteName: 'Mill', dayUnitRate: 30.314 },
      { siteName: 'Depot', dayUnitRate: 26.636 },
      { siteName: 'Dairy', dayUnitRate: 24.516 },
      { siteName: 'Kiosk', dayUnitRate: 25.557 },
    ]);
  });
});
