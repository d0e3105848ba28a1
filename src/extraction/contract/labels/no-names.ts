/** Words that are no name alone: a time, a state, all or several, what heads a column of answers, or who is to sign. */
const WORDS =
  /^(?:now|today|current(?:ly)?|present|existing|new|old|before|after|all|any|both|other|others|same|each|every|various|several|multiple|pending|unknown|redacted|withheld|confidential|t\.?b\.?[acd]\.?|value|values|answers?|entry|entries|information|description|particulars|accepted|agreed|confirmed|here|below|above|overleaf|attached|enclosed|supplier|seller|customer|client|buyer|purchaser|broker|date|dated|signature|signed|signatory|witness|position)$/i;
/** "As accepted", "See overleaf", "To be confirmed", "Not given", "What you told us": what points elsewhere, or says that there is none. */
const PHRASES =
  /^(?:[Aa]s|[Ss]ee|[Pp]er|[Rr]efer to|[Tt]o be|[Nn]ot|[Nn]one) (?:\p{Ll}|[Tt]he |(?:Schedule|Appendix|Annex|Part|Section|Page|Note|Clause|Table)\b)|^(?:What|Where|How) (?:we|you|it|is) /u;
const POINTERS =
  /^(?:(?:same|shown|stated|given|listed|named|detailed) )?(?:(?:as|see) )?(?:above|below|overleaf|before|attached|opposite|accepted|agreed|quoted|signed|stated|shown|given)$/i;

/** What stands at the foot of a letter. */
const AT_FOOT = /^(?:encs?|enclosures?|c\.?c|p\.?t\.?o|e & ?o ?e)\.?$/i;

/** True for what stands where a name is asked for, and names neither a party nor a product: "As accepted", "Now", "See overleaf". */
export const namesNone = (text: string): boolean =>
  [WORDS, PHRASES, POINTERS, AT_FOOT].some((pattern) => pattern.test(text));
