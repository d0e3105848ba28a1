import { FORM } from '../../legal-forms.js';
import { findAddresses, findPostcodes, joinAddress, type ParseOptions } from '../../fields/values/index.js';
import { ADDRESS_OF, withoutName } from '../readers/address-readers.js';
import type { Said } from './prose-said.js';

/** Where energy goes, through which meter, and where bills are sent, as sentences say it. */
export const placesIn = (sentence: string, options: ParseOptions): Said[] => [
  ...siteIn(sentence, options),
  ...siteNameIn(sentence),
  ...serialIn(sentence),
  ...billsIn(sentence, options),
];

const SUPPLY_AT = new RegExp(
  String.raw`\b(?:we (?:will |shall |now |have )?suppl(?:y|ied)(?! (?:to|you|electricity|gas|energy|the|both|your))|we(?:['’](?:ll|re))? (?:(?:will |shall |are (?:going )?to )?(?:carry|keep|go)(?: on)?|(?:will |shall )?(?:start|begin|continue)|are|will be) supplying(?! (?:to|you|electricity|gas|energy|the|both|your|us|it|them|under|at))|(?:supply|supplies) (?:is|are) (?:that|those) (?:at|to)|(?:electricity|gas|energy|power) (?:going|flowing) (?:in)?to|supply (?:of )?(?:the )?(?:electricity|gas|energy|power|both fuels|electricity and gas)?\s*(?:of your business |to your business |to your premises |to the premises |for your premises )?(?:to|at|for)|supply (?:of )?(?:electricity|gas|energy|electricity and gas)(?=:)|(?:(?:both |the )?(?:fuels?|supplies|meters?)|^\W*(?:both|they|all)(?: of (?:them|these))?) (?:(?:is|are)(?: both| all)? (?:at|for|used at|supplied (?:at|to)|delivered (?:at|to))|go(?:es)? to|serves?)|(?:electricity|gas|energy|supply)(?: supply)?(?: of your business| of the business| of your premises| to your business| for your business| (?:is|are|will be) (?:taken|used|consumed|burnt|delivered|supplied|metered))? (?:at|to)|premises (?:at|known as|called|named|are at)|(?:premises|sites?|property|properties|address|place)(?: (?:which|that)(?: (?:is|are))?)?(?: to be| being)? supplied(?: with (?:electricity|gas|energy|power|both fuels))?(?= (?:is|are)\b)|(?:premises|sites?|property|address|place) (?:(?:which|that|where|to which) )?(?:we|I) (?:will |shall |are to |are going to |would )?(?:supply|be supplying)(?: (?:with )?(?:electricity|gas|energy|power|both fuels))?(?: to)?(?= (?:is|are)\b)|supplied (?:to|at)|(?:(?:contract|agreement|deal|account)(?: with us| (?:that |which )?we (?:have|had) with you| (?:is|will be))?|choosing us|chosen us|(?:registered )?supplier) for(?: (?:the|your) (?:(?:electricity|gas|energy) )?suppl(?:y|ies)(?: (?:to|at|of))?)?|(?:contract|agreement) with (?:\p{Lu}[\p{L}.&]*\s){1,6}(?:${FORM}) at|(?:site|property|business|shop|meter) (?:is |which is )?(?:at|located at|situated at)|(?:lives?\b|occup(?:y|ies|ied|ation of)\b|took over|taken over|moved into)(?: the premises at)?|(?:suppl(?:y|ies)|meters?|electricity|gas|energy|power)\b[^.;,\d]{0,25} (?:at|to|for) (?:its|your|our|their|the|the \p{L}+['’]s) (?:\p{Ll}[\p{Ll}-]* ){0,2}\p{Ll}{3,}(?:,| at| known as)|in respect of|responsible for(?: the)?|deliver(?:ed)? to)\s*(?::|\b(?:is|are)\b(?: at\b)?)?\s*(?=[\p{Lu}\d])`,
  'iu',
);

/** "... to 75 Union Street, Dundee, DD2 3XW (the “Premises”)": what stands before the word by which the place is called. */
const CALLED_PREMISES =
  /\b(?:to|at|for|of|as|is|being)\s+(?=[\p{Lu}\d])((?:(?!\b(?:to|at|for) (?=[\p{Lu}\d]))[^;:“”"()]){10,130}?),?\s*\((?:the |each,? (?:an? |the )?|together,? the |hereinafter )?["“'‘](?:the )?(?:Supplied |Supply )?(?:Premises|Site|Property|Supply Address|Place of Supply|Delivery Address)["”'’]\)/u;

/** "The site is known as Boat Shed.", with no address behind it. */
const CALLED_SITE =
  /^(?:(?:The|Your) (?:site|premises|property) is (?:known as|called|named)|The name of (?:the|your) (?:site|premises|property) is) (\p{Lu}[\p{L}\d'’&-]*(?: [\p{L}\d'’&-]+){0,4})\.?$/u;

