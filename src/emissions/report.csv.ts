import type { EmissionsReportDto } from './report.dto.js';

type Cell = string | number | undefined;

/** The report as a table (RFC 4180), one value a row, so that any of it can be picked by its names. */
export function toCsv(report: EmissionsReportDto): string {
  const rows: Cell[][] = [
    ['section', 'item', 'scope', 'supplyType', 'value', 'unit', 'note'],
    ['report', 'referenceId', '', '', report.referenceId],
    ['report', 'period', '', '', report.period],
    ['report', 'sites', '', '', report.sites],
    ...report.energy.map((line) => ['energy', line.activity, line.scope, line.supplyType, line.kWh, 'kWh']),
    ...report.energy.map((line) => [
      'emissions',
      line.activity,
      line.scope,
      line.supplyType,
      line.tCO2e,
      'tCO2e',
      `factors of ${line.factorYears.join(' ')}`,
    ]),
    ['total', 'energy', '', '', report.kWh, 'kWh'],
    ['total', 'emissions', '', '', report.tCO2e, 'tCO2e'],
    ['total', 'intensity', '', '', report.intensity, 'kg CO2e/kWh'],
    ...previousRows(report),
    ...qualityRows('dataQuality', report.dataQuality),
    ...report.dataQuality.unusedBills.map((bill) => [
      'unusedBill',
      bill.documentId,
      '',
      '',
      bill.reason,
      '',
      bill.siteId,
    ]),
    ...report.dataQuality.unbilledMeterPoints.map(({ siteId, meterPoint }) => [
      'unbilledMeterPoint',
      meterPoint,
      '',
      '',
      '',
      '',
      siteId,
    ]),
    ['method', 'method', '', '', report.method],
    ['method', 'factorSet', '', '', report.factorSet],
  ];
  return rows.map((row) => Array.from({ length: 7 }, (_, i) => cell(row[i])).join(',') + '\r\n').join('');
}

function previousRows({ previousPeriod }: EmissionsReportDto): Cell[][] {
  if (!previousPeriod) return [];
  return [
    ['previousPeriod', 'period', '', '', previousPeriod.period],
    ['previousPeriod', 'energy', '', '', previousPeriod.kWh, 'kWh'],
    ['previousPeriod', 'emissions', '', '', previousPeriod.tCO2e, 'tCO2e'],
    ...qualityRows('previousPeriodDataQuality', previousPeriod.dataQuality),
  ];
}

function qualityRows(
  section: string,
  { billedDays, estimatedDays, missingDays }: Record<'billedDays' | 'estimatedDays' | 'missingDays', number>,
): Cell[][] {
  return Object.entries({ billedDays, estimatedDays, missingDays }).map(([item, days]) => [
    section,
    item,
    '',
    '',
    days,
    'site-days',
  ]);
}

/** A text that a spreadsheet would take for a formula gets an apostrophe. */
function cell(value: Cell): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value);
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
