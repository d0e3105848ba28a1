import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields;

describe('sums of charges side by side on cards', () => {
  it('are a charge each, with the words over it', () => {
    const fields = read(`
# Northgate Power Limited

Day rate                                     Night rate
2,000 kWh × 29.500p = £590.00                1,000 kWh × 16.200p = £162.00

Being connected (fixed daily amount)         Government levy on energy (CCL)
31 days × 50.00p = £15.50                    3,000 kWh × 0.775p = £23.25`);
    expect(fields).toMatchObject({
      dayUnitRate: 29.5,
      dayConsumption: 2000,
      nightUnitRate: 16.2,
      nightConsumption: 1000,
      standingCharge: 50,
      totalStandingCharge: 15.5,
      cclRate: 0.775,
    });
  });

  it('are told by their units where no words stand over them', () => {
    const fields = read(`
# Northgate Power Limited

2,000 kWh at 29.500p = £590.00               31 days at 50.00p = £15.50`);
    expect(fields).toMatchObject({
      unitRate: 29.5,
      totalUnitCharge: 590,
      standingCharge: 50,
      totalStandingCharge: 15.5,
    });
  });
});

it('takes the name of a price behind its hours, and all days of the week for no hours', () => {
  const fields = read(`
# Northgate Power Limited

Item   Charge description                            Charge period             Volume    Unit      Price    Price basis      Net value
001    Weekday and weekend, 07:00-24:00 (Day)        01/09/26 to 30/09/26      20,000    kWh      23.000    pence/kWh         4,600.00
002    00:00-07:00 (Night)                           01/09/26 to 30/09/26      10,000    kWh      14.000    pence/kWh         1,400.00`);
  expect(fields).toMatchObject({
    dayUnitRate: 23,
    dayConsumption: 20000,
    nightUnitRate: 14,
    nightConsumption: 10000,
  });
});
