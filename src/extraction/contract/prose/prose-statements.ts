import { paymentMethodsIn, type ParseOptions } from '../../fields/values/index.js';
import { isHypothetical, tickedOptions } from '../../layout/index.js';
import { numbersIn } from './prose-numbers.js';
import { placesIn } from './prose-places.js';
import { productBefore, productIn, productNamed } from './prose-products.js';
import { productsBeside } from './products-beside.js';
import type { Said } from './prose-said.js';
import { isOfWaysToPay, speaksOfAfterwards } from '../readers/sentences.js';
import { answerOf } from '../readers/word-readers.js';

/** How the customer pays, whether it is a micro business, whether prices are fixed, and where energy goes. */
export function statementsIn(sentence: string, options: ParseOptions, before = ''): Said[] {
  return [
    ...numbersIn(sentence, before),
    ...productIn(sentence),
    ...productNamed(sentence),
    ...productsBeside(sentence),
    ...productBefore(sentence, before),
    ...paymentIn(sentence),
    ...microIn(sentence),
    ...microOfBefore(sentence, before),
    ...priceKindSaid(sentence, before),
    ...deemedIn(sentence),
    ...placesIn(sentence, options),
  ];
}

const whole = (sentence: string, field: string, value: unknown, confidence: number): Said => ({
  field,
  value,
  start: 0,
  end: sentence.length,
  confidence,
});

const PAYS =
  /\bpa(?:y|ys|id|ying|yment|yable)\b[^.;]{0,60}\b(?:by|via|through|using|method)\b|\b(?:collect(?:ed|ing)?|take|taken|settled?|settlement)\b[^.;]{0,40}\bby\b|\bby (?:monthly |quarterly )?direct debit\b|\b(?:your|first|monthly|quarterly) direct debit(?: payment| instalment)?s? (?:(?:will be|is|are) (?:taken|collected|claimed|debited)|(?:will )?(?:goes? on|leaves?|comes? out of (?:your|the) (?:bank|account)|continues?|carr(?:y|ies) on|stays?|remains?))\b|^\W*you(?:['’]ve| have| had)?(?: already| now)? (?:set up|signed up (?:to|for)|completed|agreed to) (?:an?|the|your) (?:new )?(?:monthly |quarterly |variable |fixed )*direct debit\b|\b(?:take|collect|claim|debit) (?:your|the) (?:first|monthly|quarterly)(?: monthly| quarterly)? direct debits?\b|^\W*you(?:['’]ll| will)? pay[- ]as[- ]you[- ]go\b|^\W*(?:\d[\d.]*\s+)?by\b/i;

/** "A micro business may see these first. You have told us that you are one." */
function microOfBefore(sentence: string, before: string): Said[] {
  const match = IS_ONE.exec(sentence);
  if (!match || !/\bmicro[- ]?(?:business|enterprise)/i.test(before)) return [];
  return [whole(sentence, 'isMicroBusiness', match[1] === undefined, 0.6)];
}
const IS_ONE = /\byou (?:are|were) (not )?one\b(?! of\b)/i;

