import { BEGINS_ADDRESS, findPostcodes } from '../fields/values/index.js';
import { middleY } from './geometry.js';
import { areOneLabel, isOfAddress } from './label-match.js';
import type { Lexicon } from './lexicon.js';
import { FUEL } from './line-shapes.js';
import type { Segment } from './model.js';
import type { Neighbours } from './stacks.js';

/** In type heights: how far the middle of a label is from that of the lines beside it, and how alike their distances are. */
const OFF = 0.3;
const ALIKE = 0.2;
/** How near the lines of one label stand. */
const WRAPPED = 0.6;

/** Lines of a stack by their places in it. */
interface Range {
  from: number;
  to: number;
}

/**
 * The lines of a stack that are postal addresses: each from the line after the last label to a line with a postcode, or
 * with the end of one. What stands beside them does not part them. Several addresses follow each other at some distance.
 */
export function addressesIn(
  stack: readonly Segment[],
  neighbours: Map<Segment, Neighbours>,
  lexicon: Lexicon,
  lenient: boolean,
): Range[] {
  const codes = stack.flatMap(({ text }, i) => {
    const broken = i > 0 && END_OF_POSTCODE.test(text) ? `${stack[i - 1].text} ${text}` : text;
    return findPostcodes(broken, { ocr: lenient }).length > 0 ? [i] : [];
  });
  // A column of postcodes, or of addresses of a line each.
  if (codes.some((at, i) => at === codes[i - 1] + 1)) return [];
  return codes.flatMap((to, i) => {
    const least = i > 0 ? codes[i - 1] + 1 : 0;
    if (least > 0 && to > least && gapOver(stack, least) <= gapOver(stack, to) + ALIKE * stack[to].fontSize) return [];
    return addressTo(to, least, stack, neighbours, lexicon, lenient) ?? [];
  });
}

/** "Ipswich, IP5" over "7LQ". */
const END_OF_POSTCODE = /^\d[A-Z]{2}$/;

const gapOver = (stack: readonly Segment[], i: number): number => stack[i].y0 - stack[i - 1].y1;

function addressTo(
  to: number,
  least: number,
  stack: readonly Segment[],
  neighbours: Map<Segment, Neighbours>,
  lexicon: Lexicon,
  lenient: boolean,
): Range | undefined {
  const isLabel = (segment: Segment): boolean => lexicon.label(segment.text, lenient)?.qualifier === '';
  // What stands under a text that is no label is the end of that text, not a label.
  const goesOn = (label: Segment): boolean => {
    const { above } = neighbours.get(label)!;
    return above !== undefined && !isLabel(above) && !/^\p{Lu}\p{Ll}/u.test(label.text);
  };
  // The same label in another language stands over it, beside the line before.
  const isSecond = (label: Segment, line: number): boolean => {
    const over = neighbours.get(stack[line - 1])!.left;
    const [one, other] = [over, label].map((each) => each && lexicon.label(each.text, lenient));
    return one !== undefined && other !== undefined && areOneLabel(one, other);
  };
  // "Billing" over "Address", the first beside the street: one label that two lines hold.
  const isWrapped = (label: Segment, line: number): boolean => {
    const { above } = neighbours.get(label)!;
    if (!above || label.y0 - above.y1 > WRAPPED * label.fontSize || neighbours.get(above)!.right !== stack[line - 1])
      return false;
    const whole = lexicon.label(`${above.text} ${label.text}`, lenient);
    return (
      BEGINS_ADDRESS.test(stack[line - 1].text) &&
      whole?.qualifier === '' &&
      whole.words > (lexicon.label(label.text, lenient)?.words ?? 0) &&
      whole.concepts.some(isOfAddress)
    );
  };
  let from = to;
  while (from > least && to - from < 8) {
    const left = neighbours.get(stack[from])!.left;
    // A line with a label of its own begins a value.
    if (left && isLabel(left) && !goesOn(left) && !isSecond(left, from) && !(from > least && isWrapped(left, from))) {
      const first = firstAround(left, stack.slice(least), neighbours, { at: from - least, to: to - least });
      if (first !== undefined) from = least + first;
      break;
    }
    const { text } = stack[from - 1];
    // what has a figure beside it, under which the next line runs on, is a label and its value
    const { right } = neighbours.get(stack[from - 1])!;
    if (right && /^\d/.test(right.text) && stack[from].x1 > right.x1) break;
    if (leadsToAddress(text, lexicon, lenient)) {
      from -= 1;
      break;
    }
    if (text.length > 48 || /[£%:?☐☒☑]|\d{6,}|(?:\d[ A-Z]{0,3}){10}|\bkwh\b|\d\/\d\d/i.test(text)) break;
    if ((lexicon.label(text, lenient)?.qualifier === '' || FUEL.test(text)) && !/,$/.test(text)) break;
    from -= 1;
  }
  return from < to ? { from, to } : undefined;
}

/** "Supply address: Unit 7" over the rest of the address: the label and the first line of its value. */
function leadsToAddress(text: string, lexicon: Lexicon, lenient: boolean): boolean {
  const label = /^(\p{L}[^:]{2,60}): +(?=[\p{Lu}\d])/u.exec(text)?.[1];
  const known = label && text.length < 110 ? lexicon.label(label, lenient) : undefined;
  return known?.qualifier === '' && known.concepts.some(isOfAddress);
}

/**
 * The first line of an address whose label stands at its middle: as many lines over the label's as under it, all as close
 * to one another, and apart from what stands over them.
 */
function firstAround(
  label: Segment,
  stack: readonly Segment[],
  neighbours: Map<Segment, Neighbours>,
  { at, to }: { at: number; to: number },
): number | undefined {
  const first = at - (to - at);
  if (first < 0 || first === at) return undefined;
  const type = label.fontSize;
  if (Math.abs((stack[first].y0 + stack[to].y1) / 2 - middleY(label)) > OFF * type) return undefined;
  for (let i = first; i < at; i += 1) {
    if (neighbours.get(stack[i])!.left || /[£%:?☐☒☑]|\d{6,}/.test(stack[i].text)) return undefined;
    if (Math.abs(gapOver(stack, i + 1) - gapOver(stack, to)) > ALIKE * type) return undefined;
  }
  return first === 0 || gapOver(stack, first) > gapOver(stack, to) + ALIKE * type ? first : undefined;
}
