import type { ContractFields, Extraction } from '../../results.js';
import { boxAt, toldAt } from '../../testing/told.js';
import { isNone } from './no-values.js';

describe('what is no value in a role', () => {
  const address = '4 Castle Gate, Nottingham, NG1 7AR';
  const evidence = { box: boxAt(200, 60), page: 1, confidence: 0.6, text: 'Quarry Energy Buyers', source: 'text' };
  const read = {
    fields: { customerType: 'non_domestic', supplyPoints: [{ brokerName: 'Quarry Energy Buyers' }] },
    evidence: { '/supplyPoints/0/brokerName': evidence },
  } as unknown as Extraction<ContractFields>;

  it('is the address right under the name of the broker, as that of the supplier', () => {
    expect(isNone('supplierAddress', toldAt(address, 0.9, boxAt(200, 72)), read)).toBe(true);
    expect(isNone('supplierAddress', toldAt(address, 0.9, boxAt(200, 300)), read)).toBe(false);
    expect(isNone('supplierAddress', toldAt(address, 0.9, boxAt(20, 72)), read)).toBe(false);
    expect(isNone('billingAddress', toldAt(address, 0.9, boxAt(200, 72)), read)).toBe(false);
  });
});
