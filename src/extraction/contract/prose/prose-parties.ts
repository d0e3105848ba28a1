import { FORM, HAS_FORM } from '../../legal-forms.js';
import { findSupplierNames, isSupplierName } from '../../catalogue/index.js';
import { cleanName, findPostcodes, joinAddress, nameLikeness, type ParseOptions } from '../../fields/values/index.js';
import { matchesOf } from '../../matches.js';
import { isOfTrade } from '../labels/of-trade.js';
import { BODY, named } from './named.js';
import { namedParties } from './prose-named-parties.js';
import { addressOf, FOR_BILLS, SEAT } from './party-address.js';
import { brokerIn } from './prose-brokers.js';
import { buyerIn } from './prose-buyers.js';
import type { Said } from './prose-said.js';

/** Who the parties are, and who arranged the contract, as sentences say it; whom the supplier pays ("pays us, Powerpath Ltd") is no supplier. */
export function partiesSaid(sentence: string, options: ParseOptions, before = ''): Said[] {
  const brokers = brokerIn(sentence, before);
  const isBroker = ({ field, start, confidence }: Said): boolean =>
    field === 'supplierName' && brokers.some((each) => each.start === start && each.confidence >= confidence);
  const parties = [
    ...partiesIn(sentence, options),
    ...partiesMeant(sentence, options),
    ...partyTitled(sentence, options, before),
    ...buyerIn(sentence, options),
    ...supplierIn(sentence, options),
    ...namedParties(sentence),
  ];
  return [...parties.filter((each) => !isBroker(each)), ...brokers];
}

