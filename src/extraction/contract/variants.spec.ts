import { drawPages } from '../testing/draw.js';
import { extractContract } from '../testing/read.js';

const read = (lines: string) =>
  extractContract(drawPages(`# Corran Energy Limited\nMPAN                           1169070293135\n${lines}\n`))
    .fields;

describe('one thing said in many ways', () => {
  it.each([
    ['Contract term                  twenty-one months', 21],
    ['Contract term                  24 (twenty-four) months', 24],
    ['Contract term (months): 24', 24],
    ['\nContract term\n3 YEAR\n', 36],
  ])('reads the length of %j', (lines, months) => {
    expect(read(lines).contractTermMonths).toBe(months);
  });

  it.each([
    'Term                           01/04/2026 - 31/03/2028',
    'Duration                       01/04/2026 to 31/03/2028',
  ])('reads the days that stand for a length: %j', (lines) => {
    expect(read(lines)).toMatchObject({ contractStartDate: '2026-04-01', contractEndDate: '2028-03-31' });
  });

  it.each([
    ['Standing charge                68.40 ppd', { standingCharge: 68.4, standingChargeType: 'daily' }],
    ['Unit rate                      24.512 (p/kWh)', { unitRate: 24.512 }],
    [
      'Day Unit Rate (p/kWh)          26.11\nNight Unit Rate (p/kWh)        17.42',
      { dayUnitRate: 26.11, nightUnitRate: 17.42 },
    ],
    ['ASC (kVA): 150', { maximumImportCapacity: 150 }],
  ])('reads a figure beside its unit: %j', (lines, point) => {
    expect(read(lines).supplyPoints).toMatchObject([point]);
  });

  it('takes no empty capacity for one', () => {
    expect(read('Availability                   0').supplyPoints[0]).not.toHaveProperty('maximumImportCapacity');
  });

  it.each([
    ['\nPrice type\nFixed\n', true],
    ['Payment by                     Direct Debit\nPrice type                     Fixed', true],
    ['Price type                     Fixed\nTariff: Simply Steady v12', true],
  ])('reads an answer that is worded like a label: %j', (lines, fixed) => {
    expect(read(lines).isFixedContract).toBe(fixed);
  });

  it('ends a row of boxes where a list of labels with their values begins', () => {
    const fields = read(`
Account manager         Customer name             Region
J Whitlock              Harland Bakery Ltd        East Midlands

Account number                 6001234567
Contract number                CE-204815
`);
    expect(fields).toMatchObject({
      customerName: 'Harland Bakery Ltd',
      supplierAccountNumber: '6001234567',
      contractNumber: 'CE-204815',
    });
  });
});

describe('what is said of something else', () => {
  it('takes no end of an authority for that of the contract', () => {
    expect(read('LOA expiry                     31 March 2028')).not.toHaveProperty('contractEndDate');
    expect(read('Contract expiry                31 March 2028').contractEndDate).toBe('2028-03-31');
  });

  it('takes no number and no price of before for the present ones', () => {
    const fields = read(
      'Previous account number        88123456\nPrevious unit rate             28.90 p/kWh\nOld standing charge: 61.20p per day',
    );
    expect(fields).not.toHaveProperty('supplierAccountNumber');
    expect(fields.supplyPoints[0]).not.toHaveProperty('unitRate');
    expect(fields.supplyPoints[0]).not.toHaveProperty('standingCharge');
    const present = read('Account number                 88123456\nPrevious 12 months usage       20,875 kWh');
    expect(present.supplierAccountNumber).toBe('88123456');
    expect(present.supplyPoints[0].previous12MonthsConsumption).toBe(20875);
  });

  it.each(['Direct', 'No broker', 'None', 'Direct sale - no TPI'])('takes %j for no broker', (said) => {
    expect(read(`Broker                         ${said}`).supplyPoints[0]).not.toHaveProperty('brokerName');
  });

  it.each(['Direct Power Brokers Ltd', 'Noble Energy Partners Ltd'])('keeps the broker %j', (name) => {
    expect(read(`Broker                         ${name}`).supplyPoints[0].brokerName).toBe(name);
  });

  it.each([
    ['The Customer is a non-micro business.', false],
    ['Customer classification        Non-Microbusiness', false],
    ['We do not consider you to be a microbusiness.', false],
    ['You are a micro business.', true],
    ['We are treating you as a micro business.', true],
    ['The Customer is a micro-business as defined in the supply licence.', true],
    ['A micro business is a business with fewer than 10 employees.', undefined],
    ['If you are a micro business you may have further rights.', undefined],
  ])('tells from %j whether the customer is a micro business', (lines, micro) => {
    expect(read(lines).isMicroBusiness).toBe(micro);
  });

  it.each([
    ['Fixed price contracts may not be suitable for every business.', undefined],
    ['Standing charges are fixed costs that cover the network.', undefined],
    ['You are on a fixed-rate contract.', true],
  ])('tells from %j whether prices are fixed', (lines, fixed) => {
    expect(read(lines).isFixedContract).toBe(fixed);
  });

  it.each([
    ['Our deemed rates are published on our website.', undefined],
    ['Your previous supply was on a deemed contract.', undefined],
    ['When this contract ends, out-of-contract rates will apply.', undefined],
    ['You are on a deemed contract.', true],
    ['MPRN            7562438839\nPrice type      Variable – out of contract rates', true],
  ])('tells from %j whether there is a contract', (lines, without) => {
    expect(read(lines).supplyPoints[0].isNonContractedRate).toBe(without);
  });

  it('takes no rate of VAT that a customer may ask for', () => {
    const maybe = 'You may qualify for the reduced VAT rate of 5% if you use less than 1,000 kWh a month.';
    expect(read(maybe)).not.toHaveProperty('vatRate');
    expect(read('VAT is charged at the rate of 5%.').vatRate).toBe(5);
    expect(read('VAT is charged at 20% unless you qualify for 5% and could claim it.').vatRate).toBe(20);
  });

  it.each([
    ['There is a monthly capacity charge of £1.48 per kVA.', 4.8658],
    ['The capacity charge is 4.85p per kVA per day.', 4.85],
  ])('reads the time of a charge for capacity: %j', (lines, rate) => {
    expect(read(lines).supplyPoints[0].capacityRate).toBe(rate);
  });
});
