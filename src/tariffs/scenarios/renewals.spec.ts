import { contract, outline, tariffs } from '../testing/papers.js';

describe('contracts that follow each other', () => {
  const first = contract('first', '2024-04-01', '2026-03-31', { unitRate: 20 });

  it('come the newest first', () => {
    const renewal = contract('renewal', '2026-04-01', '2028-03-31', { unitRate: 22 });
    expect(outline(tariffs(first, renewal))).toEqual([
      '2026-04-01..2028-03-31 contract renewal',
      '2024-04-01..2026-03-31 contract first',
    ]);
  });

  it('end on the day before a newer one begins', () => {
    const renewal = contract('renewal', '2025-10-01', '2027-09-30', { unitRate: 22 });
    expect(outline(tariffs(first, renewal))).toEqual([
      '2025-10-01..2027-09-30 contract renewal',
      '2024-04-01..2025-09-30 contract first',
    ]);
  });

  it('take up again after a shorter one within', () => {
    const within = contract('within', '2025-01-01', '2025-01-31', { unitRate: 22 });
    expect(outline(tariffs(first, within))).toEqual([
      '2025-02-01..2026-03-31 contract first',
      '2025-01-01..2025-01-31 contract within',
      '2024-04-01..2024-12-31 contract first',
    ]);
  });

  it('of two that begin on the same day the one listed first holds', () => {
    const same = contract('same', '2024-04-01', '2026-03-31', { unitRate: 21 });
    expect(outline(tariffs(same, first))).toEqual(['2024-04-01..2026-03-31 contract same']);
  });
});
