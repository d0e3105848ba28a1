import type { Lexicon } from '../layout/index.js';

/** Short forms that bills print with a dot; it ends no sentence. */
const SHORT_FORM =
  /\b(acc|acct|addr|amt|approx|av|avg|cal|chg|corr|cust|elec|est|excl?|incl?|inc|inv|max|min|no|nos|pres|prev|qty|ref|reg|std|temp|tel|val|vol)\.(?=\s)/gi;

/** A lexicon that reads "Cal. value" and "Total excl. VAT" as "Cal value" and "Total excl VAT". */
export function undotted(lexicon: Lexicon): Lexicon {
  const plain = (text: string): string => (text.includes('.') ? text.replace(SHORT_FORM, '$1 ') : text);
  return {
    ...lexicon,
    label: (text, lenient) => lexicon.label(plain(text), lenient),
    find: (text, lenient) => lexicon.find(plain(text), lenient),
  };
}
