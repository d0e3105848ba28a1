/** A contract like most: labels beside their values, a table with drawn lines, sentences, and a page of terms. */
const TITLE = 'Electricity supply contract for business customers';
const LABELLED = [
  ['Supplier', 'Example Energy Limited'],
  ['Registered office', '2 Station Road, York, YO1 6HT'],
  ['Customer name', 'Sample Bakeries Limited'],
  ['Billing address', 'Unit 3, Mill Lane, Leeds, LS1 4AP'],
  ['Account number', 'A-1234567'],
  ['Contract number', 'EX/2025/00123'],
  ['Site name', 'High Street Bakery'],
  ['Site address', '1 High Street, Leeds, LS1 4AP'],
  ['Supply number (MPAN)', '00 111 222 10 0000 0000 013'],
  ['Meter serial number', 'E10BG12345'],
  ['Product', 'Fixed Price Business'],
  ['Contract start date', '1 April 2025'],
  ['Contract end date', '31 March 2026'],
  ['Contract length', '12 months'],
  ['Estimated annual consumption', '25,000 kWh'],
  ['Payment method', 'Monthly Direct Debit'],
  ['Broker', 'Sample Consultants Ltd'],
  ['Broker commission', '0.500p per kWh'],
];
const TABLE = [
  ['Charge', 'Rate', 'Unit'],
  ['Day unit rate', '25.123', 'p/kWh'],
  ['Night unit rate', '15.456', 'p/kWh'],
  ['Standing charge', '95.00', 'p/day'],
  ['Capacity charge', '4.50', 'p/kVA/day'],
];
const SAID =
  'These prices are fixed until the end date and exclude VAT and the Climate Change Levy, which is charged at 0.775p per ' +
  'kWh. VAT is charged at 20%. You have told us that your business is a micro business. We will write to you between 60 ' +
  'and 120 days before your contract ends. You must tell us within 21 days if anything in this schedule is not right.';
const TERMS = [
  'What the words mean. In these terms we and us mean the supplier named in the schedule and you means the customer.',
  'Prices. You pay the unit rates for each unit that goes through your meter, and the standing charge for each day of supply.',
  'Metering. Your meter is read every month, or its readings are estimated from your earlier use, from 1 May 2025 on.',
  'Payment. You pay each bill within 14 days of its date. If you do not we may charge interest at 8% a year, and £40.00.',
  'Deposits. Where you have paid late twice in 12 months we may ask for a deposit of up to three months of charges.',
  'Ending. If the contract ends and you have made no other our deemed rates apply, now 45.20p per kWh and 120.00p per day.',
  'Example. A customer who uses 10,000 kWh in a year at 20.00p per kWh pays £2,000.00 for it, before the standing charge.',
  // WinAnsi for a euro sign, quotation marks and a dash: for texts with such characters the engine makes each pattern anew.
  'Micro business. \\223You\\224 are one with fewer than 10 people and a turnover of at most \\2002m \\226 or if you use little.',
  'Moving. Tell us 28 days before you leave the premises, and give us a reading of the meter and your new address.',
  'Complaints. Call 0800 000 0000, or write to us. After 8 weeks you may go to the Energy Ombudsman free of charge.',
];

export const PRACTICE_PAGES = 2;

/** A contract of so many pages in plain type, with which a reader that has just started gets its first rounds behind it. */
export function practicePaper(): Uint8Array {
  const schedule = [text(50, 800, TITLE), ...labelled(), ...table(), ...paragraph(SAID, 300)].join('\n');
  const terms = TERMS.flatMap((term, i) => paragraph(`${i + 1}. ${term}`, 790 - 45 * i)).join('\n');
  return Buffer.from(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R 6 0 R]/Count ${PRACTICE_PAGES}>>endobj
${page(3, 5)}
4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>endobj
${content(5, schedule)}
${page(6, 7)}
${content(7, terms)}
trailer<</Root 1 0 R>>
%%EOF`,
    'latin1',
  );
}

const page = (number: number, contents: number): string =>
  `${number} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${contents} 0 R/Resources<</Font<</F 4 0 R>>>>>>endobj`;

const content = (number: number, drawing: string): string =>
  `${number} 0 obj<</Length ${drawing.length}>>stream\n${drawing}\nendstream endobj`;

const text = (x: number, y: number, words: string): string =>
  `BT /F 10 Tf ${x} ${y} Td (${words.replace(/[()]/g, '\\$&')}) Tj ET`;

function labelled(): string[] {
  return LABELLED.flatMap(([label, value], i) => [text(50, 775 - 18 * i, label), text(220, 775 - 18 * i, value)]);
}

function table(): string[] {
  return TABLE.flatMap((row, i) => [
    `50 ${432 - 16 * i} m 500 ${432 - 16 * i} l S`,
    ...row.map((cell, column) => text(55 + 150 * column, 420 - 16 * i, cell)),
  ]);
}

function paragraph(words: string, top: number): string[] {
  const lines = words.match(/.{1,95}(?: |$)/g) ?? [];
  return lines.map((line, i) => text(50, top - 12 * i, line.trim()));
}
