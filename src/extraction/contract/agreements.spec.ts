import { readDrawn as read } from '../testing/read.js';

describe('what an agreement defines, and forms that print a colon before each value', () => {
  it.each([
    [
      'as pronouns',
      `
 In this agreement, we, us and our mean Northgate Power Limited, whose registered office is at 4 Quay Road, Hull, HU1 2AB.
 You and your mean Aldous Bakery Ltd. Invoices go to 9 Mill Street, York, YO1 9AA.
 The "Start Date" is 1 March 2026 and the "End Date" is 28 February 2028.
 The "Agreement Number" is NP-20391. Your account with us is numbered 4471 2093.
 MPAN 13 7585 8471 955
`,
    ],
    [
      'in quotation marks',
      `
 “We” and “us” mean Northgate Power Limited, whose office is at 4 Quay Road, Hull, HU1 2AB.
 “You” means Aldous Bakery Ltd. We will send letters and bills to you at 9 Mill Street, York, YO1 9AA.
 “Supply Start Date” means 1 March 2026, and “Supply End Date” means 28 February 2028.
 “Contract Reference” means NP-20391, and “Account” means your account with us numbered 4471 2093.
 MPAN 13 7585 8471 955
`,
    ],
    [
      'in a list',
      `
 Supplier           means Northgate Power Limited of 4 Quay Road, Hull, HU1 2AB
 Customer           means Aldous Bakery Ltd
 Invoice address    means 9 Mill Street, York, YO1 9AA
 Start Date         means 1 March 2026
 End Date           means 28 February 2028
 Contract Number    means NP-20391
 Account Number     means 4471 2093
 MPAN 13 7585 8471 955
`,
    ],
  ])('reads parties, dates and numbers that are defined %s', (_, drawing) => {
    expect(read(drawing)).toMatchObject({
      supplierName: 'Northgate Power Limited',
      supplierAddress: '4 Quay Road, Hull, HU1 2AB',
      customerName: 'Aldous Bakery Ltd',
      billingAddress: '9 Mill Street, York, YO1 9AA',
      contractStartDate: '2026-03-01',
      contractEndDate: '2028-02-28',
      contractNumber: 'NP-20391',
      supplierAccountNumber: '4471 2093',
    });
  });

  it('reads parties with brackets in their names, and where invoices shall be sent', () => {
    const fields = read(`
 (1) Northgate Power (UK) Limited (registered number 01234567) whose registered office is at 4 Quay Road, Hull, HU1 2AB (the
 “Seller”); and
 (2) Aldous Bakery Ltd, of 9 Mill Street, York, YO1 9AA, to which address invoices are to be sent (the “Buyer”).
 “Broker” means Hartwell Energy Partners Ltd. The Broker’s fee of 0.45p/kWh is included in the price.
 MPAN 13 7585 8471 955
`);
    expect(fields).toMatchObject({
      supplierName: 'Northgate Power (UK) Limited',
      supplierAddress: '4 Quay Road, Hull, HU1 2AB',
      customerName: 'Aldous Bakery Ltd',
      billingAddress: '9 Mill Street, York, YO1 9AA',
    });
    expect(fields.supplyPoints).toMatchObject([{ brokerName: 'Hartwell Energy Partners Ltd', brokerUplift: 0.45 }]);
  });

  it('takes no value from a definition that explains, and no broker from a signature', () => {
    const { supplyPoints, ...fields } = read(`
 “Standing Charge” means the amount that is due for each day. “Broker” means any person who acts for you.
 “Micro Business” means a business that uses less than 100,000 kWh of electricity a year.
 “Start Date” means the date on which we become the registered supplier.
 Agreed for the customer by Priya Shah (Operations Manager) on 4 May 2026.
 MPAN 13 7585 8471 955
`);
    expect(fields).toEqual({ customerType: 'non_domestic' });
    expect(supplyPoints).toEqual([{ mpanMprn: '1375858471955', supplyType: 'electricity' }]);
  });

  it.each([
    ['You pay by Direct Debit. For this we give you a discount of 4% on the unit rate.', 4],
    ['Payment is taken by Direct Debit each month. As long as you do, 2.5% is deducted from every bill.', 2.5],
    ['You have chosen to pay by monthly Direct Debit. While you do, we take 1.5% off the charges before VAT.', 1.5],
  ])('reads the discount that refers to the sentence before: %s', (sentences, directDebitDiscount) => {
    const fields = read(` MPAN 13 7585 8471 955\n ${sentences}\n We add VAT at 20%. Some users pay VAT at 5%.\n`);
    expect(fields).toMatchObject({ paymentMethod: 'direct_debit', vatRate: 20 });
    expect(fields.supplyPoints).toMatchObject([{ directDebitDiscount }]);
  });

  it('keeps the values of a form to their own labels, known or not, and prices of before out', () => {
    const fields = read(`
 Account No      : 85243698                      Status        : Live
 Customer        : Wyvern Textile Finishers      Price Basis   : Fixed
                   Limited
 Tariff          : EFX36                         Rate Class    : Contract
 Broker          : Bayside Energy Consultants    Broker Comm   : See supply
 MPAN            : 13 7585 8471 955              Mtr Serial    : E14UP09123
 Register        Rate GBP/kWh     From          Prev Rate
 All units       0.25795          18/05/2026    0.23989
`);
    expect(fields).toMatchObject({ customerName: 'Wyvern Textile Finishers Limited', isFixedContract: true });
    expect(fields).not.toHaveProperty('supplierName');
    expect(fields.supplyPoints).toEqual([
      {
        mpanMprn: '1375858471955',
        supplyType: 'electricity',
        meterSerialNumber: 'E14UP09123',
        tariffName: 'EFX36',
        brokerName: 'Bayside Energy Consultants',
        unitRate: 25.795,
      },
    ]);
  });

  it('tells a call-off contract from the framework that it is made under', () => {
    const fields = read(`
 Call-off contract reference:     CCS/77123/A
 Framework agreement number:      RM6011
 Buyer:                           Fylde Council
 Buyer address:                   1 Town Hall Square, Fylde, FY8 1AA
 Buyer’s invoice address:         22 Dock Street, Fylde, FY8 1AB
 Supplier’s account for buyer:    PPE5581182
 Call-off commencement date:      1 April 2026
 Call-off end date:               31 March 2028
 Initial term:                    2 years, 0 months
 MPAN                             13 7585 8471 955

 This order is made under the framework agreement which began on 1 October 2023 and ends on 30 September 2027.
`);
    expect(fields).toMatchObject({
      contractNumber: 'CCS/77123/A',
      supplierAccountNumber: 'PPE5581182',
      customerName: 'Fylde Council',
      billingAddress: '22 Dock Street, Fylde, FY8 1AB',
      contractStartDate: '2026-04-01',
      contractEndDate: '2028-03-31',
      contractTermMonths: 24,
    });
  });

  it('goes on with a sentence whose next line would be a label', () => {
    const fields = read(`
 This agreement is made between Northgate Power Limited of The Quay Building, Dock Road, Hull, HU1 2AB (“Northgate”, the
 Supplier) and Aldous Bakery Ltd of 9 Mill Street, York, YO1 9AA (the Customer), whose account with Northgate is numbered
 10203793 and who is treated as a non-domestic customer for the purposes of this agreement. The Customer is a
 Micro Business Consumer.

 MPAN 13 7585 8471 955
`);
    expect(fields).toMatchObject({
      supplierName: 'Northgate Power Limited',
      supplierAddress: 'The Quay Building, Dock Road, Hull, HU1 2AB',
      customerName: 'Aldous Bakery Ltd',
      billingAddress: '9 Mill Street, York, YO1 9AA',
      supplierAccountNumber: '10203793',
      isMicroBusiness: true,
    });
  });

  it('takes a unit before a colon for the label that it is, and the product whose box is crossed', () => {
    const { supplyPoints } = read(`
 MPAN           : 13 7585 8471 955       Serial      : E14UP09123
 Last 12m kWh   : 8638                   KVA         : 250
 Day rate       : 27.350 p/kWh           KVA chg     : 8.63 p/kVA/day
 Night rate     : 18.258 p/kWh           Standing    : 66.91 p/day
 Product        : ☐ Quay Fix   ☒ Quay Tracker
`);
    expect(supplyPoints).toMatchObject([
      { previous12MonthsConsumption: 8638, maximumImportCapacity: 250, capacityRate: 8.63, tariffName: 'Quay Tracker' },
    ]);
  });

  it('knows a name with and without its article', () => {
    const { supplyPoints } = read(`
 MPAN               13 7585 8471 955
 Third party fee    0.75 p/kWh payable to The Utility Desk Limited, included in the energy rates
`);
    expect(supplyPoints).toMatchObject([{ brokerName: 'The Utility Desk Limited', brokerUplift: 0.75 }]);
  });

  it('writes out the short words of printed records, and reads who is paid in a clause of its own', () => {
    const fields = read(`
 CUST NAME  : Bexley Polymers (UK) Ltd     STAT     : LIVE
 INV ADDR   : 17 Swan Lane, Basingstoke, RG21 1DG
 PYMT MTHD  : CHEQUE                       MPAN     : 13 7585 8471 955

 The reference number of this contract is SM/DF/344862. The Customer’s energy manager is Pinnacle Advisers Ltd, to whom the
 Supplier pays £0.00311/kWh.
`);
    expect(fields).toMatchObject({
      customerName: 'Bexley Polymers (UK) Ltd',
      billingAddress: '17 Swan Lane, Basingstoke, RG21 1DG',
      paymentMethod: 'cheque',
      contractNumber: 'SM/DF/344862',
    });
    expect(fields.supplyPoints).toMatchObject([{ brokerUplift: 0.311 }]);
  });

  it('reads the seat of the supplier behind where and under what number it is registered', () => {
    const fields = read(`
This agreement is made between
(1) Brightmoor Trading Ltd, incorporated in England with number 08014307, whose registered office is at 4th Floor,
80 Weir Road, London, W14 8UD (the “Supplier”); and
(2) Rowe Plastics Ltd, incorporated in England with number 02169439, whose registered office is at Dale House,
25 Kiln Street, Whitby, YO21 3PU (the “Customer”).
`);
    expect(fields).toMatchObject({
      supplierName: 'Brightmoor Trading Ltd',
      supplierAddress: '4th Floor, 80 Weir Road, London, W14 8UD',
      customerName: 'Rowe Plastics Ltd',
    });
  });

  it('takes a code beside the title of a paper for no contract number where a label names that', () => {
    const { contractNumber } = read(`
Contract confirmation      CR1402/VKH23

Contract no                7201722
MPAN                       17 9899 2820 854
`);
    expect(contractNumber).toBe('7201722');
  });
});
