import { findSupplierNames } from '../../catalogue/index.js';
import {
  addressLikeness,
  cleanName,
  findPostcodes,
  joinAddress,
  nameLikeness,
  type ParseOptions,
} from '../../fields/values/index.js';
import type { Said } from './prose-said.js';
import { matchesOf } from '../../matches.js';

/** A name in running text: capitalised words, up to a legal form where there is one. */
const WORD = String.raw`(?:[\p{Lu}\d][\p{L}\d'’.&+-]*|\(\p{Lu}[\p{L}.]*\)|&|and|of)`;
const NAME = String.raw`((?=[\p{Lu}\d])(?:${WORD}\s+){1,8}?(?:Ltd|Limited|plc|PLC|LLP|CIC|CIO|Inc|Trust|Council|Academy|School|College|University|Association|Society|Partnership|Charity)\b\.?|[\p{Lu}][\p{L}\d'’&+-]*(?:\s+(?:[\p{Lu}][\p{L}\d'’&+-]*|&|and)){0,5})`;
const named = (before: string, after: string): RegExp => new RegExp(`${before}(?<![\\p{L}\\d])${NAME}${after}`, 'u');

const PENCE_PER_KWH = String.raw`(?:p|pence|pp)(?:/| per | an? | for (?:each|every) )?(?:kWh|unit)`;

const BROKERS: RegExp[] = [
  named(
    String.raw`(?:[Aa]rranged|[Aa]greed|[Ii]ntroduced|[Bb]rokered|[Nn]egotiated|[Pp]laced|[Pp]rocured|[Ss]ourced|[Ss]old)(?: for (?:you|the customer))? (?:by|through|via) (?:your broker,? |the broker,? |our partner,? )?`,
    '',
  ),
  named(
    '',
    String.raw`,? (?:who |which |has |have )*(?:arranged|introduced|negotiated|brokered|procured|placed) (?:(?:this|the|your) (?:contract|agreement|supply|offer|deal)|(?:it|this)\b)`,
  ),
  named(
    String.raw`\b[Pp](?:ays?|aid|aying) (?:your broker,? |the broker,? )?`,
    String.raw`,? (?:an? |its |their )(?:\w+ )?(?:commission|fee|uplift)\b`,
  ),
  named(
    '',
    String.raw` is an? (?:independent |energy |registered )*(?:third party intermediary|TPI|broker|consultant)\b`,
  ),
  named(
    '',
    String.raw` introduced (?:you|the (?:[Cc]ustomer|[Cc]lient|[Bb]uyer)|your (?:business|company|organisation))(?: to (?:us|the supplier))?\b`,
  ),
  named(
    '',
    String.raw` (?:act(?:s|ed|ing)?|buys?|negotiat\w+|arrang\w+)\b[^.;]{0,45}? as (?:its|your|their|my|our|the (?:[Cc]ustomer|[Cc]lient|[Bb]uyer)['’]s) (?:broker|agent|consultant|adviser|intermediary)\b`,
  ),
  named(String.raw`appoints? `, String.raw` (?:as|to be|to act as) (?:our|its|their|my|the)`),
  named(
    String.raw`(?:[Bb]roker|[Ii]ntermediary|[Cc]onsultant|[Aa]dviser|[Aa]dvisor|TPI|[Tt]hird party intermediary)(?: is|,|:| \(TPI\):?)\s+`,
    '',
  ),
  named(String.raw`(?:uplift|commission|fee)[^.;]{0,60}? (?:for|to|by|payable to|paid to|on behalf of) `, ''),
  named('', String.raw`:?\s+\d+\.\d+\s?${PENCE_PER_KWH}[^.;]{0,20}\b(?:included|in each|added|part of)\b`),
  named(
    String.raw`\b(?:uplift|commission|fee|remuneration|charges?) (?:of|due to|earned by|charged by) (?:your broker,? |the broker,? )?`,
    '',
  ),
  named(String.raw`\d\s?${PENCE_PER_KWH},? (?:which is )?(?:for|to|payable to|paid to|goes to) `, ''),
  named(String.raw`\b(?:came|come|(?:were|been) (?:introduced|referred)) to us (?:through|via|by) `, ''),
  named(
    String.raw`^\W*(?:payable|paid) to (?:the )?`,
    String.raw`(?=,? (?:and |which is )?(?:included|part of|within|built)\b)`,
  ),
  named('', String.raw`(?:\s+receives|\s+is paid|\s+will be paid|\s+earns|'s (?:fee|commission|uplift))`),
];

