import { layOut, type Layout } from '../layout/index.js';
import type { Page } from '../page.js';
import { chargesOf, type Charge } from './charges.js';
import { columnHeadsOf } from './column-heads.js';
import { withLinePairs } from './line-pairs.js';
import { valuesOf, type LineValues } from './line-values.js';
import { linesOf, type Line } from './lines.js';
import { mended } from './repairs.js';
import { LEXICON } from './lexicon.js';
import { totalsOf, type Totals } from './totals.js';

/** A bill as its lines tell it, before it is said which of them gives which field. */
export interface Bill {
  layout: Layout;
  lines: Line[];
  values: LineValues[];
  charges: Charge[];
  totals: Totals;
}

/** Reads the lines, charges and sums off the pages of a bill. */
export function billOf(pages: Page[]): Bill {
  const blocks = layOut(pages, LEXICON);
  const lines = linesOf(blocks);
  const heads = columnHeadsOf(lines, LEXICON);
  const values = lines.map((line) => valuesOf(line, heads));
  return withCharges(withLinePairs(blocks, lines, LEXICON), lines, values);
}

export function withCharges(layout: Layout, lines: Line[], values: LineValues[]): Bill {
  const read = chargesOf(values, LEXICON);
  const charges = mended(read, totalsOf(read));
  return { layout, lines, values, charges, totals: totalsOf(charges) };
}
