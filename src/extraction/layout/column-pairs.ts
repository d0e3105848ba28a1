import { eraOf } from './eras.js';
import type { LabelMatch } from './label-match.js';
import type { Lexicon } from './lexicon.js';
import { startsWithLabel } from './leading-label.js';
import type { Block, Pair, Passage, Table } from './model.js';
import { wholeOf } from './passages.js';
import { isStackedColumn } from './stacked-heads.js';
import { besideStroke, isStroked, inTwo, twoLabels } from './twofold.js';

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

/** What may be printed in several lines, beside which the other value of a cell has one. */
const LONG = [/address/i, /^(?:mpan|mprn|meterPoint)/];

/** The parts of a cell for the two heads over each other: the line of one, and all others of what takes more. */
function stackedParts(cell: Block, labels: readonly LabelMatch[]): [Passage, Passage] {
  const isLong = ({ concepts }: LabelMatch, words: RegExp): boolean => concepts.some((each) => words.test(each));
  const long = LONG.find((words) => labels.some((label) => isLong(label, words)));
  // "Property" over "Address": what may be a name stands over the address.
  const first = long !== undefined && !isLong(labels[1], long);
  return inTwo(cell, first ? cell.lines.length - 1 : 1);
}

/** "Day" under "Unit rates (p/kWh)": one of what stands over it, for all that both together are worded like that. */
const isOneOf = (label: LabelMatch | undefined, joint: LabelMatch): boolean =>
  label?.qualifier === '' &&
  label.concepts.some((each) => each === 'dayUnitRate' || each === 'nightUnitRate') &&
  joint.concepts.includes('unitRate');

/** "kVA | p/kVA/day" under "Demand": what each kVA of it costs stands beside it, as it does beside the capacity of a supply. */
const isPricedDemand = ({ header, parents }: Table, i: number): boolean =>
  /^kva$/i.test(header[i].text) &&
  /^demand$/i.test(parents[i]?.text ?? '') &&
  header.some((head, at) => parents[at] === parents[i] && /^(?:p|pence|£|GBP) ?(?:\/|per) ?kVA\b/i.test(head.text));

/** "Now | Renewal" under "Unit rate": prices of what stands over them, whatever these words are the label of elsewhere. */
const isTimeOf = (over: Block | undefined, { text }: Block): boolean =>
  eraOf(text) !== undefined &&
  !/\b(?:rates?|charges?|units?)\b/i.test(text) &&
  !/^\(?k\s?wh\)?$/i.test(over?.text ?? '') &&
  (over?.label?.concepts.some((each) => /Rate\??$|^standingCharge/.test(each)) ?? false);

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
      const both =
        joint?.qualifier === '' &&
        joint.words > (header.label?.words ?? 0) &&
        !isOneOf(header.label, joint) &&
        !isPricedDemand(table, i);
      const priced = isTimeOf(over, header) ? over!.label : undefined;
      const known = both ? joint : (priced ?? header.label ?? joint);
      const label = known ?? lexicon.guess(header.text) ?? (over && lexicon.guess(`${over.text} ${header.text}`));
      // "Customer name: Acme Ltd" under "Customer" has a label of its own.
      if (!cell || !label || (cell.text.includes(':') && startsWithLabel(cell.text, lexicon, lenient))) return;
      const stacked = isStackedColumn({ leaves: table.header, parents: table.parents }, i);
      const two = stacked
        ? [over!.label!, label]
        : header.label?.qualifier === '' && !isStroked(header.text)
          ? undefined
          : twoLabels(header.text, lexicon, lenient);
      const parts =
        cell.lines.length > 1 ? (two ? stackedParts(cell, two) : undefined) : stacked ? undefined : besideStroke(cell);
      if (!both && two && parts) {
        const heads = [stacked ? over! : header, header];
        parts.forEach((value, part) =>
          pairs.push({ label: two[part], labelBlock: heads[part], value, relation: 'column', fit: 0.9, row }),
        );
        return;
      }
      // Cells of one line each under a head of two labels: "7033399027" over "M025A84961710" under "MPRN / meter".
      if (!both && two && !stacked && cell.lines.length === 1) {
        for (const each of two)
          pairs.push({ label: each, labelBlock: header, value: wholeOf(cell), relation: 'column', fit: 0.9, row });
        return;
      }
      const fit = known ? 0.9 : 0.9 * GUESS;
      pairs.push({ label, labelBlock: header, value: wholeOf(cell), relation: 'column', fit, row, over });
    });
  }
  return pairs;
}
