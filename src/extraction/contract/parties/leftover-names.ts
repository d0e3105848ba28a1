import { findSupplierNames } from '../../catalogue/index.js';
import { partOf, type Candidate } from '../../fields/candidates.js';
import { cleanName, foldName, nameLikeness } from '../../fields/values/index.js';
import { sentenceAt, wholeOf, type Block, type Layout } from '../../layout/index.js';
import { FORM } from '../../legal-forms.js';
import { matchesOf } from '../../matches.js';
import { BROKER_WORD } from '../labels/of-trade.js';
import { isDepartment, isOffice } from '../readers/offices.js';

/** Names of companies in running text: words with capitals up to a legal form. */
const COMPANY = new RegExp(
  String.raw`(?<![\p{L}\d’'&-])(?:[\p{Lu}\d][\p{L}\d’'&.-]*\s+(?:(?:&|and|of|the|for|\(\p{Lu}[\p{L} ]{1,30}\))\s+){0,3}){1,7}?(?:${FORM})\b\.?`,
  'gu',
);
/** Words with which a sentence begins and no name does, and what the name of a company is said of. */
const BEFORE_NAME =
  /^(?:(?:\p{Ll}+|20\d\d|&|And|As|At|Between|By|Dear|For|From|Hello|Hi|If|In|It|On|Our|That|This|To|Under|We|When|With|(?:Yes|No)[.,]?|Re|RE|FW|Subject|Name|Customer|Client|Buyer|Broker|Supplier|Seller|Agent|Company|Signed|Prepared|Of|(?:Fee|Commission|Name|Order|Letter|Premises|Sites?|Account) of)\s+)+/u;
/** "Prepared by Rookery Brokers for Hale Castings Ltd": who acts for another, before whose name. */
const BROKER_FOR = new RegExp(String.raw`^.*${BROKER_WORD.source}.* for (?=\p{Lu})`, 'iu');
/** Companies whose business is energy: suppliers, and who buys or reads meters for others. */
const OF_ENERGY =
  /\b(?:energy|utilit|power|gas|electric|broker|procure|purchas|bureau|metering|meters?|data|networks?|distribution|consult|switch|tender|carbon|sustainab)/i;
/** What sellers of energy have in their names, and what others of the trade have. */
const SELLS = /\b(?:energy|gas|power|electric\p{L}*)\b/iu;
const OF_TRADE =
  /\b(?:brokers?|brokerage|bureau|consult\w*|advis\w+|partners|procure\w*|purchas\w*|solutions|services|networks?|distribution|meter\w*)\b/i;
/** Sellers that supplied before, or offered and were not taken. */
const OF_RIVALS =
  /\b(?:previous|former|present|current|old|outgoing|losing|incumbent|unsuccessful|ends?|ended|left|coming from|offers?|quot\w+)\b/i;
