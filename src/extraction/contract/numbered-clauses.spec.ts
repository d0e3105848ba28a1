import { readDrawn as read } from '../testing/read.js';

const AGREEMENT = `
Hawthorn Power Ltd

# 1 Parties

1.1 Larch Metals Limited (the Customer), registered number 01993360, not a micro business; invoices are
sent to 49 Beech Avenue, Elgin, IV30 6AR.
1.2 Hawthorn Power Ltd (the Supplier), customer account HP-A-1176.

# 2 Period

2.1 From 1 October 2027 to 30 September 2030, a term of 36 months.

# 3 Product and price

3.1 On the Hawthorn Tracker the price is variable: for each half hour it is the day-ahead auction price, with
the losses of the networks, and no unit price is therefore shown in this agreement between the parties.
3.2 CCL 0.801 p/kWh and VAT at 20% are added. By way of history, the price stood at 7.42 p/kWh in May 2026.

# 4 Payment

4.1 Direct Debit, on the tenth working day of the month.

# 5 Supply point

5.1 MPAN 1357259348550, at 4 Hope Street, Leeds, LS1 4AP.
`;

describe('an agreement in numbered clauses', () => {
  it('is read where a clause tells who the customer is', () => {
    expect(read(AGREEMENT)).toMatchObject({
      customerName: 'Larch Metals Limited',
      isMicroBusiness: false,
      billingAddress: '49 Beech Avenue, Elgin, IV30 6AR',
      contractStartDate: '2027-10-01',
      contractEndDate: '2030-09-30',
      cclRate: 0.801,
      vatRate: 20,
      isFixedContract: false,
    });
  });

  it('names its product before the price, and tells of the past beside it', () => {
    const [point] = read(AGREEMENT).supplyPoints;
    expect(point.tariffName).toBe('Hawthorn Tracker');
    expect(point.unitRate).toBeUndefined();
  });

  it('says under its heading how bills are paid', () => {
    expect(read(AGREEMENT).paymentMethod).toBe('direct_debit');
  });
});

const PRICED = `
MPAN             1357259348550
Unit rate        24.75 p/kWh
`;

describe('the product of a customer', () => {
  const product = (text: string) => read(`${PRICED}\n${text}\n`).supplyPoints[0].tariffName;

  it('is what it has picked', () => {
    expect(product('Hello. You have picked Harbour Fix v7 for the shop that we are writing to.')).toBe(
      'Harbour Fix v7',
    );
    expect(product('You have chosen Harbour Gas, a tariff whose price is fixed for the whole period.')).toBe(
      'Harbour Gas',
    );
  });

  it('stands in the heading over its prices', () => {
    expect(product('# Your prices for “Harbour Business Fixed”')).toBe('Harbour Business Fixed');
  });

  it('is what its supplies are on', () => {
    expect(product('Both of your supplies are now on Harbour & Quay Tracker, our variable tariff for shops.')).toBe(
      'Harbour & Quay Tracker',
    );
  });

  it('is no place and no fuel', () => {
    expect(product('# Your prices for Electricity Supply')).toBeUndefined();
    expect(product('You have chosen Hull for the office that we are writing to.')).toBeUndefined();
  });
});

it('takes the next numbered heading for the end of a table, and what has no figure for no row of a site', () => {
  expect(
    read(`
# 3. The supplies

Fuel           Address                          MPAN or MPRN     Meter serial    Use a year (est.)
Electricity    4 Hope Street, Leeds, LS1 4AP    1357259348550    17P6217178      118,400 kWh
Gas            4 Hope Street, Leeds, LS1 4AP    664622816        K50454288       203,500 kWh

# 4. The prices

Price                Electricity            Gas
Unit rate            24.19 p/kWh            6.081 p/kWh
Standing charge      £46.16 per month       £34.74 per month
`).supplyPoints,
  ).toMatchObject([
    { mpanMprn: '1357259348550', unitRate: 24.19, standingCharge: 4616 },
    { mpanMprn: '664622816', unitRate: 6.081, standingCharge: 3474, estimatedAnnualConsumption: 203500 },
  ]);
});
