import type { Candidate } from '../../fields/candidates.js';
import { foldName } from '../../fields/values/index.js';
import { tickedOptions, wholeOf, type Block, type Layout, type Pair } from '../../layout/index.js';

/** "As above", "Same as electricity", "ditto": a value that is the one before it. */
const REPEATED =
  /^(?:(?:the )?same(?: \p{Ll}+)? )?as (?:above|before|the (?:one|row|line) above|(?:for |the |your )*electricity(?: supply)?)\.?$|^(?:same|ditto|do\.|["”″〃]{1,2})$/iu;

/** What is said of a value that is repeated counts a little less than the value itself. */
const AGAIN = 0.95;

/** Values that only point to the one before them, under the same label or in the same column, are read as that one. */
export function withRepeated(layout: Layout, candidates: readonly Candidate[]): Candidate[] {
  const isRepeat = ({ text }: Block): boolean => text.length < 60 && REPEATED.test(answerIn(text));
  const beside = layout.pairs.filter(({ relation }) => relation !== 'inline');
  const repeats = new Set(beside.map(({ value }) => value.block).filter(isRepeat));
  if (repeats.size === 0) return [...candidates];
  const found = beside.flatMap((pair): Candidate[] => {
    if (!repeats.has(pair.value.block)) return [];
    const before = beside
      .filter((other) => isBefore(other, pair) && !repeats.has(other.value.block))
      .sort((one, other) => other.value.block.index - one.value.block.index)[0];
    return candidates
      .filter((each) => before !== undefined && isOf(each, before))
      .map((each) => ({ ...each, confidence: AGAIN * each.confidence, passage: wholeOf(pair.value.block), pair }));
  });
  return [...candidates.filter(({ passage }) => !repeats.has(passage.block)), ...found];
}

/** Of options with tick boxes the one that is ticked: "☒ Same as electricity ☐ Different". */
function answerIn(text: string): string {
  const ticked = tickedOptions(text).filter((option) => option.ticked);
  return ticked.length === 1 ? ticked[0].text : text;
}

const isOf = ({ pair }: Candidate, { labelBlock, value, relation }: Pair): boolean =>
  pair?.labelBlock === labelBlock && pair.value.block === value.block && pair.relation === relation;

/** The same thing said further up: in the column of a table, or beside a label of the same words. */
function isBefore(other: Pair, pair: Pair): boolean {
  if (other.relation !== pair.relation || other.value.block.index >= pair.value.block.index) return false;
  if (pair.relation === 'column') return other.labelBlock === pair.labelBlock;
  return other.labelBlock !== pair.labelBlock && sameWords(other.labelBlock, pair.labelBlock);
}

const sameWords = (one: Block, other: Block): boolean => foldName(one.text) === foldName(other.text);
