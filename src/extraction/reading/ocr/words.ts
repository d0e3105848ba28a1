import type { Word } from '../../page.js';
import { median } from '../../median.js';
import type { FittedWord } from './fit-letters.js';
import type { OcrWord } from './engine.js';
import { depthOf, emOf, HAS_SMALL } from './type-size.js';
import { asLegalForm } from './legal-forms.js';
import { withoutMisprints } from './misprints.js';
import { withPostcodes } from './postcodes.js';
import { type StrokedWord, withBold } from './bold.js';
import { inCells } from './typewriter.js';
import { asPound, asUnit } from './units.js';

/** Box of a word about its baseline, as for words of a text layer. */
const ASCENT = 0.74;
const DESCENT = 0.21;

/** Less sure than this, marks without letters or figures are dirt or pieces of drawn lines; letters are nothing printed. */
const SUREST_DIRT = 0.75;
const SUREST_RUBBISH = 0.12;
/** A sign of a unit is less like dirt than other marks, and without it a figure is a hundred times another. */
const SIGN = /^\(?[£%]\)?$/;
const SUREST_NO_SIGN = 0.4;
/** The ends of the two dashes of a sign of equality are no further apart (picture points). */
const END_OF_DASH = 2;

/** A line of nothing but words shorter than this that are hardly read is a speck, a piece of a frame or of a picture. */
const SUREST_SPECK = 0.4;
const LONGEST_SPECK = 4;

/**
 * Words on the page, in points: boxes evened out by line, rubbish left out.
 *
 * @param width of the picture
 */
export function pageWords(found: FittedWord[], scale: number, width: number): Word[] {
  const lines = new Map<number, FittedWord[]>();
  for (const word of found) {
    if (isRubbish(word, scale) || isEdge(word, scale, width)) continue;
    const line = lines.get(word.line);
    if (line) line.push(word);
    else lines.set(word.line, [word]);
  }
  const words = [...lines.values()]
    .filter((line) => !line.every(isSpeck))
    .map((line) => lineWords(bulleted(line), scale));
  return inCells(withCubes(withBold(words)));
}

/** Sizes of type by which a raised 3 stands over the baseline of its unit, at least and at most, and behind it at most. */
const RAISED = { least: 0.2, most: 0.75, behind: 0.4 };

/** Cubic metres and feet whose small raised 3 was taken for a line of its own. */
function withCubes(words: Word[]): Word[] {
  const threes = words.filter(({ text }) => text === '3');
  const cubes = new Map<Word, Word>();
  for (const unit of words.filter(({ text }) => /^\(?(?:m|ft)$/.test(text))) {
    const { least, most, behind } = RAISED;
    const cube = threes.find((three) => {
      const [over, apart] = [unit.y1 - three.y1, three.x0 - unit.x1].map((length) => length / unit.fontSize);
      return over > least && over < most && apart > -0.1 && apart < behind;
    });
    if (cube) cubes.set(cube, unit);
  }
  const cubed = new Set(cubes.values());
  return words
    .filter((word) => !cubes.has(word))
    .map((word) => (cubed.has(word) ? { ...word, text: `${word.text}³` } : word));
}

/** What the mark of a list is read as, alone before a word that begins with a capital: "e Contract reference". */
const BULLET = /^[eo©®«»]$/;

/** A line with the mark of a list before it, where one was read as a letter. */
function bulleted(line: FittedWord[]): FittedWord[] {
  const [first, next] = line;
  if (!next || !BULLET.test(first.text) || !/^\p{Lu}/u.test(next.text)) return line;
  return [{ ...first, text: '•' }, ...line.slice(1)];
}

/** A dash is thinner than any other print: "1 May 2026 – 30 April 2027". */
const DASH = /^[-–—]$/;
const SHORTEST_DASH = 1.5;

const isSpeck = ({ text, confidence }: OcrWord): boolean => confidence < SUREST_SPECK && text.length <= LONGEST_SPECK;

/** The edge of the sheet is seen as a bar beside the outermost words, no further than this (points of the page) from the end of the picture. */
const EDGE = 3;
const BAR = /^[I|l1!\]["i]$/;

const isEdge = ({ text, x0, x1 }: OcrWord, scale: number, width: number): boolean =>
  BAR.test(text) && (x0 <= EDGE * scale || x1 >= width - EDGE * scale);

function isRubbish(word: FittedWord, scale: number): boolean {
  const { text, confidence, x0, x1, y0, y1 } = word;
  const height = (y1 - y0) / scale;
  const width = (x1 - x0) / scale;
  const isDash = DASH.test(text) && width >= SHORTEST_DASH;
  if ((height < 1.2 && !isDash) || height > 120 || confidence < SUREST_RUBBISH) return true;
  if (HAS_SMALL.test(text) || isEqualsSign(word)) return false;
  // Marks that stand alone in tables mean something: a pound sign, a percentage, a dash.
  const least = SIGN.test(text) ? SUREST_NO_SIGN : SUREST_DIRT;
  if (/^[£$€%&@#+=\-–—.,:;/*'"()]+$/.test(text) && confidence >= least) return width > 60 || height > 40;
  return true;
}

/** A sign of equality is known by its form: two dashes of one length, one above the other. */
function isEqualsSign({ text, letters }: FittedWord): boolean {
  if (text !== '=' || letters.length !== 2) return false;
  const [a, b] = letters;
  const length = Math.min(a.x1 - a.x0, b.x1 - b.x0);
  return (
    length > a.y1 - a.y0 &&
    length > b.y1 - b.y0 &&
    Math.abs(a.x0 - b.x0) <= END_OF_DASH &&
    Math.abs(a.x1 - b.x1) <= END_OF_DASH
  );
}

function lineWords(line: FittedWord[], scale: number): StrokedWord[] {
  const sizes = line.map((word) => emOf(word) / scale);
  const typical = median(sizes);
  const texts = withPostcodes(
    line.map((word, i) => {
      const [before, next] = [line[i - 1]?.text, line[i + 1]?.text];
      return asLegalForm(asPound(asUnit(withoutMisprints(onceRead(word), before)), next), before);
    }),
  );
  const words = line.map((word, i) => {
    // One line may hold type of two sizes; a size far from its neighbours' is trusted only where the word is long.
    const near = Math.abs(sizes[i] / typical - 1) < 0.25;
    const size = near || word.text.length < 3 ? typical : sizes[i];
    const baseline = word.baseline === undefined ? footOf(word, size, scale) : word.baseline / scale;
    return {
      text: texts[i],
      x0: word.x0 / scale,
      y0: baseline - ASCENT * size,
      x1: word.x1 / scale,
      y1: baseline + DESCENT * size,
      confidence: word.confidence,
      fontSize: size,
      stroke: word.stroke === undefined ? undefined : word.stroke / scale,
    };
  });
  return words.filter(({ text }) => text !== '');
}

/** One letter that was read as two, a large one and the same small one: "Cc". */
const onceRead = ({ text, letters }: FittedWord): string =>
  letters.length === 1 && /^\p{Lu}\p{Ll}$/u.test(text) && text[0].toLowerCase() === text[1] ? text[0] : text;

/** Where a word stands whose letters are not known. */
const footOf = ({ text, y1 }: OcrWord, size: number, scale: number): number =>
  y1 / scale - (HAS_SMALL.test(text) ? depthOf(text) * size : 0);
