import { readDrawn as read } from '../testing/read.js';

const kiosk = (lines: readonly string[]): string => `
# Foxway Energy Ltd
 Sandcastle Ices Ltd: your group agreement, as it stands on 9 April 2026

 ${lines.join('\n\n ')}
`;

describe('supply points told of one after the other', () => {
  const POINTS = [
    'Kiosk 1: 4 Quay Road, Whitby, YO21 3PU / 17-9899-2820-854 / S18A44101',
    'Kiosk 2: 8 Kiln Lane, Whitby, YO21 3QA / 10-7510-8052-499 / S18A44102',
    'Kiosk 3: 2 Pier Road, Whitby, YO21 3RB / 22-7938-5097-900 / S18A44117',
  ];

  it('have each its own meter and price, wherever the lines break', () => {
    const { supplyPoints } = read(kiosk(POINTS.map((line, i) => `${line} / price ${31.4 + i}p`)));
    expect(supplyPoints.map(({ meterSerialNumber, unitRate }) => [meterSerialNumber, unitRate])).toEqual([
      ['S18A44101', 31.4],
      ['S18A44102', 32.4],
      ['S18A44117', 33.4],
    ]);
  });

  it('all have what is said once, behind them or before', () => {
    const { supplyPoints } = read(`${kiosk(POINTS)}
 At each kiosk we charge £0.95 per day as well.
`);
    expect(supplyPoints.map(({ standingCharge }) => standingCharge)).toEqual([95, 95, 95]);
  });

  it('of two fuels have what is said once for each of them', () => {
    const { supplyPoints } =
      read(`${kiosk(['Kiosk 1: electricity 17-9899-2820-854 / S18A44101', 'Kiosk 2: gas 4922482504 / E04002004119'])}
 Direct Debit on the 10th; Harbour Energy Brokers get 0.60p per electric unit and 0.25p per gas unit.
`);
    expect(supplyPoints.map(({ supplyType, brokerUplift }) => [supplyType, brokerUplift])).toEqual([
      ['electricity', 0.6],
      ['gas', 0.25],
    ]);
  });

  it('have none where their own text has none', () => {
    const [first, second, third] = POINTS;
    const { supplyPoints } = read(kiosk([`${first} / price 31.4p`, `${second} / price 32.4p`, third]));
    expect(supplyPoints.map(({ unitRate }) => unitRate)).toEqual([31.4, 32.4, undefined]);
  });
});

describe('an address that the rules give to several points', () => {
  it('gives way where each point has one of its own', () => {
    const { supplyPoints } = read(`
# Foxway Energy Ltd
 Supply confirmation

 Customer                                   Invoices to
 Pennywise Stores plc                       Group Property Services, 200 Commercial Street, Leeds, LS1 1TT

 Store               Address
 MPAN, meter         Annual estimate        Unit price per kWh      Standing charge

 Store 102 Whitby    4 Quay Road, Whitby, YO21 3PU
 17 9899 2820 854
                     25,606 kWh             24.492p                 59.09p/day
 E12UP90860

 Store 104 Derby     8 Kiln Lane, Derby, DE1 3QA
 10 7510 8052 499
                     53,141 kWh             24.294p                 58.13p/day
 K13W106880

 Store 108 Leeds     2 Pier Road, Leeds, LS1 3RB
 22 7938 5097 900
                     32,016 kWh             21.979p                 67.69p/day
 14K8273005
`);
    expect(supplyPoints.map(({ siteAddress }) => siteAddress)).toEqual([
      '4 Quay Road, Whitby, YO21 3PU',
      '8 Kiln Lane, Derby, DE1 3QA',
      '2 Pier Road, Leeds, LS1 3RB',
    ]);
  });
});
