import { readDrawn as read } from '../testing/read.js';

const twoPanels = (left: string, right: string, value: string) => `
 ${left.padEnd(42)}${right}
 ${'Zenith Power Limited'.padEnd(42)}${value}
 Baird House, 4 Mill Lane, Hove, BN3 6FH

 ${'Who is supplied'.padEnd(42)}From (00:00)
 ${'Langdale Joinery LLP'.padEnd(42)}01 June 2027

 ${'Send bills to'.padEnd(42)}Up to and including (23:59)
 ${'18 Ferry Road, Hove, BN3 2AB'.padEnd(42)}31 May 2029

 MPAN   13 7585 8471 955
`;

describe('two labels in one over two values in one', () => {
  it.each([
    ['Who supplies', 'Ref / account', 'ZP-HH-4410-2 / ZA771209'],
    ['Who supplies you', 'Contract no. / account', 'ZP-HH-4410-2 / ZA771209'],
    ['Supplier', 'Account / ref', 'ZA771209 / ZP-HH-4410-2'],
  ])('reads both, and the party beside them, under "%s" and "%s"', (left, right, value) => {
    expect(read(twoPanels(left, right, value))).toMatchObject({
      supplierName: 'Zenith Power Limited',
      supplierAccountNumber: 'ZA771209',
      contractNumber: 'ZP-HH-4410-2',
      customerName: 'Langdale Joinery LLP',
    });
  });

  it('reads the days under labels that say the hour of the day in brackets', () => {
    expect(read(twoPanels('Who supplies', 'Ref / account', 'ZP-HH-4410-2 / ZA771209'))).toMatchObject({
      contractStartDate: '2027-06-01',
      contractEndDate: '2029-05-31',
    });
  });
});

describe('a capacity and with whom it is agreed', () => {
  it.each([
    'Supply capacity agreed with network',
    'Capacity held with the DNO',
    'Import capacity agreed with distributor',
  ])('reads the capacity beside "%s", and no customer', (label) => {
    const fields = read(`
 MPAN                                      13 7585 8471 955
 ${label.padEnd(42)}330 kVA
`);
    expect(fields.supplyPoints[0].maximumImportCapacity).toBe(330);
    expect(fields.customerName).toBeUndefined();
  });
});
