import { readDrawn as read } from '../testing/read.js';

describe('parties and references as sentences say them', () => {
  it.each([
    ['Your present contracts for electricity with Northwick Energy (account 77191028) end on 31 October 2026.'],
    ['The existing electricity contract with Northwick Energy Ltd, account number 77191028, ends in October.'],
  ])('takes no account of the contract before: %s', (sentence) => {
    expect(read(`${sentence} We asked five suppliers for prices.\n`).supplierAccountNumber).toBeUndefined();
  });

  it.each([
    ['Here is what we agreed for Harbour Players Trust, our account 68327664, on the phone.'],
    ['Here is what we agreed for Harbour Players Trust (our account 68327664) on the phone.'],
  ])('has the customer before its account: %s', (sentence) => {
    expect(read(`${sentence}\n`)).toMatchObject({ customerName: 'Harbour Players Trust' });
  });

  it.each([
    ['THIS AGREEMENT, numbered FPA-7162/26, is dated 19th June 2026 and made between the parties below.'],
    ['This agreement, which is numbered FPA-7162/26, begins on 1 October 2026.'],
  ])('has the number of an agreement: %s', (sentence) => {
    expect(read(`${sentence}\n`)).toMatchObject({ contractNumber: 'FPA-7162/26' });
  });

  it.each([
    [
      'Seller: Northwick Energy Limited (Second Floor, 4 Mill Road, Derby, DE1 2AB)',
      'Second Floor, 4 Mill Road, Derby, DE1 2AB',
    ],
    ['Supplier: Northwick Energy plc (4 Mill Road, Derby, DE1 2AB)', '4 Mill Road, Derby, DE1 2AB'],
  ])('parts a name from an address in brackets: %s', (line, supplierAddress) => {
    const fields = read(`${line}\n`);
    expect(fields.supplierName).toMatch(/^Northwick Energy (?:Limited|plc)$/);
    expect(fields).toMatchObject({ supplierAddress });
  });

  it.each([
    ['Prepared for Hale Castings Ltd by Tom Marsh on 3 March 2026.', 'Hale Castings Ltd'],
    ['Prepared for: Kitchens by Design Ltd', 'Kitchens by Design Ltd'],
  ])('leaves out by whom a paper is prepared: %s', (sentence, customerName) => {
    expect(read(`${sentence}\n`)).toMatchObject({ customerName });
  });

  it.each([
    ['Flexible power purchase agreement FPA/FLX/2027-014'],
    ['Flexible power purchase agreement   FPA/FLX/2027-014'],
    ['Our reference for it: FPA/FLX/2027-014'],
    ['Our reference for this agreement: FPA/FLX/2027-014'],
  ])('has the number of an agreement behind its title: %s', (line) => {
    expect(read(`${line}\n\nMPAN   12 9456 1595 642\n`)).toMatchObject({ contractNumber: 'FPA/FLX/2027-014' });
  });

  it('has no number of another agreement', () => {
    const line = 'Framework agreement FPA/FLX/2027-014';
    expect(read(`${line}\n\nMPAN   12 9456 1595 642\n`).contractNumber).toBeUndefined();
  });

  it('has who is greeted under the heading of a letter', () => {
    const fields = read(`
# Your fixed contract has ended
Dear Hale Castings Ltd,

Your old contract ended on 11th September 2026, and we supply you at out-of-contract rates.
`);
    expect(fields).toMatchObject({ customerName: 'Hale Castings Ltd' });
  });

  it('takes who closes a message with its address for no customer', () => {
    const fields = read(`
Kind regards
Tom
Marsh Energy Buyers Ltd
Suite 4, Mill House, Derby DE1 2AB

This is the contract between Hale Castings Ltd and Northwick Energy Limited.
`);
    expect(fields).toMatchObject({ customerName: 'Hale Castings Ltd' });
    expect(fields.billingAddress).toBeUndefined();
  });

  it('has a year in a name, and takes no department before an address for a name', () => {
    expect(
      read(`
Customer                 Hale Castings (1987) Limited

Invoices to              Finance Department, 142 Green Lane, Derby, DE1 2AB
`),
    ).toMatchObject({
      customerName: 'Hale Castings (1987) Limited',
      billingAddress: 'Finance Department, 142 Green Lane, Derby, DE1 2AB',
    });
    expect(
      read('Invoices to              Finance Department, 142 Green Lane, Derby, DE1 2AB').customerName,
    ).toBeUndefined();
  });

  it('has a term before what is said of its first day', () => {
    expect(
      read(
        'It is an electricity agreement on our Steady tariff, lasting 36 months: the first day is 1 December 2026.\n',
      ),
    ).toMatchObject({ contractTermMonths: 36, contractStartDate: '2026-12-01' });
  });
});

describe('rows with boxes under a row of dates', () => {
  it('takes a question with its answers for no chosen row', () => {
    expect(
      read(`
Agreement begins              Agreement ends                Number of months
1 March 2027                  29 February 2028              12

Micro business      ☐ Yes              ☒ No
`),
    ).toMatchObject({ contractStartDate: '2027-03-01', contractEndDate: '2028-02-29', contractTermMonths: 12 });
  });
});

describe('values of several supplies', () => {
  it('has a capacity charge of each under its own title', () => {
    const card = (title: string, mpan: string, charge: string): string => `
# ${title}
MPAN                             ${mpan}

Contract charges                 Rate        Unit
Energy, day                      17.590      p/kWh
Energy, night                    12.718      p/kWh
Availability (agreed capacity)   ${charge}        p per kVA per day
Import capacity (kVA)            300
`;
    const { supplyPoints } = read(
      card('2.1 Supply point: Main Plant', '13 7585 8471 955', '5.64') +
        '=====' +
        card('2.2 Supply point: Foundry', '17 9899 2820 854', '4.52'),
    );
    expect(supplyPoints).toMatchObject([{ capacityRate: 5.64 }, { capacityRate: 4.52 }]);
  });

  it.each(['LY', 'LY kWh', 'L12M'])('reads what was used under %s', (head) => {
    const { supplyPoints } = read(`
MPAN                  Meter         EAC          ${head}

13 7585 8471 955      E14UP30021    22,100       21,874
17 9899 2820 854      E14UP30377    66,235       64,090
`);
    expect(supplyPoints).toMatchObject([
      { estimatedAnnualConsumption: 22100, previous12MonthsConsumption: 21874 },
      { estimatedAnnualConsumption: 66235, previous12MonthsConsumption: 64090 },
    ]);
  });

  it('keeps labels under each other apart, each with its own value', () => {
    const [point] = read(`
MPRN                       4714359892     Serial number of meter             G4A81321251
All units, p                     5.07     Standing charge, £ a quarter            139.43
`).supplyPoints;
    expect(point).toMatchObject({ meterSerialNumber: 'G4A81321251', unitRate: 5.07, standingCharge: 13943 });
  });
});
