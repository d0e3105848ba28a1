import { bill, contract, outline, tariffs } from '../testing/papers.js';

describe('bills', () => {
  it('tell the tariff of days without a contract, those with the same rates as one', () => {
    const found = tariffs(
      bill('may', '2026-05-01', '2026-05-31', { unitRate: 24 }),
      bill('january', '2026-01-01', '2026-01-31', { unitRate: 20, standingCharge: 95, standingChargeType: 'daily' }),
      bill('february', '2026-02-01', '2026-02-28', { unitRate: 20, standingCharge: 95, standingChargeType: 'daily' }),
      bill('march', '2026-03-01', '2026-03-31', { unitRate: 20.5, standingCharge: 95, standingChargeType: 'daily' }),
      bill('april', '2026-04-01', '2026-04-30', { unitRate: 20.5, standingCharge: 95, standingChargeType: 'daily' }),
      contract('contract', '2026-04-16', '2027-04-15', { unitRate: 23 }),
    );
    expect(outline(found)).toEqual([
      '2026-04-16..2027-04-15 contract contract',
      '2026-03-01..2026-04-15 invoice april march',
      '2026-01-01..2026-02-28 invoice february january',
    ]);
    expect(found[2].rates).toEqual([
      { name: 'Unit rate', rate: 20, unit: 'p/kWh' },
      { name: 'Standing charge', rate: 95, unit: 'p/day' },
    ]);
  });

  it('leave days open that none of them charges', () => {
    const found = tariffs(
      bill('january', '2026-01-01', '2026-01-31', { unitRate: 20 }),
      bill('march', '2026-03-01', '2026-03-31', { unitRate: 20 }),
    );
    expect(outline(found)).toEqual(['2026-03-01..2026-03-31 invoice march', '2026-01-01..2026-01-31 invoice january']);
  });

  it('that print the day of the read twice are one tariff all the same', () => {
    const found = tariffs(
      bill('january', '2026-01-01', '2026-02-01', { unitRate: 20 }),
      bill('february', '2026-02-01', '2026-03-01', { unitRate: 20 }),
    );
    expect(outline(found)).toEqual(['2026-01-01..2026-03-01 invoice february january']);
  });

  it('that are credits, or give no rate or no days, tell nothing', () => {
    expect(
      tariffs(
        bill('credit note', '2026-01-01', '2026-01-31', { unitRate: 20 }, 'CREDIT_NOTE'),
        bill('credit', '2026-01-01', '2026-01-31', { unitRate: 20, totalUnitCharge: -40 }),
        bill('no rate', '2026-01-01', '2026-01-31', { standingCharge: 95 }),
        bill('no days', '2026-02-01', '2026-01-31', { unitRate: 20 }),
      ),
    ).toEqual([]);
  });
});
