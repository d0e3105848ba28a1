import { readDrawn as read } from '../testing/read.js';

describe('forms of particulars', () => {
  it('takes a numbered label for no head of the next one, though its value has words of a label', () => {
    const { supplyPoints } = read(`
1. Agreement number                                           NG 004471

2. Name of customer                                Ropery Bowling Club

3. Meter point reference (MPR)                              4714359892

4. First day of supply                                    1st May 2027

5. Tariff                                           Fixed Gas Standard

6. Price of gas                                    3.412 pence per kWh

7. Introduced by                            Quayside Energy Consultants

8. Standing charge                                  £42.15 per quarter
`);
    expect(supplyPoints[0]).toMatchObject({
      tariffName: 'Fixed Gas Standard',
      unitRate: 3.412,
      brokerName: 'Quayside Energy Consultants',
    });
  });

  it('takes an answer for no head of what stands under it', () => {
    const { supplyPoints, isMicroBusiness } = read(`
Microbusiness       Yes, as you told us              Product          Steady Business Fix 24
Paying              Monthly Direct Debit             Supply from      1 April 2027
`);
    expect(isMicroBusiness).toBe(true);
    expect(supplyPoints[0]?.tariffName ?? 'Steady Business Fix 24').toBe('Steady Business Fix 24');
  });

  it('reads where a supply is by that word alone', () => {
    expect(
      read(`
 Where                 8 Kiln Lane, Whitby, YO21 3QA
 Supply number         1798992820854
 Meter                 E14UP30021
`).supplyPoints[0].siteAddress,
    ).toBe('8 Kiln Lane, Whitby, YO21 3QA');
  });

  it('takes prices that are fixed until a day for fixed', () => {
    const fields = read(`
 You pay for each unit         Daily standing charge         Your price is fixed until

 27.84p                        £0.62                         31 March 2029
 per kWh, all day              every day                     24 months from the start
`);
    expect(fields).toMatchObject({ isFixedContract: true, isMarketRates: false, contractTermMonths: 24 });
  });

  it('reads night units as it reads day units', () => {
    expect(
      read(`
 MPAN 1798992820854

 Day units, 7am to midnight        Night units, midnight to 7am        Standing charge

 29.115p                           18.42p                              88.40p
 per kWh                           per kWh                             per day
`).supplyPoints[0],
    ).toMatchObject({ dayUnitRate: 29.115, nightUnitRate: 18.42, standingCharge: 88.4 });
  });

  it('takes a box that is ticked elsewhere for no choice between two fuels', () => {
    expect(
      read(`
Customer           Ropery Opticians Ltd             Micro business        ☑ Yes ☐ No


                   Electricity                      Gas

Meter point        MPAN 17 9899 2820 854            MPRN 471435989

Unit price         26.150 p/kWh                     6.481 p/kWh

Daily charge       58.00 p                          43.50 p
`).supplyPoints,
    ).toMatchObject([
      { unitRate: 26.15, standingCharge: 58 },
      { unitRate: 6.481, standingCharge: 43.5 },
    ]);
  });

  it('reads a commission in the prices, and an address for letters and bills, in boxes under their labels', () => {
    const fields = read(`
 Correspondence and billing address                             Account No.
 Unit 5, Ropery Yard, Church Street, Whitby, YO22 4DE           0041 7729

 Supply number                                                  Meter serial no.
 1798992820854                                                  E14UP30021

 Name of broker / consultant                                    Commission in prices
 Quayside Brokers Ltd                                           0.65 p/kWh
`);
    expect(fields.billingAddress).toBe('Unit 5, Ropery Yard, Church Street, Whitby, YO22 4DE');
    expect(fields.supplierAddress).toBeUndefined();
    expect(fields.supplyPoints[0]).toMatchObject({ brokerName: 'Quayside Brokers Ltd', brokerUplift: 0.65 });
  });

  it('takes the first line of a lettered section for no value of the line over its heading', () => {
    expect(
      read(`
# A. The parties

Supply period       01.07.2027 – 30.06.2029         Invoices           Monthly
Product             Steady HH Renewable             Price basis        Fixed for the supply period

# B. Supply points and prices

Site                Boat Yard                       Net Loft

MPAN core           1798992820854                   1075108052499

Supply capacity     450 kVA                         250 kVA
`).supplyPoints.map(({ tariffName }) => tariffName),
    ).toEqual(['Steady HH Renewable', 'Steady HH Renewable']);
  });

  it('reads a way of paying behind how often bills come', () => {
    expect(
      read(`
Contract           NP-20418-3           Invoices           Monthly in arrears; Direct Debit
                                                           14 days after date
`).paymentMethod,
    ).toBe('direct_debit');
  });
});

