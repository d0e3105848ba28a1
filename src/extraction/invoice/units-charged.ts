import { Decimal } from 'decimal.js';
import { close, sumAgrees } from '../fields/checks/arithmetic.js';
import type { Charge, FromCharge } from './charges.js';
import { PARTS_OF_NET } from './line-kinds.js';

/**
 * The kWh that the lines of energy charge together, where the paper prints no sum of them: after a change of price, in bands of
 * hours or in steps. Known only where each line is proven by its product, and their amounts are those that the net amount is
 * made of; not where the same units are charged again, for what comes on top of their energy.
 */
export function unitsChargedOf(
  lines: readonly Charge[],
  charges: readonly Charge[],
  net: Charge | undefined,
): FromCharge | undefined {
  const units = lines.flatMap(({ proven, quantity }) => (proven && quantity?.unit === 'kWh' ? quantity.value : []));
  if (lines.length < 2 || units.length < lines.length || units.some((each) => each < 0)) return undefined;
  const sum = units.reduce((all, each) => all.plus(each), new Decimal(0)).toNumber();
  const areOfOnePrice = new Set(lines.map(({ price }) => price!.pence)).size === 1;
  const isTwice = !areOfOnePrice && units.some((each, i) => close(2 * each, sum, 1) || units.indexOf(each) !== i);
  if (isTwice || !makesUp(net, lines, charges)) return undefined;
  return { value: sum, charge: lines[0], figure: lines[0].quantity! };
}

/** Whether some lines of energy, with all other lines before the net amount, come to it. */
function makesUp(net: Charge | undefined, lines: readonly Charge[], charges: readonly Charge[]): boolean {
  if (!net?.amount) return false;
  const end = net.values.line.index;
  const parts = charges.filter(
    (charge) =>
      charge.amount && PARTS_OF_NET.includes(charge.kind) && charge !== net && charge.values.line.index <= end,
  );
  const [apart, together] = [parts.filter(isPriced), parts];
  return [apart, together].some(
    (all) =>
      lines.every((line) => all.includes(line)) &&
      sumAgrees(
        all.map(({ amount }) => amount!.value),
        net.amount!.value,
      ),
  );
}

/** A line without a price may be the sum of those over it. */
const isPriced = ({ price }: Charge): boolean => price !== undefined;
