import fc from 'fast-check';
import { along, calibrated, leastSure } from './calibration.js';

const KINDS = ['contract', 'invoice'] as const;
const SOURCES = ['text', 'ocr'] as const;

describe.each(KINDS.flatMap((kind) => SOURCES.map((source) => ({ kind, source }))))(
  'the curve of $kind values read from $source',
  ({ kind, source }) => {
    it('never falls, and stays a share', () => {
      const share = fc.double({ min: 0, max: 1, noNaN: true });
      fc.assert(
        fc.property(share, share, (a, b) => {
          const [low, high] = [Math.min(a, b), Math.max(a, b)].map((raw) => calibrated(kind, source, raw));
          expect(low).toBeGreaterThanOrEqual(0.01);
          expect(high).toBeLessThanOrEqual(0.99);
          expect(low).toBeLessThanOrEqual(high);
        }),
      );
    });

    it('lets what the reader is sure of through, and leaves out what it hardly believes', () => {
      expect(calibrated(kind, source, 0.95)).toBeGreaterThanOrEqual(leastSure(kind));
      expect(calibrated(kind, source, 0.01)).toBeLessThan(leastSure(kind));
    });
  },
);

it('runs straight between knots and flat beyond them', () => {
  const curve = { raw: [0.2, 0.4, 0.8], right: [0.5, 0.9, 0.95] };
  expect([0, 0.2, 0.3, 0.4, 0.6, 1].map((place) => along(curve, place))).toEqual([
    0.5,
    0.5,
    expect.closeTo(0.7),
    0.9,
    expect.closeTo(0.925),
    0.95,
  ]);
});
