import { contract, electricityBill, find } from '../testing/bills.js';
import { outsideContractTerm as rule } from './outside-contract-term.js';

const check = (terms: Parameters<typeof contract>[0], bill = {}) =>
  find(rule, { bill: electricityBill(bill), contract: contract(terms) });

describe('days outside the contract', () => {
  it('are none on a right bill', () => expect(check({})).toEqual([]));

  it('are before it', () => {
    const found = check({ contractStartDate: '2026-06-07' });
    expect(found[0]).toMatchObject({
      severity: 'severe',
      field: 'chargeStartDate',
      billed: '2026-06-01',
      expected: '2026-06-07',
    });
    expect(found[0]).not.toHaveProperty('overcharge');
  });

  it('are after it', () => {
    expect(check({ contractEndDate: '2026-06-15' })[0]).toMatchObject({
      field: 'chargeEndDate',
      billed: '2026-06-30',
      expected: '2026-06-15',
    });
  });

  it('ends with the term where no end is printed', () => {
    // 12 months from 1 July 2025 end on 30 June 2026, 11 on 31 May
    const terms = { contractStartDate: '2025-07-01', contractEndDate: undefined };
    expect(check({ ...terms, contractTermMonths: 12 })).toEqual([]);
    expect(check({ ...terms, contractTermMonths: 11 })[0].expected).toBe('2026-05-31');
  });

  it('do not count the day that both periods print', () => {
    expect(check({ contractEndDate: '2026-06-29' })).toEqual([]);
    expect(check({ contractEndDate: '2026-06-28' })).toHaveLength(1);
  });

  it('are none where the next contract has them', () => {
    const input = {
      bill: electricityBill(),
      contract: contract({ contractEndDate: '2026-06-15' }),
      otherContracts: [contract({ contractStartDate: '2026-06-16' })],
    };
    expect(find(rule, input)).toEqual([]);
    const elsewhere = contract({ contractStartDate: '2026-06-16' }, { mpanMprn: '9800000000018' });
    expect(find(rule, { ...input, otherContracts: [elsewhere] })).toHaveLength(1);
  });
});
