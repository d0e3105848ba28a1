import { middleY } from './geometry.js';
import type { Lexicon } from './lexicon.js';
import type { Segment } from './model.js';
import type { Neighbours } from './stacks.js';

/** In type heights: how far the middle of a label is from that of the two lines beside it, and how far left it may stand. */
const OFF = 0.3;
const REACH = 22;

/**
 * The first lines of values of two lines whose label stands between them: cells set in the middle of their row. Each such
 * pair of lines is one value, and begins anew what stands over it.
 */
export function linesAtLabels(
  segments: readonly Segment[],
  neighbours: Map<Segment, Neighbours>,
  lexicon: Lexicon,
  lenient: boolean,
): Set<Segment> {
  const found = new Set<Segment>();
  const sorted = [...segments].sort((a, b) => middleY(a) - middleY(b));
  let from = 0;
  for (const upper of sorted) {
    const lower = neighbours.get(upper)!.below;
    if (!lower || lower.bold !== upper.bold || lower.y0 - upper.y1 > 0.6 * upper.fontSize) continue;
    const middle = (upper.y0 + lower.y1) / 2;
    const off = OFF * upper.fontSize;
    while (from < sorted.length && middleY(sorted[from]) < middleY(upper)) from += 1;
    let nearest: Segment | undefined;
    for (let i = from; i < sorted.length && middleY(sorted[i]) <= middle + off; i += 1) {
      const other = sorted[i];
      if (other.x1 > upper.x0 || middleY(other) < middle - off || (nearest && other.x1 < nearest.x1)) continue;
      nearest = other;
    }
    if (!nearest || upper.x0 - nearest.x1 > REACH * upper.fontSize) continue;
    if (lexicon.label(nearest.text, lenient)?.qualifier === '' && !lexicon.label(upper.text, lenient)) found.add(upper);
  }
  return found;
}

/** How the second line of a label begins, and hardly a value under it: "assumed", "(yours)". */
const GOES_ON = /^[\p{Ll}(&/]/u;

/**
 * True for two lines of a label whose value stands between them: "Annual use" over "(assumed)", and "41,300 kWh" in the
 * middle of the row. Neither line has anything at its own height, up to that value.
 */
export function isAboutValue(upper: Segment, lower: Segment, segments: readonly Segment[]): boolean {
  const off = OFF * upper.fontSize;
  if (!GOES_ON.test(lower.text) || Math.abs(upper.x0 - lower.x0) > off || upper.bold !== lower.bold) return false;
  if (lower.y0 - upper.y1 > 0.6 * upper.fontSize) return false;
  const middle = (upper.y0 + lower.y1) / 2;
  const right = segments.filter(
    (each) =>
      each.x0 > Math.max(upper.x1, lower.x1) &&
      each.x0 - upper.x1 < REACH * upper.fontSize &&
      each.y0 < lower.y1 &&
      each.y1 > upper.y0,
  );
  const [nearest, ...others] = right.sort((a, b) => a.x0 - b.x0);
  if (!nearest || Math.abs(middleY(nearest) - middle) > off) return false;
  return !others.some((each) => each.x0 < nearest.x1);
}
