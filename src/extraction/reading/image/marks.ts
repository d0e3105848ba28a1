import { median } from '../../median.js';
import type { Box } from '../../page.js';
import type { Component, Extent } from './components.js';

/** So many marks, all but a few of one size, solid and no taller than wide, are a dotted or dashed line that was drawn. */
const DOTTED = { marks: 12, alike: 0.9, solid: 0.75 };
/** Letters without a gap between them, and wider than any one, have so many stretches of ink in a row of points. */
const LEAST_RUNS = 4;

/** Specks, strokes and dotted lines are no print: a line of print has a letter of some height. */
export function isPrint(line: Box & { height: number; letters: Component[] }): boolean {
  const { x0, y0, x1, y1, height, letters } = line;
  if (isDotted(letters)) return false;
  const ink = letters.reduce((sum, letter) => sum + letter.count, 0);
  const area = (x1 - x0) * (y1 - y0);
  if (letters.length === 1 && (height < 7 || (x1 - x0 > 8 * height && !isWord(letters[0])))) return false;
  return height >= 4 && ink > 0.04 * area;
}

/** True for letters that have run together: across a word there is ink and paper by turns, across a stroke there is not. */
const isWord = ({ y0, y1, runs }: Component): boolean => runs.length >= LEAST_RUNS * (y1 - y0);

function isDotted(letters: Component[]): boolean {
  if (letters.length < DOTTED.marks) return false;
  const [width, height] = [median(letters.map(widthOf)), median(letters.map(heightOf))];
  const alike = letters.filter(
    (letter) =>
      Math.abs(widthOf(letter) - width) <= 1 &&
      Math.abs(heightOf(letter) - height) <= 1 &&
      letter.count >= DOTTED.solid * widthOf(letter) * heightOf(letter),
  );
  return height <= width + 1 && alike.length >= DOTTED.alike * letters.length;
}

const widthOf = ({ x0, x1 }: Extent): number => x1 - x0;
const heightOf = ({ y0, y1 }: Extent): number => y1 - y0;
