import type { Decimal } from 'decimal.js';
import { addYears, intersection, lengthOf, type Range, union } from '../../platform/calendar/index.js';
import type { FactorTable, Fuel } from '../factors/factor-table.js';
import { type Bill, type KnownMeterPoint, type PlacedBill, type UnusedBill, flawOf, metersOf } from './bill.js';
import { type Coverage, coverageOf } from './coverage.js';
import { billedEnergy, filledEnergy } from './filling.js';
import { type Footprint, footprintOf, withFactorsOfYearBefore } from './footprint.js';
import { type Slice, clip } from './slice.js';

export interface EmissionsOptions {
  window: Range;
  /** Whether days that no bill covers are filled. */
  fillUnbilledDays: boolean;
  factors: FactorTable;
}

/** How many days of the window rest on what. */
export interface DayCounts {
  billedDays: number;
  estimatedDays: number;
  missingDays: number;
}

export interface DataQuality extends DayCounts {
  unusedBills: UnusedBill[];
  /** Known meter points beside those that are billed; they are not part of the figures. */
  unbilledMeterPoints: KnownMeterPoint[];
}

/** How the emissions differ from those of the same window one year earlier; positive is less. */
export interface Savings {
  kg: Decimal;
  /** The part that is due to the site's consumption. */
  consumption: Decimal;
  /** The part that is due to the factors: a cleaner grid. */
  factor: Decimal;
}

export interface MeterEnergy {
  fuel: Fuel;
  meterPoint?: string;
  slices: Slice[];
}

export interface SiteEmissions {
  window: Range;
  footprint: Footprint;
  dataQuality: DataQuality;
  /** Absent where the year before is not covered well enough to compare. */
  savings?: Savings;
  energy: MeterEnergy[];
}

/** The share of the days of the year before that bills must cover for a comparison. */
const COMPARABLE = 0.9;

/** How far back bills can matter to a window: its year before, and the year that fills the gaps of that. */
export function billsNeeded(window: Range): Range {
  return { from: addYears(window.from, -2), to: window.to };
}

/** The emissions of one site in a window, from the bills that charge any day of `billsNeeded`. */
export function siteEmissions(
  bills: readonly Bill[],
  options: EmissionsOptions,
  known: readonly KnownMeterPoint[] = [],
): SiteEmissions {
  const { window, factors } = options;
  const sorted = sortBills(bills);
  const lately = { from: addYears(window.from, -1), to: window.to };
  const all = metersOf(sorted.placed.filter((bill) => factors.covers(bill.fuel))).map((meter) => ({
    ...meter,
    coverage: coverageOf(meter.bills),
  }));
  const meters = all.filter((meter) => clip(meter.coverage.billed, lately).length > 0);
  const now = assess(meters, window, options);
  const idle = all
    .flatMap((meter) => meter.coverage.idleCredits)
    .map((credit) => unused(credit, 'credit_without_bill'));
  const unusedBills = [...sorted.unused, ...idle].filter(({ period }) => !period || intersection(period, window));
  return {
    ...now,
    dataQuality: {
      ...daysOf(now, options),
      unusedBills,
      unbilledMeterPoints: unbilled(
        known.filter(({ fuel }) => factors.covers(fuel)),
        meters,
      ),
    },
    savings: savingsOf(now, assess(meters, yearBefore(window), options), options),
  };
}

/** The meter points of which no bill is there. Bills that show no meter point may be of any of their fuel. */
function unbilled(known: readonly KnownMeterPoint[], meters: readonly CoveredMeter[]): KnownMeterPoint[] {
  return known.filter(({ id, fuel }) => !meters.some((meter) => meter.id === id || (!meter.id && meter.fuel === fuel)));
}

interface CoveredMeter {
  fuel: Fuel;
  id?: string;
  coverage: Coverage;
}

interface Assessment {
  window: Range;
  energy: MeterEnergy[];
  footprint: Footprint;
  hasMeters: boolean;
  /** Days on which a bill is wanting for at least one meter point. */
  unbilledDays: number;
}

function assess(meters: readonly CoveredMeter[], window: Range, options: EmissionsOptions): Assessment {
  const energyOf = options.fillUnbilledDays ? filledEnergy : billedEnergy;
  const found = meters.map((meter) => ({ meter, ...energyOf(meter.coverage, window) }));
  const energy = found.map(({ meter, slices }) => ({ fuel: meter.fuel, meterPoint: meter.id, slices }));
  return {
    window,
    energy,
    footprint: footprintOf(energy, options.factors),
    hasMeters: meters.length > 0,
    unbilledDays:
      meters.length > 0 ? lengthOf(union(found.flatMap(({ unbilled }) => unbilled))) : window.to - window.from,
  };
}

function daysOf({ window, unbilledDays, hasMeters }: Assessment, options: EmissionsOptions): DayCounts {
  const isFilled = options.fillUnbilledDays && hasMeters;
  return {
    billedDays: window.to - window.from - unbilledDays,
    estimatedDays: isFilled ? unbilledDays : 0,
    missingDays: isFilled ? 0 : unbilledDays,
  };
}

/**
 * Consumption is what the site saved at the factors of the year before; the factors are what the grid saved at the
 * consumption of now. Without filling, both windows must be covered, or a lack of bills would look like a saving.
 */
function savingsOf(now: Assessment, before: Assessment, options: EmissionsOptions): Savings | undefined {
  const compared = options.fillUnbilledDays ? [before] : [before, now];
  if (!before.hasMeters || compared.some((each) => coveredShare(each) < COMPARABLE)) return undefined;
  const kg = before.footprint.kg.minus(now.footprint.kg);
  const factor = withFactorsOfYearBefore(now.footprint, options.factors).minus(now.footprint.kg);
  return { kg, consumption: kg.minus(factor), factor };
}

function coveredShare({ window, unbilledDays }: Assessment): number {
  return 1 - unbilledDays / (window.to - window.from);
}

function yearBefore(window: Range): Range {
  return { from: addYears(window.from, -1), to: addYears(window.to, -1) };
}

function sortBills(bills: readonly Bill[]): { placed: PlacedBill[]; unused: UnusedBill[] } {
  const placed: PlacedBill[] = [];
  const without: UnusedBill[] = [];
  for (const bill of bills) {
    const flaw = flawOf(bill);
    if (flaw) without.push(unused(bill, flaw));
    else placed.push(bill as PlacedBill);
  }
  return { placed, unused: without };
}

function unused(bill: Bill, reason: UnusedBill['reason']): UnusedBill {
  const { documentId, siteId, from, to } = bill;
  const period = from !== undefined && to !== undefined && from < to ? { from, to } : undefined;
  return { documentId, siteId, reason, period };
}
