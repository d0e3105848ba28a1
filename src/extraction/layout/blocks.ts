import type { Page } from '../page.js';
import { addressesIn } from './address-lines.js';
import { around } from './geometry.js';
import type { LabelMatch } from './label-match.js';
import type { Lexicon } from './lexicon.js';
import type { Block, BlockKind, Segment } from './model.js';
import { restsOfNumbers } from './broken-numbers.js';
import { Joiner } from './joiner.js';
import { startsWithLabel } from './leading-label.js';
import { FIGURE, ITEM } from './line-shapes.js';
import { betweenBoxes } from './box-gutters.js';
import { guttersOf, part, typeOf, type Gutter } from './gutters.js';
import { isQuestion } from './questions.js';
import { linesOfRaggedForms } from './ragged-labels.js';
import { horizontalRules } from './segments.js';
import { isUnitLine } from './unit-lines.js';
import { isOpen } from './unfinished.js';
import { isProse, neighboursOf, stacksOf, type Neighbours } from './stacks.js';

/**
 * Joins the segments of a page to blocks: lines of one value, of a wrapped label or of a paragraph become one text;
 * rows of a list or a table stay apart.
 */
export function blocksOf(
  page: Page,
  segments: readonly Segment[],
  lexicon: Lexicon,
): { blocks: Block[]; gutters: Gutter[] } {
  const neighbours = neighboursOf(page, segments);
  const stacks = stacksOf(segments, neighbours);
  const prose = new Set<Segment>();
  const blocks: Block[] = [];
  const rest: Segment[][] = [];
  for (const stack of stacks) {
    if (
      !isProse(stack) ||
      isList(stack) ||
      areAskedOrAnswers(stack, neighbours) ||
      areValues(stack, neighbours, lexicon, page.source === 'ocr') ||
      areLabels(stack, neighbours, lexicon, page.source === 'ocr') ||
      isLabelOrItsValue(stack, neighbours, lexicon, page.source === 'ocr')
    ) {
      rest.push(stack);
      continue;
    }
    stack.forEach((segment) => prose.add(segment));
    blocks.push(block(page.number, stack, 'prose'));
  }
  const gutters = guttersOf(blocks, segments, horizontalRules(page));
  part(neighbours, gutters);
  const rows = linesOfRaggedForms(neighbours);
  const joiner = new Joiner(page, lexicon, neighbours, prose);
  for (const stack of rest) {
    const addresses = addressesIn(stack, neighbours, lexicon, page.source === 'ocr');
    const rests = restsOfNumbers(stack);
    let lines = [stack[0]];
    for (let i = 1; i < stack.length; i += 1) {
      const within = addresses.some(({ from, to }) => i > from && i <= to);
      const goesOn = within || rests.has(stack[i]) || joiner.joins(stack[i - 1], stack[i], lines);
      if (goesOn && !rows.has(stack[i])) {
        lines.push(stack[i]);
        continue;
      }
      blocks.push(block(page.number, lines, 'cell'));
      lines = [stack[i]];
    }
    blocks.push(block(page.number, lines, 'cell'));
  }
  const lenient = page.source === 'ocr';
  for (const each of blocks) {
    if (each.kind === 'cell' && !startsWithLabel(each.text, lexicon, lenient))
      each.label = labelOf(each, lexicon, lenient);
  }
  // Rows in boxes side by side are told apart by each other; only what is a pair or a table ends with its box.
  return { blocks, gutters: [...gutters, ...betweenBoxes(page, typeOf(segments))] };
}

/** The label that a block is; one of several lines may say the same in two languages. */
export function labelOf({ text, lines }: Block, lexicon: Lexicon, lenient: boolean): LabelMatch | undefined {
  // "24 Months" is how long a contract is, and no label of what stands beside it.
  if (/^\d{1,3} (?:months?|years?)$/i.test(text)) return undefined;
  // "p per meter per day" is a unit, and no label of a meter.
  if (isUnitLine(text) && /\b(?:meter|site)\b/i.test(text)) return undefined;
  const label = lexicon.label(text, lenient);
  // What breaks off in the middle, or goes on with a small letter, is one label, not the same in two languages; so is a
  // question. A figure over its unit is none.
  const isOne =
    isQuestion(text) ||
    (/^\p{Lu}/u.test(text) && lines.slice(1).some((line) => /^\p{Ll}/u.test(line.text))) ||
    lines.slice(0, -1).some((line) => isOpen(line.text) || FIGURE.test(line.text));
  if (label?.qualifier === '' || lines.length < 2 || isOne) return label;
  const both = lexicon.label(lines.map((line) => line.text).join(' / '), lenient);
  return both?.qualifier === '' ? { ...both, text, end: text.length } : label;
}

