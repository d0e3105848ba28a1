import { readDrawn as read } from '../testing/read.js';

it('takes no prices of the contract that ends where others stand under labels of their own', () => {
  const { supplyPoints } = read(`
# Tender result and order

                    Day p/kWh    Night p/kWh    Standing p/day    Ends
Present contract    31.40        22.15          188.00            09/01/2027

# Your order
Contract with           Utilita Energy Limited
Customer                Hale Joinery Limited
Supply point            14 0765 4321 984
From                    10/01/2027
Day rate                24.87 p/kWh
Night rate              17.02 p/kWh
Standing charge         145.00 p/day
`);
  expect(supplyPoints).toMatchObject([{ dayUnitRate: 24.87, nightUnitRate: 17.02, standingCharge: 145 }]);
});

it('takes them where the paper gives no others', () => {
  const { supplyPoints } = read(`
Customer                Hale Joinery Limited
Supply point            14 0765 4321 984

                    Day p/kWh    Night p/kWh    Standing p/day    Ends
Present contract    31.40        22.15          188.00            09/01/2027
`);
  expect(supplyPoints).toMatchObject([{ dayUnitRate: 31.4, nightUnitRate: 22.15, standingCharge: 188 }]);
});
