import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { type Day, dayOf, isoOf } from '../../platform/calendar/index.js';
import { bill, dailyEnergy, emissionsOf } from '../testing/bills.js';
import type { Bill } from './bill.js';
import { toGrams } from './rounding.js';

const start = dayOf('2025-12-01');
const LENGTH = 120;
const window: [string, string] = [isoOf(start), isoOf(start + LENGTH)];

const bills = fc.array(
  fc
    .record({
      offset: fc.integer({ min: -40, max: LENGTH }),
      days: fc.integer({ min: 1, max: 45 }),
      kWh: fc.integer({ min: 0, max: 5000 }),
      isEstimated: fc.boolean(),
      readAfter: fc.integer({ min: 0, max: 3 }),
      issued: fc.integer({ min: 0, max: 5 }),
    })
    .map(({ offset, days, kWh, isEstimated, readAfter, issued }) => {
      const last = start + offset + days - 1;
      const extra = { isEstimated, read: isoOf(last + readAfter), issued: isoOf(last + issued) };
      return bill(isoOf(start + offset), isoOf(last), kWh, extra);
    }),
  { maxLength: 8 },
);

/** Another way to the same figures, one day at a time and in binary numbers. */
function energyOfDay(day: Day, all: readonly Bill[]): number | undefined {
  const charging = all
    .map((each) => ({ each, end: endOf(each, all) }))
    .filter(({ each, end }) => each.from! <= day && day < end);
  charging.sort((a, b) => (rank(a.each) < rank(b.each) ? 1 : -1));
  const [first] = charging;
  return first && Number(first.each.kWh) / (first.end - first.each.from!);
}

function endOf(each: Bill, all: readonly Bill[]): Day {
  const last = each.to! - 1;
  return last > each.from! && all.some((other) => other.from === last && other.to! > each.to!) ? last : each.to!;
}

/** An actual read before an estimate, the later read, the later issue, the later arrival: the greatest word is first. */
function rank({ isEstimated, readOn, issuedOn, arrival }: Bill): string {
  return [Number(!isEstimated), readOn, issuedOn, arrival].map((part) => String(part).padStart(8, '0')).join();
}

describe('runs of days', () => {
  it('give the same as one day at a time', () => {
    fc.assert(
      fc.property(bills, (papers) => {
        const found = dailyEnergy(emissionsOf(papers, { window, estimate: false, trace: true }));
        for (let day = start; day < start + LENGTH; day++) {
          expect(found.get(isoOf(day)) ?? -1).toBeCloseTo(energyOfDay(day, papers) ?? -1, 5);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('add up to the gram, by month, by fuel and by line', () => {
    fc.assert(
      fc.property(bills, fc.boolean(), (papers, estimate) => {
        const record = emissionsOf(papers, { window, estimate, trace: true });
        const grams = (kilograms: number[]) => toGrams(Decimal.sum(0, ...kilograms));
        expect(grams(record.historicalData!.map(({ emissions }) => emissions))).toBe(grams([record.emissions]));
        expect(grams(Object.values(record.emissionsBySource!))).toBe(grams([record.emissions]));
        expect(grams(record.trace!.map(({ emissions }) => emissions))).toBe(grams([record.emissions]));
        const { billedDays, estimatedDays, missingDays } = record.dataQuality;
        expect(billedDays + estimatedDays + missingDays).toBe(LENGTH);
      }),
      {
        numRuns: 400,
        examples: [[[bill('2025-12-01', '2025-12-14', 3725, { read: '2025-12-14', issued: '2025-12-14' })], true]],
      },
    );
  });
});
