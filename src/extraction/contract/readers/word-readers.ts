import type { FieldReader, Reading } from '../../fields/candidates.js';
import { findTerms } from '../../fields/values/index.js';
import { tickedOptions, type Pair } from '../../layout/index.js';

const YES = /^\W*(?:yes|y|true|✓|✔|☑|☒|ydy|ydyn|oes|ie)\b|[:–/-]\s*yes\b|,\s*(?:so\s+)?yes(?=[,;.]|\W*$)/i;
const NO = /^\W*(?:no|n|false|none|nac ydy|nac ydyn|nac oes|nage)\b|[:–/-]\s*no\b|,\s*(?:so\s+)?no(?=[,;.]|\W*$)/i;
const DENIED =
  /\b(?:non[- ]?(?=micro)|not\b|isn't|is no|are no|neither|(?:larger|bigger) than|too (?:large|big) to)\b/i;

const whole = (text: string, value: unknown, confidence: number): Reading[] => [
  { value, start: 0, end: text.length, confidence },
];

/** "☒ yes ☐ no", before the boxes of the next question. */
const YES_OR_NO = /^\s*[☐☑☒]\s?(?:yes|no)\s+[☐☑☒]\s?(?:yes|no)\b/iu;

/** Reads whether the customer is a micro business: "Yes", "☒ Yes ☐ No", "☒ I am a micro business". */
export const readMicroBusiness: FieldReader = (passage, { pair }) => {
  const line = pair.tail && /[☐☑☒]/u.test(pair.tail.text) ? pair.tail.text : passage;
  const text = YES_OR_NO.exec(line)?.[0] ?? line;
  const options = tickedOptions(text);
  if (options.length > 0) {
    const ticked = options.filter((option) => option.ticked);
    if (ticked.length === 1 && options.length > 1) {
      const value = answerOf(ticked[0].text);
      return value === undefined ? [] : whole(text, value, 0.95);
    }
    if (options.length === 1 && ticked.length === 1) {
      const value = answerOf(ticked[0].text === '' ? 'yes' : ticked[0].text);
      return value === undefined ? [] : whole(text, value, 0.8);
    }
    const left = options.length === 1 ? answerOf(options[0].text) : undefined;
    // One of two answers has an empty box, the box of the other was not made out.
    return left !== undefined && (pair.siblings ?? 0) > 1 ? whole(text, !left, 0.7) : [];
  }
  // "(see the condition on micro business consumers)" answers nothing.
  if ((pair.relation === 'inline' && pair.fit < 0.7) || /^\W*(?:see|as defined|note|defined)\b/i.test(text)) return [];
  const value = answerOf(text);
  const asked = isQuestion(pair) && ANSWER.test(text);
  return value === undefined || (text.length > 60 && !asked) ? [] : whole(text, asked ? YES.test(text) : value, 0.95);
};

/** "Yes, ...", "From what you told us, no.": an answer, whatever it rests on. */
const ANSWER = /^(?:\p{L}[\p{L}’' ]{3,40}, )?(?:yes|no)\b/iu;

const isQuestion = ({ label }: Pair): boolean => label.text.endsWith('?');

/** "The Customer is not one.", "You are one": an answer that means what its label asks for. */
const IS_ONE = /^(?:you|it|we|(?:the|your) \p{L}+) (?:is|are) (not )?one\W*$/iu;

/** What an answer beside a question about a micro business says. */
export function answerOf(text: string): boolean | undefined {
  if (/\byes\b/i.test(text) && /\bno\b/i.test(text)) return undefined;
  if (YES.test(text)) return true;
  if (NO.test(text) || (DENIED.test(text) && /micro|qualif/i.test(text))) return false;
  const one = IS_ONE.exec(text);
  if (one) return one[1] === undefined;
  if (/\bmicro/i.test(text)) return true;
  return undefined;
}

const FIXED = /\b(?:fixed|fix|locked|firm|held|fully inclusive|all[- ]inclusive|guaranteed)\b/i;
const MARKET =
  /\b(?:flex(?:ible|i)?|variable|track(?:er|s|ing)?|index(?:ed)?|market|pass[- ](?:through|thru)|day[- ]ahead|wholesale|spot|float(?:ing)?|basket (?:purchas|of)\w*|half[- ]hourly prices?|cost plus|follows?)\b/i;

/** "Fixed price, not indexed": what prices are said not to do. */
const NOT_MARKET =
  /\b(?:not|nor|never|without|no|un)[ -]?(?:index(?:ed|ation|[ -]linked)?|linked to (?:any|an|the) (?:index|market)|variable|flexible|floating|track(?:er|ed|ing)|market[ -]linked|pass[- ]through)\b/gi;

/** "This is not a fixed price contract", "no fixed price", "rather than fixed". */
const NOT_FIXED =
  /\b(?:(?:not|never)(?: (?:on|at|for))? an?|no|without an?|rather than(?: an?)?|instead of(?: an?)?) fixed\b/gi;

/** Reads whether a text says that prices are fixed (true) or follow the market (false). */
export function priceKindIn(text: string): boolean | undefined {
  const fixed = FIXED.test(text.replace(NOT_FIXED, '')) && !/\bnot fixed|un-?fixed\b/i.test(text);
  const market = MARKET.test(text.replace(NOT_MARKET, ''));
  if (fixed === market) return fixed && /\bfixed\b[^.]*\bpass[- ]through\b/i.test(text) ? true : undefined;
  return fixed;
}

const FIXED_BEFORE = /(?<!\b(?:no|not|not an?|without an?|from an?) )\bfixed $/i;

export const readPriceKind: FieldReader = (text, { pair }) => {
  if (pair.relation === 'inline' && pair.fit < 0.7) return [];
  // "Transmission charge | pass-through" under "Charge | Rate": so is that charge, whatever the prices are.
  if (pair.row && pair.row.table.rows.length > 1 && pair.label.concepts.some((each) => /Rate\??$/.test(each)))
    return [];
  // "A fixed price – the market can do what it likes": what the price is stands before it.
  if (pair.relation === 'inline' && FIXED_BEFORE.test(pair.labelBlock.text.slice(0, pair.label.start)))
    return whole(text, true, 0.7);
  const yes = /^(?:yes\b|y$)/i.test(text);
  if (yes || /^(?:no\b|n$)/i.test(text)) {
    if (/\b(?:fixed|locked|guaranteed|certain)/i.test(pair.label.text)) return whole(text, yes, 0.95);
    if (/\b(?:move|change|vary|variable|go up|rise)/i.test(pair.label.text)) return whole(text, !yes, 0.95);
  }
  const ticked = tickedOptions(text).filter((option) => option.ticked);
  const value = priceKindIn(ticked.length === 1 ? ticked[0].text : text);
  return value === undefined ? [] : [...whole(text, value, 0.95), ...termOf(text)];
};

/** "Fixed, three years": nothing but how prices are, and how long. */
const IS_FIXED_AND_TERM = /^\W*(?:fully )?fixed(?: prices?| rates?)?,\s*$/i;

/** "Fixed unit rates and standing charge for 24 months": how long prices are fixed, where only one term is named. */
function termOf(text: string): Reading[] {
  const terms = findTerms(text);
  const [term] = terms;
  const isWhole = term && terms.length === 1 && term.value >= 1 && term.value <= 120;
  const before = isWhole ? text.slice(0, term.start) : '';
  const said =
    /\bfor\s+(?:(?:a|the|all|full|whole)\s+)*(?:term\s+of\s+)?$/i.test(before) ||
    (IS_FIXED_AND_TERM.test(before) && /^\W*$/.test(text.slice(term.end)));
  return said && /\bfixed\b/i.test(text) ? [{ ...term, field: 'contractTermMonths', confidence: 0.7 }] : [];
}

/** Reads the kind of customer: domestic or not. */
export const readCustomerType: FieldReader = (text, { pair }) => {
  if (pair.relation === 'inline' && pair.fit < 0.7) return [];
  const micro = /\bmicro/i.test(text) && text.length <= 60 ? answerOf(text) : undefined;
  if (micro !== undefined)
    return [...whole(text, 'non_domestic', 0.95), { ...whole(text, micro, 0.9)[0], field: 'isMicroBusiness' }];
  const ticked = tickedOptions(text).filter((option) => option.ticked);
  const value = customerTypeIn(ticked.length === 1 ? ticked[0].text : text);
  return value === undefined || text.length > 60 ? [] : whole(text, value, 0.95);
};

export function customerTypeIn(text: string): 'domestic' | 'non_domestic' | undefined {
  if (/\bnon[- ]?domestic|business|commercial|industrial|corporate|public sector|charity|sme\b/i.test(text))
    return 'non_domestic';
  return /\b(?:domestic|household|residential|home|consumer)\b/i.test(text) ? 'domestic' : undefined;
}
