import type { Box } from '../page.js';
import type { Block, Passage } from '../layout/index.js';
import type { Testimony } from '../witness/index.js';
import { foldName } from '../fields/values/index.js';
import { readDrawn as read } from '../testing/read.js';
import { isNotOfThis } from './choice/not-of-this.js';
import { placesOfPoints } from './points/template.js';
import { isOfBillsAlone } from './witnessed.js';

describe('a reading beside the second witness', () => {
  it('gives the product that no label and no rule tells', () => {
    const { supplyPoints } = read(`
# Foxway Energy Ltd
 Harbour Fix 24                              Fixed

 Customer           Alder Mill Bakeries Limited
 Supply number      22 7938 5097 900
 Unit rate          24.10 p/kWh
`);
    expect(supplyPoints[0].tariffName).toBe('Harbour Fix 24');
  });

  it('gives no address of the ombudsman for that of the supplier', () => {
    const { supplierAddress } = read(`
# Foxway Energy Ltd
 Customer           Alder Mill Bakeries Limited
 Supply number      22 7938 5097 900
 Unit rate          24.10 p/kWh

 Foxway Energy Ltd. If we have not put things right you may go to the Energy Ombudsman, PO Box 966, Warrington WA4 9DF.
`);
    expect(supplierAddress).toBeUndefined();
  });
});

describe('figures and numbers that no label and no rule tells', () => {
  it('are given in the words of a form', () => {
    const { supplyPoints } = read(`
# Foxway Energy Ltd
 Business energy agreement

 Customer             Alder Mill Bakeries Limited
 Supply number        22 7938 5097 900
 Badge on the meter   K14W 20117
 Being connected      61.2p per day
 You get through      48,200 kWh a year
`);
    expect(supplyPoints).toMatchObject([{ meterSerialNumber: 'K14W 20117', estimatedAnnualConsumption: 48200 }]);
  });

  it('are given with the unit that stands beside them', () => {
    const { supplyPoints } = read(`
# Foxway Energy Ltd
 Gas order

 Customer             Alder Mill Bakeries Limited
 Meter point          9312 4410 07
 Rate                 6.21 p/kWh
 Day charge           102.4 p
 Yearly need          310,400 kWh
`);
    expect(supplyPoints).toMatchObject([{ unitRate: 6.21, standingCharge: 102.4, standingChargeType: 'daily' }]);
  });

  it('are not taken from what was before', () => {
    const { supplyPoints } = read(`
# Foxway Energy Ltd
 Gas order

 Customer             Alder Mill Bakeries Limited
 Meter point          9312 4410 07

# Previous prices
 Day charge           102.4 p
`);
    expect(supplyPoints[0]).not.toHaveProperty('standingCharge');
  });
});

describe('isNotOfThis', () => {
  const isNot = (text: string, value: string): boolean => {
    const { block } = passageAt(text, box(0, 0));
    const start = text.indexOf(value);
    return isNotOfThis({ block, start, end: start + value.length, text: value });
  };

  it.each([
    ['Your previous supplier charged 28.9p per kWh.', '28.9p'],
    ['If you pay by Direct Debit you may get 2% off.', '2%'],
    ['Fixed price contracts may not suit every business.', 'Fixed'],
    ['Pay into our bank account 48269976.', '48269976'],
    ['Your contract TG-2023-60762 ended on 31 July 2026.', 'TG-2023-60762'],
  ])('knows of %j that it is not', (text, value) => {
    expect(isNot(text, value)).toBe(true);
  });

  it.each([
    ['Energy is 24.10p for each kWh, and on top 61.2p daily.', '61.2p'],
    ['The meter with the plate K14W20117', 'K14W20117'],
  ])('has nothing against %j', (text, value) => {
    expect(isNot(text, value)).toBe(false);
  });
});

it('knows a name that is a part of the address for bills alone', () => {
  const billingAddress = 'Thornbury House, River Road, Barking, IG11 0DS';
  const folded = foldName('Thornbury House');
  expect(isOfBillsAlone(folded, { billingAddress, supplyPoints: [{ siteAddress: '4 Choats Road, RM9 6LF' }] })).toBe(
    true,
  );
  expect(isOfBillsAlone(folded, { billingAddress, supplyPoints: [{ siteAddress: billingAddress }] })).toBe(false);
  expect(isOfBillsAlone(foldName('Cold Store'), { billingAddress, supplyPoints: [] })).toBe(false);
});

const box = (x0: number, y0: number): Box => ({ x0, y0, x1: x0 + 80, y1: y0 + 10 });
const told = (value: string, ...at: [number, number][]): Testimony => ({
  value,
  folded: value.toLowerCase(),
  likely: 0.9,
  places: at.map(([x, y]) => ({ likely: 0.9, passage: passageAt(value, box(x, y)) })),
});

function passageAt(text: string, at: Box): Passage {
  const word = { ...at, text, confidence: 1, fontSize: 10 };
  const line = { ...at, page: 1, words: [word], text, fontSize: 10, bold: false };
  const block: Block = { ...at, index: 0, page: 1, kind: 'cell', lines: [line], text, fontSize: 10, bold: false };
  return { block, start: 0, end: text.length, text };
}

const numbersAt = (...at: [number, number][]) => ({
  fields: { customerType: 'non_domestic' as const, supplyPoints: at.map((_, i) => ({ mpanMprn: `22793850979${i}` })) },
  evidence: Object.fromEntries(
    at.map(([x, y], i) => [
      `/supplyPoints/${i}/mpanMprn`,
      { page: 1, box: box(x, y), text: `22793850979${i}`, confidence: 1 },
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
});
