import type { Layout } from '../../layout/index.js';
import type { ContractFields, Extraction } from '../../results.js';
import { boxAt, toldAt } from '../../testing/told.js';
import type { Testimony, Witness } from '../../witness/index.js';
import { hearDoubted } from './doubted.js';

const LAYOUT: Layout = { pages: [], blocks: [], pairs: [], tables: [], supplyNumbers: [] };

const doubted = (confidence: number, likely?: number): Extraction<ContractFields> => {
  const read: Extraction<ContractFields> = {
    fields: { customerType: 'non_domestic', supplierName: 'Foxway Energy', supplyPoints: [] },
    evidence: { '/supplierName': { page: 1, box: boxAt(50, 50), text: 'Foxway Energy', confidence } },
  };
  const told = likely === undefined ? undefined : toldAt('Foxway Energy', likely, boxAt(50, 50));
  const witness = { testimony: (): Testimony | undefined => told } as unknown as Witness;
  hearDoubted(read, LAYOUT, 'supplierName', witness);
  return read;
};

describe('hearDoubted', () => {
  it('lets a value stand that the witness is sure of, and gives it that confidence', () => {
    const { fields, evidence } = doubted(0.2, 0.95);
    expect(fields.supplierName).toBe('Foxway Energy');
    expect(evidence['/supplierName'].confidence).toBeGreaterThan(0.2);
  });

  it.each([[0.1], [undefined]])('makes room where the witness says %p', (likely) => {
    expect(doubted(0.2, likely)).toEqual({ fields: { customerType: 'non_domestic', supplyPoints: [] }, evidence: {} });
  });

  it('leaves alone what the rules are sure of', () => {
    expect(doubted(0.95)).toEqual(
      expect.objectContaining({ fields: expect.objectContaining({ supplierName: 'Foxway Energy' }) }),
    );
  });
});
