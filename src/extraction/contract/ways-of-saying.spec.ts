import { readDrawn as read } from '../testing/read.js';

const fieldsOf = (...said: string[]): ReturnType<typeof read> =>
  read(`
 MPAN           13 7585 8471 955
 Unit rate      24.85p per kWh

${said.map((line) => ` ${line}`).join('\n')}
`);

describe('ways in which a letter says how a customer pays and for how long', () => {
  it('reads that a Direct Debit leaves the bank, and goes on', () => {
    expect(fieldsOf('Your monthly Direct Debit will leave your bank on or after the 8th of each month.')).toMatchObject(
      {
        paymentMethod: 'direct_debit',
      },
    );
    expect(
      fieldsOf('Your Direct Debit goes on as before and will be taken on 24 June 2026 for the next bill.'),
    ).toMatchObject({ paymentMethod: 'direct_debit' });
    expect(fieldsOf('You will go on paying by Direct Debit, on or just after the 14th of each month.')).toMatchObject({
      paymentMethod: 'direct_debit',
    });
  });

  it('reads what a customer gets for it', () => {
    const { supplyPoints } = fieldsOf(
      'You pay by Direct Debit on the 12th day of the month. You get 2% off your bill.',
    );
    expect(supplyPoints).toMatchObject([{ directDebitDiscount: 2 }]);
  });

  it('reads prices that change after the customer was told, and a micro business that need do nothing', () => {
    expect(
      fieldsOf(
        'You are now charged our out of contract prices. They are variable: we may change them after telling you.',
        'As a micro business you do not have to do anything else.',
      ),
    ).toMatchObject({ isMarketRates: true, isMicroBusiness: true });
  });

  it('reads a term that is nothing but its days and its length, or has its length between commas', () => {
    const term = { contractStartDate: '2026-09-01', contractEndDate: '2029-08-31', contractTermMonths: 36 };
    expect(
      fieldsOf(
        'Thank you for your order. Price basis: fixed. From 1 September 2026 to 31 August 2029 (3 years). VAT: 20%.',
      ),
    ).toMatchObject(term);
    expect(
      fieldsOf('The supply runs from 1 September 2026 to 31 August 2029, thirty-six months, on the plan Landlord Fix.'),
    ).toMatchObject(term);
  });

  it('reads the days of a renewal that comes unless the customer says otherwise', () => {
    expect(
      fieldsOf(
        'Unless you tell us otherwise by 1 August 2026, we will renew it on the terms below from 1 September 2026 until 31',
        'August 2029 (36 months). Unless you renew, your supply goes on at our out of contract rates.',
      ),
    ).toMatchObject({ contractStartDate: '2026-09-01', contractEndDate: '2029-08-31', contractTermMonths: 36 });
  });
});
