import { FORM } from '../legal-forms.js';
const TIME = String.raw`(?:\d{1,2}[:.]\d{2}\s?(?:am|pm|hrs|h)?|\d{1,2}\s?[ap]m|midnight|noon|midday)`;
/** A time of four figures, the hour or the half, which no year of a contract is. */
const FOUR = String.raw`(?:[01]\d|2[0-4])[03]0`;
/** Times of the day that a label may carry: "Day (07:00-00:00)", "Night, 00:30 to 07:30", "Day, 7am to midnight", "Day (07:00 to midnight)", "From (00:00)", "0700-2400". */
const HOURS = new RegExp(
  String.raw`\(?\b${TIME}\s*(?:-|–|to|until)\s*${TIME}(?:\b\)?|\))|\(?\b${FOUR}\s?(?:-|–|to)\s?${FOUR}\b(?:\s?(?:hours|hrs|h)\b)?\)?|\((?:at |from |until |to )?${TIME}(?: (?:hours|gmt|bst|utc|(?:local|clock) time))?\)`,
  'gi',
);
/** As many blanks, so that all else keeps its place. */
const blank = (part: string): string => ' '.repeat(part.length);

/** The text with blanks for the times of the day that a label carries. */
export const withoutHours = (text: string): string => text.replace(HOURS, blank);
/** Days for which a price holds, after a comma: "Day, Monday to Friday", "Night, every day". */
const DAYS =
  /,\s*(?:on )?(?:every (?:day|night)|all (?:days?|week|hours|year|times)|(?:mon|tues?|wed|thu|fri|sat|sun)[a-z]*\b|weekdays?\b|weekends?\b|7 days).*$/i;
/** "Unit rate: day", "Price per kWh: night": the colon before when a price holds parts no label from its value. */
export const COLON_OF_BAND =
  /(?<=\b(?:rates?|prices?|charges?|cost|kwh)(?:\s?\([^()]*\))?\s?):(?=\s(?:(?:all|any)[ -]?(?:hours|units|times?|day)|anytime|24[ -]?(?:hours?|hrs?|hr)|(?:day|night|evenings?|weekdays?|weekends?|(?:off[- ]?)?peak|single)(?:[ -]?(?:time|rate|units?|hours))?(?:(?: and |[/ &]+)(?:evenings?|weekends?))?)(?:\s*\([^()]*\))?$)/i;
/** The unit of a price after a comma: "Day, p per kWh", "Standing charge, pence per day"; "Night pence per unit (kWh)". */
const UNIT_BEHIND =
  /(?:,\s*for (?:each|every) (?:k\s?wh|unit|day|month|quarter)|,\s*(?:in )?(?:p|pence|£|pounds)\s*(?:per|an?|each|\/)\s*\w{1,24}(?:\s*(?:per|an?|\/)\s*\w{1,24})?|\s(?:p|pence|£)\s*(?:per|\/)\s*unit)(?:\s*\(k\s?wh\))?$/i;
/** The unit of a price in words behind what it is of: "Night price (pence per kWh)", "Fixed charge p per day per meter". */
export const UNIT_IN_WORDS =
  /(?<=\p{L}[).]?)(?:\s*\(|\s)\s*(?:in )?(?:p|pence|£|pounds|gbp)\s?(?:per|an?|each|\/)\s?(?:kwh|kva|day|month|quarter|year|annum)(?:\s?(?:per|an?|\/)\s?(?:meter|mpan|mprn|site|supply|supply point|day|month))?\)?$/iu;
