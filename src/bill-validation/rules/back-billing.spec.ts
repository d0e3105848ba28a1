import type { BillFacts } from '../facts.js';
import { contract, electricityBill, find } from '../testing/bills.js';
import { backBillingRule as rule } from './back-billing.js';

/** Issued on 30 June 2026: days before 30 June 2025 are late. 1 April to 29 June are 90 of the 456 days. */
const late = {
  invoiceDate: '2026-06-30',
  chargeStartDate: '2025-04-01',
  chargeEndDate: '2026-06-30',
  amountDueNetOfVat: 9120,
};
const check = (changes: BillFacts, terms = {}, history: BillFacts[] = []) =>
  find(rule, { bill: electricityBill({ ...late, ...changes }), contract: contract(terms), history });

describe('energy used more than twelve months before the bill', () => {
  it('is none on an ordinary bill', () =>
    expect(find(rule, { bill: electricityBill(), contract: contract() })).toEqual([]));

  it('may not be charged to a micro-business', () => {
    // 9120.00 x 90 / 456 = 1800.00
    expect(check({}, { isMicroBusiness: true })[0]).toMatchObject({
      severity: 'severe',
      field: 'chargeStartDate',
      billed: '2025-04-01',
      expected: '2025-06-30',
      overcharge: 1800,
    });
  });

  it('may be charged to a larger one', () => expect(check({}, { isMicroBusiness: false })).toEqual([]));

  it('is asked about where the size is not known; a small use tells it', () => {
    const input = { bill: electricityBill(late) };
    expect(find(rule, input)[0].severity).toBe('warning');
    expect(find(rule, { ...input, context: { estimatedAnnualConsumption: 36_000 } })[0].severity).toBe('severe');
    expect(find(rule, { ...input, context: { estimatedAnnualConsumption: 360_000 } })[0].severity).toBe('warning');
  });

  it('may be charged again where it was billed in time, and cancelled', () => {
    const first = electricityBill({
      documentId: 'a',
      invoiceDate: '2025-07-02',
      chargeStartDate: '2025-04-01',
      chargeEndDate: '2025-06-30',
    });
    const credit = {
      ...first,
      documentId: 'b',
      invoiceDate: '2026-06-29',
      totalAmount: -946.84,
      amountDueNetOfVat: -789.03,
    };
    expect(check({}, { isMicroBusiness: true }, [first, credit])).toEqual([]);
  });
});
