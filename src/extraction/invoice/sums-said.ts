import { Decimal } from 'decimal.js';
import { VAT_RATES } from '../../law/index.js';
import { sumAgrees, vatAgrees } from '../fields/checks/arithmetic.js';
import { tellsExample } from './examples.js';
import type { LineKind } from './line-kinds.js';
import type { Figure, LineValues } from './line-values.js';

export const VAT_SAID = /\b(?:v\.?a\.?t|value added tax)\b/i;
/** "VAT is 5%: £7.10 on £141.93" */
const ON = /^\s*(?:on|of)\W*$/i;

type Parts = readonly (readonly [LineKind, Figure])[];

/**
 * "With 20% VAT on £520.00, which is £104.00, this invoice comes to £624.00": the sums of one statement. Where the net
 * amount was said before, "VAT at 20% adds £104.00, which brings it to £624.00" names the other two; "On £520.00 VAT at 20%
 * is £104.00" the first two. A row that prints all
 * three side by side is such a statement too: "NET 520.00   VAT CODE 1 AT 20 PCT 104.00   TOTAL 624.00"; not the row of a
 * charge, which can have VAT of its own.
 */
export function sumsSaid({ line, figures }: LineValues, isCharge: boolean): Parts {
  const [rate, ...rates] = figures.filter(({ percent }) => percent);
  const saysVat = [line.text, ...figures.map(({ header = '' }) => header)].some((text) => VAT_SAID.test(text));
  if (rates.length > 0 || !saysVat || tellsExample(line.cells[0].block)) return [];
  const amounts = figures.filter(({ money }) => money);
  if (line.cells.length === 1) return partsOfStatement(amounts, rate, line.text);
  return isCharge ? [] : partsOfRow(amounts.filter(isApart), rate);
}

/** Which of the amounts of a statement are net amount, VAT and total; none where they do not make each other. */
function partsOfStatement(amounts: readonly Figure[], rate: Figure | undefined, text: string): Parts {
  if (!rate || amounts.length < 2 || amounts.length > 3) return [];
  const [vat, next, last] = [...amounts].sort((a, b) => a.value - b.value);
  if (vat.value <= 0) return [];
  const isOn = vat.end < next.start && ON.test(text.slice(vat.end, next.start).replace('£', ''));
  const ofNet = !last && vatAgrees(next.value, rate.value, vat.value);
  if (!last && (isOn || ofNet))
    return ofNet
      ? [
          ['vat', vat],
          ['net', next],
        ]
      : [];
  const total = last ?? next;
  const net = last ? next.value : new Decimal(total.value).minus(vat.value).toNumber();
  if (!vatAgrees(net, rate.value, vat.value) || !sumAgrees([net, vat.value], total.value)) return [];
  return last
    ? [
        ['net', next],
        ['vat', vat],
        ['total', total],
      ]
    : [
        ['vat', vat],
        ['total', total],
      ];
}

/** What stands beside a row may be a text of its own. */
const isApart = ({ cell }: Figure): boolean => cell.block.kind !== 'prose';

/** Of more amounts some make each other by chance. */
const MOST_IN_ROW = 6;

/** Net amount, VAT and total of a row in this order, where only these make each other. */
function partsOfRow(amounts: readonly Figure[], rate: Figure | undefined): Parts {
  if (amounts.length < 3 || amounts.length > MOST_IN_ROW) return [];
  const rates = rate ? [rate.value] : VAT_RATES;
  const found: Parts[] = [];
  amounts.forEach((net, i) => {
    for (let j = i + 1; j < amounts.length - 1; j += 1) {
      const vat = amounts[j];
      if (vat.value === 0 || !rates.some((each) => vatAgrees(net.value, each, vat.value))) continue;
      const total = amounts.slice(j + 1).find(({ value }) => sumAgrees([net.value, vat.value], value));
      if (total)
        found.push([
          ['net', net],
          ['vat', vat],
          ['total', total],
        ]);
    }
  });
  return found.length === 1 ? found[0] : [];
}
