import { median } from '../../median.js';
import type { Component } from '../image/components.js';
import type { OcrWord } from './engine.js';

interface LetteredWord extends OcrWord {
  letters: Component[];
}

/** A word of letters, and what a small figure that stands behind it may be read as. */
const MARKED = /^(\W*\p{L}[\p{L}/.()-]*)[?*°!\d]$/u;
/** Shares of the height of the word's tallest letter: a raised mark is lower than that, ends so far over the feet of the letters, and begins no deeper under their tops. */
const RAISED = { height: 0.75, over: 0.25, under: 0.3 };
/** The point of a question mark lies within such a share of its height from its end. */
const POINT = 0.28;
/** The upper part of a question mark ends at least such a share of the height of its word over the feet. */
const HOOK = 0.15;
/** What a raised figure behind makes a volume. */
const UNIT_OF_LENGTH = /(?:^|[(/])(?:m|ft)$/;

/** What a question asks with: "Where do we send bills?", "From what date am I supplied?", "Can you end it?" */
const ASKS =
  /^(?:[Hh]ow|[Ww]h(?:at|ich|ose|o|en|ere|y)|Will|Can|Could|May|Do|Does|Did|Is|Are|Am|Was|Were|Have|Has|Would|Should)$/;

/**
 * Takes the mark of a footnote, a small raised figure, from the end of a word: "index²" was read as "index?".
 *
 * @param before the words of its line before it: a question ends with its mark, however faint the point is
 */
export function takeOffRaisedMark(word: LetteredWord, before: readonly OcrWord[]): void {
  const [, bare] = MARKED.exec(word.text) ?? [];
  if (!bare || word.letters.length === 0) return;
  if (word.text.endsWith('?') && before.some(({ text }) => ASKS.test(text))) return;
  const letters = [...word.letters].sort((a, b) => a.x0 + a.x1 - b.x0 - b.x1);
  if (hasRaisedLast({ ...word, letters })) word.letters = letters.slice(0, -1);
  else if (!word.text.endsWith('?') || hasPoint(word) || hasHook({ ...word, letters })) return;
  word.text = UNIT_OF_LENGTH.test(bare) ? `${bare}³` : bare;
}

function hasRaisedLast({ letters }: LetteredWord): boolean {
  if (letters.length < 2) return false;
  const mark = letters[letters.length - 1];
  const others = letters.slice(0, -1);
  const top = Math.min(...others.map(({ y0 }) => y0));
  const foot = median(others.map(({ y1 }) => y1));
  const tallest = foot - top;
  return (
    mark.y1 - mark.y0 <= RAISED.height * tallest &&
    mark.y1 <= foot - RAISED.over * tallest &&
    mark.y0 <= top + RAISED.under * tallest
  );
}

/** Whether the last letter is the upper part of a question mark: too large for a raised mark, and not down to the feet of the letters. */
function hasHook({ letters }: LetteredWord): boolean {
  if (letters.length < 2) return false;
  const others = letters.slice(0, -1);
  const top = Math.min(...others.map(({ y0 }) => y0));
  const foot = median(others.map(({ y1 }) => y1));
  return letters[letters.length - 1].y1 <= foot - HOOK * (foot - top);
}

/** Whether there is ink at the foot of a word's end, as of a question mark, though its letters may have run together. */
function hasPoint({ letters, x1 }: LetteredWord): boolean {
  const top = Math.min(...letters.map(({ y0 }) => y0));
  const foot = median(letters.map(({ y1 }) => y1));
  const height = foot - top;
  return letters.some(({ runs }) =>
    runs.some((run) => run.x1 > x1 - POINT * height && run.y > foot - RAISED.over * height),
  );
}
