import { layOut, type Layout } from '../layout/index.js';
import type { Page } from '../page.js';
import { chargesOf, type Charge } from './charges.js';
import { columnHeadsOf } from './column-heads.js';
import { withLinePairs } from './line-pairs.js';
import { valuesOf, type LineValues } from './line-values.js';
import { linesOf, type Line } from './lines.js';
import { mended } from './repairs.js';
import { LEXICON } from './lexicon.js';
import { ownCharges } from './own-charges.js';
import { withProducts } from './products.js';
import { besideLabels } from './stacked-labels.js';
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
  const printed = linesOf(blocks);
  const read = valuesOfAll(printed);
  const charged = chargesOf(read, LEXICON).filter((charge) => charge.proven && charge.kinds.length > 0);
  const lines = besideLabels(printed, (line) => charged.some((charge) => charge.values.line === line));
  // where texts beside boxes are parted from these, there can be as many lines as before
  const isSame = lines.every((line, i) => line === printed[i]);
  const values = isSame ? read : valuesOfAll(lines);
  return withCharges(withLinePairs(blocks, lines, LEXICON), lines, values);
}

function valuesOfAll(lines: readonly Line[]): LineValues[] {
  const heads = columnHeadsOf(lines, LEXICON);
  return lines.map((line) => {
    const values = valuesOf(line, heads);
    const under = values.figures.length > 0 ? labelUnder(line, lines[line.index + 1]) : undefined;
    return under ? { ...values, label: under } : values;
  });
}

/** In heights of type. */
const CLOSE = 0.8;

/** A label that is known, right under one that is not: the same in another language. */
function labelUnder(line: Line, next: Line | undefined): string | undefined {
  const [label] = line.cells;
  if (!next || next.page !== line.page || next.cells.length > 1 || /\d/.test(next.text)) return undefined;
  const isUnder = Math.abs(next.x0 - label.x0) < 0.5 * label.fontSize && next.y0 - label.y1 < CLOSE * label.fontSize;
  if (!isUnder || !/^\p{L}{3}[^\d£]*$/u.test(label.text) || LEXICON.find(label.text, line.ocr).length > 0)
    return undefined;
  return LEXICON.find(next.text, line.ocr).length > 0 ? next.text : undefined;
}

export function withCharges(layout: Layout, lines: Line[], values: LineValues[]): Bill {
  const read = withProducts(chargesOf(values, LEXICON), values, LEXICON);
  const charges = mended(read, totalsOf(read));
  return { layout, lines, values, charges, totals: totalsOf(charges) };
}

/** A bill for one meter point with the charges that are its own. */
export function withOwnCharges(bill: Bill): Bill {
  const charges = ownCharges(bill.charges, bill.totals);
  return { ...bill, charges, totals: totalsOf(charges) };
}
