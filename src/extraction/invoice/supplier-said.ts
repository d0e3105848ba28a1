import { FORM } from '../legal-forms.js';
import { cleanName, findPostcodes, foldName } from '../fields/values/index.js';
import { matchesOf } from '../matches.js';
import { foundInLine, type Found } from './found.js';
import type { Line } from './lines.js';

/** No word of a name is longer than that: a long run of letters would be looked through from each of them. */
const NAME = new RegExp(String.raw`(?:\p{Lu}[\p{L}\p{N}&'’-]{0,60} (?:(?:&|and|of) )?){1,6}(?:${FORM})\b`, 'gu');
/** Words of a company that sells energy, and of those that carry, measure or broker it. */
const SELLS = /\b(?:energy|gas|power|electric(?:ity)?|utilities)\b/i;
const SERVES = /\b(?:networks?|distribution|meter\w*|data|broker\w*|consult\w*|advis\w*|bureau)\b/i;

const LEADS_TO =
  /\b(?:choosing|(?:issued|supplied|provided|billed) (?:to you )?by|registered in (?:england|scotland|wales)[^:]{0,30}:|your supplier(?: is|,)|\b(?:bill|invoice|statement|credit note) from)\s*$/i;
const GOES_ON =
  /^\.?,?\s*(?:is (?:your|the) (?:(?:electricity|gas|energy) )?supplier|(?:is )?(?:a company )?(?:registered|incorporated) in|registered (?:office|no|number)|\(?(?:company|registered) (?:no|number)|reg(?:istered)?\.? (?:no|office))\b/i;
/** "The Northgate Energy Ltd team" under a letter. */
const SIGNED = /^ team\W*$/i;
const SURE = 0.5;

const LONGEST_ADDRESS = 90;

/** "Northgate Energy Ltd, 3 Corn Street, Bristol BS1 1HT. Registered no. 10988123": what is said behind the address. */
function withoutAddress(behind: string): string {
  const [code] = /^,\s/.test(behind) ? findPostcodes(behind) : [];
  return code && code.start < LONGEST_ADDRESS ? behind.slice(code.end) : behind;
}

/**
 * The supplier of a paper whose head is a picture: the only company of the trade that a sentence or the small print names
 * as the one that supplies or is registered; who is paid can be another company of its group.
 */
export function supplierSaid(lines: readonly Line[], customer: string | undefined): Found<string> | undefined {
  const said = lines.flatMap((line) =>
    matchesOf(line.text, NAME).flatMap((match) => {
      const end = match.index + match[0].length;
      const isSigned = SIGNED.test(line.text.slice(end));
      const name = cleanName(isSigned ? match[0].replace(/^The /, '') : match[0]);
      const behind = withoutAddress(line.text.slice(end));
      const isNamed = isSigned || LEADS_TO.test(line.text.slice(0, match.index)) || GOES_ON.test(behind);
      const isSupplier = SELLS.test(name) && !SERVES.test(name) && foldName(name) !== foldName(customer ?? '');
      return isNamed && isSupplier ? [foundInLine(line, match.index, end, name, SURE)] : [];
    }),
  );
  return new Set(said.map(({ value }) => foldName(value))).size === 1 ? said[0] : undefined;
}