/** "We have placed your electricity and gas with Northern Power Ltd": what a broker says of the contract that it made. */
const PLACED_WITH = named(
  String.raw`\b(?:placed|arranged|secured|agreed|negotiated|booked|set up|moved|put)\b[^.;:]{0,60}\b(?:electricity|gas|energy|power|suppl(?:y|ies)|contracts?|meters?|lots?|sites?)\b[^.;:]{0,40}? with `,
  String.raw`(?<=\b(?:${FORM})\.?)`,
);
/** "Landlord's electricity: your contract with Northern Power plc": what the letter of a broker is about, which is not over. */
const CONTRACT_WITH = named(
  String.raw`\b[Yy]our (?:new )?(?:(?:electricity|gas|energy|supply) )?(?:contract|agreement) with `,
  String.raw`(?<=\b(?:${FORM})\.?)(?!,? (?:(?:has|is|that|which|will) )*(?:end|expir|finish|come|came|due|run|ran|lapse|over)\p{Ll}*\b)`,
);
/** "The supplier will write to you from Baird House, ...", "The supplier's address is ...". */
const SUPPLIER_AT =
  /\b(?:[Tt]he|[Yy]our)(?: new)? supplier(?:['’]s)?\b(?=[^.;:]{0,70}\b(?:writes?|address|office|based|reached|contacted|registered|found|letters|post)\b)[^.;:\d]{0,70}?\b(?:from|at|is)\s+(?=[\p{Lu}\d])/u;

/** Who supplies, and from where, in the words of a broker who writes to the customer. */
function supplierIn(sentence: string, options: ParseOptions): Said[] {
  const placed = PLACED_WITH.exec(sentence) ?? CONTRACT_WITH.exec(sentence);
  const start = placed ? placed.index + placed[0].length - placed[1].length : 0;
  const name = placed && isOfTrade(placed[1]) ? partyAt('supplierName', { name: placed[1], start }) : undefined;
  const at = SUPPLIER_AT.exec(sentence);
  const from = at ? at.index + at[0].length : 0;
  const postcode = at && findPostcodes(sentence.slice(from), options)[0];
  const value = postcode && postcode.end < 110 ? joinAddress([sentence.slice(from, from + postcode.end)]) : '';
  const address: Said[] = value.includes(', ')
    ? [{ field: 'supplierAddress', value, start: from, end: from + postcode!.end, confidence: 0.6 }]
    : [];
  return name ? [name, ...address] : address;
}

const DEFINED =
  /\(\s*(?:the|hereinafter|together,?)?\s*(?:["“'‘][^"“”)]{2,30}["”'’],?\s*(?:or\s+|and\s+)?)?(?:the\s+)?["“”'‘’]?(?:the )?(?:[Bb]usiness (?=[Cc]))?([Ss]upplier|[Ss]eller|[Vv]endor|[Cc]ustomer|[Bb]uyer|[Pp]urchaser|[Cc]onsumer|[Oo]fftaker|[Cc]lient|[Bb]roker|we|us|you)(?!['’\p{L}])["“”'‘’]?(?:\)|(?:\s?[,;/–-]|\s+(?:and|or|in|as|below|here\p{Ll}+)\b)[^)]{0,80}\))/gu;
const PARTY: Record<string, string> = {
  we: 'supplierName',
  us: 'supplierName',
  our: 'supplierName',
  you: 'customerName',
  your: 'customerName',
  supplier: 'supplierName',
  seller: 'supplierName',
  vendor: 'supplierName',
  customer: 'customerName',
  buyer: 'customerName',
  purchaser: 'customerName',
  consumer: 'customerName',
  offtaker: 'customerName',
  client: 'customerName',
  broker: 'brokerName',
};
/** "“We”, “us” and “our” mean", "the Customer means", "“You” is": words by which a party is called, and that its name follows. */
const MEANT =
  /(?:^|[\s(.:])(["“'‘])?(?:the )?(supplier|seller|vendor|customer|buyer|purchaser|consumer|offtaker|client|broker|we|us|our|you|your)["”'’]?(?:(?:\s*[,/]\s*|\s+)(?:(?:and|or)\s+)?["“'‘]?(?:we|us|our|ours|you|your|yours)["”'’]?){0,6}(?: (?:under|for|of|to) (?:this|the|your) (?:contract|agreement))?\s+(means?|(?:shall|will) mean|refers? to|is|are|(?:will|shall) be)\s+(?=[\p{Lu}\d])/giu;

/** "The current supplier is ...": another than that of this contract. */
const OF_OTHER = /\b(?:current|present|existing|previous|former|old|last|outgoing|losing|other)\s+$/i;

/** "Hale Federation of Village Halls (a business customer), whose invoice address is": what has an address is a party, of whatever kind. */
const NAME_WHOSE =
  /^(\p{Lu}[\p{L}'’-]*(?: (?:(?:of|for|and|the|&) )*\p{Lu}[\p{L}'’-]*){1,7})(?= \([^()]{3,80}\), whose\b|, whose\b)(?=[^.;]{0,90}\bwhose (?:\p{Ll}+ ){0,3}(?:address|office)\b)/u;

/** The parties as a contract defines them: "“We” and “us” mean X, whose office is at ...", "“Customer” means Y". */
function partiesMeant(sentence: string, options: ParseOptions): Said[] {
  return matchesOf(sentence, MEANT).flatMap((match): Said[] => {
    const [lead, quote, word, verb] = match;
    if (OF_OTHER.test(sentence.slice(0, match.index + lead.search(/\p{L}/u)))) return [];
    const start = match.index + lead.length;
    const rest = sentence.slice(start);
    const name = NAME_WHOSE.exec(rest)?.[1] ?? MEANT_NAME.exec(rest)?.[1];
    if (!name || name.length < 4) return [];
    // "The Customer is Yarrow Textiles Limited" names it; "We are British" does not.
    const isKnown = NAME_WHOSE.test(rest) || nameLikeness(cleanName(name)).kind === 'company' || isSupplierName(name);
    const named = /^(?:is|are|(?:will|shall) be)$/i.test(verb) && isKnown;
    if (!quote && !named && !/mean/i.test(verb)) return [];
    const field = PARTY[word.toLowerCase()];
    const value = rest.length > name.length ? cleanName(name) : cleanName(name).replace(/\.$/, '');
    const said: Said = { field, value, start, end: start + name.length, confidence: 0.75 };
    const from = start + name.length;
    if (field === 'supplierName') return [said, ...addressOf('supplierAddress', sentence, from, options)];
    return field === 'customerName' && FOR_BILLS.test(sentence.slice(from))
      ? [said, ...addressOf('billingAddress', sentence, from, options)]
      : [said];
  });
}
/** "1. THE BUYER. Hale District Council, a local authority.": a title that is a party, and who that is. */
const TITLE_OF_PARTY =
  /^\W*(?:\d{1,2}[.)]?\s+)?(?:the )?(supplier|seller|customer|buyer|purchaser|consumer|offtaker|client|broker)\.$/i;

function partyTitled(sentence: string, options: ParseOptions, before: string): Said[] {
  const word = TITLE_OF_PARTY.exec(before)?.[1];
  const name = word && MEANT_NAME.exec(sentence)?.[1];
  if (!name || nameLikeness(cleanName(name)).kind !== 'company') return [];
  const field = PARTY[word.toLowerCase()];
  const said: Said = { field, value: cleanName(name), start: 0, end: name.length, confidence: 0.75 };
  return field === 'supplierName' ? [said, ...addressOf('supplierAddress', sentence, name.length, options)] : [said];
}

/** The first company of a clause; where none has a legal form, the name that it begins with. */
const FORMED = named(
  String.raw`(?:^|\b(?:between|and|with)\s+|[\s;:,.\d()])`,
  String.raw`(?<=\b(?:${FORM}|${BODY})\.?)`,
);
const OPENING = named(
  String.raw`^[\s;:,.\d()]*(?:(?:and\s+|(?:(?:[Tt]his|THIS|[Aa]n?|AN?) (?:agreement|contract|AGREEMENT|CONTRACT)[^;:,]{0,60}? )?(?:between|BETWEEN)\s+)(?:(?:\d+(?:\.\d+)*|\(\d\))\s+)?)?`,
  '',
);
/** "... and Mr R Okonkwo t/a Okonkwo Motors (you)". */
const TRADER =
  /(?:^|\band )((?:\p{Lu}[\p{L}'’.-]*\s+){1,5}(?:t\/a|trading as)(?:\s+(?:\p{Lu}[\p{L}'’.-]*|&|and|of|the)){1,6})\s*$/u;
const MEANT_NAME = named('^', String.raw`(?=[,.;(]|\s+(?:of|at|whose|with|which|who|\(|trading|and)|\s*$)`);
const FORMED_NAME = String.raw`(?<=\b(?:${FORM}|Trust|Council)\.?)`;
const BETWEEN = named(String.raw`[Bb]etween(?: the supplier,?)? `, String.raw`\b`);
/** "Ormsby Garage Limited and Northern Power Limited, 320 St Vincent Street": an answer that names both. */
const BOTH = named('^', String.raw`${FORMED_NAME}(?=(?:\s+\([^()]{2,60}\))?,?\s+and\s+\p{Lu})`);
const AND_PARTY = named(
  String.raw`,?\s+and(?: the customer,?)? `,
  String.raw`(?=[,.(]|\s+(?:of|whose|as|runs?|begins?|starts?|commences?|lasts?|is|was|will|shall|for|dated|\()|\s*$)`,
);
/** The same, as it is looked for all through a text. */
const AND_PARTIES = new RegExp(AND_PARTY, 'gu');
/** "(“Northern”)": how a party is called from there on. */
const CALLED = /\(\s*(?:the |hereinafter )?["“'‘][^"“”)]{2,30}["”'’]\s*\)/gu;

/** The parties as a contract introduces them: "between X, of ..., and Y", "X of ... (the “Supplier”)". */
function partiesIn(sentence: string, options: ParseOptions): Said[] {
  const defined = definedParties(sentence, options);
  return defined.some(({ field }) => field === 'supplierName')
    ? defined
    : [...defined, ...partiesBetween(sentence, defined, options)];
}

/** "An agreement between npower Business Solutions, whose office is at ...": a supplier by the name that it trades under. */
function tradeName(clause: string, field: string): { 0: string; 1: string; index: number } | undefined {
  const between = field === 'supplierName' ? /\bbetween\s+/i.exec(clause) : null;
  const from = between ? between.index + between[0].length : 0;
  const [known] = between ? findSupplierNames(clause.slice(from)) : [];
  return known?.start === 0 ? { 0: known.text, 1: known.text, index: from } : undefined;
}

/** "The Chapter of Hale Minster (customer)", "Council of St Ann's, Hale (the “Customer”)": of what a body is, where no address follows. */
const OF_PLACE =
  /^( of (?!.*\b(?:House|Hall|Office|Offices|Street|Road|Lane|Avenue|Way|Park|Square|Place|Court|Building|Centre)\b)(?:the )?\p{Lu}[\p{L}'’.-]*(?:,? (?:\p{Lu}[\p{L}'’.-]*|and|&|of|the|in|on|with))*)\s*$/u;

/** "The distributor is Hale Networks Ltd. Northern Power Limited (“the Supplier”)": a sentence may end with a legal form. */
const SENTENCE_BEFORE = new RegExp(String.raw`^.*\bis (?:(?!\bis )[^;:()“”"])*\b(?:${FORM})\. (?=\p{Lu})`, 'u');

function definedParties(sentence: string, options: ParseOptions): Said[] {
  const found: Said[] = [];
  const called = matchesOf(sentence, CALLED);
  let from = 0;
  for (const match of matchesOf(sentence, DEFINED)) {
    const others = called.filter((each) => each.index + each[0].length <= match.index);
    for (const each of others) from = Math.max(from, each.index + each[0].length);
    from += SENTENCE_BEFORE.exec(sentence.slice(from, match.index))?.[0].length ?? 0;
    const clause = sentence.slice(from, match.index);
    const field = PARTY[match[1].toLowerCase()];
    const name = FORMED.exec(clause) ?? TRADER.exec(clause) ?? tradeName(clause, field) ?? OPENING.exec(clause);
    from = match.index + match[0].length;
    if (!name || name[1].length < 4) continue;
    const start = match.index - clause.length + name.index + name[0].length - name[1].length;
    const more = HAS_FORM.test(name[1]) ? null : OF_PLACE.exec(sentence.slice(start + name[1].length, match.index));
    const whole = name[1] + (more?.[1] ?? '');
    const end = start + whole.length;
    const value = whole.replace(HANGING, '').replace(NUMBER_AND, '');
    found.push({ field, value, start, end, confidence: 0.75 });
    const clauseEnd = sentence.slice(0, match.index);
    if (field === 'supplierName') found.push(...addressOf('supplierAddress', clauseEnd, end, options));
    if (field !== 'customerName') continue;
    const confidence = FOR_BILLS.test(clauseEnd.slice(end)) ? undefined : { confidence: SEAT };
    const before = addressOf('billingAddress', clauseEnd, end, options).map((said) => ({ ...said, ...confidence }));
    found.push(...before, ...(before.length > 0 ? [] : billsBehind(sentence, from, options)));
  }
  return found;
}

/** "... (the Customer), 4 Mill Lane, Hexham, NE46 2QL for all invoices": what follows the word by which the customer is called. */
function billsBehind(sentence: string, from: number, options: ParseOptions): Said[] {
  const [postcode] = findPostcodes(sentence.slice(from), options);
  const end = from + (postcode?.end ?? 0);
  return /^,? for (?:all |the |its )?(?:bills|invoices|correspondence|post)\b/i.test(sentence.slice(end))
    ? addressOf('billingAddress', sentence.slice(0, end), from, options)
    : [];
}

/** "Mrs Jane Hale and Northern Power plc", with no party behind it: a name of two words without a legal form, or a known supplier's, and a company. */
const RUN_ON = new RegExp(
  String.raw`^((?:\p{Lu}[\p{L}'’.-]*\s+){0,3}\p{Lu}[\p{L}'’-]*(?<!\b(?:${FORM})))\s+and\s+(\p{Lu}.*\b(?:${FORM})\.?)$`,
  'u',
);

function runOn(name: string): RegExpExecArray | undefined {
  const run = RUN_ON.exec(name);
  const isName = run !== null && (/\s/.test(run[1]) || isSupplierName(run[1]));
  return isName ? run : undefined;
}

const IS_COMPANY = new RegExp(String.raw`\b(?:${FORM}|Trust|Council)\b`);

/** Two parties of whom the sentence does not say which is which: the supplier comes first, or is the one of the trade. */
function partiesBetween(sentence: string, defined: readonly Said[], options: ParseOptions): Said[] {
  const both = BOTH.exec(sentence);
  const between = BETWEEN.exec(sentence) ?? both;
  if (!between || defined.some(({ field }) => field === 'brokerName')) return [];
  const first = { name: between[1].replace(HANGING, ''), start: between.index + between[0].length - between[1].length };
  const rest = sentence.slice(first.start + first.name.length);
  const ands = matchesOf(rest, AND_PARTIES);
  const and = ands.find((each) => IS_COMPANY.test(each[1])) ?? ands[0];
  const run = and ? undefined : runOn(first.name);
  const second = and
    ? { name: and[1], start: first.start + first.name.length + and.index + and[0].indexOf(and[1]) }
    : run
      ? { name: run[2], start: first.start + run[0].length - run[2].length }
      : undefined;
  if (run) first.name = run[1];
  const turned = second !== undefined && isOfTrade(second.name) && !isOfTrade(first.name);
  if (!BETWEEN.test(sentence) && !(second && isOfTrade(first.name) !== isOfTrade(second.name))) return [];
  const [supplier, customer] = turned ? [second, first] : [first, second];
  const customers = defined.filter(({ field }) => field === 'customerName');
  if (customers.some(({ start }) => start === supplier.start)) return [];
  const found = [partyAt('supplierName', supplier)];
  const from = supplier.start + supplier.name.length;
  const seat = findPostcodes(sentence.slice(from), options)[0];
  if (seat) found.push(...addressOf('supplierAddress', sentence.slice(0, from + seat.end), from, options));
  return customer && customers.length === 0 ? [...found, partyAt('customerName', customer)] : found;
}

const partyAt = (field: string, { name, start }: { name: string; start: number }): Said => ({
  field,
  value: cleanName(name),
  start,
  end: start + name.length,
  confidence: 0.6,
});

/** "..., company number 01234567 and Hale Foods plc": the number of the first party before the second. */
const NUMBER_AND = /^[A-Z]{0,2}\d{6,8}\s+and\s+(?=\p{Lu})/u;
/** A small word behind a name that leads to what comes after it. */
const HANGING = /\s+(?:of|and|&)$/;
