import { type Range, subtract } from '../platform/calendar/index.js';
import { SOURCE_TYPES, type Tariff, type Terms, hasUnitRate } from './tariff.js';

/**
 * Says for every day which terms hold, meter point by meter point. A contract goes before what the supplier's account
 * says, and that before bills; of two of a kind the one that begins later, then the one that comes first in `terms`.
 * The newest tariff is first.
 */
export function timelineOf(terms: readonly Terms[]): Tariff[] {
  const priced = terms.filter(hasUnitRate).filter(({ period }) => period.from < period.to);
  return byMeterPoint(priced)
    .flatMap((ofMeter) => joined(believed(ofMeter)))
    .sort((a, b) => order(b.period.from, a.period.from) || order(b.period.to, a.period.to) || compareMeters(a, b));
}

function believed(terms: readonly Terms[]): Tariff[] {
  const tariffs: Tariff[] = [];
  let taken: Range[] = [];
  for (const each of [...terms].sort(precedence)) {
    const parts = subtract(each.period, taken);
    tariffs.push(...parts.map((period) => ({ ...each, period })));
    taken = [...taken, ...parts].sort((a, b) => order(a.from, b.from));
  }
  return tariffs;
}

function precedence(a: Terms, b: Terms): number {
  const rank = ({ source }: Terms) => SOURCE_TYPES.indexOf(source.type);
  return rank(a) - rank(b) || order(b.period.from, a.period.from);
}

/** Bills that follow each other with the same rates are one tariff. */
function joined(tariffs: readonly Tariff[]): Tariff[] {
  const runs: Tariff[] = [];
  for (const tariff of [...tariffs].sort((a, b) => order(a.period.from, b.period.from))) {
    const last = runs.at(-1);
    if (last && last.period.to === tariff.period.from && isSameTariff(last, tariff))
      runs[runs.length - 1] = join(last, tariff);
    else runs.push(tariff);
  }
  return runs;
}

function join(earlier: Tariff, later: Tariff): Tariff {
  const documentIds = [...new Set([...later.source.documentIds, ...earlier.source.documentIds])];
  const source = { ...later.source, documentIds };
  return { ...later, source, period: { from: earlier.period.from, to: later.period.to } };
}

function isSameTariff(a: Tariff, b: Tariff): boolean {
  if (a.source.type !== b.source.type) return false;
  const isOnePaper = a.source.documentIds.join() === b.source.documentIds.join();
  if (a.source.type !== 'invoice' && !isOnePaper) return false;
  const said = ({ supplier, tariffName, rates }: Tariff) => JSON.stringify([supplier, tariffName, rates]);
  return said(a) === said(b);
}

/** Terms without an MPAN or MPRN are the only meter point's, where the site has one of the utility. */
function byMeterPoint(terms: readonly Terms[]): Terms[][] {
  const groups = new Map<string, Terms[]>();
  for (const each of terms) {
    const known = new Set(terms.filter((other) => other.utility === each.utility).map((other) => other.meterPoint));
    known.delete(undefined);
    const meterPoint = each.meterPoint ?? (known.size === 1 ? [...known][0] : undefined);
    const key = `${each.utility}:${meterPoint}`;
    groups.set(key, [...(groups.get(key) ?? []), { ...each, meterPoint }]);
  }
  return [...groups.values()];
}

function compareMeters(a: Tariff, b: Tariff): number {
  return a.utility.localeCompare(b.utility) || (a.meterPoint ?? '').localeCompare(b.meterPoint ?? '');
}

/** Infinite ends are equal to themselves. */
function order(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
