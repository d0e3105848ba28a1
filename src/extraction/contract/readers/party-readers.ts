import { BEGINS_WITH_FORM, FORM } from '../../legal-forms.js';
import { isSupplierName } from '../../catalogue/index.js';
import type { FieldReader, Reading, ReadingContext } from '../../fields/candidates.js';
import {
  addressLikeness,
  cleanName,
  findPostcodes,
  joinAddress,
  nameLikeness,
  PART_OF_BUILDING,
} from '../../fields/values/index.js';
import { linesWithin, type Block, type Pair } from '../../layout/index.js';
import { namesNone } from '../labels/no-names.js';
import { isOfTrade } from '../labels/of-trade.js';
import { cutAfter } from './address-readers.js';
import { beforeMore, firstClause, linesOf, nameOf } from './name-ends.js';
import { isDepartment, isOffice } from './offices.js';

const NO_NAME = new RegExp(
  String.raw`^(?:n/?a|none|${FORM}|accounts?|(?:micro|small)?[- ]?business|(?:customer )?(?:services?|relations|care|experience|success|sales|managers?|directors?)|teams?|department|operations|desk|support|not applicable|(?:non[- ])?domestic|tbc|-+|–|yes|no|details?|number|reference|address|and|the|of|is)$|^(?:hi|hello|hey)(?: there| all)?[,!]?$|^yours (?:faithfully|sincerely|truly)|^(?:kind|best|warm) (?:regards|wishes)\b|^many thanks\b|^dear\b|^\d{1,2}[.)] \p{Lu}`,
  'iu',
);

/** A word in small letters: "pay", "all". */
const LONE_SMALL = /^\p{Ll}+$/u;

/** The words of a label, or of a sentence, where a name should be. */
const ANOTHER_LABEL =
  /^(?:prepared|arranged|issued|completed|presented|quoted|signed|authorised|approved|accepted) (?:by|for|on|to)(?: |$)|^(?:\p{L}[\p{L}’'-]* ){1,3}(?:ref|reference|name|number|no|location|date|address|type|method|period|rate|price|charge)s?(?: for (?:bills|invoices|letters|notices|correspondence|post))?$/iu;
/** Small words of a sentence, a question, and what is to be filled in: "Invoices to", "Bills to be sent to". */
const OF_SENTENCE =
  /^\p{Ll}{2,}\s\p{Ll}|^(?:of|to|for|with|by|from|and|or)\s|^(?:[Ww]ho|[Ww]hat|[Ww]here|[Hh]ow|[Ww]hich|[Ww]hen)\s|\s(?:to|for|at|from|by|of|in)$/u;

/** "For us", "Tell us", "With you": what is said of the parties, and the name of neither. */
const OF_PARTIES = /^\p{L}+ (?:us|you|me|them|it)$/iu;

/** What somebody answers, or says to somebody: "That is right", "Yes, I agree", "Your contract, in plain words", "Dear Mr Hale". */
const TALK =
  /^(?:you (?:are|have|were|will|must|may|can|need|do|pay)|yes|no(?![.\s]*\d)|ok|okay|fine|that|it|i|we|your|our|this|these|thank|dear|aye|yeah|right(?=[,.]|$)|sure(?=[,.]|$)|there|they|he|she)(?:['’]\p{Ll}{1,2})?\b(?:[\s,.]|$)|\bI(?:['’]m| am| have| was)\b/iu;

/** "Sounds right.", "As far as I know.", "Hang on. Yes, it is.": a sentence that somebody says, in small letters but for the first. */
const SAID = /^\p{Lu}[\p{Ll}'’]+,?(?: (?:[\p{Ll}'’]+|I),?){1,6}[.!](?:$|\s)/u;

/** "Harbour wanted 29.9 and 75 pence, so fine.": a sentence most of whose words are small. */
const isSaid = (name: string, text: string): boolean => {
  const words = name.split(' ');
  return (
    words.length >= 5 &&
    /[.!?]\s*$/.test(text) &&
    2 * words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length
  );
};

