import { extractContract } from '../contract.js';
import { drawPages } from '../testing/draw.js';

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
