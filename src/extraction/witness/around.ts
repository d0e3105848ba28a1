import { findPostcodes } from '../fields/values/index.js';
import { headOf, type Line } from './lines.js';
import type { See } from './see.js';

const isOfLetters = (word: string): boolean => /\p{L}/u.test(word);

/** Takes down each word of letters. */
export function seeWords(see: See, sort: string, words: readonly string[]): void {
  for (const word of words) if (isOfLetters(word)) see(sort, word);
}

/** What may be seen of a line beside another one: its words, and what it has. */
interface Side {
  none: string;
  word: string;
  /** All words of a short one. */
  all: string;
  concept: string;
  digits: string;
  bold: string;
  postcode: string;
  /** A label may stand there. */
  isOfLabels: boolean;
}

const side = (sign: string, isOfLabels: boolean): Side => ({
  none: `${sign}-`,
  word: sign,
  all: sign + sign,
  concept: `${sign}c`,
  digits: `${sign}d`,
  bold: `${sign}b`,
  postcode: `${sign}pc`,
  isOfLabels,
});

const LEFT = side('L', true);
const UP = side('U', true);
const FURTHER_UP = side('V', true);
const DOWN = side('D', false);
const RIGHT = side('R', false);

/** What stands in a line and in those around it. */
export function seeSurroundings(line: Line, see: See): void {
  const { segment, words } = line;
  seeWords(see, 'sl', words);
  seeNeighbour(LEFT, line.left, see);
  seeNeighbour(UP, line.up, see);
  seeNeighbour(DOWN, line.down, see);
  seeNeighbour(RIGHT, line.right, see);
  if (line.up) {
    const gap = (segment.y0 - line.up.segment.y1) / segment.fontSize;
    see('Ug', gap < 0.5 ? '0' : gap < 1.2 ? '1' : gap < 3 ? '2' : '3');
    if (Math.abs(line.up.segment.x0 - segment.x0) < 2) see('Ux');
    if (line.up.up) seeNeighbour(FURTHER_UP, line.up.up, see);
  }
  if (line.left) {
    const gap = (segment.x0 - line.left.segment.x1) / segment.fontSize;
    see('Lg', gap < 3 ? '0' : gap < 10 ? '1' : '2');
  }
}

function seeNeighbour(side: Side, line: Line | undefined, see: See): void {
  if (!line) return see(side.none);
  const { words, segment, block } = line;
  seeWords(see, side.word, words.length > 8 ? words.slice(-8) : words);
  if (side.isOfLabels) {
    if (words.length <= 5) see(side.all, words.join(' '));
    for (const concept of block.label?.concepts ?? []) see(side.concept, concept);
  }
  if (/\d/.test(segment.text)) see(side.digits);
  if (segment.bold) see(side.bold);
  line.hasPostcode ??= findPostcodes(segment.text).length > 0;
  if (line.hasPostcode) see(side.postcode);
}

const HEADS = {
  up: { word: 'hup', all: 'hhup', concept: 'hcup' },
  left: { word: 'hleft', all: 'hhleft', concept: 'hcleft' },
};

/** The words that head the column and the row of a line. */
export function seeHeads(line: Line, see: See): void {
  for (const direction of ['up', 'left'] as const) {
    const head = headOf(line, direction);
    if (!head) continue;
    const { word, all, concept } = HEADS[direction];
    const words = head.words.filter(isOfLetters).slice(0, 8);
    for (const each of words) see(word, each);
    see(all, words.join(' '));
    for (const each of head.block.label?.concepts ?? []) see(concept, each);
  }
}
