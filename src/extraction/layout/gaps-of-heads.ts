import type { Segment } from './model.js';

/** A gap between two words of a line, which ends before the one that follows. */
interface Gap {
  segment: Segment;
  from: number;
  to: number;
}

/** So many gaps of a line of heads that part columns tell how wide the others are. */
const LEAST_SHOWN = 2;
/** How much narrower than these another may be, and how much narrower a word space is. */
const ALIKE = 0.85;
const SPACE = 0.6;

/**
 * The other gaps of a line of heads, of which some are known to part columns: all are as wide as those or no wider than a word
 * space, whatever stands under them. "Meter type  Day rate p/kWh  Broker fee p/kWh" over figures at the right edge of each.
 */
export function gapsAlike<T extends Gap>(wide: readonly T[], shown: readonly T[]): T[] {
  const parted = new Map<Segment, Gap[]>();
  for (const gap of shown) {
    const known = parted.get(gap.segment);
    if (!known) parted.set(gap.segment, [gap]);
    else if (known.every(({ to }) => to !== gap.to)) known.push(gap);
  }
  return wide.filter((gap) => {
    const known = parted.get(gap.segment);
    if (!known || known.length < LEAST_SHOWN || /[\d:]/.test(gap.segment.text)) return false;
    const least = Math.min(...known.map(widthOf));
    const areTwoWidths = spacesOf(gap.segment).every((width) => width >= ALIKE * least || width <= SPACE * least);
    return areTwoWidths && widthOf(gap) >= ALIKE * least;
  });
}

const widthOf = ({ from, to }: Gap): number => to - from;

const spacesOf = ({ words }: Segment): number[] => words.slice(1).map((word, i) => word.x0 - words[i].x1);
