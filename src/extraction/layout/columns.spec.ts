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

describe('a row whose place in the list stands with what is beside it in one cell', () => {
  const header = [
    cell('Line', 31, 49),
    cell('MPAN', 66, 91),
    cell('Day p/kWh', 180, 224),
    cell('Night p/kWh', 272, 322),
    cell('Standing', 363, 436),
    cell('Availability', 472, 562),
  ];
  const rows = ['1 1913962982543', '2 1020363799107'].map((first) => {
    const cells = [cell(first, 59, 127), ...[243, 335, 448, 585].map((x) => cell('22.585', x, x + 16))];
    return { row: cells, cells };
  });

  it('has its figures under the heads left of them, however near the next one is', () => {
    const [placed] = assignAll(header, rows, 9);
    expect(placed.cells.map((each) => each?.x0)).toEqual([undefined, 59, 243, 335, 448, 585]);
  });
});
