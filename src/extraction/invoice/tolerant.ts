import type { LabelMatch, Lexicon, Vocabulary } from '../layout/index.js';

/** Short forms that bills print with a dot; it ends no sentence. */
const SHORT_FORM =
  /\b(acc|acct|addr|amt|approx|av|avg|cal|chg|corr|cust|doc|elec|est|ex|excl?|incl?|inc|inv|max|min|no|nos|pres|prev|qty|ref|reg|std|temp|tel|val|vol)\.(?=\s)/gi;
const SHORTEST_JOINED = 8;
/** The name of a field in a printed file: "document.dueDate", "line[0].amount", "supply_address". */
const FIELD_NAME = /^[a-z]\w*(?:\[\d+\])?(?:[._][A-Za-z]\w*)+$/;

const condensed = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

const inWords = (name: string): string =>
  name
    .replace(/\[\d+\]|[._]/g, ' ')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase();

const asWhole = (label: LabelMatch | undefined, text: string): LabelMatch | undefined =>
  label && { ...label, start: 0, end: text.length, text };

/**
 * A lexicon that reads "Cal. value" as "Cal value", and in OCR text a label whose blanks were lost ("willbe takenon",
 * "Accountnumber").
 */
export function tolerant(lexicon: Lexicon, vocabulary: Vocabulary): Lexicon {
  const plain = (text: string): string => (text.includes('.') ? text.replace(SHORT_FORM, '$1 ') : text);
  const wordings = new Map(
    Object.values(vocabulary)
      .flat()
      .map((wording) => [condensed(wording), wording] as const),
  );
  const joined = (text: string): ReturnType<Lexicon['label']> => {
    if (/\d/.test(text)) return undefined;
    const key = condensed(text);
    const wording = key.length >= SHORTEST_JOINED ? wordings.get(key) : undefined;
    const label = wording === undefined ? undefined : lexicon.label(wording);
    return label && { ...label, start: 0, end: text.length, text, qualifier: '' };
  };
  return {
    ...lexicon,
    label: (text, lenient = false) => {
      if (FIELD_NAME.test(text)) return asWhole(lexicon.label(inWords(text)), text);
      const label = lexicon.label(plain(text), lenient);
      return lenient && (!label || label.qualifier !== '') ? (joined(text) ?? label) : label;
    },
    find: (text, lenient) =>
      FIELD_NAME.test(text)
        ? lexicon.find(inWords(text)).flatMap((match) => asWhole(match, text) ?? [])
        : lexicon.find(plain(text), lenient),
  };
}
