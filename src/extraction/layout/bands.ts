import type { Segment } from './model.js';

/** So many lines that name parts of the day tell that the cells of a column do. */
const LEAST = 3;
/** A part of the day in a line of its own, or with its price behind it: "Day rate:", "Night 18.81", "Peak units £0.31". */
const BAND =
  /^(?:day|night|week(?:day|end)|eve(?:ning)?s?|(?:off[- ]?)?peak|normal|low|all|single|eve[^\s/]*\/w\S*)(?:[- ]?time)?(?: (?:units?|rates?|price|charge|weekend|& weekend))*\s?[:=-]?(?: £?\d[\d.]*p?)?$/i;

/** True for lines that name parts of the day, whose prices stand beside them in another column. */
export const areBandNames = (lines: readonly Segment[]): boolean =>
  lines.filter(isBand).length >= LEAST &&
  lines.every((line) => isBand(line) || !/^\p{L}/u.test(line.text)) &&
  !lines.some(({ text }) => /\d/.test(text));

/** True for words that name a part of the day and little else. */
export const isBand = ({ text }: Pick<Segment, 'text'>): boolean => BAND.test(text);

/** True for the lines of a column whose cells have several prices, each beside or under the part of the day that it is for. */
export const areBands = (lines: readonly Segment[]): boolean =>
  lines.filter(isBand).length >= LEAST && lines.some(({ text }) => /\d\.\d/.test(text));
