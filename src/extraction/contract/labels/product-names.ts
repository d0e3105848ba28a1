import { findSupplierNames } from '../../catalogue/index.js';
import { nameLikeness } from '../../fields/values/index.js';

/** Words of which the name of a product has one, and the name of a party none. */
const OF_PRODUCT =
  /\b(?:fix(?:ed)?|flex\w*|variable|track\w+|index\w*|saver|tariff|plan|deemed|capped|renewal|renewable|inclusive|pass[- ]through|(?:electricity|gas|energy|power) for (?:your )?(?:business|home))\b/i;
/** Words of titles and of other fields. */
const OF_OTHERS =
  /\b(?:contract|agreement|offer|charges?|terms?|period|schedule|summary|customer|payment|debit|supply|direct|dates?|details|months?|years?|yes|no|until|throughout)\b|\b(?:prices?|rates?|tariff|plan)$/i;

/** True for words that can name a product and no party. */
export const namesProduct = (text: string): boolean =>
  OF_PRODUCT.test(text) && nameLikeness(text).kind === 'other' && findSupplierNames(text).length === 0;

/** True for a text with the form of a product's name: "Steady Fix 24", but not "Fixed price" or "Fixed for the term". */
export function isProductName(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    text.length <= 45 &&
    words.every((word) => /^[\p{Lu}\d&+(-]/u.test(word) || /^(?:for|and|of|v\d+)$/.test(word)) &&
    !/[.:;,£%?]|\d{3}/.test(text) &&
    !OF_OTHERS.test(text) &&
    namesProduct(text)
  );
}
