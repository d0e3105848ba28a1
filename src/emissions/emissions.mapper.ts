import { Decimal } from 'decimal.js';
import { isoMonth, isoOf, type Month, monthOf, yearOfMonth } from '../platform/calendar/index.js';
import { total } from './calculation/footprint.js';
import { sharesOfLines, sharesToGrams, toGrams } from './calculation/rounding.js';
import type { DataQuality, Savings, SiteEmissions } from './calculation/site-emissions.js';
import { type TraceLine, traceOf } from './calculation/trace.js';
import type {
  DataQualityDto,
  EmissionsDto,
  MonthlyEmissionsDto,
  SavingsBreakdownDto,
  TraceLineDto,
} from './emissions.dto.js';
import { FACTOR_SET_NAME, FUELS, type FactorTable, type YearFactor, sourceOf } from './factors/factor-table.js';

interface MapperOptions {
  factors: FactorTable;
  withTrace: boolean;
  targetReduction?: number;
}

/** The record of a site as the interface has it, its fields in the interface's order. */
export function toEmissionsDto(siteId: string, result: SiteEmissions, options: MapperOptions): EmissionsDto {
  const { window, footprint } = result;
  const { kWh, kg, years } = footprint;
  const [electricity, gas] = sharesToGrams(
    FUELS.map((fuel) =>
      total(
        years.filter((year) => year.fuel === fuel),
        (year) => year.kg,
      ),
    ),
  );
  return {
    siteId,
    emissions: toGrams(kg),
    period: `${isoOf(window.from)}/${isoOf(window.to)}`,
    emissionsIntensity: kWh.isZero() ? undefined : rounded(kg.dividedBy(kWh)),
    emissionsBySource: { electricity, gas, other: 0 },
    historicalData: byMonth(result, options.factors),
    ...savingsDto(result.savings, options.targetReduction),
    dataQuality: dataQualityDto(result.dataQuality),
    factorSet: factorSetOf(years.map(({ factor }) => factor)),
    trace: options.withTrace ? toTraceDto(traceOf(result.energy, options.factors)) : undefined,
  };
}

function byMonth({ window, footprint }: SiteEmissions, factors: FactorTable): MonthlyEmissionsDto[] {
  const sums = new Map<Month, Decimal>();
  for (const { fuel, month, kWh } of footprint.months) {
    const kg = kWh.times(factors.of(fuel, yearOfMonth(month)).kgCO2ePerKwh);
    sums.set(month, sums.get(month)?.plus(kg) ?? kg);
  }
  const first = monthOf(window.from);
  const all = Array.from({ length: monthOf(window.to - 1) - first + 1 }, (_, i) => first + i);
  const grams = sharesToGrams(all.map((month) => sums.get(month) ?? new Decimal(0)));
  return all.map((month, i) => ({ period: isoMonth(month), emissions: grams[i] }));
}

function savingsDto(
  savings: Savings | undefined,
  targetReduction: number | undefined,
): Pick<EmissionsDto, 'carbonSavings' | 'targetReduction' | 'savingsBreakdown'> {
  if (!savings) return { targetReduction };
  const [factor, consumption] = sharesToGrams([savings.factor, savings.consumption]);
  const savingsBreakdown: SavingsBreakdownDto = { consumption, factor };
  return { carbonSavings: toGrams(savings.kg), targetReduction, savingsBreakdown };
}

function dataQualityDto({ unusedBills, unbilledMeterPoints, ...days }: DataQuality): DataQualityDto {
  const unused = unusedBills.map(({ documentId, reason }) => ({ documentId, reason }));
  const unbilled = unbilledMeterPoints.map(({ id }) => id);
  return {
    ...days,
    ...(unused.length > 0 && { unusedBills: unused }),
    ...(unbilled.length > 0 && { unbilledMeterPoints: unbilled }),
  };
}

/** Names the published sets, and says where one stands in for a year that has none. */
export function factorSetOf(factors: readonly YearFactor[]): string {
  const used = factors.flatMap(({ parts, year }) => parts.map((part) => ({ published: part.year, of: year })));
  const years = [...new Set(used.map(({ published }) => published))].sort();
  const standIns = used
    .filter(({ published, of }) => published !== of)
    .map((each) => `${each.published} also for ${each.of}`);
  const remark = standIns.length > 0 ? ` (${[...new Set(standIns)].sort().join(', ')})` : '';
  return `${FACTOR_SET_NAME} ${years.join(', ')}`.trim() + remark;
}

function toTraceDto(lines: TraceLine[]): TraceLineDto[] {
  const kilograms = sharesOfLines(lines.map(({ kg }) => kg));
  return lines.map((line, i) => toTraceLineDto(line, kilograms[i]));
}

function toTraceLineDto({ meter, slice, from, to, kWh, factor }: TraceLine, emissions: number): TraceLineDto {
  return {
    documentId: slice.bill?.documentId,
    meterPoint: meter.meterPoint,
    supplyType: meter.fuel,
    basis: slice.basis,
    startDate: isoOf(from),
    endDate: isoOf(to - 1),
    days: to - from,
    kWh: rounded(kWh),
    factor: factor.kgCO2ePerKwh.toNumber(),
    factors: factor.parts.map((part) => ({
      component: part.component,
      scope: part.scope,
      year: part.year,
      kgCO2ePerKwh: Number(part.kgCO2ePerKwh),
      source: sourceOf(part),
    })),
    emissions,
  };
}

/** To a millionth. */
export function rounded(value: Decimal): number {
  return value.toDecimalPlaces(6, Decimal.ROUND_HALF_UP).toNumber();
}
