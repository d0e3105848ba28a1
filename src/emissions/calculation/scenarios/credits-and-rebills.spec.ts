import { bill, creditNote, emissionsOf } from '../../testing/bills.js';

const window: [string, string] = ['2026-01-01', '2026-03-01'];
const january: [string, string] = ['2026-01-01', '2026-01-31'];
const february: [string, string] = ['2026-02-01', '2026-02-28'];

/** Factor of 2026: 0.13096 kg/kWh. */
describe('credit notes and rebills', () => {
  /** January billed with 3100, credited, billed again with 1550; February 1400: 2950 kWh, 386.332 kg. */
  it('counts the rebill alone', () => {
    const papers = [
      bill(...january, 3100, { issued: '2026-02-03' }),
      bill(...february, 1400, { issued: '2026-03-03' }),
      creditNote(...january, 3100, { issued: '2026-03-10' }),
      bill(...january, 1550, { issued: '2026-03-10', documentId: 'rebill' }),
    ];
    expect(emissionsOf(papers, { window }).emissions).toBe(386.332);
  });

  /** The rebill has the same days and energy, at another price: 3100 + 1400 = 4500 kWh, 589.32 kg. */
  it('keeps the rebill where only the price was wrong', () => {
    const papers = [
      bill(...january, 3100, { issued: '2026-03-10', documentId: 'rebill' }),
      creditNote(...january, 3100, { issued: '2026-03-10' }),
      bill(...january, 3100, { issued: '2026-02-03' }),
      bill(...february, 1400, { issued: '2026-03-03' }),
    ];
    const record = emissionsOf(papers, { window, trace: true });
    expect(record.emissions).toBe(589.32);
    expect(record.trace?.map(({ documentId }) => documentId)).toEqual(['rebill', 'bill-2026-02-01']);
  });

  /** One credit note of 4500 for both months, and one rebill of 2950 (59 days, 50 a day): 2950 kWh, 386.332 kg. */
  it('cancels several bills with one credit note', () => {
    const papers = [
      bill(...january, 3100, { issued: '2026-02-03' }),
      bill(...february, 1400, { issued: '2026-03-03' }),
      creditNote('2026-01-01', '2026-02-28', 4500, { issued: '2026-03-10' }),
      bill('2026-01-01', '2026-02-28', 2950, { issued: '2026-03-10' }),
    ];
    expect(emissionsOf(papers, { window }).emissions).toBe(386.332);
  });

  /** Part of January given back: 3100 - 310 + 1400 = 4190 kWh, 548.7224 kg. */
  it('subtracts a credit of a part, day by day', () => {
    const papers = [
      bill(...january, 3100, { issued: '2026-02-03' }),
      bill(...february, 1400, { issued: '2026-03-03' }),
      creditNote(...january, 310, { issued: '2026-03-10' }),
    ];
    expect(emissionsOf(papers, { window }).emissions).toBe(548.722);
    // 10 - 31 January, 22 days: 22 x (100 - 10) = 1980 kWh and February's 1400: 3380 kWh x 0.13096 = 442.6448
    expect(emissionsOf(papers, { window: ['2026-01-10', '2026-03-01'] }).emissions).toBe(442.645);
  });

  /** The bill that was credited is not there; the rebill came with the credit note and stays whole: 4190 kWh, 548.7224 kg. */
  it('does not take a credit off the rebill that came with it', () => {
    const papers = [
      creditNote(...january, 3100, { issued: '2026-03-10' }),
      bill(...january, 2790, { issued: '2026-03-10' }),
      bill(...february, 1400, { issued: '2026-03-03' }),
    ];
    expect(emissionsOf(papers, { window }).emissions).toBe(548.722);
  });

  /** Nothing to credit: the days are empty, never below nothing. */
  it('names a credit note for days that no bill charges', () => {
    const record = emissionsOf([creditNote(...january, 3100), bill(...february, 1400)], { window, estimate: false });
    // 1400 x 0.13096
    expect(record.emissions).toBe(183.344);
    expect(record.dataQuality).toEqual({
      billedDays: 28,
      estimatedDays: 0,
      missingDays: 31,
      unusedBills: [{ documentId: 'credit-2026-01-01', reason: 'credit_without_bill' }],
    });
  });

  /** 3100 - 310 + 1400 = 4190 kWh, 548.7224 kg. */
  it('subtracts a credit of a part that is dated like its bill', () => {
    const papers = [
      bill(...january, 3100, { issued: '2026-02-03' }),
      creditNote(...january, 310, { issued: '2026-02-03' }),
      bill(...february, 1400, { issued: '2026-03-03' }),
    ];
    const record = emissionsOf(papers, { window });
    expect(record.emissions).toBe(548.722);
    expect(record.dataQuality.unusedBills).toBeUndefined();
  });

  it('names a credit note of which only the rebill is there', () => {
    const papers = [
      creditNote(...january, 3100, { issued: '2026-03-10' }),
      bill(...january, 2790, { issued: '2026-03-10' }),
    ];
    expect(emissionsOf(papers, { window, estimate: false }).dataQuality.unusedBills).toEqual([
      { documentId: 'credit-2026-01-01', reason: 'credit_without_bill' },
    ]);
  });

  /** 59 days of 10 kWh, of which 31 are billed: 3100 - 310 = 2790 kWh, 365.3784 kg. */
  it('names a credit note of which a part lies on days that no bill charges', () => {
    const papers = [
      bill(...january, 3100, { issued: '2026-02-03' }),
      creditNote('2026-01-01', '2026-02-28', 590, { issued: '2026-03-10' }),
    ];
    const record = emissionsOf(papers, { window, estimate: false });
    expect(record.emissions).toBe(365.378);
    expect(record.dataQuality.unusedBills).toEqual([
      { documentId: 'credit-2026-01-01', reason: 'credit_without_bill' },
    ]);
  });

  describe('of which one is filed twice', () => {
    const paper = bill(...january, 3100, { issued: '2026-02-03' });
    const energy = (...notes: Parameters<typeof creditNote>[3][]) => {
      const papers = [paper, ...notes.map((extra) => creditNote(...january, 310, extra))];
      return emissionsOf(papers, { window: ['2026-01-01', '2026-02-01'], trace: true }).trace?.map(({ kWh }) => kWh);
    };
    const note = { invoiceNumber: 'C-1', issued: '2026-03-10' };
    const unnumbered = { ...note, invoiceNumber: undefined };

    it('subtracts it once, whether or not its number was read', () => {
      expect(energy(note, { ...note, documentId: 'copy' })).toEqual([3100, -310]);
      expect(energy(unnumbered, { ...unnumbered, documentId: 'copy' })).toEqual([3100, -310]);
      expect(energy(note, { ...unnumbered, documentId: 'copy' })).toEqual([3100, -310]);
    });

    it('subtracts two that are not the same', () => {
      expect(energy(note, { ...note, invoiceNumber: 'C-2' })).toEqual([3100, -310, -310]);
      expect(energy(unnumbered, { ...unnumbered, issued: '2026-03-11' })).toEqual([3100, -310, -310]);
    });
  });

  /** The credit note prints the day after as its last one: 3100 - 320 = 2780 kWh, 364.0688 kg. */
  it('takes all of a credit off where it has a day more than its bill', () => {
    const papers = [
      bill(...january, 3100, { issued: '2026-02-03' }),
      creditNote('2026-01-01', '2026-02-01', 320, { issued: '2026-03-10' }),
    ];
    const record = emissionsOf(papers, { window, estimate: false });
    expect(record.emissions).toBe(364.069);
    expect(record.dataQuality.unusedBills).toBeUndefined();
  });
});