/** Who the parties are, and who arranged the contract, as sentences say it. */
export const partiesSaid = (sentence: string, options: ParseOptions): Said[] => [
  ...partiesIn(sentence, options),
  ...partiesMeant(sentence, options),
  ...customerIn(sentence, options),
  ...brokerIn(sentence),
];

/** "... for Underhill Cheese Company, 90 Fellside, Kirkcaldy, KY1 2FW", "for Selwyn's Fish Bar (account 24394217)". */
const FOR_PARTY = named(
  String.raw`\b(?:for|with) (?:the (?:customer|business|client|company),? )?`,
  String.raw`(?=,\s|\s\((?:your |customer )?account)`,
);

/** "Customer 7901969: Mrs L M Oakeshott, Flat 9, ...". */
const NUMBERED_PARTY =
  /^(?:Customer|Client|Member|Account)(?: (?:no\.?|number|ref\.?))? ([A-Z0-9/-]*\d{3}[A-Z0-9/-]*)\s*[:,–-]\s+(\p{Lu}.*)$/u;

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
  const said: Said = { field: 'customerName', value: name, start, end: start + name.length, confidence: 0.5 };
  if (sentence.slice(start + name.length).startsWith(' (')) return [said];
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

const DEFINED =
  /\(\s*(?:the|hereinafter|together,?)?\s*(?:["“'‘][^"“”)]{2,30}["”'’],?\s*(?:or\s+|and\s+)?)?(?:the\s+)?["“”'‘’]?(?:the )?(Supplier|Seller|Customer|Buyer|Client|Broker|we|us|you)(?!['’\p{L}])["“”'‘’]?(?:\)|[\s,][^)]{0,40}\))/gu;
const PARTY: Record<string, string> = {
  we: 'supplierName',
  us: 'supplierName',
  our: 'supplierName',
  you: 'customerName',
  your: 'customerName',
  supplier: 'supplierName',
  seller: 'supplierName',
  customer: 'customerName',
  buyer: 'customerName',
  client: 'customerName',
  broker: 'brokerName',
};
/** "“We”, “us” and “our” mean", "the Customer means", "“You” is": words by which a party is called, and that its name follows. */
const MEANT =
  /(?:^|[\s(.:])(["“'‘])?(?:the )?(supplier|seller|customer|buyer|client|broker|we|us|our|you|your)["”'’]?(?:(?:\s*[,/]\s*|\s+)(?:(?:and|or)\s+)?["“'‘]?(?:we|us|our|ours|you|your|yours)["”'’]?)*\s+(means?|(?:shall|will) mean|refers? to|is|are)\s+(?=[\p{Lu}\d])/giu;

/** The parties as a contract defines them: "“We” and “us” mean X, whose office is at ...", "“Customer” means Y". */
function partiesMeant(sentence: string, options: ParseOptions): Said[] {
  return matchesOf(sentence, MEANT).flatMap((match): Said[] => {
    const [lead, quote, word, verb] = match;
    const start = match.index + lead.length;
    const rest = sentence.slice(start);
    const name = MEANT_NAME.exec(rest)?.[1];
    if (!name || name.length < 4) return [];
    // "The Customer is Yarrow Textiles Limited" names it; "We are British" does not.
    const named = /^(?:is|are)$/i.test(verb) && nameLikeness(cleanName(name)).kind === 'company';
    if (!quote && !named && !/mean/i.test(verb)) return [];
    const field = PARTY[word.toLowerCase()];
    const said: Said = { field, value: cleanName(name), start, end: start + name.length, confidence: 0.75 };
    const from = start + name.length;
    if (field === 'supplierName') return [said, ...addressOf('supplierAddress', sentence, from, options)];
    return field === 'customerName' && FOR_BILLS.test(sentence.slice(from))
      ? [said, ...addressOf('billingAddress', sentence, from, options)]
      : [said];
  });
}
/** How sure it is that bills go to the seat of the customer, where nothing else is said. */
const SEAT = 0.4;
/** What leads from the name of a party to its address. */
const TO_ADDRESS =
  /^,?\s*(?:\([^)]{0,70}\)\s*,?\s*)?(?:of|at|,|(?:whose|with its|which has its|having its|registered)[^,\d]{0,50}?\b(?:is|at|is at))\s+(?=[\p{Lu}\d])/u;

/** ", whose address for notices and invoices is ...", ", of ..., to which invoices shall be sent". */
const FOR_BILLS =
  /^,?\s*(?:\([^)]*\)\s*)?(?:whose|with|having)\b[^,\d]{0,30}\b(?:bill(?:s|ing)?|invoic(?:es?|ing)|correspondence|post(?:al)?)\b|\b(?:to|at) which (?:address )?(?:all |the |its )?(?:bills|invoices|correspondence|notices and invoices)\b|\bwhere (?:all |the |its )?(?:bills|invoices|correspondence) (?:are|is|shall|will|should)\b/i;

/** The address of a party, between its name and the word by which it is called from there on. */
function addressOf(field: string, clause: string, from: number, options: ParseOptions): Said[] {
  const rest = clause.slice(from);
  const lead = TO_ADDRESS.exec(rest)?.[0].length;
  const postcode = lead === undefined ? undefined : findPostcodes(rest, options).at(-1);
  if (lead === undefined || !postcode || postcode.end - lead > 130) return [];
  const value = joinAddress([rest.slice(lead, postcode.end)]);
  if (value.split(', ').length < 2) return [];
  return [{ field, value, start: from + lead, end: from + postcode.end, confidence: 0.7 }];
}

/** The first company of a clause; where none has a legal form, the name that it begins with. */
const FORMED = named(
  String.raw`(?:^|\b(?:between|and|with)\s+|[\s;:,.\d()])`,
  String.raw`(?<=\b(?:Ltd|Limited|plc|PLC|LLP|CIC|CIO|Trust|Council|Academy|School|College|University|Association|Society|Partnership|Charity)\.?)`,
);
const OPENING = named(
  String.raw`^[\s;:,.\d()]*(?:and\s+|between\s+|[Tt]his (?:agreement|contract) is (?:made )?between\s+)?(?:\d+(?:\.\d+)*\s+)?`,
  '',
);
/** "... and Mr R Okonkwo t/a Okonkwo Motors (you)". */
const TRADER =
  /(?:^|\band )((?:\p{Lu}[\p{L}'’.-]*\s+){1,5}(?:t\/a|trading as)(?:\s+(?:\p{Lu}[\p{L}'’.-]*|&|and|of|the)){1,6})\s*$/u;
const MEANT_NAME = named('^', String.raw`(?=[,.;(]|\s+(?:of|at|whose|with|which|who|\(|trading|and)|\s*$)`);
const BETWEEN = named(String.raw`[Bb]etween(?: the supplier,?)? `, String.raw`\b`);
const AND_PARTY = named(String.raw`,?\s+and(?: the customer,?)? `, String.raw`(?=[,.(]|\s+(?:of|whose|\()|\s*$)`);
/** The same, as it is looked for all through a text. */
const AND_PARTIES = new RegExp(AND_PARTY, 'gu');

/** The parties as a contract introduces them: "between X, of ..., and Y", "X of ... (the “Supplier”)". */
function partiesIn(sentence: string, options: ParseOptions): Said[] {
  const found: Said[] = [];
  let from = 0;
  for (const match of matchesOf(sentence, DEFINED)) {
    const clause = sentence.slice(from, match.index);
    const name = FORMED.exec(clause) ?? TRADER.exec(clause) ?? OPENING.exec(clause);
    from = match.index + match[0].length;
    if (!name || name[1].length < 4) continue;
    const start = match.index - clause.length + name.index + name[0].length - name[1].length;
    const field = PARTY[match[1].toLowerCase()];
    found.push({
      field,
      value: name[1].replace(/\s+(?:of|and)$/, ''),
      start,
      end: start + name[1].length,
      confidence: 0.75,
    });
    const clauseEnd = sentence.slice(0, match.index);
    if (field === 'supplierName')
      found.push(...addressOf('supplierAddress', clauseEnd, start + name[1].length, options));
    else if (field === 'customerName' && FOR_BILLS.test(clauseEnd.slice(start + name[1].length)))
      found.push(...addressOf('billingAddress', clauseEnd, start + name[1].length, options));
    else if (field === 'customerName')
      found.push(
        ...addressOf('billingAddress', clauseEnd, start + name[1].length, options).map((said) => ({
          ...said,
          confidence: SEAT,
        })),
      );
  }
  const between = BETWEEN.exec(sentence);
  if (between && found.length === 0) {
    const start = between.index + between[0].length - between[1].length;
    found.push({ field: 'supplierName', value: between[1], start, end: start + between[1].length, confidence: 0.6 });
    const rest = sentence.slice(start + between[1].length);
    const seat = findPostcodes(rest, options)[0];
    if (seat) {
      const from = start + between[1].length;
      found.push(...addressOf('supplierAddress', sentence.slice(0, from + seat.end), from, options));
    }
    const and =
      matchesOf(rest, AND_PARTIES).find((each) => /\b(?:Ltd|Limited|plc|LLP|CIC|Trust|Council)\b/.test(each[1])) ??
      AND_PARTY.exec(rest);
    if (and?.[1]) {
      const at = start + between[1].length + (and.index ?? 0) + and[0].indexOf(and[1]);
      found.push({ field: 'customerName', value: and[1], start: at, end: at + and[1].length, confidence: 0.6 });
    }
  }
  return found;
}

/** What follows the name of somebody who signs: an office, or a date. */
const SIGNS =
  /^,?\s*(?:\(\s*)?(?:\p{L}+ ){0,3}(?:director|manager|owner|partner|secretary|officer|head|proprietor|trustee|treasurer|chair\w*|bursar|principal)\b|^,?\s*(?:\([^)]*\)\s*)?(?:on|dated)\s+\d/iu;

function brokerIn(sentence: string): Said[] {
  for (const pattern of BROKERS) {
    const match = pattern.exec(sentence);
    if (!match?.[1]) continue;
    const name = match[1].replace(/^(?:The|Your|This|and|for|of|the)\s+/, '').replace(/[,.]$/, '');
    if (
      !/\s/.test(name) ||
      /^(?:The|This|We|You|Your|Our|It|An?)\b/.test(name) ||
      /\b(?:Direct Debit|Climate Change|Supplier|Customer|Client|Buyer|Seller|Energy Ombudsman)\b/.test(name)
    )
      continue;
    const start = match.index + match[0].indexOf(name);
    // "Agreed for you by Tom Marsh (Director) on ..." is a signature.
    const after = sentence.slice(start + name.length);
    if (nameLikeness(name).kind !== 'company' && SIGNS.test(after)) continue;
    return [
      {
        field: 'brokerName',
        value: name,
        start,
        end: start + name.length,
        confidence: /\b(?:Ltd|Limited|LLP|plc)\b/i.test(name) ? 0.75 : 0.5,
      },
    ];
  }
  return [];
}
