import { FORM } from '../../legal-forms.js';

/** A word of a name. One without an end ("A-A-A-...") is none, and is not searched through from each of its parts. */
const WORD = String.raw`(?:[\p{Lu}\d][\p{L}\d'’.&+-]{0,60}|\(\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,2}\)|&|and|of)`;
/** What a body that trades under no legal form calls itself. */
export const BODY = 'Trust|Council|Academy|School|College|University|Association|Society|Partnership|Charity';
/**
 * A name in running text: capitalised words, up to a legal form where there is one. It goes on to the last of such words:
 * "St Mary's Academy Trust", "Hale Society Limited", "Hale College (Enterprises) Limited".
 */
const NAME = String.raw`(?!\d{1,2}\.\d{1,2}\s|\d{5,}\s|(?:What|How|Why|Who|When|Where|Which|BETWEEN|AND)\s)((?=[\p{Lu}\d])(?:${WORD}\s+){1,8}?(?:${FORM}|(?:${BODY})(?!\s+(?:${BODY}|(?:\(\p{Lu}[\p{L} ]{1,30}\)\s+)?(?:${FORM}))\b))\b\.?|[\p{Lu}][\p{L}\d'’&+-]{0,60}(?:\s+(?:[\p{Lu}][\p{L}\d'’&+-]{0,60}|&|and)){0,5}(?!\s+\(\p{Lu}[\p{L} ]{1,30}\)\s+(?:${FORM})\b))`;
/** A pattern for a name between other words; the name is its first group. */
export const named = (before: string, after: string): RegExp =>
  new RegExp(`${before}(?<![\\p{L}\\d]|\\d\\.)${NAME}${after}`, 'u');
