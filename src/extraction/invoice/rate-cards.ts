import { isBand } from '../layout/bands.js';
import { withoutHours } from '../layout/index.js';
import { height } from '../layout/geometry.js';
import type { Figure, LineValues } from './line-values.js';
import type { Cell, Line } from './lines.js';

/** The prices of one register of a meter as a form of its own: "Day rate" over "Units | 11,674", "Price | 0.284", "Cost | £3,315.07". */
export interface RateCard {
  title: string;
  figures: Figure[];
  /** The lines of its figures. */
  lines: LineValues[];
}

/** In heights of type: a card ends where so much is empty. */
const EMPTY = 4;
const LONGEST = 8;

/** The title of a card: a part of the day alone in its cell, with its hours at most ("Day rate (07:00 to midnight)"). */
const isTitle = ({ text }: Cell): boolean =>
  isBand({
    text: withoutHours(text)
      .replace(/\s*\([^)]*\)\s*$/, '')
      .trim(),
  });

/** Whether titles of cards stand over a line: it begins right under the first with words, as no row of a table does. */
export const areTitlesOver = (heads: Line, under: Line | undefined): boolean =>
  under !== undefined &&
  heads.cells.every(isTitle) &&
  /\p{L}/u.test(under.cells[0].text) &&
  Math.abs(under.x0 - heads.x0) < height(heads);

/** Finds cards that stand side by side or under each other; one alone is none. */
export function cardsOf(lines: readonly LineValues[]): RateCard[] {
  const titles = lines.flatMap((values) =>
    values.line.cells.every(isTitle) ? values.line.cells.map((cell) => ({ cell, values })) : [],
  );
  if (titles.length < 2) return [];
  return titles.map(({ cell, values }) => {
    const beside = titles.filter((other) => other.values.line.page === values.line.page && other.cell.x0 > cell.x1);
    const end = Math.min(Infinity, ...beside.map((other) => other.cell.x0));
    return cardUnder(cell, values, end, lines);
  });
}

function cardUnder(title: Cell, head: LineValues, end: number, all: readonly LineValues[]): RateCard {
  const card: RateCard = { title: title.text, figures: [], lines: [] };
  let bottom = title.y1;
  for (const values of all) {
    const { line } = values;
    if (line.page !== head.line.page || line.y0 < title.y1 - 1 || card.lines.length >= LONGEST) continue;
    const own = line.cells.filter((cell) => cell.x0 >= title.x0 - 1 && cell.x1 <= end);
    if (own.length === 0) continue;
    if (line.y0 - bottom > EMPTY * height(title) || (own.length === 1 && isTitle(own[0]))) break;
    bottom = line.y1;
    const figures = values.figures.filter((figure) => own.includes(figure.cell));
    card.figures.push(...figures);
    card.lines.push(values);
  }
  return card;
}
