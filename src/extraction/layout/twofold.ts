import type { LabelMatch } from './label-match.js';
import type { Lexicon } from './lexicon.js';
import type { Block, Pair, Passage } from './model.js';

/** What parts two values, or two labels, that stand in one text. */
const STROKE = /\s+\/\s+/;

/** "MPAN / meter": two labels in one text, for the first and the second part of its value. */
export function twoLabels(text: string, lexicon: Lexicon, lenient: boolean): [LabelMatch, LabelMatch] | undefined {
  const parts = text.split(NUMBER_AND_METER.test(text) ? /,\s+(?:and\s+)?/ : /\s+(?:\/|and|&)\s+/);
  const labels = parts.map((part) => lexicon.label(part, lenient));
  if (labels.length !== 2 || !labels.every((each) => each?.qualifier === '')) return undefined;
  const [first, second] = labels as LabelMatch[];
  if (first.concepts.some((each) => second.concepts.includes(each))) return undefined;
  return [besideAccount(first, second), besideAccount(second, first)];
}

/** "Ref / account": beside the account, what may be the number of either is that of the contract. */
const besideAccount = (label: LabelMatch, other: LabelMatch): LabelMatch =>
  label.concepts.includes('contractNumber?') && other.concepts.includes('supplierAccountNumber')
    ? { ...label, concepts: ['contractNumber'], weak: false }
    : label;

/** "Meter point, meter": a comma between the labels of a supply's number and of what counts it. */
const NUMBER_AND_METER =
  /^(?:(?:electricity |gas )?(?:meter|supply) point|mpan|mprn|supply number)\b[^,]*,\s+(?:and\s+)?(?:meter|msn|serial)\b/i;

/** True for a text that a stroke parts: "VAT / CCL" may be two labels, for all that it is known for one of them. */
export const isStroked = (text: string): boolean => STROKE.test(text) || NUMBER_AND_METER.test(text);

const partOf = (block: Block, start: number, end: number): Passage => ({
  block,
  start,
  end,
  text: block.text.slice(start, end),
});

/** The first lines of a cell, and the rest of it. */
export const inTwo = (block: Block, lines: number): [Passage, Passage] => {
  const end = block.lines.slice(0, lines).reduce((sum, { text }) => sum + text.length + 1, -1);
  return [partOf(block, 0, end), partOf(block, end + 1, block.text.length)];
};

/** "Q-4431 / 2291034": the parts of a text on either side of a stroke. */
export function besideStroke(block: Block): [Passage, Passage] | undefined {
  const stroke = STROKE.exec(block.text);
  if (!stroke || STROKE.test(block.text.slice(stroke.index + stroke[0].length))) return undefined;
  const from = stroke.index + stroke[0].length;
  return [partOf(block, 0, stroke.index), partOf(block, from, block.text.length)];
}

/** The pairs of the labels "Contract no. / account", each with its part of the value beside or under them; the whole is the value of neither. */
export function withTwofold(
  pairs: readonly Pair[],
  beside: ReadonlyMap<Block, readonly Block[]>,
  lexicon: Lexicon,
  lenient: boolean,
): Pair[] {
  const parted = [...beside].flatMap(([labelBlock, [cell]]) => {
    const labels = isStroked(labelBlock.text) ? twoLabels(labelBlock.text, lexicon, lenient) : undefined;
    const parts = cell && besideStroke(cell);
    return labels && parts ? [{ labelBlock, cell, labels, parts }] : [];
  });
  const whole = pairs.filter(
    ({ labelBlock, value }) =>
      !parted.some((each) => each.labelBlock === labelBlock && [each.cell, labelBlock].includes(value.block)),
  );
  const own = parted.flatMap(({ labelBlock, cell, labels, parts }) =>
    labels.map((label, i): Pair => {
      const place = { label, labelBlock, value: parts[i], fit: 0.9 };
      return cell.x0 >= labelBlock.x1 - 1
        ? { ...place, relation: 'right', siblings: 1 }
        : { ...place, relation: 'below' };
    }),
  );
  return [...whole, ...own];
}
