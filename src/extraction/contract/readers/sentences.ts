const OF_OTHERS =
  /\b(?:authority|authoris\w+|framework (?:agreement|contract)|(?:present|current) (?:contract|agreement|deal|supplier|fixed|plan|tariff|product|(?:supply |contract |pricing )?(?:period|term))s?|existing|previous|former|outgoing|superseded|not carry over|offer is open|valid for acceptance|insurance|version|history|historic|used between|consumption between|meter was read|notice|last reviewed|renew(?:ing)? early|early renewal|quotation|that (?:deed|contract|agreement|deal|plan|one) (?:(?:will )?ends?|ended|(?:will )?expires?|expired|runs? out|ran out|lapses?|lapsed|stops?|stopped|finish(?:es|ed)|terminate[sd]?)|published(?! (?:terms|prices|rates|charges)))\b/i;

/** True where a sentence speaks of dates that are not this contract's: of an authority, an offer, the contract before. */
export const speaksOfOther = (sentence: string): boolean => OF_OTHERS.test(sentence);

/** "Your present contracts with Hale Energy (account 24394217) end on ...": what stood before this contract, with whom. */
const FORMER =
  /\b(?:present|current|existing|previous|former|old|last|outgoing) (?:(?:energy|electricity|gas|supply) )*(?:contracts?|agreements?|deals?|deeds?|accounts?|suppliers?|tenants?|occupiers?|occupants?|owners?|lessees?|leaseholders?)\b[^.;]{0,80}$/i;

/** "You are at present with Hale Energy at 31.2p, account 24394217": whom the customer is leaving, whose name is not ours. */
const WITH_FORMER =
  /\b(?:[Aa]t present|[Aa]t the moment|[Cc]urrently|[Pp]resently)(?: (?:supplied|served|contracted|billed))? (?:with|by) (?:the )?\p{Lu}(?:[^.;]|\.\d){0,80}$/u;

/** True for words before a reference or a name that speak of the contract before this one. */
export const speaksOfFormer = (before: string): boolean => FORMER.test(before) || WITH_FORMER.test(before);

