import { asDigits, distributorOf, isValidMpanCore } from '../../fields/values/index.js';
import type { OcrWord } from './engine.js';

const CORE_LENGTH = 13;
/** A misread number has at least so many characters that are digits as they stand. */
const LEAST_DIGITS = 10;
/** The groups of a number stand no further apart than this share of their height, beside or below each other. */
const WIDEST_GAP = 1;
/** The second line of a number begins where the first one does, within this share of its height. */
const INDENT = 1;
/** Where two readings differ in more places than this they tell nothing together. */
const MOST_DIFFERENCES = 4;

const bare = ({ text }: OcrWord): string => text.replace(/[^A-Za-z0-9|!]/g, '');
const isMpan = (core: string): boolean => isValidMpanCore(core) && distributorOf(core) !== undefined;
const height = ({ y0, y1 }: OcrWord): number => y1 - y0;

/**
 * Words that stand together as one MPAN core would, beside each other or on two lines of a cell, and whose check digit
 * does not agree: a digit of them was misread.
 */
export function misreadMpans<W extends OcrWord>(words: readonly W[]): W[][] {
  const sorted = [...words].filter((word) => /\d/.test(word.text)).sort((a, b) => a.line - b.line || a.x0 - b.x0);
  const found: W[][] = [];
  for (const first of sorted) {
    const run: W[] = [];
    let length = 0;
    for (let next: W | undefined = first; next && length < CORE_LENGTH; next = nextTo(run, sorted)) {
      run.push(next);
      length += bare(next).length;
    }
    if (length !== CORE_LENGTH || run.some((word) => found.some((other) => other.includes(word)))) continue;
    const text = run.map(bare).join('');
    if (text.replace(/\D/g, '').length >= LEAST_DIGITS && /^\d+$/.test(asDigits(text)) && !isMpan(asDigits(text)))
      found.push(run);
  }
  return found;
}

/** What continues a run of words: the next word of its line, else the first one of the line under it. */
function nextTo<W extends OcrWord>(run: readonly W[], words: readonly W[]): W | undefined {
  const last = run.at(-1)!;
  const space = WIDEST_GAP * height(last);
  const beside = words.find(({ line, x0 }) => line === last.line && x0 >= last.x1 - 1 && x0 - last.x1 <= space);
  if (beside) return beside;
  return words.find(
    ({ line, x0, y0 }) =>
      line !== last.line &&
      Math.abs(x0 - run[0].x0) <= INDENT * height(last) &&
      y0 >= (last.y0 + last.y1) / 2 &&
      y0 - last.y1 <= space,
  );
}

/**
 * What two readings of a number's words give together: the second one where its check digit agrees, else the only
 * mixture of the two with which it does. The words with their new texts; none where there is no agreement.
 *
 * @param second what each word of the run was read as the second time
 */
export function agreedWords(run: readonly OcrWord[], second: readonly OcrWord[][]): Map<OcrWord, OcrWord> {
  const one = asDigits(run.map(bare).join(''));
  const other = asDigits(second.flat().map(bare).join(''));
  const agreed = /^\d{13}$/.test(other) ? agreedCore(one, other) : undefined;
  if (!agreed) return new Map();
  let from = 0;
  return new Map(run.map((word) => [word, { ...word, text: agreed.slice(from, (from += bare(word).length)) }]));
}

function agreedCore(one: string, other: string): string | undefined {
  if (isMpan(other)) return other;
  const places = [...other].flatMap((digit, i) => (digit === one[i] ? [] : [i]));
  if (places.length > MOST_DIFFERENCES) return undefined;
  const mixtures = places.reduce(
    (all, place) => all.flatMap((core) => [core, core.slice(0, place) + other[place] + core.slice(place + 1)]),
    [one],
  );
  const agreed = mixtures.filter(isMpan);
  return agreed.length === 1 ? agreed[0] : undefined;
}