/** A card of either kind is one way to pay. */
const CARD = /\b(?:debit|credit) or (?:debit|credit)(?= card)/gi;
/** How this customer pays, whatever is said of a discount for it: "You will go on paying by Direct Debit". */
const OWN_WAY =
  /^\W*(?:(?:because|as|since) )?you(?: will|'ll|’ll| have chosen to| have asked to)?(?: go on| continue| keep)?(?: to)? pay(?:ing)?\b/i;
/** "You've chosen Direct Debit, so each bill has a discount". */
const HAS_CHOSEN =
  /^\W*you(?:['’]ve| have)(?: also)? (?:chosen|opted for|picked|selected) (?:monthly |quarterly |variable |fixed )*(?:direct debit|bacs|cheque|standing order|bank transfer)\b/i;
/** A choice of days is none of ways to pay: "on or around the 21st". */
const ON_OR_ABOUT = /\b(?:on|at) or (?:just |shortly |soon )?(?:around|about|before|after|near)\b/gi;

/** "Clause 7 is deleted (cheque) and replaced by: ...": what stands before holds no longer. */
const REPLACED_BY = /^.*\b(?:deleted|removed|replaced|superseded)\b.*?\b(?:replaced|substituted) (?:by|with)\b:?/is;

/** "By direct debit, which the Supplier may call on the tenth day": when it is taken, behind how. */
const HOW_TAKEN =
  /(?<=\bdirect debit), (?:which|that) (?:we|the \p{L}+) (?:may|can|could|shall|will) (?:call|collect|take|claim|draw|debit|present|request)\b.*$/iu;

function paymentIn(printed: string): Said[] {
  const sentence = printed.replace(REPLACED_BY, (gone) => ' '.repeat(gone.length));
  // "You pay by cheque; call us if you would like to change that."
  const said = sentence
    .split(';')
    .find((clause) => (PAYS.test(clause) || HAS_CHOSEN.test(clause)) && paymentMethodsIn(clause).length > 0);
  if (!said) return [];
  const way = said.replace(HOW_TAKEN, '');
  const own = OWN_WAY.test(way) || HAS_CHOSEN.test(way) ? way.replace(/\bdiscount\b/gi, '') : way;
  if (isOfWaysToPay(own.replace(ON_OR_ABOUT, '').replace(CARD, ''))) return [];
  const methods = paymentMethodsIn(said);
  return methods.length === 1 ? [whole(sentence, 'paymentMethod', methods[0], 0.65)] : [];
}

/** "Bills would go to your office and you would pay each bill by debit card": what an offer says that was accepted. */
const WAY_OFFERED = /\byou would pay (?:(?:each|every|all|the|your) (?:\p{Ll}+ )?(?:bills?|invoices?) )?(?:by|via)\b/iu;

/** "You pay us by cheque at present; on a plan you would pay less": what is so comes before what would be. */
export function ownPaymentIn(sentence: string): Said[] {
  if (WAY_OFFERED.test(sentence) && !/\b(?:if|discount|instead|more|less|sav\w+)\b/i.test(sentence))
    return paymentIn(sentence);
  const [clause, ...rest] = sentence.split(/;\s/);
  return rest.length > 0 && OWN_WAY.test(clause) && !isHypothetical(clause) ? paymentIn(clause) : [];
}

const MICRO = /micro[-\s]*(?:business|enterprise)/i;

export function microIn(sentence: string): Said[] {
  // "Our records show that you are a micro business; if you do nothing ...": a clause of its own.
  const clause = sentence.split(/;\s/).find((each) => MICRO.test(each));
  return clause === undefined ? [] : microSaid(clause).map((said) => ({ ...said, end: sentence.length }));
}

/** "A micro business is one with fewer than 10 employees ...": what it is, and not that this customer is one. */
const DEFINES =
  /\bmicro[-\s]?(?:business|enterprise)(?: (?:customer|consumer))? (?:is|are|means?) (?:one|those|an?|any)\b/i;

/** "Does the business qualify as a micro business?": what is asked is not said. */
const ASKS = /^\W*(?:\d{1,2}[.)]? )?(?:is|are|do|does|would|could) (?!n['’]t\b)[^?.;]*\?\W*$/i;

/** "So micro business, yes.", "Not a micro business.": an answer without a verb. */
const IS_MICRO =
  /^\W*(?:(?:so|yes|then),? )*(?:we(?:['’]re| are) (?:still |now )?)?(?:an? )?micro[- ]?(?:business|enterprise)(?:,? (?:yes|then|indeed))*\W*$/i;
const IS_NOT_MICRO =
  /^\W*(?:(?:so|no|then),? )*(?:definitely )?not an? micro[- ]?(?:business|enterprise)(?:,? (?:no|then))*\W*$/i;

/** How a sentence denies that the customer is one. */
const DENIED: RegExp[] = [
  /\b(?:not|isn['’]t|aren['’]t|no longer|neither|nor)\b[^.;]{0,30}micro|\bnon[- ]?micro|micro[- ]?business[^.;]{0,10}: ?no\b/i,
  // "it is too big to count as a micro business", "you don't qualify as one under the micro business test"
  /\b(?:larger than|too (?:large|big) (?:to (?:be|(?:count|qualify|be (?:classed|treated|counted|regarded)) as)|for)) (?:an? |the )?micro/i,
  /\boutside (?:of )?(?:the |our )?(?:definitions?|limits?|thresholds?|scope|test)(?: of| for)?(?: an?| the)? micro/i,
  /\b(?:do|does|did)(?:n['’]t| not) (?:count|qualify|class|meet|fall|come)\b[^.;]{0,40}micro/i,
  // "the micro business rules do not apply"
  /\bmicro[- ]?business(?:es)?(?: \p{L}+){0,3} (?:do|does|will|shall)(?:n['’]t| not) apply\b/iu,
];

function microSaid(sentence: string): Said[] {
  if (DEFINES.test(sentence) || ASKS.test(sentence)) return [];
  if (IS_MICRO.test(sentence) && /[,.]/.test(sentence)) return [whole(sentence, 'isMicroBusiness', true, 0.6)];
  if (IS_NOT_MICRO.test(sentence)) return [whole(sentence, 'isMicroBusiness', false, 0.6)];
  const ticked = tickedOptions(sentence);
  if (ticked.length > 0) {
    const chosen = ticked.filter((option) => option.ticked);
    const value = chosen.length === 1 ? answerOf(chosen[0].text) : undefined;
    return value === undefined ? [] : [whole(sentence, 'isMicroBusiness', value, ticked.length > 1 ? 0.9 : 0.6)];
  }
  if (
    /\b(?:if|fewer than 10 people and|no more than|means|defined|whether|who is)\b/i.test(sentence) &&
    !/\btold|declar\w+|confirm\w*|because\b|^(?:the (?:customer|client|buyer) is|you are|it is)\b[^,;]*micro[-\s]*(?:business|enterprise),? as defined\b/i.test(
      sentence,
    )
  )
    return [];
  if (
    !/\b(?:told|declar\w+|confirm\w*|you are|counts? as|counted as|(?:that|this|which) makes (?:you|yours|it|the (?:business|customer))|(?:customer|client|buyer|(?:contract|account) holder) is|treated as|treat(?:ing)? (?:you|it|the (?:business|customer)) as|as an? micro[-\s]?business(?: (?:customer|consumer))?,? (?:you|it|the customer) (?:can|may|are|is|will|do|does|have|has|need|must)|consider you|classed as|recorded|have you down as|registered as|marked(?: (?:you|it|your account))? as|records? shows?|you['’]re|status|qualif\w+|we have|(?:,| and)(?: which is)?(?: not)? an? micro[-\s]?business(?= ?[,.;)]|$)|non[- ]domestic (?:customer|consumer|user),? (?:and |but )?(?:not )?an? micro[-\s]?business|(?:puts?|places?|brings?|leaves?|falls?|are|is) (?:you |it |the \p{L}+ )?outside|(?:business|organisation|company|firm|practice|charity|school|club|trust) is|it is|is not|meets|you meet|(?:do|does) not meet|we are|we['’]re|ticked the micro[- ]?business box)\b|\((?:i\.e\. )?not an? micro[-\s]?(?:business|enterprise)\)/iu.test(
      sentence,
    )
  )
    return [];
  return [whole(sentence, 'isMicroBusiness', !DENIED.some((pattern) => pattern.test(sentence)), 0.7)];
}

const FIXED_SAID =
  /\b(?:(?:prices?|rates?|charges?|unit (?:prices?|rates?))(?:[^.;]|\.(?=\d)){0,75}\b(?:(?:are|is|be|remain|stays?|stay|held|kept) (?:all |fully |completely |wholly )?(?:fixed|locked|without variation|firm|the same|as they are|unchanged|guaranteed)|fixed (?:for|until|throughout))|(?:prices?|rates?|charges?)[^.;]{0,60} (?:(?:will|do|does|shall|can) ?not|won['’]t|can['’]t) (?:be (?:changed|varied|raised|increased)|change|vary|go up|move|rise|increase)|(?:offers?|quotes?|quotations?|contracts?|agreements?|tariffs?|plans?|products?)\b[^.;]{0,30} (?:is|are) (?:all |each )?(?:for|at|on) (?:fully )?fixed (?:unit )?(?:prices|rates|charges)|(?:can ?not|may not|must not|will not|won['’]t|can['’]t) (?:change|vary|alter|raise|increase|put up) (?:the|your|these|any|either|our) (?:of (?:the|these) )?(?:agreed |contract )?(?:unit )?(?:prices?|rates?|charges?)\b|fixed[- ]price|fixed[- ]rate|fixed[- ]term (?:contract|plan|price)|price is fixed|(?:have|has|['’]ve|will|shall) (?:been )?fix(?:ed)? (?:all (?:of )?)?(?:your|the|these|our|both) (?:\w+ )?(?:prices?|rates?|charges?)|(?:prices?|rates?|charges?) (?:have|has) been (?:fixed|locked|held)|(?:nothing|none)(?: (?:in|of|on) (?:it|this|these|them|the (?:table|prices|rates)))? (?:will|can|shall) (?:go up|rise|change|increase)\b|(?:none|neither) of (?:the|these|your) (?:\w+ )?(?:prices|rates|charges) (?:(?:will|can|shall) )?(?:moves?|changes?|rises?|go(?:es)? up|var(?:y|ies)|increases?)\b|prices? (?:locked|held|firm) (?:for|until|to|throughout|without)|each is fixed for|^\W*(?:everything|it all|all of it|both(?: fuels| of them)?) (?:is|are) fixed (?:for|until|to|from|throughout)\b|^\W*fixed (?:for )?\d+ (?:months|years)\b|at (?:the |these )?fixed (?:unit )?(?:prices|rates|charges) (?:below|above|(?:shown|set out|given|stated|listed|printed)(?! (?:on|at)\b)))\b/i;
const MARKET_SAID =
  /\b(?:(?:prices?|rates?|charges?) (?:is|are) not fixed|no (?:unit )?(?:prices?|rates?) (?:is|are) fixed|(?:prices?|rates?|charges?|price of (?:the )?(?:energy|electricity|gas)) (?:is|are) (?:therefore |fully |wholly |entirely |all )*(?:flexible|variable|floating|index[- ]linked)|(?:it|they) follows? the (?:\w+ )?market|(?:prices?|rates?|charges?)[^.;]{0,60}\b(?:follows? the|moves? with|tracks?|linked to|varies|vary|variable|can change|may (?:change|go up|vary|rise)|can go up|go up or down|float\w*|settled against)|day[- ]ahead|(?<!\b(?:actual|opening|closing|final|last|previous|present|meter|start|end) )index(?:ed)?(?! (?:on the|of the|and date|read))|wholesale (?:price|market) (?:each|every)|tranches?|(?:they|these|which|that) (?:can|may) (?:go up|change at any time)|variable (?:prices?|rates?|tariffs?|plans?)|this is an? (?:flexible|variable|tracker)(?:[- ]price)? (?:contract|agreement)|(?:these|they|which) (?:are|is) variable)\b/i;
const AFTERWARDS =
  /\b(?:after|once|when|beyond|at the end|end date|before|if|unless|could|would|out of contract|afterwards|thereafter)\b/i;

const IS_NOW = /\b(?:we now charge|you (?:now pay|are now|pay now)|are (?:now|currently)|are you paying)\b/i;

/** What is said of such contracts in general: "Fixed price contracts may not be suitable for every business". */
const OF_CONTRACTS =
  /\b(?:fixed|variable|flexible|tracker)[- ](?:price|rate|term)? ?(?:contracts|agreements|tariffs|plans|products|deals)\b[^.;]{0,30}\b(?:may|might|can|could|are (?:not|also|available|usually|often)|tend)\b|\bsuitable\b/i;

/** "This is a fixed price contract", "You are on a fixed-rate tariff", "It is a fixed plan". */
const IS_FIXED =
  /^\W*(?:(?:this|it) is|you(?: are|['’]re) on|you have (?:chosen|agreed to|taken)) an? fixed(?:[- ](?:price|rate))? (?:contract|agreement|tariff|plan|product|deal)\b/i;

/** "Harbour Fix 18 is a fixed tariff; it finishes on 8 July": of a plan by its name. */
const NAMED_FIXED =
  /^\W*(?:[\p{Lu}\d][\p{L}\d’'&-]*\s){1,5}is an? fixed(?:[- ](?:price|rate))? (?:contract|agreement|tariff|plan|product|deal)\s?(?:[;,.]|$)/u;

/** "This is a variable tariff: it has no end date", whatever else it says of changes. */
const IS_VARIABLE =
  /^\W*(?:this is|you(?: are|['’]re) (?:now )?on) an? (?:variable|tracker|flexible|floating)(?:[- ](?:price|rate))? (?:contract|agreement|tariff|plan|product|deal)\b/i;

/** "Your new fixed price contract for Hale Gallery starts on 1 May": the contract of which the paper speaks. */
const YOUR_FIXED =
  /^\W*(?:your|the) (?:new )?fixed[- ](?:price|rate)(?: \p{L}+)? (?:contract|agreement|tariff|plan|deal)\b[^.;]{0,60}? (?:starts|begins|runs|lasts|commences)\b/iu;

/** "These are fixed prices: neither rate changes before the end date". */
const ARE_FIXED = /^\W*(?:these|they|those|all (?:of (?:these|them))) are (?:all )?fixed (?:unit )?(?:prices|rates)\b/i;

/** "They are fixed for three years", "It is fixed, and nothing else is charged", after a sentence that speaks of the prices. */
const THEY_ARE_FIXED =
  /^\W*(?:(?:they|these|all (?:of them|are)|both|each) (?:are |is |stay |remain |will be )*fixed (?:for|until|to)\b|it is fixed(?:[,.;]|$| (?:for|until|to|throughout)\b)|(?:they|these|those)(?: (?:prices|rates|figures))? (?:do|will|can|shall) ?not (?:change|go up|rise|increase|move)\b)/i;
const OF_PRICES = /\b(?:prices?|rates?|charges?|figures)\b/i;

const BEFORE_CHANGES =
  /\bbefore (?:(?:they|these|it|prices|rates) (?:change|take effect|apply)|(?:any|each|every|a) change)\b|\bafter (?:telling|notifying|giving (?:you )?(?:\p{L}+ ){0,2}notice|writing to)\b/giu;

function priceKindSaid(sentence: string, before: string): Said[] {
  if (OF_CONTRACTS.test(sentence) || sentence.endsWith('?')) return [];
  if (THEY_ARE_FIXED.test(sentence) && OF_PRICES.test(before)) return [whole(sentence, 'isFixedContract', true, 0.6)];
  if (ARE_FIXED.test(sentence)) return [whole(sentence, 'isFixedContract', true, 0.6)];
  if ((IS_FIXED.test(sentence) || YOUR_FIXED.test(sentence)) && !AFTERWARDS.test(sentence))
    return [whole(sentence, 'isFixedContract', true, 0.6)];
  if (NAMED_FIXED.test(sentence)) return [whole(sentence, 'isFixedContract', true, 0.6)];
  if (IS_VARIABLE.test(sentence)) return [whole(sentence, 'isFixedContract', false, 0.6)];
  const fixed =
    FIXED_SAID.test(sentence) &&
    !/\bfixed costs?\b/i.test(sentence) &&
    !/\b(?:not (?:be )?(?:on )?(?:an? )?fixed|no fixed|no (?:unit )?(?:prices?|rates?) (?:is|are) fixed|(?:ask|request|opt|apply|switch|convert)\w* (?:for|to) an? fixed|fixed plan|new fixed|\w\W+a fixed|on a (?:new )?fixed|start(?:s|ing)? (?:at|from) [£\d]|prices today|ended|expired|c[ao]me to (?:an|its) end)\b/i.test(
      sentence,
    );
  // "We now charge you our out of contract rates, which are variable": what is so now is not what comes after.
  const lasting = sentence.replace(/\bno end date\b/gi, '');
  const present = IS_NOW.test(sentence) ? lasting.replace(/out[- ]of[- ]contract/gi, '') : lasting;
  // "We publish them before they change" says nothing of another time.
  const market =
    MARKET_SAID.test(sentence) &&
    !AFTERWARDS.test(present.replace(BEFORE_CHANGES, '')) &&
    !/\b(?:will|do|does|shall|can) ?not\b/i.test(sentence);
  if (fixed === market || (fixed && /\b(?:after|beyond)\b[^.;]{0,30}\bnot\b/i.test(sentence))) return [];
  return [whole(sentence, 'isFixedContract', fixed, fixed ? 0.6 : 0.5)];
}

/** "As we have not heard what you would like to do, your sites have been on our deemed rates since": so it is now. */
const HAS_BEEN =
  /\b(?:have|has) (?:now )?been (?:on|charged|paying|billed)\b(?! \p{L}+ until)[^.;]{0,40}\b(?:out[- ]of[- ]contract|deemed)\b[^.;]{0,30}\b(?:since|now)\b/iu;

/** "From that day a deemed contract between you and us has been in force". */
const IS_IN_FORCE =
  /\bdeemed contract\b(?: (?:between|with) [^.;,]{2,40}?)? (?:is|has been|exists|came into (?:being|force|effect)|has (?:applied|existed|arisen))\b(?! (?:not|no|ended|over)\b)/i;

/** True for a sentence that says that the customer is supplied without a contract, now. */
export const saysDeemed = (sentence: string): boolean =>
  HAS_BEEN.test(sentence) || (IS_IN_FORCE.test(sentence) && !AFTERWARDS.test(sentence));

function deemedIn(sentence: string): Said[] {
  if (saysDeemed(sentence)) return [whole(sentence, 'isNonContractedRate', true, 0.65)];
  if (
    speaksOfAfterwards(sentence) ||
    AFTERWARDS.test(sentence.replace(/out[- ]of[- ]contract|deemed/gi, '')) ||
    /\b(?:in place of|instead of|rather than|not(?: be)? on|not|no|do not form|avoid\w*|cheaper than|lower than|less than) (?:the |our |your |any )?(?:out[- ]of[- ]contract|deemed|default)\b|\bno part of|\bnot form part\b/i.test(
      sentence,
    ) ||
    /\b(?:as high as|apply from|higher|may (?:be )?charged?|on expiry|could be|may be|(?:move|go|goes|switch|change|revert|roll)(?: on)? (?:to|onto)|previous(?:ly)?|formerly|used to be|(?:new|next|incoming) (?:occupier|tenant|owner|customer)s?|(?:published|available|listed|shown|found|set out) (?:on|at|in))\b/i.test(
      sentence,
    )
  )
    return [];
  const said =
    /\b(?:is|are|now|being|been|on)\b[^.;]{0,60}\b(?:out[- ]of[- ]contract|deemed(?! (?:\w+ed|given|to|as|that|by|for)\b)|default (?:tariff|rates?|prices?|contract))\b/i.test(
      sentence,
    ) ||
    /\b(?:out[- ]of[- ]contract|deemed)(?: \w+)? (?:supply|prices?|rates?|contract|tariff|charges)\b[^.;]{0,30}\b(?:applies|apply|are|is)\b/i.test(
      sentence,
    ) ||
    /\b(?:as having|have|has) an? deemed contract\b|\byou (?:now |will |currently )?pay our (?:deemed|out[- ]of[- ]contract)\b/i.test(
      sentence,
    ) ||
    /^(?:your |our )?(?:deemed|out[- ]of[- ]contract)\b[^.;]{0,60}$/i.test(sentence.trim());
  return said ? [whole(sentence, 'isNonContractedRate', true, 0.65)] : [];
}
