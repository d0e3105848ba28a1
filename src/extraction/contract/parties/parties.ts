import { ENDS_IN_FORM, FORM } from '../../legal-forms.js';
import { findSupplierNames, isSupplierName } from '../../catalogue/index.js';
import { partOf, type Candidate } from '../../fields/candidates.js';
import { cleanName, findPostcodes, foldName, sameAddress } from '../../fields/values/index.js';
import { sameLine } from '../../layout/geometry.js';
import { wholeOf, type Block, type Layout } from '../../layout/index.js';
import { headBrokers } from './head-brokers.js';
import { headSuppliers, IS_FORMED } from './head-suppliers.js';
import { letterParties } from './letter.js';
import { supplierAddresses } from './supplier-addresses.js';
import { frontPage } from '../readers/front-page.js';
import { readingOf } from '../readers/reading-of.js';
import { supplierColumns } from '../readers/tenders.js';
import { BROKER_WORD } from '../labels/of-trade.js';
import { BROKING, ENERGY_WORD } from './trade-words.js';

/** Contexts in which a supplier is named that is not the one of this contract. */
const OTHER_SUPPLIER =
  /\b(?:existing|current|present|previous|old|former|losing|outgoing|your last)\s+(?:electricity |gas |energy )?supplier|\bcontract ends\b|\bswitch(?:ed|ing)? from\b|\bleaving\b|\b(?:takes? the place of|in place of|replac(?:es|ing)|supersed(?:es|ing)) (?:the|your|its|their|our)(?: \p{Ll}+)? $/iu;
const FOOTER =
  /\b(?:registered (?:office|in|number|no)|company (?:number|no|reg(?:istration)?|\d{6,8})|reg(?:istered)?\.? no|vat (?:reg|number|no)|trading name|authorised and regulated|part of)\b/i;
/** "© Northwind Power Ltd. All rights reserved.", "Northwind Power Ltd | 0300 123 4567 | www.northwind.example": whose the paper is. */
const SIGNED_FOOTER =
  /^(?:(?:©|\([cC]\)|[Cc]opyright)\s*(?:\d{4}\s*)?)?((?:[\p{Lu}\d][\p{L}\d'’&.+-]*\s+|&\s+|and\s+|of\s+|\(\w+\)\s+){1,7}?(?:[\p{Lu}][\p{L}'’.-]*|plc))(?=\.?\s+All rights reserved\b|\.\s+Registered in\b|(?:\s+[|·•]\s+(?:(?:(?:Tel|TEL):? ?)?0[\d ]{9,13}|(?:www\.)?[\w-]+(?:\.[\w-]+)+|\S+@\S+))+\s*$)/u;

/** Names and addresses of supplier and customer that stand without a label. */
export function partyCandidates(layout: Layout, read: readonly Candidate[]): Candidate[] {
  const heads = headBrokers(layout);
  const brokers = [...read, ...heads]
    .filter(({ field, pair }) => field === 'brokerName' && !pair?.label.concepts.includes('supplierName'))
    .map((each) => foldName(String(each.value)));
  const suppliers = [...knownSuppliers(layout), ...footerSuppliers(layout, brokers), ...headSuppliers(layout)].filter(
    (each) => !brokers.includes(foldName(each.value)),
  );
  const names = [...suppliers, ...(read.filter((each) => each.field === 'supplierName') as Candidate<string>[])].map(
    (each) => each.value,
  );
  const addresses = supplierAddresses(layout, names);
  const taken = [...read.filter((each) => each.field === 'supplierAddress'), ...addresses].map(
    (each) => findPostcodes(String(each.value))[0]?.value,
  );
  // The letterhead often leaves the legal form out.
  const known = names.flatMap((name) => [name, name.replace(ENDS_IN_FORM, '').trimEnd()]).map(foldName);
  const customers = read.filter(({ field }) => field === 'customerName').map(({ value }) => foldName(String(value)));
  // What a label gives for the customer's bills is no seat of a supplier, wherever it stands again.
  const billed = read.filter(({ field, pair }) => field === 'billingAddress' && pair && pair.relation !== 'inline');
  const isBilled = ({ field, value }: Candidate): boolean =>
    field === 'supplierAddress' && billed.some((each) => sameAddress(String(each.value), String(value)));
  return [
    ...suppliers,
    ...heads,
    ...[...addresses, ...letterParties(layout, { suppliers: known, brokers, customers, taken })].filter(
      (each) => !isBilled(each),
    ),
  ];
}

