import type { BillFacts } from '../facts.js';
import { electricityBill, find } from '../testing/bills.js';
import { readContinuity as rule } from './read-continuity.js';

const before: BillFacts = {
  documentId: 'may',
  chargeStartDate: '2026-05-01',
  chargeEndDate: '2026-05-31',
  invoiceDate: '2026-06-03',
};
const check = (bill: BillFacts, previous: BillFacts) =>
  find(rule, { bill: electricityBill(bill), history: [electricityBill({ ...before, ...previous })] });

describe('the opening reading', () => {
  it('is the closing one of the bill before', () => {
    expect(check({}, {})).toEqual([]);
    expect(check({ readFromValue: 5000 }, { readToValue: 5000 })).toEqual([]);
  });

  it('is another figure', () => {
    expect(check({ readFromValue: 5120 }, { readToValue: 5000 })[0]).toMatchObject({
      severity: 'severe',
      billed: 5120,
      expected: 5000,
    });
  });

  it('was taken in another way', () => {
    expect(check({ readFromType: 'actual' }, { readToType: 'estimated' })[0]).toMatchObject({
      severity: 'warning',
      field: 'readFromType',
      billed: 'actual',
      expected: 'estimated',
    });
    // two ways to read a meter
    expect(check({ readFromType: 'actual' }, { readToType: 'customer' })).toEqual([]);
    // the same figure was accepted
    expect(check({ readFromType: 'actual', readFromValue: 7 }, { readToType: 'estimated', readToValue: 7 })).toEqual(
      [],
    );
  });

  it('is of another day', () => {
    expect(check({ readFromDate: '2026-06-01' }, { readToDate: '2026-05-31' })).toEqual([]);
    expect(check({ readFromDate: '2026-06-05' }, { readToDate: '2026-05-31' })[0]).toMatchObject({
      field: 'readFromDate',
    });
  });

  it('is not compared across a new meter or a gap', () => {
    expect(check({ readFromType: 'actual' }, { readToType: 'estimated', meterSerialNumber: 'L85C19399' })).toEqual([]);
    expect(check({ chargeStartDate: '2026-06-10' }, { readToType: 'estimated' })).toEqual([]);
  });
});
