import { height } from '../layout/geometry.js';
import { isCardTitle } from './card-titles.js';
import type { Figure, LineValues } from './line-values.js';
import type { Cell } from './lines.js';

/** The prices of one register of a meter as a form of its own: "Day rate" over "Units | 11,674", "Price | 0.284", "Cost | £3,315.07". */
export interface RateCard {
  title: string;
  figures: Figure[];
  /** The lines under its title, with figures or without. */
  lines: LineValues[];
}

/** In heights of type: a card ends where so much is empty. */
const EMPTY = 4;
const LONGEST = 8;
const MOST_FIGURES = 24;

/** Finds cards that stand side by side or under each other; one alone is none. */
export function cardsOf(lines: readonly LineValues[]): RateCard[] {
  const titles = lines.flatMap((values) =>
    values.line.cells.every(isCardTitle) ? values.line.cells.map((cell) => ({ cell, values })) : [],
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
    if (card.lines.length >= LONGEST) break;
    if (line.page !== head.line.page || line.y0 < title.y1 - 1) continue;
    const own = line.cells.filter((cell) => cell.x0 >= title.x0 - 1 && cell.x1 <= end);
    if (own.length === 0) continue;
    if (line.y0 - bottom > EMPTY * height(title) || (own.length === 1 && isCardTitle(own[0]))) break;
    if (isWhole(values)) break;
    bottom = line.y1;
    const figures = values.figures.filter((figure) => own.includes(figure.cell));
    // which of them make a product takes time with their cube
    if (card.figures.length + figures.length > MOST_FIGURES) break;
    card.figures.push(...figures);
    card.lines.push(values);
  }
  return card;
}

/** "1,200 kWh × 24.50p = £294.00" in a line is a charge of its own, and no part of a card. */
const isWhole = ({ figures }: LineValues): boolean =>
  figures.some(({ unit }) => unit !== undefined) &&
  figures.some(({ rate }) => rate !== undefined) &&
  figures.some(({ money }) => money === 'pounds');