const KNOWN_AS =
  /\b(?:premises|site|property) (?:known as|called|named) (\p{Lu}[\p{L}\d'’&-]*(?: [\p{L}\d'’&-]+){0,4}?)(?=,? (?:at|of|in)\s+[\p{Lu}\d]|,\s+\d)/u;

/** What stands before the address of a place that has a name. */
const NAMED_PLACE = new RegExp(`^${KNOWN_AS.source},?\\s+(?:(?:at|of|in)\\s+)?`, 'u');

/** "Site 1: Boat Shed, situated at 4 Quay Street": a name in a list of places. */
const SITUATED =
  /^\W*(?:(?:[Ss]ite|[Pp]remises|[Ll]ocation|[Pp]roperty|[Ss]upply [Pp]oint)(?: (?:no\.? ?)?\w{1,3})?|\(?\w{1,3}[.)])\s*[:–-]?\s+(\p{Lu}[\p{L}\d'’&-]*(?: [\p{L}\d'’&-]+){0,4}),? (?:being |which is )?(?:situated?|located) (?:at|in) /u;

/** "... to the premises known as Boat Shed at 4 Quay Street". */
function siteNameIn(sentence: string): Said[] {
  const name = (CALLED_SITE.exec(sentence.trim()) ?? KNOWN_AS.exec(sentence) ?? SITUATED.exec(sentence))?.[1];
  if (!name) return [];
  const start = sentence.indexOf(name);
  return [{ field: 'siteName', value: name, start, end: start + name.length, confidence: 0.7 }];
}

/** "where meter E18UP 71004 is", "the number on the meter should be 19M0330412": a serial may have blanks in it. */
const SERIAL = String.raw`((?=[A-Z0-9 ]*\d{3})(?=\d*[A-Z])(?:[A-Z0-9]{7,14}|[A-Z0-9]{3,8}(?: (?:(?=[A-Z]?\d)[A-Z0-9]{1,8}|[A-Z](?= \d))){1,3}(?: [A-Z])?))(?=[\s,.;)]|$)`;
const NUMBER_ON_METER = new RegExp(
  String.raw`\bnumber (?:on|of) (?:the|your) meter(?: there)? (?:is|should be|reads|will be) ${SERIAL}`,
);

/** "where your meter D24AB750277 is registered under MPAN ...", "through meter number E6S1234567": letters and digits. */
const METER = new RegExp(
  String.raw`\b(?:(?:your|the|our|its|through|by|with|on|where|at which|from) (?:\p{Ll}+ ){0,2})meter,?(?: \((?:serial )?(?:number|no\.?) ?| (?:is )?numbered | (?:serial )?(?:number|no\.?):? | serial:? | (?:has|shows|bears|reads|carries)(?: the| its)?(?: serial)?(?: (?:number|no\.?))? | )${SERIAL}`,
  'u',
);

function serialIn(sentence: string): Said[] {
  const match = METER.exec(sentence) ?? NUMBER_ON_METER.exec(sentence);
  if (!match) return [];
  const start = match.index + match[0].length - match[1].length;
  return [{ field: 'meterSerialNumber', value: match[1], start, end: start + match[1].length, confidence: 0.65 }];
}