/** A name up to its legal form, where a comma and more follow. */
const FORMED_HEAD = new RegExp(
  String.raw`^\s*\p{Lu}[^,\n]*?\b(?:${FORM})\b\.?(?=,\s+\S|\s+(?:of|at)\s+[\p{Lu}\d]|\s+\([\p{Lu}\d][^()]*,)`,
  'u',
);
/** What stands between a name and its address: "Ottery Textiles Ltd of 4 Quay Road", "Ottery Textiles Ltd (4 Quay Road, ...)". */
const BEFORE_ADDRESS = /^,?\s+(?:of|at)\s+|^,?\s+\(/;
/** "To: Ottery Textiles Ltd" over "193 Barrack Street, Dundee": the number of a house ends the name. */
const OVER_STREET = new RegExp(
  String.raw`^\s*\p{Lu}[^,\n]*?\b(?:${FORM})\b\.?(?=\s+(?:(?:Unit|Flat|Suite)\s+)?\d{1,4}\p{Lu}?\s+\p{Lu})`,
  'u',
);

/** A name and its address in one text: "E.ON UK plc, Trinity House, 2 Burton Street, Nottingham, NG1 4BX". */
function readParty(addressField: string): FieldReader {
  return (value, context) => {
    const whole0 = context.pair.tail?.text ?? value;
    // "Customer 7901969: Mrs L M Oakeshott": a number of the party stands before its name.
    const lead = /^[\w/-]*\d{3}[\w/-]*\s*[:,–-]\s+/.exec(whole0)?.[0] ?? '';
    const text = ' '.repeat(lead.length) + whole0.slice(lead.length);
    const names = readName(value, context);
    const postcode = findPostcodes(text, context)[0];
    const comma = text.indexOf(', ');
    if (!postcode || (context.pair.relation === 'inline' && postcode.start > 140)) return names;
    const { lines } = context.pair.value.block;
    const overStreet = context.pair.relation === 'inline' ? OVER_STREET : undefined;
    const formed = FORMED_HEAD.exec(text)?.[0] ?? overStreet?.exec(text)?.[0];
    const whole = !formed && context.pair.value.block.text === text && lines.length > 1;
    const head =
      formed ??
      (whole
        ? ((names[0]?.value as string | undefined) ?? lines[0].text)
        : comma > 0 && !/[;|•] /.test(text.slice(0, comma))
          ? text.slice(0, comma).replace(/\s+\([^()]*$/, '')
          : undefined);
    const at = head === undefined ? -1 : text.indexOf(head);
    if (head === undefined || at < 0 || postcode.start < at + head.length) return names;
    // "Victoria Mill" over its street begins the address.
    if (!isName(head, context) || isDepartment(head)) return names.filter((name) => name.value !== head);
    const start = at + head.length + (BEFORE_ADDRESS.exec(text.slice(at + head.length))?.[0].length ?? 0);
    const rest = whole
      ? lines.map((line) => line.text).slice(lines.findIndex((line) => head.includes(line.text)) + 1)
      : [withoutParticulars(text.slice(start, postcode.end))];
    const address = joinAddress(cutAfter(rest, postcode.text));
    const found: Reading[] = (names.length > 0 && !whole) || formed ? [] : [...names];
    if (found.length === 0) found.push({ value: cleanName(head), start: at, end: at + head.length, confidence: 0.9 });
    if (address.split(', ').length >= 2)
      found.push({ field: addressField, value: address, start, end: postcode.end, confidence: 0.75 });
    return found;
  };
}

/** What may stand between a company's name and its address: "a company registered in England under number ... at". */
const PARTICULARS =
  /^.*\b(?:office|address|place of business|premises|seat|offices|head ?quarters)\b(?: (?:is|are|being|situated|located))*(?: at)?[:,]?\s+|^.*\b(?:number|no\.?) ?[\p{L}\d]*\d{4,}\)?,?\s+(?:(?:and |whose |with )*(?:of|at) )?/iu;

const withoutParticulars = (text: string): string => text.replace(PARTICULARS, '');

/** A name before an address: of a company, or beside a label of its own anything that is no part of the address. */
function isName(text: string, { pair }: ReadingContext): boolean {
  const { kind, confidence } = nameLikeness(text);
  if (pair.relation === 'inline' && pair.fit < 0.7) return kind !== 'other';
  return confidence >= 0.3 && (kind !== 'other' || addressLikeness(text) < 0.65);
}

const readOfSupply = readParty('supplierAddress');

/** Reads the supplier. "From" names one where a company or a name of the trade stands behind it: over a message it names its writer. */
export const readSupplier: FieldReader = (text, context) => {
  const found = readOfSupply(text, context);
  const name = String(found.find(({ field }) => field === undefined)?.value);
  const isSure = context.pair.label.concepts.includes('supplierName');
  return isSure || nameLikeness(name).kind === 'company' || isOfTrade(name) ? found : [];
};
const readLegalName = readParty('billingAddress');

/** "Ms R. Hale, for Ottery Textiles Ltd", "The Directors of Ottery Textiles Ltd": who speaks, signs or reads, and the company that is bound. */
const ACTS_FOR = new RegExp(
  String.raw`^\s*(?:(?:\p{Lu}[\p{L}.'’-]*\s?){1,4},? (?:for|on behalf of|for and on behalf of|representing)|(?:[Tt]he )?(?:Board|Directors|Management)(?: of [Dd]irectors)? (?:of|at)) (\p{Lu}[^,;:]{2,70}?\b(?:${FORM})\b)`,
  'du',
);

/** A person who acts for a company is not the customer: the company is. */
function boundBy(reading: Reading, text: string): Reading {
  const [start, end] = ACTS_FOR.exec(text)?.indices?.[1] ?? [];
  if (reading.field !== undefined || start === undefined || end === undefined) return reading;
  return { ...reading, value: text.slice(start, end), start, end };
}

/** "Name on account: Hale Joinery, sort code ...": as whom a bank knows who pays, which may be cut short. */
const isOfBank = ({ label, labelBlock }: Pair): boolean =>
  /\baccount\b/i.test(label.text) && /\bsort ?code\b/i.test(labelBlock.text);

/** Reads the customer, not in "Customer Service Manager", an office. A name that it trades under counts less than its legal name. */
export const readCustomer: FieldReader = (text, context) =>
  (isOfBank(context.pair) ||
  ((context.pair.label.qualifier !== '' || context.pair.relation === 'inline') &&
    isOffice(context.pair.labelBlock.text))
    ? []
    : readLegalName(text, context)
  )
    .map((reading) => boundBy(reading, context.pair.tail?.text ?? text))
    .filter(({ field, value }) => field !== undefined || !isDepartment(String(value)))
    .map((reading) =>
      /\btrad(?:ing|es)\b/i.test(context.pair.label.text)
        ? { ...reading, confidence: reading.confidence * 0.7 }
        : reading,
    );

/** "Northwind Gas Ltd <contracts@northwind.example>": who writes, or is written to. */
const MAILBOX = /\s*[<(]\S+@[^\s<>()]+[>)]\s*$/;

/** "Contracts Desk" over "Subject: Your offer": what stands behind a label ends where the next line begins with a word and a colon. */
function upToLabelledLine(text: string, { relation, tail, value }: Pair): string {
  const { block, start } = tail ?? value;
  if (relation !== 'inline' || block.kind !== 'cell') return text;
  const [first, second] = linesWithin(block, start, start + text.length);
  return second !== undefined && /^\p{Lu}[\p{L}-]{1,20}:\s/u.test(second)
    ? text.slice(0, text.indexOf(first) + first.length)
    : text;
}

/** Reads the name of a company or a person: the whole of a cell, or up to the end of its clause in running text. */
export const readName: FieldReader = (value, { pair }) => {
  const line = upToLabelledLine(pair.tail?.text ?? value, pair);
  const text = line.replace(MAILBOX, '');
  const lines =
    pair.relation === 'inline'
      ? [firstClause(text)]
      : beforeMore(linesOf(pair.value.block.text === text ? pair.value.block.lines.map((l) => l.text) : [text]));
  const name = cleanName(
    nameOf(lines).replace(/\s*\([^)]*(?:\)|$)\s*$/, (note) =>
      /^\s*\((?:uk|holdings|[\p{Lu}][\p{L} ]+)\)\s*$/u.test(note) ? note : '',
    ),
  );
  if (name.length < 2 || NO_NAME.test(name) || !/\p{L}{2}/u.test(name) || name.length > 80) return [];
  // What stands there may be the next label.
  if (ANOTHER_LABEL.test(name) || OF_SENTENCE.test(name) || OF_PARTIES.test(name) || namesNone(name)) return [];
  if (isNextLabel(pair) || isNextPart(name, pair) || (LONE_SMALL.test(name) && !isSupplierName(name))) return [];
  // A name that begins with a legal form is the end of a longer one.
  if (BEGINS_WITH_FORM.test(name)) return [];
  const likeness = nameLikeness(name);
  // Who writes a message, or gets it, is a person, if not a company.
  if (likeness.kind === 'other' && !isOfTrade(name) && text !== line) return [];
  const prose = pair.relation === 'inline' && pair.fit < 0.7;
  if (likeness.kind !== 'company' && isOfSignature(pair)) return [];
  if (prose && likeness.kind === 'other') return [];
  if (likeness.kind === 'other' && (TALK.test(name) || SAID.test(text.trim()) || isSaid(name, text))) return [];
  // "Supplier product": a name begins with a capital, but for some that the trade knows.
  const small = pair.relation === 'inline' && /^\p{Ll}/u.test(name) && !isSupplierName(name);
  if (likeness.kind === 'other' && small) return [];
  if (likeness.kind === 'other' && !name.includes(' ') && (pair.label.weak || name === name.toUpperCase())) return [];
  if (/(?<!\((?=(?:19|20)\d\d\)))\d{4,}|[£%@?☐☑☒]|\bkwh\b|\bombudsman\b|\bofgem\b|\bcitizens advice\b/i.test(name))
    return [];
  if (findPostcodes(name).length > 0 || addressLikeness(name) >= 0.9 || PART_OF_BUILDING.test(name)) return [];
  if (likeness.confidence < 0.1 && !/^\p{Lu}/u.test(name)) return [];
  const sure = likeness.kind === 'other' ? 0.5 + 0.5 * likeness.confidence : likeness.confidence;
  const start = Math.max(0, text.indexOf(name.split(' ')[0]));
  return [
    {
      value: name,
      start,
      end: Math.min(text.length, start + name.length),
      confidence: Math.min(0.97, sure + 0.2) * (prose ? 0.8 : 1),
    },
  ];
};

