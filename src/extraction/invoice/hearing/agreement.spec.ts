import type { Found, FoundFields } from '../found.js';
import { contradicts } from './agreement.js';

const found = <T>(value: T): Found<T> => ({
  value,
  page: 1,
  box: { x0: 0, y0: 0, x1: 1, y1: 1 },
  text: String(value),
  confidence: 0.9,
});
const sums = (net: number, vat: number, total: number): FoundFields => ({
  amountDueNetOfVat: found(net),
  vat: found(vat),
  totalAmount: found(total),
});

describe('what speaks against a value', () => {
  it('is a sum that it does not make with the others', () => {
    expect(contradicts('vat', sums(100, 20, 120))).toBe(false);
    expect(contradicts('vat', sums(100, 25, 120))).toBe(true);
    expect(contradicts('totalAmount', { amountDueNetOfVat: found(100), totalAmount: found(80) })).toBe(true);
    expect(contradicts('totalAmount', { amountDueNetOfVat: found(-100), totalAmount: found(-120) })).toBe(false);
    // what is asked about another field says nothing of the sums
    expect(contradicts('dueDate', sums(100, 25, 120))).toBe(false);
  });

  it('is a day that would end before it begins', () => {
    const days = { chargeStartDate: found('2026-03-01'), chargeEndDate: found('2026-02-28') };
    expect(contradicts('chargeEndDate', days)).toBe(true);
    expect(contradicts('chargeEndDate', { ...days, chargeEndDate: found('2026-03-31') })).toBe(false);
    expect(contradicts('dueDate', { invoiceDate: found('2026-04-05'), dueDate: found('2026-04-01') })).toBe(true);
    expect(contradicts('dueDate', { dueDate: found('2026-04-01') })).toBe(false);
  });
});
