/** Lines that use what most papers do: labels beside and above values, a table with drawn lines, running text. */
const LABELLED = [
  ['Customer name', 'Example Limited'],
  ['Site address', '1 High Street, Leeds, LS1 4AP'],
  ['Supply number', '00 111 222 10 0000 0000 013'],
  ['Start date', '1 April 2025'],
  ['End date', '31 March 2026'],
  ['Payment method', 'Direct Debit'],
];
const TABLE = [
  ['Charge', 'Rate', 'Unit'],
  ['Day unit rate', '25.123', 'p/kWh'],
  ['Night unit rate', '15.456', 'p/kWh'],
  ['Standing charge', '95.00', 'p/day'],
];
const PROSE =
  'These prices are fixed until the end date and exclude VAT and the Climate Change Levy. We will write to you before ' +
  'your contract ends. You must tell us within 21 days if anything in this schedule is not right.';

/** A plain page of text, with which a reader that has just started gets its first rounds behind it. */
export function practicePaper(): Uint8Array {
  const drawing = [...labelled(), ...table(), ...prose()].join('\n');
  return Buffer.from(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Resources<</Font<</F 4 0 R>>>>>>endobj
4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>endobj
5 0 obj<</Length ${drawing.length}>>stream
${drawing}
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`,
  );
}

const text = (x: number, y: number, words: string): string => `BT /F 10 Tf ${x} ${y} Td (${words}) Tj ET`;

function labelled(): string[] {
  return LABELLED.flatMap(([label, value], i) => [text(50, 780 - 18 * i, label), text(220, 780 - 18 * i, value)]);
}

function table(): string[] {
  return TABLE.flatMap((row, i) => [
    `50 ${617 - 16 * i} m 500 ${617 - 16 * i} l S`,
    ...row.map((cell, column) => text(55 + 150 * column, 605 - 16 * i, cell)),
  ]);
}

function prose(): string[] {
  const lines = PROSE.match(/.{1,90}(?: |$)/g) ?? [];
  return lines.map((line, i) => text(50, 500 - 12 * i, line.trim()));
}
