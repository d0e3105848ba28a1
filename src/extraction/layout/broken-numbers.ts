import { findSupplyNumbers } from '../fields/values/index.js';
import type { Segment } from './model.js';

/** A part of a supply number: groups of digits, and the letters that a line loss factor class may have, with a stroke before its core. */
const PART = /^(?:S )?(?=.*\d)[\dA-Z]{1,13}(?:(?:[ -]| ?[/|] ?)[\dA-Z]{1,13})*(?: ?[/|])?$/;
/** Into so many lines a narrow cell breaks a supply number at most. */
const MOST_LINES = 5;
const DIGITS = 13;

/**
 * The lines of a stack that go on with the supply number that begins in the line above: "03 801 201 22" over "7548 1678"
 * over "592", as the check digit of the whole tells, and "8594 096" over "838", which its groups tell.
 */
export function restsOfNumbers(stack: readonly Segment[]): Set<Segment> {
  const rests = new Set<Segment>();
  for (let i = 0; i + 1 < stack.length; i += 1) {
    const end = isRestOfGasNumber(stack[i], stack[i + 1]) ? i + 1 : endOfNumber(stack, i);
    for (; i < end; i += 1) rests.add(stack[i + 1]);
  }
  return rests;
}

/** "8594 096" right over "838": the groups of a gas number, which ends in the next line of its cell. */
const GROUPS = /^[1-9]\d{2,3}(?: \d{2,4})+$/;
const LAST_GROUP = /^\d{2,4}$/;
/** In type heights: so near are the lines of one cell. */
const TIGHT = 0.5;
/** The digits of a gas number that is printed in groups. */
const GAS_DIGITS = [8, 10];

function isRestOfGasNumber(upper: Segment, lower: Segment): boolean {
  if (!GROUPS.test(upper.text) || !LAST_GROUP.test(lower.text)) return false;
  const digits = `${upper.text}${lower.text}`.replaceAll(' ', '').length;
  return (
    digits >= GAS_DIGITS[0] &&
    digits <= GAS_DIGITS[1] &&
    lower.y0 - upper.y1 < TIGHT * upper.fontSize &&
    upper.text.split(' ').at(-1)!.length >= lower.text.length
  );
}

/** The last line of the number that begins in a line; the line itself where none does, or a whole one. */
function endOfNumber(stack: readonly Segment[], from: number): number {
  let text = stack[from].text;
  if (!PART.test(text) || isWhole(text)) return from;
  for (let to = from + 1; to < Math.min(stack.length, from + MOST_LINES); to += 1) {
    if (!PART.test(stack[to].text) || isWhole(stack[to].text)) return from;
    text += ` ${stack[to].text}`;
    if (isWhole(text)) return to;
  }
  return from;
}

function isWhole(text: string): boolean {
  if (text.length < DIGITS) return false;
  const [number, ...more] = findSupplyNumbers(text);
  return number?.value.valid && more.length === 0 && number.start <= 2 && number.end === text.length;
}
