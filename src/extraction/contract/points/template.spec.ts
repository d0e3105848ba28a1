import { boxAt, toldAt } from '../../testing/told.js';
import type { Testimony } from '../../witness/index.js';
import { placesOfPoints } from './template.js';

const told = (value: string, ...at: [number, number][]): Testimony =>
  toldAt(value, 0.9, ...at.map(([x, y]) => boxAt(x, y)));
const given = (found: Map<number, Testimony>): [number, string][] => [...found].map(([i, { value }]) => [i, value]);

const numbersAt = (...at: [number, number][]) => ({
  fields: { customerType: 'non_domestic' as const, supplyPoints: at.map((_, i) => ({ mpanMprn: `22793850979${i}` })) },
  evidence: Object.fromEntries(
    at.map(([x, y], i) => [
      `/supplyPoints/${i}/mpanMprn`,
      { page: 1, box: boxAt(x, y), text: `22793850979${i}`, confidence: 1 },
    ]),
  ),
});

describe('placesOfPoints', () => {
  const points = numbersAt([300, 100], [300, 130], [300, 160]);

  it('gives each supply point of a list the value that stands as it does beside the number of the others', () => {
    const values = [told('Mill', [50, 100]), told('Quay', [50, 130]), told('Yard', [50, 160])];
    const found = placesOfPoints(points, values);
    expect([...found].map(([i, { value }]) => [i, value])).toEqual([
      [0, 'Mill'],
      [1, 'Quay'],
      [2, 'Yard'],
    ]);
  });

  it('gives nothing where only one of them has such a value', () => {
    expect(placesOfPoints(points, [told('Mill', [50, 100]), told('Alder House', [420, 700])]).size).toBe(0);
  });

  it('gives the nearer of values that stand as often at one place', () => {
    const far = [told('Mill', [90, 400]), told('Quay', [90, 430])];
    const found = placesOfPoints(points, [...far, told('Yard', [50, 100]), told('Shed', [50, 130])]);
    expect([...found].map(([i, { value }]) => [i, value])).toEqual([
      [0, 'Yard'],
      [1, 'Shed'],
    ]);
  });

  it('leaves out what stands at another place', () => {
    const found = placesOfPoints(points, [
      told('Mill', [50, 100]),
      told('Quay', [50, 130]),
      told('Head office', [90, 420]),
    ]);
    expect([...found.keys()]).toEqual([0, 1]);
  });

  it('knows values that end alike, as figures do', () => {
    const figures = [toldAt('62,310', 0.9, boxAt(400, 100, 40)), toldAt('118,400', 0.9, boxAt(393, 130, 47))];
    expect(given(placesOfPoints(points, figures))).toEqual([
      [0, '62,310'],
      [1, '118,400'],
    ]);
  });

  it('gives no point the value of the next row', () => {
    const found = placesOfPoints(points, [told('Quay', [50, 130]), told('Yard', [50, 160])]);
    expect(given(found)).toEqual([
      [1, 'Quay'],
      [2, 'Yard'],
    ]);
  });

  it('gives the values of a table of its own where it has one for each point', () => {
    const rows = (...names: string[]) => names.map((name, i) => told(name, [50, 400 + 30 * i]));
    expect(given(placesOfPoints(points, rows('Mill', 'Quay', 'Yard')))).toEqual([
      [0, 'Mill'],
      [1, 'Quay'],
      [2, 'Yard'],
    ]);
    expect(placesOfPoints(points, rows('Mill', 'Quay')).size).toBe(0);
  });

  it('gives the gas beside the electricity of the same sites what stands beside it', () => {
    const pairs = numbersAt([100, 100], [100, 200], [300, 100], [300, 200]);
    const found = placesOfPoints(pairs, [told('Crown', [50, 90]), told('Fleece', [50, 190])]);
    expect(given(found).sort()).toEqual([
      [0, 'Crown'],
      [1, 'Fleece'],
      [2, 'Crown'],
      [3, 'Fleece'],
    ]);
  });

  describe('of values that the rules saw and did not take', () => {
    const isPassedOver = () => true;
    const rates = [told('25.306', [420, 100]), told('25.744', [420, 130]), told('24.120', [420, 160])];

    it('gives those that stand beside all numbers', () => {
      expect(placesOfPoints(points, rates, { isPassedOver }).size).toBe(3);
    });

    it('gives none where others are as likely', () => {
      const former = [told('34.810', [520, 100]), told('35.225', [520, 130]), told('33.070', [520, 160])];
      expect(placesOfPoints(points, [...rates, ...former], { isPassedOver }).size).toBe(0);
    });

    it('gives none where they are few', () => {
      expect(placesOfPoints(points, rates.slice(0, 2), { isPassedOver }).size).toBe(0);
    });
  });
});
