/** A label found in a text. `concepts` has more than one entry where a wording is used for several fields. */
export interface LabelMatch {
  concepts: string[];
  /** Place of the label in the text that was searched. */
  start: number;
  end: number;
  /** The text of the label as printed, with its unit ("Unit rate (p/kWh)"). */
  text: string;
  /** Words beside the label's own, such as the fuel or the site's name in "Gas unit rate" and "Shop address". */
  qualifier: string;
  /** Number of words that the lexicon's phrase has: a longer phrase says more. */
  words: number;
  /** True for a single common word ("Fixed", "Day", "Business"), which is a label only where its place says so. */
  weak: boolean;
}

export const isOfAddress = (concept: string): boolean => /address$/i.test(concept);

/**
 * True for two labels that may say the same in two languages. "Client" over "Invoices to" do not, though both may stand
 * before a name: what asks for an address is no second label of what asks for none.
 */
export const areOneLabel = (upper: LabelMatch, lower: LabelMatch): boolean =>
  upper.concepts.some((each) => lower.concepts.includes(each)) &&
  (upper.concepts.some(isOfAddress) || !lower.concepts.some(isOfAddress));
