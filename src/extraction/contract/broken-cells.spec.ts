import { readDrawn as read } from '../testing/read.js';

describe('cells that narrow columns break', () => {
  it('joins a gas number in groups, the words of the fuel, and a unit of several lines', () => {
    const { supplyPoints } = read(`
Supplier             Hartwell Power Limited
Customer             Thornbury Ceramics Limited

Utility     MPRN          Location     Annual use      Meter ID       Energy rate

Natural     7265 114      Foundry      120000 kWh      G4A0551208     6.517
gas         203                                                       pence
                                                                      per
                                                                      kWh

Natural     641657250     Office       45000 kWh       G4A0773014     6.867
gas                                                                   pence
                                                                      per
                                                                      kWh
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '7265114203', supplyType: 'gas', meterSerialNumber: 'G4A0551208', unitRate: 6.517 },
      { mpanMprn: '641657250', supplyType: 'gas', meterSerialNumber: 'G4A0773014', unitRate: 6.867 },
    ]);
  });
});
