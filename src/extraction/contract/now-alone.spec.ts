import { readDrawn as read } from '../testing/read.js';

describe('what is called current', () => {
  it('reads a current tariff where the paper gives no other', () => {
    for (const label of ['Current tariff', 'Tariff now', 'Existing tariff', 'Present tariff']) {
      const { supplyPoints } = read(`
# What you pay
Supplier            Tarnbrook Energy Limited
MPAN                16 8765 4321 015
${label.padEnd(20)}Steady Fix 24
Unit rate           24.31p per kWh
`);
      expect(supplyPoints).toMatchObject([{ tariffName: 'Steady Fix 24', unitRate: 24.31 }]);
    }
  });

  it('takes the new tariff beside a current one', () => {
    const { supplyPoints } = read(`
MPAN             16 8765 4321 015
Current tariff   Old Fix 12
Renewal tariff   Steady Fix 24
Unit rate        24.31p/kWh
`);
    expect(supplyPoints).toMatchObject([{ tariffName: 'Steady Fix 24' }]);
  });

  it('leaves the product open where only its prices are new', () => {
    const { supplyPoints } = read(`
# Your renewal offer
MPAN                  16 8765 4321 015
Current tariff        Old Fix 12
New unit rate         24.31p/kWh
New standing charge   61.4p/day
`);
    expect(supplyPoints).toMatchObject([{ unitRate: 24.31 }]);
    expect(supplyPoints[0].tariffName).toBeUndefined();
  });
});