const TAX = String.raw`(?:vat|ccl|(?:the )?climate change levy|taxes|tax|levies)`;
/** What a price does not have in it, where the levy is named: "(excl. VAT and CCL)", "before VAT or climate change levy". */
const WITHOUT_TAX = new RegExp(
  String.raw`\(?\b(?:excl?(?:\.|udes|uding|usive of)?|ex\.?|not including|before|net of|without)\s+(?=[\w ,&/]{0,12}\b(?:ccl|climate)\b)${TAX}(?:(?:,|,? (?:and|or)|\s?[&/])\s?${TAX})*\b\)?`,
  'gi',
);
/** "S/C (p/day)" whose stroke was read as a letter. */
export const SLASHED = /\b(S)[Il1|](C)\b(?=\s*\(?[p£])/g;
/** What a head says of the one before it: "of which broker fee". */
const PART_OF_LAST = /^\s*of which(?: is| are)?:?\s(?=(?:the )?\S+(?: \S+)? (?:fee|commission|uplift|margin)\b)/i;
/** The number of one of several: "Site 1 name", "Meter 2 serial number". */
const ONE_OF = /(?<=\b(?:site|meter|supply|premises|location|property|point|mpan|mprn)\s)\d{1,2}(?=\s+\p{L})/giu;
/** The number or the mark of an item of a list or of a field of a form: "3.", "2.4", "C3". */
export const NUMBERED =
  /^\s*(?:\(?[0-9]{1,2}[.)]|\[[0-9]{1,2}\]|[1-9]\.(?:[1-9]|[12]\d)[.)]?(?=\s+\p{Lu})|[a-zA-Z][.)]|[A-H][0-9]{1,2}(?=\s+\p{Lu})|[•▪●■◆➤>*-])\s+/u;
/** What has none of these carries nothing of all that; nearly all labels are such. */
const HAS_EXTRAS = /[\d,:]|noon|mid(?:night|day)|of which|(?:per|\/)\s*unit|ccl|climate/i;

/** The text with blanks for what a label carries besides its own words: times, days, units, taxes, and the number of an item. */
export const withoutExtras = (text: string): string =>
  (HAS_EXTRAS.test(text)
    ? withoutHours(text)
        .replace(COLON_OF_BAND, blank)
        .replace(DAYS, blank)
        .replace(UNIT_BEHIND, blank)
        .replace(ONE_OF, blank)
        .replace(PART_OF_LAST, blank)
        .replace(WITHOUT_TAX, blank)
    : text
  ).replace(NUMBERED, blank);

/** The number of a form's box before its label: "5 Payment due by". */
export const BOX_NUMBER = /^\s*\d{1,2}\s+(?=\p{Lu}(?:\p{Ll}|\p{Lu}))/u;
/** A box that is to be ticked, or was. */
const TICK = /[☐☑☒✓✔✗✘□■]|\[\s*[xX]?\s*\]/u;
/** A price, a quantity or a term, whatever it is of: "GBP 1.4929 / DAY", "61231 KWH", "30 DAYS", "Fixed 2 years". */
const PRICED =
  /^(?:gbp|£|p)?\s?\d+[.,]\d|^\d[\d,]*\s?(?:k?wh|kva|days)\b|^fix(?:ed)? (?:for )?\d+ (?:year|month)s?$|^fixed (?:(?:for|throughout|until) the \w|(?:for|at|on|across) (?:all|each|every|both) \w)/i;
/** What kind a customer or a supply is, and no label: "Business (non-domestic)", "For non-domestic premises". */
const KIND_OF_CUSTOMER =
  /^(?:business|commercial|industrial)\s*\((?:non[- ]?domestic|micro[^)]*|sme)\)$|^(?:(?:for|at) )?non[- ]?domestic (?:premises|property|supply|use|site)$/i;
/** A unit that stands alone under its price: "per day". */
const BARE_TIME = /^per (?:day|night|month|quarter|year|annum)$/i;
/** The same as the head of a row, under "Per kWh". */
const DAILY = 'Per day';
/** The rest of what stands in brackets: "day)" under "Standing charge (£ per". */
const REST_OF_NOTE = /^\p{Ll}[^(]{0,20}\)/u;
/** The name of a company, whatever words of labels it has in it. */
export const FORMED = new RegExp(String.raw`\S\s+(?:${FORM})\b\.?(?:$|, | \()`, 'i');

/** True for a text that is no label, whatever words of labels it has in it. */
export const isNoLabel = (text: string): boolean =>
  text.length > 90 ||
  TICK.test(text) ||
  PRICED.test(text.replace(NUMBERED, '')) ||
  KIND_OF_CUSTOMER.test(text) ||
  REST_OF_NOTE.test(text) ||
  (BARE_TIME.test(text) && text !== DAILY) ||
  // "No" is an answer, "No." a number.
  /^(?:no|yes|none)$/i.test(text) ||
  FORMED.test(text);
