import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

it('reads a form of boxes, each with its label over its value', () => {
  const [{ fields }] = extractInvoices([
    printedPage(`
# Northgate Power Limited

Invoice no.              Date of issue            Account
VX-238551                06-11-2026               5259969

Supply number            Supplied from            Supplied to              Days
1488253938285            01-10-2026               31-10-2026               31

Day kWh                  Day price, pence         Day charge
2,707                    29.53                    £799.38

Night kWh                Night price, pence       Night charge
1,211                    16.28                    £197.15

Units charge             Standing charge per day, pence                    Standing charge
£996.53                  64.14                                             £19.88

Value without VAT        Rate of VAT              VAT                      To pay
£1,016.41                20%                      £203.28                  £1,219.69`),
  ]);
  expect(fields).toMatchObject({
    invoiceNumber: 'VX-238551',
    invoiceDate: '2026-11-06',
    chargeStartDate: '2026-10-01',
    chargeEndDate: '2026-10-31',
    dayConsumption: 2707,
    nightConsumption: 1211,
    dayUnitRate: 29.53,
    nightUnitRate: 16.28,
    totalUnitCharge: 996.53,
    standingCharge: 64.14,
    standingChargeType: 'daily',
    totalStandingCharge: 19.88,
    amountDueNetOfVat: 1016.41,
    vat: 203.28,
    totalAmount: 1219.69,
  });
});

it('knows a row of readings and their kinds as values under their labels', () => {
  const [{ fields }] = extractInvoices([
    printedPage(`
# Northgate Power Limited

Supply number            Meter serial number      Previous reading date
1488253938285            E17K3036163              30-09-2026

Previous reading         Present reading date     Present reading
26,161 (estimated)       31-10-2026               28,868 (actual)

Energy                   2,707 kWh at 29.53p                               £799.38`),
  ]);
  expect(fields).toMatchObject({
    readFromDate: '2026-09-30',
    readToDate: '2026-10-31',
    readFromType: 'estimated',
    readToType: 'actual',
  });
});
