import { readDrawn as read } from '../testing/read.js';

const offtakes = (head: string, charges: string[]) =>
  read(`
 Meter point     Premises        Annual Quantity    Price      ${head}
 reference                       (kWh)              (p/kWh)

 47300018        Dye Works       410,000            5.1042     ${charges[0]}
 277000302       Boiler Yard     61,500             5.4475     ${charges[1]}
`).supplyPoints.map(({ standingCharge, standingChargeType }) => [standingCharge, standingChargeType]);

describe('a yearly charge beside the price of the energy', () => {
  it.each(['Yearly charge (£)', 'Annual charge (£)', 'Charge per year (£)'])(
    'is a standing charge where it is less than the energy costs: %s',
    (head) => {
      expect(offtakes(head, ['1,204.50', '2,010.25'])).toEqual([
        [120450, 'annual'],
        [201025, 'annual'],
      ]);
    },
  );

  it('is the cost of the year where it is as much as the energy costs', () => {
    expect(offtakes('Yearly charge (£)', ['22,131.72', '4,554.71'])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('is none where one row tells of a cost', () => {
    expect(offtakes('Yearly charge (£)', ['1,204.50', '4,554.71'])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });
});
