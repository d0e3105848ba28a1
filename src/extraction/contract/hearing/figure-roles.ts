import type { StandingCharge } from '../readers/rate-readers.js';

/** What is said of the contract as a whole, and what of each supply point. */
export const OF_CONTRACT = [
  'contractStartDate',
  'contractEndDate',
  'contractTermMonths',
  'cclRate',
  'vatRate',
  'contractNumber',
] as const;
export const OF_POINTS = [
  'meterSerialNumber',
  'unitRate',
  'dayUnitRate',
  'nightUnitRate',
  'standingCharge',
  'estimatedAnnualConsumption',
  'previous12MonthsConsumption',
  'maximumImportCapacity',
  'capacityRate',
  'directDebitDiscount',
  'brokerUplift',
] as const;
export type ContractRole = (typeof OF_CONTRACT)[number];
export type PointRole = (typeof OF_POINTS)[number];
export type Role = ContractRole | PointRole;
export type Value = string | number | StandingCharge;

/** Of these the places of all points tell what the rules saw and could not give to one: prices, use and meters stand in columns. */
export const IN_COLUMNS: ReadonlySet<Role> = new Set([
  'unitRate',
  'dayUnitRate',
  'nightUnitRate',
  'standingCharge',
  'estimatedAnnualConsumption',
  'meterSerialNumber',
] as const);

/** What may be said once for all supply points. */
export const OF_ALL_POINTS: ReadonlySet<Role> = new Set([
  'brokerUplift',
  'directDebitDiscount',
  'standingCharge',
  'unitRate',
  'dayUnitRate',
  'nightUnitRate',
  'capacityRate',
] as const);

/** What is mostly said once: also where the rules saw it and could not tell whose it is. */
export const IN_ONE_PLACE: ReadonlySet<Role> = new Set(['brokerUplift', 'directDebitDiscount'] as const);

/** Of all points together these must be as likely as one alone: how much was drawn at most looks like what may be. */
export const AS_LIKELY_AS_ONE: ReadonlySet<Role> = new Set(['maximumImportCapacity'] as const);

/** What is no figure, but a number that something is known by. */
export const NUMBERS: ReadonlySet<Role> = new Set(['contractNumber', 'meterSerialNumber'] as const);

/** True for a figure of a supply point. */
export const isOfPoint = (role: Role): boolean => OF_POINTS.some((each) => each === role);

/** In so long a text a figure is said, and what stands over it or left of it is neither its unit nor its head. */
export const SAID = 60;
