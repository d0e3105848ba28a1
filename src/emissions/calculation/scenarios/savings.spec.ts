import { bill, emissionsOf, gasBill } from '../../testing/bills.js';

/** Factors: electricity 2025 0.177, 2026 0.13096; gas 2025 0.18296, 2026 0.18231 kg/kWh. */
describe('savings against the same window one year earlier', () => {
  const window: [string, string] = ['2026-01-01', '2026-02-01'];

  /**
   * January 2025: 3100 kWh x 0.177 = 548.7 kg. January 2026: 2480 kWh x 0.13096 = 324.7808 kg. Saved 223.9192 kg, of which
   *   the site   (3100 - 2480) x 0.177         = 109.74 kg
   *   the grid   2480 x (0.177 - 0.13096)      = 114.1792 kg
   */
  it('are divided into what the site did and what the grid did', () => {
    const record = emissionsOf([bill('2025-01-01', '2025-01-31', 3100), bill('2026-01-01', '2026-01-31', 2480)], {
      window,
    });
    expect(record.emissions).toBe(324.781);
    expect(record.carbonSavings).toBe(223.919);
    expect(record.savingsBreakdown).toEqual({ consumption: 109.74, factor: 114.179 });
  });

  /**
   * More gas, less electricity. 2025: 1000 x 0.177 + 2000 x 0.18296 = 177 + 365.92 = 542.92 kg.
   * 2026: 500 x 0.13096 + 3000 x 0.18231 = 65.48 + 546.93 = 612.41 kg. Saved -69.49, of which
   *   the factors   500 x 0.04604 + 3000 x 0.00065 = 23.02 + 1.95 = 24.97 kg
   *   the site      500 x 0.177 - 1000 x 0.18296 = 88.5 - 182.96 = -94.46 kg
   */
  it('are negative where more was emitted', () => {
    const record = emissionsOf(
      [
        bill('2025-01-01', '2025-01-31', 1000),
        gasBill('2025-01-01', '2025-01-31', 2000),
        bill('2026-01-01', '2026-01-31', 500),
        gasBill('2026-01-01', '2026-01-31', 3000),
      ],
      { window },
    );
    expect(record.carbonSavings).toBe(-69.49);
    expect(record.savingsBreakdown).toEqual({ consumption: -94.46, factor: 24.97 });
  });

  /** 28 of 31 days are 90.3 %, 27 of 31 are 87.1 %. The three days that are missing have the mean day, 100 kWh. */
  it('are given when bills cover 90 % of the days of the year before', () => {
    const now = bill('2026-01-01', '2026-01-31', 3100);
    const enough = emissionsOf([bill('2025-01-01', '2025-01-28', 2800), now], { window });
    // 3100 x 0.177 - 3100 x 0.13096 = 142.724: the grid alone
    expect(enough.carbonSavings).toBe(142.724);
    expect(enough.savingsBreakdown).toEqual({ consumption: 0, factor: 142.724 });
    const tooFew = emissionsOf([bill('2025-01-01', '2025-01-27', 2700), now], { window });
    expect(tooFew.carbonSavings).toBeUndefined();
    expect(tooFew.savingsBreakdown).toBeUndefined();
  });

  it('are not given for a meter point that was not there the year before', () => {
    const record = emissionsOf(
      [
        bill('2025-01-01', '2025-01-31', 3100),
        bill('2026-01-01', '2026-01-31', 3100),
        gasBill('2026-01-01', '2026-01-31', 10),
      ],
      { window },
    );
    expect(record.carbonSavings).toBeUndefined();
  });

  it('are not given for a window with holes that are not filled: a bill that is missing is no saving', () => {
    const record = emissionsOf([bill('2025-01-01', '2025-01-31', 3100), bill('2026-01-01', '2026-01-15', 1500)], {
      window,
      estimate: false,
    });
    expect(record.carbonSavings).toBeUndefined();
  });
});
