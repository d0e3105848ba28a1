import { bill, emissionsOf } from '../../testing/bills.js';

const window: [string, string] = ['2026-01-01', '2026-04-01'];

/** Factor of 2026: 0.13096 kg/kWh. */
describe('estimated bills', () => {
  const estimates = [
    bill('2026-01-01', '2026-01-31', 3100, { isEstimated: true }),
    bill('2026-02-01', '2026-02-28', 2800, { isEstimated: true }),
  ];

  it('count while nothing better is known', () => {
    // 5900 kWh in 59 days; 31 more days at the mean of 100 a day: 9000 kWh x 0.13096
    expect(emissionsOf(estimates, { window }).emissions).toBe(1178.64);
  });

  /** The catch-up bill of the whole quarter: 90 days, 5400 kWh, 60 a day. 5400 x 0.13096 = 707.184 kg. */
  it('give way to the actual bill that covers their days', () => {
    const record = emissionsOf([...estimates, bill('2026-01-01', '2026-03-31', 5400)], { window });
    expect(record.emissions).toBe(707.184);
  });

  /**
   * An actual bill of January and a later estimate that overlaps it by ten days:
   * 31 days x 60 + (of 22 Jan - 31 Mar, 69 days, 6900 kWh) 59 days x 100 = 1860 + 5900 = 7760 kWh, 1016.2496 kg.
   */
  it('do not take days from an actual bill, though they were read later', () => {
    const record = emissionsOf(
      [bill('2026-01-01', '2026-01-31', 1860), bill('2026-01-22', '2026-03-31', 6900, { isEstimated: true })],
      { window },
    );
    expect(record.emissions).toBe(1016.25);
  });
});
