import { bill, emissionsOf } from '../../testing/bills.js';

/**
 * Three electricity bills over the turn of the year.
 *
 *   1 Nov - 30 Nov 2025   30 days   900 kWh   30 kWh a day
 *   1 Dec - 31 Jan 2026   62 days  1240 kWh   20 kWh a day
 *   1 Feb - 28 Feb 2026   28 days   700 kWh   25 kWh a day
 *
 * Factors of generation: 2025 0.177, 2026 0.13096 kg/kWh. The window is 16 Nov 2025 up to 16 Feb 2026, 92 days:
 *
 *   Nov 2025   15 days x 30 = 450 kWh x 0.177   =  79.650 kg
 *   Dec 2025   31 days x 20 = 620 kWh x 0.177   = 109.740 kg
 *   Jan 2026   31 days x 20 = 620 kWh x 0.13096 =  81.1952 kg
 *   Feb 2026   15 days x 25 = 375 kWh x 0.13096 =  49.110 kg
 *              92 days       2065 kWh             319.6952 kg
 */
describe('monthly bills over the turn of the year', () => {
  const record = emissionsOf(
    [
      bill('2025-11-01', '2025-11-30', 900),
      bill('2025-12-01', '2026-01-31', 1240),
      bill('2026-02-01', '2026-02-28', 700),
    ],
    { window: ['2025-11-16', '2026-02-16'] },
  );

  it('multiplies the days of each bill by the factor of their year', () => {
    expect(record.emissions).toBe(319.695);
    expect(record.emissionsBySource).toEqual({ electricity: 319.695, gas: 0, other: 0 });
    expect(record.factorSet).toBe('UK Government GHG conversion factors for company reporting 2025, 2026');
    // 319.6952 / 2065
    expect(record.emissionsIntensity).toBe(0.154816);
  });

  it('divides them by calendar month so that the months add up', () => {
    // running sums 79.65, 189.39, 270.5852 -> 270.585, 319.6952 -> 319.695
    expect(record.historicalData).toEqual([
      { period: '2025-11', emissions: 79.65 },
      { period: '2025-12', emissions: 109.74 },
      { period: '2026-01', emissions: 81.195 },
      { period: '2026-02', emissions: 49.11 },
    ]);
  });

  it('says which days it rests on', () => {
    expect(record.period).toBe('2025-11-16/2026-02-16');
    expect(record.dataQuality).toEqual({ billedDays: 92, estimatedDays: 0, missingDays: 0 });
    expect(record.carbonSavings).toBeUndefined();
  });
});
