import type { Box } from '../../page.js';
import type { Component } from '../image/components.js';
import { findPrintLines, type PrintLine } from '../image/print-lines.js';
import type { FlatPage } from '../image/flat-page.js';
import type { OcrEngine, OcrWord } from './engine.js';
import { withoutColon } from './colons.js';
import { fitToLetters, type FittedWord } from './fit-letters.js';
import { agreedWords, misreadMpans } from './meter-points.js';
import { isMisprinted } from './misprints.js';
import { layOut, type Montage, toPage, type Stretch } from './montage.js';
import { strokeOf } from './strokes.js';

/** Letters are brought to this height (picture points), which tesseract reads best; at the second look to another. */
const LETTER_HEIGHT = 27;
const SECOND_LETTER_HEIGHT = 40;
/** Words less sure than this are looked at again; those with figures earlier, since a wrong figure is worse than a wrong letter. */
const SURE = 0.72;
const SURE_OF_FIGURES = 0.86;
/** The second reading counts where it is this much surer. */
const SURER = 0.04;
const MOST_SECOND_LOOKS = 160;
/** To have a part of a page read by itself pays from about this many lines. */
const LEAST_LINES_OF_A_PART = 6;
/** The blurred edge of a letter reaches so far (picture points) beyond it. */
const BLUR = 2;
/** A part of a word that is read by itself has so many characters, or its word fewer letters than it should; it stands no further from it than this share of its height. */
const LEAST_END = 4;
const TOUCHING = 0.35;
/** Letters without a word count when they are together wider than this share of their height. */
const LEAST_GAP = 0.5;
/** Or one letter when it is as tall as this and as wide as a figure 1, which has a flag: a bar may be a piece of a drawn line. */
const FIGURE_1 = { height: 0.85, width: 0.27 };

/**
 * Reads all print of a flat page, line by line. What was passed over, and doubtful words, are read again by themselves;
 * of two readings of a word the surer one counts.
 *
 * @param share how many processors this page may keep busy
 * @param uprights the upright lines that were drawn on it
 * @param combs the rows of boxes for one character each
 */
export async function readPrint(
  page: FlatPage,
  engine: OcrEngine,
  share: number,
  uprights: readonly Box[] = [],
  combs: readonly Box[][] = [],
): Promise<FittedWord[]> {
  const lines = findPrintLines(page.raster, uprights, combs);
  if (lines.length === 0) return [];
  const words = await readTwice(page, lines, engine, share);
  return words.map((word) => ({ ...withoutColon(word, page.raster), stroke: strokeOf(word, page.raster) }));
}

async function readTwice(page: FlatPage, lines: PrintLine[], engine: OcrEngine, share: number): Promise<FittedWord[]> {
  const words = fitToLetters(await readLines(page, lines, engine, share), lines);
  const misread = misreadMpans(words);
  const again = misread.flat();
  const before = wordsBefore(words);
  const doubtful = words
    .filter((word) => isDoubtful(word, before.get(word)) && !again.includes(word))
    .slice(0, MOST_SECOND_LOOKS);
  const passedOver = lines
    .flatMap((line, i) =>
      gapsIn(
        line,
        words.filter((word) => word.line === i),
      ),
    )
    .slice(0, MOST_SECOND_LOOKS);
  const boxes = [...again, ...doubtful, ...passedOver];
  if (boxes.length === 0) return words;
  const second = await readBoxes(page, boxes.map(stretchOf(lines)), lines, engine);
  const readAgain = new Map(boxes.map((box, i) => [box, second[i]]));
  const better = new Map([
    ...misread.flatMap((run) => [
      ...agreedWords(
        run,
        run.map((word) => readAgain.get(word)!),
      ),
    ]),
    ...doubtful.map((word) => {
      const second = joined(readAgain.get(word)!);
      // In a box there is one character.
      const isOfBox = lines[word.line].characters !== undefined && second?.text.length !== 1;
      return [word, isOfBox ? word : surer(word, second, before.get(word))] as const;
    }),
  ]);
  const found = passedOver.flatMap((gap) => {
    const line = lines.indexOf(gap.of);
    const pieces = readAgain.get(gap)!.map((piece) => ({ ...piece, line }));
    return isSaid(gap, pieces, words) ? [] : pieces;
  });
  return fitToLetters([...words.map((word) => better.get(word) ?? word), ...found], lines);
}

