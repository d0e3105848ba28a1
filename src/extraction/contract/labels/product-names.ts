import { findSupplierNames } from '../../catalogue/index.js';
import { nameLikeness } from '../../fields/values/index.js';
import { FORM } from '../../legal-forms.js';
import { namesNone } from './no-names.js';

/** Words of which the name of a product has one, and the name of a party none. */
const OF_PRODUCT =
  /\b(?:fix(?:ed)?|lock(?:ed|[- ]in)|flex\w*|variable|track\w+|index\w*|saver|tariff|plan|deemed|capped|renewal|renewable|inclusive|pass[- ]through|(?:electricity|gas|energy|power) for (?:your )?(?:business|home))\b/i;
/** Words of titles and of other fields. */
const OF_OTHERS =
  /\b(?:contract|agreement|offer|charges?|terms?|period|schedule|summary|customer|payment|debit|supply|direct|dates?|details|months?|years?|yes|no|until|throughout)\b|\b(?:prices?|rates?|tariff|plan)$/i;

/** What a paper is, behind its title: "Price book - EXECUTED COPY", "Rate card - Final version". */
const STATE_OF_PAPER =
  /^(?:(?:fully|duly|executed|signed|countersigned|unsigned|conformed|certified|(?:customer|client|supplier|broker)(?:['’]?s)?|our|your|file|office|final|draft|original|amended|revised|working|true) )*(?:copy|version|draft|counterpart|duplicate|executed|signed|countersigned|final|superseded|v(?:er)?\.? ?\d[\d.]*)(?: (?:no\.? ?|number )?v?\d[\d.]*)?$/i;
/** What energy is made from: no name where its kind is asked for. */
const SOURCE =
  /^(?:100 ?% |fully |certified |all )?(?:renewables?|green|zero[- ]carbon|low[- ]carbon|carbon[- ](?:neutral|free|zero)|standard|brown|natural|bio(?:gas|methane)?|grid|nuclear|rego)(?:[- ](?:sourced?|sources|backed|electricity|energy|power|gas|supply|mix|certified|grid))*$/i;
/** A label that asks for the kind of the energy, and for no name: "Electricity type", "Source of energy". */
const OF_SOURCE = /\b(?:type|kind|source|origin|mix)\b/i;

/** True for what is no name of a product beside such a label: the state of a paper, or what its energy is made from. */
export const namesNoProduct = (text: string, label: string): boolean =>
  STATE_OF_PAPER.test(text) || (OF_SOURCE.test(label) && SOURCE.test(text));

/** True for words that can name a product and no party. */
export const namesProduct = (text: string): boolean =>
  OF_PRODUCT.test(text) && nameLikeness(text).kind === 'other' && findSupplierNames(text).length === 0;

/** True for a text with the form of a product's name: "Steady Fix 24", "GAS-FIX-12", but not "Fixed price" or "Fixed for the term". */
export function isProductName(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    (words.length >= 2 || /-\d/.test(text)) &&
    words.length <= 6 &&
    text.length <= 45 &&
    words.every((word) => /^[\p{Lu}\d&+(-]/u.test(word) || /^(?:for|and|of|v\d+)$/.test(word)) &&
    !/[.:;,£%?]|(?<!\d)(?!20\d\d\b)\d{3}/.test(text) &&
    !OF_OTHERS.test(text) &&
    namesProduct(text)
  );
}

/** A kind of price or of customer, or a fuel, is no name of a product. */
const ONLY_KIND = new RegExp(
  String.raw`^(?:fixed|variable|flexible|tracker|standard|electricity|(?:natural )?gas|power|energy|dual fuel|none|not applicable|business|(?:non[- ])?domestic|residential|household|(?:not )?(?:accepted|selected|chosen)(?: by .*)?|commercial|industrial(?: (?:and|&) commercial)?|micro ?business|sme|yes|no|(?:(?:public|private) )?limited company|sole trader|(?:limited liability )?partnership|(?:registered )?charity|public (?:body|sector)|${FORM})$`,
  'i',
);

/** A kind of price: beside "Contract type", which asks for it as well, it is no name either. */
export const KIND_OF_PRICE =
  /^(?:(?:fully|all|part(?:ly|ially)?|semi)[- ])?(?:fixed|inclusive|variable|flexible|flex|index(?:ed)?|pass[- ]?through|tracker)(?:, (?:fully |all )?(?:fixed|inclusive))?(?:[- ](?:prices?|rates?|term|contract|supply|tariff))*$/i;

/** The place of an offer among others is no name either. */
const OF_SEVERAL = /^(?:option|offer|quote|quotation|proposal|choice|column|product|plan)\s+(?:[A-Z]|\d{1,2})$/i;
/** Nor is its place in time: "New deal" over a column beside "Old deal". */
const OF_TIME =
  /^(?:the |your |our |this )?(?:old|new|former|current|present|existing|previous|last|next|renewed?|proposed) (?:deal|offer|contract|agreement|plan|tariff|product|prices?|rates?|terms)$/i;
/** How a bill is paid is no name: "Fixed monthly Direct Debit", "You pay by BACS". */
const PAYMENT = /^(?:\p{L}+ ){0,3}direct debit$|\bpa(?:y|ys|id|ying|yment|yments) (?:by|via|through|with)\b/iu;
/** How long a product runs, or from when, says no name. */
const TIME =
  /^(?:\d{1,3} ?(?:months?|mths|years?|yrs)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* 20\d\d)$/iu;

/** How a supply comes to its supplier, beside "Transfer type", is no name. */
const TRANSFER = /^(?:change of (?:supplier|tenancy|tenant|occupier|ownership)|new (?:connection|customer|business))$/i;

/** "Dear Mrs Hale", "Yours faithfully", under the last label over a letter. */
const SALUTATION = /^Dear \p{Lu}|^[Yy]ours (?:faithfully|sincerely|truly)\b/u;

/** "Deemed night Deemed daily": the heads of two columns, read as one. */
const TWO_HEADS = /^(\p{Lu}\p{L}+) \p{Ll}+ \1 \p{Ll}+$/u;

/** True for what stands where a name may and names no product: a kind, a place in a list, a way to pay, a time. */
export const namesNothing = (text: string): boolean =>
  namesNone(text) ||
  [SALUTATION, ONLY_KIND, OF_SEVERAL, OF_TIME, PAYMENT, TIME, TRANSFER, TWO_HEADS].some((pattern) =>
    pattern.test(text),
  );
