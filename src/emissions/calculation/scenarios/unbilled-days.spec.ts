import { bill, emissionsOf } from '../../testing/bills.js';

/** Factors of generation: 2025 0.177, 2026 0.13096 kg/kWh. */
describe('days that no bill covers', () => {
  const lastYear = [bill('2025-01-01', '2025-01-31', 620), bill('2025-02-01', '2025-02-14', 420)];
  const thisYear = [bill('2026-01-01', '2026-01-31', 310)];
  const window: [string, string] = ['2026-01-01', '2026-03-01'];

  /**
   * January is billed, 310 kWh. 1 - 14 February have the same days of 2025, 14 x 30 = 420 kWh; 15 - 28 February have
   * none, so the mean day of the billed days of the window, 10: 140 kWh. 870 kWh x 0.13096 = 113.9352 kg: the factor is
   * that of the day filled, not of the day it is taken from.
   */
  it('are filled with the same days of the year before, else with the mean day', () => {
    const record = emissionsOf([...lastYear, ...thisYear], { window, trace: true });
    expect(record.emissions).toBe(113.935);
    expect(record.dataQuality).toEqual({ billedDays: 31, estimatedDays: 28, missingDays: 0 });
    expect(record.trace?.map(({ basis, documentId, days, kWh }) => [basis, documentId, days, kWh])).toEqual([
      ['bill', 'bill-2026-01-01', 31, 310],
      ['same_days_year_before', 'bill-2025-02-01', 14, 420],
      ['mean_day', undefined, 14, 140],
    ]);
  });

  /** Billed days alone: 310 x 0.13096 = 40.5976 kg. */
  it('stay empty on request', () => {
    const record = emissionsOf([...lastYear, ...thisYear], { window, estimate: false });
    expect(record.emissions).toBe(40.598);
    expect(record.dataQuality).toEqual({ billedDays: 31, estimatedDays: 0, missingDays: 28 });
  });

  /**
   * No bill in the window, 1 - 10 March 2026: the mean day of the year before it, 1350 kWh in 76 days,
   * 10 x 1350 / 76 = 177.6316 kWh x 0.13096 = 23.26263 kg.
   */
  it('take the mean of the year before the window where the window has no bill', () => {
    const record = emissionsOf([...lastYear, ...thisYear], { window: ['2026-03-01', '2026-03-11'] });
    // of 2025 only what lies after 1 March 2025 counts, which is nothing: the mean is that of January 2026, 10 a day
    expect(record.emissions).toBe(13.096);
    const wider = emissionsOf([...lastYear, ...thisYear], { window: ['2026-02-15', '2026-02-25'] });
    // from 15 February 2025 on, again January 2026 alone
    expect(wider.emissions).toBe(13.096);
    const both = emissionsOf([...lastYear, ...thisYear], { window: ['2026-02-11', '2026-02-21'] });
    // 11 - 14 February: 4 days x 30; 15 - 20: 6 days at the mean of 11 Feb 2025 - 20 Feb 2026: (4 x 30 + 310) / 35
    // 120 + 6 x 430 / 35 = 193.714286 kWh x 0.13096 = 25.368823
    expect(both.emissions).toBe(25.369);
  });

  /** 29 February 2024 takes 28 February 2023, and 1 March 2024 takes 1 March 2023. Factor of 2024: 0.20705. */
  it('follow the calendar over a leap day', () => {
    const papers = [
      bill('2023-02-28', '2023-02-28', 5),
      bill('2023-03-01', '2023-03-01', 7),
      bill('2024-02-01', '2024-02-27', 27),
    ];
    const record = emissionsOf(papers, { window: ['2024-02-01', '2024-03-02'], trace: true });
    // 27 + 5 (28 Feb) + 5 (29 Feb) + 7 (1 March) = 44 kWh x 0.20705
    expect(record.emissions).toBe(9.11);
    expect(record.dataQuality).toEqual({ billedDays: 27, estimatedDays: 3, missingDays: 0 });
    expect(record.trace?.map(({ startDate, kWh }) => [startDate, kWh])).toEqual([
      ['2024-02-01', 27],
      ['2024-02-28', 5],
      ['2024-02-29', 5],
      ['2024-03-01', 7],
    ]);
  });

  /** 1 March 2025 is 365 days after 1 March 2024; 29 February 2024 is nobody's. Factor of 2025: 0.177. */
  it('follow the calendar in the year after a leap day', () => {
    const papers = [
      bill('2024-02-28', '2024-02-28', 5),
      bill('2024-02-29', '2024-02-29', 1000),
      bill('2024-03-01', '2024-03-01', 7),
    ];
    // 5 + 7 = 12 kWh x 0.177
    expect(emissionsOf(papers, { window: ['2025-02-28', '2025-03-02'] }).emissions).toBe(2.124);
  });

  it('are all missing where no bill is known, and the emissions are 0', () => {
    const record = emissionsOf([], { window: ['2025-11-20', '2026-11-20'] });
    expect(record).toMatchObject({
      emissions: 0,
      period: '2025-11-20/2026-11-20',
      emissionsBySource: { electricity: 0, gas: 0, other: 0 },
      dataQuality: { billedDays: 0, estimatedDays: 0, missingDays: 365 },
    });
    expect(record.emissionsIntensity).toBeUndefined();
    expect(record.historicalData).toHaveLength(13);
  });

  it('of a meter point that was last billed more than a year before the window are not made up', () => {
    const record = emissionsOf([bill('2023-01-01', '2023-12-31', 36500)], { window: ['2025-06-01', '2025-07-01'] });
    expect(record.emissions).toBe(0);
    expect(record.dataQuality).toEqual({ billedDays: 0, estimatedDays: 0, missingDays: 30 });
  });
});
