const ASKS = String.raw`(?:how|what|which|who|when|where|why|will|can|do|does|is|are|am)\b[^?.!:]*`;
const BEGINS = new RegExp(`^${ASKS}$`, 'i');
const WHOLE = new RegExp(String.raw`^${ASKS}\?$`, 'i');
const REST = /^\p{Ll}[^?.!:]{0,40}\?$/u;

/** "How much we think you'll use in a year", "Where we send your bills": a question that is not asked outright. */
const INDIRECT = /^(?:how|what|where|when|who|which)\b[^?.!:;,]{6,50}$/i;

/** "What is the product?": it asks for what stands beside it. */
export const isQuestion = (text: string): boolean => text.length <= 70 && (WHOLE.test(text) || INDIRECT.test(text));

/** "How much do you expect me to" over "use?": a question goes on to its mark. */
export const goesOnToMark = (text: string, next: string): boolean => BEGINS.test(text) && REST.test(next);

/** One question over another, or over the beginning of one: rows of questions and answers. */
export const isNextQuestion = (upper: string, lower: string): boolean =>
  isQuestion(upper) && (BEGINS.test(lower) || isQuestion(lower));