/** "Signed for the Buyer: Prof. D. Hale": who signs for a party is not the party, unless a company is named there. */
const isOfSignature = ({ label, labelBlock: { text } }: Pair): boolean =>
  /\b(?:signed|executed|signature|sealed|witnessed)\b[^.;:]{0,30}\b(?:for|by|on behalf of)(?: the)?\s*$/i.test(
    text.slice(Math.max(0, label.start - 50), label.start),
  );

/** True where the text under a label, or the whole of a cell of its column, is a label itself. */
const isNextLabel = ({ relation, value: { block } }: Pair): boolean =>
  (relation === 'below' && isLabelToo(block)) ||
  (relation === 'right' && block.label?.qualifier === '' && block.text.endsWith(':')) ||
  (relation === 'column' && block.label?.qualifier === '' && !block.label.weak && isLabelToo(block));

/** "A. Customer" beside "B. Supply": the heads of two parts of a form. */
const LETTERED = /^[A-Z][.)] \p{Lu}/u;
const isNextPart = (name: string, { relation, labelBlock }: Pair): boolean =>
  relation !== 'inline' && LETTERED.test(name) && LETTERED.test(labelBlock.text);

/** True for a label as such: "Hale Energy Brokers" is a name, though its last words may be a label elsewhere. */
const isLabelToo = ({ label, text }: Block): boolean =>
  label !== undefined &&
  (/:$/.test(text) || !/^(?:\p{Lu}[\p{L}'’&-]+ ){2,4}(?:Brokers|Consultants|Partners|Advis[eo]rs)$/u.test(text));
