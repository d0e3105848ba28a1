import { extractInvoices } from '../invoice.js';
import { printedPage } from './testing/printed-page.js';

const read = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields;

it('takes units that are called so for kilowatt hours where their price makes the amount', () => {
  const bill = (units: string): string => `
# Northgate Power Limited
Units used             ${units}
Energy charge          at 25.83p per kWh        £1,036.56`;
  expect(read(bill('4,013')).consumption).toBe(4013);
  expect(read(bill('4,113')).consumption).toBeUndefined();
});

it('takes hours that stand last for what a line is of', () => {
  expect(
    read(`
# Northgate Power Limited
Electricity used (day)      3,380 kWh @ 22.50p        £760.50
Electricity used (night)    1,315 kWh @ 14.00p        £184.10`),
  ).toMatchObject({ dayConsumption: 3380, dayUnitRate: 22.5, nightConsumption: 1315, nightUnitRate: 14 });
});

it('takes the price of the night for no price of all units', () => {
  const fields = read(`
# Northgate Power Limited
Day charge             5,522 kWh                        £1,299.22
Night charge           2,148 kWh @ 14.107p per kWh      £303.02`);
  expect(fields).toMatchObject({ nightUnitRate: 14.107, nightConsumption: 2148 });
  expect(fields.unitRate).toBeUndefined();
  expect(fields.totalUnitCharge).toBeUndefined();
});

it('takes a total over the VAT for the net amount, and the levy that is charged for its rate', () => {
  expect(
    read(`
# Northgate Power Limited
CCL rate from 1 April 2027     0.827p/kWh
Energy                         4,013 kWh @ 25.83p per kWh       £1,036.56
Climate Change Levy            4,013 kWh @ 0.801p per kWh       £32.14
Total electricity charges                                       £1,068.70
VAT at 20%                                                      £213.74
Total amount due                                                £1,282.44`),
  ).toMatchObject({ cclRate: 0.801, amountDueNetOfVat: 1068.7, vat: 213.74, totalAmount: 1282.44 });
});

it('takes what was charged on the last bill for nothing of this one, and how refunds are paid for no way to pay', () => {
  const fields = read(`
# Northgate Power Limited
Refunds are paid by              Cheque
Capacity charge on last bill     £61.20
Energy                           4,013 kWh @ 25.83p per kWh       £1,036.56`);
  expect(fields.capacityCharge).toBeUndefined();
  expect(fields.paymentMethod).toBeUndefined();
});

it('takes what the account has to pay for the total where nothing else is owed, and only then', () => {
  const bill = (due: string): string => `
# Northgate Power Limited
Energy                         4,013 kWh @ 25.83p per kWh       £1,036.56
Total excluding VAT                                             £1,036.56
VAT at 20%                                                      £207.31
Total now due                                                   ${due}`;
  expect(read(bill('£1,243.87')).totalAmount).toBe(1243.87);
  expect(read(bill('£1,743.87')).totalAmount).toBeUndefined();
});

it('takes the number of a rate for no count of days', () => {
  expect(
    read(`
# Northgate Power Limited
Rate 1 - Day           3,380 kWh @ 22.50p        £760.50
Rate 2 - Night         1,315 kWh @ 14.00p        £184.10`),
  ).toMatchObject({ dayConsumption: 3380, nightConsumption: 1315 });
});
