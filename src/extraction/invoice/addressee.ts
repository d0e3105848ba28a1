import { findSupplierNames } from '../catalogue/index.js';
import { addressLikeness, nameLikeness } from '../fields/values/index.js';
import type { Layout, Segment } from '../layout/index.js';

/** Whom an address is of, among its lines, and where the address itself begins. */
export interface Addressee {
  name: Segment;
  next: number;
}

/** The firm or the person that the lines over an address name: of a person in a firm, the firm. */
export function addresseeIn(lines: readonly Segment[], layout: Layout): Addressee | undefined {
  const at = lines.findIndex(({ text }) => isNamed(text));
  if (at < 0) return undefined;
  const [over, own, under] = [lines[at - 1], lines[at], lines[at + 1]];
  if (nameLikeness(own.text).kind === 'company') return { name: own, next: at + 1 };
  if (under && isFirmUnder(under.text, layout)) return { name: under, next: at + 2 };
  return { name: over && at === 1 && isFirmOver(over, own) ? over : own, next: at + 1 };
}

/** "FAO Mrs Vaughan" */
const ATTENTION = /^(?:f\.?a\.?o\.?|att(?:n|ention)\.?(?: of)?|for (?:the )?attention(?: of)?):?\s+/i;

/** "Proprietor: J. Marsh": who it is that a line of an address names. */
export const NAMES_PERSON =
  /^(?:f\.?a\.?o\.?|att(?:n|ention)\.?(?: of)?|contact|proprietors?|owners?|(?:general )?manager|licensee|landlord|(?:hon\.? )?(?:secretary|treasurer)|clerk|bursar|tenant|occupier): \p{Lu}/iu;

/** The name in a line of an address, without the words that lead to it. */
export const withoutAttention = (text: string): string => text.replace(ATTENTION, '');

const isNamed = (line: string): boolean => {
  const text = withoutAttention(line);
  return ['company', 'person'].includes(nameLikeness(text).kind) && findSupplierNames(text).length === 0;
};

/** "Hale & Marsh Joiners" */
const OF_PARTNERS = /^\p{Lu}[^,\d]*\s(?:&|and)\s+\p{Lu}[^,\d]*$/u;

/** Under a person may stand a house as well: a firm has a form, or partners, or the paper speaks of it elsewhere. */
function isFirmUnder(text: string, layout: Layout): boolean {
  const { kind } = nameLikeness(text);
  if (kind === 'company') return findSupplierNames(text).length === 0;
  return kind === 'other' && !/\d/.test(text) && (OF_PARTNERS.test(text) || isSpokenOf(text, layout));
}

const LEADS_TO_NAME = /\b(?:for|of|to|by|dear|hello|customer|name)\W*$/i;
/** What an address goes on with. */
const GOES_ON = /^(?:,\s|\s*\p{Lu}|\s*\d)/u;

/** "the electricity bill of Larkfield Tea Rooms." */
const isSpokenOf = (name: string, { blocks }: Layout): boolean =>
  blocks.some(({ text }) => {
    const at = text.indexOf(name);
    return at > 0 && LEADS_TO_NAME.test(text.slice(0, at)) && !GOES_ON.test(text.slice(at + name.length));
  });

/** "Private & Confidential", "Final Notice": said of the paper. */
export const OF_PAPER =
  /^(?:private|personal|confidential|strictly|urgent|important|by (?:post|email))\b|\b(?:notice|invoice|bill|statement|reminder|copy|duplicate|note)$/i;
const IN_CAPITALS = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|&|and|of|the|at|in)){1,5}$/u;

/** What stands over a person in the same type, at the head of an address, is where he or she works. */
const isFirmOver = (over: Segment, person: Segment): boolean =>
  over.fontSize === person.fontSize &&
  IN_CAPITALS.test(over.text) &&
  !OF_PAPER.test(over.text) &&
  addressLikeness(over.text) < 0.6 &&
  findSupplierNames(over.text).length === 0;
