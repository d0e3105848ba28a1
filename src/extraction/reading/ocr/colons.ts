import type { Raster } from '../image/raster.js';
import type { FittedWord } from './fit-letters.js';

/** Two numbers with a colon between them, as a time of day has. */
const TIME = /^\d+(?=:\d+$)/;
/** Darker than this there is ink. */
const INK = 165;
/** The upper dot of a colon stands higher than this share of the figures' height, and lower than that one. */
const UPPER = [0.3, 0.85] as const;

/**
 * A number whose point was read as a colon, as a price like "15.57" is that may be a time: between its figures there is
 * no ink but at their foot. Other words as they are.
 */
export function withoutColon(word: FittedWord, raster: Raster): FittedWord {
  const [before] = TIME.exec(word.text) ?? [];
  if (!before) return word;
  const figures = [...word.letters].sort((a, b) => a.x0 - b.x0);
  if (figures.length !== word.text.length - 1) return word;
  const [left, right] = [figures[before.length - 1], figures[before.length]];
  const top = Math.min(left.y0, right.y0);
  const height = Math.max(left.y1, right.y1) - top;
  for (let y = Math.ceil(top + (1 - UPPER[1]) * height); y < top + (1 - UPPER[0]) * height; y++)
    for (let x = left.x1 + 1; x < right.x0 - 1; x++) if (raster.data[y * raster.width + x] < INK) return word;
  return { ...word, text: word.text.replace(':', '.') };
}
