import type { Word } from '../../page.js';
import { median } from '../../median.js';

/** A word of a picture with the width of its strokes, in points. */
export interface StrokedWord extends Word {
  stroke?: number;
}

/** Strokes of bold type are wider than those of most of the page by these factors: hardly ever, by far, and in the mean of what stands together. */
const LIGHT = 1.1;
const HEAVY = 1.5;
const BOLD = 1.25;
/** Figures, and fewer letters than these, say less and must be wider. */
const FEW_LETTERS = 6;
const BOLD_FIGURES = 1.42;
/** On most pages with bold type nothing lies between it and the rest: so wide is the gap, so low may its middle lie, and so many texts are over it. */
const LEAST_GAP = 0.07;
const LOWEST = 1.12;
const FEWEST_BOLD = 4;
/** Where a line goes on in other type its strokes become so much wider or narrower, over so many characters on both sides; very short words say little. */
const STEP = 0.3;
const LEAST_PART = 5;
const VERY_SHORT = 2;
/** Words that stand together are parted by less than this share of their size; so are lines that begin one below the other. */
const TOGETHER = 1;
const INDENT = 0.5;
/** Lines of one text differ by no more than this. */
const ALIKE = 0.15;
/** Texts of one row, at least so many and all but a few of them with strokes wider than those of plain type, are in one type: the heads of a table. */
const ROW = { texts: 3, heavy: 0.75, level: 0.2 };
const FEWEST_WORDS = 20;
/** No lines of one text are further apart, in points. */
const LONGEST_GAP = 50;

/** Words beside each other, in one line or in the lines of one text, and how wide their strokes are beside those of the page. */
interface Stretch {
  words: StrokedWord[];
  weights: number[];
}

/** Tells which words of a page are bold: by their own strokes where these are clear, else by those of the words they stand with. */
export function withBold(lines: readonly StrokedWord[][]): Word[] {
  const known = lines.flat().filter(({ stroke }) => stroke !== undefined);
  if (known.length < FEWEST_WORDS) return lines.flat().map(plainWord);
  const usual = median(known.flatMap((word) => byLetter(word, 1)));
  const stretches = lines.flatMap(stretchesOf).flatMap((words) => inTypes(stretchOf(words, usual), usual));
  const texts = textsOf(stretches);
  const level = levelOf(texts);
  const heads = rowsOf(stretches).filter((row) => isBoldRow(row, level));
  const bold = new Set([
    ...texts.flatMap((text) => boldOf(text, usual, level)),
    ...heads.flat().flatMap(({ words }) => words),
  ]);
  return lines.flat().map((word) => (bold.has(word) ? { ...plainWord(word), bold: true } : plainWord(word)));
}

const plainWord = ({ text, x0, y0, x1, y1, confidence, fontSize }: StrokedWord): Word => ({
  text,
  x0,
  y0,
  x1,
  y1,
  confidence,
  fontSize,
});

const stretchOf = (words: StrokedWord[], usual: number): Stretch => ({
  words,
  weights: words.flatMap((word) => byLetter(word, usual)),
});

/** A stretch in parts where it goes on in other type: "**Acme Power Limited** - offer". */
function inTypes(stretch: Stretch, usual: number): Stretch[] {
  let best: { step: number; parts: [Stretch, Stretch] } | undefined;
  for (let at = 1; at < stretch.words.length; at++) {
    const parts: [Stretch, Stretch] = [
      stretchOf(stretch.words.slice(0, at), usual),
      stretchOf(stretch.words.slice(at), usual),
    ];
    if (parts.some(({ weights }) => weights.length < LEAST_PART)) continue;
    const [light, heavy] = parts.map(({ weights }) => mean(weights)).sort((a, b) => a - b);
    const step = heavy - light;
    if (step >= STEP && heavy >= BOLD && light < LIGHT && step > (best?.step ?? 0)) best = { step, parts };
  }
  return best ? best.parts.flatMap((part) => inTypes(part, usual)) : [stretch];
}

