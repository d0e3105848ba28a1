import type { SpanKind } from '../../witness/index.js';
import { passageAt, boxAt } from '../../testing/told.js';
import { billValueOf } from './values.js';

/** What a text says in a role, where it stands between others in its block. */
function said(kind: SpanKind, role: string, text: string, before = '', after = ''): unknown {
  const { block } = passageAt(before + text + after, boxAt(0, 0));
  return billValueOf({ block, start: before.length, end: before.length + text.length, text, kind, value: text }, role);
}

describe('what a span says in a role of a bill', () => {
  it('is an amount with its sign', () => {
    expect(said('figure', 'totalAmount', '£1,234.56')).toBe(1234.56);
    expect(said('figure', 'totalAmount', '1,234.56')).toBe(1234.56);
    expect(said('figure', 'totalAmount', '£1,234.56', '', ' CR')).toBe(-1234.56);
    expect(said('figure', 'vat', '12.50', '-')).toBe(-12.5);
    for (const text of ['1,234', '24.10p', '1,234.56 kWh', '20.00%'])
      expect(said('figure', 'totalAmount', text)).toBeUndefined();
  });

  it('is units, a levy in pence, a rate of tax or a factor', () => {
    expect(said('figure', 'consumption', '4,013 kWh')).toBe(4013);
    expect(said('figure', 'consumption', '£4,013')).toBeUndefined();
    expect(said('figure', 'cclRate', '0.801p')).toBe(0.801);
    expect(said('figure', 'cclRate', '£0.00801')).toBe(0.801);
    expect(said('figure', 'cclRate', '0.00775')).toBe(0.775);
    expect(said('figure', 'vatRate', '20%')).toBe(20);
    expect(said('figure', 'correctionFactor', '1.02264')).toBe(1.02264);
    expect(said('figure', 'correctionFactor', '39.5')).toBeUndefined();
    expect(said('figure', 'calorificValue', '39.5')).toBe(39.5);
  });

  it('is a way of paying, or how a reading came about', () => {
    expect(said('word', 'paymentMethod', 'Direct Debit')).toBe('direct_debit');
    expect(said('reading', 'readToType', 'E')).toBe('estimated');
    expect(said('reading', 'readToType', 'actual')).toBe('actual');
    expect(said('date', 'dueDate', '2026-04-01')).toBe('2026-04-01');
  });
});
