import { atHeight } from './at-height.js';
import { bodyCells, columnPairs, GUESS } from './column-pairs.js';
import { around, middleY, overlapX, overlapY, sameLine } from './geometry.js';
import { meaningBeside } from './definitions.js';
import type { Gutter } from './gutters.js';
import type { Lexicon } from './lexicon.js';
import type { Block, Pair, Table } from './model.js';
import { isInGrid, isUnderItsLabel } from './label-grids.js';
import { inlinePairs } from './inline-pairs.js';
import { middleLabels } from './middle-labels.js';
import { clauseUnder, itemUnder } from './numbered-terms.js';
import { wholeOf } from './passages.js';
import { guessedCaptions, withLineOver } from './guessed-captions.js';
import { hasOwnLabel, leadOf, startsWithLabel } from './leading-label.js';
import { areHeads, belowFit, belowOf, headerOver, rightFit, rightOf, withOptions } from './places.js';
import { isStroked, twoLabels, withTwofold } from './twofold.js';
import { isUnitOfFigure } from './units-of-figures.js';
import { areBothValues } from './values-in-column.js';

/** What a text under a label fits at most where another stands beside the label. */
const BESIDE = 0.5;

/** A page as its pairs are found on it. */
export interface LaidOut {
  blocks: Block[];
  tables: Table[];
  gutters: Gutter[];
  /** Labels that stand under their values. */
  captions: Map<Block, Block>;
  /** The texts under drawn lines, each with the one that stands on its line. */
  ruled: Map<Block, Block>;
}

/** All label/value pairs of one page that its geometry allows. */
export function pairsOf(laid: LaidOut, lexicon: Lexicon, lenient: boolean): Pair[] {
  const { blocks, tables, gutters, captions, ruled } = laid;
  const width = blocks.length > 0 ? around(blocks).x1 : 0;
  const cells = blocks.filter(
    (block) =>
      block.kind === 'cell' ||
      (block.kind === 'prose' &&
        block.lines.length <= 4 &&
        (block.x1 - block.x0 < 0.5 * width || isInValueColumn(block, blocks))),
  );
  const said = blocks.filter((block) => block.kind !== 'setAside');
  const pairs: Pair[] = [];
  const headers = new Set<Block>();
  for (const table of tables) {
    table.header.forEach((header) => headers.add(header));
    table.parents.forEach((parent) => parent && headers.add(parent));
    pairs.push(...columnPairs(table, lexicon, lenient));
  }
  const inBody = bodyCells(tables);
  const own = new Set(
    cells.filter((cell) => hasOwnLabel(cell, lexicon, lenient) || startsWithLabel(cell.text, lexicon, lenient)),
  );
  for (const [block, over] of captions) {
    pairs.push({
      label: block.label!,
      labelBlock: block,
      value: wholeOf(withLineOver(over, blocks)),
      relation: 'above',
      fit: 0.9,
    });
  }
  const guessed = guessedCaptions(blocks, captions, lexicon, ruled);
  pairs.push(...guessed);
  const under = new Set([...captions.keys(), ...guessed.map(({ labelBlock }) => labelBlock)]);
  const labels = cells.filter(
    (block) =>
      block.label &&
      !inBody.has(block) &&
      !under.has(block) &&
      !isUnitOfFigure(block, cells) &&
      !(isNamedLikeLabel(block, cells) && !headers.has(block)),
  );
  const valuesBeside = (block: Block): Block[] => {
    const right = headers.has(block) ? [] : rightOf(block, cells, gutters, own);
    const isHead =
      right.length > 0 &&
      areHeads(block, right[0], cells, isStroked(right[0].text) && !!twoLabels(right[0].text, lexicon, lenient));
    const isOfOther =
      right.length > 0 && (isInGrid(block, right[0], headers, cells) || isUnderItsLabel(block, right[0], cells));
    return isHead || isOfOther ? [] : right;
  };
  const beside = new Map(labels.map((block) => [block, valuesBeside(block)]));
  if (lenient)
    pairAskew(
      labels.filter((block) => !headers.has(block)),
      cells,
      beside,
    );
  const middle = middleLabels(labels, cells, (text) => lexicon.guess(text));
  for (const [labelBlock, { label, values, heads }] of middle)
    values.forEach((value, i) =>
      pairs.push({
        label,
        labelBlock,
        value: wholeOf(value),
        relation: 'right',
        fit: 0.9,
        over: heads[i],
        siblings: 2,
      }),
    );
  for (const block of labels) {
    if (middle.has(block)) continue;
    const right = beside.get(block)!;
    right.forEach((value, i) => {
      const over = right.length > 1 ? headerOver(value, cells, block, right) : undefined;
      pairs.push({
        label: block.label!,
        labelBlock: block,
        value: meaningBeside(value),
        relation: 'right',
        fit: rightFit(block, value, i),
        over,
        siblings: right.length,
      });
    });
    if (headers.has(block)) continue;
    // Sentences stand under a question; under a label they are notes.
    const below = belowOf(block, asksFor(block) ? said : cells) ?? clauseUnder(block, said);
    if (
      below &&
      !isBehindSentences(below, block, said) &&
      !own.has(below) &&
      !isAnswered(below, cells) &&
      !startsWithLabel(below.text, lexicon, lenient) &&
      !areBothValues(block, below, cells, beside)
    )
      pairs.push({
        label: block.label!,
        labelBlock: block,
        value: wholeOf(itemUnder(block, below, said)),
        relation: 'below',
        fit: belowFit(block, below, right),
      });
  }
  const told = new Set([...headers, ...middle.keys(), ...under]);
  pairs.push(...guessedPairs(cells, said, own, pairs, told, gutters, lexicon));
  for (const block of blocks) {
    if (block.kind === 'setAside' || under.has(block)) continue;
    // "Tariff offered" beside its value is a label as a whole.
    const named =
      block.label !== undefined &&
      !/[:\d]/.test(block.text) &&
      /^\s+\p{Ll}/u.test(block.text.slice(block.label.end)) &&
      (beside.get(block)?.length ?? 0) > 0;
    if (block.kind === 'prose' || !block.label || (block.label.qualifier !== '' && !named))
      pairs.push(...inlinePairs(withOptions(block, cells), lexicon, lenient));
  }
  const valuesNear = (block: Block): readonly Block[] => {
    const right = valuesBeside(block);
    const below = right.length > 0 ? undefined : belowOf(block, cells);
    return below ? [below] : right;
  };
  // "VAT / CCL" has nothing beside it where its values stand under it.
  const isOfTwo = (block: Block): boolean => isStroked(block.text) && beside.get(block)!.length === 0;
  const named = cells.filter((block) => !block.label && !inBody.has(block) && block.text.includes(' / '));
  return withTwofold(
    pairs,
    new Map([...beside, ...[...named, ...labels.filter(isOfTwo)].map((block) => [block, valuesNear(block)] as const)]),
    lexicon,
    lenient,
  );
}

