import { Decimal } from 'decimal.js';
import { PENNY, sumAgrees } from '../fields/checks/arithmetic.js';
import type { Charge } from './charges.js';
import { isEnergyKind, type LineKind, PARTS_OF_NET } from './line-kinds.js';
import type { Totals } from './totals.js';

/** Words that name a charge for what it is, and those that say nothing of it. */
const NAMED = 0.5;
const UNKNOWN = 0.3;
/** As which a line is known by what it counts. */
const BY_UNITS = 0.6;

/**
 * The charges of a bill where lines that follow each other make its net amount: lines with prices of their own that stand apart from
 * them are those of a worked example, an offer or a comparison ("At 6.00p this would cost £66.81"), and are left out; a line among
 * them that no words name ("Commodity   3,678 x 9.41p") is known by what it counts.
 */
export function ownCharges(charges: readonly Charge[], totals: Totals): Charge[] {
  const run = runThatMakes(netOf(totals), charges, totals);
  if (!run) return [...charges];
  const apart = charges.filter((charge) => isPriced(charge) && !run.some((own) => isSame(own, charge)));
  const foreign = makeOneOf(run, apart) ? [] : apart;
  const named = namedByUnits(run);
  return charges
    .filter((charge) => !foreign.includes(charge))
    .map((charge) => (run.includes(charge) ? { ...(named.get(charge) ?? charge), isSummed: true } : charge));
}

/** The net amount, printed or as total and VAT have it. */
function netOf({ net, vat, total }: Totals): number | undefined {
  if (net?.amount) return net.amount.value;
  return vat?.amount && total?.amount && new Decimal(total.amount.value).minus(vat.amount.value).toNumber();
}

const isPart = ({ kind, amount }: Charge): boolean => amount !== undefined && PARTS_OF_NET.includes(kind);
const isPriced = (charge: Charge): boolean => isPart(charge) && charge.proven && charge.price !== undefined;
const amountOf = ({ amount }: Charge): number => amount!.value;
const isSame = (a: Charge, b: Charge): boolean => a === b || amountOf(a) === amountOf(b);

/** The longest run of lines, one behind the other, that makes a net amount, with the price of some energy among them. */
function runThatMakes(net: number | undefined, charges: readonly Charge[], totals: Totals): Charge[] | undefined {
  if (net === undefined) return undefined;
  const sums = [totals.net, totals.vat, totals.total];
  const parts = charges
    .filter((charge) => isPart(charge) && !sums.includes(charge) && (isPriced(charge) || charge.strength >= NAMED))
    .sort((a, b) => a.values.line.index - b.values.line.index);
  let longest: Charge[] | undefined;
  for (let from = 0; from < parts.length; from += 1) {
    let sum = 0;
    for (let to = from; to < parts.length; to += 1) {
      sum += amountOf(parts[to]);
      const length = to - from + 1;
      // the run is made only where it may be one: a long bill has millions
      if (length < 2 || length <= (longest?.length ?? 0) || Math.abs(sum - net) > PENNY * length) continue;
      const run = parts.slice(from, to + 1);
      if (!sumAgrees(run.map(amountOf), net)) continue;
      if (run.some((charge) => isPriced(charge) && !isOfDays(charge) && charge.kind !== 'ccl')) longest = run;
    }
  }
  return longest;
}

/** Whether other lines together are what one of the run, or the whole run, comes to: its details. */
function makeOneOf(run: readonly Charge[], others: readonly Charge[]): boolean {
  if (others.length < 2) return false;
  const energy = others.filter(({ kind }) => isEnergyKind(kind)).map(amountOf);
  const whole = run.reduce((sum, charge) => sum.plus(amountOf(charge)), new Decimal(0)).toNumber();
  return run.some((charge) => sumAgrees(energy, amountOf(charge))) || sumAgrees(others.map(amountOf), whole);
}

const isOfDays = ({ quantity }: Charge): boolean => quantity?.unit === 'days';
/** "Availability charge   92 days", "Site fee per day   30 days": no words name it, or they name the hours by day. */
const maybeStanding = (charge: Charge): boolean =>
  isPriced(charge) && isOfDays(charge) && (isUnknown(charge) || charge.kind === 'day');
const isUnknown = ({ kind, strength }: Charge): boolean => kind === 'other' && strength < UNKNOWN;

/** The only line of units that the levy is charged for too, and the only line of days, where no other line is for that. */
function namedByUnits(run: readonly Charge[]): Map<Charge, Charge> {
  const found = new Map<Charge, Charge>();
  const name = (charges: readonly Charge[], kind: LineKind, known: readonly Charge[]): void => {
    if (charges.length !== 1 || known.length > 0) return;
    const kinds = [{ kind, strength: BY_UNITS }];
    found.set(charges[0], { ...charges[0], kind, strength: BY_UNITS, kinds });
  };
  const standing = run.filter(maybeStanding);
  name(
    standing,
    'standing',
    run.filter(({ kind }) => kind === 'standing'),
  );
  const levied = run.flatMap(({ kind, quantity }) => (kind === 'ccl' ? (quantity?.value ?? []) : []));
  const isLevied = ({ quantity }: Charge): boolean => quantity !== undefined && levied.includes(quantity.value);
  const energy = run.filter(({ kind }) => isEnergyKind(kind)).filter((charge) => !standing.includes(charge));
  name(
    run.filter((charge) => isPriced(charge) && isUnknown(charge) && isLevied(charge)),
    'energy',
    energy,
  );
  return found;
}
