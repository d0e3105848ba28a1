import { readDrawn as read } from '../testing/read.js';

describe('headings with the days of what ends and of what begins', () => {
  const fields = () =>
    read(`
MPAN                    1357259348550

# Plan until 31 August 2026: Harbour Green 2024

Unit rate               33.87 p/kWh
Standing charge         94.00 p/day
Payment                 Cheque

# Plan from 1 September 2026: Harbour Green Renewal

Unit rate               24.91 p/kWh
Standing charge         88.48 p/day
Payment                 Direct Debit
`);

  it('part the prices of both', () => {
    expect(fields().supplyPoints).toMatchObject([{ unitRate: 24.91, standingCharge: 88.48 }]);
  });

  it('part how bills were paid from how they will be', () => {
    expect(fields().paymentMethod).toBe('direct_debit');
  });

  it('say nothing of an end where nothing begins after it', () => {
    expect(
      read(`
MPAN                    1357259348550

# Prices until 31 August 2028

Unit rate               33.87 p/kWh
Standing charge         94.00 p/day
`).supplyPoints,
    ).toMatchObject([{ unitRate: 33.87, standingCharge: 94 }]);
  });
});

describe('particulars with letters and numbers, whose headings run into what they say', () => {
  it('name the customer and how it pays', () => {
    expect(
      read(`
A1. The Supplier. Hawthorn Power Limited

A2. The Customer. Larch Plastics Limited, company number 03904416

A3. Address for invoices. Unit 14, Kestrel Park, Wrexham, LL13 9TY

A4. Supply number. 1357259348550

A5. Payment. by BACS transfer within 28 days of the date of the invoice
`),
    ).toMatchObject({ customerName: 'Larch Plastics Limited', paymentMethod: 'bacs' });
  });
});

it('takes no threshold for the fee of a broker, and no fee of the old prices', () => {
  const [point] = read(`
MPAN                    1357259348550
Unit rate               24.75 p/kWh

The new rates include 0.40 p/kWh for your broker, Beacon Advice Ltd; the old ones included 0.75 p/kWh.

9. Third party costs
If a cost is set after the date of signature, and that adds 0.15p per kWh or more, we may pass it on.
`).supplyPoints;
  expect(point.brokerUplift).toBe(0.4);
});
