import { block } from './blocks.js';
import { segmentOf } from './segments.js';
import { parentOf } from './upper-heads.js';

const head = (text: string, x0: number, x1: number, y0: number) =>
  block(1, [segmentOf(1, [{ text, x0, x1, y0, y1: y0 + 8, confidence: 1, fontSize: 8 }])], 'cell');

const [anyTime, day, night, standing] = [
  head('Any time', 557, 586, 192),
  head('Day', 604, 617, 192),
  head('Night', 639, 657, 192),
  head('Standing', 672, 702, 192),
];
const energy = head('Energy', 583, 634, 170);

describe('a head beside those that one over several stands over', () => {
  it.each([-0.8, 0, 0.8])('is under it where that stands in the middle of all of them, another off by %d', (off) => {
    const fixed = head('Fixed', 675.5 + off, 698.5 + off, 170);
    expect(parentOf(night, [energy, fixed], [anyTime, day, night, standing])).toBe(energy);
  });

  it('is under the nearest where none stands in the middle of its heads and this one', () => {
    const fixed = head('Fixed', 665, 698, 170);
    expect(parentOf(night, [head('Energy', 560, 610, 170), fixed], [anyTime, day, night, standing])).toBe(fixed);
  });
});
