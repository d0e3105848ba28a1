import type { Layout } from '../../layout/index.js';
import type { ContractFields, Extraction } from '../../results.js';
import { boxAt, passageAt } from '../../testing/told.js';
import type { Sights, Testimony } from '../../witness/index.js';
import { numbersAsRead } from '../points/turns.js';
import { FigureHearing } from './figure-hearing.js';
import type { Role, Value } from './figure-roles.js';

const LAYOUT: Layout = { pages: [], blocks: [], pairs: [], tables: [], supplyNumbers: [] };

const told = (value: number, likely: number, x: number, y: number): Testimony<Value> => ({
  value,
  folded: String(value),
  likely,
  places: [{ likely, passage: passageAt(String(value), boxAt(x, y)) }],
});

/** A reading by rules in which each supply point has its number at the left, and a unit rate beside it. */
function reading(...rates: number[]): Extraction<ContractFields> {
  const shown = (x: number, i: number) => ({ page: 1, box: boxAt(x, 100 + 30 * i), text: '', confidence: 0.9 });
  return {
    fields: {
      customerType: 'non_domestic',
      supplyPoints: rates.map((unitRate, i) => ({ mpanMprn: `227938509790${i}`, unitRate })),
    },
    evidence: Object.fromEntries(
      rates.flatMap((_, i) => [
        [`/supplyPoints/${i}/mpanMprn`, shown(50, i)],
        [`/supplyPoints/${i}/unitRate`, shown(200, i)],
      ]),
    ),
  };
}

function heard(read: Extraction<ContractFields>, says: Partial<Record<Role, Testimony<Value>[]>>) {
  const toldOf = (role: Role): Testimony<Value>[] => says[role] ?? [];
  const likely = (role: Role, value: Value): number => toldOf(role).find((each) => each.value === value)?.likely ?? 0;
  const hearing = new FigureHearing(read, LAYOUT, {} as Sights, numbersAsRead(read, LAYOUT), [], toldOf, likely);
  hearing.renamed();
  hearing.ofPoints('unitRate');
  return read.fields.supplyPoints.map(({ unitRate, dayUnitRate }) => ({ unitRate, dayUnitRate }));
}

describe('figures of the rules that the witness hardly believes', () => {
  it('are given as what it surely has them for, where they stand', () => {
    expect(heard(reading(29.4), { dayUnitRate: [told(29.4, 0.95, 200, 100)] })).toEqual([
      { unitRate: undefined, dayUnitRate: 29.4 },
    ]);
  });

  it.each([
    ['it is less sure', told(29.4, 0.6, 200, 100)],
    ['it saw them elsewhere', told(29.4, 0.95, 200, 400)],
  ])('stay where %s', (_, dayUnitRate) => {
    expect(heard(reading(29.4), { dayUnitRate: [dayUnitRate] })).toEqual([{ unitRate: 29.4, dayUnitRate: undefined }]);
  });

  it('stay where the point has what cannot stand beside the other', () => {
    const read = reading(29.4);
    Object.assign(read.fields.supplyPoints[0], { dayUnitRate: 30.1, nightUnitRate: 19.2 });
    const points = heard(read, { dayUnitRate: [told(29.4, 0.95, 200, 100), told(30.1, 0.9, 300, 100)] });
    expect(points).toEqual([{ unitRate: 29.4, dayUnitRate: 30.1 }]);
    expect(read.evidence['/supplyPoints/0/unitRate']).toBeDefined();
  });

  const OTHERS = [told(24.1, 0.9, 350, 100), told(25.2, 0.9, 350, 130)];

  it('give way where each point has another at the same place beside its number', () => {
    expect(heard(reading(13.5, 13.5), { unitRate: OTHERS }).map(({ unitRate }) => unitRate)).toEqual([24.1, 25.2]);
  });

  it('stay where one of the points has none, or the witness believes them', () => {
    const rates = (says: Testimony<Value>[]) =>
      heard(reading(13.5, 13.5), { unitRate: says }).map(({ unitRate }) => unitRate);
    expect(rates(OTHERS.slice(1))).toEqual([13.5, 13.5]);
    expect(rates([...OTHERS, told(13.5, 0.4, 200, 100)])).toEqual([13.5, 13.5]);
  });
});
