import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields;
const rates = { dayConsumption: 2000, nightConsumption: 600, dayUnitRate: 30, nightUnitRate: 17 };

it('knows lines of units and price alone by the hours in the heading over them', () => {
  expect(
    read(`
# Northgate Power Limited

# Day
2,000 kWh @ 30.00p/kWh                                           £600.00

# Night
600 kWh @ 17.00p/kWh                                             £102.00

# Everything else
Standing charge, 30 days @ 90.00p/day                             £27.00`),
  ).toMatchObject(rates);
});

it('knows them by the words beside their units in the line over them', () => {
  expect(
    read(`
# Northgate Power Limited

Day                                                              2,000 kWh
38100 to 40100 × 30.00p                                            £600.00

Night                                                              600 kWh
25400 to 26000 × 17.00p                                            £102.00

Standing charge 30 days × 90.00p                                    £27.00`),
  ).toMatchObject(rates);
});
