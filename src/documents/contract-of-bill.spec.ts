import { type FiledContract, contractsOfBill } from './contract-of-bill.js';

const A = '1312345678907';
const B = '2499999999991';
const agreed = (contractNumber: string, from: string, to: string, mpanMprn = A, siteId = 'site'): FiledContract => ({
  contractNumber,
  contractStartDate: from,
  contractEndDate: to,
  supplyPoints: [{ mpanMprn, supplyType: 'electricity' }],
  siteIds: [siteId],
});
const old = agreed('old', '2025-01-01', '2025-12-31');
const present = agreed('present', '2026-01-01', '2026-12-31');
const bill = (chargeStartDate: string, chargeEndDate: string, mpanMprn = A) => ({
  fields: { mpanMprn, supplyType: 'electricity' as const, chargeStartDate, chargeEndDate },
  siteId: 'site',
});
const numbers = (result: ReturnType<typeof contractsOfBill>) => [
  result.contract?.contractNumber,
  result.otherContracts.map(({ contractNumber }) => contractNumber),
];

describe('the contract of a bill', () => {
  it.each([
    ['2025-11-01', '2025-11-30', 'old'],
    ['2026-02-01', '2026-02-28', 'present'],
    ['2025-12-30', '2026-01-30', 'present'],
    ['2027-02-01', '2027-02-28', 'present'],
  ])('from %s to %s is the one in force for most of its days, else the last: %s', (from, to, number) => {
    const [contract, others] = numbers(contractsOfBill(bill(from, to), [old, present], new Set([A])));
    expect(contract).toBe(number);
    expect(others).toHaveLength(1);
  });

  it('is not one whose term is over, though it gives no last day', () => {
    const dead = { ...old, contractEndDate: undefined, contractStartDate: '2020-01-01', contractTermMonths: 12 };
    const midYear = { ...present, contractStartDate: '2026-02-15' };
    const [contract] = numbers(contractsOfBill(bill('2026-02-01', '2026-02-28'), [dead, midYear], new Set([A])));
    expect(contract).toBe('present');
  });

  it('is none where only others have contracts', () => {
    const elsewhere = agreed('elsewhere', '2026-01-01', '2026-12-31', B, 'another site');
    expect(numbers(contractsOfBill(bill('2026-02-01', '2026-02-28'), [elsewhere], new Set([A])))).toEqual([
      undefined,
      [],
    ]);
  });

  it('may be that of the site with another number, while no bill comes for that number', () => {
    const misprinted = agreed('misprinted', '2026-01-01', '2026-12-31', B);
    const february = bill('2026-02-01', '2026-02-28');
    expect(contractsOfBill(february, [misprinted], new Set([A])).contract).toBe(misprinted);
    expect(contractsOfBill(february, [misprinted], new Set([A, B])).contract).toBeUndefined();
  });
});
