import { readDrawn as read } from '../testing/read.js';
import { captionsOf } from './captions.js';
import type { Block } from './model.js';

const cell = (text: string, [x0, y0]: [number, number], fontSize: number, label = false): Block =>
  ({
    index: 0,
    page: 1,
    kind: 'cell',
    text,
    lines: [],
    fontSize,
    bold: false,
    x0,
    y0,
    x1: x0 + 0.5 * fontSize * text.length,
    y1: y0 + fontSize,
    label: label
      ? { concepts: ['vatRate'], start: 0, end: text.length, text, qualifier: '', words: 1, weak: false }
      : undefined,
  }) as unknown as Block;

const believed = (...cells: Block[]) => [...captionsOf(cells)].map(([label, value]) => `${value.text} / ${label.text}`);

describe('small labels under larger values', () => {
  it('are captions on a page that sets its other labels otherwise', () => {
    expect(
      believed(
        cell('Supplier', [40, 20], 9, true),
        cell('Thornbury Power Ltd', [40, 32], 9),
        cell('0.801 p/kWh', [40, 100], 12),
        cell('CCL', [40, 114], 7, true),
        cell('Cheque', [300, 100], 12),
        cell('Payment method', [300, 114], 7, true),
      ),
    ).toEqual(['0.801 p/kWh / CCL', 'Cheque / Payment method']);
  });

  it('are so beside a caption in words that are not known', () => {
    expect(
      believed(
        cell('1 May 2027', [40, 100], 10),
        cell('Supply from', [40, 114], 7, true),
        cell('30 April 2029', [300, 100], 10),
        cell('And no longer than', [300, 114], 7),
        cell('Steady Fix', [40, 132], 10),
        cell('Product', [40, 146], 7, true),
        cell('48,110 kWh', [300, 132], 10),
        cell('Use', [300, 146], 7, true),
      ),
    ).toEqual(['1 May 2027 / Supply from', 'Steady Fix / Product', '48,110 kWh / Use']);
  });

  it('are none under a heading', () => {
    expect(
      believed(
        cell('2. Taxes', [40, 100], 12),
        cell('VAT', [40, 114], 7, true),
        cell('Meter 1', [300, 100], 12),
        cell('Fuel', [300, 114], 7, true),
      ),
    ).toEqual([]);
  });
});

describe('labels of both fuels', () => {
  it('head a column of numbers of either', () => {
    expect(
      read(`
Supply         MPAN / Gas supply number     Unit rate (p/kWh)
Electricity    1357259348550                24.118
Gas            7465697431                   7.204
`).supplyPoints,
    ).toMatchObject([
      { mpanMprn: '1357259348550', unitRate: 24.118 },
      { mpanMprn: '7465697431', unitRate: 7.204 },
    ]);
  });
});
