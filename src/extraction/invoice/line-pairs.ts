import { overlapX } from '../layout/geometry.js';
import type { Block, Layout, Lexicon, Pair } from '../layout/index.js';
import { isUnderHistory } from './history.js';
import type { Cell, Line } from './lines.js';

const BESIDE = 0.84;
const UNDER = 0.72;

/**
 * Labels and values by the printed lines alone: the cell beside a label, or under it. They back up the layout's pairs
 * where a page joins cells of two lines, or where a row of labels is taken for the head of a table.
 */
export function linePairs(lines: readonly Line[], lexicon: Lexicon): Pair[] {
  return lines.flatMap((line) =>
    line.cells.flatMap((cell, i) => {
      const label = lexicon.label(cell.text.replace(/:\s*$/, ''), line.ocr);
      if (!label) return [];
      const pairOf = (value: Cell, relation: Pair['relation'], fit: number): Pair => {
        const block = blockOf(value);
        return {
          label,
          labelBlock: cell.block,
          value: { block, start: 0, end: value.text.length, text: value.text },
          relation,
          fit,
        };
      };
      const right = line.cells[i + 1];
      if (right && !lexicon.label(right.text, line.ocr)) return [pairOf(right, 'right', BESIDE)];
      const under = cellUnder(cell, line, lines);
      return under && !lexicon.label(under.text, line.ocr) ? [pairOf(under, 'below', right ? UNDER - 0.1 : UNDER)] : [];
    }),
  );
}

/** One line of a block, as a block of its own. */
function blockOf({ block, segment }: Cell): Block {
  if (block.lines.length === 1) return block;
  const { x0, y0, x1, y1, text, fontSize, bold } = segment;
  return { ...block, x0, y0, x1, y1, text, fontSize, bold, lines: [segment] };
}

function cellUnder(cell: Cell, line: Line, lines: readonly Line[]): Cell | undefined {
  for (let i = line.index + 1; i < lines.length && lines[i].page === line.page; i += 1) {
    const next = lines[i];
    if (next.y0 - cell.y1 > 1.6 * cell.segment.fontSize) return undefined;
    const under = next.cells.find(
      (other) =>
        other.y0 >= cell.y1 - 2 &&
        overlapX(other, cell) > 0 &&
        Math.abs(other.x0 - cell.x0) < 2 * cell.segment.fontSize,
    );
    if (under) return under;
  }
  return undefined;
}

/** The layout with the pairs of its lines beside its own, without those that tell of other times than the bill's. */
export function withLinePairs(layout: Layout, lines: readonly Line[], lexicon: Lexicon): Layout {
  const ocr = (block: Block): boolean => layout.pages.find((page) => page.number === block.page)?.source === 'ocr';
  const past = new Map<Block, boolean>();
  const isPast = (block: Block): boolean => {
    if (!past.has(block)) past.set(block, isUnderHistory(block, lexicon, ocr(block)));
    return past.get(block) ?? false;
  };
  const pairs = [...layout.pairs, ...linePairs(lines, lexicon)];
  return { ...layout, pairs: pairs.filter((pair) => !isPast(pair.labelBlock)) };
}
