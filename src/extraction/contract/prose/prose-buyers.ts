import { findSupplierNames } from '../../catalogue/index.js';
import {
  addressLikeness,
  cleanName,
  findPostcodes,
  joinAddress,
  type ParseOptions,
} from '../../fields/values/index.js';
import { ENDS_IN_FORM, FORM } from '../../legal-forms.js';
import { isOfTrade } from '../labels/of-trade.js';
import { BODY, named } from './named.js';
import { addressOf } from './party-address.js';
import type { Said } from './prose-said.js';

/** Who buys, with the address behind the name: "for Hale Joinery Ltd, 4 Quay Street, ...", "Hale Joinery Ltd, of ..., accepts ...". */
export const buyerIn = (sentence: string, options: ParseOptions): Said[] => [
  ...customerIn(sentence, options),
  ...acceptsIn(sentence, options),
];

/** "... for Underhill Cheese Company, 90 Fellside, Kirkcaldy, KY1 2FW", "for Selwyn's Fish Bar (account 24394217)". */
const FOR_PARTY = named(
  String.raw`\b(?:for|with) (?:the (?:customer|business|client|company),? )?`,
  String.raw`(?=,\s|\s\((?:your |our |customer )?account)`,
);

/** "Both are for The Old Mill, 4 Quay Road": what supplies are for is a place, where the name is no company's. */
const OF_SUPPLIES =
  /\b(?:both|they|these|all|fuels?|supplies|meters?)(?: of (?:them|these|those))?(?: both| all)? (?:is|are|will be) for $/i;

/** " (account 24394217)", ", our account 24394217": what tells that the name before it is the customer's. */
const WITH_ACCOUNT = /^(?: \(|, (?:(?:your|our|the|their|customer) )+account\b(?=[^.;,]{0,25}\d))/i;

/** "Customer 7901969: Mrs L M Oakeshott, Flat 9, ...". */
const NUMBERED_PARTY =
  /^(?:Customer|Client|Member|Account)(?: (?:no\.?|number|ref\.?))? ([A-Z0-9/-]*\d{3}[A-Z0-9/-]*)\s*[:,–-]\s+(\p{Lu}.*)$/u;

/** "Hale Joinery Ltd, of 4 Quay Street, Ripon, HG4 1AB, accepts the two supplies below": who accepts them buys them. */
const ACCEPTS =
  /^\s*(?:,\s*)?(?:has |have )?(?:hereby )?(?:accepts?|accepted|enter(?:s|ed)? into|agrees? to (?:take|buy|purchase|be supplied)|takes?|orders?|buys?|purchases?)\b[^.;]{0,60}\b(?:suppl(?:y|ies)|offer|prices?|contract|terms|electricity|gas|energy)\b/;
const BUYER = named(
  '^',
  String.raw`(?<=\b(?:${FORM}|${BODY})\.?)(?=,? (?:of|at|\(|whose|with)\b|,? \(|, (?=[\p{Lu}\d]))`,
);
/** "By signing, Hale Joinery Ltd, of ..., enters into contract TG-44121": how it does so, before its name. */
const BY_SIGNING = /^By (?:signing|signature|its signature|accepting)(?: (?:below|here|this \p{Ll}+))?,? /u;

/** The customer and the address behind its name, in a sentence that tells what it accepts. */
function acceptsIn(said: string, options: ParseOptions): Said[] {
  const lead = BY_SIGNING.exec(said)?.[0].length ?? 0;
  const sentence = said.slice(lead);
  const name = BUYER.exec(sentence)?.[1];
  if (!name || isOfTrade(name)) return [];
  const postcode = findPostcodes(sentence.slice(name.length), options)[0];
  const end = name.length + (postcode?.end ?? 0);
  if (!postcode || !ACCEPTS.test(sentence.slice(end).replace(/^\s*\([^()]{3,60}\)/, ''))) return [];
  const place = { start: lead, end: lead + name.length, confidence: 0.6 };
  return [
    { ...place, field: 'customerName', value: cleanName(name) },
    ...addressOf('billingAddress', said.slice(0, lead + end), place.end, options),
  ];
}

/** Whom a sentence says that the paper is for, with the address behind the name. */
function customerIn(sentence: string, options: ParseOptions): Said[] {
  const numbered = NUMBERED_PARTY.exec(sentence);
  if (numbered) {
    const [, reference, rest] = numbered;
    const at = sentence.length - rest.length;
    const name = rest.split(',')[0];
    const said: Said[] = [
      { field: 'customerName', value: name, start: at, end: at + name.length, confidence: 0.6 },
      {
        field: 'supplierAccountNumber',
        value: reference,
        start: sentence.indexOf(reference),
        end: at,
        confidence: 0.5,
      },
    ];
    return [...said, ...addressBehind(sentence, at + name.length, options)];
  }
  const match = FOR_PARTY.exec(sentence);
  const name = match?.[1];
  if (!match || !name || !/\s/.test(name) || addressLikeness(name) >= 0.65 || findSupplierNames(name).length > 0)
    return [];
  const start = match.index + match[0].length - name.length;
  if (OF_SUPPLIES.test(sentence.slice(0, start)) && !ENDS_IN_FORM.test(name)) return [];
  const said: Said = { field: 'customerName', value: name, start, end: start + name.length, confidence: 0.5 };
  if (WITH_ACCOUNT.test(sentence.slice(start + name.length))) return [said];
  const address = addressBehind(sentence, start + name.length, options);
  return address.length > 0 ? [said, ...address] : [];
}

/** The customer's address that follows its name after a comma. */
function addressBehind(sentence: string, from: number, options: ParseOptions): Said[] {
  const rest = sentence.slice(from);
  const postcode = findPostcodes(rest, options)[0];
  if (!postcode || postcode.start > 110 || /[.;:]\s/.test(rest.slice(0, postcode.start))) return [];
  const value = joinAddress([rest.slice(1, postcode.end)]);
  if (value.split(', ').length < 2) return [];
  return [{ field: 'billingAddress', value, start: from + 2, end: from + postcode.end, confidence: 0.5 }];
}
