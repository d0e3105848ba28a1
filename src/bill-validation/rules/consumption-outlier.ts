import { type Decimal } from 'decimal.js';
import { annualConsumption, type Case, type Rule } from '../case.js';
import type { BillFacts } from '../facts.js';
import { totalKwh } from '../lines.js';
import { decimal } from '../money.js';
import { addMonths, chargePeriod, overlap, type Period } from '../period.js';
import { limit } from '../tolerances.js';
import { asDays, asNumber } from '../words.js';

/** What the bill's days would be expected to use, and how far off the use may be without a question. */
interface Expectation {
  kwh: Decimal;
  least: Decimal;
  most: Decimal;
  from: string;
}

/**
 * The use is like that of the same days a year before; where no bills are there for them, like the estimate of the
 * year; for electricity else like the other bills. It is never proof that a bill is wrong.
 */
export const consumptionOutlier: Rule = (c) => {
  const kwh = totalKwh(c.bill);
  if (c.credit || !c.period || kwh === undefined || kwh < 0) return [];
  const expected = sameSeason(c, c.period) ?? yearlyEstimate(c, c.period) ?? otherBills(c, c.period);
  if (!expected || expected.kwh.minus(kwh).abs().lt(limit('significantUnits'))) return [];
  if (expected.least.lte(kwh) && expected.most.gte(kwh)) return [];
  const normal = expected.kwh.toDecimalPlaces(0);
  return [
    {
      code: 'consumption_outlier',
      severity: 'warning',
      field: 'consumption',
      billed: kwh,
      expected: normal.toNumber(),
      message: `The bill is for ${asNumber(kwh)} kWh in ${asDays(c.period.days)}; ${expected.from}, about ${asNumber(normal)} kWh would be expected.`,
    },
  ];
};

function sameSeason({ ledger }: Case, period: Period): Expectation | undefined {
  const yearBefore = { start: addMonths(period.start, -12), end: addMonths(period.end, -12) };
  const mean = dailyUse(ledger.bills, yearBefore);
  if (!mean || limit('sameSeason').times(period.days).gt(mean.days)) return undefined;
  return swing(mean.kwhPerDay.times(period.days), 'by the same days a year before');
}

function yearlyEstimate(c: Case, period: Period): Expectation | undefined {
  const year = annualConsumption(c);
  if (!year) return undefined;
  return seasonal(c, period, decimal(year).times(period.days).div(365), 'by the annual estimate');
}

function otherBills(c: Case, period: Period): Expectation | undefined {
  if (c.fuel !== 'electricity') return undefined;
  const mean = dailyUse(c.ledger.bills, { start: addMonths(period.start, -12), end: period.end });
  return mean && swing(mean.kwhPerDay.times(period.days), 'by the bills of the last year');
}

const swing = (kwh: Decimal, from: string): Expectation => ({
  kwh,
  least: kwh.times(decimal(1).minus(limit('consumptionSwing'))),
  most: kwh.times(limit('consumptionSwing').plus(1)),
  from,
});

/** A short gas bill has its season in it. */
function seasonal(c: Case, period: Period, kwh: Decimal, from: string): Expectation {
  if (c.fuel !== 'gas' || limit('wholeYearBill').lte(period.days)) return swing(kwh, from);
  return { kwh, least: decimal(0), most: kwh.times(limit('gasSeason')), from };
}

/** The mean use of the days of a window that bills cover. */
function dailyUse(bills: BillFacts[], window: Omit<Period, 'days'>): { kwhPerDay: Decimal; days: number } | undefined {
  let days = 0;
  let kwh = decimal(0);
  for (const bill of bills) {
    const period = chargePeriod(bill);
    const shared = period && overlap(period, window);
    const used = totalKwh(bill);
    if (!shared || used === undefined || used < 0) continue;
    days += shared.days;
    kwh = kwh.plus(decimal(used).times(shared.days).div(period.days));
  }
  return days === 0 ? undefined : { kwhPerDay: kwh.div(days), days };
}
