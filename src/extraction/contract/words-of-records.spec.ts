import { readDrawn as read } from '../testing/read.js';

const record = (rows: readonly [string, string][]) =>
  read(`
 Zenith Power Limited

 MPAN                                   1375858471955
${rows.map(([label, value]) => ` ${label.padEnd(39)}${value}`).join('\n')}
`);

describe('the words of records, bureaus and portals', () => {
  it.each([
    ['Inception date', '1 April 2027', { contractStartDate: '2027-04-01' }],
    ['Supply to commence', '1 April 2027', { contractStartDate: '2027-04-01' }],
    ['Period of supply from', '1 April 2027', { contractStartDate: '2027-04-01' }],
    ['Cont. end', '31 March 2029', { contractEndDate: '2029-03-31' }],
    ['Live to', '31 March 2029', { contractEndDate: '2029-03-31' }],
    ['Active until', '31 March 2029', { contractEndDate: '2029-03-31' }],
    ['Expiration date', '31 March 2029', { contractEndDate: '2029-03-31' }],
    ['Price protection ends', '31 March 2029', { contractEndDate: '2029-03-31' }],
    ['Lock-in period', '24 months', { contractTermMonths: 24 }],
    ['Weekday and weekend days', '24.18 pence a kWh', { supplyPoints: [{ dayUnitRate: 24.18 }] }],
    ['Minimum period', '24 months', { contractTermMonths: 24 }],
    [
      'Correspondence and invoices',
      '4 Hope Street, Leeds, LS1 4AP',
      { billingAddress: '4 Hope Street, Leeds, LS1 4AP' },
    ],
    ['Supplier registered at', '4 Hope Street, Leeds, LS1 4AP', { supplierAddress: '4 Hope Street, Leeds, LS1 4AP' }],
    ['Collected by', 'Direct Debit, 10 days from bill date', { paymentMethod: 'direct_debit' }],
    ['Ctr ref', 'ZP-4410-22', { contractNumber: 'ZP-4410-22' }],
    ['Offer accepted (contract no.)', 'ZP-4410-22', { contractNumber: 'ZP-4410-22' }],
    ['Clim. change levy', '0.801 p/kWh', { cclRate: 0.801 }],
    ['Termination', '24:00 on 31-Mar-2029', { contractEndDate: '2029-03-31' }],
    ['Purchaser’s account', 'C4209971', { supplierAccountNumber: 'C4209971' }],
    ['Pay method', 'BACS 30 days', { paymentMethod: 'bacs' }],
    ['Reference for this contract', 'ZP4410229', { contractNumber: 'ZP4410229' }],
    ['Nature of the premises', 'Commercial (non-domestic)', { customerType: 'non_domestic' }],
    ['Standard rate VAT', '20%', { vatRate: 20 }],
    ['Fixed contract', 'Y', { isFixedContract: true }],
    ['Fixed contract', 'N', { isFixedContract: false }],
    ['Tariff status', 'Fixed', { isFixedContract: true }],
    ['Type of business', 'Micro business', { isMicroBusiness: true }],
  ])('reads "%s"', (label, value, fields) => {
    expect(record([[label, value]])).toMatchObject(fields);
  });

  it.each([
    ['Max kVA', '180 kVA', { maximumImportCapacity: 180 }],
    ['Trailing twelve months', '41,200 kWh', { previous12MonthsConsumption: 41200 }],
    ['E7 night', '17.20 p/kWh', { nightUnitRate: 17.2 }],
    ['Daily availability charge', '64.20 p/day', { standingCharge: 64.2 }],
    ['Variable DD discount', '3%', { directDebitDiscount: 3 }],
    ['Rolling 12 month usage', '41,200 kWh', { previous12MonthsConsumption: 41200 }],
    ['Night time unit rate', '17.20 p/kWh', { nightUnitRate: 17.2 }],
    ['Commission included in unit rate', '1.10 p/kWh', { brokerUplift: 1.1 }],
    ['Rate status', 'Deemed', { isNonContractedRate: true }],
    ['Rate status', 'Non-contracted', { isNonContractedRate: true }],
  ])('reads "%s" of a supply point', (label, value, fields) => {
    expect(record([[label, value]]).supplyPoints[0]).toMatchObject(fields);
  });
});

describe('labels of other things beside those of the contract', () => {
  it.each([
    ['Expiry date', '31 March 2029', 'Meter certification expiry', '3 May 2031', { contractEndDate: '2029-03-31' }],
    ['CCL rate', '0.801 p/kWh', 'CCL rate last year', '0.775 p/kWh', { cclRate: 0.801 }],
    ['Payment method', 'BACS', 'Security deposit paid by', 'Cheque', { paymentMethod: 'bacs' }],
  ])('reads "%s" %s beside "%s" %s', (label, value, other, otherValue, fields) => {
    expect(
      record([
        [label, value],
        [other, otherValue],
      ]),
    ).toMatchObject(fields);
  });

  it.each([
    ['Commission', '1.10 p/kWh', 'Green uplift', '0.30 p/kWh', { brokerUplift: 1.1 }],
    ['Commission', '1.10 p/kWh', 'Supplier margin', '0.30 p/kWh', { brokerUplift: 1.1 }],
    ['10. Day rate', '24.10 p/kWh', '11. Previous day rate', '22.60 p/kWh', { dayUnitRate: 24.1 }],
    ['10. Day rate', '24.10 p/kWh', "11. Current supplier's day rate", '22.60 p/kWh', { dayUnitRate: 24.1 }],
    ['Supply capacity', '180 kVA', 'Maximum export capacity', '50 kVA', { maximumImportCapacity: 180 }],
    ['Standing charge', '64.20 p/day', "Current supplier's standing charge", '71.10 p/day', { standingCharge: 64.2 }],
  ])('reads "%s" %s of a supply point beside "%s" %s', (label, value, other, otherValue, fields) => {
    const [point] = record([
      [label, value],
      [other, otherValue],
    ]).supplyPoints;
    expect(point).toMatchObject(fields);
  });

  it('takes no discount for another reason, and no address of another person, for what it is not', () => {
    const fields = record([
      ['VAT rate', '20%'],
      ['Discount for online billing', '3%'],
      ["Director's home address", '4 Quay Road, Whitby, YO21 3PU'],
    ]);
    expect(fields.supplyPoints[0]).not.toHaveProperty('directDebitDiscount');
    expect(fields).not.toHaveProperty('billingAddress');
  });

  it('does not take rates for rates without a contract for a deemed rate beside them', () => {
    const [point] = read(`
 Zenith Power Limited

 MPAN             Unit rate        Deemed unit rate    Standing charge

 1375858471955    24.10 p/kWh      41.20 p/kWh         64.20 p/day
`).supplyPoints;
    expect(point).toMatchObject({ unitRate: 24.1, standingCharge: 64.2 });
    expect(point).not.toHaveProperty('isNonContractedRate');
  });
});
