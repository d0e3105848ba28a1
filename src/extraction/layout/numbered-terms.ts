import { sameLine } from './geometry.js';
import type { Block } from './model.js';
import { belowOf } from './places.js';

/** "1.4", "7.", "(c)", "B2": the number of an item in a list. */
const ITEM_NUMBER = /^(?:\d{1,2}(?:\.\d{1,2})?[.)]?|\([a-z\d]{1,3}\)|[A-Z]\d{1,2})$/;
/** "7. Tariff": a label behind the number of its item. */
const NUMBERED_LABEL = /^(\d{1,2}[.)])\s+\p{L}{2}/u;
/** A list has at least so many items. */
const LEAST_ITEMS = 4;
/** And labels of so many kinds: rows of charges or of sites name the same thing again and again. */
const LEAST_KINDS = 3;

interface Term {
  number: string;
  label: Block;
}

/**
 * The labels of numbered terms: in every line the number of the item, its label and what it says. What stands over them
 * ("Item | Term | What has been agreed") heads no table whose labels would be values; nor does one of them.
 */
export function numberedTerms(lines: readonly (readonly Block[])[]): Set<Block> {
  const lists: Term[][] = [];
  for (const term of lines.flatMap(termsIn)) {
    const { label } = term;
    const list = lists.find(([first]) => Math.abs(first.label.x0 - label.x0) < 0.5 * label.fontSize);
    if (list) list.push(term);
    else lists.push([term]);
  }
  return new Set(lists.filter(areTerms).flatMap((list) => list.map(({ label }) => label)));
}

/** The labels of a line that have their number before them, or in a cell of its own, and something beside them. */
function termsIn(line: readonly Block[]): Term[] {
  return line.slice(0, -1).flatMap((cell, i) => {
    const number = NUMBERED_LABEL.exec(cell.text)?.[1];
    // "7. Site address | 8. Unit rate": the labels of boxes, or of columns, have their values under them.
    if (number) return isNumberedLabel(line[i + 1]) ? [] : [{ number, label: cell }];
    const apart = i + 2 < line.length && ITEM_NUMBER.test(cell.text) && /^\p{L}{2}/u.test(line[i + 1].text);
    return apart ? [{ number: cell.text, label: line[i + 1] }] : [];
  });
}

const isNumberedLabel = ({ text, label }: Block): boolean => label?.qualifier === '' && NUMBERED_LABEL.test(text);

/** Each number comes once, and at least half of the texts behind them are surely labels, of several kinds. */
function areTerms(list: readonly Term[]): boolean {
  const labels = list.filter(({ label }) => label.label?.qualifier === '');
  const kinds = new Set(labels.map(({ label }) => label.label!.concepts.join()));
  return (
    list.length >= LEAST_ITEMS &&
    new Set(list.map(({ number }) => number)).size === list.length &&
    labels.length >= 0.5 * list.length &&
    kinds.size >= LEAST_KINDS
  );
}

/** "4 Payment" over "4.1 Direct Debit, on the tenth day of the month.": the clause that a numbered heading begins with. */
export function clauseUnder(heading: Block, said: readonly Block[]): Block | undefined {
  const [, list] = /^(\d{1,2})[.)]?\s/.exec(heading.text) ?? [];
  const below = list === undefined ? undefined : belowOf(heading, said);
  return below?.text.startsWith(`${list}.1 `) ? below : undefined;
}

/**
 * "4. Payment" over "4.1 | BACS within 14 days": under the heading of a list stands what its first item says, and not the
 * number of the item.
 */
export function itemUnder(heading: Block, below: Block, said: readonly Block[]): Block {
  const [, list] = /^\(?(\d{1,2})[.)]?\s/.exec(heading.text) ?? [];
  const [, whole] = /^(\d{1,2})\.\d{1,2}[.)]?$/.exec(below.text) ?? [];
  if (list === undefined || list !== whole) return below;
  const beside = said.filter(
    (other) =>
      other.page === below.page && other.x0 >= below.x1 && sameLine({ ...other, y1: other.lines[0].y1 }, below),
  );
  return (
    beside.reduce<Block | undefined>((best, other) => (best && best.x0 <= other.x0 ? best : other), undefined) ?? below
  );
}
