import { readDrawn as read } from '../testing/read.js';

const MPAN = 'MPAN           1357259348550';

it.each([
  ['The power goes through the point below, where meter E18UP 71004 is installed.', 'E18UP 71004'],
  ['The number on the meter should be 19M0330412. If it is not, please tell us.', '19M0330412'],
  ['The supply is through one point and the meter bears the number K025 B 01384 09.', 'K025 B 01384 09'],
])('reads the serial number of a meter in a sentence: %s', (said, serial) => {
  expect(read(`\n${said}\n\n${MPAN}\n`).supplyPoints[0]).toMatchObject({ meterSerialNumber: serial });
});

it('reads the numbers that a broker passes on from the supplier', () => {
  expect(
    read(`
Good news, Hawthorn Electricity Ltd have confirmed. Your contract number with them is HE/B/90217 and the account
they have opened for the boatyard is 3300718845.

${MPAN}
`),
  ).toMatchObject({ contractNumber: 'HE/B/90217', supplierAccountNumber: '3300718845' });
});

it.each([
  ['Quote account number TE-5518 3304 whenever you write to us.', 'TE-5518 3304'],
  ['I have kept your account, TE-5518 3304, and the day on which you pay.', 'TE-5518 3304'],
  ['The Customer’s account will be numbered 0071-55310.', '0071-55310'],
  ['Your account number is still TE-5518 3304. VAT is added to every bill.', 'TE-5518 3304'],
])('reads the number of an account in its groups: %s', (said, account) => {
  expect(read(`\n${said}\n\n${MPAN}\n`)).toMatchObject({ supplierAccountNumber: account });
});

it.each([
  ['Your contract number is HW 60417, and you will find it on each bill.', 'HW 60417'],
  ['Your contract number is TG-44121 and it starts on 1 May 2027.', 'TG-44121'],
])('reads the number of a contract: %s', (said, number) => {
  expect(read(`\n${said}\n\n${MPAN}\n`)).toMatchObject({ contractNumber: number });
});

it('reads what stands in brackets behind its label', () => {
  expect(
    read(`
What stays the same: the MPRN (2266015505), the meter (ID K16 B 00713 04), the supply site (Unit 9 Quayside Estate,
Blyth, NE24 3PQ) and the way in which you pay, which is Direct Debit.
`).supplyPoints,
  ).toMatchObject([
    {
      mpanMprn: '2266015505',
      meterSerialNumber: 'K16 B 00713 04',
      siteAddress: 'Unit 9 Quayside Estate, Blyth, NE24 3PQ',
    },
  ]);
});

it('reads the number under the title of an agreement, with the day on which it was made', () => {
  expect(
    read(`
# Agreement for the Supply of Electricity
Number E/27/40215, made the 4th day of March 2027

${MPAN}
`),
  ).toMatchObject({ contractNumber: 'E/27/40215' });
});

it('reads an order that is the contract by what stands in brackets behind it', () => {
  expect(
    read(`
Order ref (your contract number)        QRW-30518

${MPAN}
`),
  ).toMatchObject({ contractNumber: 'QRW-30518' });
});

it('knows a reference by the note behind it', () => {
  const fields = read(`\n${MPAN}\nOur ref:       61190427 (your account number)\n`);
  expect(fields).toMatchObject({ supplierAccountNumber: '61190427' });
  expect(fields).not.toHaveProperty('contractNumber');
});