/** A sentence in the column of a form's values: texts begin with it over or under it, and a label alone stands left of it. */
function isInValueColumn(block: Block, blocks: readonly Block[]): boolean {
  const beside = atHeight(blocks, block).filter((other) => other !== block && overlapY(other, block) > 0);
  const column = blocks.filter(
    (other) => other !== block && other.kind === 'cell' && Math.abs(other.x0 - block.x0) < 0.2 * block.fontSize,
  );
  const [label] = beside;
  return beside.length === 1 && label.label?.qualifier === '' && label.x1 < block.x0 && column.length >= COLUMN;
}
/** So many texts begin at one edge in a column of values. */
const COLUMN = 3;

/** "How long", "What you pay": a heading that asks, as a question does with its mark. */
const asksFor = ({ text, isHeading }: Block): boolean =>
  text.endsWith('?') || (isHeading === true && /^(?:how|what|when|where|who|which)\b/i.test(text));

/** True for a text that stands under the sentences under a heading: it heads the next ones. */
const isBehindSentences = (below: Block, heading: Block, said: readonly Block[]): boolean =>
  heading.isHeading === true &&
  below.isHeading === true &&
  said.some(
    (each) =>
      each.kind === 'prose' &&
      each.page === below.page &&
      each.y0 >= heading.y1 - 1 &&
      each.y1 <= below.y0 + 1 &&
      overlapX(each, below) > 0,
  );

/** "Fixed price contract | No" under a heading: a text with an answer beside it asks, and is no value. */
const isAnswered = (block: Block, cells: readonly Block[]): boolean =>
  !/\d/.test(block.text) &&
  atHeight(cells, block).some(
    (cell) => cell !== block && cell.x0 >= block.x1 && sameLine(cell, block) && /^(?:yes|no)$/i.test(cell.text),
  );