/** Reads lines in as many parts at once as there are processors to spare. */
async function readLines(page: FlatPage, lines: PrintLine[], engine: OcrEngine, share: number): Promise<OcrWord[]> {
  const ends = endsOfParts(lines, Math.max(1, Math.min(share, Math.floor(lines.length / LEAST_LINES_OF_A_PART))));
  const read = ends.map(async (end, part) => {
    const start = part === 0 ? 0 : ends[part - 1];
    const montages = layOut(page, lines.slice(start, end).map(whole), LETTER_HEIGHT, lines);
    const found = await readMontages(montages, engine);
    return found.map((word) => ({ ...word, line: word.line + start }));
  });
  return (await Promise.all(read)).flat();
}

async function readMontages(montages: readonly Montage[], engine: OcrEngine): Promise<OcrWord[]> {
  const words: OcrWord[] = [];
  for (const montage of montages) words.push(...toPage(await engine.recognise(montage.picture), montage));
  return words;
}

/** Where parts of a page end that take about the same time: a line takes the more, the longer it is for its height. */
function endsOfParts(lines: readonly PrintLine[], parts: number): number[] {
  const ends: number[] = [];
  const total = lines.reduce((sum, line) => sum + lengthOf(line), 0);
  let length = 0;
  lines.forEach((line, i) => {
    length += lengthOf(line);
    if (length >= (total * (ends.length + 1)) / parts || i === lines.length - 1) ends.push(i + 1);
  });
  return ends;
}

const whole = (line: PrintLine): Stretch => ({ ...line, of: line });

const lengthOf = ({ x0, x1, height }: PrintLine): number => (x1 - x0) / height;

/** Letters of a line that are in no word. */
interface Gap extends Box {
  of: PrintLine;
  letters: Component[];
}

function gapsIn(line: PrintLine, words: FittedWord[]): Gap[] {
  if (line.characters) return unreadIn(line, line.characters, words);
  const gaps: Gap[] = [];
  let gap: Gap | undefined;
  for (const letter of [...line.letters].sort((a, b) => a.x0 - b.x0)) {
    const middle = (letter.x0 + letter.x1) / 2;
    if (words.some((word) => middle > word.x0 - 2 && middle < word.x1 + 2)) {
      gap = undefined;
    } else if (gap) {
      gap.x1 = Math.max(gap.x1, letter.x1);
      gap.letters.push(letter);
    } else {
      gap = { x0: letter.x0, x1: letter.x1, y0: line.y0, y1: line.y1, of: line, letters: [letter] };
      gaps.push(gap);
    }
  }
  return gaps.filter((gap) => gap.x1 - gap.x0 > LEAST_GAP * line.height || isFigure1(gap, line));
}

/** The characters of a comb that are in no word, each by itself. */
function unreadIn(line: PrintLine, characters: readonly Box[], words: readonly FittedWord[]): Gap[] {
  const unread = characters.filter((box) => !words.some((word) => word.x0 < box.x1 && word.x1 > box.x0));
  return unread.map(({ x0, x1 }) => ({
    ...{ x0, x1, y0: line.y0, y1: line.y1, of: line },
    letters: line.letters.filter((letter) => letter.x0 < x1 && letter.x1 > x0),
  }));
}

const isFigure1 = ({ letters }: Gap, { height }: PrintLine): boolean =>
  letters.some(({ x0, y0, x1, y1 }) => y1 - y0 >= FIGURE_1.height * height && x1 - x0 >= FIGURE_1.width * height);

