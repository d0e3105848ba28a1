import type { Page, Rule } from '../page.js';
import { height, middleX, overlapX, sameLine, width } from './geometry.js';
import type { Segment } from './model.js';
import { lineGapOf } from './leading.js';
import { beginsItem, endsAddress, FIGURE, numbersItem, partsSites } from './line-shapes.js';
import { horizontalRules } from './segments.js';
import { isQuestion, partsQuestions } from './questions.js';
import { isSentence } from './sentence.js';
import { isUnfinished } from './unfinished.js';

/** The segments beside, over and under a segment. */
export interface Neighbours {
  left?: Segment;
  right?: Segment;
  above?: Segment;
  below?: Segment;
}

/** Finds each segment's nearest neighbours. `above` and `below` are of the same column, type and line distance. */
export function neighboursOf(page: Page, segments: readonly Segment[]): Map<Segment, Neighbours> {
  const rules = horizontalRules(page);
  const lineGap = lineGapOf(segments);
  const found = new Map<Segment, Neighbours>(segments.map((segment) => [segment, {}]));
  const byTop = [...segments].sort((a, b) => a.y0 - b.y0);
  byTop.forEach((segment, at) => {
    const own = found.get(segment)!;
    for (let i = at + 1; i < byTop.length; i += 1) {
      const other = byTop[i];
      if (other.y0 > segment.y1) break;
      if (!sameLine(segment, other)) continue;
      const [left, right] = segment.x0 <= other.x0 ? [segment, other] : [other, segment];
      const ofLeft = found.get(left)!;
      const ofRight = found.get(right)!;
      if (!ofLeft.right || right.x0 < ofLeft.right.x0) ofLeft.right = right;
      if (!ofRight.left || left.x1 > ofRight.left.x1) ofRight.left = left;
    }
    for (let i = at + 1; i < byTop.length; i += 1) {
      const other = byTop[i];
      if (other.y0 - segment.y1 > Math.max(1.2, 1.3 * lineGap) * segment.fontSize) break;
      if (overlapX(segment, other) <= 0 || sameLine(segment, other) || other.y0 < segment.y0 + 0.5 * height(segment))
        continue;
      const item = itemOf(segment, own.left);
      if (stacked(segment, other, rules, lineGap, item) && !own.below) own.below = other;
      if (other.y0 > segment.y1 - 0.3 * segment.fontSize) break;
    }
  });
  for (const [segment, own] of found) {
    if (!own.below) continue;
    const ofBelow = found.get(own.below)!;
    const rival = ofBelow.above;
    if (!rival || Math.abs(segment.x0 - own.below.x0) < Math.abs(rival.x0 - own.below.x0)) {
      if (rival) found.get(rival)!.below = undefined;
      ofBelow.above = segment;
    } else own.below = undefined;
  }
  return found;
}

/** True where two segments have the distance, edges and type of two lines of one text, and no drawn line between them. */
function stacked(
  upper: Segment,
  lower: Segment,
  rules: readonly Rule[],
  lineGap: number,
  item: number | undefined,
): boolean {
  const type = Math.min(upper.fontSize, lower.fontSize);
  const larger = Math.max(upper.fontSize, lower.fontSize);
  if (larger > 1.22 * type) return false;
  // A label in plain type before a bold value makes a line that is bold only in part; its next line may be bold.
  if (upper.bold !== lower.bold && upper.words.length < 6 && !/,$/.test(upper.text)) return false;
  // Under the end of a sentence in plain type a line all in bold begins something else.
  if (/[.:;!?]$/.test(upper.text) && isAll(upper, false) && isAll(lower, true)) return false;
  // A question in bold stands over its answer.
  if (upper.bold && !lower.bold && /\?$/.test(upper.text)) return false;
  if (partsQuestions(upper.text, lower.text)) return false;
  if (lower.y0 - upper.y1 > (endsIn(upper, lower) ? Math.max(ADDRESS_GAP, lineGap) : lineGap) * type) return false;
  if (partsSites(upper, lower)) return false;
  const left = Math.min(Math.abs(upper.x0 - lower.x0), Math.abs((upper.led ?? upper.x0) - lower.x0));
  const centre = Math.abs(middleX(upper) - middleX(lower));
  const right = Math.abs(upper.x1 - lower.x1);
  const isItem = item !== undefined;
  const told = isSentence(lower) ? isSentence(upper) || isItem : isItem && isRestOfItem(upper, lower);
  const hangs = isItem && lower.x0 >= item - 0.2 * type && lower.x0 - upper.x0 <= MOST_HANGING * type;
  const indented = told && (left <= 2.2 * type || hangs);
  if (left > 0.6 * type && centre > 0.6 * type && right > 0.6 * type && !indented) return false;
  // A long line that runs under a figure of a table by chance has its middle or its end there.
  if (left > 0.6 * type && FIGURE.test(upper.text) && width(lower) > LONGER * width(upper)) return false;
  return !rules.some((rule) => liesBetween(rule, upper, lower));
}