/** "BROKER | BAYSIDE ENERGY CONSULTANTS | COMMISSION": between two labels a text with a label in it is the value of the first. */
function isNamedLikeLabel(block: Block, cells: readonly Block[]): boolean {
  if (block.label?.qualifier === '') return false;
  const line = atHeight(cells, block).filter((cell) => cell !== block && sameLine(cell, block));
  const left = line.filter((cell) => cell.x1 <= block.x0 + 1).sort((a, b) => b.x1 - a.x1)[0];
  const right = line.filter((cell) => cell.x0 >= block.x1 - 1).sort((a, b) => a.x0 - b.x0)[0];
  return left?.label?.qualifier === '' && right?.label?.qualifier === '';
}

/** Texts that are surely values: the first beside a label, and those under one that has nothing beside it. */
function valuesOf(pairs: readonly Pair[]): Set<Block> {
  const beside = new Set<Block>();
  const values = new Set<Block>();
  for (const { labelBlock, relation, value, fit } of pairs) {
    if (relation === 'below' && fit <= BESIDE) continue;
    if (relation === 'right' && beside.has(labelBlock)) continue;
    if (relation === 'right') beside.add(labelBlock);
    values.add(value.block);
  }
  return values;
}

/** Pairs of texts that are no value of a known label and may be labels by their words. */
function guessedPairs(
  cells: readonly Block[],
  said: readonly Block[],
  own: ReadonlySet<Block>,
  known: readonly Pair[],
  headers: ReadonlySet<Block>,
  gutters: readonly Gutter[],
  lexicon: Lexicon,
): Pair[] {
  const values = valuesOf(known);
  const open = cells.filter((cell) => !cell.label && !values.has(cell) && !headers.has(cell));
  return open.flatMap((block): Pair[] => {
    const label = lexicon.guess(block.text);
    if (!label) return [];
    // "Name of your plan: Steady Fix" has its value with it; only an address goes on under its label.
    if (leadOf(block.text) !== undefined && !label.concepts.some((each) => /address$/i.test(each))) return [];
    const right = rightOf(block, cells, gutters, own).filter((cell) => !values.has(cell));
    const below = belowOf(block, block.text.endsWith('?') ? said : cells);
    const pairs = right.map((value, i): Pair => ({
      label,
      labelBlock: block,
      value: wholeOf(value),
      relation: 'right',
      fit: GUESS * rightFit(block, value, i),
      over: right.length > 1 ? headerOver(value, cells, block, right) : undefined,
      siblings: right.length,
    }));
    if (below && !values.has(below)) {
      pairs.push({
        label,
        labelBlock: block,
        value: wholeOf(below),
        relation: 'below',
        fit: GUESS * belowFit(block, below, right),
      });
    }
    return pairs;
  });
}

/**
 * On a page that is not quite flat, a label and its value may stand a little apart in height: labels that are left
 * without a value take the nearest free text to the right.
 */
function pairAskew(labels: readonly Block[], cells: readonly Block[], beside: Map<Block, Block[]>): void {
  const taken = new Set([...beside.values()].flat());
  const open: { label: Block; cell: Block; off: number }[] = [];
  for (const label of labels) {
    if (beside.get(label)!.length > 0) continue;
    for (const cell of cells) {
      const off = Math.abs(middleY(cell.lines[0]) - middleY(label));
      if (cell.label || taken.has(cell) || cell.page !== label.page || cell.x0 < label.x1 || off > 1.1 * label.fontSize)
        continue;
      if (
        cell.x0 - label.x1 > 25 * label.fontSize ||
        labels.some((other) => other !== label && isBetween(other, label, cell))
      )
        continue;
      open.push({ label, cell, off });
    }
  }
  for (const { label, cell } of open.sort((a, b) => a.off - b.off)) {
    if (beside.get(label)!.length > 0 || taken.has(cell)) continue;
    beside.set(label, [cell]);
    taken.add(cell);
  }
}

const isBetween = (other: Block, label: Block, cell: Block): boolean =>
  other.x0 > label.x1 && other.x1 < cell.x0 && Math.abs(middleY(other) - middleY(label)) < 1.1 * label.fontSize;