/** "... at your home, 65 Mill Lane": what a place is to the customer is no part of its address. */
const OF_YOURS =
  /^(?:(?:your|our|the|my|their|its|these|this|those) (?:\p{Ll}[\p{Ll}'’-]* ?){1,3},\s+|(?:the|your|its|our) (?:\p{Ll}+ )?(?:premises|site|property|building)(?: (?:known as|called|named|(?:situated |located )?at))?\s+)(?=[\p{Lu}\d])/u;

/** What stands before a postcode and with it, where that is near and in the same sentence. */
function upToPostcode(text: string, reach: number, options: ParseOptions): string | undefined {
  const postcode = findPostcodes(text, options)[0];
  if (!postcode || postcode.start > reach) return undefined;
  const isBroken = /[.;:]\s/.test(text.slice(0, postcode.start).replace(/\bSt\. /g, ''));
  return isBroken ? undefined : text.slice(0, postcode.end);
}

function addressIs(field: 'billingAddress' | 'siteAddress', value: string, start: number, text: string): Said[] {
  return value.includes(', ') ? [{ field, value, start, end: start + text.length, confidence: 0.75 }] : [];
}

const BILLS_TO =
  /\b(?:bill (?:us|the [Cc]ustomer|the [Bb]uyer) at|(?:receives?|gets?|takes?) (?:(?:all|our|your|the|its|their) )*(?:bills|invoices) at|(?:bills?|invoices?|statements?)(?: and \w+)?(?: (?:for|of) (?:all|each|every|the|these|your|any)(?: of (?:the|these|your))? (?:sites?|supplies|supply|supply points?|premises|meters?|meter points?|accounts?))? (?:(?:still|now|also|all|both|always|currently|then) )?(?:(?:(?:will|shall) )?(?:continue to (?:be )?|keep )|would be |would |will be |will |are (?:to be )?|shall be |should be |should |to be |must be )?(?:(?:still|now|also|all|both|always|currently|then) )?(?:sent|posted|addressed|delivered|go|going|come)(?: to (?:you|the customer))? (?:to|at)|(?:write|will write|shall write|send (?:letters|post|everything|paperwork|your post)|correspond|post (?:letters|everything)) (?:to|with) (?:you|the customer) at|(?:send|post|address|deliver|write)(?: to)? (?:(?:all|any|your|the|our) )?(?:(?:letters|notices|statements|correspondence)(?: and |, ))?(?:bills|invoices)(?: and \w+)?(?: to (?:you|the customer))? (?:to|at)|(?:bills?|invoices?|statements?)\b(?! (?:quer|disput|number))[^.;:]{0,80}?(?:,|\band) (?:(?:will|shall|must) be |are (?:to be )?)?(?:addressed|sent|posted) to)\s*:?\s*(?=[\p{Lu}\d])/iu;

/** "Bills will be sent to 220 Enterprise Way, ...". */
export function billsIn(sentence: string, options: ParseOptions): Said[] {
  const match = BILLS_TO.exec(sentence);
  if (!match) return [];
  const lead = match.index + match[0].length;
  const start = lead + (ADDRESS_OF.exec(sentence.slice(lead))?.[0].length ?? 0);
  const text = upToPostcode(sentence.slice(start), 110, options);
  return text ? addressIs('billingAddress', withoutName(joinAddress([text])), start, text) : [];
}

/** "... to Rowe Ceramics Ltd at 12 Kiln Lane": who is supplied, and where. */
const PARTY_AT = new RegExp(
  String.raw`^((?:[\p{Lu}\d&][\p{L}\d'’.&-]*\s+|and\s+|of\s+){1,7}(?:${FORM})\.?),?\s+(?:at|of)\s+`,
  'u',
);

/** "... to Rowe Ceramics Ltd (the “Potter”) under this contract, numbered 7, at 12 Kiln Lane": where it is comes behind more. */
const BEGINS_WITH_PARTY = new RegExp(
  String.raw`^(?:[\p{Lu}\d&][\p{L}\d'’.&-]*\s+|and\s+|of\s+){1,7}(?:${FORM})\b`,
  'u',
);
const BEFORE_SITE = /^.*\bat\s+(?=[\p{Lu}\d])/u;

function siteBehind(text: string, from: number): Said[] {
  const lead = BEFORE_SITE.exec(text)?.[0].length;
  if (lead === undefined) return [];
  const address = text.slice(lead);
  return addressIs('siteAddress', joinAddress([address]), from + lead, address);
}

/** "Is the shop, and the place we send the bills to, 4 Quay Street, ...?" */
const ASKED_SITE =
  /^(?:and )?is (?:the|your) (?:shop|premises|site|building|property|office|address)\b(?:,? and (?:the|where)\b[^,?;]{3,60},)? (?=[\p{Lu}\d])/iu;

/** "supply energy to The Old Chapel, 4 Quay Road": the name of a house, for all that it begins as "the house at" does. */
const NAMED_HOUSE = /(?<=\b(?:at|to|for) )The (?:\p{Lu}[\p{L}'’-]* )*\p{Lu}[\p{L}'’-]*,\s*$/u;

function siteIn(sentence: string, options: ParseOptions): Said[] {
  const called = CALLED_PREMISES.exec(sentence);
  if (called) {
    const at = called.index + called[0].indexOf(called[1]);
    const place = upToPostcode(called[1], 130, options);
    if (place) return addressIs('siteAddress', joinAddress([place]), at, place);
  }
  const match = SUPPLY_AT.exec(sentence) ?? ASKED_SITE.exec(sentence);
  if (!match) return [];
  const named = NAMED_PLACE.exec(sentence.slice(match.index))?.[0].length ?? 0;
  const house = NAMED_HOUSE.exec(match[0])?.[0].length ?? 0;
  const lead = match.index + Math.max(match[0].length - house, named);
  const start = lead + (OF_YOURS.exec(sentence.slice(lead))?.[0].length ?? 0);
  const text = upToPostcode(sentence.slice(start), 130, options);
  if (!text) return [];
  const party = PARTY_AT.exec(text);
  if (!party && BEGINS_WITH_PARTY.test(text)) return siteBehind(text, start);
  if (!party)
    return addressIs('siteAddress', findAddresses(text, options)[0]?.value ?? joinAddress([text]), start, text);
  const address = text.slice(party[0].length);
  return [
    { field: 'customerName', value: party[1], start, end: start + party[1].length, confidence: 0.5 },
    ...addressIs('siteAddress', joinAddress([address]), start + party[0].length, address),
  ];
}
