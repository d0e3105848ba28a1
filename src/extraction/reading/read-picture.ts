import type { Box, Page, Word } from '../page.js';
import { flattenBands } from './image/bands.js';
import { combsOf } from './image/combs.js';
import { flattenHollowBands } from './image/hollow-bands.js';
import { liftTints } from './image/tints.js';
import type { Raster } from './image/raster.js';
import { takeOutLines } from './image/ruling.js';
import { straighten, type Turned } from './image/straighten.js';
import { takeOutTickBoxes } from './image/tick-marks.js';
import type { OcrEngine } from './ocr/engine.js';
import { readPrint } from './ocr/read-print.js';
import { borderOfNumbers, partedAtBorders } from './ocr/borders.js';
import { pageWords } from './ocr/words.js';
import { intoHeads, joinRules, sidesOf, upToLevels } from './rules.js';

/** Of the longer words of a page the right way up nearly all are read surely; of one on its head hardly any are. */
const SURE = 0.8;
const LEAST_SURE_SHARE = 0.5;
const FEWEST_LONG_WORDS = 6;

export interface PictureOptions {
  /** Resolution of a scan, where it is known. */
  dotsPerInch?: number;
  /** How many processors the page may keep busy; one by default. */
  share?: number;
}

/** The ways in which a page may lie, the likeliest first: as it seems to, on its head, on its side. */
const LIES: readonly Turned[] = [{}, { otherWayUp: true }, { otherSide: true }, { otherSide: true, otherWayUp: true }];

/** Reads a scan or a photograph of a page, whichever way up it is. */
export async function readPicture(picture: Raster, engine: OcrEngine, options: PictureOptions = {}): Promise<Page> {
  let best: { page: Page; share: number } | undefined;
  for (const lie of LIES) {
    const page = await readLying(picture, engine, options, lie);
    const share = sureShare(page.words);
    if (!best && share === undefined) return page;
    if (!best || (share ?? 0) > best.share) best = { page, share: share ?? 0 };
    if (best.share >= LEAST_SURE_SHARE) break;
  }
  return best!.page;
}

async function readLying(
  picture: Raster,
  engine: OcrEngine,
  { dotsPerInch, share = 1 }: PictureOptions,
  lie: Turned,
): Promise<Page> {
  const flat = straighten(picture, dotsPerInch, lie);
  const hollow = flattenHollowBands(flat);
  const lines = takeOutLines(flat);
  const heads = flattenBands(flat);
  const bands = [...hollow, ...heads, ...liftTints(flat)];
  const tickBoxes = takeOutTickBoxes(flat);
  const found = await readPrint(flat, engine, share, sidesOf(lines), combsOf(lines));
  const inPoints = <T extends Box>(box: T): T => ({
    ...box,
    x0: box.x0 / flat.scale,
    y0: box.y0 / flat.scale,
    x1: box.x1 / flat.scale,
    y1: box.y1 / flat.scale,
  });
  const read = pageWords(found, flat.scale, flat.raster.width);
  const drawn = [...lines, ...bands.flatMap(edges)].map(inPoints);
  const rules = upToLevels([...joinRules(drawn), ...borderOfNumbers(read)]);
  const words = partedAtBorders(read, rules);
  return {
    number: 1,
    width: flat.raster.width / flat.scale,
    height: flat.raster.height / flat.scale,
    source: 'ocr',
    words,
    rules: intoHeads(rules, heads.map(inPoints), words),
    tickBoxes: tickBoxes.map(inPoints),
  };
}

/** Share of the longer words that are read surely; undefined where there are too few to tell. */
function sureShare(words: Word[]): number | undefined {
  const long = words.filter((word) => /^[A-Za-z]{3,}/.test(word.text));
  if (long.length < FEWEST_LONG_WORDS) return undefined;
  return long.filter((word) => word.confidence > SURE).length / long.length;
}

const edges = ({ x0, y0, x1, y1 }: Box): Box[] => [
  { x0, y0, x1, y1: y0 },
  { x0, y0: y1, x1, y1 },
  { x0, y0, x1: x0, y1 },
  { x0: x1, y0, x1, y1 },
];
