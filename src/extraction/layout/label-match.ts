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
