import { distance } from 'fastest-levenshtein';

/** What the short legal forms of companies are misread as; none of it is a word that stands behind a name. */
const MISREAD: readonly [RegExp, string][] = [
  [/^(?:Lid|Lrd|Lta|Ltc|Lt0|Ltcl)(?=[.,;:)]*$)/, 'Ltd'],
  [/^(?:LID|LTO|L1D|LT0|LTI)(?=[.,;:)]*$)/, 'LTD'],
  [/^(?:ple|pic|plo|pl¢|p1c|pIc)(?=[.,;:)]*$)/, 'plc'],
  [/^(?:PIC|PLG|PLO|P1C|PL¢)(?=[.,;:)]*$)/, 'PLC'],
];
const LIMITED = 'Limited';

/** The legal form of a company whose name ends with it, where one letter of it was misread: "Acme Foods Lid", "Chiltern Power ple". */
export function asLegalForm(text: string, before: string | undefined): string {
  if (!before || !/^[\p{Lu}(&]/u.test(before)) return text;
  for (const [misread, form] of MISREAD) if (misread.test(text)) return text.replace(misread, form);
  const [word] = /^\p{Lu}[\p{L}\d]{5,7}/u.exec(text) ?? [];
  return word && word !== LIMITED && word[0] === 'L' && distance(word, LIMITED) === 1
    ? text.replace(word, LIMITED)
    : text;
}
