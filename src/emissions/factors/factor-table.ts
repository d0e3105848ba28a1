import { readFileSync } from 'node:fs';
import { Decimal } from 'decimal.js';

/** What a meter point delivers. */
export type Fuel = 'electricity' | 'gas';
export const FUELS: readonly Fuel[] = ['electricity', 'gas'];

/** Scope of the GHG Protocol: 1 burnt on site, 2 bought electricity, 3 upstream (losses of the networks, well-to-tank). */
export type EmissionScope = 1 | 2 | 3;

/** What statutory reporting asks for: losses of the networks and well-to-tank are for those who want them. */
const DEFAULT_SCOPES = '1,2';

/** @param scopes separated by commas, `1,2,3` */
export function scopesOf(scopes = DEFAULT_SCOPES): EmissionScope[] {
  return scopes.split(',').map((scope) => Number(scope) as EmissionScope);
}

/** One published factor, as in `uk-government.json`. */
export interface PublishedFactor {
  year: number;
  fuel: Fuel;
  component: string;
  scope: EmissionScope;
  /** Exact decimal. */
  kgCO2ePerKwh: string;
  /** Keys of the file's `sources`. */
  sources: string[];
  confidence: 'high' | 'medium' | 'low' | 'unverified';
  note?: string;
}

interface FactorFile {
  name: string;
  sources: Record<string, { what: string; where: string; date: string }>;
  factors: PublishedFactor[];
}

const FILE = JSON.parse(readFileSync(new URL('./uk-government.json', import.meta.url), 'utf8')) as FactorFile;

export const FACTOR_SET_NAME = FILE.name;
export const PUBLISHED_FACTORS: readonly PublishedFactor[] = FILE.factors;

/** The newest year with factors. */
export const NEWEST_YEAR = Math.max(...FILE.factors.map((factor) => factor.year));

/** The title of the source that stands behind a factor before all others. */
export function sourceOf(factor: PublishedFactor): string {
  return FILE.sources[factor.sources[0]].what;
}

/** What one kWh of a fuel emitted in a year, by the factors of the chosen scopes. */
export interface YearFactor {
  fuel: Fuel;
  /** The year that was asked for. */
  year: number;
  /** Sum of the parts, kg CO2e per kWh. */
  kgCO2ePerKwh: Decimal;
  /** The factors that were used; the year of one differs from the year asked for where that had none. */
  parts: readonly PublishedFactor[];
}

/** The factors for a choice of scopes. */
export class FactorTable {
  private readonly components: Record<Fuel, PublishedFactor[][]>;
  private readonly byYear: Record<Fuel, Map<number, YearFactor>> = { electricity: new Map(), gas: new Map() };

  constructor(readonly scopes: readonly EmissionScope[]) {
    this.components = { electricity: componentsOf('electricity', scopes), gas: componentsOf('gas', scopes) };
  }

  /** Whether the scopes have anything to say of a fuel: scope 1 alone says nothing of electricity. */
  covers(fuel: Fuel): boolean {
    return this.components[fuel].length > 0;
  }

  of(fuel: Fuel, year: number): YearFactor {
    let factor = this.byYear[fuel].get(year);
    if (!factor) {
      const parts = this.components[fuel].map((published) => inYear(published, year));
      const sum = parts.reduce((total, part) => total.plus(part.kgCO2ePerKwh), new Decimal(0));
      factor = { fuel, year, kgCO2ePerKwh: sum, parts };
      this.byYear[fuel].set(year, factor);
    }
    return factor;
  }
}

/** For each component of the fuel its published values, oldest first. */
function componentsOf(fuel: Fuel, scopes: readonly EmissionScope[]): PublishedFactor[][] {
  const components = new Map<string, PublishedFactor[]>();
  for (const factor of FILE.factors.filter((each) => each.fuel === fuel && scopes.includes(each.scope))) {
    components.set(factor.component, [...(components.get(factor.component) ?? []), factor]);
  }
  return [...components.values()].map((published) => published.sort((a, b) => a.year - b.year));
}

/** The value of the year; else the newest earlier one; else, before the first, the first. */
function inYear(published: PublishedFactor[], year: number): PublishedFactor {
  return published.findLast((factor) => factor.year <= year) ?? published[0];
}
