import type { Reading, ReadingContext } from '../../fields/candidates.js';
import { type Parsed } from '../../fields/values/index.js';
import { sentenceAt, type Pair } from '../../layout/index.js';

/** How far from the start of a passage its value may begin, by how the passage hangs on its label. */
export const reach = (context: ReadingContext): number =>
  context.pair.relation === 'inline' || asks(context) ? 28 : 14;

/** "Payable in addition at 20%", "Not included. Charged at 20% unless ...", "Charged in addition, at 0.801 p/kWh". */
const LEADS =
  /^\W*(?:not included\W+|excluded\W+|extra\W+)?(?:(?:will be|is|are|currently|now|payable|charged|added|due|applied|applies|in addition|extra)\b[\s,]*)+(?:at|of)\s+(?:a |the )?(?:(?:current |standard |reduced |prevailing )*rate (?:of )?)?$|^(?:the )?(?:current |standard |reduced |full |prevailing )+rate\W*$/i;

/** True for a value that stands behind words which say that it is charged, and nothing else. */
export const isLedTo = (text: string, { start }: { start: number }): boolean => LEADS.test(text.slice(0, start));

/** The label is a question: the answer is a sentence, and its value may stand within it. */
export const asks = ({ pair }: ReadingContext): boolean => pair.label.text.endsWith('?');

/** "Contract length: 24": the value stands behind its label and a colon, and nothing else does. */
export const isAnswer = ({ pair: { relation, label, labelBlock, value, fit } }: ReadingContext): boolean =>
  relation !== 'inline' ||
  (fit >= 0.95 && labelBlock.kind === 'cell' && label.start === 0 && value.end >= labelBlock.text.length);

/** "Product ☒ Steady Fix ☐ Tracker": boxes are those of a label that begins a cell, or stands apart; in running text they are not. */
export const hasBoxes = ({ pair: { relation, label, labelBlock } }: ReadingContext): boolean =>
  relation !== 'inline' || (label.start === 0 && labelBlock.kind === 'cell');

/** How much of the text the value covers: a value that is the whole text is surer than one inside other words. */
export function coverage(text: string, value: { start: number; end: number }): number {
  const rest = text.length - (value.end - value.start);
  return Math.max(0.55, 1 - rest / 90);
}

export function near<T>(text: string, found: Parsed<T>[], context: ReadingContext): Reading<T>[] {
  const first = found.find((each) => each.start <= reach(context) || isLedTo(text, each));
  if (!first) return [];
  const whole = context.pair.relation === 'inline' || asks(context) || isLedTo(text, first);
  const cover = whole ? 1 : coverage(text, first);
  return [
    {
      value: first.value,
      start: first.start,
      end: first.end,
      confidence: first.confidence * cover,
      repaired: first.repaired,
    },
  ];
}

/** The sentence that a label inside a text stands in. */
export function sentenceOf({ labelBlock, label }: Pair): string {
  return sentenceAt(labelBlock.text, label.start)?.text ?? '';
}
