import { bill, emissionsOf } from '../../testing/bills.js';

describe('bills of which too little could be read', () => {
  const window: [string, string] = ['2026-01-01', '2026-02-01'];

  it('are named with the reason, and the rest counts', () => {
    const record = emissionsOf(
      [
        bill('2026-01-01', '2026-01-31', 310),
        bill('2026-01-01', '2026-01-31', 1, { documentId: 'a', to: undefined }),
        bill('2026-01-31', '2026-01-01', 1, { documentId: 'b' }),
        bill('2026-01-01', '2026-01-31', 1, { documentId: 'c', kWh: undefined }),
        bill('2026-01-01', '2026-01-31', 1, { documentId: 'd', fuel: undefined, meterPoint: undefined }),
      ],
      { window },
    );
    // 310 x 0.13096
    expect(record.emissions).toBe(40.598);
    expect(record.dataQuality.unusedBills).toEqual([
      { documentId: 'a', reason: 'no_period' },
      { documentId: 'b', reason: 'no_period' },
      { documentId: 'c', reason: 'no_consumption' },
      { documentId: 'd', reason: 'unknown_fuel' },
    ]);
  });

  it('are not named in a window that they do not concern', () => {
    const record = emissionsOf([bill('2025-11-01', '2025-11-30', 1, { kWh: undefined })], { window });
    expect(record.dataQuality.unusedBills).toBeUndefined();
  });
});
