import { bill, emissionsOf } from '../../testing/bills.js';

/**
 * Bills that print the day of the read twice.
 *
 *   A   1 Jan -  1 Feb 2026   its energy, 310 kWh, belongs to the 31 days up to 31 January: 10 a day
 *   B   1 Feb -  1 Mar 2026   560 kWh over the 28 days of February: 20 a day
 *   C   1 Mar - 31 Mar 2026   310 kWh over 31 days
 *
 * All 1180 kWh are counted: 1180 x 0.13096 = 154.5328 kg.
 */
describe('bills that share the day of a read', () => {
  const record = emissionsOf(
    [
      bill('2026-01-01', '2026-02-01', 310),
      bill('2026-02-01', '2026-03-01', 560),
      bill('2026-03-01', '2026-03-31', 310),
    ],
    { window: ['2026-01-01', '2026-04-01'] },
  );

  it('loses none of the energy billed', () => {
    expect(record.emissions).toBe(154.533);
    expect(record.dataQuality).toEqual({ billedDays: 90, estimatedDays: 0, missingDays: 0 });
  });

  it('gives the shared day to the later bill', () => {
    // 310 x 0.13096 = 40.5976; 560 x 0.13096 = 73.3376, together 113.9352
    expect(record.historicalData?.map(({ emissions }) => emissions)).toEqual([40.598, 73.337, 40.598]);
  });
});
