import { boxAt, passageAt, toldAt } from '../../testing/told.js';
import type { Layout } from '../../layout/index.js';
import type { Testimony } from '../../witness/index.js';
import { isOfBroker } from './brokers-addresses.js';

const BROKER = 'Weir Energy Consultants Limited';
const ADDRESS = 'The Old Bank, 4 Dock Street, Hull, HU1 2AB';
const FIELDS = { supplyPoints: [{ brokerName: BROKER }] };
const layoutOf = (...texts: Testimony['places'][number]['passage'][]): Layout =>
  ({ blocks: texts.map(({ block }) => block) }) as unknown as Layout;

describe('the address of a broker', () => {
  it.each([
    [`${BROKER}, ${ADDRESS}. Registered no. 08318209.`, true],
    [`Norwold Power Limited, ${ADDRESS}. Registered no. 08318209.`, false],
  ])('is told by the name before it: %s', (text, expected) => {
    const { block } = passageAt(text, boxAt(40, 700));
    const start = text.indexOf(ADDRESS);
    const passage = { block, start, end: start + ADDRESS.length, text: ADDRESS };
    const told = { ...toldAt(ADDRESS, 0.9), places: [{ likely: 0.9, passage }] };
    expect(isOfBroker(told, FIELDS, layoutOf(passage))).toBe(expected);
  });

  it('is told by the name left of it, unless it stands elsewhere too', () => {
    const name = passageAt(BROKER, boxAt(40, 30));
    expect(isOfBroker(toldAt(ADDRESS, 0.9, boxAt(300, 30)), FIELDS, layoutOf(name))).toBe(true);
    expect(isOfBroker(toldAt(ADDRESS, 0.9, boxAt(300, 30), boxAt(300, 90)), FIELDS, layoutOf(name))).toBe(false);
    expect(isOfBroker(toldAt(ADDRESS, 0.9, boxAt(300, 30)), { supplyPoints: [] }, layoutOf(name))).toBe(false);
  });
});
