import fc from 'fast-check';
import { fitCurve, leftOut, type Paper } from '../scripts/lib/calibration.mjs';

const rises = (list: readonly number[]): boolean => list.every((each, i) => i === 0 || each >= list[i - 1]);

describe('fitCurve', () => {
  it('rises and keeps to shares, whatever it is fitted to', () => {
    const value = fc.record({ raw: fc.double({ min: 0, max: 1, noNaN: true }), right: fc.boolean() });
    fc.assert(
      fc.property(fc.array(value, { maxLength: 400 }), (values) => {
        const { raw, right } = fitCurve(values);
        expect(raw).toHaveLength(right.length);
        expect(rises(raw) && rises(right)).toBe(true);
        expect(right.every((each) => each >= 0.01 && each <= 0.99)).toBe(true);
      }),
    );
  });

  it('finds the share that is right at each confidence', () => {
    // of a hundred values at 0.3 a half is right, of a hundred at 0.6 nine in ten
    const values = Array.from({ length: 100 }, (_, i) => [
      { raw: 0.3, right: i % 2 === 0 },
      { raw: 0.6, right: i % 10 !== 0 },
    ]).flat();
    const { raw, right } = fitCurve(values);
    expect(right[raw.indexOf(0.3)]).toBeCloseTo(0.5, 1);
    expect(right[raw.indexOf(0.6)]).toBeCloseTo(0.9, 1);
  });

  it('pools what would fall', () => {
    const values = Array.from({ length: 100 }, (_, i) => [
      { raw: 0.3, right: i % 10 !== 0 },
      { raw: 0.6, right: i % 2 === 0 },
    ]).flat();
    const { raw, right } = fitCurve(values);
    expect(right[raw.indexOf(0.3)]).toBe(right[raw.indexOf(0.6)]);
    expect(right[raw.indexOf(0.3)]).toBeCloseTo(0.7, 1);
  });
});

describe('leftOut', () => {
  const paper = (layout: string, right: boolean): Paper => ({
    kind: 'invoice',
    source: 'text',
    layout,
    values: Array.from({ length: 60 }, (_, i) => ({ pointer: `/field${i}`, raw: 0.5, right })),
    fixed: { right: 0, wrong: 0 },
    wanted: 60,
  });

  it('says of a layout only what the others tell', () => {
    const [good, bad] = ['good', 'bad'].map((name) =>
      leftOut([paper('good', true), paper('bad', false)]).find(({ layout }) => layout === name),
    );
    // each is told by the other: the good one is doubted, the bad one believed
    expect(good?.values[0].sure).toBeLessThan(0.1);
    expect(bad?.values[0].sure).toBeGreaterThan(0.9);
    expect(bad?.counts).toEqual({ tp: 0, fp: 60, fn: 60 });
  });
});
