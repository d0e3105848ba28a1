import { bill, emissionsOf, gasBill } from '../../testing/bills.js';
import type { Bill } from '../bill.js';

/**
 * A site with two electricity meter points and gas, January and February 2026 (59 days).
 * Factors of 2026: electricity 0.13096, gas (gross calorific value) 0.18231 kg/kWh.
 */
describe('several meter points', () => {
  const second = { meterPoint: '9900000000025' };
  const papers = [
    bill('2026-01-01', '2026-02-28', 5900),
    bill('2026-01-01', '2026-01-31', 310, second),
    gasBill('2026-01-01', '2026-02-28', 11800),
  ];

  /**
   * Electricity 5900 + 310 = 6210 kWh x 0.13096 = 813.2616 kg; gas 11800 x 0.18231 = 2151.258 kg; together 2964.5196.
   * The second meter point is without a bill in February: 28 days are missing at the site.
   */
  it('adds them up, and counts a day as billed when all of them are', () => {
    const record = emissionsOf(papers, { window: ['2026-01-01', '2026-03-01'], estimate: false });
    expect(record.emissions).toBe(2964.52);
    // running sums 813.2616 -> 813.262, 2964.5196 -> 2964.520
    expect(record.emissionsBySource).toEqual({ electricity: 813.262, gas: 2151.258, other: 0 });
    expect(record.dataQuality).toEqual({ billedDays: 31, estimatedDays: 0, missingDays: 28 });
    // 2964.5196 / 18010
    expect(record.emissionsIntensity).toBe(0.164604);
  });

  /** February of the second meter point at its mean day of 10: 280 kWh x 0.13096 = 36.6688 more, 3001.1884. */
  it('fills the days of one meter point from that meter point', () => {
    const record = emissionsOf(papers, { window: ['2026-01-01', '2026-03-01'] });
    expect(record.emissions).toBe(3001.188);
    expect(record.dataQuality).toEqual({ billedDays: 31, estimatedDays: 28, missingDays: 0 });
  });

  describe('of which some are not billed', () => {
    const known = [
      { id: '9900000000017', fuel: 'electricity' as const },
      { id: '9900000000025', fuel: 'electricity' as const },
      { id: '584697948', fuel: 'gas' as const },
    ];
    const window: [string, string] = ['2026-01-01', '2026-03-01'];
    const unbilled = (bills: Bill[], more = {}) =>
      emissionsOf(bills, { window, known, ...more }).dataQuality.unbilledMeterPoints;

    it('names those that are known to be there, of the fuels asked for', () => {
      expect(unbilled(papers)).toBeUndefined();
      expect(unbilled(papers.slice(0, 1))).toEqual(['9900000000025', '584697948']);
      expect(unbilled(papers.slice(0, 1), { scopes: [2] })).toEqual(['9900000000025']);
    });

    it('names all of them where nothing is billed', () => {
      expect(unbilled([])).toEqual(known.map(({ id }) => id));
      expect(unbilled([], { scopes: [1] })).toEqual(['584697948']);
      // a bill of days that are no longer looked at is none of the period or the year before it
      expect(unbilled([bill('2024-11-01', '2024-12-31', 600)])).toEqual(known.map(({ id }) => id));
    });

    it('names none that a bill without a meter point may be of', () => {
      const unnamed = bill('2026-01-01', '2026-02-28', 5900, { meterPoint: undefined });
      expect(unbilled([unnamed])).toEqual(['584697948']);
    });
  });

  it('counts only the fuels of the scopes asked for', () => {
    const of = (scopes: (1 | 2 | 3)[]) =>
      emissionsOf(papers, { window: ['2026-01-01', '2026-03-01'], estimate: false, scopes }).emissions;
    expect(of([1])).toBe(2151.258);
    expect(of([2])).toBe(813.262);
    // losses and well-to-tank: 6210 x (0.01299 + 0.03682 + 0.00359) = 331.614; gas 11800 x 0.03021 = 356.478
    expect(of([3])).toBe(688.092);
    expect(of([1, 2, 3])).toBe(3652.612);
  });

  /** The second bill shows no MPAN: by its serial it is the second meter point's, by its fuel alone it would be anybody's. */
  it('knows a meter point by its serial where the MPAN was not read', () => {
    const january = bill('2026-01-01', '2026-01-31', 310, { ...second, meterSerial: 'K16 W2739' });
    const february = bill('2026-02-01', '2026-02-28', 280, { meterPoint: undefined, meterSerial: 'k16w2739' });
    const record = emissionsOf([bill('2026-01-01', '2026-02-28', 5900), january, february], {
      window: ['2026-01-01', '2026-03-01'],
      trace: true,
    });
    expect(record.dataQuality).toEqual({ billedDays: 59, estimatedDays: 0, missingDays: 0 });
    expect(record.trace?.map(({ meterPoint, kWh }) => [meterPoint, kWh])).toEqual([
      ['9900000000017', 5900],
      ['9900000000025', 310],
      ['9900000000025', 280],
    ]);
  });
});
