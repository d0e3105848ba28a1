/** "From what date am I supplied", "In whose name is it": a question may begin with what it asks from, in or for. */
const WORDS =
  '(?:(?:in|from|on|for|at|to|by|until|since|under|with|over) )?(?:how|what|which|whose|whom|who|when|where|why)';
const ASKS = String.raw`(?:${WORDS}|will|can|do|does|did|is|are|am|was|were|have|has)\b[^?.!:]*`;
const BEGINS = new RegExp(`^${ASKS}$`, 'i');
/** "Which supplies does it cover? (first)": a note may stand behind the mark. */
const WHOLE = new RegExp(String.raw`^${ASKS}\?(?: \([^()?]{1,25}\))?$`, 'i');
const REST = /^\p{Ll}[^?.!:]{0,40}\?$/u;

/** "How much we think you'll use in a year", "Where we send your bills": a question that is not asked outright. */
const INDIRECT = /^(?:how|what|where|when|who|which)\b[^?.!:;,]{6,50}$/i;

/** "What is the product?": it asks for what stands beside it. */
export const isQuestion = (text: string): boolean => text.length <= 70 && (WHOLE.test(text) || INDIRECT.test(text));

/** "How much do you expect me to" over "use?": a question goes on to its mark. */
export const goesOnToMark = (text: string, next: string): boolean => BEGINS.test(text) && REST.test(next);

const NUMBERED = /^\d{1,2}[.)]\s+/;

const isWhole = (text: string): boolean =>
  /\?(?: \([^()?]{1,25}\))?$/.test(text) && WHOLE.test(text.replace(NUMBERED, ''));

/** A question with its answer under it, or under the answer to another: neither goes on in the line under it. */
export const partsQuestions = (upper: string, lower: string): boolean =>
  (isWhole(upper) && !/^\p{Ll}/u.test(lower)) ||
  (isWhole(lower) && /^[\p{Lu}\d]/u.test(lower) && !/[,(–-]$/.test(upper));

/** One question over another, or over the beginning of one: rows of questions and answers. */
export const isNextQuestion = (upper: string, lower: string): boolean =>
  isQuestion(upper) && (BEGINS.test(lower) || isQuestion(lower));

const ASKED_FOR =
  /^(?:what|which|where|who|when|how)(?: (?:is|are|was|will be)|['’]s) (?:the |my |our |your |this )?([^?]{4,50})\?$/i;

/** "What is the billing address?": what a question asks for, behind the words that ask. */
export const askedFor = (text: string): string | undefined => ASKED_FOR.exec(text)?.[1];

/** "And who is the customer?": what a question asks, whatever it goes on from. */
export const withoutAnd = (text: string): string =>
  text.endsWith('?') ? text.replace(/^(?:and|so|but),? /i, '') : text;
