import { FORM } from '../../legal-forms.js';
import { plain } from './ocr.js';

const LEGAL_FORM = new RegExp(
  String.raw`\b(?:${FORM}|lp|inc|gmbh|ccc|partnership|trust|trustees?|association|society|council|group|holdings|company|co|club|charity|school|academy|college|university|church|parish|pcc|committee|& sons?|and sons?)\b\.?`,
  'i',
);
const FULL_FORM = new RegExp(String.raw`\b(?:${FORM}|gmbh)\b\.?`, 'i');
const PERSON = /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|lady|rev|messrs)\b\.?\s+\p{L}/iu;
const SENTENCE =
  /\b(?:we|you|your|our|please|is|are|was|will|this|these|if|for|of the|to the|by the|charges?|bill|invoice|account)\b/i;

/** "Jo Marsh t/a Marsh Motors": who trades under a name. */
const TRADER = /^\p{Lu}[^,;:]*\s(?:t\/a|T\/A|trading as)\s\p{Lu}/u;

/** "Tariff group", "Company size": what parts things, or is asked of a company, and none. */
const OF_KINDS =
  /^(?:(?:tariff|price|pricing|rate|charge|meter|profile|product|site|payment|customer) group|(?:company|group|business) (?:size|type|status))$/i;

export type NameKind = 'company' | 'person' | 'other';

/** What kind of name a text can be, and how surely. */
export function nameLikeness(text: string): { kind: NameKind; confidence: number } {
  const name = plain(text).trim();
  const words = name.split(/\s+/);
  if (name.length < 3 || name.length > 80 || words.length > 9 || !/\p{L}{2}/u.test(name))
    return { kind: 'other', confidence: 0 };
  if (/[£%@]|https?:|www\.|\d{5,}|[.:;?!]$/i.test(name.replace(/\b(?:ltd|co|plc|inc)\.$/i, '')))
    return { kind: 'other', confidence: 0 };
  if (OF_KINDS.test(name)) return { kind: 'other', confidence: 0.05 };
  // a legal form alone is the second line of a name
  if (words.length === 1 && LEGAL_FORM.test(name)) return { kind: 'other', confidence: 0 };
  if (TRADER.test(name)) return { kind: 'company', confidence: 0.9 };
  if (PERSON.test(name) && words.length <= 6) return { kind: 'person', confidence: 0.9 };
  if (FULL_FORM.test(name) && !/\b(?:we|you|your|our|please|is|are)\b/i.test(name))
    return { kind: 'company', confidence: 0.95 };
  if (SENTENCE.test(name)) return { kind: 'other', confidence: 0.05 };
  if (LEGAL_FORM.test(name)) return { kind: 'company', confidence: 0.75 };
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return { kind: 'other', confidence: capitals >= words.length / 2 && words.length >= 2 ? 0.4 : 0.15 };
}

/** "Example Ltd. If you ...": the next sentence. */
const NEXT_SENTENCE = new RegExp(String.raw`(\s(?:${FORM})\.) \p{Lu}.*$`, 'u');

/** "Board of Example Ltd", "The Directors of ...": who decides for a company. */
const BODY_OF = new RegExp(
  String.raw`^(?:the )?(?:board|directors|trustees|governors|partners|members|owners|management|committee)(?: of (?:directors|trustees|governors|management))?,? (?:of|at) (?=.{2,70}\b(?:${FORM})\b\.?$)`,
  'i',
);

/** A name as printed on one line: blanks folded; trailing punctuation, marks of footnotes, notes such as registration numbers and the body that decides cut. */
export function cleanName(text: string): string {
  return plain(text)
    .replace(/\s+/g, ' ')
    .replace(NEXT_SENTENCE, '$1')
    .replace(BODY_OF, '')
    .replace(/\s*\((?:company|co\.?|reg(?:istered)?)\b[^)]*\)\s*$/i, '')
    .replace(/(?<=\p{L}{2})[¹²³⁰⁴-⁹]+$/u, '')
    .replace(/[\s,;:|-]+$/g, '')
    .replace(/^[\s,;:|-]+/g, '')
    .replace(/(?<!\b(?:ltd|co|inc|no|st))\.$/i, '')
    .replace(/^['‘"“]([^'‘’"“”]+)['’"”]$/, '$1')
    .trim();
}

/** What a letter or a page says to its reader before the name. */
const GREETING =
  /^(?:hi(?: there)?|hello(?: there)?|hey|dear|welcome(?: back| aboard)?|good (?:morning|afternoon|evening|day)|thank you|thanks)[,!:]?\s+(?=\p{Lu})/iu;

/** A name without the words of greeting before it: "Hello Fernhill Foods Limited". */
export const withoutGreeting = (text: string): string => text.replace(GREETING, '');

/** Names folded for comparison: case, accents, punctuation, "Ltd" and "&" do not count. */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\bltd\b\.?/g, 'limited')
    .replace(/[^a-z0-9]/g, '');
}