/**
 * A company that supplies energy is no broker ("Sold by" may stand over either) and not the customer, and the particulars behind a broker's
 * name are not the supplier's.
 */
export function withoutSuppliersAsBrokers(candidates: readonly Candidate[]): Candidate[] {
  const suppliers = candidates.filter((each) => each.field === 'supplierName');
  const isNamedElsewhere = ({ value, passage }: Candidate): boolean =>
    suppliers.some(
      (each) => foldName(String(each.value)) === foldName(String(value)) && each.passage.block !== passage.block,
    );
  const isSupplier = (each: Candidate): boolean => isSupplierName(String(each.value)) || isNamedElsewhere(each);
  const left = candidates.filter((each) => !/^(?:broker|customer)Name$/.test(each.field) || !isSupplier(each));
  const brokers = left.filter((each) => each.field === 'brokerName').map((each) => foldName(String(each.value)));
  return left.filter(
    ({ field, passage: { block, start } }) =>
      field !== 'supplierAddress' ||
      /\bsupplier\b[^.]*$/i.test(block.text.slice(0, start)) ||
      !brokers.some((name) => foldName(block.text).startsWith(name)),
  );
}

/** What leads from a company to the name that it goes by. */
const TRADING = /^,?\s*\(?(?:trading as|trades as|t\/a)\s+$/i;
/** What leads from the name that a company goes by to the company. */
const TRADING_NAME_OF = /^\s+(?:is|are) (?:an? )?(?:registered )?(?:trading|business) (?:names?|styles?) of\s+$/i;
/** What a logo in small letters counts where the name is written out too. */
const LOGO = 0.4;

/** Suppliers of the catalogue, by where they are named: at the head of the first page, in a footer, in the text. */
function knownSuppliers(layout: Layout): Candidate<string>[] {
  const optionsOf = readingOf(layout);
  const found: Candidate<string>[] = [];
  const compared = comparedSuppliers(layout);
  for (const block of layout.blocks) {
    if (block.kind === 'setAside' || compared.has(block)) continue;
    for (const name of findSupplierNames(block.text, optionsOf(block))) {
      const before = block.text.slice(Math.max(0, name.start - 50), name.start);
      if (OTHER_SUPPLIER.test(before) || isBesideOther(layout, block)) continue;
      const place = placeOf(layout, block, name.start, name.text.length);
      found.push({
        field: 'supplierName',
        value: cleanName(name.repaired ? name.value.name : name.text),
        confidence: place * name.confidence,
        passage: partOf(wholeOf(block), name.start, name.end),
        repaired: name.repaired,
      });
    }
  }
  // A logo in small letters ("sse") says less than the name that is written out ("SSE Energy Solutions").
  const firstWord = (name: string): string => foldName(name.split(' ')[0]);
  const isWrittenOut = (logo: string): boolean =>
    !/\p{Lu}/u.test(logo) &&
    found.some(
      ({ value }) =>
        /\p{Lu}/u.test(value) && firstWord(value) === firstWord(logo) && foldName(value) !== foldName(logo),
    );
  return withoutNamesOfCompanies(withoutCompaniesBehind(found)).map((each) =>
    isWrittenOut(each.value) ? { ...each, confidence: LOGO * each.confidence } : each,
  );
}

/** "Northwind Gas Limited, trading as Northwind Solutions" on a paper headed "Northwind Solutions": it goes by that name. */
function withoutCompaniesBehind(found: readonly Candidate<string>[]): readonly Candidate<string>[] {
  const companies = found.flatMap(({ value, passage: { block, start } }) => {
    const company = found.find(
      ({ passage }) => passage.block === block && TRADING.test(block.text.slice(passage.end, start)),
    );
    const heads = found.some(({ passage }) => foldName(passage.block.text) === foldName(value));
    return company && heads ? [foldName(company.value)] : [];
  });
  return found.filter(({ value }) => !companies.includes(foldName(value)));
}

/** "Northwind Business is a trading name of Northwind Gas Limited": the paper itself says who stands behind the name at its head. */
function withoutNamesOfCompanies(found: readonly Candidate<string>[]): readonly Candidate<string>[] {
  const names = found.flatMap(({ value, passage: { block, end } }) =>
    found.some(({ passage }) => passage.block === block && TRADING_NAME_OF.test(block.text.slice(end, passage.start)))
      ? [foldName(value)]
      : [],
  );
  return found.filter(({ value }) => !names.includes(foldName(value)));
}

/** The names in a column of several suppliers, which a broker compares; not that of a row that is marked as chosen. */
function comparedSuppliers(layout: Layout): Set<Block> {
  const compared = layout.tables.flatMap((table) =>
    supplierColumns(table).flatMap((column) =>
      table.rows.flatMap((row) => (row.ticked === true ? [] : (row.cells[column] ?? []))),
    ),
  );
  return new Set(compared);
}

/** How much the place of a name says that it is the supplier of the paper. */
function placeOf(layout: Layout, block: Block, start: number, length: number): number {
  const page = layout.pages.find((each) => each.number === block.page)!;
  const alone = length > 0.7 * block.text.length;
  if (block.page <= frontPage(layout) && block.y1 < 0.22 * page.height && alone) return 0.62;
  if (start < 40 && FOOTER.test(block.text)) return 0.6;
  if (block.isHeading && TITLE_OF.test(block.text.slice(0, start)) && block.text.length - start - length < 2)
    return 0.55;
  if (start < 3 && isLow(layout, block) && findPostcodes(block.text).length > 0) return 0.55;
  if (block.page <= frontPage(layout) && block.y1 < 0.3 * page.height) return 0.5;
  return alone ? 0.35 : 0.3;
}

/** "Order summary: Northwind Power Limited": the title of what was agreed, before with whom. */
const TITLE_OF = /^[^:]{0,30}\b(?:order|contract|agreement|acceptance|renewal)\b[^:]{0,20}: ?$/i;

/** True for the last texts of a page. */
function isLow(layout: Layout, block: Block): boolean {
  const under = layout.blocks.filter((other) => other.page === block.page && other.y0 > block.y1);
  return under.length <= 3;
}

/** "Signed", "For the customer": a place to sign, under which the foot line of the paper may stand. */
const OF_SIGNATURE = /^\W*(?:signed|signature|(?:for|on behalf of)\b)/i;

/** True where a label for another supplier stands to the left or above. */
function isBesideOther(layout: Layout, block: Block): boolean {
  return layout.pairs.some(
    (pair) =>
      pair.value.block === block &&
      pair.relation !== 'inline' &&
      !(pair.relation !== 'right' && OF_SIGNATURE.test(pair.label.text)) &&
      pair.label.concepts.some((concept) => /formerSupplier|otherContact|telephone/.test(concept)),
  );
}

/** What only a broker's particulars say. */
const OF_BROKERS =
  /\b(?:scheme for (?:energy |utility )?(?:brokers|intermediaries|tpis)|registered (?:tpi|broker|third party intermediary)|independent (?:energy |utility )?(?:broker|consultant)s?)\b/i;

/** "Hale Ltd, whose registered office is at ... (the “Customer”)": the first word by which a party of the text is called. */
const CALLED_CUSTOMER =
  /^[^(]*(?:\((?!\s*(?:the )?["“'‘])[^(]*)*\(\s*(?:the )?["“'‘](?:the )?(?:customer|client|buyer|you)\b/i;

/** "Hale Ltd (company number 1234567), whose premises are at ..., authorises Weir Ltd to act for it": a customer's letter of authority. */
const AUTHORISES =
  /\b(?:authori[sz]e[sd]?|appoint(?:s|ed)?|instruct(?:s|ed)?|ask(?:s|ed)?)\b[^.;]{2,80}\b(?:to (?:act|look after|deal with|manage|negotiate)\b|as (?:its|our|my|their)\b)|\b(?:gives?|grants?)\b[^.;]{2,160}\b(?:authority|power|permission) to (?:act|deal|negotiate|speak|obtain|ask)\b/i;

/** "Northwind Gas Limited. Registered office: ...": the name before the particulars that the law asks for. */
function footerSuppliers(layout: Layout, brokers: readonly string[]): Candidate<string>[] {
  const found: Candidate<string>[] = [];
  for (const block of layout.blocks) {
    const signed = SIGNED_FOOTER.exec(block.text);
    if (
      signed &&
      ENERGY_WORD.test(signed[1]) &&
      !BROKER_WORD.test(signed[1]) &&
      !brokers.includes(foldName(signed[1]))
    ) {
      const from = signed[0].length - signed[1].length;
      found.push({
        field: 'supplierName',
        value: cleanName(signed[1]),
        confidence: 0.5,
        passage: partOf(wholeOf(block), from, signed[0].length),
      });
      continue;
    }
    if (block.kind === 'setAside') continue;
    if (isBesideOffice(layout, block)) {
      found.push({
        field: 'supplierName',
        value: cleanName(block.text),
        confidence: ENERGY_WORD.test(block.text) ? 0.5 : 0.32,
        passage: wholeOf(block),
      });
      continue;
    }
    if (!FOOTER.test(block.text)) continue;
    const match =
      OPENING_NAME.exec(block.text) ??
      OFFICE_OF.exec(block.text) ??
      unformedIn(block.text) ??
      REGISTERED.exec(block.text);
    if (!match || brokers.includes(foldName(match[1])) || OF_BROKERS.test(block.text)) continue;
    if (BROKER_WORD.test(match[1]) && !isSupplierName(match[1])) continue;
    if (CALLED_CUSTOMER.test(block.text) || AUTHORISES.test(block.text)) continue;
    const confidence = ENERGY_WORD.test(match[1]) ? 0.5 : 0.32;
    found.push({
      field: 'supplierName',
      value: cleanName(match[1]),
      confidence,
      passage: partOf(wholeOf(block), match.index + match[0].length - match[1].length, match.index + match[0].length),
    });
  }
  return found;
}

/** In heights of type: how far behind the name of a company its particulars may stand in a foot line. */
const BESIDE = 3;

/** "Northwind plc · Registered Office: ..." in the foot line of a page, whose parts stand apart: a company right before its office. */
const isBesideOffice = ({ blocks }: Layout, block: Block): boolean =>
  IS_FORMED.test(block.text) &&
  blocks.some(
    (other) =>
      other.page === block.page &&
      other.x0 >= block.x1 &&
      other.x0 - block.x1 < BESIDE * block.fontSize &&
      sameLine(other, block) &&
      /^[^\p{L}]*(?:Registered (?:office|address|in\b)|Company (?:number|no|registration))/iu.test(other.text),
  );

/** "Northwind Power Limited is registered ...", "3. Northwind Power Limited", "© Northwind Power Limited": the company that a foot line begins with. */
const OPENING_NAME = new RegExp(
  String.raw`^(?:\(?(?:\d{1,2}|[a-z]|[ivx]+)[).]\s+|©\s*(?:20\d\d\s*)?)?((?:[\p{Lu}\d][\p{L}\d'’&.+-]*\s+|&\s+|and\s+|\(\w+\)\s+){0,7}?(?:${FORM}))\b`,
  'u',
);

/** "Registered office of Northwind Power Limited: 4 Mill Street, ..." */
const OFFICE_OF = new RegExp(
  String.raw`^Registered (?:office|address) of ((?:[\p{Lu}\d][\p{L}\d'’&.+-]*\s+|&\s+|and\s+|\(\w+\)\s+){1,7}?(?:${FORM}))(?=\s*[:,–-]|\s+is\b)`,
  'u',
);

/** "This message is for the person named above. Northwind Power Limited is registered in England ...": in a later sentence. */
const REGISTERED = new RegExp(
  String.raw`(?<=[.;]\s)((?:[\p{Lu}\d][\p{L}\d'’&+-]*\s+|&\s+|and\s+){1,6}?(?:${FORM}))(?=,? (?:is )?(?:a company )?registered in\b)`,
  'u',
);

/** "Northwind Community Energy, 4 Mill Street, ... Company number ...": a name of the trade without its legal form. */
function unformedIn(text: string): RegExpExecArray | null {
  const match =
    /^((?:[\p{Lu}\d][\p{L}\d'’&.+-]*\s+|&\s+|and\s+){1,5}?[\p{Lu}][\p{L}'’-]*)(?=,\s+[\p{Lu}\d]|\.\s+Registered\b)/u.exec(
      text,
    );
  const postcode = match && findPostcodes(text)[0];
  if (!match || !postcode || postcode.end > match[1].length + 120) return null;
  const particulars = FOOTER.exec(text.slice(postcode.end));
  return ENERGY_WORD.test(match[1]) && !BROKING.test(match[1]) && particulars && particulars.index < 30 ? match : null;
}
