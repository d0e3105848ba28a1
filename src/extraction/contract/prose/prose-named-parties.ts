import { ENDS_IN_FORM, FORM } from '../../legal-forms.js';
import { matchesOf } from '../../matches.js';
import { isOfTrade } from '../labels/of-trade.js';
import { named } from './named.js';
import type { Said } from './prose-said.js';

/** What stands right behind a legal form. */
const FORMED = String.raw`(?<=\b(?:${FORM})\.?)`;
/** The same of bodies that trade under none. */
const BODY = String.raw`(?<=\b(?:${FORM}|Trust|Council|Academy|School|College|University|Association|Society|Partnership|Charity|Club|Church|Committee)\.?)`;
const FUEL = String.raw`(?:(?:the )?(?:electricity|gas|energy|power|electricity and gas|gas and electricity) )?`;

const BUSINESS = '(?:business|company|organisation|firm|practice|charity|customer)';

/** The customer by what is done for it, or what it does. */
const CUSTOMERS: RegExp[] = [
  // "And the name of the business is ...", "Your business is called ..."
  named(
    String.raw`\b(?:[Nn]ame of (?:the|your) ${BUSINESS} (?:is|as) |(?:[Tt]he|[Yy]our) ${BUSINESS} is called )`,
    String.raw`(?=[,.;?]|\s+(?:and|is that|trading)\b|\s*$)`,
  ),
  // "Your account is in the name of Jo Marsh t/a Marsh Motors and the number is ..."
  new RegExp(
    String.raw`\b(?:account|contract|agreement|bills?)(?: with us)? (?:is|are|will be|has been set up|have been set up) in the name of ((?:\p{Lu}[\p{L}'’.-]*\s){1,4}(?:t\/a|T\/A|trading as)(?:\s(?:\p{Lu}[\p{L}'’.-]*|&|of|the|and(?=\s\p{Lu})))+)`,
    'u',
  ),
  named(
    String.raw`\b(?:account|contract|agreement|bills?)(?: with us)? (?:is|are|will be|has been set up|have been set up) in the name of `,
    String.raw`(?=[,.;(]|\s+(?:and|with|from|for|at|of)\b|\s*$)`,
  ),
  // "It's Hale Barber Shop, I'm John Hale, the owner.": an answer on the telephone
  named(String.raw`^(?:Yes,? )?[Ii]t(?:['’]s| is) `, String.raw`(?=, (?:and )?I(?:['’]m| am)\b)`),
  named(String.raw`\b(?:agree|undertake|contract|offer)(?:s|d)? to supply (?:${FUEL}to )?`, FORMED),
  named(String.raw`\b(?:will|shall|now) supply ${FUEL}to `, FORMED),
  named(String.raw`\bsupplies ${FUEL}to `, FORMED),
  // "Northern Power Ltd will supply Hale Schools Trust under contract ..."
  named(
    String.raw`\b(?:will|shall|is to|agrees to|undertakes to) supply (?:the [Cc]ustomer,? )?`,
    String.raw`${BODY}(?= (?:under|with|at|from|for|on|in|until|through)\b|[,.;])`,
  ),
  named(String.raw`\b(?:supplier|supply|suppliers) (?:of (?:energy|electricity|gas|power) )?(?:of|to|for) `, FORMED),
  named(
    String.raw`\b(?:contract|agreement|terms|offer|prices) (?:that |which )?`,
    String.raw`${FORMED} (?:has |have |had )?(?:agreed|made|entered|accepted|signed|concluded|taken)`,
  ),
  named(String.raw`\b(?:contract|agreement)(?: is| was)?(?: made)? between us and `, FORMED),
  // "I sign for Hale Joinery Ltd."
  named(
    String.raw`\b(?:I|We)(?: am| are)? (?:sign|signing|accept|agree)(?: this| it)? (?:for|on behalf of) (?:and on behalf of )?`,
    FORMED,
  ),
  named(String.raw`\b[Ss]igned (?:for (?:and )?)?on behalf of (?:the customer,? )?`, FORMED),
  named(
    String.raw`\b(?:(?:authori[sz]ed|authority|able|allowed|entitled) to|who (?:can|may)|can you|you can) (?:sign|enter|agree|accept|conclude|make|take out|commit)[^.;]{0,40} (?:on behalf of|for) `,
    BODY,
  ),
  // "the contract that you agreed to on Tuesday 4 May on behalf of ..."
  named(
    String.raw`\byou (?:agreed|accepted|signed|took out|made|approved|confirmed)\b[^.;:]{0,60}? on behalf of `,
    BODY,
  ),
  // "Thank you for accepting our quote for ...", "You have taken out a new contract on behalf of ..."
  named(
    String.raw`\b(?:accept|agree|tak|sign|conclud|renew|arrang|approv)(?:e|ed|en|ing|ing out|en out)? (?:to )?(?:our|the|this|an?|your)(?: new| renewal| business| energy| electricity| gas)* (?:offer|quote|quotation|proposal|contract|agreement|prices|renewal) (?:on behalf of|for) `,
    BODY,
  ),
  // "Please go ahead with these for ..."
  named(
    String.raw`\b(?:[Gg]o ahead|[Pp]roceed|[Bb]ook (?:it|this|them|these)(?: in)?)(?: with (?:it|this|that|these|them|the \p{Ll}+|your \p{Ll}+))? (?:for|on behalf of) `,
    BODY,
  ),
  // "... the contract that we arranged for Hale Barber Shop."
  named(
    String.raw`\b(?:contract|agreement|deal|terms|prices) (?:that |which )?we(?: have|['’]ve)? (?:arranged|agreed|set up|made|placed|secured) for (?!(?:Mrs?|Ms|Mx|Miss|Dr|Prof|Revd?)\b)`,
    String.raw`(?=[,.;]|\s*$)`,
  ),
  // "Thanks for choosing us for ..."
  named(
    String.raw`\b(?:choosing|joining|staying with|renewing with|switching to|signing with|coming to) us(?: again)? (?:for|on behalf of) `,
    BODY,
  ),
  // "Hale Joinery Ltd now has a fixed-price contract with us"
  named(
    '',
    String.raw`${BODY}(?: now)? (?:has|have)(?: now| got)? an? (?:new )?(?:[\p{Ll}-]+ ){0,3}(?:contract|agreement|plan|deal) with us\b`,
  ),
  // "Hale Joinery Ltd (company no. 01234567) orders gas for two sites", "Hale Joinery Ltd buys electricity from us"
  named(
    '',
    String.raw`${FORMED}(?: \([^()]{3,50}\))?,? (?:orders?|buys?|takes?|has ordered|has bought|(?:agrees|wishes|undertakes) to (?:buy|order|purchase|take)) (?:the |its |all its )?(?:electricity|gas|power|energy|a supply)\b`,
  ),
  // "This is to confirm that ... has entered into a fixed price agreement"
  named(
    String.raw`\b(?:[Cc]onfirm(?:s|ed|ing)?|[Aa]gree[sd]?|[Nn]ote[sd]?|[Pp]leased) (?:to you )?that `,
    String.raw`${BODY} (?:has|have) (?:now |today )?(?:entered into|agreed(?: to)?|signed|taken out|accepted|concluded|made|renewed|chosen) (?:an?|the|our|this|its|your)\b`,
  ),
];

