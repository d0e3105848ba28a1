import { sameLine } from './geometry.js';
import { FIGURE } from './line-shapes.js';
import type { Segment } from './model.js';
import { NUMBER } from './row-figures.js';

/** How far, in type heights, a line may be that shows the edge of a column, and how exactly texts begin at it. */
const REACH = 12;
const EXACT = 0.08;
/** How many lines must begin at an edge, and how many must begin with the column left of it, and have a text there. */
const LEAST_LINES = 4;
const LEAST_BESIDE = 2;
/** A word that reaches so far over an edge, in type heights, runs through it. */
const OVER = 0.3;

/** The edges at which the columns of a page begin, where texts of one line touch: "Plant room, Castle 12 Mill Lane". */
export class Edges {
  private readonly starts = new Map<number, Segment[]>();

  constructor(private readonly segments: readonly Segment[]) {
    // Figures of one length that end at one edge begin at one, too.
    for (const segment of segments.filter(({ text }) => NUMBER.test(text) || !FIGURE.test(text))) {
      const key = Math.round(segment.x0);
      const starting = this.starts.get(key);
      if (starting) starting.push(segment);
      else this.starts.set(key, [segment]);
    }
  }

  /** The places behind which words of a segment begin columns: each part is no wider than the texts of its column. */
  in(segment: Segment): number[] {
    const { words } = segment;
    const found: { at: number; x: number; width: number }[] = [];
    for (let at = 0; at + 1 < words.length; at += 1) {
      const { x0: x } = words[at + 1];
      const width = this.widthAt(segment, x);
      if (width !== undefined) found.push({ at, x, width });
    }
    if (found.length === 0) return [];
    const edges = found.map(({ x }) => x);
    if (!this.beginsRows(segment, edges)) return [];
    const fits = found.every(({ x, width }, i) => {
      const end = found[i + 1] ? words[found[i + 1].at].x1 : segment.x1;
      return end - x <= width + segment.fontSize;
    });
    return fits ? found.map(({ at }) => at) : [];
  }

  /** True for a segment that begins where the rows do that show its edges; a head over them, or a line beside a table, does not. */
  private beginsRows(segment: Segment, edges: readonly number[]): boolean {
    const { fontSize: type } = segment;
    const rows = edges.flatMap((x) => this.startingAt(x, segment));
    const others = this.segments.filter(
      (other) =>
        other !== segment &&
        Math.abs(other.x0 - segment.x0) < EXACT * type &&
        Math.abs(other.y0 - segment.y0) <= REACH * type &&
        rows.some((row) => sameLine(row, other)),
    );
    return others.length >= LEAST_BESIDE;
  }

  /** The other texts around a segment that begin at an edge. */
  private startingAt(x: number, segment: Segment): Segment[] {
    const found: Segment[] = [];
    const at = Math.round(x);
    for (let near = at - 1; near <= at + 1; near += 1)
      for (const other of this.starts.get(near) ?? [])
        if (other !== segment && Math.abs(other.x0 - x) < EXACT * segment.fontSize && this.isNear(other, segment))
          found.push(other);
    return found;
  }

  /** How wide the texts are that begin at an edge in the lines around a segment, with no word across it. */
  private widthAt(segment: Segment, x: number): number | undefined {
    const { fontSize: type } = segment;
    const at = this.startingAt(x, segment);
    if (at.length < LEAST_LINES || new Set(at.map(({ y0 }) => Math.round(y0))).size < LEAST_LINES) return undefined;
    const y0 = Math.min(segment.y0, ...at.map((other) => other.y0));
    const y1 = Math.max(segment.y1, ...at.map((other) => other.y1));
    const within = this.segments.filter((other) => other.y1 > y0 && other.y0 < y1);
    const beside = within.filter((other) => other.x1 <= x && x - other.x1 < REACH * type);
    const isAcross = ({ x0, x1, words }: Segment): boolean =>
      x0 < x - OVER * type &&
      x1 > x + OVER * type &&
      words.some((word) => word.x0 < x - OVER * type && word.x1 > x + OVER * type);
    if (beside.length < LEAST_BESIDE || within.some(isAcross)) return undefined;
    return Math.max(...at.map((other) => other.x1 - other.x0));
  }

  private readonly isNear = (other: Segment, { y0, fontSize }: Segment): boolean =>
    Math.abs(other.y0 - y0) <= REACH * fontSize && Math.abs(other.fontSize - fontSize) < 0.2 * fontSize;
}
