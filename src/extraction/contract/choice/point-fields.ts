import type { Choice } from '../../fields/choice.js';
import type { SupplyPointFields } from '../../results.js';
import type { StandingCharge } from '../readers/rate-readers.js';
import type { Point } from '../points/point.js';
import type { Selection } from './selection.js';

const PLAIN_FIELDS = [
  'meterSerialNumber',
  'siteName',
  'siteAddress',
  'tariffName',
  'unitRate',
  'dayUnitRate',
  'nightUnitRate',
  'estimatedAnnualConsumption',
  'previous12MonthsConsumption',
  'maximumImportCapacity',
  'capacityRate',
  'directDebitDiscount',
  'brokerName',
  'brokerUplift',
] as const;
/** What a supply of gas has not. */
export const ELECTRICITY_ONLY: readonly string[] = [
  'maximumImportCapacity',
  'capacityRate',
  'dayUnitRate',
  'nightUnitRate',
];

/** The values of a supply point, each with what shows it. */
export type PointValues = {
  [K in keyof SupplyPointFields]-?: { value: NonNullable<SupplyPointFields[K]>; shown: Choice };
};

/** Reads what the paper says of one supply point. */
export function readPoint(point: Point, selection: Selection): Partial<PointValues> {
  const values: Record<string, { value: unknown; shown: Choice }> = {};
  const shown = mentioned(point);
  if (shown) {
    values.mpanMprn = { value: point.number, shown };
    values.supplyType = { value: point.type, shown };
  }
  for (const field of PLAIN_FIELDS) {
    if (point.type === 'gas' && ELECTRICITY_ONLY.includes(field)) continue;
    const choice = selection.of(point, field);
    if (choice) values[field] = { value: choice.value, shown: choice };
  }
  if (shown && point.names.length === 1 && !selection.saysOf(point, 'siteName')) {
    values.siteName = { value: point.names[0], shown: { ...shown, confidence: 0.7 } };
    withoutName(values.siteAddress, `${point.names[0]}, `);
  }
  const way = selection.ofContract('paymentMethod')?.value;
  const labelled = values.directDebitDiscount?.shown.candidate.pair !== undefined;
  if (way !== undefined && way !== 'direct_debit' && !labelled) delete values.directDebitDiscount;
  // "Capacity is charged at 3.67 p/kVA/day at the sites where one is shown."
  const others = selection.candidates('maximumImportCapacity').length > 0;
  if (values.maximumImportCapacity === undefined && others && !selection.saysOf(point, 'capacityRate'))
    delete values.capacityRate;
  const standing = selection.of(point, 'standingCharge') as Choice<StandingCharge> | undefined;
  if (standing) {
    values.standingCharge = { value: standing.value.pence, shown: standing };
    values.standingChargeType = { value: standing.value.type, shown: standing };
  }
  const deemed = selection.of(point, 'isNonContractedRate');
  if (deemed) values.isNonContractedRate = { value: true, shown: deemed };
  keepOneKindOfRate(values, point, selection);
  return values;
}

/** Its number as it is printed where that is surest; of a point without a number nothing. */
function mentioned({ number, mentions }: Point): Choice | undefined {
  if (mentions.length === 0) return undefined;
  const candidate = mentions.reduce((best, each) => (each.confidence > best.confidence ? each : best));
  return { value: number, confidence: candidate.confidence, candidate };
}

/** The name that stands over an address, and is read with it, is no part of it; one that is printed in its line is. */
function withoutName(address: { value: unknown; shown: Choice } | undefined, name: string): void {
  if (!address || !String(address.value).startsWith(name)) return;
  const { lines } = address.shown.candidate.passage.block;
  if (!lines.some(({ text }) => text.includes(name))) address.value = String(address.value).slice(name.length);
}

/** A supply has one rate, or a day and a night rate. What is said of the point itself counts more than what is said of all. */
function keepOneKindOfRate(
  values: Record<string, { shown: Choice } | undefined>,
  point: Point,
  selection: Selection,
): void {
  const banded = values.dayUnitRate !== undefined || values.nightUnitRate !== undefined;
  if (!banded || values.unitRate === undefined) return;
  const [day, night, single] = ['dayUnitRate', 'nightUnitRate', 'unitRate'].map((field) => values[field]?.shown);
  if (day && day.candidate.passage.block === single?.candidate.passage.block) {
    delete values[night ? 'unitRate' : 'dayUnitRate'];
    return;
  }
  // A list of prices for all kinds of meters: the price that is said a second time is this one's.
  if (single && day?.candidate.pair?.row && day.candidate.pair.row === single.candidate.pair?.row) {
    const [own, other] = [single, day].map(({ confidence, candidate }) => confidence > candidate.confidence + 0.01);
    if (!other) for (const field of ['dayUnitRate', 'nightUnitRate']) delete values[field];
    if (!own) delete values.unitRate;
    return;
  }
  if (single && night && !day && isRateOfDay(single, night)) {
    values.dayUnitRate = values.unitRate;
    delete values.unitRate;
    return;
  }
  const ownSingle = selection.saysOf(point, 'unitRate');
  const ownBands = selection.saysOf(point, 'dayUnitRate') || selection.saysOf(point, 'nightUnitRate');
  if (ownSingle && !ownBands) {
    delete values.dayUnitRate;
    delete values.nightUnitRate;
  } else delete values.unitRate;
}

/** Words for a rate that holds at all hours, whatever stands beside it. */
const OF_ALL_HOURS = /\b(?:single|any ?time|all|flat|24|one|standard)\b/i;

/**
 * "Unit charge" over "Unit charge, night", each with its price, or both as columns with a price in the row of the supply:
 * what is not the night's is the day's.
 */
function isRateOfDay({ candidate: single }: Choice, { candidate: night }: Choice): boolean {
  if (!single.pair || !night.pair || OF_ALL_HOURS.test(single.pair.labelBlock.text)) return false;
  if (single.pair.row && single.pair.row === night.pair.row) return !OF_ALL_HOURS.test(single.pair.over?.text ?? '');
  const [one, other] = [single.pair.labelBlock, night.pair.labelBlock];
  return (
    single.pair.relation === 'right' &&
    night.pair.relation === 'right' &&
    one.page === other.page &&
    Math.abs(one.x0 - other.x0) < one.fontSize &&
    Math.abs(other.y0 - one.y1) < LINES_APART * one.fontSize
  );
}

/** How far, in type heights, the label of the night rate may stand from that of the day rate. */
const LINES_APART = 3;
