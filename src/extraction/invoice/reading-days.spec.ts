import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields;

describe('days of readings', () => {
  it.each([
    ['Billed from', 'Billed to'],
    ['First day charged', 'Last day charged'],
    ['From', 'To'],
  ])('are none beside "%s" and "%s" over the readings', (first, last) => {
    const fields = read(`
# Northgate Power Limited

Meter                       K44D20417
${first.padEnd(28)}01/06/2026
${last.padEnd(28)}30/06/2026
Last read (customer)        4100
This read (customer)        4600

Electricity used            500 kWh at 25.00p                  £125.00`);
    expect(fields).toMatchObject({ readFromType: 'customer', readToType: 'customer' });
    expect(fields).not.toHaveProperty('readFromDate');
    expect(fields).not.toHaveProperty('readToDate');
  });

  it('stand behind each in a row that tells of the period as well', () => {
    expect(
      read(`
# Northgate Power Limited

Description                                                                                         Line total
Electricity, 1 June 2026 to 30 June 2026, 500 kWh at 25.00p                                            £125.00

From 1 June 2026 to 30 June 2026 the meter went from 4100 (actual) on 2 June 2026 to 4600 (customer) on 29 June 2026.`),
    ).toMatchObject({
      readFromDate: '2026-06-02',
      readToDate: '2026-06-29',
      readFromType: 'actual',
      readToType: 'customer',
    });
  });
});

it('takes "A/C" before a number for the account, and for no kinds of readings', () => {
  expect(
    read(`
# Northgate Power Limited

A/C                         NP4410218
Last read (customer)        4100
This read (customer)        4600

Electricity used            500 kWh at 25.00p                  £125.00`),
  ).toMatchObject({ readFromType: 'customer', readToType: 'customer' });
});

it.each(['01.06.2026-30.06.2026', '01/06/2026-30/06/2026', '1 Jun 2026-30 Jun 2026'])(
  'reads a period without blanks around its dash: %s',
  (period) => {
    expect(
      read(`
# Northgate Gas Supply
Days ${period}
Start A                        2799
End A                          2994`),
    ).toMatchObject({ chargeStartDate: '2026-06-01', chargeEndDate: '2026-06-30' });
  },
);
