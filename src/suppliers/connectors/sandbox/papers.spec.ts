import { Decimal } from 'decimal.js';
import { supplierByName } from '../../../extraction/index.js';
import { agreementFor } from './agreements.js';
import { type SandboxBill, billsOf, latestBilled } from './bills.js';
import { sandboxBusiness, sandboxSeed } from './business.js';
import { sandboxPapers } from './papers.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const supplier = supplierByName('EDF')!;
const papersOf = (referenceId: string, now = NOW, createdAt = NOW) =>
  sandboxPapers({ account: { id: '-', referenceId, createdAt }, supplier, now });

function billsOfTwoYears(referenceId: string): SandboxBill[] {
  const seed = sandboxSeed(referenceId);
  const business = sandboxBusiness(seed);
  const last = latestBilled(NOW);
  return Array.from({ length: 24 }, (_, i) => last - 23 + i).flatMap((month) => [
    ...billsOf(business.electricity, seed, month),
    ...billsOf(business.gas, seed, month),
  ]);
}

describe('the sandbox', () => {
  it('holds 24 monthly bills of each fuel, a contract each, one credit note with its rebill, one letter', () => {
    const ids = papersOf('acme').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => /^electricity-\d{4}-\d\d$/.test(id))).toHaveLength(24);
    expect(ids.filter((id) => /^gas-\d{4}-\d\d$/.test(id))).toHaveLength(24);
    expect(ids.filter((id) => /-credit$/.test(id))).toHaveLength(1);
    expect(ids.filter((id) => /-rebill$/.test(id))).toHaveLength(1);
    expect(ids.filter((id) => /-contract-/.test(id))).toHaveLength(2);
    expect(ids).toContain('letter-of-authority');
  });

  it('gives the same bytes each time, and other ones to another business', async () => {
    const bytes = async (referenceId: string) =>
      Buffer.concat(await Promise.all(papersOf(referenceId).map((p) => p.download())));
    const first = await bytes('acme');
    expect((await bytes('acme')).equals(first)).toBe(true);
    expect((await bytes('other')).equals(first)).toBe(false);
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('gets the bills of a month when it is over, and keeps the old ones', () => {
    const before = papersOf('acme').map(({ id }) => id);
    const after = papersOf('acme', new Date('2026-12-03T12:00:00Z')).map(({ id }) => id);
    expect(after).toEqual(expect.arrayContaining([...before, 'electricity-2026-11', 'gas-2026-11']));
    expect(after).toHaveLength(before.length + 2);
  });

  it.each(['acme', 'b', 'c-3'])('adds up to the penny (%s)', (referenceId) => {
    for (const bill of billsOfTwoYears(referenceId)) {
      for (const { quantity, pence, amount } of bill.lines) {
        expect(amount.abs()).toEqual(quantity.times(pence).div(100).toDecimalPlaces(2));
      }
      const net = bill.lines.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
      expect(bill.net).toEqual(net);
      expect(bill.vat).toEqual(net.times('0.2').toDecimalPlaces(2));
      expect(bill.total).toEqual(net.plus(bill.vat));
      expect(bill.total.isNegative()).toBe(bill.kind === 'CREDIT_NOTE');
    }
  });

  it('charges by the contract but for one bill, and the levy of the day', () => {
    const bills = billsOfTwoYears('acme');
    const off = bills.filter(({ agreement, lines }) =>
      agreement.unitRates.some(({ pence }, i) => !lines[i].pence.equals(pence)),
    );
    expect(off.map(({ id }) => id)).toHaveLength(1);
    expect(off[0].lines[0].pence.minus(off[0].agreement.unitRates[0].pence).toString()).toBe('2.15');
    for (const { from, lines } of bills) {
      expect(lines.at(-1)!.pence.toString()).toBe(from.toISODate()! < '2026-04-01' ? '0.775' : '0.801');
    }
  });

  it('goes on from reading to reading, with three months of estimates that the next reading makes good', () => {
    const bills = billsOfTwoYears('acme').filter(({ agreement }) => agreement.site.fuel === 'electricity');
    bills.forEach(({ registers }, i) => {
      registers.forEach(({ previous, present, units }, j) => {
        if (i > 0) expect(previous).toEqual(bills[i - 1].registers[j].present);
        expect(present.value - previous.value).toBe(units);
        expect(units).toBeGreaterThan(0);
      });
    });
    const types = bills.map(({ registers }) => registers[0].present.type);
    expect(types.filter((type) => type === 'Estimated')).toHaveLength(3);
  });

  it('takes the wrong gas bill back whole and bills the month again by the right reading', () => {
    const bills = billsOfTwoYears('acme');
    const credit = bills.find(({ kind }) => kind === 'CREDIT_NOTE')!;
    const wrong = bills.find(({ number }) => number === credit.corrects)!;
    const rebill = bills.find(({ id }) => id === `${wrong.id}-rebill`)!;
    expect(credit.total.plus(wrong.total).isZero()).toBe(true);
    expect(rebill.total.lessThan(wrong.total)).toBe(true);
    const next = bills.find(
      ({ from, agreement }) => agreement.site.fuel === 'gas' && +from === +wrong.to.plus({ days: 1 }),
    );
    expect(next?.registers[0].previous ?? rebill.registers[0].present).toEqual(rebill.registers[0].present);
  });

  it('has contracts that follow one another without a gap', () => {
    const seed = sandboxSeed('acme');
    const { gas } = sandboxBusiness(seed);
    const now = agreementFor(gas, seed, latestBilled(NOW));
    const next = agreementFor(gas, seed, now.firstMonth + now.months);
    expect(next.start.toISODate()).toBe(now.end.plus({ days: 1 }).toISODate());
    expect(next.number).not.toBe(now.number);
  });
});
