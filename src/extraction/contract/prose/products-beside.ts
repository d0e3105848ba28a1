import { nameLikeness } from '../../fields/values/index.js';
import { matchesOf } from '../../matches.js';
import { isProductName, KIND_OF_PRICE, namesNothing } from '../labels/product-names.js';
import { PRODUCT } from './prose-products.js';
import type { Said } from './prose-said.js';

const WORD = '(?:[Tt]ariff|[Pp]lan|[Pp]roduct|[Dd]eal)';
/** What may stand between the word for a product and what leads to its name: nothing that is a name itself. */
const BETWEEN = String.raw`(?:\s+(?:\p{Ll}[\p{Ll}'’-]*|Contract|Agreement|Customer|Client|Buyer|Supplier|Seller|Company)){0,7}?`;
const QUOTED = String.raw`["“‘]([^"“”‘’]{3,45})["”’]`;
const BEHIND = String.raw`(?=[.,;:)]|\s+(?:and|under|with|which|for|from|at|until|as|the)\b|$)`;
/** Words that begin a sentence, or ask, and no name. */
const NO_NAME = '(?!(?:It|This|That|Yours?|Which|What|Where|Each|Ours?|The|Under|On)\\b)';
const WHOSE = "(?:our|the|your|(?:the )?\\p{Lu}\\p{L}+['’]s)";

/** A name that the word for a product stands beside. */
const BESIDE: RegExp[] = [
  // "the product supplied is known as “Steady Link”", "the tariff that applies, called Steady Fix, is ..."
  new RegExp(
    String.raw`\b${WORD}:?${BETWEEN},?\s+(?:is|as|called|named|being|will be)\s+(?:our |the |your )?(?:${QUOTED}|${PRODUCT}${BEHIND})`,
    'gu',
  ),
  // "awarded prices, product “Steady Bundled”", "tariff: “100% Steady”"
  new RegExp(String.raw`\b${WORD}(?: name)?[:,]?\s+${QUOTED}`, 'gu'),
  // "Your plan, Steady Evolve, is a fixed price plan"
  new RegExp(
    String.raw`\b(?:[Yy]our|[Oo]ur|[Tt]he) ${WORD}, (?:${QUOTED}|${NO_NAME}${PRODUCT}), (?:is|has|gives|fixes|keeps)\b`,
    'gu',
  ),
  // "those of our product Steady Group", "the chosen tariff Steady Fix"
  new RegExp(
    String.raw`\b(?:our|['’]s|(?:chosen|taken|selected|accepted)(?: the| our)?) ${WORD},? (?:${QUOTED}|${NO_NAME}${PRODUCT}${BEHIND})`,
    'gu',
  ),
  // "on Steady Business Fix, your tariff, they are fixed"; "Steady Certainty is our fixed price tariff"
  new RegExp(
    String.raw`(?:^|\b(?:[Oo]n|[Uu]nder|[Ww]ith)\s+(?:our |the )?)${NO_NAME}(?:${QUOTED}|${PRODUCT})(?:,|,? (?:which )?is) (?:the|your|our) (?:\p{Ll}[\p{Ll}-]* ){0,3}${WORD}\b`,
    'gu',
  ),
];

/** A name that says by its own words that it is a product's. */
const BY_ITSELF: RegExp[] = [
  // "a quotation for our Steady Fix tariff", "it is Steady’s Fixed Plus product"; the "Plan" of "our Steady Plan" is part of the name
  new RegExp(String.raw`\b${WHOSE} (?:${QUOTED}|${PRODUCT}) (?:tariff|plan|product|deal)\b`, 'gu'),
  // "Electricity, Steady Fixed Business", over what is said of that supply
  new RegExp(String.raw`^(?:Electricity|Gas|Power)(?: supply)?(?:,| [–-]) (?:${QUOTED}|${PRODUCT})$`, 'gu'),
  // "36 months of Steady Fixed from 1st July", "all meters go onto Steady Group Fix", "fixed on Steady Fix 24 from"
  new RegExp(
    String.raw`\b(?:(?:months|years)\)? (?:of|on)|(?:moves?|moved|moving|go|goes|going|switch(?:ed)?|fixed) (?:on|on ?to)|(?:asked|opted) for|under the name(?: of)?) (?:our |the )?(?:${QUOTED}|${PRODUCT}${BEHIND})`,
    'gu',
  ),
];

/** The names of products that stand beside the word for one, and those that are known for one by what is said of them and their words. */
export const productsBeside = (sentence: string): Said[] => [
  ...BESIDE.flatMap((pattern) => namesOf(sentence, pattern, canName)),
  ...BY_ITSELF.flatMap((pattern) => namesOf(sentence, pattern, isProductName)),
];

const namesOf = (sentence: string, pattern: RegExp, isName: (text: string) => boolean): Said[] =>
  matchesOf(sentence, pattern).flatMap((match) => {
    const value = match[1] ?? match[2];
    const start = match.index + match[0].indexOf(value);
    return isName(value) ? [{ field: 'tariffName', value, start, end: start + value.length, confidence: 0.6 }] : [];
  });

/** No kind of price or of customer, no time, and no party. */
const canName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !namesNothing(text) && !KIND_OF_PRICE.test(text) && nameLikeness(text).kind === 'other';
