import { hasFigureBeside } from './captions.js';
import { GUESS } from './column-pairs.js';
import { extend } from './columns.js';
import { isOfOneSize, overlapX } from './geometry.js';
import type { LabelMatch } from './label-match.js';
import type { Lexicon } from './lexicon.js';
import type { Block, Pair } from './model.js';
import { wholeOf } from './passages.js';

/** So many captions in one type tell how a page sets its captions. */
const LEAST = 4;
/** How much further, in type heights, a caption of another wording may stand under its value than the known ones do. */
const SLACK = 0.3;
const EDGE = 0.8;

/**
 * On a page whose values have known captions under them, what stands in the type of these right under a text in the type
 * of those is a caption too: what it means is guessed by its words, whether it is a sentence or not ("16,993 kWh" over
 * "what we think you use in a year").
 */
export function guessedCaptions(
  blocks: readonly Block[],
  captions: ReadonlyMap<Block, Block>,
  lexicon: Lexicon,
  ruled: ReadonlyMap<Block, Block> = new Map(),
): Pair[] {
  if (captions.size < LEAST) return [];
  const known = [...captions];
  const values = new Set(captions.values());
  return blocks.flatMap((block): Pair[] => {
    if (captions.has(block) || values.has(block) || block.kind === 'setAside') return [];
    const alike = known.filter(([label]) => isOfOneType(label, block));
    if (alike.length < LEAST) return [];
    const most = Math.max(...alike.map(([label, value]) => label.y0 - value.y1)) + SLACK * block.fontSize;
    const over = blocks.find(
      (other) =>
        (Math.abs(other.x0 - block.x0) < EDGE * block.fontSize || ruled.get(block) === other) &&
        other.y1 <= block.y0 + 1 &&
        block.y0 - other.y1 <= most &&
        !values.has(other) &&
        alike.some(([, value]) => isOfOneType(value, other)),
    );
    const label = over && meaningOf(block, lexicon);
    if (!label || isOverNearer(block, over, blocks) || hasFigureBeside(block, blocks, over)) return [];
    return [{ label, labelBlock: block, value: wholeOf(withLineOver(over, blocks)), relation: 'above', fit: GUESS }];
  });
}

/** How near, in type heights, the lines of one value stand. */
const TIGHT = 0.5;

/** The value over a caption with the line that it begins with: beside "4313617654" over its caption the lines of a name are parted. */
export function withLineOver(value: Block, blocks: readonly Block[]): Block {
  const first = blocks.find(
    (other) =>
      other.label === undefined &&
      isOfOneType(other, value) &&
      Math.abs(other.x0 - value.x0) < 0.2 * value.fontSize &&
      other.y1 <= value.y0 + 1 &&
      value.y0 - other.y1 < TIGHT * value.fontSize,
  );
  return first ? extend(first, value) : value;
}

const isOfOneType = (one: Block, other: Block): boolean => isOfOneSize(one, other) && one.bold === other.bold;

/** What stands in brackets behind a caption explains it, and may go on in the next line; a caption may be in brackets as a whole. */
const NOTE = /(?<=\S)\s*\([^()]*\)?$/;
const IN_BRACKETS = /^\(([^()]+)\)$/;

/** A caption may go on behind the label that it begins with: "Climate Change Levy for each kWh, added to the price above". */
function meaningOf({ text }: Block, lexicon: Lexicon): LabelMatch | undefined {
  const said = text.replace(IN_BRACKETS, '$1').replace(NOTE, '');
  const known = lexicon.label(said);
  if (known?.qualifier === '' && !known.weak) return known;
  return lexicon.guess(said) ?? (known?.start === 0 && !known.weak && known.words > 1 ? known : undefined);
}

/** True for a text that stands as near to one under it. */
const isOverNearer = (block: Block, over: Block, blocks: readonly Block[]): boolean =>
  blocks.some(
    (other) => other.y0 >= block.y1 - 1 && other.y0 - block.y1 <= block.y0 - over.y1 && overlapX(other, block) > 0,
  );
