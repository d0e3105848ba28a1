import { block } from './blocks.js';
import { assignAll } from './columns.js';
import type { Block } from './model.js';
import { segmentOf } from './segments.js';

const cell = (text: string, x0: number, x1: number): Block => {
  const word = { text, x0, x1, y0: 100, y1: 109, confidence: 1, fontSize: 9 };
  return block(1, [segmentOf(1, [word])], 'cell');
};

const HEADER = [cell('No.', 32, 43), cell('Name', 89, 109), cell('MPAN', 180, 200)];
const ROWS = [
  [cell('1', 29, 33), cell('Thornbury Quay Retail', 56, 141), cell('1357259348550', 160, 215)],
  [cell('2', 29, 33), cell('Thornbury Hull', 56, 110), cell('1565984899650', 160, 215)],
];

const places = (lone: Block): number[] => {
  const rows = [...ROWS, [lone]].map((cells) => ({ row: cells, cells }));
  const placed = assignAll(HEADER, rows, 9).at(-1)!.cells;
  return placed.flatMap((each, i) => (each ? [i] : []));
};

describe('a text alone in its line', () => {
  it('is of the column whose texts begin at its edge, though the head of another stands nearer', () => {
    expect(places(cell('Park', 56, 70))).toEqual([1]);
  });

  it('is of the nearest column where the texts of none begin at its edge', () => {
    expect(places(cell('Park', 45, 58))).toEqual([0]);
  });
});