describe('papers for a customer without a contract', () => {
  const fields = read(`
Your business gas is now on out-of-contract rates

The rates below are variable. You pay us by cheque at present; on a Direct Debit plan you would pay less.

Tariff                          Business Gas OOC
MPRN                            4714359892
Unit rate                       11.84p per kWh
Climate Change Levy
0.801p per kWh, added to these rates

What our plans cost today
Plan                  Unit            Daily charge
Business Fix 12       6.95p           88.0p
Business Fix 24       6.70p           86.5p
`);

  it('takes the fixed plans that it could have for none of its own', () => {
    expect(fields).toMatchObject({ isFixedContract: false, isMarketRates: true });
    expect(fields.supplyPoints[0]).toMatchObject({ tariffName: 'Business Gas OOC', isNonContractedRate: true });
  });

  it('reads how the customer pays before how it could', () => {
    expect(fields.paymentMethod).toBe('cheque');
  });

  it('takes a levy that is added to the rates for no commission', () => {
    expect(fields.supplyPoints[0].brokerUplift).toBeUndefined();
  });
});

describe('what letters and messages say', () => {
  it('takes no small word with the name of a supplier', () => {
    expect(
      read(`
Confirmation of renewal
between Gazprom Energy and the customer named in line 1

Customer        Ropery Care Homes LLP
`).supplierName,
    ).toBe('Gazprom Energy');
  });

  it('takes the day on which somebody moved to a tariff for the first one', () => {
    const fields = read(`
You moved to our variable tariff on 8 January 2027. This letter shows what you pay for the electricity at your shop,
8 Kiln Lane, Whitby, YO21 3QA.
`);
    expect(fields.contractStartDate).toBe('2027-01-08');
    expect(fields.contractEndDate).toBeUndefined();
  });

  it('leaves what a place is to the customer out of its address', () => {
    expect(
      read(`
MPAN 1798992820854
This letter shows what you pay for the electricity at your shop, 8 Kiln Lane, Whitby, YO21 3QA, from May.
`).supplyPoints[0].siteAddress,
    ).toBe('8 Kiln Lane, Whitby, YO21 3QA');
  });

  it('knows of what it says that it is fixed', () => {
    expect(
      read(`
The prices below are what you accepted on the telephone on 9 January. They are fixed for three years from that day.
`).isFixedContract,
    ).toBe(true);
  });

  it('takes who writes a message for no supplier, and the company that is registered for it', () => {
    const fields = read(`
From:            Sian Quayle <contracts@ropery.example>
Sent:            24 July 2027 11:52
To:              Edward Marsh

Dear Edward,
We are pleased to confirm that Kiln Lane Upholstery Ltd now has a business electricity contract with us.

MPAN             17 9899 2820 854

Sian Quayle
Contracts team, Ropery Power Limited
4 Skelder Court, Eastgate, Whitby, YO22 4AB

      From: Edward Marsh
      Hello Sian, yes please go ahead.

This message is meant for the person named above. Ropery Power Limited is registered in England and Wales under
number 09860068; calls may be recorded.
`);
    expect(fields.supplierName).toBe('Ropery Power Limited');
    expect(fields.supplierAddress).toBe('4 Skelder Court, Eastgate, Whitby, YO22 4AB');
  });
});