/** True for lines that each name a thing and give its value, however much of a sentence they look. */
const isList = (stack: readonly Segment[]): boolean =>
  stack.length >= 2 &&
  (stack.filter((line) => ITEM.test(line.text) && /\d/.test(line.text)).length >= 0.6 * stack.length ||
    stack.every((line) => LED.test(line.text)));

/** "Broker: Hale Utilities Ltd", "Standing charge (£ per day):", a label with its colon, whether its value follows or stands beside it. */
const LED = /^\p{Lu}[^:;?!]{1,48}:(?:\s|$)/u;

/** True for questions under one another that have answers beside them, and for what stands beside a question. */
function areAskedOrAnswers(stack: readonly Segment[], neighbours: Map<Segment, Neighbours>): boolean {
  const asked = stack.filter((line) => isQuestion(line.text) && neighbours.get(line)!.right).length;
  return asked >= 0.5 * stack.length || isQuestion(neighbours.get(stack[0])!.left?.text ?? '');
}

/** "Serial number of meter" over "Standing charge, £ a quarter": labels, each with its value beside it. */
const areLabels = (
  stack: readonly Segment[],
  neighbours: Map<Segment, Neighbours>,
  lexicon: Lexicon,
  lenient: boolean,
): boolean => stack.every((line) => neighbours.get(line)!.right && lexicon.label(line.text, lenient)?.qualifier === '');

/** So many labels beside a stack tell that it is a column of values; and how exactly they are on its lines, in type heights. */
const LEAST_LABELS = 3;
const LEVEL = 0.15;

/** True for the values of a form that are set as close as running text, with their labels in a column beside them. */
function areValues(
  stack: readonly Segment[],
  neighbours: Map<Segment, Neighbours>,
  lexicon: Lexicon,
  lenient: boolean,
): boolean {
  const rows = stack.flatMap((line) => {
    const label = neighbours.get(line)!.left;
    return label ? [{ line, label }] : [];
  });
  if (rows.length < LEAST_LABELS || rows[0].line !== stack[0]) return false;
  const [{ label: first }] = rows;
  const inColumn = rows.every(
    ({ line, label }) =>
      Math.abs(label.x0 - first.x0) < 2 * LEVEL * first.fontSize &&
      Math.abs(label.y1 - line.y1) < LEVEL * line.fontSize,
  );
  const known = rows.filter(({ label }) => lexicon.label(label.text, lenient)?.qualifier === '').length;
  return inColumn && known >= 0.5 * rows.length;
}

/** "☐ yes", beside what it answers. */
const ANSWERED = /^[☐☑☒✓✔✗✘□■▢] (?:yes|no)$/iu;

/** True where a sentence is a long label, or stands beside a label as its value. */
function isLabelOrItsValue(
  stack: readonly Segment[],
  neighbours: Map<Segment, Neighbours>,
  lexicon: Lexicon,
  lenient: boolean,
): boolean {
  if (stack.length > 4) return false;
  const whole = lexicon.label(stack.map((line) => line.text).join(' '), lenient);
  if (whole?.qualifier === '') return true;
  const right = neighbours.get(stack[0])!.right;
  const begins =
    stack.length === 1 && right && (ANSWERED.test(right.text) || /\d/.test(right.text)) && right.words.length <= 6;
  if (begins && (whole?.start === 0 || lexicon.guess(stack[0].text))) return true;
  const left = neighbours.get(stack[0])!.left;
  return left !== undefined && lexicon.label(left.text, lenient)?.qualifier === '';
}

export function block(page: number, lines: Segment[], kind: BlockKind): Block {
  const { x0, y0, x1, y1 } = around(lines);
  return {
    x0,
    y0,
    x1,
    y1,
    index: 0,
    page,
    kind,
    lines,
    text: lines.map((line) => line.text).join(' '),
    fontSize: Math.max(...lines.map((line) => line.fontSize)),
    bold: lines.every((line) => line.bold),
    // Named from the start, so that all blocks have one shape, which the engine reads quicker.
    label: undefined,
    heading: undefined,
    isHeading: undefined,
  };
}