/** So many times as wide as a figure is no text about it. */
const LONGER = 5;

/** How far apart, in type heights, the lines of an address may stand among rows that are set wide. */
const ADDRESS_GAP = 1;

/** "Weir House, 4 Mill Lane," over "Ripon, HG4 1AB": a line that breaks off within an address, and its end at the same edge. */
const endsIn = (upper: Segment, lower: Segment): boolean =>
  upper.text.endsWith(',') &&
  /\d/.test(upper.text) &&
  Math.abs(upper.x0 - lower.x0) < 0.2 * upper.fontSize &&
  upper.bold === lower.bold &&
  endsAddress(lower.text);

const isAll = ({ words }: Segment, bold: boolean): boolean => words.every((word) => (word.bold ?? false) === bold);

/** How far, in type heights, the lines of an item are set in from its number at most. */
const MOST_HANGING = 4.5;

/** Where the text of an item of a list or of a clause begins, behind its number; undefined for what is none. */
const itemOf = (segment: Segment, left: Segment | undefined): number | undefined =>
  beginsItem(segment) ? segment.words[1].x0 : left && numbersItem(left, segment) ? segment.x0 : undefined;

/** How many words tell that a line of figures and names is of running text. */
const LEAST_WORDS = 6;

/**
 * True for the second line of an item, set in from its number: "16 6837 0651 110 (meter J83). The use is 99,376 kWh", or a
 * word or two under a line that ends within a sentence: "(b) a standing charge of £1,460.00 per" over "annum."
 */
const isRestOfItem = (upper: Segment, lower: Segment): boolean =>
  (lower.words.length >= LEAST_WORDS || /[\p{Ll},]$/u.test(upper.text) || /^\(\p{Ll}/u.test(lower.text)) &&
  !beginsItem(lower) &&
  lower.x0 > upper.x0 &&
  (!lower.bold || isUnfinished(upper.text, lower.text));

function liesBetween(rule: Rule, upper: Segment, lower: Segment): boolean {
  const y = (rule.y0 + rule.y1) / 2;
  const shared = overlapX(rule, { ...lower, x0: Math.min(upper.x0, lower.x0), x1: Math.max(upper.x1, lower.x1) });
  return y >= upper.y1 - 0.35 * height(upper) && y <= lower.y0 + 0.35 * height(lower) && shared > 0.4 * width(lower);
}

/** Chains of segments that lie under each other, top first. Each segment is in exactly one. */
export function stacksOf(segments: readonly Segment[], neighbours: Map<Segment, Neighbours>): Segment[][] {
  const stacks: Segment[][] = [];
  for (const segment of segments) {
    if (neighbours.get(segment)!.above) continue;
    const stack: Segment[] = [];
    for (let next: Segment | undefined = segment; next; next = neighbours.get(next)!.below) stack.push(next);
    stacks.push(stack);
  }
  return stacks;
}

/** "What you pay until then, for comparison" in bold. */
const ASKS = /^(?:how|what|when|where|which|who)\b[^.;:]{6,60}$/i;

/** True where a stack is running text: sentences, whose lines end where the next word would not have fitted. */
export function isProse(stack: readonly Segment[]): boolean {
  // A question in bold is a heading, or the label of its answer.
  const [{ bold, text }] = stack;
  if (stack.length === 1 && bold && (/\?$/.test(text) || isQuestion(text) || ASKS.test(text))) return false;
  const sentences = stack.filter(isSentence).length;
  if (stack.length === 1) return sentences === 1 && (stack[0].words.length >= 7 || /[.;]$/.test(stack[0].text));
  // The sentences of an item in a list of sites are full of names and figures.
  if (sentences < (beginsItem(stack[0]) ? 0.25 : 0.5) * stack.length) return false;
  const words = stack.reduce((sum, line) => sum + line.words.length, 0);
  if (words < 4.5 * stack.length) return false;
  const edge = Math.max(...stack.map((line) => line.x1));
  let wrapped = 0;
  for (let i = 0; i + 1 < stack.length; i += 1) {
    const next = stack[i + 1].words[0];
    if (stack[i].x1 + 0.25 * next.fontSize + width(next) > edge - 0.5 * next.fontSize) wrapped += 1;
  }
  return wrapped >= 0.5 * (stack.length - 1) || sentences >= 0.8 * stack.length;
}
