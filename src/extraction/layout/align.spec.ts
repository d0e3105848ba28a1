import { splitAtColumns } from './align.js';
import type { Segment } from './model.js';
import { segmentOf } from './segments.js';

/** A line of words, each with its left edge and its right edge. */
const line = (y0: number, ...words: [text: string, x0: number, x1: number][]): Segment =>
  segmentOf(
    1,
    words.map(([text, x0, x1]) => ({ text, x0, x1, y0, y1: y0 + 6, confidence: 1, fontSize: 6 })),
  );

const texts = (segments: readonly Segment[]): string[] => splitAtColumns(segments).map(({ text }) => text);

describe('a narrow gap between columns', () => {
  const row = (y0: number, place: string, name: string): Segment =>
    line(y0, [place, 50, 54], [name, 58.5, 80], ['Lane', 81.5, 92], ['Works', 93.5, 106]);

  it('parts the first and the last of rows that stand far apart as it does the rows between them', () => {
    const rows = [row(100, '1', 'Foundry'), row(150, '2', 'Wharf'), row(200, '3', 'Barn')];
    expect(texts(rows)).toEqual(['1', 'Foundry Lane Works', '2', 'Wharf Lane Works', '3', 'Barn Lane Works']);
  });

  it('is none where one other line alone has it', () => {
    const rows = [row(100, '1', 'Foundry'), row(150, '2', 'Wharf')];
    expect(texts(rows)).toEqual(['1 Foundry Lane Works', '2 Wharf Lane Works']);
  });
});

describe('a gap beside a supply number', () => {
  const rows = [
    line(120, ['L20A56', 50, 80], ['G16P56', 84.5, 110]),
    line(140, ['24.118', 50, 80], ['Hull', 84.5, 94], ['Works', 95.5, 108]),
  ];

  it('parts it from a number in the next column, and not its own groups', () => {
    const groups: Parameters<typeof line>[1][] = [
      ['13', 50, 55],
      ['5725', 56.5, 63],
      ['9348', 64.5, 71],
      ['550', 72.5, 80],
    ];
    const number = line(100, ...groups, ['917614804', 84.5, 110]);
    expect(texts([number, ...rows]).slice(0, 2)).toEqual(['13 5725 9348 550', '917614804']);
  });
});

describe('gaps of one width in a line of heads', () => {
  const heads = line(
    100,
    ['Kind', 50, 62],
    ['Rate', 66.5, 78],
    ['p/kWh', 79.5, 95],
    ['Fee', 99.5, 108],
    ['pence', 109.5, 125],
  );
  const row = (y0: number): Segment[] => [
    line(y0, ['Two', 50, 59], ['rate', 60.5, 70]),
    line(y0, ['17.95', 83, 95]),
    line(y0, ['1.25', 115, 125]),
  ];
  const fee = line(100, ['Fee', 129.5, 138], ['kept', 139.5, 150]);

  it('part columns though nothing under them shows it, where others of the line do', () => {
    const whole = line(
      100,
      ...[heads, fee].flatMap(({ words }) =>
        words.map(({ text, x0, x1 }) => [text, x0, x1] as [string, number, number]),
      ),
    );
    expect(texts([whole, ...row(110), ...row(120)]).slice(0, 4)).toEqual([
      'Kind',
      'Rate p/kWh',
      'Fee pence',
      'Fee kept',
    ]);
  });

  it('tell nothing of the gaps of a line of which one alone is shown', () => {
    expect(texts([heads, ...row(110), ...row(120)])[0]).toBe('Kind Rate p/kWh');
  });
});
