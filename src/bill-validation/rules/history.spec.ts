import type { BillFacts } from '../facts.js';
import { electricityBill, find } from '../testing/bills.js';
import { duplicateInvoice } from './duplicate-invoice.js';
import { estimatedStreak } from './estimated-streak.js';
import { missingInvoice, periodGap } from './period-gap.js';
import { periodOverlap } from './period-overlap.js';

const june = electricityBill();
const may = electricityBill({
  documentId: 'may',
  invoiceNumber: 'E-5',
  invoiceDate: '2026-06-03',
  chargeStartDate: '2026-05-01',
  chargeEndDate: '2026-05-31',
  totalAmount: 978.4,
});
const april = electricityBill({
  documentId: 'april',
  invoiceNumber: 'E-4',
  invoiceDate: '2026-05-03',
  chargeStartDate: '2026-04-01',
  chargeEndDate: '2026-04-30',
  totalAmount: 946.84,
});
const creditOf = (bill: BillFacts, changes: BillFacts = {}): BillFacts => ({
  ...bill,
  documentId: `credit-${bill.documentId}`,
  invoiceNumber: `CR-${bill.invoiceNumber}`,
  invoiceDate: '2026-07-10',
  totalUnitCharge: -bill.totalUnitCharge!,
  totalStandingCharge: -bill.totalStandingCharge!,
  amountDueNetOfVat: -bill.amountDueNetOfVat!,
  vat: -bill.vat!,
  totalAmount: -bill.totalAmount!,
  ...changes,
});

describe('a bill that was billed before', () => {
  it('is none among the bills of other months', () => {
    expect(find(duplicateInvoice, { bill: june, history: [april, may] })).toEqual([]);
  });

  it('has the same number for the same days', () => {
    const again = { ...june, documentId: 'june-again', totalAmount: 950 };
    expect(find(duplicateInvoice, { bill: again, history: [june] })[0]).toMatchObject({
      severity: 'severe',
      billed: 'E-6',
      overcharge: 789.03,
    });
  });

  it('has the same days and total under another number', () => {
    const again = { ...june, documentId: 'june-again', invoiceNumber: 'E-66', invoiceDate: '2026-07-09' };
    expect(find(duplicateInvoice, { bill: again, history: [june] })).toHaveLength(1);
    // the first of the two is not the second one
    expect(find(duplicateInvoice, { bill: june, history: [again] })).toEqual([]);
  });

  it('is of two bills of one day the one that came later', () => {
    const first = { ...june, filed: '2026-07-10T09:00:00.000Z a' };
    const second = { ...june, documentId: 'june-again', filed: '2026-07-10T09:00:00.000Z b' };
    expect(find(duplicateInvoice, { bill: second, history: [first] })).toHaveLength(1);
    expect(find(duplicateInvoice, { bill: first, history: [second] })).toEqual([]);
    const third = { ...june, documentId: 'june-third', filed: '2026-08-01T00:00:00.000Z c' };
    expect(find(duplicateInvoice, { bill: third, history: [first, second] })).toHaveLength(1);
  });

  it('asks for no money where the same file was filed twice', () => {
    const first = { ...june, file: 'a.pdf', filed: '1' };
    const again = { ...june, documentId: 'june-again', file: 'a.pdf', filed: '2' };
    const scan = { ...june, documentId: 'june-scan', file: 'b.jpg', filed: '3' };
    const [told] = find(duplicateInvoice, { bill: again, history: [first, scan] });
    expect(told).toMatchObject({ severity: 'severe', billed: 'E-6' });
    expect(told.overcharge).toBeUndefined();
    expect(told.message).toBe(
      'This is the same file as invoice E-6 of 3 Jul 2026 (document june). Delete one of the two documents.',
    );
    expect(find(duplicateInvoice, { bill: first, history: [again, scan] })).toEqual([]);
    expect(find(duplicateInvoice, { bill: scan, history: [first, again] })).toMatchObject([
      { overcharge: 789.03, message: expect.stringContaining('invoice E-6 of 3 Jul 2026 (document june), which') },
    ]);
  });

  it('is not the paper itself, another meter point’s bill, or another period under a collective number', () => {
    expect(find(duplicateInvoice, { bill: june, history: [{ ...june }] })).toEqual([]);
    const elsewhere = { ...june, documentId: 'x', mpanMprn: '1312345678907' };
    expect(find(duplicateInvoice, { bill: june, history: [elsewhere] })).toEqual([]);
    expect(find(duplicateInvoice, { bill: june, history: [{ ...may, invoiceNumber: 'E-6' }] })).toEqual([]);
  });

  it('is a rebill where a credit note cancelled the first one', () => {
    const rebill = { ...june, documentId: 'rebill', invoiceNumber: 'E-66', invoiceDate: '2026-07-11' };
    const history = [june, creditOf(june)];
    expect(find(duplicateInvoice, { bill: rebill, history })).toEqual([]);
    expect(find(periodOverlap, { bill: { ...rebill, totalAmount: 900 }, history })).toEqual([]);
  });

  it('is a rebill where it names the first one as the bill that it replaces', () => {
    const rebill = { ...june, documentId: 'rebill', invoiceNumber: 'E-66', invoiceDate: '2026-07-11' };
    const names = (correctsInvoiceNumber: string) => ({ ...rebill, correctsInvoiceNumber });
    expect(find(duplicateInvoice, { bill: names('E-6'), history: [june] })).toEqual([]);
    expect(find(periodOverlap, { bill: { ...names('E-6'), totalAmount: 900 }, history: [june] })).toEqual([]);
    expect(find(duplicateInvoice, { bill: names('E-1'), history: [june] })).toHaveLength(1);
  });

  it('is not cancelled by a credit note for a part, or for another bill', () => {
    const rebill = { ...june, documentId: 'rebill', invoiceNumber: 'E-66', invoiceDate: '2026-07-11' };
    for (const credit of [creditOf(june, { totalAmount: -100 }), creditOf(june, { correctsInvoiceNumber: 'E-1' })]) {
      expect(find(duplicateInvoice, { bill: rebill, history: [june, credit] })).toHaveLength(1);
    }
  });

  it('may be two bills that one credit note cancels', () => {
    // 946.84 + 978.40 = 1925.24
    const credit = creditOf(may, { chargeEndDate: '2026-06-30', totalAmount: -1925.24, amountDueNetOfVat: undefined });
    const rebill = {
      ...june,
      documentId: 'r',
      invoiceNumber: 'E-7',
      invoiceDate: '2026-07-12',
      chargeStartDate: '2026-05-01',
    };
    expect(find(periodOverlap, { bill: rebill, history: [may, june, credit] })).toEqual([]);
    expect(find(periodOverlap, { bill: rebill, history: [may, june] })).toHaveLength(2);
  });
});

