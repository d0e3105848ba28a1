import { readDrawn as read } from '../testing/read.js';

const MPAN = '\nMPAN                    13 7585 8471 955\n';
const said = (text: string) => read(`${MPAN}\n${text}\n`);

describe('what a form of acceptance and its letter say', () => {
  it.each([
    'You are at present with Tallow Energy at 31.70p, account 59579179; that contract ends on 17 September 2026.',
    'You are currently supplied by Tallow Energy, account 59579179.',
  ])('have no account of the supplier that the customer leaves: %s', (text) => {
    expect(said(text).supplierAccountNumber).toBeUndefined();
  });

  it('reads the account with the supplier itself', () => {
    expect(said('Your account number with us is 59579179.').supplierAccountNumber).toBe('59579179');
  });

  it.each([
    'We took over the supply of gas and electricity to your home on 3 September 2026.',
    'We started supplying gas to your premises on 3 September 2026.',
  ])('takes the day on which a supply began for no end: %s', (text) => {
    const { contractStartDate, contractEndDate } = said(text);
    expect([contractStartDate, contractEndDate]).toEqual(['2026-09-03', undefined]);
  });

  it('still reads up to when a supply runs', () => {
    expect(said('The supply runs from 1 May 2026 to midnight on 30 April 2027.')).toMatchObject({
      contractStartDate: '2026-05-01',
      contractEndDate: '2027-04-30',
    });
  });

  it.each([
    'You asked for the bills to go to 57 Albion Street, Kendal, LA9 4GR, and to pay by Direct Debit.',
    'You asked for your bills to be posted to 57 Albion Street, Kendal, LA9 4GR, and to pay by Direct Debit.',
  ])('has where bills go without the words before it: %s', (text) => {
    expect(said(text).billingAddress).toBe('57 Albion Street, Kendal, LA9 4GR');
  });

  it.each(['Form / contract no.', 'Order form / contract ref', 'Application / contract number'])(
    'reads the number beside "%s", and the offer that was accepted',
    (label) => {
      const fields = read(`${MPAN}
${label.padEnd(32)}UTB-565809
Offer accepted                  Small Trader Fix v9, fixed price, 12 months
Going live                      18/09/2026
Usage you told us               54,900 kWh per annum
Peak units, 7am to midnight     25.21p
Off-peak (night) units          15.36p
`);
      expect(fields).toMatchObject({
        contractNumber: 'UTB-565809',
        contractStartDate: '2026-09-18',
        isFixedContract: true,
        contractTermMonths: 12,
      });
      expect(fields.supplyPoints).toMatchObject([
        {
          tariffName: 'Small Trader Fix v9',
          dayUnitRate: 25.21,
          nightUnitRate: 15.36,
          estimatedAnnualConsumption: 54900,
        },
      ]);
    },
  );

  it('reads the kind of price in brackets behind the name of a plan', () => {
    expect(read(`${MPAN}\nPlan      Trader Lock 24 (fixed)\n`).isFixedContract).toBe(true);
  });
});
