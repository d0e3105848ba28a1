import { Decimal } from 'decimal.js';
import type { Fuel, PublishedFactor, YearFactor } from '../factors/factor-table.js';
import type { YearlyFootprint } from './footprint.js';
import type { DayCounts, SiteEmissions } from './site-emissions.js';

/** Energy of a fuel, and what one component of its factor makes of it. */
export interface ReportLine {
  fuel: Fuel;
  component: string;
  scope: PublishedFactor['scope'];
  kWh: Decimal;
  kg: Decimal;
  /** Years of the published factors used. */
  factorYears: Set<number>;
}

/** Adds up the emissions of any number of sites, by fuel and component of the factors. */
export class ReportTotals {
  sites = 0;
  readonly days: DayCounts = { billedDays: 0, estimatedDays: 0, missingDays: 0 };
  readonly factors = new Set<YearFactor>();
  private readonly byComponent = new Map<string, ReportLine>();

  add({ footprint, dataQuality }: SiteEmissions): void {
    this.sites += 1;
    this.days.billedDays += dataQuality.billedDays;
    this.days.estimatedDays += dataQuality.estimatedDays;
    this.days.missingDays += dataQuality.missingDays;
    for (const year of footprint.years) {
      this.factors.add(year.factor);
      for (const part of year.factor.parts) this.addPart(year, part);
    }
  }

  /** By scope, then by fuel. */
  get lines(): ReportLine[] {
    return [...this.byComponent.values()].sort((a, b) => a.scope - b.scope || a.fuel.localeCompare(b.fuel));
  }

  get kg(): Decimal {
    return this.lines.reduce((sum, line) => sum.plus(line.kg), new Decimal(0));
  }

  /** Energy of all fuels, each counted once whatever the number of its lines. */
  get kWh(): Decimal {
    const byFuel = new Map(this.lines.map((line) => [line.fuel, line.kWh]));
    return [...byFuel.values()].reduce((sum, kWh) => sum.plus(kWh), new Decimal(0));
  }

  private addPart({ fuel, kWh }: YearlyFootprint, { component, scope, year, kgCO2ePerKwh }: PublishedFactor): void {
    const key = `${fuel} ${component}`;
    const line = this.byComponent.get(key);
    const kg = kWh.times(kgCO2ePerKwh);
    if (!line) this.byComponent.set(key, { fuel, component, scope, kWh, kg, factorYears: new Set([year]) });
    else
      Object.assign(line, { kWh: line.kWh.plus(kWh), kg: line.kg.plus(kg), factorYears: line.factorYears.add(year) });
  }
}
