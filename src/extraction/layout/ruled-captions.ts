import type { Rule } from '../page.js';
import { atHeight } from './at-height.js';
import type { Block } from './model.js';

/** In type heights: how far a text stands over the line that it is written on, and how far under that line its caption is. */
const OVER = 2;
const UNDER = 1;
/** How much a drawn line may be out of its place. */
const OFF = 1.5;

/**
 * The texts right under the lines of a form, each with the only text that stands on its line: a value on a rule or in a box,
 * and what it is under that, wherever each of the two begins. Lines with several texts on them part rows.
 */
export function textsUnderRules(blocks: readonly Block[], rules: readonly Rule[]): Map<Block, Block> {
  const said = blocks.filter(({ kind, lines }) => kind === 'cell' || (kind === 'prose' && lines.length === 1));
  const found = new Map<Block, Block>();
  for (const rule of rules) {
    const near = atHeight(said, { y0: rule.y0 - OVER * LARGEST, y1: rule.y1 + LARGEST }).filter(
      ({ x0, x1 }) => x0 >= rule.x0 - OFF && x1 <= rule.x1 + OFF,
    );
    const over = near.filter(({ y1, fontSize }) => y1 <= rule.y0 + OFF && rule.y0 - y1 < OVER * fontSize);
    const under = near.filter(({ y0, fontSize }) => y0 >= rule.y1 - OFF && y0 - rule.y1 < UNDER * fontSize);
    if (over.length === 1 && under.length === 1) found.set(under[0], over[0]);
  }
  return found;
}
/** The largest type that is looked for near a line, in points. */
const LARGEST = 20;
