import type { Case, Rule } from '../case.js';
import type { BillFacts } from '../facts.js';
import type { Finding } from '../finding.js';
import { serial } from '../meter-point.js';
import { addDays } from '../period.js';
import { limit } from '../tolerances.js';
import { asDate, asNumber } from '../words.js';
import { previousBill } from '../previous-bill.js';

/**
 * A bill opens with the reading the one before it closed with: the same figure, taken in the same way on the same day.
 * A new meter opens anew.
 */
export const readContinuity: Rule = (c) => {
  const previous = c.credit ? undefined : previousBill(c);
  if (!previous || isOtherMeter(c.bill, previous) || !areAdjacent(c.bill, previous)) return [];
  return figures(c, previous) ?? dates(c, previous) ?? kinds(c, previous) ?? [];
};

const isOtherMeter = (a: BillFacts, b: BillFacts): boolean => {
  const [x, y] = [serial(a.meterSerialNumber), serial(b.meterSerialNumber)];
  return x !== undefined && y !== undefined && x !== y;
};

const nextDay = (day: string): string => addDays(day, limit('sharedDay').toNumber());

const areAdjacent = (bill: BillFacts, previous: BillFacts): boolean =>
  bill.chargeStartDate !== undefined &&
  previous.chargeEndDate !== undefined &&
  bill.chargeStartDate >= previous.chargeEndDate &&
  bill.chargeStartDate <= nextDay(nextDay(previous.chargeEndDate));

/** The figures tell all; where both bills have them, dates and kinds are not looked at. */
function figures({ bill }: Case, previous: BillFacts): Finding[] | undefined {
  const { readFromValue: opens } = bill;
  const { readToValue: closed } = previous;
  if (opens === undefined || closed === undefined) return undefined;
  if (opens === closed) return [];
  const message = `The bill opens with reading ${asNumber(opens)}, the one before it closed with ${asNumber(closed)}.`;
  return [discontinuity('readFromValue', opens, closed, 'severe', message)];
}

function dates({ bill }: Case, previous: BillFacts): Finding[] | undefined {
  const { readFromDate: opens } = bill;
  const { readToDate: closed } = previous;
  if (!opens || !closed || (opens >= closed && opens <= nextDay(closed))) return undefined;
  const message = `The bill's opening reading is of ${asDate(opens)}, the closing one of the bill before it of ${asDate(closed)}.`;
  return [discontinuity('readFromDate', opens, closed, 'warning', message)];
}

/** An estimate that became a reading without a corrected bill (or the reverse) leaves units out, or bills them twice. */
function kinds({ bill }: Case, previous: BillFacts): Finding[] | undefined {
  const { readFromType: opens } = bill;
  const { readToType: closed } = previous;
  if (!opens || !closed || (opens === 'estimated') === (closed === 'estimated')) return undefined;
  const message = `The bill opens with ${WORDS[opens]} reading, but the one before it closed with ${WORDS[closed]} one: the units between the two may be billed twice or not at all.`;
  return [discontinuity('readFromType', opens, closed, 'warning', message)];
}

const WORDS = { actual: 'an actual', estimated: 'an estimated', customer: 'a customer’s' };

const discontinuity = (
  field: string,
  billed: string | number,
  expected: string | number,
  severity: Finding['severity'],
  message: string,
): Finding => ({ code: 'read_continuity', severity, field, billed, expected, message });
