import fc from 'fast-check';
import { along, calibrated, heldBy, leastSure } from './calibration.js';

const KINDS = ['contract', 'invoice'] as const;
const SOURCES = ['text', 'ocr'] as const;
const FIELDS = ['/siteAddress', '/vatRate'] as const;
const CURVES = KINDS.flatMap((kind) => SOURCES.flatMap((source) => FIELDS.map((field) => ({ kind, source, field }))));

describe.each(CURVES)('the curve of $kind values like $field read from $source', ({ kind, source, field }) => {
  it('never falls, and stays a share', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((raw) => calibrated(kind, source, field, raw));
        expect(low).toBeGreaterThanOrEqual(0.01);
        expect(high).toBeLessThanOrEqual(0.99);
        expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });

  it('lets what the reader is sure of through, and leaves out what it hardly believes', () => {
    expect(calibrated(kind, source, field, 0.95)).toBeGreaterThanOrEqual(leastSure(kind));
    expect(calibrated(kind, source, field, 0.01)).toBeLessThan(leastSure(kind));
  });
});

it('tells names and references, which only a label vouches for, from what checks hold', () => {
  expect(['/customerName', '/supplyPoints/3/siteName', '/invoiceNumber', '/invoiceDate'].map(heldBy)).toEqual(
    Array(4).fill('named'),
  );
  expect(['/chargeStartDate', '/supplyPoints/3/mpanMprn', '/unitRate'].map(heldBy)).toEqual(Array(3).fill('checked'));
});

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
