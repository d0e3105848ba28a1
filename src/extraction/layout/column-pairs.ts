import { overlapX } from './geometry.js';
import type { LabelMatch, Lexicon } from './lexicon.js';
import type { Block, Pair, Table } from './model.js';
import { wholeOf } from './passages.js';
import { besideStroke, isStroked, twoLabels, twoLines } from './twofold.js';

/** A guess is worth less than a known wording. */
export const GUESS = 0.8;

/** Cells of tables of several columns and rows: a label among them is a value ("Head office" as the name of a site). */
export function bodyCells(tables: readonly Table[]): Set<Block> {
  const cells = new Set<Block>();
  for (const table of tables) {
    if (table.header.length < 3 || table.rows.length < 2) continue;
    for (const row of table.rows) {
      if (row.cells.filter(Boolean).length < 3) continue;
      row.cells.forEach((cell, i) => {
        if (cell && !isPriced(cell, row.cells[i + 1])) cells.add(cell);
      });
    }
  }
  return cells;
}

/** Two labels over each other that head one column, for the first and the second line of its cells: "MPAN" over "Meter". */
function isStacked({ header, parents }: Table, i: number): boolean {
  const [label, over] = [header[i].label, parents[i]];
  if (!label || !over?.label || over.label.qualifier !== '' || label.qualifier !== '') return false;
  const alone = parents.every((each, j) => j === i || each !== over || overlapX(over, header[j]) <= 0);
  const apart = !over.label.concepts.some((each) => label.concepts.includes(each));
  return alone && apart && Math.abs(over.x0 - header[i].x0) < 0.5 * over.fontSize;
}

/** "Day" under "Unit rates (p/kWh)": one of what stands over it, for all that both together are worded like that. */
const isOneOf = (label: LabelMatch | undefined, joint: LabelMatch): boolean =>
  label?.qualifier === '' &&
  label.concepts.some((each) => each === 'dayUnitRate' || each === 'nightUnitRate') &&
  joint.concepts.includes('unitRate');

/** The name of a charge before its price: "Standing charge | 197.92p per day". */
const isPriced = (cell: Block, next: Block | undefined): boolean =>
  cell.label?.qualifier === '' &&
  !cell.label.weak &&
  next !== undefined &&
  /^(?:£\s?\d[\d.,]*|\d[\d.,]*\s?(?:p|pence))(?:\s|\/|$)/.test(next.text);

/** The values of a table, each with the label over its column. */
export function columnPairs(table: Table, lexicon: Lexicon, lenient: boolean): Pair[] {
  const pairs: Pair[] = [];
  const chosen = table.rows.some((row) => row.ticked === true);
  for (const row of table.rows) {
    if (chosen && row.ticked !== true) continue;
    row.cells.forEach((cell, i) => {
      const header = table.header[i];
      const over = table.parents[i];
      const joint = over && lexicon.label(`${over.text} ${header.text}`, lenient);
      const both = joint?.qualifier === '' && joint.words > (header.label?.words ?? 0) && !isOneOf(header.label, joint);
      const known = both ? joint : (header.label ?? joint);
      const label = known ?? lexicon.guess(header.text);
      if (!cell || !label) return;
      const stacked = isStacked(table, i);
      const two = stacked
        ? [over!.label!, label]
        : header.label?.qualifier === '' && !isStroked(header.text)
          ? undefined
          : twoLabels(header.text, lexicon, lenient);
      const parts = cell.lines.length > 1 ? twoLines(cell) : stacked ? undefined : besideStroke(cell);
      if (!both && two && parts) {
        const heads = [stacked ? over! : header, header];
        parts.forEach((value, part) =>
          pairs.push({ label: two[part], labelBlock: heads[part], value, relation: 'column', fit: 0.9, row }),
        );
        return;
      }
      const fit = known ? 0.9 : 0.9 * GUESS;
      pairs.push({ label, labelBlock: header, value: wholeOf(cell), relation: 'column', fit, row, over });
    });
  }
  return pairs;
}
