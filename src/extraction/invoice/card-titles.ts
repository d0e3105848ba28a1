import { isBand } from '../layout/bands.js';
import { withoutHours } from '../layout/index.js';
import { height } from '../layout/geometry.js';
import type { Cell, Line } from './lines.js';

/** The title of a card of prices: a part of the day alone in its cell, with its hours at most ("Day rate (07:00 to midnight)"). */
export const isCardTitle = ({ text }: Cell): boolean =>
  isBand({
    text: withoutHours(text)
      .replace(/\([^()]*\)\s*$/, '')
      .trim(),
  });

/** Whether titles of cards stand over a line: it begins right under the first with words, as no row of a table does. */
export const areTitlesOver = (heads: Line, under: Line | undefined): boolean =>
  under !== undefined &&
  heads.cells.every(isCardTitle) &&
  /\p{L}/u.test(under.cells[0].text) &&
  Math.abs(under.x0 - heads.x0) < height(heads);
