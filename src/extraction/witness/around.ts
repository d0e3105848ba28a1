import { findPostcodes } from '../fields/values/index.js';
import { headOf, type Line } from './lines.js';
import { type See, type Sort, sortOf, sorts } from './see.js';
import { joined, lastOf, type Run } from './tokens.js';
import { hasLetters, type Word } from './words.js';

const SORT = sorts('sl', 'Ug', 'Ux', 'Lg');

/** Takes down each word of letters. */
export function seeWords(see: See, sort: Sort, { tokens, first, behind }: Run): void {
  for (let i = first; i < behind; i += 1) {
    const { word } = tokens[i];
    if (hasLetters(word)) see(sort, word);
  }
}

/** What may be seen of a line beside another one: its words, and what it has. */
interface Side {
  none: Sort;
  word: Sort;
  /** All words of a short one. */
  all: Sort;
  concept: Sort;
  digits: Sort;
  bold: Sort;
  postcode: Sort;
  /** A label may stand there. */
  isOfLabels: boolean;
}

const side = (sign: string, isOfLabels: boolean): Side => ({
  none: sortOf(`${sign}-`),
  word: sortOf(sign),
  all: sortOf(sign + sign),
  concept: sortOf(`${sign}c`),
  digits: sortOf(`${sign}d`),
  bold: sortOf(`${sign}b`),
  postcode: sortOf(`${sign}pc`),
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
  seeWords(see, SORT.sl, words);
  seeNeighbour(LEFT, line.left, see);
  seeNeighbour(UP, line.up, see);
  seeNeighbour(DOWN, line.down, see);
  seeNeighbour(RIGHT, line.right, see);
  if (line.up) {
    const gap = (segment.y0 - line.up.segment.y1) / segment.fontSize;
    see(SORT.Ug, gap < 0.5 ? '0' : gap < 1.2 ? '1' : gap < 3 ? '2' : '3');
    if (Math.abs(line.up.segment.x0 - segment.x0) < 2) see(SORT.Ux);
    if (line.up.up) seeNeighbour(FURTHER_UP, line.up.up, see);
  }
  if (line.left) {
    const gap = (segment.x0 - line.left.segment.x1) / segment.fontSize;
    see(SORT.Lg, gap < 3 ? '0' : gap < 10 ? '1' : '2');
  }
}

function seeNeighbour(side: Side, line: Line | undefined, see: See): void {
  if (!line) return see(side.none);
  const { words, segment, block } = line;
  seeWords(see, side.word, lastOf(words, 8));
  if (side.isOfLabels) {
    if (words.behind - words.first <= 5) see(side.all, joined(words));
    for (const concept of block.label?.concepts ?? []) see(side.concept, concept);
  }
  if (line.hasDigits) see(side.digits);
  if (segment.bold) see(side.bold);
  line.hasPostcode ??= findPostcodes(segment.text).length > 0;
  if (line.hasPostcode) see(side.postcode);
}

const HEADS = {
  up: { word: sortOf('hup'), all: sortOf('hhup'), concept: sortOf('hcup') },
  left: { word: sortOf('hleft'), all: sortOf('hhleft'), concept: sortOf('hcleft') },
};

/** The words that head the column and the row of a line. */
export function seeHeads(line: Line, see: See): void {
  for (const direction of ['up', 'left'] as const) {
    const head = headOf(line, direction);
    if (!head) continue;
    const { word, all, concept } = HEADS[direction];
    const words = wordsOfHead(head);
    for (const each of words) see(word, each);
    see(all, words.map(({ text }) => text).join(' '));
    for (const each of head.block.label?.concepts ?? []) see(concept, each);
  }
}

function wordsOfHead({ words: { tokens, first, behind } }: Line): Word[] {
  const found: Word[] = [];
  for (let i = first; i < behind && found.length < 8; i += 1)
    if (hasLetters(tokens[i].word)) found.push(tokens[i].word);
  return found;
}
