import { foldName } from '../../fields/values/index.js';
import { readDrawn as read } from '../../testing/read.js';
import { boxAt, passageAt } from '../../testing/told.js';
import { isNotOfThis } from '../choice/not-of-this.js';
import { isOfBillsAlone } from './no-values.js';

describe('a reading beside the second witness', () => {
  it('gives the product that no label and no rule tells', () => {
    const { supplyPoints } = read(`
# Foxway Energy Ltd
 Harbour Fix 24                              Fixed

 Customer           Alder Mill Bakeries Limited
 Supply number      22 7938 5097 900
 Unit rate          24.10 p/kWh
`);
    expect(supplyPoints[0].tariffName).toBe('Harbour Fix 24');
  });

  it('gives no address of the ombudsman for that of the supplier', () => {
    const { supplierAddress } = read(`
# Foxway Energy Ltd
 Customer           Alder Mill Bakeries Limited
 Supply number      22 7938 5097 900
 Unit rate          24.10 p/kWh

 Foxway Energy Ltd. If we have not put things right you may go to the Energy Ombudsman, PO Box 966, Warrington WA4 9DF.
`);
    expect(supplierAddress).toBeUndefined();
  });
});

describe('figures and numbers that no label and no rule tells', () => {
  it('are given in the words of a form', () => {
    const { supplyPoints } = read(`
# Foxway Energy Ltd
 Business energy agreement

 Customer             Alder Mill Bakeries Limited
 Supply number        22 7938 5097 900
 Badge on the meter   K14W 20117
 Being connected      61.2p per day
 You get through      48,200 kWh a year
`);
    expect(supplyPoints).toMatchObject([{ meterSerialNumber: 'K14W 20117', estimatedAnnualConsumption: 48200 }]);
  });

  it('are given with the unit that stands beside them', () => {
    const { supplyPoints } = read(`
# Foxway Energy Ltd
 Gas order

 Customer             Alder Mill Bakeries Limited
 Meter point          9312 4410 07
 Rate                 6.21 p/kWh
 Day charge           102.4 p
 Yearly need          310,400 kWh
`);
    expect(supplyPoints).toMatchObject([{ unitRate: 6.21, standingCharge: 102.4, standingChargeType: 'daily' }]);
  });

  it('are not taken from what was before', () => {
    const { supplyPoints } = read(`
# Foxway Energy Ltd
 Gas order

 Customer             Alder Mill Bakeries Limited
 Meter point          9312 4410 07

# Previous prices
 Day charge           102.4 p
`);
    expect(supplyPoints[0]).not.toHaveProperty('standingCharge');
  });
});

describe('what the rules saw in a schedule and could not give to one', () => {
  const shops = `
 Foxway Energy Ltd
 Shop / MPAN          Address / meter                 kWh a year   Rates (p/kWh)   Standing (p/day)
 Acton                214 High Street, W3 3EP         20,245       Day 26.65       57.86
 2279385097900        EMB99352545                                  Night 18.51
 Barnet               9 Union Street, EN5 7DA         22,729       All day 26.81   46.28
 1012345678912        R98F72328
 Croydon              140 North End, CR0 1AW          23,496       All day 26.16   58.17
 1357259348550        R82B45418
`;

  it('is given to the points beside whose numbers it stands alike', () => {
    expect(read(shops).supplyPoints).toMatchObject([
      { mpanMprn: '2279385097900', standingCharge: 57.86, estimatedAnnualConsumption: 20245 },
      { mpanMprn: '1012345678912', standingCharge: 46.28, estimatedAnnualConsumption: 22729 },
      { mpanMprn: '1357259348550', standingCharge: 58.17, estimatedAnnualConsumption: 23496 },
    ]);
  });
});

it('gives a product that is said over all supply points to all of them', () => {
  const { supplyPoints } = read(`
# Foxway Energy Ltd
 Plan                  Duo Business Fix

                       Electricity        Gas
 Meter point number    2279385097900      547446507
 Standing charge       89.10p per day     55.60p per day
 Unit rate             27.36p per kWh     5.742p per kWh
`);
  expect(supplyPoints.map(({ tariffName }) => tariffName)).toEqual(['Duo Business Fix', 'Duo Business Fix']);
});

describe('isNotOfThis', () => {
  const isNot = (text: string, value: string): boolean => {
    const { block } = passageAt(text, boxAt(0, 0));
    const start = text.indexOf(value);
    return isNotOfThis({ block, start, end: start + value.length, text: value });
  };

  it.each([
    ['Your previous supplier charged 28.9p per kWh.', '28.9p'],
    ['If you pay by Direct Debit you may get 2% off.', '2%'],
    ['Fixed price contracts may not suit every business.', 'Fixed'],
    ['Pay into our bank account 48269976.', '48269976'],
    ['Your contract TG-2023-60762 ended on 31 July 2026.', 'TG-2023-60762'],
  ])('knows of %j that it is not', (text, value) => {
    expect(isNot(text, value)).toBe(true);
  });

  it.each([
    ['Energy is 24.10p for each kWh, and on top 61.2p daily.', '61.2p'],
    ['The meter with the plate K14W20117', 'K14W20117'],
  ])('has nothing against %j', (text, value) => {
    expect(isNot(text, value)).toBe(false);
  });
});

it('knows a name that is a part of the address for bills alone', () => {
  const billingAddress = 'Thornbury House, River Road, Barking, IG11 0DS';
  const folded = foldName('Thornbury House');
  expect(isOfBillsAlone(folded, { billingAddress, supplyPoints: [{ siteAddress: '4 Choats Road, RM9 6LF' }] })).toBe(
    true,
  );
  expect(isOfBillsAlone(folded, { billingAddress, supplyPoints: [{ siteAddress: billingAddress }] })).toBe(false);
  expect(isOfBillsAlone(foldName('Cold Store'), { billingAddress, supplyPoints: [] })).toBe(false);
});
