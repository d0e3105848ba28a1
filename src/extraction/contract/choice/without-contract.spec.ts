import type { ContractFields, Extraction } from '../../results.js';
import { withoutContradiction } from './without-contract.js';

const evidence = { page: 1, box: { x0: 0, y0: 0, x1: 1, y1: 1 }, text: '', confidence: 1 };
const reading = (fields: Partial<ContractFields>): Extraction<ContractFields> => ({
  fields: {
    customerType: 'non_domestic',
    ...fields,
    supplyPoints: [{ mpanMprn: '2279385097900', isNonContractedRate: true }],
  },
  evidence: { '/supplyPoints/0/isNonContractedRate': evidence, '/contractTermMonths': evidence },
});

describe('prices without a contract', () => {
  it.each([{ contractEndDate: '2029-09-30' }, { isFixedContract: true }])('are none beside %j', (fields) => {
    const read = reading(fields);
    withoutContradiction(read);
    expect(read.fields.supplyPoints).toEqual([{ mpanMprn: '2279385097900' }]);
    expect(read.evidence).not.toHaveProperty(['/supplyPoints/0/isNonContractedRate']);
  });

  it('have no term: one that is spoken of is offered', () => {
    const read = reading({ contractTermMonths: 12, isFixedContract: false });
    withoutContradiction(read);
    expect(read.fields.supplyPoints[0].isNonContractedRate).toBe(true);
    expect(read.fields).not.toHaveProperty('contractTermMonths');
    expect(read.evidence).not.toHaveProperty(['/contractTermMonths']);
  });
});
