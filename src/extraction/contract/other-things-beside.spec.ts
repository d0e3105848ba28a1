import { readDrawn as read } from '../testing/read.js';

describe('values of other things beside those of the contract', () => {
  it('are no ways to pay this contract', () => {
    const fields = read(`
 MPAN                              1375858471955
 Previous payment method           Cheque
 Payment method                    Debit card
 Refunds issued by                 BACS
`);
    expect(fields.paymentMethod).toBe('card');
  });

  it('have bold heads of several lines in a table', () => {
    const [point] = read(`
# MPAN             Site address                    Unit rate       Previous          Standing
#                                                                  tenant's          charge
#                                                                  usage

  1375858471955    4 Quay Road, Whitby, YO21 3PU    24.10 p/kWh     1,672 kWh         64.20 p/day
`).supplyPoints;
    expect(point).toMatchObject({ unitRate: 24.1, standingCharge: 64.2 });
    expect(point).not.toHaveProperty('estimatedAnnualConsumption');
  });

  it.each([
    ['The export capacity is 50 kVA.', 'The maximum import capacity is 180 kVA.', { maximumImportCapacity: 180 }],
    ['The removed meter serial is Z08K863736.', 'The meter serial is E22E70970.', { meterSerialNumber: 'E22E70970' }],
  ])('stand in sentences as well: %s', (other, own, value) => {
    const [point] = read(`
 Dear Mr Hale
 We confirm the supply with the MPAN 1375858471955 at 4 Quay Road, Whitby, YO21 3PU. ${other}
 ${own} Our terms have not changed since you joined us, and they go with this letter.
`).supplyPoints;
    expect(point).toMatchObject(value);
  });
});

describe('parties, days and prices in the plain words of letters', () => {
  const letter = (...sentences: string[]) =>
    read(`
 Dear Mr Hale
 We confirm the supply with the MPAN 1375858471955. It is at 4 Quay Road, Whitby, YO21 3PU.
 ${sentences.join('\n ')}
`);

  it.each([
    ['The current supplier is Foxway Energy Ltd.', 'Your supplier will be Zenith Power Limited.'],
    [
      'The previous supplier is Foxway Energy Ltd.',
      'Zenith Power Limited will supply your electricity under this contract.',
    ],
    ['The outgoing supplier is Foxway Energy Ltd.', 'This agreement is between you and Zenith Power Limited.'],
    ['The distributor is Foxway Networks Ltd.', 'Zenith Power Limited ("the Supplier") agrees to supply the premises.'],
    ['The current supplier is Foxway Energy Ltd.', 'This contract was placed with Zenith Power Limited.'],
  ])('tell the supplier: %s %s', (other, own) => {
    expect(letter(other, own).supplierName).toBe('Zenith Power Limited');
  });

  it.each([
    ['This agreement shall come into force on 1 April 2027.', { contractStartDate: '2027-04-01' }],
    ['With effect from 1 April 2027 we shall be your supplier.', { contractStartDate: '2027-04-01' }],
    ['The agreement runs out on 31 March 2029.', { contractEndDate: '2029-03-31' }],
    ['The initial period terminates on 31 March 2029.', { contractEndDate: '2029-03-31' }],
    ['This agreement is made between us and Quayline Bakery Ltd.', { customerName: 'Quayline Bakery Ltd' }],
    ['The customer under this agreement is Quayline Bakery Ltd.', { customerName: 'Quayline Bakery Ltd' }],
    ['Please bill us at 9 Kiln Lane, Selby, YO8 4AB.', { billingAddress: '9 Kiln Lane, Selby, YO8 4AB' }],
    ['You do not meet the definition of a micro business.', { isMicroBusiness: false }],
    ['This is a flexible contract.', { isMarketRates: true }],
  ])('say "%s"', (sentence, fields) => {
    expect(letter(sentence)).toMatchObject(fields);
  });

  it.each([
    ['You have chosen our Winter Essential tariff.', { tariffName: 'Winter Essential' }],
    ['The contract was negotiated on your behalf by Foxway Brokers Ltd.', { brokerName: 'Foxway Brokers Ltd' }],
    ['Foxway Brokers Ltd acted as your energy broker.', { brokerName: 'Foxway Brokers Ltd' }],
    ['We charge 1.90 p/kVA/day for your agreed capacity.', { capacityRate: 1.9 }],
    ['Last year you used 41,200 kWh.', { previous12MonthsConsumption: 41200 }],
    ['The name of the site is Boat Shed.', { siteName: 'Boat Shed' }],
  ])('say of the supply point "%s"', (sentence, fields) => {
    expect(letter(sentence).supplyPoints[0]).toMatchObject(fields);
  });
});

describe('values that begin with words of other labels', () => {
  it('are whose the label beside them says', () => {
    const fields = read(`
 MPAN             1375858471955
 Invoices to      Head Office, 4 Quay Road, Whitby, YO21 3PU
`);
    expect(fields.billingAddress).toContain('4 Quay Road, Whitby, YO21 3PU');
    expect(fields).not.toHaveProperty('supplierAddress');
  });

  it('are no names where they head another part of a form', () => {
    const fields = read(`
A. Customer                                              B. Supply
Name               Quarry Lane Campsite and Chalets      MPAN       1375858471955
Billing address    4 Quay Road, Whitby, YO21 3PU         Meter      L03C55127
`);
    expect(fields.customerName).toBe('Quarry Lane Campsite and Chalets');
  });
});

describe('whom a paper is for, and where its bills go', () => {
  it.each(['Confirmation for', 'The Authority'])('stands beside “%s”', (label) => {
    expect(read(`\n ${label.padEnd(22)}Eskdale Hospitals\n MPAN                  1375858471955\n`)).toMatchObject({
      customerName: 'Eskdale Hospitals',
    });
  });

  it.each(['Bills by post to', 'Invoices'])('stands beside “%s”', (label) => {
    const fields = read(`
 MPAN                  1375858471955
 Premises              9 Wharf Road, Ely, CB7 4AX
 ${label.padEnd(22)}4 Quay Road, Whitby, YO21 3PU
`);
    expect(fields.billingAddress).toBe('4 Quay Road, Whitby, YO21 3PU');
    expect(fields.supplyPoints[0]).not.toHaveProperty('siteName');
  });
});