/** How wide the strokes of bold type are on a page at least: in the middle of the gap over those of plain type, where there is one. */
function levelOf(texts: readonly Stretch[]): number {
  const means = texts
    .filter(({ words }) => lettersOf(words) >= FEW_LETTERS)
    .map(({ weights }) => mean(weights))
    .sort((a, b) => a - b);
  let [widest, level] = [LEAST_GAP, BOLD];
  for (let i = 1; i <= means.length - FEWEST_BOLD; i++) {
    const [gap, middle] = [means[i] - means[i - 1], (means[i] + means[i - 1]) / 2];
    if (gap >= widest && middle >= LOWEST && middle < BOLD) [widest, level] = [gap, middle];
  }
  return level;
}

function boldOf({ words, weights }: Stretch, usual: number, level: number): StrokedWord[] {
  const together = mean(weights);
  const isHeavy = together > (lettersOf(words) < FEW_LETTERS ? (level * BOLD_FIGURES) / BOLD : level);
  return words.filter((word) => {
    const [own = together] = byLetter(word, usual);
    const isClear = own > HEAVY && (words.length === 1 || word.text.length > VERY_SHORT);
    return isClear || (own >= LIGHT && isHeavy);
  });
}

/** Stretches of letters that stand on one baseline; figures are of rows under the heads. */
function rowsOf(stretches: readonly Stretch[]): Stretch[][] {
  const rows: Stretch[][] = [];
  const texts = stretches.filter(({ words, weights }) => weights.length > 0 && !hasFigures(words));
  for (const stretch of texts.sort((a, b) => a.words[0].y1 - b.words[0].y1)) {
    const [{ y1, fontSize }] = stretch.words;
    const row = rows.at(-1);
    if (row && y1 - row[0].words[0].y1 < ROW.level * fontSize) row.push(stretch);
    else rows.push([stretch]);
  }
  return rows;
}

function isBoldRow(row: readonly Stretch[], level: number): boolean {
  const heavy = row.filter(({ weights }) => mean(weights) >= LIGHT);
  return (
    row.length >= ROW.texts &&
    heavy.length >= ROW.heavy * row.length &&
    mean(row.flatMap((each) => each.weights)) > level
  );
}

/** More figures than letters. */
const hasFigures = (words: readonly Word[]): boolean =>
  words.reduce((sum, { text }) => sum + (text.match(/\d/g)?.length ?? 0), 0) > lettersOf(words);

/** For each letter of a word how wide its strokes are for its size, as a share of what is usual. */
const byLetter = ({ text, stroke, fontSize }: StrokedWord, usual: number): number[] =>
  stroke === undefined ? [] : new Array<number>(text.length).fill(stroke / fontSize / usual);

const mean = (weights: readonly number[]): number =>
  weights.reduce((sum, each) => sum + each, 0) / Math.max(1, weights.length);

const lettersOf = (words: readonly Word[]): number =>
  words.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);

function stretchesOf(line: readonly StrokedWord[]): StrokedWord[][] {
  const stretches: StrokedWord[][] = [];
  for (const word of line) {
    const last = stretches.at(-1)?.at(-1);
    if (last && word.x0 - last.x1 <= TOGETHER * word.fontSize) stretches.at(-1)!.push(word);
    else stretches.push([word]);
  }
  return stretches;
}

/** Stretches that follow each other as the lines of one text do, and look alike, as one. */
function textsOf(stretches: readonly Stretch[]): Stretch[] {
  const texts: Stretch[] = [];
  let open: { text: Stretch; last: Stretch }[] = [];
  for (const stretch of [...stretches].sort((a, b) => a.words[0].y0 - b.words[0].y0)) {
    open = open.filter(({ last: { words } }) => stretch.words[0].y0 - words[0].y1 <= LONGEST_GAP);
    const over = open.find(({ last }) => goesOn(last, stretch));
    if (over) {
      over.text.words.push(...stretch.words);
      over.text.weights.push(...stretch.weights);
      over.last = stretch;
    } else {
      const text = { words: [...stretch.words], weights: [...stretch.weights] };
      texts.push(text);
      open.push({ text, last: stretch });
    }
  }
  return texts;
}

function goesOn({ words: [upper], weights: above }: Stretch, { words: [lower], weights: below }: Stretch): boolean {
  const size = Math.max(upper.fontSize, lower.fontSize);
  const gap = lower.y0 - upper.y1;
  return (
    Math.abs(lower.x0 - upper.x0) <= INDENT * size &&
    gap > -TOGETHER * size &&
    gap <= TOGETHER * size &&
    Math.abs(mean(above) - mean(below)) <= ALIKE
  );
}
