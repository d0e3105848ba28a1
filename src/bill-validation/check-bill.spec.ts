import { readFileSync } from 'node:fs';
import type { BillFacts, ContractFacts } from './facts.js';
import type { Finding } from './finding.js';
import { checkBill } from './check-bill.js';
import { contract, electricityBill, gasBill } from './testing/bills.js';

interface CorpusCase {
  case: string;
  bill: BillFacts;
  contract?: ContractFacts;
  findings: Omit<Finding, 'severity' | 'message'>[];
}

const corpus = JSON.parse(
  readFileSync(new URL('./testing/corpus-truths.json', import.meta.url), 'utf8'),
) as CorpusCase[];

/** What a clerk can tell from the bill and its contract alone. The rest needs the law or the other bills. */
const CLERKS_CODES = /_arithmetic$|_mismatch$|^outside_contract_term$|^invalid_meter_point$/;

describe('a bill is checked', () => {
  it('and a right one passes with a contract, and is not validated without', () => {
    expect(checkBill({ bill: electricityBill(), contract: contract() })).toEqual({
      findings: [],
      outcome: 'passed',
      ruleSetVersion: expect.any(Number),
    });
    expect(checkBill({ bill: electricityBill() }).outcome).toBe('not_validated');
    expect(checkBill({ bill: gasBill() }).outcome).toBe('not_validated');
  });

  it('and does not pass where no price of its units could be held against the contract', () => {
    const unread = { unitRate: undefined, consumption: undefined };
    const check = (bill: BillFacts, agreed: ContractFacts) => checkBill({ bill, contract: agreed });
    expect(check(electricityBill(unread), contract())).toMatchObject({
      findings: [],
      outcome: 'not_validated',
      pricesAreUnread: true,
    });
    // prices that move with the market are not held against anything, and no units have no price
    const flexible = contract({ isFixedContract: false, isMarketRates: true });
    expect(check(electricityBill(unread), flexible).outcome).toBe('passed');
    const empty = { consumption: 0, totalUnitCharge: 0, amountDueNetOfVat: 15, vat: 3, totalAmount: 18 };
    expect(check(electricityBill({ ...unread, ...empty }), contract()).outcome).toBe('passed');
    expect(check(electricityBill({ ...unread, totalAmount: 1000 }), contract()).outcome).toBe('failed');
    // one price on the bill, day and night in the contract, or none in it
    const dayAndNight = contract({}, { unitRate: undefined, dayUnitRate: 28, nightUnitRate: 17 });
    for (const agreed of [dayAndNight, contract({}, { unitRate: undefined })])
      expect(check(electricityBill(), agreed)).toMatchObject({ outcome: 'not_validated', pricesAreUnread: true });
  });

  it('and a credit note that prints its amounts without a sign is none that is paid twice', () => {
    const bill = electricityBill({ documentId: 'june', invoiceNumber: 'E-6' });
    const credit = { ...bill, documentId: 'credit', invoiceNumber: 'C-7', isCreditNote: true };
    expect(checkBill({ bill: credit, contract: contract(), history: [bill] }).findings).toEqual([]);
    expect(checkBill({ bill, contract: contract(), history: [credit] }).cancelledBy).toBe(credit);
    const rebill = { ...bill, documentId: 'again', invoiceNumber: 'E-8' };
    expect(checkBill({ bill: rebill, contract: contract(), history: [bill, credit] }).findings).toEqual([]);
  });

  it('and a wrong one fails, contract or not', () => {
    const bill = electricityBill({ totalAmount: 1000 });
    expect(checkBill({ bill }).outcome).toBe('failed');
    expect(checkBill({ bill, contract: contract() }).outcome).toBe('failed');
  });

  it('and does not fail for what is only asked', () => {
    const check = checkBill({
      bill: electricityBill(),
      contract: contract({}, { estimatedAnnualConsumption: 360_000 }),
    });
    expect(check.findings.map((f) => f.code)).toEqual(['consumption_outlier']);
    expect(check.outcome).toBe('passed');
  });

  it('and no money is told twice', () => {
    const half = { invoiceDate: '2026-06-30', chargeStartDate: '2024-07-01', chargeEndDate: '2026-06-30' };
    const bill = electricityBill({ ...half, readFromType: undefined });
    const agreed = contract({ contractStartDate: '2024-01-01', isMicroBusiness: true }, { unitRate: 23.5 });
    const found = checkBill({ bill, contract: agreed }).findings;
    const of = (code: string) => found.find((finding) => finding.code === code)?.overcharge;
    // 45.00 for the rate; of the other 744.03 the 364 days of 730 days that are late
    expect(of('unit_rate_mismatch')).toBe(45);
    expect(of('back_billing')).toBe(371);
  });

  it('and a cancelled one is held to nothing', () => {
    const wrong = electricityBill({ totalAmount: 1000 });
    const credit = {
      ...wrong,
      documentId: 'credit',
      invoiceDate: '2026-07-10',
      totalAmount: -1000,
      amountDueNetOfVat: -789.03,
    };
    const check = checkBill({ bill: wrong, contract: contract(), history: [credit] });
    expect(check).toMatchObject({ findings: [], outcome: 'passed', cancelledBy: { documentId: 'credit' } });
  });

  it('and a bill of which nothing was read accuses nobody', () => {
    expect(checkBill({ bill: {} }).findings).toEqual([]);
    expect(checkBill({ bill: {}, contract: contract() }).findings).toEqual([]);
  });
});

describe('the corpus', () => {
  it.each(corpus.map((c) => [c.case, c] as const))('%s', (_, { bill, contract: agreed, findings }) => {
    const found = checkBill({ bill, contract: agreed }).findings.filter((f) => agreed || CLERKS_CODES.test(f.code));
    const plain = found.map(
      ({ severity: _s, message: _m, ...finding }) => JSON.parse(JSON.stringify(finding)) as object,
    );
    expect(plain).toHaveLength(findings.length);
    expect(plain).toEqual(expect.arrayContaining(findings));
  });

  /** Whatever else a bill says: a value that was not read is no mistake of the supplier. */
  it('accuses nobody where a value was not read', () => {
    for (const { case: name, bill, contract: agreed, findings } of corpus) {
      const known = new Set(findings.map((f) => f.code));
      for (const field of Object.keys(bill)) {
        const found = checkBill({ bill: { ...bill, [field]: undefined }, contract: agreed }).findings;
        const invented = found.filter(
          (f) => f.severity === 'severe' && CLERKS_CODES.test(f.code) && !known.has(f.code),
        );
        expect({ name, field, invented }).toEqual({ name, field, invented: [] });
      }
    }
  });
});
