/** Words for what ends. */
const FORMER =
  /\b(?:now|current(?:ly)?|existing|present|old|previous|former|prev|expiring|ending|to date|outgoing|leaving|transferor|assignor|(?:rates?|prices?|charges?|terms|pay(?:ing)?|contract|agreement) today|you pay (?:until|up to)|today['’]s (?:rates?|prices?|charges?|terms|contract|agreement)|last (?:contract|agreement|deal|term|renewal|prices?|rates?|tariff|plan))\b|^(?:until|up to|to)\s+(?:\d{1,2}|20\d\d)\D|^(?:today|at present|at the moment|last year|what you(?:['’]ve| have)? paid)$/i;
/** Words that can mean nothing but what was before: "Was" beside "Now", "Up to renewal" beside "After renewal". */
const BEFORE =
  /\b(?:old|previous|former|earlier|prev|expired|superseded|outgoing|last (?:contract|agreement|deal|term)|(?:contract|agreement|deal|term|fix|plan) (?:that|which) (?:has |have )?(?:just )?(?:ended|expired|lapsed|stopped|finished|ran out|run out))\b|^(?:was|before|last year)$|\b(?:before|until|up to|prior to) (?:the |your |this )?(?:then|renewal|change|new contract|now|variation|amendment|extension|restatement|novation)\b/i;
/** Words for what begins. */
const NEW =
  /\b(?:new|renewal|renewed|renewing|proposed|offer(?:ed)?|from now on|going forward|replacement|next|upcoming|forthcoming|you(?:['’]ll| will) (?:be )?pay(?:ing)?|(?:as )?(?:varied|amended|revised|restated|extended|blended)|(?:from|after|since|following)(?: and including)? (?:the |this )?(?:variation|amendment|extension|restatement|novation)|incoming|transferee|assignee)\b|^from\s+(?:\d{1,2}|20\d\d)\D|^agreed$|^this (?:contract|agreement|deal|renewal|term|year)$/i;

/** Prices that hold where there is no contract. */
const WITHOUT =
  /\b(?:out[- ]of[- ]contract|deemed|default|if you (?:do|did|had|have) (?:nothing|not)|no contract|without (?:a )?contract|after (?:it|the contract) ends)\b/i;

/** "Offered, not taken": of no contract. */
const NOT_TAKEN = /\bnot (?:taken|chosen|accepted|selected)\b|\b(?:declined|rejected|turned down)\b/i;

/** Which prices a text is over or beside: those of the contract that ends, of the one that begins, or without a contract. */
export type Era = 'former' | 'new' | 'without' | undefined;

/** Which prices a text says that it is of: "Current", "From 1 April", "Out of contract rates". */
export function eraOf(text: string): Era {
  if (WITHOUT.test(text)) return 'without';
  if (BEFORE.test(text)) return 'former';
  if (NEW.test(text) && !NOT_TAKEN.test(text)) return 'new';
  return FORMER.test(text) ? 'former' : undefined;
}

/** True for words that can mean nothing but what was before, as "current" can not. */
export const saysBefore = (text: string): boolean => BEFORE.test(text);
