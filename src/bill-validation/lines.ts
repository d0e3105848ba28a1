import { Decimal } from 'decimal.js';
import type { Case } from './case.js';
import type { BillFacts, StandingChargePeriod } from './facts.js';
import { cclStretches, meanRate } from './law/ccl.js';
import { decimal, halfLastDigit, pennies, pounds, sum, within } from './money.js';
import { calendarMonths, type Period, wholeMonths } from './period.js';
import { limit } from './tolerances.js';

/** Units at one rate, as the bill says them. */
export interface UnitLine {
  kwh: number;
  /** Pence per kWh. */
  rate: number;
}

export interface UnitLines {
  lines: UnitLine[];
  /** No units were billed beside these. */
  complete: boolean;
}

/** kWh of the whole bill; where no total is printed, of its day and night units. */
export function totalKwh(bill: BillFacts): number | undefined {
  if (bill.consumption !== undefined) return bill.consumption;
  const { dayConsumption: day, nightConsumption: night } = bill;
  return day === undefined || night === undefined ? undefined : decimal(day).plus(night).toNumber();
}

/**
 * The unit lines of a bill. Evening and other bands are in no field: day and night are all there is only where they
 * add up to the total, or to the units on which levy was charged.
 */
export function unitLines(bill: BillFacts): UnitLines | undefined {
  const { consumption, unitRate, dayConsumption, dayUnitRate, nightConsumption, nightUnitRate } = bill;
  const hasBands = dayUnitRate !== undefined || nightUnitRate !== undefined;
  if (unitRate !== undefined && !hasBands) {
    return consumption === undefined ? undefined : { lines: [{ kwh: consumption, rate: unitRate }], complete: true };
  }
  if (unitRate !== undefined || dayUnitRate === undefined || nightUnitRate === undefined) return undefined;
  if (dayConsumption === undefined || nightConsumption === undefined) return undefined;
  const bands = decimal(dayConsumption).plus(nightConsumption);
  const total = consumption === undefined ? leviedKwh(bill) : decimal(consumption);
  return {
    lines: [
      { kwh: dayConsumption, rate: dayUnitRate },
      { kwh: nightConsumption, rate: nightUnitRate },
    ],
    complete: total !== undefined && within(bands, total, limit('bandUnits')),
  };
}

/** The sum of the lines as a bill makes it, with the sign of the charge that is printed for them. */
export function unitCharge({ lines }: UnitLines, printed: number): { charge: Decimal; tolerance: Decimal } {
  const charge = sum(lines.map(({ kwh, rate }) => pennies(pounds(kwh, rate))));
  const tolerance = sum(
    lines.map(({ kwh, rate }) =>
      limit('lineSum')
        .plus(pounds(Math.abs(kwh), halfLastDigit(rate)))
        .plus(pounds(halfOfLastUnit(kwh), rate)),
    ),
  );
  return { charge: withSignOf(printed, charge), tolerance };
}

/** A credit prints its units without a sign and its charges with one. */
export const withSignOf = (printed: number, charge: Decimal): Decimal =>
  printed < 0 && charge.isPositive() ? charge.neg() : charge;

const halfOfLastUnit = (kwh: number): Decimal => decimal(10).pow(-decimal(kwh).decimalPlaces()).div(2);

/** Pounds of levy at the rate the bill prints, with the sign of its unit charge. */
export function printedCcl(bill: BillFacts): Decimal | undefined {
  const kwh = totalKwh(bill);
  if (bill.cclRate === undefined || kwh === undefined) return undefined;
  return withSignOf(bill.totalUnitCharge ?? bill.amountDueNetOfVat ?? 0, pennies(pounds(kwh, bill.cclRate)));
}

/** How far the levy of a bill may be off the printed rate: rates of three decimals are exact. */
export function cclTolerance(bill: BillFacts): Decimal {
  const rate = bill.cclRate ?? 0;
  if (decimal(rate).decimalPlaces() > 2) return limit('billSum');
  return limit('billSum').plus(pounds(Math.abs(totalKwh(bill) ?? 0), halfLastDigit(rate)));
}

/** Pounds of levy at the lawful rates of the days billed. */
export function lawfulCcl({ bill, fuel, period }: Case): Decimal | undefined {
  const kwh = totalKwh(bill);
  const stretches = fuel && period && cclStretches(fuel, period);
  if (!stretches || kwh === undefined) return undefined;
  return withSignOf(bill.totalUnitCharge ?? 0, pennies(pounds(kwh, meanRate(stretches))));
}

/** What the net amount holds beside units, standing charge, capacity and the lines known to be in no field. */
export function restOfNet(bill: BillFacts): Decimal | undefined {
  const { amountDueNetOfVat: net, totalUnitCharge: units, totalStandingCharge: standing } = bill;
  if (net === undefined || units === undefined || standing === undefined) return undefined;
  return decimal(net)
    .minus(units)
    .minus(standing)
    .minus(bill.capacityCharge ?? 0)
    .minus(bill.otherCharges ?? 0);
}

/** The kWh on which levy was charged, if what is left of the net amount is the levy. */
function leviedKwh(bill: BillFacts): Decimal | undefined {
  const rest = restOfNet(bill);
  if (!rest || !bill.cclRate) return undefined;
  return rest.abs().times(100).div(bill.cclRate);
}

/**
 * How many times a standing charge may be due for a period. The first is the count we would make; suppliers who bill by
 * the month also count part months by days of the month or of the year, and some leave out the last day.
 */
export function standingChargeCounts(period: Period, type: StandingChargePeriod): Decimal[] {
  const days = decimal(period.days);
  if (type === 'daily') return [days, days.minus(1)];
  const monthsEach = { monthly: 1, quarterly: 3, annual: 12 }[type];
  const whole = wholeMonths(period);
  const months = [
    ...(whole === undefined ? [] : [decimal(whole)]),
    days.times(12).div(365),
    days.times(12).div(366),
    calendarMonths(period),
    ...nearestWhole(days, monthsEach),
  ];
  return months.map((m) => m.div(monthsEach));
}

/** A supplier who charges one whole month, quarter or year for each bill, whichever day the meter was read. */
function nearestWhole(days: Decimal, monthsEach: number): Decimal[] {
  const length = decimal(365).times(monthsEach).div(12);
  const count = days.div(length).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
  const off = days.minus(count.times(length)).abs();
  return count.gt(0) && off.lte(length.times(limit('readingDayDrift'))) ? [count.times(monthsEach)] : [];
}
