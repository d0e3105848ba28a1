import { bill, emissionsOf } from '../../testing/bills.js';

const january: [string, string] = ['2026-01-01', '2026-02-01'];

/** Factor of 2026: 0.13096 kg/kWh. */
describe('bills that overlap', () => {
  /**
   *   A   1 Jan - 20 Jan   20 days   200 kWh   10 a day, read on the 20th
   *   B  11 Jan - 31 Jan   21 days   630 kWh   30 a day, read on the 31st
   * The later read has the 11th to the 20th: 10 days x 10 + 21 days x 30 = 730 kWh, 95.6008 kg.
   */
  it('gives the common days to the later read, whichever came first', () => {
    const a = bill('2026-01-01', '2026-01-20', 200);
    const b = bill('2026-01-11', '2026-01-31', 630);
    for (const bills of [
      [a, b],
      [b, a],
    ]) {
      const record = emissionsOf(bills, { window: january });
      expect(record.emissions).toBe(95.601);
      expect(record.dataQuality.billedDays).toBe(31);
    }
  });

  /**
   *   A   1 Jan - 31 Jan   31 days   310 kWh   10 a day, read on 31 January
   *   B  11 Jan - 15 Jan    5 days   100 kWh   20 a day, read on the 15th: earlier, so A keeps all. 310 kWh, 40.5976 kg.
   */
  it('lets a bill go whose days a later read covers wholly', () => {
    const record = emissionsOf([bill('2026-01-11', '2026-01-15', 100), bill('2026-01-01', '2026-01-31', 310)], {
      window: january,
    });
    expect(record.emissions).toBe(40.598);
  });

  /** An earlier read on both sides of a later one: A 1 - 31 Jan, 310 kWh, read on 1 Feb at the latest; B 11 - 15 Jan, read again on 5 Feb. */
  it('cuts a bill in two where the later read lies in its middle', () => {
    const a = bill('2026-01-01', '2026-01-31', 310, { read: '2026-01-31' });
    const b = bill('2026-01-11', '2026-01-15', 100, { read: '2026-02-05' });
    // 26 days x 10 + 5 days x 20 = 360 kWh x 0.13096 = 47.1456
    const record = emissionsOf([a, b], { window: january, trace: true });
    expect(record.emissions).toBe(47.146);
    expect(record.trace?.map(({ startDate, endDate, kWh }) => [startDate, endDate, kWh])).toEqual([
      ['2026-01-01', '2026-01-10', 100],
      ['2026-01-11', '2026-01-15', 100],
      ['2026-01-16', '2026-01-31', 160],
    ]);
  });

  /** The same bill uploaded twice, and a corrected bill of the same days issued later: 310 kWh are 40.5976 kg. */
  it('counts a copy once, and of two bills for the same days the one issued later', () => {
    const invoice = { invoiceNumber: 'INV-1', issued: '2026-02-03' };
    const copies = [bill(...days, 310, invoice), bill(...days, 310, { ...invoice, documentId: 'copy' })];
    expect(emissionsOf(copies, { window: january }).emissions).toBe(40.598);
    const corrected = bill(...days, 310, { issued: '2026-03-01' });
    const first = bill(...days, 999, { issued: '2026-02-03' });
    expect(emissionsOf([corrected, first], { window: january }).emissions).toBe(40.598);
  });
});

const days: [string, string] = ['2026-01-01', '2026-01-31'];
