import { readDrawn as read } from '../testing/read.js';

const SUPPLY = `
Customer             Thornbury Ceramics Limited
MPAN                 1357259348550
`;

describe('what kind of prices a term and a basis tell', () => {
  it.each(['24 months, prices fixed', '24 months at fixed prices', '24 months (all rates held)'])(
    'takes "%s" for a term of fixed prices',
    (term) => {
      expect(read(`${SUPPLY}\nTerm                 ${term}\n`)).toMatchObject({
        isFixedContract: true,
        contractTermMonths: 24,
      });
    },
  );

  it('takes a plain term for no kind of prices', () => {
    expect(read(`${SUPPLY}\nTerm                 24 months\n`)).not.toHaveProperty('isFixedContract');
  });

  it('takes a term beside "Fixed for" for no head of a column', () => {
    const fields = read(`${SUPPLY}
Fixed for            12 months                  Payment          Monthly Direct Debit


Electricity                                     Gas

Tariff name                                     Tariff name
Steady Duo E24                                  Steady Duo G24
Unit rate                                       Unit rate
27.22p per kWh                                  5.77p per kWh
`);
    expect(fields).toMatchObject({ contractTermMonths: 12, isFixedContract: true, paymentMethod: 'direct_debit' });
  });

  it.each([
    'Flexible. This is not a fixed price contract: the price is not known at signature.',
    'Tracks the wholesale market, rather than a fixed price',
  ])('takes "%s" for prices of the market', (basis) => {
    expect(read(`${SUPPLY}\nPricing basis        ${basis}\n`)).toMatchObject({ isFixedContract: false });
  });
});

describe('what letters of renewal say', () => {
  it('reads when the new contract begins, how long it lasts, and through which meter it supplies', () => {
    const fields = read(`
We are pleased to confirm the renewal of the supply to 47 Wharf Road, Hull, HU1 1NQ, where your meter D24AB750277
is registered under MPAN 13 5725 9348 550. Your present contract runs out on 31 March 2027. The new one begins on
the following day, 1 April 2027, lasts three years and will come to its end on 31 March 2030.
`);
    expect(fields).toMatchObject({
      contractStartDate: '2027-04-01',
      contractTermMonths: 36,
      supplyPoints: [{ mpanMprn: '1357259348550', meterSerialNumber: 'D24AB750277' }],
    });
  });

  it.each([
    ['Fixed Price Energy Plan', 'Fixed Price Energy Plan'],
    ['Next Business Fixed 24', 'Next Business Fixed 24'],
  ])('reads the product of a contract that is set up "on our %s"', (name, tariffName) => {
    const [point] = read(`${SUPPLY}
As agreed on 12 September 2026, we have set up your new contract on our ${name}. Prices are fixed for 12 months.
`).supplyPoints;
    expect(point).toMatchObject({ tariffName });
  });

  it('reads that the customer is a micro business from what it can do as one', () => {
    expect(
      read(`${SUPPLY}
As a micro business customer, you can tell us at any time that you do not want to renew again.
`),
    ).toMatchObject({ isMicroBusiness: true });
  });
});
