import type { Candidate } from '../../fields/candidates.js';
import type { SupplyType } from '../../results.js';

/** A meter point that the paper names, with the places where it does. */
export interface Point {
  /** Its MPAN or MPRN; empty where the paper names none. */
  number: string;
  type: SupplyType;
  mentions: Candidate<string>[];
  /** The names of its site, as far as they are printed. */
  names: string[];
}

/** Which points a value belongs to: some of them, all (`general`), or nobody can tell (`unclear`). */
export type Scope = Point[] | 'general' | 'unclear';

/** Fields of what is said of each supply point by itself, but for the name of its site. */
export const OF_A_POINT: ReadonlySet<string> = new Set([
  'meterSerialNumber',
  'siteAddress',
  'unitRate',
  'dayUnitRate',
  'nightUnitRate',
  'standingCharge',
  'estimatedAnnualConsumption',
  'previous12MonthsConsumption',
  'maximumImportCapacity',
  'capacityRate',
]);
/** The same with the name of its site. */
export const OF_A_SITE: ReadonlySet<string> = new Set([...OF_A_POINT, 'siteName']);