/** The supplier by what is done with it. */
const SUPPLIERS: RegExp[] = [
  named(
    String.raw`\b(?:(?:contract|agreement|agreed|made|signed|concluded|placed)(?: [A-Z0-9/-]*\d[A-Z0-9/-]*)? with|awarded to|between you and) `,
    FORMED,
  ),
  // "Northern Power Ltd will supply your electricity under this contract"
  named(
    '',
    String.raw`${FORMED} (?:will|shall|is to) supply (?:you\b|(?:your|the) (?:business|premises|sites?|electricity|gas|energy|power)\b)`,
  ),
  named(String.raw`\b(?:choosing|chosen|joining|switching to|renewing with|welcome to) `, FORMED),
  // What somebody says on the telephone: "I'm calling from ...", "You are through to ..."
  named(
    String.raw`\b(?:call(?:ing)?|ring(?:ing)?|phon(?:e|ing)|speak(?:ing)?|talk(?:ing)?)(?: to)?(?: you)?(?: today)? (?:from|for|on behalf of) `,
    String.raw`(?=[,.;]|\s+(?:about|and|today|on|to|regarding|with)\b|\s*$)`,
  ),
  named(String.raw`\bthrough to `, String.raw`(?=[,.;]|\s+(?:and|today|on)\b|\s*$)`),
];

