import {
  findDates,
  findPeriods,
  findTerms,
  monthsOf,
  type Parsed,
  type ParseOptions,
} from '../../fields/values/index.js';
import { isForAnybody, isWithoutContract, speaksOfOther } from '../readers/sentences.js';
import type { Said } from './prose-said.js';

const OF_CONTRACT =
  /\b(?:contract|agreement|suppl(?:y|ies)|supplied|supplying|plans?|tariffs?|prices?|term|rates?|product|deal|charges?|schedule|electricity|gas|energy|fix(?:ed)?|your (?:new )?supplier|responsible for|(?:the|your|this) new one (?:is for|begins|starts|commences|runs|lasts|ends)|it (?:is for|will be for|takes over|kicks (?:in|off)|begins|began|starts|started|commences|commenced|goes live|runs|lasts|ends|expires|finishes|takes effect|comes into force)|(?:initial|fixed|first|minimum) (?:period|term)|moved in(?:to)?|occup(?:y|ied|ation)|took over|taken over|we (?:will |shall )?take over|(?:all|both|each)(?: (?:of (?:them|these)|the|two|three|four|five|six|\d{1,3}|sites?|meters?))* runs?|locked|nothing\b[^.;]{0,30}\b(?:go(?:es)? up|rise|change|increase)|stay(?:ing)? with us|you(?:['’]ll| will| shall)? pay (?=£?\d)|(?:came|come|passed|reverted|returned|handed) back to (?:you|the (?:landlord|owner))|renew(?:ed|ing)?)\b/i;
const STARTS =
  /\b(?:on supply|since|became responsible|responsible (?:from|since|on)|take(?:s|n)? over|switch\w*|transfer\w*|goes live|mov(?:es?|ed|ing) (?:on )?to|start(?:s|ed|ing)?|beg(?:ins?|an|inning)|commenc\w+|effective|supply (?:from|begins)|from|with effect from|takes effect|becom(?:es?|ing) your (?:new )?(?:(?:electricity|gas|energy) )?supplier|comes? into force|(?:come|comes|came|coming) (?:over |across )?to us|first day (?:on|from) which|kicks? (?:in|off)|opens|opening)\b[^.;]{0,50}$/i;
/** "You became responsible for the electricity used at ... on 17 February 2026": an address stands between. */
const RESPONSIBLE =
  /\b(?:(?:became|become|been|are|is|was) responsible for|moved in(?:to)?|(?:took|taken) (?:over|on|possession)|(?:began|started) (?:using|to use)|(?:been in )?occup(?:ied|ying|ation)|(?:came|passed|reverted|returned|handed) back to (?:you|the (?:landlord|owner)))\b[^.;]{0,140}\b(?:on|from|since)\s*$/i;
const ENDS =
  /\b(?:ends?|end date|ending|(?:last|final) (?:(?:gas|supply|delivery) )?day|and the last|until|expir\w+|up to|(?<!\b(?:mov(?:e|es|ed|ing)|switch\w*|transfer\w*|go|goes|went|came|chang\w+) (?:on |over |back )?)to(?! (?:apply|run|pay|be|take|supply|start|begin|commence|charge|use)\b)(?! (?:your|our|their|its|this|these|you|us|them|the (?:premises|property|site|address|home|house|shop|building|business|meter|supply))\b[^.;]{0,25}\b(?:on|from|since) (?:the )?$)|runs? to|finish\w*|through|last day is|wraps? up|closes?|runs? out|terminates?|stops?|ceases?)\b[^.;]{0,25}$|\b(?:last|final) day of (?:the )?supply\b[^.;,\d]{0,40}$/i;
const TERM_BEFORE =
  /\b(?:which is|being|that is(?: after)?|(?<=, )so|that makes|(?:period|term|duration|length) is|for(?: an?| the(?: next| full| whole)?)?(?: (?:further|fixed|additional|new))*(?: (?:term|period) of)?|term(?: of| is)?|(?:term|length|duration|period) of (?:the |this |your |our )?(?:contract|agreement|supply|deal|plan)(?: is|:)?|period of|(?:contract|agreement|plan|deal) of|last(?:s|ing)?(?: for)?|length(?: of| is)?|fixed(?: for)?|duration(?: of| is)?|runs? for|\(|over)\s*(?:a |an |the |those |these )?(?:\()?$/i;
const TERM_AFTER =
  /^\s*(?:\)|in (?:all|total)|fixed|contract|agreement|plan|deal|term|tariff|supply|business plan|price)/i;
/** "24 months from the start": how long it runs, whatever stands before. */
const FROM_START = /^\s*from (?:the|its|your) (?:start|beginning|first day)\b/i;
/** "... to 30 April 2027, twelve months, on the plan": how long it runs, behind its days. */
const BEHIND_DATE = /\d{4},? \(?$/;
/** "Businesses on a one-year agreement with us pay less": how long others run. */
const OF_OTHERS = /\b(?:businesses|customers|others|those|people|firms|companies|anyone)\b[^.;,]{0,25}$/i;
/** "Over the twelve months to October 2026 you used 22,418 kWh": in which time energy was used. */
const OF_USE = /^ (?:to|until|before|ending|ended)\b.*\b(?:used|consumed|took|metered|recorded)\b/i;
const NO_TERM =
  /\b(?:notice|within|(?<!\b(?:that is|look(?:ing|s|ed)?) )after|every|last|past|previous|records?|keep|kept|guarantee|older|first|each|history|bills?|per|working|deposit|before|cool\w*|authority|data for|reading)\b/i;

/** "Both tariffs last 24 months": they do so, where "the last 24 months" are over. */
const LASTS =
  /\b(?:contracts|agreements|tariffs|plans|deals|prices|rates|supplies|they|both|will|shall) last(?: for)? $/i;

/** What may speak of the contract before: "(the day after the present contract ends)", ", the day after your present one". */
const BESIDES =
  /\([^)]*\)| from (?:the|your) (?:previous|former|last|outgoing) (?:tenant|occupier|owner|lessee|business)\b|,? (?:the day|immediately|straight|directly) (?:after|following) [^,.;]*|,? (?:with|on|by giving|upon|subject to)(?: \p{L}+){0,3}? (?:\d{1,3}|\p{L}+)(?: clear| working)? (?:days|weeks|months)['’]? notice\b/giu;

/** "Prices held for signature until 24 July": how long an offer may be taken up. */
const FOR_ACCEPTANCE =
  /\b(?:held|open|valid|available|stands?|firm|guaranteed) (?:for (?:your )?(?:signature|signing|acceptance|you to (?:sign|accept))|to (?:sign|accept|be (?:signed|accepted)))\b[^.;]{0,25}$/i;

/** "... the fixed contract stopped on": the day of one that is over starts none. */
const IS_OVER = /\b(?:stopped|ended|ceased|lapsed|ran out|came to an end)\b[^.;]{0,25}$/i;

/** "How long?", "Which dates?": a question that the days of the contract answer. */
const ASKS_DAYS =
  /^\W*(?:and )?(?:for |since |from |until |over )?(?:how long|(?:what|which) (?:dates|period|term|days))\b(?![^?]*\b(?:cancel|notice|cool\w*|offer|quote|pay|paid|bills?|renew|chang\w+|mov\w+|read\w*|hear|call|object)\b)(?: [\p{L}’']+){0,6}\?$/iu;
/** The question that a sentence answers: the one that it begins with, or the sentence before. */
const questionOf = (sentence: string, before: string): string => /^[^?]*\?/.exec(sentence)?.[0] ?? before;

/** "From 1 September 2026 to 31 August 2029 (3 years).": what is nothing but days and how long it is between them is a term. */
const isPeriodWithLength = (sentence: string, { start, end }: { start: number; end: number }): boolean =>
  /^\W*(?:from )?$/i.test(sentence.slice(0, start)) &&
  /^\s*\((?:\d{1,3}|[a-z-]+) (?:months|years?)\)\W*$/i.test(sentence.slice(end));

/** ", twelve months,": how long it is, between commas behind its days. */
const BETWEEN_COMMAS = [/\d{4},\s*$/, /^\s*(?:[,.;]|$)/];

/** "on our Steady 2 Year tariff", "Next Fixed 12m": a length in the name of a product, with a capital or cut short. */
const isInName = (sentence: string, { start, end }: { start: number; end: number }): boolean => {
  const length = sentence.slice(start, end);
  if (!/\p{Lu}\p{L}*\s$/u.test(sentence.slice(0, start))) return false;
  return (
    /^\d{1,2} ?[mM]$/.test(length) ||
    (/\d[ -]?(?:Years?|Yr|Months?)$/.test(length) &&
      /^(?: \p{Lu}\p{L}*)* (?:tariff|plan|product|deal)\b/u.test(sentence.slice(end)))
  );
};

/** What the days of a sentence may be of that are as far apart as it says. */
const OF_OTHER_TIME =
  /\b(?:used?|usage|consum\w+|metered|recorded|history|readings?|invoices?|billed|bills?|spent|paid|cost|was|were|had)\b/i;
/** So many months a contract runs at least. */
const SHORTEST = 6;

/** "The period opening 1.10.2026 closes on 30.9.2028, 24 months on": two days just as far apart as the sentence says are a term's. */
function wholeTerm(sentence: string, dates: readonly Parsed<string>[]): Said[] {
  const [first, last] = dates;
  if (dates.length !== 2 || first.value >= last.value || OF_OTHER_TIME.test(sentence)) return [];
  const months = monthsOf(first.value, last.value);
  const [term, other] = findTerms(sentence).filter((each) => each.value >= SHORTEST && !isInName(sentence, each));
  if (!term || other || months !== term.value) return [];
  const placed = (field: string, { value, start, end }: Parsed<unknown>, confidence: number): Said => ({
    field,
    value,
    start,
    end,
    confidence,
  });
  return [
    placed('contractStartDate', first, SURE * first.confidence),
    placed('contractEndDate', last, SURE * last.confidence),
    placed('contractTermMonths', term, SURE),
  ];
}
/** How sure a term is whose three parts agree. */
const SURE = 0.75;

/** When a contract starts and ends, and how long it runs, as sentences say it. */
export function termsIn(sentence: string, options: ParseOptions, before = ''): Said[] {
  const found: Said[] = [];
  if (speaksOfOther(sentence.replace(BESIDES, ' '))) return found;
  const dates = findDates(sentence, options);
  const periods = findPeriods(sentence, options).filter((period) => period.confidence > 0.5);
  const period = periods.length === 1 ? periods[0] : undefined;
  const contract =
    OF_CONTRACT.test(sentence) ||
    ASKS_DAYS.test(questionOf(sentence, before)) ||
    (period !== undefined && isPeriodWithLength(sentence, period));
  if (period && contract) {
    const place = { start: period.start, end: period.end, confidence: 0.75 * period.confidence };
    found.push(
      { ...place, field: 'contractStartDate', value: period.value.from },
      { ...place, field: 'contractEndDate', value: period.value.to },
    );
  } else if (contract && dates.length <= 2) {
    for (const date of dates) {
      const before = sentence.slice(0, date.start);
      if (FOR_ACCEPTANCE.test(before)) continue;
      const place = { start: date.start, end: date.end, confidence: 0.55 * date.confidence };
      const end = ENDS.exec(before);
      const isNone = isForAnybody(before) || IS_OVER.test(before) || isWithoutContract(sentence);
      const start = isNone ? null : (STARTS.exec(before) ?? RESPONSIBLE.exec(before));
      if (end && (!start || end.index > start.index))
        found.push({ ...place, field: 'contractEndDate', value: date.value });
      else if (start) found.push({ ...place, field: 'contractStartDate', value: date.value });
    }
  }
  const whole = wholeTerm(sentence, dates);
  if (whole.length > 0) return whole;
  const dated = found.length > 0;
  for (const term of findTerms(sentence)) {
    if (term.value < 1 || term.value > 120 || term.confidence < 0.9) continue;
    const before = sentence.slice(Math.max(0, term.start - 40), term.start);
    const after = sentence.slice(term.end, term.end + 30);
    if (
      OF_OTHERS.test(before) ||
      NO_TERM.test(before.replace(LASTS, '').slice(-25)) ||
      NO_TERM.test(after.slice(0, 14).split(/[,:;]/)[0])
    )
      continue;
    if (isInName(sentence, term)) continue;
    const fromStart = FROM_START.test(after);
    if (OF_USE.test(sentence.slice(term.end, term.end + 60).split(/[,;]/)[0])) continue;
    if (!dated && !contract && !fromStart && !/^that (?:is|makes)\b/i.test(sentence)) continue;
    const beside = period !== undefined && BETWEEN_COMMAS[0].test(before) && BETWEEN_COMMAS[1].test(after);
    const said =
      fromStart || beside || (dated && BEHIND_DATE.test(before)) || TERM_BEFORE.test(before) || TERM_AFTER.test(after);
    if (!said) continue;
    found.push({
      field: 'contractTermMonths',
      value: term.value,
      start: term.start,
      end: term.end,
      confidence: dated ? 0.8 : 0.55,
    });
  }
  return found;
}
