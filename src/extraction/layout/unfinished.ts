import { goesOnInPostcode } from './postcode-halves.js';
import { goesOnToMark } from './questions.js';

const HYPHENED = /\p{L}-$/u;
const DANGLING = /\S\s+(?:of|the|for|and|or|at|by|per|your|our|with|who|which)$|[(/&]$/i;
/** "Current supplier's" over "standing charge" */
const POSSESSIVE =
  /\b(?:supplier|customer|broker|tenant|occupier|consultant|agent|intermediary|operator|seller|buyer)['’]s$/i;
/** "All In" is a whole name. */
const WITHIN = /\S\s+in$/;
const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*';
const OPEN_MONTH = new RegExp(String.raw`\d\s*(?:st|nd|rd|th)?\s+${MONTH}$`, 'i');
/** "14 September 2026 – 13" over "October 2026". */
const OPEN_DAY = /\d\s*(?:[–—-]|to|until|and)\s*\d{1,2}(?:st|nd|rd|th)?$/i;
const MONTH_AND_YEAR = new RegExp(String.raw`^${MONTH},? (?:\d{4}|\d\d)\b`, 'i');
/** "(the “Customer”)", "(the Supplier)": how something is called stands behind what it is. */
const CALLED =
  /^\((?:(?:(?:the|each,? an?|together,? the|hereinafter),? )?["“‘'][^"”)]{2,30}["”’']|(?:hereinafter )?(?:the|each an?) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)\)/u;
/** "We based them on 14,295" over "kWh a year." */
const FIGURE = /\s\d[\d.,]*$/;
const UNIT = /^(?:kwh|kva|mwh|pence|p|per cent|months?|days?)\b/i;
/** "(this is also the address that we" over "supply)". */
const CLOSES = /^[^()]{1,60}\)/;

/** "... and meter E14UP30021. Forecast" over "Annual Volume: 22,100 kWh.": a sentence of which a word or two are said. */
const HAS_BEGUN = /[\p{L}\d]{4}\)?\.\s\p{Lu}\p{L}+(?: \p{L}+)?$/u;

/** The two words of a fuel: "Natural" over "gas". */
const areFuel = (text: string, next: string): boolean => /^(?:natural|mains)$/i.test(text) && /^gas\b/i.test(next);

/** True for a text that breaks off at a joining word or within brackets; "Plan A" does not. */
export const isOpen = (text: string): boolean =>
  DANGLING.test(text) || WITHIN.test(text) || /\S\s+(?:a|[Aa]n)$/.test(text);

/** True where a text cannot end as it does: within brackets, with a joining word, with a month before its year. */
export function isUnfinished(text: string, next: string): boolean {
  if (CALLED.test(next) || areFuel(text, next)) return true;
  if (goesOnInPostcode(text, next)) return true;
  const open = (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);
  if (open && CLOSES.test(next)) return true;
  if (OPEN_MONTH.test(text) && /^(?:19|20)\d\d\b/.test(next)) return true;
  if (OPEN_DAY.test(text) && MONTH_AND_YEAR.test(next)) return true;
  if (/\((?:the|hereinafter|together)?$/i.test(text) || goesOnToMark(text, next)) return true;
  // A sentence goes on with a small letter, whatever label the words may be.
  if (text.length > 60 && FIGURE.test(text) && UNIT.test(next)) return true;
  if (text.length > 60 && text.split(' ').length > 9 && !/[.:;!?]$/.test(text))
    return isOpen(text) || HAS_BEGUN.test(text) || /^\p{Ll}{2,}[.,;]? \p{L}|^\p{Ll}{3,}\.?$/u.test(next);
  if (text.length > 60 || /\d$/.test(text)) return false;
  return open || isOpen(text) || POSSESSIVE.test(text) || (HYPHENED.test(text) && /^\p{Ll}/u.test(next));
}
