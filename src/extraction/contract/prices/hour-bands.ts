import type { Candidate } from '../../fields/candidates.js';
import { bandsByHours } from '../prose/hours.js';

/**
 * Prices of energy whose names tell the day from the night by the hours alone: "Energy, 07:00-24:00 | 19.05 p/kWh" over
 * "Energy, 00:00-07:00 | 14.12 p/kWh".
 */
export function withHourBands(read: readonly Candidate[]): Candidate[] {
  const rates = read.filter(({ field, pair }) => field === 'unitRate' && pair !== undefined);
  const named = bandsByHours([...new Set(rates.flatMap(namesOf))]);
  const bands = new Map(
    rates.flatMap((each) => {
      const band = namesOf(each).flatMap((name) => named.get(name) ?? [])[0];
      return band ? [[each.passage.block, band] as const] : [];
    }),
  );
  const fieldOf = ({ field, passage }: Candidate): string =>
    (field === 'unitRate' ? bands.get(passage.block) : undefined) ?? field;
  return bands.size === 0 ? [...read] : read.map((each) => ({ ...each, field: fieldOf(each) }));
}

/** What may name a price: its label, or what stands in its row of a table. */
const namesOf = ({ pair, passage }: Candidate): string[] =>
  [pair!.labelBlock, ...(pair!.row?.cells ?? [])].flatMap((cell) =>
    cell && (cell !== passage.block || pair!.relation === 'inline') ? [cell.text] : [],
  );
