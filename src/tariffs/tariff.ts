import type { Range } from '../platform/calendar/index.js';

export const UTILITIES = ['ELECTRICITY', 'GAS'] as const;
export type Utility = (typeof UTILITIES)[number];

/** Prices of energy by the time of its use, or at any time. */
export const UNIT_RATE_NAMES = ['Unit rate', 'Day', 'Night', 'Evening and weekend'] as const;
export const RATE_NAMES = [
  ...UNIT_RATE_NAMES,
  'Standing charge',
  'Capacity charge',
  'Climate Change Levy',
  'Broker uplift',
] as const;
export type RateName = (typeof RATE_NAMES)[number];

export const RATE_UNITS = ['p/kWh', 'p/day', 'p/month', 'p/quarter', 'p/year', 'p/kVA/day'] as const;
export type RateUnit = (typeof RATE_UNITS)[number];

export const DAYS_OF_WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type DayOfWeek = (typeof DAYS_OF_WEEK)[number];

/** The clock of the times: that of the place, which changes in summer, or UTC all year. */
export const CLOCKS = ['LOCAL', 'UTC'] as const;
export type Clock = (typeof CLOCKS)[number];

/** A price without VAT. */
export interface Rate {
  name: RateName;
  /** Pence per `unit`. */
  rate: number;
  /** Absent where the paper does not say for which period a standing charge is. */
  unit?: RateUnit;
  /** `HH:mm`; a window that ends at or before its start goes on into the next day. */
  startTime?: string;
  endTime?: string;
  /** All days where absent. */
  daysOfWeek?: DayOfWeek[];
  clock?: Clock;
}

/** What a tariff is known from, in the order in which they are believed. */
export const SOURCE_TYPES = ['contract', 'supplier', 'invoice'] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

export interface TariffSource {
  type: SourceType;
  /** The papers, the newest first; none for what the supplier's account says. */
  documentIds: string[];
}

/** The prices that a paper gives for one meter point. */
export interface Terms {
  source: TariffSource;
  utility: Utility;
  /** MPAN core or MPRN. */
  meterPoint?: string;
  supplier?: string;
  tariffName?: string;
  /** The days for which the paper gives them; an end that it leaves open is infinite. */
  period: Range;
  rates: Rate[];
}

/** The prices of one meter point on some days: of all terms for those days, the ones that are believed. */
export type Tariff = Terms;

/** A paper that gives no price of energy says nothing of the tariff. */
export function hasUnitRate({ rates }: Terms): boolean {
  return rates.some(({ name }) => isUnitRate(name));
}

export function isUnitRate(name: RateName): boolean {
  return (UNIT_RATE_NAMES as readonly RateName[]).includes(name);
}
