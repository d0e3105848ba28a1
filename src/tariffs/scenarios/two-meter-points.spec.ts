import { GAS_METER, bill, contract, tariffs } from '../testing/papers.js';

const other = '9900000000025';

describe('several meter points of a site', () => {
  const found = tariffs(
    contract('one', '2026-01-01', '2026-12-31', { unitRate: 20 }),
    contract('two', '2026-01-01', '2026-12-31', { mpanMprn: other, unitRate: 21 }),
    contract('gas', '2026-01-01', '2026-12-31', { mpanMprn: GAS_METER, supplyType: undefined, unitRate: 6 }),
    bill('bill', '2025-12-01', '2025-12-31', { mpanMprn: other, unitRate: 19 }),
  );

  it('each have their tariffs', () => {
    expect(found.map(({ utility, mpanMprn, source }) => [utility, mpanMprn, source.documentIds?.[0]])).toEqual([
      ['ELECTRICITY', '9900000000017', 'one'],
      ['ELECTRICITY', other, 'two'],
      ['GAS', GAS_METER, 'gas'],
      ['ELECTRICITY', other, 'bill'],
    ]);
  });

  it('share no contract with a paper that shows no MPAN, unless there is only one of the utility', () => {
    const unnamed = bill('unnamed', '2026-02-01', '2026-02-28', { mpanMprn: undefined, unitRate: 30 });
    const one = contract('one', '2026-01-01', '2026-12-31', { unitRate: 20 });
    expect(tariffs(one, unnamed)).toHaveLength(1);
    const two = contract('two', '2026-01-01', '2026-12-31', { mpanMprn: other, unitRate: 21 });
    expect(tariffs(one, two, unnamed)).toHaveLength(3);
  });
});
