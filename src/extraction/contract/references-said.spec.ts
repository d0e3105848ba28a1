import { readDrawn as read } from '../testing/read.js';

const MPAN = 'MPAN           1357259348550';

it.each([
  ['The power goes through the point below, where meter E18UP 71004 is installed.', 'E18UP 71004'],
  ['The number on the meter should be 19M0330412. If it is not, please tell us.', '19M0330412'],
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

it('knows a reference by the note behind it', () => {
  const fields = read(`\n${MPAN}\nOur ref:       61190427 (your account number)\n`);
  expect(fields).toMatchObject({ supplierAccountNumber: '61190427' });
  expect(fields).not.toHaveProperty('contractNumber');
});
