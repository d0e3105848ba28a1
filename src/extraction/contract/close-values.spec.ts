import { readDrawn as read } from '../testing/read.js';

const PRICES = `
MPAN             Unit rate (p/kWh)    Standing charge (p/day)
1357259348550    24.118               61.20
`;

describe('values set as close as running text', () => {
  it('are each of the label on their first line, though they are sentences', () => {
    const fields = read(`
Customer                Thornbury Ceramics Limited
About the contract
Agreement reference     YU621345-C
Product                 Steady & Clear 12
Is the price fixed?     Yes. Unit rates and standing charges are fixed from the start to the
                        end of the Supply Period.
Supply Period           12 months: 19th February 2026 to 18th February 2027, both days included
How do you pay?         Monthly by BACS, 10 days from date of bill, as your invoices ask you to
Broker                  Yes, the contract was arranged by Ferry Lane Energy Limited, which is
                        paid 0.5p/kWh for it. This is in the unit rates already.
${PRICES}`);
    expect(fields).toMatchObject({
      customerName: 'Thornbury Ceramics Limited',
      contractNumber: 'YU621345-C',
      paymentMethod: 'bacs',
      contractStartDate: '2026-02-19',
      contractTermMonths: 12,
      supplyPoints: [{ tariffName: 'Steady & Clear 12', brokerName: 'Ferry Lane Energy Limited', brokerUplift: 0.5 }],
    });
  });
});
