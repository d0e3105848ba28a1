import { readDrawn as read } from '../testing/read.js';

describe('what is not of this contract, beside what is', () => {
  it.each([['Offered, not taken'], ['Other offer (declined)'], ['New, not chosen']])(
    'leaves the column of an offer: %s',
    (head) => {
      const fields = read(`
You have renewed your contract for electricity.

                      What you pay now        ${head.padEnd(24)}Your new contract

Plan                  Steady 24               Steady 12               Steady 36 Renewal

Ends                  11 June 2026            11 June 2027            11 June 2029

Length                24 months               12 months               36 months

Unit rate             22.93 p/kWh             26.37 p/kWh             24.04 p/kWh

Standing charge       44.56 p/day             69.68 p/day             76.47 p/day

Supply number         17 9899 2820 854
`);
      expect(fields).toMatchObject({ contractEndDate: '2029-06-11', contractTermMonths: 36 });
      expect(fields.supplyPoints).toMatchObject([{ unitRate: 24.04, standingCharge: 76.47 }]);
    },
  );

  it('leaves the price under the same label with "Current" before it', () => {
    const [point] = read(`
Fuel                     Supply number (MPAN)             Meter serial number
Electricity              17 9899 2820 854                 15L7940020

Annual consumption       Name of supplier now             Current unit rate (p/kWh)
38,903 kWh               Quayside Power                   27.450

Price type               Unit rate (p/kWh)                Standing charge (p/day)
Fixed                    30.35                            87.72
`).supplyPoints;
    expect(point).toMatchObject({ unitRate: 30.35, standingCharge: 87.72 });
  });

  it('takes the definition of a micro business, and a list of ways to pay, for nothing that this customer is or does', () => {
    const fields = read(`
MPAN             17 9899 2820 854
Unit rate        24.125 p/kWh

The back of each bill lists the ways to pay: Direct Debit, BACS, card or cheque.


# Conditions of supply

8 Definition of a microbusiness

The regulator counts a business as a microbusiness if it uses less than 100,000 kWh of electricity a year.
`);
    expect(fields.isMicroBusiness).toBeUndefined();
    expect(fields.paymentMethod).toBeUndefined();
  });

  it('takes no small word before the name of a product for a part of it', () => {
    const { supplyPoints } = read(`
Hello Carol. This is what you signed up for in the app on 14 January 2026.

You’re on Harbour Fix Feb27. Prices are fixed from 3 February 2026 to 2 February 2027. You pay
£118.00 on the 5th of each month by Direct Debit.

MPAN               17 9899 2820 854
Unit rate          24.86p per kWh
Standing charge    43.56p a day
`);
    expect(supplyPoints).toMatchObject([{ tariffName: 'Harbour Fix Feb27' }]);
  });

  it('takes the label under a label for no name', () => {
    const { customerName } = read(`
# Summary of principal terms
                                                                                   Read more
          What                         In your contract                            in clause

Us        Your supplier                Norwold Power Limited                         1.1

          Registered office            4 Dock Street, Hull, HU1 2AB                  1.1

You       Legal name of customer       Fernley Print Ltd                             1.2

          Companies House number       07607381                                      1.2

          Correspondence address for   9 Mill Lane, Crewe, CW1 3XA                   12.4
          bills

          Customer account             360550492                                     5.1
`);
    expect(customerName).toBe('Fernley Print Ltd');
  });
});
