import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type EmissionScope, FactorTable, NEWEST_YEAR, PUBLISHED_FACTORS } from './factor-table.js';

const of = (scopes: EmissionScope[], fuel: 'electricity' | 'gas', year: number) =>
  new FactorTable(scopes).of(fuel, year).kgCO2ePerKwh.toNumber();

describe('the factors of the UK Government', () => {
  it('are those that were checked', () => {
    const file = readFileSync(new URL('./uk-government.json', import.meta.url));
    expect(createHash('sha256').update(file).digest('hex')).toBe(
      '5294be841f8cb54f54ec18665e00329c82ff1b23aa5f631f42e34c0fcde8b8f4',
    );
  });

  /** The published values, as reports quote them: electricity generated, natural gas by gross calorific value. */
  it.each([
    [2014, 0.49426, 0.184973],
    [2015, 0.46219, 0.18445],
    [2016, 0.41205, 0.184],
    [2017, 0.35156, 0.18416],
    [2018, 0.28307, 0.18396],
    [2019, 0.2556, 0.18385],
    [2020, 0.23314, 0.18387],
    [2021, 0.21233, 0.18316],
    [2022, 0.19338, 0.18254],
    [2023, 0.20707, 0.18293],
    [2024, 0.20705, 0.1829],
    [2025, 0.177, 0.18296],
    [2026, 0.13096, 0.18231],
  ])('hold the published values of %d', (year, electricity, gas) => {
    expect(of([2], 'electricity', year)).toBe(electricity);
    expect(of([1], 'gas', year)).toBe(gas);
  });

  it('have losses and well-to-tank in scope 3', () => {
    // 2025: 0.01853 + 0.0459 + 0.00397; gas 0.03021
    expect(of([3], 'electricity', 2025)).toBe(0.0684);
    expect(of([3], 'gas', 2025)).toBe(0.03021);
    expect(of([1, 2, 3], 'electricity', 2025)).toBe(0.2454);
  });

  it('stand in for a year without a set of its own, and name their year', () => {
    const next = new FactorTable([1, 2]).of('gas', NEWEST_YEAR + 1);
    expect(next.kgCO2ePerKwh.toNumber()).toBe(0.18231);
    expect(next.parts.map(({ year }) => year)).toEqual([NEWEST_YEAR]);
    expect(of([2], 'electricity', 2009)).toBe(0.49426);
    // 2014 has losses but no well-to-tank value: those of 2016 stand in, 0.04322 + 0.06188 + 0.0056
    expect(of([3], 'electricity', 2014)).toBe(0.1107);
  });

  it('each have a source and a confidence, and one value for a year', () => {
    const keys = PUBLISHED_FACTORS.map(({ year, fuel, component }) => `${year} ${fuel} ${component}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const factor of PUBLISHED_FACTORS) {
      expect(factor.sources.length).toBeGreaterThan(0);
      expect(['high', 'medium']).toContain(factor.confidence);
    }
  });

  it('say nothing of a fuel outside the scopes', () => {
    expect(new FactorTable([1]).covers('electricity')).toBe(false);
    expect(new FactorTable([2]).covers('gas')).toBe(false);
    expect(new FactorTable([3]).covers('gas')).toBe(true);
  });
});
