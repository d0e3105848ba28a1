import { findPostcodes, joinAddress, type ParseOptions } from '../../fields/values/index.js';
import type { Said } from './prose-said.js';

/** How sure it is that bills go to the seat of the customer, where nothing else is said. */
export const SEAT = 0.4;
/** What leads from the name of a party to its address. */
const TO_ADDRESS =
  /^(?:,? (?:an? [\p{L} ]{0,40})?(?:incorporated|registered) (?:in|under|as)[^,;:]{0,70}?\b(?:number|no\.?) ?[A-Z]{0,2}\d{6,8}\)?,?(?: and)?(?=,? (?:whose|with|of|at|having)\b))?,?\s*(?:\([^)]{0,70}\)\s*,?\s*)?(?:of|at|,|(?:whose|with its|which has its|having its|registered)[^,\d]{0,50}?\b(?:is|at|is at))\s+(?=[\p{Lu}\d])/u;

/** ", whose address for notices and invoices is ...", ", of ..., to which invoices shall be sent". */
export const FOR_BILLS =
  /^,?\s*(?:\([^)]*\)\s*)?(?:whose|with|having)\b[^,\d]{0,30}\b(?:bill(?:s|ing)?|invoic(?:es?|ing)|correspondence|post(?:al)?)\b|\b(?:to|at) which (?:address )?(?:all |the |its )?(?:bills|invoices|correspondence|notices and invoices)\b|\bwhere (?:all |the |its )?(?:bills|invoices|correspondence) (?:are|is|shall|will|should|go)\b/i;

/** The address of a party, between its name and the word by which it is called from there on. */
export function addressOf(field: string, clause: string, from: number, options: ParseOptions): Said[] {
  const rest = clause.slice(from);
  const lead = TO_ADDRESS.exec(rest)?.[0].length;
  const postcode = lead === undefined ? undefined : findPostcodes(rest, options).at(-1);
  if (lead === undefined || !postcode || postcode.end - lead > 130) return [];
  const value = joinAddress([rest.slice(lead, postcode.end)]);
  if (value.split(', ').length < 2) return [];
  return [{ field, value, start: from + lead, end: from + postcode.end, confidence: 0.7 }];
}
