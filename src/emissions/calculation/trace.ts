import type { Decimal } from 'decimal.js';
import { firstOf, type Range, yearOf } from '../../platform/calendar/index.js';
import type { FactorTable, YearFactor } from '../factors/factor-table.js';
import { type Slice, energyOf } from './slice.js';
import type { MeterEnergy } from './site-emissions.js';

/** Days of one paper and one factor year, and what they come to. */
export interface TraceLine extends Range {
  meter: Pick<MeterEnergy, 'fuel' | 'meterPoint'>;
  slice: Slice;
  kWh: Decimal;
  factor: YearFactor;
  kg: Decimal;
}

/** How each kilogram came about, meter point by meter point, in the order of days. */
export function traceOf(energy: readonly MeterEnergy[], factors: FactorTable): TraceLine[] {
  return energy.flatMap((meter) =>
    meter.slices
      .flatMap((slice) => byYear(slice).map((part) => ({ slice, part })))
      .sort((a, b) => a.part.from - b.part.from)
      .map(({ slice, part }) => {
        const kWh = energyOf(slice, part.to - part.from);
        const factor = factors.of(meter.fuel, yearOf(part.from));
        return { ...part, meter, slice, kWh, factor, kg: kWh.times(factor.kgCO2ePerKwh) };
      }),
  );
}

function byYear({ from, to }: Range): Range[] {
  const newYear = firstOf((yearOf(from) + 1) * 12);
  return to <= newYear ? [{ from, to }] : [{ from, to: newYear }, ...byYear({ from: newYear, to })];
}
