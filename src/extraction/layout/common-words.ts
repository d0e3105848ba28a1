/** Words that are a label only by themselves: with others beside them they are part of a name or of a sentence. */
export const WEAK = new Set(
  'to from day night fixed business between contract agreement energy supply end start term site meter month price rate volume unit daily use company period name date total number plan product peak normal low store shop home building property location branch account service client customer dates red amber green standing until year length consumption usage offer reference contact position third quote length scheme package discount micro levy fuel address since first last begin begins open close done when starting ending deal device agent supplying commodity unit group renewable basket row item facility retailer vendor offering proposition inception order'.split(
    ' ',
  ),
);
/** Words that may stand beside a weak one all the same. */
export const NEUTRAL =
  /^(electricity|gas|power|dual|fuel|new|current|existing|old|previous|present|proposed|renewal|detail|information|name|type|agreed|all|full|price|rate|site|supply|meter|contract|both|each|group|master|business|1|2|3|4|5|6|7|8|9|customer|supplier)$/;
/** Words that a label of an address or a use may carry: the name of the site. */
export const NAMED = new Set(['address', 'usage', 'consumption', 'use']);

/** Words of a sentence, which a label has only where it begins with a wording of several words. */
export const SENTENCE = new Set(
  'we you i who what which is will be may if not have has with that and or by on in than below above'.split(' '),
);

/** Words of time: with any other word beside them they are no label. */
export const TIMES = new Set(['year', 'month']);
