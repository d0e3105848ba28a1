import { bill, creditNote, debitNote, emissionsOf } from '../../testing/bills.js';
import type { Bill } from '../bill.js';

const window: [string, string] = ['2026-01-01', '2026-03-01'];
const january: [string, string] = ['2026-01-01', '2026-01-31'];
const both: [string, string] = ['2026-01-01', '2026-02-28'];

const lines = (papers: Bill[]) =>
  emissionsOf(papers, { window, estimate: false, trace: true }).trace?.map(({ documentId, startDate, days, kWh }) => [
    documentId,
    startDate,
    days,
    kWh,
  ]);
const energy = (papers: Bill[]) => lines(papers)?.reduce((sum, [, , , kWh]) => sum + Number(kWh), 0);

describe('debit notes', () => {
  const first = bill(...january, 3100, { issued: '2026-02-03' });
  const note = { invoiceNumber: 'D-1', issued: '2026-02-20' };
  const debit = debitNote(...january, 310, note);

  /** 3100 + 310 = 3410 kWh x 0.13096 = 446.5736 kg. */
  it('charge in addition to the bill of their days', () => {
    const record = emissionsOf([first, debit], { window, estimate: false });
    expect(record.emissions).toBe(446.574);
    expect(record.dataQuality).toEqual({ billedDays: 31, estimatedDays: 0, missingDays: 28 });
    for (const issued of [undefined, '2026-01-20', '2026-02-03']) {
      expect(energy([debitNote(...january, 310, { issued }), first])).toBe(3410);
    }
  });

  /** The mean day of January is 110: 59 of them are 6490 kWh, 849.9304 kg. */
  it('are part of the days that others are filled with', () => {
    expect(emissionsOf([first, debit], { window }).emissions).toBe(849.93);
  });

  it('stand for the bill on days that none charges', () => {
    expect(lines([debit])).toEqual([['debit-2026-01-01', '2026-01-01', 31, 310]]);
    expect(lines([first, debitNote(...both, 590)])).toEqual([
      ['bill-2026-01-01', '2026-01-01', 31, 3100],
      ['debit-2026-01-01', '2026-01-01', 31, 310],
      ['debit-2026-01-01', '2026-02-01', 28, 280],
    ]);
  });

  it('that print a day more than their bill do not charge it', () => {
    expect(lines([first, debitNote('2026-01-01', '2026-02-01', 310)])).toEqual([
      ['bill-2026-01-01', '2026-01-01', 31, 3100],
      ['debit-2026-01-01', '2026-01-01', 31, 310],
    ]);
  });

  it('lose nothing where their last day is the first of a later bill', () => {
    const next = bill('2026-01-31', '2026-02-28', 1400, { issued: '2026-03-03' });
    expect(energy([first, next, debit])).toBe(4810);
  });

  it('count once where one is filed twice, and each where there are two', () => {
    const copy = debitNote(...january, 310, { ...note, documentId: 'copy' });
    const second = debitNote(...january, 310, { ...note, invoiceNumber: 'D-2' });
    expect(energy([first, debit, copy])).toBe(3410);
    expect(energy([first, debit, second])).toBe(3720);
    expect(energy([debit, second])).toBe(620);
  });

  it('are cancelled by credit notes, alone or with their bill, which may go alone as well', () => {
    const credit = (kWh: number) => creditNote(...january, kWh, { issued: '2026-03-10' });
    const rebill = bill(...january, 2000, { issued: '2026-03-10', documentId: 'rebill' });
    expect(energy([first, debit, credit(310)])).toBe(3100);
    expect(energy([first, debit, credit(3410), rebill])).toBe(2000);
    expect(energy([first, debit, credit(3100), rebill])).toBe(2310);
    expect(energy([first, debit, credit(31)])).toBeCloseTo(3379, 6);
    const halves = [bill('2026-01-01', '2026-01-15', 1500), bill('2026-01-16', '2026-01-31', 1600)];
    expect(energy([...halves, debit, credit(3100)])).toBe(310);
  });

  it('are part of a later bill that takes the place of theirs', () => {
    const estimate = bill(...january, 3100, { issued: '2026-02-03', isEstimated: true });
    const read = bill(...both, 5900, { issued: '2026-03-03' });
    expect(energy([estimate, debit, read])).toBe(5900);
  });
});
