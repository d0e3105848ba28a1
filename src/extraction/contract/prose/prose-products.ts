import { matchesOf } from '../../matches.js';
import { PART } from '../labels/places-in-lists.js';
import { isProductName, namesNothing, namesProduct } from '../labels/product-names.js';
import type { Said } from './prose-said.js';

/** The name of a product: words with capitals, figures, and few small ones between. */
export const PRODUCT = String.raw`([\p{Lu}\d][\p{L}\d&+-]*(?:\s+(?:(?:for|and|of|&)\s+)?(?:[\p{Lu}\d][\p{L}\d&+-]*|v\d+(?:\.\d+)?)){0,5})`;
/** Words for a customer's choice. */
const CHOSEN = String.raw`\b[Yy]ou(?:['’]ve| have)? (?:picked|chosen|chose|selected|taken|accepted|agreed(?: to| on)?|signed up (?:to|for)|opted for|gone for) (?:our |the )?`;
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{Ll}*';
const PRODUCTS: RegExp[] = [
  // "The plan is Steady Saver Two."
  new RegExp(
    String.raw`^\W*(?:[Tt]he|[Yy]our) (?:tariff|plan|product) (?:is|will be) (?:called |named )?(?:our )?["“‘]?${PRODUCT}(?=["”’']?(?:[.,;]|$))`,
    'u',
  ),
  new RegExp(
    String.raw`(?:\b(?:[Uu]nder|[Oo]n|with|to|is)|,) (?:our|the) ${PRODUCT} (?:tariff|plan|product)(?=[.,;]|\s+(?:and|for|from|on|until|the|you|we)\b|$)`,
    'u',
  ),
  // "The High Street Fix plan.": an answer that is no sentence
  new RegExp(String.raw`^\W*(?:The|Our) ${PRODUCT} (?:tariff|plan|product)\.?$`, 'u'),
  new RegExp(
    String.raw`\b(?:[Tt]he|[Oo]ur) ${PRODUCT} (?:tariff|plan|product|prices) (?:starts?|begins?|ends?|is|are|runs?|applies|apply|lasts?|will|keeps?|holds?|fixes|gives)\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Yy]ou are|[Yy]ou(?:'|’)re|[Yy]ou(?:'|’)ll be|[Yy]ou will be|[Yy]our (?:business|supply|meter|account) is) on (?:our |the )?${PRODUCT}(?:\s+(?:prices?|rates?|tariff|plan|product))?(?=[.,;:]|$)`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|[.:;]\s+)(?!(?:It|This|That|Yours?|Which|What|Each|Ours?)\b)${PRODUCT} is an? (?:fixed|variable|flexible|tracker|indexed|index-linked)[^.,;]{0,12} (?:product|tariff|plan|contract|deal)\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Oo]n|[Uu]nder|[Ww]ith|(?:[Bb]elong|[Aa]re)s? (?:to|of|under)) (?:the|our)(?: same| one| following)? (?:product|tariff|plan),? ${PRODUCT}(?=[.,;]|\s+(?:and|at|from|until|for|the|you|we)\b|$)`,
    'u',
  ),
  // "You've chosen our Steady Term Plan Oct 2027": the month to which it runs is part of the name, as the word for a plan is.
  new RegExp(
    String.raw`${CHOSEN}["“‘]?((?:[\p{Lu}\d][\p{L}\d&+-]*\s+){1,5}(?:Plan|Tariff|Product|Deal)(?: (?:${MONTH} )?20\d\d)?)(?=["”’']?(?:[.,;]|\s+(?:for|from|until|and|at|with|on|which)\b|$))`,
    'u',
  ),
  // "You have chosen our Steady Essential tariff", "Thank you for choosing Steady Essential as your tariff"
  new RegExp(
    String.raw`${CHOSEN}["“‘]?${PRODUCT}["”’]? (?:tariff|plan|product|deal)(?=[.,;]|\s+(?:for|from|until|and|at|with|on|which)\b|$)`,
    'u',
  ),
  new RegExp(
    String.raw`\bchoosing (?:our |the )?["“‘]?${PRODUCT}["”’]? as your (?:new )?(?:tariff|plan|product)\b`,
    'u',
  ),
  // "we'll fix your prices on our Steady Business Plan for 24 months"
  /\b(?:[Pp]rices|[Rr]ates|[Cc]harges|[Ss]upply|[Mm]eters?|[Bb]usiness|[Cc]ontract|[Aa]greement|[Rr]enewal)(?: (?:is|are|will be))? (?:on|under) our (?!Standard\b|Variable\b|Deemed\b|Default\b|Out\b)((?:[\p{Lu}\d][\p{L}\d&+-]*\s+){2,5}(?:Plan|Tariff|Product|Deal))(?=[.,;]|\s+(?:for|from|until|and|at|with)\b|$)/u,
  /\b(?:[Pp]ay|[Oo]n|chosen|charged|selected|taken|prices of|rates of|prices under|those of|that of)(?: on)? (?:our |the |(?:the )?[Ss]upplier['’]s )([\p{Lu}][\p{L}\d&+-]*(?:\s+[\p{Lu}\d][\p{L}\d&+-]*){0,5})\s+(?:prices|rates|tariff|plan|product)\b/u,
];

/** What a paper welcomes to, or names beside the contract that it is. */
const NAMED: RegExp[] = [
  /^Welcome to (?:our |your )?(\p{Lu}[^.,:;!?]{5,50})[.!]?$/u,
  /\b(?:offer|offering|offered|propose|recommend|suggest)(?: (?:you|it|your business|to you))? (?:our |the )?(\p{Lu}[^.,:;!?]{4,50}), (?:(?:on|under|for|in|with|at) )?which\b/u,
  /\b(?:contract|agreement|tariff|plan|product|deal|offer), (?:called |named |our )?(\p{Lu}[^.,:;!?]{5,50}), (?:for|at|with|from|which|that|and|on|to)\b/u,
];

/** "It is a fixed-price plan for business premises": what it is, where the sentence before was nothing but its name. */
const IT_IS_PRODUCT = /^(?:It|This) is (?:an?|our) (?:[\p{L}-]+ ){0,3}(?:plan|tariff|product|deal)\b/u;

/** The product whose name alone the sentence before is: "Steady Fix Business. It is a fixed-price plan." */
export function productBefore(sentence: string, before: string): Said[] {
  const value = before.replace(/\.$/, '');
  const it = IT_IS_PRODUCT.exec(sentence);
  if (!it || !NAME.test(value) || namesNothing(value)) return [];
  return [{ field: 'tariffName', value, start: 0, end: it[0].length, confidence: 0.6 }];
}
const NAME = new RegExp(`^${PRODUCT}$`, 'u');

/** "A typical bakery on our Steady Flex tariff paid more": what others have. */
const OF_OTHERS = /\b(?:typical|average|similar|comparable|other|another)\b[^.;:]{0,40}$/i;

/** What is chosen, or prices are of, and the name of no product unless its words are those of one. */
const CHOICES: RegExp[] = [
  // "Both meters are now on Steady Tracker, our variable tariff", "On the Steady Tracker the price is variable"
  new RegExp(
    String.raw`\b(?:is|are|will be|stays?|remains?|suppl(?:y|ies) you)(?: now| both)? on (?:our |the )?["“‘]?${PRODUCT}["”’]?(?=[.,;]|$)`,
    'u',
  ),
  // "we have set up your new contract on our Steady Business Fixed 24"
  new RegExp(
    String.raw`\b(?:contract|agreement|deal|renewal)(?: is| will be)? (?:on|under) (?:our|the) ${PRODUCT}(?=[.,;]|\s+(?:for|from|and|at|until|with)\b|$)`,
    'u',
  ),
  // "one year (12 months) of Steady Fixed from 16 November 2026"
  new RegExp(
    String.raw`\b(?:months?|years?)\)? (?:of|on) (?:our |the )?${PRODUCT},? (?:from|starting|beginning)\b`,
    'u',
  ),
  new RegExp(String.raw`\b[Oo]n (?:our|the) ${PRODUCT},? (?:the |your |our |all )?(?:unit )?(?:price|rate)s?\b`, 'u'),
  // "Hale Care Ltd buys gas from us, on Steady Fixed Gas, at prices that do not change"
  new RegExp(
    String.raw`\b(?:buys?|takes?|orders?|bought|taken|ordered)\b[^.;:]{3,80}?, on (?:our |the )?${PRODUCT}(?=[.,;]|$)`,
    'u',
  ),
  // "You have picked Steady Fix v7 for your home"
  new RegExp(String.raw`${CHOSEN}["“‘]?${PRODUCT}["”’]?(?=[.,;]|\s+(?:for|from|and|at|until|with|on)\b|$)`, 'u'),
  // "Your prices for “Steady Fix”", over them
  new RegExp(
    String.raw`^(?:(?:[Yy]our|[Oo]ur|[Tt]he) )?(?:new |agreed |contract )?(?:[Pp]rices|[Rr]ates|[Cc]harges|[Uu]nit rates) (?:for|on|under|with) (?:our |the )?["“‘]?${PRODUCT}["”’]?$`,
    'u',
  ),
];
/** "You have chosen Steady Gas, a tariff whose price is fixed": what it is stands behind the name. */
const IS_PRODUCT = /^,? (?:which is )?(?:an?|our) (?:\p{L}+[ -]){0,2}(?:tariff|plan|product|deal)\b/u;

function choiceNamed(sentence: string): Said[] {
  return CHOICES.flatMap((pattern) => {
    const match = pattern.exec(sentence);
    if (!match) return [];
    const start = match.index + match[0].indexOf(match[1]);
    const end = start + match[1].length;
    if (!isProductName(match[1]) && !IS_PRODUCT.test(sentence.slice(end))) return [];
    return [{ field: 'tariffName', value: match[1], start, end, confidence: 0.6 }];
  });
}

/** "Welcome to Fixed Green Power", "a new contract, Two Year Fix, for ...", "we can offer you Two Year Fix, on which ...". */
export function productNamed(sentence: string): Said[] {
  return [...choiceNamed(sentence), ...sentenceNames(sentence), ...productsOfParts(sentence)];
}

function sentenceNames(sentence: string): Said[] {
  return NAMED.flatMap((pattern) => {
    const match = pattern.exec(sentence);
    if (!match || !namesProduct(match[1])) return [];
    const start = match.index + match[0].indexOf(match[1]);
    return [{ field: 'tariffName', value: match[1], start, end: start + match[1].length, confidence: 0.55 }];
  });
}

/** "Product for Schedule A: Steady Fix. Product for Schedule B: Steady Gas": each part of the supplies has its own. */
const OF_PART = new RegExp(
  String.raw`\b(?:[Pp]roduct|[Tt]ariff|[Pp]lan)(?: (?:for|of|under|in|on))? (?:the )?(?:${PART}|[Ee]lectricity|[Gg]as)(?: (?:supplies|supply|premises|meters))?(?: is|:| –) ["“‘]?${PRODUCT}(?=["”’']?(?:[.,;)]|\s+and\b|$))`,
  'gu',
);

const productsOfParts = (sentence: string): Said[] =>
  matchesOf(sentence, OF_PART).map(({ 0: all, 1: value, index }) => {
    const end = index + all.length;
    return { field: 'tariffName', value, start: end - value.length, end, confidence: 0.65 };
  });

/** "You are on Green Britain Business", "you pay our Deemed Variable Electricity prices". */
export function productIn(sentence: string): Said[] {
  for (const pattern of PRODUCTS) {
    const match = pattern.exec(sentence);
    if (!match || namesNothing(match[1]) || !/\p{L}/u.test(match[1])) continue;
    const start = match.index + match[0].indexOf(match[1]);
    if (OF_OTHERS.test(sentence.slice(0, start))) continue;
    return [{ field: 'tariffName', value: match[1], start, end: start + match[1].length, confidence: 0.6 }];
  }
  return [];
}
