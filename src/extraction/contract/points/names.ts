import { isPlaceInList } from '../labels/places-in-lists.js';

/** "1 ", "2. ", "No. 1 – ", "Site 3: ", "#4 - ": what stands before the name in a list. */
const NUMBERED =
  /^(?:\d{1,2}(?:[.):]|\s*[–-])?|(?:(?:Premises|Location|Property|Outlet|Site|Supply|Meter|(?:Supply |Meter )?[Pp]oint)\s+)?(?:(?:No|Nr)\.?\s?|Number\s|#\s?)?\d{1,2}(?: of \d{1,3})?\s?[.):–-])\s+(?=\p{Lu})/u;

/** "Electricity: Main surgery", "Gas – Annexe": the fuel before the name. */
const FUELLED = /^(?:Electricity|ELECTRICITY|Gas|GAS|Power)(?: [Ss]upply)?(?::| [–·•|-])\s+(?=\p{Lu})/u;

/** A sign of the fuel, or a bullet, before a name: "⚡ Main surgery". */
const SIGN = /^(?:\p{So}\uFE0F?|[•●▪◆►▶])\s*(?=[\p{Lu}\d])/u;

/** The name in a list, without a sign, its number there and its fuel: "⚡ Main surgery", "2. Branch surgery,", "Site 3 – Annexe". */
export const unnumbered = (text: string): string =>
  text
    .replace(SIGN, '')
    .replace(NUMBERED, '')
    .replace(FUELLED, '')
    .replace(/\s*[,:–-]\s*$/, '');

/** "B1 ", "H 2. ": a letter and a number before a name. */
const LETTERED = /^(\p{Lu}{1,2}) ?(\d{1,3})[.):]?(?:\s*[–-])?\s+(?=\p{Lu})/u;

/** The names in a list that may be numbered, with its letter before each number or without one: "B1 Main surgery", "B2 Annexe". */
export function withoutNumbers(texts: readonly string[]): string[] {
  const counted = texts.map((text) => LETTERED.exec(text));
  const letters = new Set(counted.map((match) => match?.[1]));
  const first = Number(counted[0]?.[2]);
  const count = letters.size === 1 && counted.every((match, i) => Number(match?.[2]) === first + i);
  return texts.map((text, i) => unnumbered(count && texts.length > 1 ? text.slice(counted[i]![0].length) : text));
}

const SHAPE = /^\p{Lu}[\p{L}\d '’&.()-]{2,40}$/u;
const OF_SUPPLIES = /\b(?:electricity|gas|supply|meter|site|mpan|mprn|rate|price|charge|new|current|contract)\b/i;

/** True for a text that the name of a site may be among others. */
export const isShaped = (text: string): boolean =>
  SHAPE.test(text) && !isPlaceInList(text) && !/^(?:electricity|gas|power)$/i.test(text);

/** "Account 7730-4412": a reference names no site. */
const REFERENCE = /\d{4}|^(?:account|customer|client|agreement|order|invoice|ref(?:erence)?)\b.*\d/i;

/** True for a text that can be the name of a site. */
export const isTitle = (text: string): boolean =>
  SHAPE.test(text) && !isPlaceInList(text) && ![OF_SUPPLIES, REFERENCE, /^power$/i].some((words) => words.test(text));

/** Of a long list one text may be misread, or be of another shape: a number of a house, "the Annexe". */
const MOST_SHAPED = 0.85;

/** True for the names of sites in a list: most can be nothing else, and some may have a word of supplies ("Mast Site", "Gas Works"). */
export const areTitles = (texts: readonly string[]): boolean =>
  texts.filter(isTitle).length >= 0.7 * texts.length && texts.filter(isShaped).length >= MOST_SHAPED * texts.length;
