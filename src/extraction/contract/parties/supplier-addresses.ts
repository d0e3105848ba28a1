import { ENDS_IN_FORM, FORM } from '../../legal-forms.js';
import { partOf, type Candidate } from '../../fields/candidates.js';
import { findPostcodes, joinAddress } from '../../fields/values/index.js';
import { linesWithin, wholeOf, type Block, type Layout } from '../../layout/index.js';
import { readingOf } from '../readers/reading-of.js';

/** An address that follows the supplier's name in one text: "Octopus Energy, UK House, ..., W1D 1NN." */
export function supplierAddresses(layout: Layout, names: readonly string[]): Candidate<string>[] {
  const found: Candidate<string>[] = [];
  const optionsOf = readingOf(layout);
  const unique = [...new Set(names)].filter((name) => name.length > 2).sort((a, b) => b.length - a.length);
  for (const block of layout.blocks) {
    if (block.kind === 'setAside') continue;
    for (const name of unique) {
      const at = block.text.indexOf(name);
      if (at < 0 || NAMES_BUILDING.test(block.text.slice(at + name.length))) continue;
      const more = ENDS_IN_FORM.test(name) ? null : REST_OF_NAME.exec(block.text.slice(at + name.length));
      const whole = name + (more?.[0] ?? '');
      const rest = block.text.slice(at + whole.length);
      const lead = (OFFICE.exec(rest) ?? LEAD.exec(rest))?.[0].length ?? 0;
      const postcode = findPostcodes(rest, optionsOf(block))[0];
      if (!postcode || postcode.end - lead > 120 || postcode.start < lead) continue;
      const text = rest.slice(lead, postcode.end);
      if (/[;:]|(?<!\b(?:No|St))\.\s|\d{6,}|^\p{Ll}|\b(?:[Bb]ills?|[Ii]nvoices?) (?:are|is|will|go)\b/u.test(text))
        continue;
      const start = at + whole.length + lead;
      const value = joinAddress(linesWithin(block, start, start + text.length));
      if (value.split(', ').length < 2 || ENDS_IN_FORM.test(value.split(', ')[0])) continue;
      if (whole !== name) found.push(wholeName(block, at, whole));
      found.push({
        field: 'supplierAddress',
        value,
        confidence: 0.65,
        passage: partOf(wholeOf(block), start, start + text.length),
      });
      break;
    }
  }
  return found;
}

/** The name of a supplier in full: surer than the short one by which a list of offers calls it. */
const wholeName = (block: Block, at: number, value: string): Candidate<string> => ({
  field: 'supplierName',
  value,
  confidence: 0.75,
  passage: partOf(wholeOf(block), at, at + value.length),
});

/** "Northwind" of a list is "Northwind Energy Supply Ltd" over its address. */
const REST_OF_NAME = new RegExp(
  String.raw`^(?: (?:\p{Lu}[\p{L}’'-]*|&|and|\(\p{Lu}[\p{L}.]*\))){1,5}? (?:${FORM})\b\.?(?=,| at| of|\s*\()`,
  'u',
);

/** "Northwind Energy House", "Northwind Power Station": a building that is called after its owner begins the address. */
const NAMES_BUILDING =
  /^ (?:Power )?(?:House|Court|Building|Buildings|Tower|Centre|Park|Station|Place|Point|Hub|Works|Wharf|Business Park)\b/;

/** What may stand between a supplier's name and its address. */
const OFFICE =
  /^[\s,.]*(?:is )?(?:a company )?registered in [^.:;]{3,40}? (?:number|no\.?) ?[A-Z\d]{6,8},? at\s+|^[^:;]{0,90}?\bregistered (?:office|address)(?:\s*:|\s+(?:is|at))*\s+(?=[\p{Lu}\d])/iu;
const LEAD = new RegExp(
  String.raw`^(?:[\s,.:;|·–-]|\([^)]{0,60}\)|\b(?:company|co\.|registration|registered|reg\.?)(?: (?:registration|company|number|no\.?))* ?(?:[A-Z]{2})?\d{6,8}\b|\bvat(?: (?:registration|reg\.?|number|no\.?))*:? ?(?:GB ?)?\d{3} ?\d{4} ?\d{2}\b|\b(?:${FORM}|of|at|you can|you may|please|contact us|find us|we are|trading name|is a|registered office|registered address|registered at|address|write to us|head office|is at|is|whose|our|and)\b)*`,
  'i',
);
