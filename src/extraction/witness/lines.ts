import type { Block, Layout } from '../layout/index.js';
import { setNeighbours, type Surrounded } from './neighbours.js';
import { type Run, runWithin, type Token, tokensOf } from './tokens.js';

/** A printed line, with the printed lines around it, whatever blocks or tables they were taken for. */
export interface Line extends Surrounded<Line> {
  block: Block;
  /** Where it begins in the text of its block, and its place among the lines of it. */
  at: number;
  place: number;
  words: Run;
  hasDigits: boolean;
  /** Once it was asked for. */
  hasPostcode?: boolean;
}

/** A block as it is written: its lines, and its words and signs. */
export interface Written {
  lines: Line[];
  tokens: Token[];
}

/** Beyond so many lines a page is no letter and no form, and looking at each beside each would take long. */
const MOST_LINES = 1200;

/** The blocks of some pages as they are written, each line with its nearest lines on all four sides. */
export function writtenOn({ blocks }: Layout, pages: ReadonlySet<number>): Map<Block, Written> {
  const written = new Map<Block, Written>();
  const byPage = new Map<number, Line[]>();
  for (const block of blocks) {
    if (!pages.has(block.page)) continue;
    const tokens = tokensOf(block.text);
    const lines: Line[] = [];
    const ofPage = byPage.get(block.page) ?? [];
    byPage.set(block.page, ofPage);
    let at = 0;
    for (const [place, segment] of block.lines.entries()) {
      const end = at + segment.text.length;
      const hasDigits = /\d/.test(segment.text);
      lines.push({ block, segment, at, place, words: runWithin(tokens, at, end), hasDigits });
      at = end + 1;
    }
    written.set(block, { lines, tokens });
    ofPage.push(...lines);
  }
  for (const all of byPage.values()) if (all.length <= MOST_LINES) setNeighbours(all);
  return written;
}

/** The line in which a place in the text of a block stands. */
export function lineAt(lines: readonly Line[], place: number): Line {
  let found = lines[0];
  for (const line of lines) {
    if (line.at > place) break;
    found = line;
  }
  return found;
}

/** So far is a head looked for. */
const MOST_STEPS = 40;

/** The nearest line on one side, over or left of those with figures, that has words alone: what heads a column or a row. */
export function headOf(line: Line, side: 'up' | 'left'): Line | undefined {
  let head = line[side];
  for (let steps = 0; head?.hasDigits && steps < MOST_STEPS; steps += 1) head = head[side];
  return head;
}
