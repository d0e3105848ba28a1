import type { InvoiceFields } from '../extraction/index.js';
import type { FieldEvidence } from './evidence.entity.js';
import { keepCorrections } from './keep-corrections.js';
import type { PaperContent, Recorded } from './records.service.js';

const A = '1312345678907';
const B = '2499999999991';
const C = '2278676232781';
const byHand = { manual: true, by: 'clerk', at: '2026-11-01T09:00:00.000Z' } as const;
const printed = (text: string) => ({ page: 1, box: { x0: 0, y0: 0, x1: 1, y1: 1 }, text, confidence: 0.9 });

/** What was read of one meter point; `hand` names the fields that were set or cleared by hand. */
function reading(fields: InvoiceFields, hand: string[] = []): Recorded<InvoiceFields> {
  const evidence: FieldEvidence = {};
  for (const [name, value] of Object.entries(fields)) evidence[`/${name}`] = printed(String(value));
  for (const name of hand) evidence[`/${name}`] = byHand;
  return { fields, evidence };
}
const bills = (...invoices: Recorded<InvoiceFields>[]): PaperContent => ({ invoices });

describe('a new reading of a corrected paper', () => {
  it('keeps what was set and what was cleared by hand, and takes the rest anew', () => {
    const before = bills(reading({ mpanMprn: A, unitRate: 25, customerName: 'By hand' }, ['customerName', 'vat']));
    const read = bills(reading({ mpanMprn: A, unitRate: 26, customerName: 'Misread', vat: 3, dueDate: '2026-01-02' }));
    const { content } = keepCorrections(before, read, []);
    expect(content.invoices).toHaveLength(1);
    expect(content.invoices[0].fields).toEqual({
      mpanMprn: A,
      unitRate: 26,
      customerName: 'By hand',
      dueDate: '2026-01-02',
    });
    expect(content.invoices[0].evidence).toMatchObject({
      '/customerName': byHand,
      '/vat': byHand,
      '/unitRate': { text: '26' },
    });
  });

  it('is all that stands where nothing was corrected', () => {
    const read = bills(reading({ unitRate: 26 }));
    expect(keepCorrections(bills(reading({ unitRate: 25, vat: 1 })), read, []).content).toBe(read);
  });

  it('finds meter points again by their number, whatever their order, and the trail follows', () => {
    const before = bills(reading({ mpanMprn: A, unitRate: 1 }), reading({ mpanMprn: B, unitRate: 2 }, ['unitRate']));
    const read = bills(
      reading({ mpanMprn: B, unitRate: 20, consumption: 5 }),
      reading({ mpanMprn: A, unitRate: 10 }),
      reading({ mpanMprn: C, unitRate: 30 }),
    );
    const { content, trail } = keepCorrections(before, read, [{ position: 1, pointer: '/unitRate', oldValue: 3 }]);
    expect(content.invoices.map(({ fields }) => fields)).toEqual([
      { mpanMprn: A, unitRate: 10 },
      { mpanMprn: B, unitRate: 2, consumption: 5 },
      { mpanMprn: C, unitRate: 30 },
    ]);
    expect(trail).toEqual([{ position: 1, pointer: '/unitRate', oldValue: 3 }]);
  });

  it('finds a meter point whose number was corrected by the number that is printed', () => {
    const before = bills(reading({ mpanMprn: C }), reading({ mpanMprn: A, unitRate: 2 }, ['mpanMprn']));
    const read = bills(reading({ mpanMprn: B, unitRate: 3 }), reading({ mpanMprn: C }));
    const { content } = keepCorrections(before, read, [{ position: 1, pointer: '/mpanMprn', oldValue: B }]);
    expect(content.invoices.map(({ fields }) => fields)).toEqual([{ mpanMprn: C }, { mpanMprn: A, unitRate: 3 }]);
  });

  it('leaves a corrected meter point that is not found again as it was, and moves its trail', () => {
    const before = bills(reading({ mpanMprn: C }), reading({ mpanMprn: B, unitRate: 2 }, ['unitRate']));
    const { content, trail } = keepCorrections(before, bills(), [{ position: 1, pointer: '/unitRate', oldValue: 3 }]);
    expect(content.invoices.map(({ fields }) => fields)).toEqual([{ mpanMprn: B, unitRate: 2 }]);
    expect(trail).toEqual([{ position: 0, pointer: '/unitRate', oldValue: 3 }]);
  });

  it('of a contract keeps the terms and the supply points that were corrected', () => {
    const before: PaperContent = {
      invoices: [],
      contract: {
        fields: {
          customerType: 'non_domestic',
          contractNumber: 'C-9',
          supplyPoints: [{ mpanMprn: A, unitRate: 1 }, { mpanMprn: B }],
        },
        evidence: {
          '/contractNumber': byHand,
          '/supplyPoints/1/unitRate': byHand,
          '/supplyPoints/0/unitRate': printed('1'),
        },
      },
    };
    const read: PaperContent = {
      invoices: [],
      contract: {
        fields: {
          customerType: 'non_domestic',
          contractNumber: 'O-9',
          supplyPoints: [{ mpanMprn: B, unitRate: 4, standingCharge: 40 }],
        },
        evidence: { '/contractNumber': printed('O-9'), '/supplyPoints/0/unitRate': printed('4') },
      },
    };
    const { content, trail } = keepCorrections(before, read, [
      { position: 0, pointer: '/supplyPoints/1/unitRate', oldValue: 4 },
    ]);
    expect(content.contract).toEqual({
      fields: {
        customerType: 'non_domestic',
        contractNumber: 'C-9',
        supplyPoints: [{ mpanMprn: B, standingCharge: 40 }],
      },
      evidence: { '/contractNumber': byHand, '/supplyPoints/0/unitRate': byHand },
    });
    expect(trail).toEqual([{ position: 0, pointer: '/supplyPoints/0/unitRate', oldValue: 4 }]);
  });
});
