import { vatAgrees } from '../fields/checks/arithmetic.js';
import { findNumbers, findPercentages, withValue } from '../fields/values/index.js';
import type { Layout } from '../layout/index.js';
import { best, foundInLine, type Found } from './found.js';
import { labelled } from './labelled.js';
import type { LineValues } from './line-values.js';
import type { Line } from './lines.js';
import type { Totals } from './totals.js';

const MOST = 30;
/** With a column beside it, what stands under a line comes so many lines later at most. */
const LINES_UNDER = 3;
const PROVEN = 0.9;

const isNear = (line: Line, over: Line): boolean =>
  line.page === over.page && line.index > over.index && line.index <= over.index + LINES_UNDER;

/** A rate of VAT that stands apart from the VAT: one that makes it of the net amount. */
export function vatRateApart(
  layout: Layout,
  all: readonly LineValues[],
  { net, vat }: Totals,
): Found<number> | undefined {
  if (!net?.amount || !vat?.amount) return undefined;
  const [netAmount, vatAmount] = [net.amount.value, vat.amount.value];
  // "20% of £538.53", "charged at 20%" under "VAT   £107.71"
  const isUnder = ({ line, figures }: LineValues): boolean =>
    figures.some(({ percent }) => percent) &&
    figures.every(({ percent, value }) => percent ?? value === netAmount) &&
    (figures.length === 2 || isNear(line, vat.values.line));
  const printed = all
    .filter((values) => isUnder(values) || /\b(?:v\.?a\.?t|tax)\b/i.test(values.line.text))
    .flatMap(({ line, figures }) =>
      figures
        .filter((figure) => figure.percent)
        .map((figure) => foundInLine(line, figure.start, figure.end, figure.value, PROVEN)),
    );
  const named = labelled(layout, 'vatRate', (text, options) => {
    const [percentage] = findPercentages(text, options);
    if (percentage) return percentage;
    const [number] = findNumbers(text, options);
    return number && number.start < 3 && number.value.value <= MOST ? withValue(number, number.value.value) : undefined;
  });
  return best([...printed, ...named].filter((one) => vatAgrees(netAmount, one.value, vatAmount)));
}
