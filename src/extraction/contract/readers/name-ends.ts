import { addressLikeness, findPostcodes, nameLikeness } from '../../fields/values/index.js';
import { ENDS_IN_FORM, FORM } from '../../legal-forms.js';

/** Of the lines of a cell those that are the name: an address may follow it in the same cell. */
export function nameOf(lines: string[]): string {
  const at = lines.findIndex((line, i) => i > 0 && (/\d/.test(line) || addressLikeness(line) >= 0.65));
  if (at > 0 && lines.slice(at).some((line) => findPostcodes(line).length > 0)) {
    const company = lines.slice(0, at).findIndex((line) => nameLikeness(line).kind !== 'other');
    return company >= 0 ? lines.slice(0, company + 1).join(' ') : lines[0];
  }
  return lines.join(' ');
}

/** "Silverline Consultants Ltd, whose fee is ...", "Northgate Ltd of 4 Quay Road", "Hale plc, company number 1", "Hale plc and covers gas": the name ends where more is said of it. */
const MORE_SAID = new RegExp(
  String.raw`,?\s+(?:whose|who|which)\s|,\s+(?:(?:company|charity|registered|registration|reg\.?|co\.?)\s)+(?:no\b|number|in\b|\d)|,\s+(?:and\s+)?I(?:['’]m| am)\s|,\s+(?:an?|paid|earning|receiving)\s+[\p{Ll}\d£]|(?<=\b(?:${FORM})\.?)\s+(?:(?:of|at)\s+(?=[\p{Lu}\d])|(?=(?:will|is|are|receives?|earns?|acts?|gets?|and\s\p{Ll}\S*)\s))`,
  'u',
);
/** "Quayline Brokers Ltd. A fee of ...", "Quayline Brokers; 0.4 p/kWh of the price", "Quayline Brokers Ltd – paid 0.4 p/kWh": a sentence or a note of its own, with all its lines. */
const SENTENCE_AFTER = new RegExp(
  String.raw`(?<=\p{Lu}\p{L}{2,}\s[^.]{0,40}\p{L}{4})\.\s+(?=\p{Lu}[\p{L}'’]*\s\p{Ll}[^.]*\d)|(?<=\p{L}{3});\s+(?=£?\d[\d.,]*\s*(?:p\b|pence\b|%|per\b))|(?<=\b(?:${FORM}))(?:[.;]\s+(?=\p{Lu}[\p{L}'’]*\s)|;\s|\s[–-]\s+(?=\p{Ll}|\d|£))`,
  'u',
);

const SPEAKS =
  /^(?:We are|We['’]re|It['’]s|It is|This is|You are|(?:I|We) (?:work|act) for|Yes[,.] (?:it|that|this) is)\s+(?=\p{Lu})/u;

/** "Hale Joinery Ltd" over "Business gas, 2 meters": a legal form at the end of a line ends a name that does not go on like this. */
const GOES_ON = /^(?:t\/a|trading|and|&|of|for|\(|[,;.–-])/i;

function upToForm(lines: readonly string[]): readonly string[] {
  const last = lines.findIndex((line, i) => ENDS_IN_FORM.test(line) && !GOES_ON.test(lines[i + 1] ?? ''));
  return last < 0 ? lines : lines.slice(0, last + 1);
}

/** The lines of a cell up to where more is said of whom they name. */
export function beforeMore(all: readonly string[]): string[] {
  const lines = upToForm(all);
  const after = lines.findIndex((line) => SENTENCE_AFTER.test(line));
  const named = after < 0 ? lines : [...lines.slice(0, after), lines[after].split(SENTENCE_AFTER)[0]];
  const more = named.findIndex((line) => MORE_SAID.test(line));
  return (more < 0 ? named : named.slice(0, more + 1)).map((line) => {
    const head = line.split(MORE_SAID)[0];
    return SPEAKS.test(head) ? head.replace(SPEAKS, '').replace(/\.$/, '') : head;
  });
}

/** "Company registration 09118834", "Charity no. 1152201", "Royal Charter body RC000999": a line under a name that is no part of it. */
const REGISTRATION =
  /^\(?(?:(?:company|companies house|co\.?|charity|society|mutual|body|corporate|royal charter|partnership|llp|school|registered|registration|incorporated|reg\.?|in|england|wales|scotland|northern ireland|and|&|the|by|a|an)[\s,:]+)+(?:(?:number|no\.?)[\s:]+)?(?:[A-Z]{1,2})?\d{5,8}[A-Z]?\)?$/i;

/** The lines that may be those of a name. */
export const linesOf = (lines: string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '' && !REGISTRATION.test(line));

/** What stands in the brackets of a name, and the rest of it: "(Hexham) Ltd", "(North East) Foods Ltd". */
const REST_IN_BRACKETS = String.raw`\p{Lu}[\p{L}.&'’ -]{1,30}\)\s(?:\p{Lu}\S*\s){0,2}(?:${FORM})\b`;

/** What stands before the name of a person, and may end with a full stop. */
const TITLES = 'Mr|Mrs|Ms|Mx|Dr|Prof|Revd?|Fr|Canon|Cllr|Hon|Capt|Col|Maj|Messrs';

/** What ends a clause with a name in it. A person may be known by what comes behind "trading as", and a company is by its own name. */
const END_OF_CLAUSE = new RegExp(
  String.raw`(?<=\b(?:${FORM})\.?)\s(?:(?:by|trading as)\s|and\s(?=\p{Ll}))|\sby\s(?=(?:\p{Lu}[\p{L}'’-]+\s){2,3}on\s)|(?<=\b(?:${FORM}))\.\s(?=[A-Z])|(?<=\s(?:${FORM}))\s(?=\p{Lu}\p{Ll}*\s)|(?<!\b(?:(?:${TITLES}|Miss)\.? \p{Lu}|Ltd|Co|St|${TITLES}|plc|Inc))\.(?:\s|$)|[;:](?:\s|$)|,\s|\s(?:of|whose|who|at|which|for|on|is|has|registered|company)\s|\((?!${REST_IN_BRACKETS})|\s[–-]\s|\s[|•]\s`,
  'u',
);

/** The text up to the end of its clause. */
export const firstClause = (text: string): string => text.split(END_OF_CLAUSE)[0];
