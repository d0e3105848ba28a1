import { findSupplierNames } from '../../catalogue/index.js';
import type { Candidate } from '../../fields/candidates.js';
import { supplyTypeIn } from '../../fields/values/index.js';
import type { Layout } from '../../layout/index.js';
import type { SupplyType } from '../../results.js';
import type { Point } from './point.js';

/** Least confidence of a price that shows that a supply is agreed. */
const LEAST = 0.6;
const PRICES: ReadonlySet<string> = new Set(['unitRate', 'dayUnitRate', 'nightUnitRate', 'standingCharge']);

/**
 * The supply points of a paper that names none by a sound number: those whose MPAN is printed with a check digit that
 * does not agree, each as it stands; else the one whose prices are agreed without a number. A picture has none of
 * either: there a number that cannot be read is likelier than one that is not there.
 */
export function pointsWithoutNumber(layout: Layout, candidates: readonly Candidate[]): Point[] {
  if (layout.pages.some(({ source }) => source === 'ocr')) return [];
  const labelled = candidates.filter(
    ({ field, pair }) => field === 'mpan' && pair !== undefined,
  ) as Candidate<string>[];
  if (labelled.length > 0) {
    const numbers = new Map<string, Candidate<string>[]>();
    for (const each of labelled) numbers.set(each.value, [...(numbers.get(each.value) ?? []), each]);
    return [...numbers].map(([number, mentions]) => ({ number, type: 'electricity', mentions, names: [] }));
  }
  if (!candidates.some(({ field, confidence }) => PRICES.has(field) && confidence >= LEAST)) return [];
  const [type, ...others] = fuelsIn(layout);
  // of the prices of two fuels nobody could tell which is whose
  return type && others.length === 0 ? [{ number: '', type, mentions: [], names: [] }] : [];
}

/** The fuels that the paper names, but for the names of suppliers ("British Gas"). */
const fuelsIn = ({ blocks }: Layout): Set<SupplyType> =>
  new Set(
    blocks
      .filter(({ kind, text }) => kind !== 'setAside' && findSupplierNames(text).length === 0)
      .flatMap(({ text }) => supplyTypeIn(text) ?? []),
  );
