import type { Block, Layout, Segment } from '../layout/index.js';

/** A line of a page with the block that it is of. */
export interface Placed {
  segment: Segment;
  block: Block;
}

/** The lines of a page, with the size of its type and what may stand between two lines of an address. */
export interface PlacedLines {
  all: Placed[];
  type: number;
  gap: number;
  ocr: boolean;
}

/** Lines of an address stand no further apart, in heights of type. */
export const GAP = 1.3;

/** The lines of a page that are not set aside. */
export function placed(layout: Layout, page: number): PlacedLines {
  const all = layout.blocks
    .filter((block) => block.page === page && block.kind !== 'setAside')
    .flatMap((block) => block.lines.map((segment) => ({ segment, block })));
  const sizes = all.map(({ segment }) => segment.fontSize).sort((a, b) => a - b);
  const type = sizes[sizes.length >> 1] ?? 10;
  const ocr = layout.pages.find((one) => one.number === page)?.source === 'ocr';
  // OCR misses a line now and then, and is not sure of heights
  return { all, type, gap: ocr ? 2 * GAP * type : GAP * type, ocr };
}

const aligned = (a: Segment, b: Segment): boolean => {
  const type = Math.max(a.fontSize, b.fontSize);
  const centre = Math.abs((a.x0 + a.x1 - b.x0 - b.x1) / 2) < 0.6 * type;
  return Math.abs(a.x0 - b.x0) < 0.9 * type || Math.abs(a.x1 - b.x1) < 0.9 * type || centre;
};

/** The line next to another in its column, under it or over it. */
export function neighbour(
  from: Segment,
  { all, type, gap: widest, ocr }: PlacedLines,
  down: boolean,
): Placed | undefined {
  let nearest: Placed | undefined;
  for (const one of all) {
    const { segment } = one;
    if (segment === from || !aligned(segment, from)) continue;
    const gap = down ? segment.y0 - from.y1 : from.y0 - segment.y1;
    if (gap < -0.6 * type || gap > Math.max(widest, 1.3 * Math.min(from.fontSize, 2 * type))) continue;
    const ratio = Math.max(segment.fontSize, from.fontSize) / Math.min(segment.fontSize, from.fontSize);
    if (ratio > (ocr ? 1.6 : 1.45)) continue;
    const gapOf = (other: Placed): number => (down ? other.segment.y0 : -other.segment.y1);
    if (!nearest || gapOf(one) < gapOf(nearest)) nearest = one;
  }
  return nearest;
}