/** True where the letters of a gap are the end of the word before it, or the beginning of the next, whose place was told too narrow. */
function isSaid({ of, x0, x1 }: Gap, pieces: readonly OcrWord[], words: readonly FittedWord[]): boolean {
  const text = charactersOf(pieces);
  const line = words.filter((word) => word.letters.some((letter) => of.letters.includes(letter)));
  return line.some((word) => {
    const own = charactersOf([word]);
    const isBefore = word.x0 < x0;
    if (text === '' || !(isBefore ? own.endsWith(text) : own.startsWith(text))) return false;
    const apart = isBefore ? x0 - word.x1 : word.x0 - x1;
    return apart <= TOUCHING * of.height && (text.length >= LEAST_END || word.letters.length < own.length);
  });
}

const charactersOf = (words: readonly OcrWord[]): string =>
  words.map(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, '')).join('');

/** The stretch of its line that a word or a gap is, up to the letters beside it. */
const stretchOf =
  (lines: readonly PrintLine[]) =>
  (box: FittedWord | Gap): Stretch => {
    const of = 'of' in box ? box.of : lines[box.line];
    const others = of.letters.filter((letter) => !box.letters.includes(letter));
    const isBefore = ({ x0, x1 }: Component) => x0 + x1 < box.x0 + box.x1;
    const before = others.filter(isBefore).map(({ x1 }) => x1 + BLUR);
    const after = others.filter((letter) => !isBefore(letter)).map(({ x0 }) => x0 - BLUR);
    return {
      x0: Math.floor(box.x0),
      y0: Math.floor(box.y0),
      x1: Math.ceil(box.x1),
      y1: Math.ceil(box.y1),
      height: Math.max(4, box.y1 - box.y0),
      slope: 0,
      reach: {
        x0: Math.min(box.x0, Math.max(of.reach.x0, ...before)),
        x1: Math.max(box.x1, Math.min(of.reach.x1, ...after)),
      },
      of,
    };
  };

/** Reads each stretch of a page by itself; each may hold several words. */
async function readBoxes(
  page: FlatPage,
  stretches: Stretch[],
  lines: readonly PrintLine[],
  engine: OcrEngine,
): Promise<OcrWord[][]> {
  const found = await readMontages(layOut(page, stretches, SECOND_LETTER_HEIGHT, lines), engine);
  return stretches.map((_, i) => found.filter((word) => word.line === i));
}

/** For each word but the first ones of their lines, the word before it. */
function wordsBefore(words: readonly FittedWord[]): Map<OcrWord, OcrWord> {
  return new Map(words.flatMap((word, i) => (i > 0 && words[i - 1].line === word.line ? [[word, words[i - 1]]] : [])));
}

function isDoubtful(word: OcrWord, before: OcrWord | undefined): boolean {
  const { text, confidence } = word;
  if (isMisprinted(word, before)) return true;
  return confidence < (/\d/.test(text) ? SURE_OF_FIGURES : SURE) && /[A-Za-z0-9£]/.test(text);
}

/** A word read again may come in pieces. */
function joined(pieces: OcrWord[]): OcrWord | undefined {
  if (pieces.length === 0) return undefined;
  return {
    ...pieces[0],
    text: pieces.map((piece) => piece.text).join(''),
    confidence: Math.min(...pieces.map((piece) => piece.confidence)),
  };
}

function surer(first: OcrWord, second: OcrWord | undefined, before: OcrWord | undefined): OcrWord {
  if (!second) return first;
  if (isMisprinted(first, before) && !isMisprinted(second, before) && second.text.length === first.text.length)
    return { ...first, text: second.text, confidence: second.confidence };
  if (second.text === first.text) return { ...first, confidence: Math.max(first.confidence, second.confidence) };
  return second.confidence > first.confidence + SURER
    ? { ...first, text: second.text, confidence: second.confidence }
    : first;
}
