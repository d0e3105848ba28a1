/** A name in running text: capitalised words, up to a legal form where there is one. */
const WORD = String.raw`(?:[\p{Lu}\d][\p{L}\d'’.&+-]*|\(\p{Lu}[\p{L}.]*\)|&|and|of)`;
const FORM = 'Ltd|LTD|Limited|LIMITED|plc|PLC|LLP|CIC|CIO|Inc';
const BODY = 'Trust|Council|Academy|School|College|University|Association|Society|Partnership|Charity';
/** "St Mary's Academy Trust", "Hale Society Limited": a name goes on to the last of such words. */
const NAME = String.raw`(?!(?:What|How|Why|Who|When|Where|Which)\s)((?=[\p{Lu}\d])(?:${WORD}\s+){1,8}?(?:${FORM}|(?:${BODY})(?!\s+(?:${BODY}|${FORM})\b))\b\.?|[\p{Lu}][\p{L}\d'’&+-]*(?:\s+(?:[\p{Lu}][\p{L}\d'’&+-]*|&|and)){0,5})`;
/** A pattern for a name between other words; the name is its first group. */
export const named = (before: string, after: string): RegExp =>
  new RegExp(`${before}(?<![\\p{L}\\d])${NAME}${after}`, 'u');
