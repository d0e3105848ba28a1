import { dayOf } from '../../platform/calendar/index.js';
import type { Rate, Terms } from '../tariff.js';
import { ELECTRICITY_METER, bill, contract, outline, tariffs } from '../testing/papers.js';

const agreement = (startDate: string, endDate: string | undefined, rates: Rate[]): Terms[] => [
  {
    source: { type: 'supplier', documentIds: [] },
    utility: 'ELECTRICITY',
    meterPoint: ELECTRICITY_METER,
    supplier: 'Brightwell Power',
    period: { from: dayOf(startDate), to: endDate ? dayOf(endDate) + 1 : Infinity },
    rates,
  },
];
const unit = (rate: number): Rate[] => [{ name: 'Unit rate', rate, unit: 'p/kWh' }];

describe("what the supplier's account says", () => {
  it('goes after contracts and before bills, and follows a change of rates within the year', () => {
    const found = tariffs(
      contract('contract', '2025-01-01', '2025-12-31', { unitRate: 20 }),
      agreement('2025-07-01', '2026-05-31', unit(21)),
      agreement('2026-06-01', undefined, unit(22)),
      bill('december', '2024-12-01', '2024-12-31', { unitRate: 19 }),
      bill('may', '2026-05-01', '2026-05-31', { unitRate: 99 }),
    );
    expect(outline(found)).toEqual([
      '2026-06-01.. supplier',
      '2026-01-01..2026-05-31 supplier',
      '2025-01-01..2025-12-31 contract contract',
      '2024-12-01..2024-12-31 invoice december',
    ]);
    expect(found[0].source).toEqual({ type: 'supplier', documentIds: undefined });
  });
});