/** Who advises the parties, and is none of them. */
const OF_ADVISERS = /\b(?:solicitors?|lawyers?|legal|accountants?|auditors?|surveyors?|managing agents?)\b/i;
/** A company has a name besides its legal form; one word alone may be the end of a broken one. */
const LEAST_WORDS = 3;
/** What is said of who brought a contract about, and of what it is paid. */
const OF_BROKERS =
  /\b(?:brokers?|brokerage|intermediar(?:y|ies)|TPI|consultants?|advis[eo]rs?|introduce[ds]?|introducer|commission|uplift|fee|remunerat\w+|paid to|pays? (?:it|them|over)|we pay|acts? for|acted|on (?:your|our|the \p{L}+['’]s) behalf|arranged|prepared by|received?s?)\b/iu;
/** Who else has a name on such papers: former suppliers, metering companies, landlords, owners, registered offices. */
const OF_OTHERS =
  /\b(?:previous|former|formerly|present|current|old|outgoing|losing|incumbent|unsuccessful|no longer|until now|landlord|owner of|parent|subsidiary|group company|part of|trading (?:name|style) of|registered (?:office|in|number)|company (?:no|number|reg)|meter(?:ing)? (?:operator|agent|equipment)|data (?:collector|aggregator)|distribut(?:or|ion)|network|printed by|copyright|©|insur\w+|bank|licens\w+|regulat\w+|ombudsman|ofgem)\b/i;
/** "It is neither the supplier nor a broker", "acts for the supplier", "6. Metering. The Buyer has appointed X LLP". */
const NO_BROKER =
  /\b(?:not|no|nor|neither|isn['’]t|without)\b[^.]*\b(?:brokers?|intermediar(?:y|ies)|commission)\b|\bfor the (?:supplier|seller|retailer)\b|\bmetering\b/i;
const SURE = 0.55;

/**
 * The parties of a paper that names them in no way that was read, told by who is left: the only company that sells energy, the
 * only one besides supplier and broker that is in no energy business, and the only one in it of which something is said that is
 * said of brokers.
 */
export function leftoverNames(layout: Layout, read: readonly Candidate[]): Candidate<string>[] {
  const known = (field: string): string[] =>
    read.flatMap((each) => (each.field === field && each.confidence > 0.3 ? foldName(String(each.value)) : []));
  const companies = companiesIn(layout);
  const besides = (names: readonly string[]): Company[] =>
    companies.filter(
      ({ name }) => !names.some((each) => each.startsWith(foldName(name)) || foldName(name).startsWith(each)),
    );
  const brokers = known('brokerName');
  const told = known('supplierName');
  const seller = told.length > 0 ? [] : sellerAmong(besides(brokers));
  const suppliers = [...told, ...seller.map(({ value }) => foldName(value))];
  const customers = known('customerName').filter((name) => !suppliers.includes(name));
  const others = besides([...suppliers, ...brokers, ...customers]).filter(isParty);
  const buyers = others.filter(({ name }) => !OF_ENERGY.test(name));
  return [
    ...seller,
    ...(customers.length > 0 ? [] : onlyOf(buyers, 'customerName')),
    ...(brokers.length > 0 ? [] : onlyOf(others.filter(isBroker), 'brokerName')),
  ];
}

/**
 * The only company that sells energy, by its last place: the foot of a page names it for itself, and nobody else. One of the
 * catalogue is left out for a reason where no reader took it.
 */
const sellerAmong = (companies: readonly Company[]): Candidate<string>[] =>
  onlyOf(companies.filter(isSeller).toReversed(), 'supplierName').filter(
    ({ value }) => findSupplierNames(value).length === 0,
  );

const isSeller = ({ name, block: { text } }: Company): boolean =>
  SELLS.test(name) && !OF_TRADE.test(name) && !OF_BROKERS.test(text) && !OF_RIVALS.test(text);
const isBroker = ({ name, block: { text }, start }: Company): boolean =>
  OF_ENERGY.test(name) && OF_BROKERS.test(saidOf(name, text, start)) && !NO_BROKER.test(text);
const isParty = ({ name, block: { text } }: Company): boolean =>
  !OF_OTHERS.test(text) && !OF_ADVISERS.test(name) && findSupplierNames(name).length === 0;

/** The sentence with a name in it, which the full stop of a legal form may end: "from Tarn Savings Ltd. A broker is paid". */
function saidOf(name: string, text: string, start: number): string {
  const end = start + name.length;
  const before = name.endsWith('.') && /^\s+\p{Lu}/u.test(text.slice(end)) ? text.slice(0, end) : text;
  return sentenceAt(before, start)?.text ?? before;
}

interface Company {
  name: string;
  block: Block;
  start: number;
}

function companiesIn({ blocks }: Layout): Company[] {
  return blocks
    .filter(({ kind }) => kind !== 'setAside')
    .flatMap((block) =>
      matchesOf(partedText(block), COMPANY).flatMap(({ 0: all, index }) => {
        const name = all.replace(BEFORE_NAME, '').replace(BROKER_FOR, '');
        if (name.split(/\s+/).length < LEAST_WORDS) return [];
        return [{ name, block, start: index + all.length - name.length }];
      }),
    );
}

/** The text of a block, parted where a line with a person or a department ends: what is below is no more of that name. */
function partedText({ lines, text }: Block): string {
  let [parted, at] = [text, 0];
  for (const line of lines.slice(0, -1)) {
    at = text.indexOf(line.text, at) + line.text.length;
    if (nameLikeness(line.text).kind === 'person' || isOffice(line.text) || isDepartment(line.text))
      parted = `${parted.slice(0, at)}|${parted.slice(at + 1)}`;
  }
  return parted;
}

/** The company where all are one, wherever it is named. */
function onlyOf(companies: readonly Company[], field: string): Candidate<string>[] {
  const [first] = companies;
  if (new Set(companies.map(({ name }) => foldName(name))).size !== 1) return [];
  const { name, block, start } = first;
  return [
    { field, value: cleanName(name), confidence: SURE, passage: partOf(wholeOf(block), start, start + name.length) },
  ];
}
