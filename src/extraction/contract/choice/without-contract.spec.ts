import type { ContractFields, Extraction } from '../../results.js';
import { withoutContradiction } from './without-contract.js';

const evidence = (confidence: number) => ({ page: 1, box: { x0: 0, y0: 0, x1: 1, y1: 1 }, text: '', confidence });
const reading = (
  fields: Partial<ContractFields>,
  { deemed = 0.65, term = 0.55 }: { deemed?: number; term?: number } = {},
): Extraction<ContractFields> => ({
  fields: {
    customerType: 'non_domestic',
    ...fields,
    supplyPoints: [{ mpanMprn: '2279385097900', isNonContractedRate: true }],
  },
  evidence: {
    '/supplyPoints/0/isNonContractedRate': evidence(deemed),
    ...(fields.contractTermMonths && { '/contractTermMonths': evidence(term) }),
  },
});

describe('prices without a contract', () => {
  it.each([
    [{ contractEndDate: '2029-09-30' }, {}],
    [{ isFixedContract: true }, {}],
    [{ contractTermMonths: 24 }, { term: 0.9 }],
  ])('are none beside %j', (fields, sure) => {
    const read = reading(fields, sure);
    withoutContradiction(read);
    expect(read.fields).toEqual({
      customerType: 'non_domestic',
      ...fields,
      supplyPoints: [{ mpanMprn: '2279385097900' }],
    });
    expect(read.evidence).not.toHaveProperty(['/supplyPoints/0/isNonContractedRate']);
  });

  it('have no term: one that is spoken of is offered', () => {
    const read = reading({ contractTermMonths: 12, isFixedContract: false });
    withoutContradiction(read);
    expect(read.fields.supplyPoints[0].isNonContractedRate).toBe(true);
    expect(read.fields).not.toHaveProperty('contractTermMonths');
    expect(read.evidence).not.toHaveProperty(['/contractTermMonths']);
    expect(read.fields.isFixedContract).toBe(false);
  });

  it('are not fixed, where they are said surely: what was fixed is over', () => {
    const read = reading({ isFixedContract: true, isMarketRates: false }, { deemed: 0.9 });
    withoutContradiction(read);
    expect(read.fields.supplyPoints[0].isNonContractedRate).toBe(true);
    expect(Object.keys(read.fields)).toEqual(['customerType', 'supplyPoints']);
  });
});