describe('days that are billed twice', () => {
  it('are found, but for the one that both bills print', () => {
    const check = (chargeStartDate: string) =>
      find(periodOverlap, { bill: { ...june, chargeStartDate }, history: [may] });
    expect(check('2026-06-01')).toEqual([]);
    expect(check('2026-05-31')).toEqual([]);
    expect(check('2026-05-22')[0]).toMatchObject({
      severity: 'severe',
      field: 'chargeStartDate',
      billed: '2026-05-22',
    });
    // 22 to 31 May
    expect(check('2026-05-22')[0].message).toContain('10 days');
  });

  it('are the later bill’s fault, and are not said of a repeated bill again', () => {
    const late = { ...june, chargeStartDate: '2026-05-22' };
    expect(find(periodOverlap, { bill: may, history: [late] })).toEqual([]);
    expect(find(periodOverlap, { bill: { ...june, documentId: 'again' }, history: [june] })).toEqual([]);
  });
});

describe('days that are not billed', () => {
  it('are none where bills follow each other', () => {
    expect(find(periodGap, { bill: june, history: [april, may] })).toEqual([]);
    expect(find(periodGap, { bill: { ...june, chargeStartDate: '2026-06-02' }, history: [may] })).toEqual([]);
    expect(find(periodGap, { bill: june, history: [] })).toEqual([]);
  });

  it('are a gap', () => {
    const bill = { ...june, chargeStartDate: '2026-06-08' };
    expect(find(periodGap, { bill, history: [may] })[0]).toMatchObject({
      severity: 'warning',
      billed: '2026-06-08',
      expected: '2026-06-01',
    });
    expect(find(missingInvoice, { bill, history: [may] })).toEqual([]);
  });

  it('counts missing bills by the usual length of one, and not by a bill of a day', () => {
    const day = { ...april, documentId: 'day', chargeStartDate: '2026-03-31', chargeEndDate: '2026-03-31' };
    expect(find(missingInvoice, { bill: june, history: [day] })[0].message).toMatch(/^2 bills seem to be missing/);
  });

  it('are a bill that is not here where they are as many as a bill has', () => {
    const found = find(missingInvoice, { bill: june, history: [april] });
    expect(found[0]).toMatchObject({ severity: 'warning', expected: '2026-05-01' });
    expect(found[0].message).toContain('1 May 2026 to 31 May 2026');
    expect(find(periodGap, { bill: june, history: [april] })).toEqual([]);
  });

  it('are not asked of a new supplier', () => {
    expect(find(missingInvoice, { bill: { ...june, supplierName: 'Another Power' }, history: [april] })).toEqual([]);
  });
});

describe('estimates in a row', () => {
  const estimated = (bill: BillFacts): BillFacts => ({ ...bill, readToType: 'estimated' });

  it('are no matter once, a question twice, too many three times', () => {
    const severities = [[], [estimated(may)], [estimated(april), estimated(may)]].map(
      (history) => find(estimatedStreak, { bill: estimated(june), history })[0]?.severity,
    );
    expect(severities).toEqual([undefined, 'warning', 'severe']);
  });

  it('end with a reading, or with a bill that is not here', () => {
    expect(find(estimatedStreak, { bill: june, history: [estimated(april), estimated(may)] })).toEqual([]);
    expect(find(estimatedStreak, { bill: estimated(june), history: [estimated(april), may] })).toEqual([]);
    expect(find(estimatedStreak, { bill: estimated(june), history: [estimated(april)] })).toEqual([]);
  });
});