const OF_FRAMEWORK = /\b[Ff]ramework\b[^.;()]{0,40}\([^()]{0,40}$/;

/** True for words before a number that is of what contracts are made under: "the Hale Framework HF3 (agreement number". */
export const speaksOfFramework = (before: string): boolean => OF_FRAMEWORK.test(before);

const OUT_OF_CONTRACT =
  /\b(?:is|are|was|were|been|being|falls?|fell|goes|went|runs?|ran) (?:now )?out[- ]of[- ]contract\b(?! (?:\w+ )?(?:prices?|rates?|tariffs?|charges?|terms))/i;

/** "From 1 May the supply is out of contract": none starts then. "You are charged our out of contract rates" tells of prices. */
export const isWithoutContract = (sentence: string): boolean => OUT_OF_CONTRACT.test(sentence);

/** "Your contract TG-44121 ended on 31 July": what is over has a number of its own. */
const OVER =
  /^[^\p{L}]*(?:(?:has|had) (?:now |already |since )?)?(?:ended|expired|lapsed|finished|terminated|ran out|run out|came to an end|come to an end)\b/iu;

/** True for words behind a reference that say that what it is of is over. */
export const saysOver = (behind: string): boolean => OVER.test(behind);

/** "This agreement replaces agreement 28817, under which the unit rate was 8.1p": the prices of what is replaced. */
const REPLACES =
  /\b(?:replac(?:es|ed|ing)|supersed(?:es|ed|ing)|in place of)\b.{0,80}?\b(?:contract|agreement|terms|prices|rates)\b/is;
/** "The supply was previously with Northwind under their account 1234567": what another supplier had. */
const WITH_ANOTHER =
  /\b(?:previously|formerly|until (?:now|then)|up to now|before (?:this|that|now)) (?:supplied (?:by|under)|with|from)\b[^.;]{0,60}\b(?:under|their|its|account)\b/i;
/** "Your present deal with Northwind is 31.68p a unit": what the customer has with somebody else as yet. */
const AS_YET =
  /^\W*(?:your|the|our) (?:current|present|existing|old|previous|last) (?:contract|deal|agreement|tariff|plan|prices?|rates?)s?(?: (?:is|was|are|were))? (?:with|from)\b(?! us\b)/i;
/** "Your former supplier was Northwind Ltd, whose last price was 8.1p a unit": what another took, or offered in vain. */
const OF_OUTGOING =
  /\b(?:former|outgoing|previous|last) supplier\b(?=.{0,90}\b(?:prices?|rates?|charg(?:es?|ed)|paid|offered)\b)|\b(?:present|current|existing|incumbent) supplier\b(?=.{0,60}\boffered\b)/i;
/** "The bill that you sent shows 31.90p per kWh", "Your present supplier's bill": what somebody else charged. */
const OF_BILL_BEFORE =
  /\b(?:old|prior|current|present|existing|losing) (?:energy |gas |electricity )?(?:supplier|provider)(?:['’]s|s['’])? (?:bill|invoice|statement|quote|renewal)s?\b|\b(?:bill|invoice|statement|renewal (?:letter|offer)) (?:that |which )?you (?:sent|gave|showed|forwarded|sent over)\b/i;
/** "The standing charge in last year's club contract was £148.00": what held a year ago. */
const OF_LAST_YEAR =
  /\blast (?:year|term|time)['’]s (?:\p{L}+ ){0,2}(?:contract|deal|agreement|tariff|plan|terms|prices?|rates?)\b/iu;
const HELD = /\b(?:was|were|had been|used to be)\b/i;

/** True where a sentence tells what held under an agreement that this one replaces, or holds with another supplier. */
export const speaksOfReplaced = (sentence: string): boolean =>
  sentence.split(/[.;]/).some((clause) => {
    if ([WITH_ANOTHER, AS_YET, OF_OUTGOING, OF_BILL_BEFORE, OF_LAST_YEAR].some((pattern) => pattern.test(clause)))
      return true;
    const replaced = REPLACES.exec(clause);
    return replaced !== null && HELD.test(clause.slice(replaced.index + replaced[0].length));
  });

/** "Deemed rates from 1 April 2026": prices that hold for anybody from a day on say nothing of when this supply began. */
const FOR_ANYBODY =
  /\b(?:deemed|out[- ]of[- ]contract|ooc|standard|default|published|variable)\b[^.;]{0,25}\b(?:rates?|prices?|charges?|tariffs?)\b(?: \([^)]*\))?,?\s+(?:(?:with effect|effective|valid|applicable|current|in force|that apply|which apply)\b\s*)?(?:from|since|as (?:at|of|from))?\s*$/i;

/** True for words before a date that tell from when prices hold for anybody. */
export const isForAnybody = (before: string): boolean => FOR_ANYBODY.test(before);

/** True for a sentence that tells of ways to pay which this customer may not have chosen. */
export const isOfWaysToPay = (sentence: string): boolean =>
  /\b(?:can|may|could|ways to pay|either|or|guarantee|discount|instruction|if you|to get|switch to|best prices|customers? (?:on|with|of|who)\b)\b/i.test(
    sentence,
  );

/** What stands behind a reference that is the account's: "Our reference: TL2158949 (this is also your account number)". */
export const ALSO_ACCOUNT =
  /^\W*(?:(?:which|this|it) is )?(?:also |the same as )?(?:your|the) (?:customer |supply )?account(?: (?:number|no|ref)|\s?\))/i;

/** "Recording TG-44-1201 (this is also your contract number)". */
export const ALSO_CONTRACT =
  /^\W*(?:(?:which|this|it) is )(?:also |the same as )?(?:your|the) (?:contract|agreement) (?:number|no|ref)/i;

/** "Gas bought after the last day, without a new agreement, is charged at ...": what the whole sentence speaks of. */
const TAKEN_AFTERWARDS =
  /^\W*(?:(?:any|all) )?(?:gas|electricity|energy|power|units?|supply|supplies|kwh)(?: that (?:you|the \w+))? (?:\p{Ll}+ ){1,3}(?:after|beyond|outside|without) (?:the|this|that|your|its|any|an?|expiry)\b/iu;

/** True for a sentence that tells what is taken after a contract costs: it says nothing of what is taken under it. */
export const speaksOfAfterwards = (sentence: string): boolean => TAKEN_AFTERWARDS.test(sentence);

/** "On 1 April 2023 the levy on gas was": words before a price that tell what it was once. */
export const isOfOnce = (before: string): boolean => /\b(?:was|were|had been)(?: set)?(?: at)?\s*£?$/i.test(before);
