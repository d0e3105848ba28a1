import { deflateSync } from 'node:zlib';

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

/** Where the columns of the table begin. */
const COLUMNS = [55.2, 205.2, 355.2];

/**
 * A contract of two pages, with which a reader that has just started gets its first rounds behind it. Like those of real
 * papers its pages, type, lines and spaces have sizes that are no whole numbers, its heads are bold, and some stand on a
 * ground: where a size was always whole, or a word always plain, the engine makes code that it throws away at the first
 * that is not, with all code that deals with such things.
 */
export function practicePaper(): Uint8Array {
  const schedule = [text(50, 800, TITLE, 'B', 14.5), ...labelled(), ...table(), ...paragraph(SAID, 300)].join('\n');
  const terms = TERMS.flatMap((term, i) => paragraph(`${i + 1}. ${term}`, 790 - 45 * i)).join('\n');
  return Buffer.from(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R 7 0 R]/Count 2>>endobj
${page(3, 6)}
${font(4, 'Helvetica')}
${font(5, 'Helvetica-Bold')}
${content(6, schedule)}
${page(7, 8)}
${content(8, terms)}
trailer<</Root 1 0 R>>
%%EOF`,
    'latin1',
  );
}

const page = (number: number, contents: number): string =>
  `${number} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595.28 841.89]/Contents ${contents} 0 R/Resources<</Font<</F 4 0 R/B 5 0 R>>>>>>endobj`;

const font = (number: number, name: string): string =>
  `${number} 0 obj<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>endobj`;

const content = (number: number, drawing: string): string => {
  const packed = deflateSync(Buffer.from(drawing, 'latin1')).toString('latin1');
  return `${number} 0 obj<</Filter/FlateDecode/Length ${packed.length}>>stream\n${packed}\nendstream endobj`;
};

const text = (x: number, y: number, words: string, type = 'F', size = 9.75): string =>
  `BT /${type} ${size} Tf 12.3 TL 0.01 Tc 1 0 0 1 ${x} ${y} Tm (${words.replace(/[()]/g, '\\$&')}) Tj T* ET`;

function labelled(): string[] {
  return LABELLED.flatMap(([label, value], i) => [
    text(50.4, 775.3 - 18 * i, label, 'B'),
    text(220.4, 775.3 - 18 * i, value),
  ]);
}

function table(): string[] {
  return [
    '0.25 w 0.85 0.9 0.95 rg 50.4 414.6 450.2 17.4 re f 0 g',
    ...TABLE.flatMap((row, i) => [
      `50.4 ${432 - 16 * i} m 500.6 ${432 - 16 * i} l S`,
      ...row.map((cell, column) => text(COLUMNS[column], 420 - 16 * i, cell, i === 0 ? 'B' : 'F', 8.5)),
    ]),
  ];
}

function paragraph(words: string, top: number): string[] {
  const lines = words.match(/.{1,95}(?: |$)/g) ?? [];
  return lines.map((line, i) => text(50.4, top - 12.3 * i, line.trim()));
}
