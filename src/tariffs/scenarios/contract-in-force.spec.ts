import { contract, outline, tariffs } from '../testing/papers.js';

describe('a contract', () => {
  it('gives its rates by name and unit, the period in which they hold, and itself as the source', () => {
    const [found, ...others] = tariffs(
      contract(
        'contract-1',
        '2026-04-01',
        '2028-03-31',
        {
          tariffName: 'Fixed 24',
          dayUnitRate: 25.77,
          nightUnitRate: 14.88,
          standingCharge: 3358,
          standingChargeType: 'monthly',
          capacityRate: 3.2055,
          brokerUplift: 1.5,
        },
        { cclRate: 0.801 },
      ),
    );
    expect(others).toEqual([]);
    expect(found).toEqual({
      siteId: 'site',
      supplier: 'Brightwell Power',
      utility: 'ELECTRICITY',
      tariffName: 'Fixed 24',
      startDate: '2026-04-01',
      endDate: '2028-03-31',
      rates: [
        { name: 'Day', rate: 25.77, unit: 'p/kWh' },
        { name: 'Night', rate: 14.88, unit: 'p/kWh' },
        { name: 'Standing charge', rate: 3358, unit: 'p/month' },
        { name: 'Capacity charge', rate: 3.2055, unit: 'p/kVA/day' },
        { name: 'Climate Change Levy', rate: 0.801, unit: 'p/kWh' },
        { name: 'Broker uplift', rate: 1.5, unit: 'p/kWh' },
      ],
      mpanMprn: '9900000000017',
      vatIncluded: false,
      source: { type: 'contract', documentIds: ['contract-1'] },
    });
    // the order in which the interface lists the fields
    expect(Object.keys(found).slice(0, 7)).toEqual([
      'siteId',
      'supplier',
      'utility',
      'tariffName',
      'startDate',
      'endDate',
      'rates',
    ]);
  });

  it('says no unit of a standing charge whose period is not printed', () => {
    const [found] = tariffs(contract('c', '2026-04-01', '2027-03-31', { unitRate: 20, standingCharge: 95 }));
    expect(found.rates?.[1]).toEqual({ name: 'Standing charge', rate: 95, unit: undefined });
  });

  it('ends when its term is over, where it prints no end', () => {
    // 36 months from 31 August 2026 would end with 30 August 2029
    const of = (start: string | undefined, contractTermMonths?: number) =>
      outline(tariffs(contract('c', start, undefined, { unitRate: 20 }, { contractTermMonths })));
    expect(of('2026-03-01', 36)).toEqual(['2026-03-01..2029-02-28 contract c']);
    expect(of('2026-08-31', 36)).toEqual(['2026-08-31..2029-08-30 contract c']);
    expect(of('2026-03-01')).toEqual(['2026-03-01.. contract c']);
    expect(of(undefined, 36)).toEqual(['.. contract c']);
  });

  it('that gives no price of energy is no tariff', () => {
    expect(
      tariffs(contract('c', '2026-04-01', '2027-03-31', { standingCharge: 95, standingChargeType: 'daily' })),
    ).toEqual([]);
  });

  it('has the supplier of the account where the paper does not name one', () => {
    const [found] = tariffs(contract('c', undefined, undefined, { unitRate: 20 }, { supplierName: undefined }));
    expect(found.supplier).toBe('Supplier of the account');
  });
});