/** "you, Hale Textiles Ltd of ...", "We (Northwind Gas Limited) will", "The Supplier, Northwind Gas Limited (company no. ...)". */
const APPOSED =
  /\b(you|us|we|[Yy]ou|[Ww]e|(?:[Tt]he )(?:[Cc]ustomer|[Ss]upplier|[Bb]uyer|[Ss]eller))(?:, | \()(?=\p{Lu})/gu;
const APPOSED_NAME = named('^', String.raw`(?=[,.)]|\s+\(|\s+(?:of|whose|at|with|which)\b)`);
const OF_SUPPLIER = /^(?:us|we|the supplier|the seller)$/i;

/** "... the supply of gas by Northern Power Ltd (“Northern”) to Hale Growers Ltd (the “Grower”)": both parties, by who supplies whom. */
const SUPPLY_BY = named(
  String.raw`\b(?:supply|supplies|sale|delivery) (?:of ${FUEL})?by (?:the [Ss]upplier,? )?`,
  String.raw`(?=(?:,? of [^;]{5,100}?)?(?:,? \([^()]{2,60}\))?,? to\b)`,
);
const SUPPLIED_TO = named(
  String.raw`^[^;]{0,170}?,? to (?:the [Cc]ustomer,? )?`,
  String.raw`(?:${BODY}|(?=,? \((?:the )?["“'‘]))`,
);

/** How sure a name is that stands for the word before it, and one told by what the sentence says of it. */
const SURE = 0.7;
const TOLD = 0.5;

/** The parties by their names beside "you" and "us", or by what a sentence says that each of them does. */
export function namedParties(sentence: string): Said[] {
  const apposed = apposedParties(sentence);
  const has = (field: string): boolean => apposed.some((each) => each.field === field);
  return [
    ...apposed,
    ...suppliedBy(sentence),
    ...(has('customerName') ? [] : toldBy(sentence, 'customerName', CUSTOMERS, (name) => !isOfTrade(name))),
    ...(has('supplierName') ? [] : toldBy(sentence, 'supplierName', SUPPLIERS, isOfTrade)),
  ];
}

function suppliedBy(sentence: string): Said[] {
  const by = SUPPLY_BY.exec(sentence);
  if (!by || !isOfTrade(by[1])) return [];
  const end = by.index + by[0].length;
  const supplier = { field: 'supplierName', value: by[1], start: end - by[1].length, end, confidence: SURE };
  const to = SUPPLIED_TO.exec(sentence.slice(end));
  if (!to || isOfTrade(to[1])) return [supplier];
  const last = end + to[0].length;
  return [
    supplier,
    { field: 'customerName', value: to[1].replace(/\.$/, ''), start: last - to[1].length, end: last, confidence: SURE },
  ];
}

function apposedParties(sentence: string): Said[] {
  return matchesOf(sentence, APPOSED).flatMap(({ 0: lead, 1: word, index }): Said[] => {
    const start = index + lead.length;
    const name = APPOSED_NAME.exec(sentence.slice(start))?.[1];
    const ofSupplier = OF_SUPPLIER.test(word);
    // "We, Hale Textiles Limited, appoint ..." is what a customer says.
    if (!name || !(ofSupplier ? isOfTrade(name) : ENDS_IN_FORM.test(name))) return [];
    const field = ofSupplier ? 'supplierName' : 'customerName';
    return [{ field, value: name, start, end: start + name.length, confidence: SURE }];
  });
}

/** "The distributor is Hale Networks Ltd. Northern Power Limited will": a sentence may end with a legal form. */
const SENTENCE_BEFORE = new RegExp(String.raw`^.*\b(?:${FORM})\. (?=\p{Lu})`, 'u');

function toldBy(sentence: string, field: string, patterns: readonly RegExp[], fits: (name: string) => boolean): Said[] {
  for (const pattern of patterns) {
    const match = pattern.exec(sentence);
    const name = match?.[1].replace(SENTENCE_BEFORE, '').replace(/\.$/, '');
    if (!match || !name || !/\s/.test(name) || !fits(name)) continue;
    const start = match.index + match[0].indexOf(name);
    return [{ field, value: name, start, end: start + name.length, confidence: TOLD }];
  }
  return [];
}
