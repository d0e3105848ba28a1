import { readTypeIn } from '../fields/values/index.js';
import { height } from '../layout/geometry.js';
import type { Box } from '../page.js';
import { BESIDE_FIGURES, hasFigure, isLabelText } from './row-texts.js';

/** A piece of a printed row. */
interface Printed extends Box {
  text: string;
}

/** How near, in points, two texts of one column begin. */
export const COLUMN_EDGE = 3;

const UNIT_ALONE = /^\W*(?:kwh|mwh|kva|kw|kvarh|m3|m³|days?|weeks?|months?|quarters?|years?)\W*$/i;

/**
 * Labels that figures follow, to the right of other text: they begin at the left edges of a page's inner columns. A column
 * in which units stand beside the labels ("Energy", "Days") says by what each line is charged, and is none of labels; nor
 * is one that says the same over and over ("Distributor", "meter", "meter"): a label names its line alone.
 */
export function innerLabels<T extends Printed>(rows: readonly T[][]): T[] {
  const units = rows.flatMap((row) => row.slice(1).filter((part) => UNIT_ALONE.test(part.text)));
  const isOfUnits = (edge: number): boolean => units.some((unit) => isAt(unit, edge));
  const labels = rows.flatMap((row) =>
    row.flatMap((part, i) => {
      const figures = hasFigure(part.text) || row.slice(i + 1).some((other) => hasFigure(other.text));
      return i > 0 && isLabelText(part.text) && figures ? [part] : [];
    }),
  );
  return labels.filter(({ x0 }) => !isOfUnits(x0) && !isRepeating(labels.filter((label) => isAt(label, x0))));
}

const isAt = ({ x0 }: Box, edge: number): boolean => Math.abs(x0 - edge) < COLUMN_EDGE;

const LEAST_REPEATED = 3;

/** Whether a third and more of the words of a column have stood in it before. */
function isRepeating(column: readonly Printed[]): boolean {
  const repeated = column.length - new Set(column.map(({ text }) => text)).size;
  return repeated >= LEAST_REPEATED && repeated >= column.length / 3;
}

/** So many labels at one place, so near to one another, are a column of them. */
const LABELS_OF_COLUMN = 4;
/** In heights of type. */
const COLUMN_HIGH = 15;
/** In heights of type: how far a label may be set in. */
const SET_IN = 2;

const FIGURE_ALONE = /^[-(£]*\d[\d,.]*\)?(?:\s?(?:p|%|cr|kwh|m3|m³|kva|mj\/m3|mj\/m³))?$/i;

/** "To pay", "31 of 365 days" behind a figure of another table, where the labels of this one begin. */
export function isInLabels(part: Printed, before: readonly Printed[], labels: readonly Printed[]): boolean {
  const last = before.at(-1);
  if (!last || !FIGURE_ALONE.test(last.text) || !/\p{L}{2}/u.test(part.text) || readTypeIn(part.text)) return false;
  if (BESIDE_FIGURES.test(part.text.replace(/[\d.,]+/g, ' '))) return false;
  const type = height(part);
  const isNear = ({ x0, y0 }: Printed): boolean =>
    x0 > last.x1 &&
    x0 < part.x0 + COLUMN_EDGE &&
    part.x0 - x0 < SET_IN * type &&
    Math.abs(y0 - part.y0) < COLUMN_HIGH * type;
  return labels.filter(isNear).length >= LABELS_OF_COLUMN;
}
