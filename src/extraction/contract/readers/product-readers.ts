import { FORM } from '../../legal-forms.js';
import type { FieldReader, Reading, ReadingContext } from '../../fields/candidates.js';
import {
  addressLikeness,
  areOfEachFuel,
  findDates,
  findPostcodes,
  cleanName,
  findPercentages,
  findRates,
  findTerms,
  nameLikeness,
  pencePerKwh,
  supplyTypeIn,
} from '../../fields/values/index.js';
import { tickedOptions } from '../../layout/index.js';
import { BROKER_WORD } from '../labels/of-trade.js';
import { isPlaceInList } from '../labels/places-in-lists.js';
import { KIND_OF_PRICE, namesNoProduct, namesNothing, namesProduct } from '../labels/product-names.js';
import { isOfAddresses } from './heads.js';
import { asks, hasBoxes } from './nearness.js';
import { bearsOffice, isSpeaker } from './offices.js';
import { readName } from './party-readers.js';
import { priceKindIn } from './word-readers.js';
import { readEnergyRate } from './rate-readers.js';

/** "Fixed until the end date", "Fixed, all inclusive": how prices are, and the name of nothing. */
const HOW_LONG =
  /^(?:fixed|variable), |^(?:(?:prices?|rates?|fully|100 ?%) )?(?:fixed|variable|locked|guaranteed|held) (?:until|for the|throughout|to the end|over the|during)\b/i;

/** "Tariff: Steady Fix 2 Type: Fixed price": the next label of a line of them. */
const NEXT_LABEL = /\s+(?:(?:Price|Contract) )?(?:Type|Kind|Basis|Term|Length|Start|End|Payment|VAT|Meter):\s.*$/;

/** Texts that stand for a name and are none: dashes, figures, sentences, labels. */
export const readProduct: FieldReader = (value, context) => {
  const { lines } = context.pair.value.block;
  // "Product and adviser" heads a cell that says more than the product: its first line is the product.
  const whole =
    context.pair.tail?.text ??
    beforeSentence(value, context) ??
    (lines.length > 1 && value.length > 60 ? lines[0].text : value);
  if (isLabelBeside(context)) return [];
  const options = tickedOptions(whole);
  const ticked = options.filter((option) => option.ticked);
  const { relation, label } = context.pair;
  // "Type ☐ Sole trader ☒ Charity" may be that of anything.
  const asked = relation !== 'inline' || (hasBoxes(context) && label.concepts.includes('tariffName'));
  if (options.length > 0 && (ticked.length !== 1 || !asked)) return [];
  const text = ticked[0]?.text ?? whole;
  const name = (
    context.pair.relation === 'inline' ? text.split(/(?<!\b(?:No|St|Rd|Ltd|Co))[.;](?:\s|$)|\s[–-]\s/)[0] : text
  )
    .replace(/\s*\((?=[a-z])[^)]*\)?\s*$/, '')
    .replace(/\s*\((?:fixed|variable|flexible|tracker)[- ](?:price|rate)s?\)$/i, '')
    .replace(NEXT_LABEL, '')
    // "Fixed Energy Portfolio: prices fixed for the period", "Steady Power 24, a contract", "Steady - price fixed throughout"
    .replace(/(?:[:;]\s+(?=\p{Ll})|,\s+(?:an?|our|the|with|which|whose|for|until|from)\s).*$/u, '')
    .replace(
      /\s[–-]\s(?=(?:all |the |your )?(?:prices?|rates?)(?: (?:is|are))? (?:fixed|held|locked|guaranteed)\b).*$/i,
      '',
    )
    .replace(TERM_BEHIND, '') // "Zero Carbon Works, fixed price, 12 months", "Steady Power, fixed"
    .replace(
      /,\s+(?:(?:fixed|variable|flexible)(?:[- ](?:price|rate|term)s?)?|(?:all )?(?:prices|rates)(?: are)? (?:fixed|held|variable))$/,
      '',
    )
    .replace(TERM_BEHIND, '')
    .replace(/\.$/, asks(context) ? '' : '.')
    .trim();
  if (context.pair.relation === 'inline' && (context.pair.fit < 0.7 || !/^[\p{Lu}\p{N}"']/u.test(text.trim())))
    return [];
  if (
    name.length < 3 ||
    name.length > 60 ||
    !/^[\p{L}\d("']/u.test(name) ||
    /^(?:of|for|to|by|at) /i.test(name) ||
    !/\p{L}{2}/u.test(name) ||
    /[£]|\bkwh\b|\bp\/|[.;:?]$|^\W*$|^n\/?a$/i.test(name)
  )
    return [];
  if (
    findDates(name).length > 0 ||
    findPercentages(name).some((each) => each.value !== 100) ||
    (/^[A-Z]{0,3}[-/\d]+$/.test(name) && !isCode(name, context))
  )
    return [];
  if (namesNothing(name) || namesNoProduct(name, label.text)) return [];
  if (label.concepts.includes('otherNumber') && !isTitle(name)) return [];
  const kind = HOW_LONG.test(name) ? priceKindIn(name) : undefined;
  if (kind !== undefined)
    return [{ field: 'isFixedContract', value: kind, start: 0, end: whole.length, confidence: 0.8 }];
  if (context.pair.label.concepts.includes('isFixedContract') && KIND_OF_PRICE.test(name)) return [];
  if (name.split(' ').length > 8 || supplyTypeIn(name) === name.toLowerCase()) return [];
  if (
    /^(?:and|or|of|the|for|taxes|notes?|charges?|total|prices?|rates?|details|summary|information|(?:your|our|my) .*)$/i.test(
      name,
    )
  )
    return [];
  const start = Math.max(0, whole.indexOf(name));
  const end = start + name.length;
  return [{ value: name, start, end, confidence: 0.9 }, ...termBehind(whole, end), ...kindBehind(whole, end)];
};

/** Beside "Offer", which may be a number or a date: two words or more with capitals, and no party. */
const isTitle = (name: string): boolean =>
  /^[\p{Lu}\d]\S*(?: (?:&|and|for|[\p{Lu}\d]\S*))+$/u.test(name) &&
  /\p{L}{3}/u.test(name) &&
  nameLikeness(name).kind === 'other';

/** "Zero Carbon Works, fixed price", "Steady 36: prices fixed throughout": the kind of price behind the name of a product. */
function kindBehind(text: string, from: number): Reading[] {
  const rest = text
    .slice(from)
    .replace(/^[\s,:;(–-]+/, '')
    .replace(/\)$/, '');
  const kind = HOW_LONG.test(rest) || KIND_OF_PRICE.test(rest) ? priceKindIn(rest) : undefined;
  if (kind === undefined) return [];
  return [{ field: 'isFixedContract', value: kind, start: from, end: text.length, confidence: 0.7 }];
}

/** "Tariff | Price review date" over their values: a text that is a label, and has no word of a product, is the next one. */
const isLabelBeside = ({ pair: { relation, value } }: ReadingContext): boolean => {
  const { label, text } = value.block;
  return (
    relation === 'right' &&
    label?.qualifier === '' &&
    (!label.weak || label.words > 1) &&
    !namesProduct(text) &&
    !PLACE.test(text)
  );
};
/** What a site may be called, though it is a label too: "Head Office". */
const PLACE = /^(?:\p{L}+ )?(?:office|depot|store|shop|outlet|building|kitchen|warehouse|yard|works|site)$/iu;
/** "Steady Fixed, 36 months": how long the product runs, behind its name. */
const TERM_BEHIND =
  /,\s+(?:an? )?(?:\d{1,2}|one|two|three|four|five|twelve)[ -](?:months?|mths|years?)(?: (?:term|contract|fix(?:ed)?))?$/i;

/** The term that follows the name of a product. */
function termBehind(text: string, from: number): Reading[] {
  const rest = text.slice(from).split(/[.;]/)[0];
  const [term] = TERM_BEHIND.test(rest) ? findTerms(rest) : [];
  if (!term) return [];
  const place = { start: from + term.start, end: from + term.end };
  return [{ ...place, field: 'contractTermMonths', value: term.value, confidence: 0.75 * term.confidence }];
}

/** "Fixed Inclusive. The charges below are fixed for the term": the name ends where a sentence begins. */
function beforeSentence(value: string, { pair }: ReadingContext): string | undefined {
  if (pair.relation === 'inline') return undefined;
  const end = /(?<!\b(?:No|St|Rd|Ltd|Co|inc|excl?|v|vs))[.;]\s+(?=\p{L}+\s\p{L}+[\s:,]+\p{Ll})/u.exec(value)?.index;
  return end === undefined || end > 45 ? undefined : value.slice(0, end);
}

/** The code of a tariff beside a label that can mean nothing else: "EFX36". */
const isCode = (name: string, { pair }: ReadingContext): boolean =>
  /^[A-Z]{2,}\d/.test(name) && pair.relation !== 'inline' && /\b(?:tariff|product|plan)\b/i.test(pair.label.text);

/**
 * The label asks for a name, and for no address: "Unit 4 Warehouse" is the name of a site too. So does "Site" over a column
 * beside that of the addresses.
 */
const isNamed = ({ pair: { label, labelBlock, relation, row } }: ReadingContext): boolean =>
  relation !== 'inline' &&
  !/\baddress\b/i.test(label.text) &&
  (/\bname\b/i.test(label.text) ||
    (row?.table.header.some((head) => head !== labelBlock && isOfAddresses(head)) ?? false));

/** "3. Dairy": the number of a site in a list of them, and not of the section that a heading begins. */
const IN_LIST = /^\d{1,2}[.)]\s+(?=\p{Lu})/u;

export const readSiteName: FieldReader = (value, context) => {
  const { relation, fit, siblings = 1, value: cell, label } = context.pair;
  // "For your home" over a name: only a list of homes names them.
  if (relation !== 'column' && /^home$/i.test(label.text)) return [];
  // "Supply" heads names only where the addresses have a column of their own.
  if (/^supply$/i.test(label.text) && !(relation === 'column' && isNamed(context))) return [];
  const listed = relation !== 'inline' && (siblings > 1 || !cell.block.isHeading);
  const text = listed ? value.replace(IN_LIST, (lead) => ' '.repeat(lead.length)) : value;
  return (relation === 'inline' && (fit < 0.85 || !/^\p{Lu}/u.test(text))) ||
    // "working days before" is the rest of a sentence
    /^(?!the\b)\p{Ll}+\s/u.test(text) ||
    findPostcodes(text, context).length > 0 ||
    // "Home › Sites › 4417" is the way to a page of a portal.
    /\s[›»>]\s/.test(text) ||
    // "Premises 1 | Premises 2": heads of columns beside each other.
    (relation === 'right' && isPlaceInList(value)) ||
    (addressLikeness(text) >= 0.9 && !(isNamed(context) && !text.includes(','))) ||
    /^\W*\d{0,3}\s*[:.)]|\b(?:electricity|gas|kwh|rate|charge|price|hours|address)\b/i.test(text)
    ? []
    : readProduct(text, context);
};

const UPLIFT = { least: 0.001, most: 5 };
const readUpliftRate = readEnergyRate(UPLIFT);

/** A price per kWh anywhere in what is said of a broker: "Brightspark LLP, 0.85 p/kWh included in your prices". */
function upliftIn(text: string, context: ReadingContext): Reading[] {
  return findRates(text, context).flatMap((rate) => {
    const pence = pencePerKwh(rate.value.amount, rate.value.unit);
    if (pence === undefined || pence < UPLIFT.least || pence > UPLIFT.most) return [];
    return [
      { field: 'brokerUplift', value: pence, start: rate.start, end: rate.end, confidence: 0.85 * rate.confidence },
    ];
  });
}

/** A company before its fee: "Hartwell Partners Ltd, 0.83 p/kWh included", "Hartwell Ltd: fee 0.83 p/kWh", "Hartwell Ltd, for whom 0.83 p/kWh is added". */
function namedBeforeFee(text: string): Reading[] {
  const name =
    /^\s*(\p{Lu}[^,(\n]{2,60}?)(?:,\s*|:\s*|\s*\(|\s(?=(?:fee|commission|uplift)\b))(?:(?:fee|commission|uplift|at)(?: of)?:? |(?:for|to) whom(?: we pay)? |whose (?:fee|commission|uplift)(?: of| is)? )?(?=[£\d])/iu.exec(
      text,
    )?.[1];
  if (!name || /\.\s/.test(name) || nameLikeness(name).kind !== 'company' || !isTitled(name)) return [];
  const start = text.indexOf(name);
  return [{ value: cleanName(name), start, end: start + name.length, confidence: 0.9 }];
}

/** What stands where a broker would, and says that there is none: "Direct", "No broker", "Direct sale - no TPI". */
const NO_BROKER =
  /^\W*(?:direct(?:ly)?(?=\W*$|\s*[-–,(]|\s(?:sales?|contract|customer|business|to|with|from|deal)\b)|no(?=\W*$|\s(?:broker|tpi|third|intermediary|agent|consultant|adviser|introducer))|none\b|nil\b|unbrokered\b|in[- ]house\b|not (?:used|applicable|involved)\b|without (?:a )?broker\b)/i;

/** "Yes, Switchyard Brokers Ltd", under a question. */
const ANSWERED = /^yes(?:[,.:;]|\s?[–—-])\s+(?=\p{Lu})/iu;

/** A small word that no name of a person or a firm without a legal form has: "Prices exclude VAT". */
const SMALL = /^(?!(?:and|for|the|von|van|der|del)$)\p{Ll}{3,}$/u;

/** Half of the words of a name or more begin with a capital, and none is of a sentence. */
function isTitled(name: string): boolean {
  if (/^(?:You|We|It|I|And|But|This|That|Do|Is|Are)\s/.test(name)) return false;
  if (/\s(?:is|are|was|will|our|your)\s/.test(name)) return false;
  const words = name.split(' ');
  if (nameLikeness(name).kind !== 'company' && words.some((word) => SMALL.test(word))) return false;
  return words.filter((word) => /^[\p{Lu}\d&]/u.test(word)).length >= 0.5 * words.length;
}

/** "Agent: Supply begins on 1 May", "Agent: The product is Steady Fix": what an agent says, and not who it is. */
const SAYS =
  /^\s*(?:\p{Ll}+\s+){0,2}(?:is|are|was|will|has|have|goes|go|begins?|starts?|runs?|lasts?|ends?|costs?|excludes?|includes?|on|for)\s/u;

export const readBroker: FieldReader = (text, context) => {
  if (NO_BROKER.test(text)) return [];
  // "Estimated over the contract" is worded as no name is.
  const names = bearsOffice(text)
    ? []
    : readName(text.replace(ANSWERED, ''), context).filter(
        ({ value, end }) =>
          isTitled(String(value)) &&
          !isSpeaker(context.pair.label.text, String(value)) &&
          !(context.pair.relation === 'inline' && SAYS.test((context.pair.tail?.text ?? text).slice(end))),
      );
  return [
    ...(names.length > 0 || context.pair.relation === 'inline' ? names : namedBeforeFee(text)),
    ...(context.pair.relation === 'inline' ? [] : upliftIn(text, context)),
    // A figure in a column of what goes to the broker.
    ...(context.units.some((unit) => /\bp(?:ence)? ?(?:\/|per) ?kwh/i.test(unit)) ? figureIn(text, context) : []),
  ];
};

const figureIn: FieldReader = (text, context) =>
  /^[\s£\d.]+$/.test(text)
    ? readUpliftRate(text, context).map((reading) => ({ ...reading, field: 'brokerUplift' }))
    : [];

/** "... if it adds 0.15p per kWh or more, we may pass it on": from where on, and nobody's price. */
const THRESHOLD = /\bkwh or (?:more|less|over|above)\b/i;

/** "0.2 p/kWh of the Seller, no broker is involved", "0.2 p/kWh kept by the Supplier": a margin of the supplier's own. */
export const OWN_MARGIN =
  /\b(?:no|without(?: an?| any)?) (?:\p{L}+ )?(?:broker|intermediary|introducer|third[- ]party|TPI|consultant|agent)\b(?! (?:fee|charge|cost)s? (?:other|beyond|apart|but))|\b(?:kwh|unit|kept by|retained by|goes to|for|paid to|due to)(?: of)? the (?:seller|supplier)\b(?!['’]s (?:broker|agent))/iu;

/** "Supplier fee 0.2 p/kWh", "Trading fee": what the supplier takes for itself, in words before the label. */
const isOwnFee = ({ pair: { label, labelBlock } }: ReadingContext): boolean =>
  /\b(?:supplier|seller|retailer|trading|management|balancing|shap(?:e|ing)|imbalance|settlement|admin\w*|transaction|exit)(?:['’]s)?\s+(?:own )?$/i.test(
    labelBlock.text.slice(0, label.start),
  ) && /^fee/i.test(labelBlock.text.slice(label.start));

/** "Estuary Brokers": a name that says its trade. */
const isOfBrokers = (name: string): boolean => name.includes(' ') && BROKER_WORD.test(name);

/** Where the name of a company ends in what is said of its fee. */
const END_OF_COMPANY = new RegExp(String.raw`,|\s\(|:\s|(?<=\b(?:${FORM})\.?)\s`);

export const readUplift: FieldReader = (text, context) => {
  if (THRESHOLD.test(text) || OWN_MARGIN.test(text) || isOwnFee(context)) return [];
  const ofFuels = areOfEachFuel(text) ? upliftIn(text, context) : [];
  const rates = ofFuels.length > 1 ? ofFuels : readUpliftRate(text, context);
  if (context.pair.relation === 'inline') return rates;
  // "0.45 p/kWh for Powerpath Ltd", "Powerpath Ltd, 0.45 p/kWh"
  const lead = /^.*?\d\S*.{0,45}?\b(?:for|to|payable to|paid to)\s+(?=\p{Lu})/u.exec(text)?.[0].length ?? 0;
  const name = text.slice(lead).split(END_OF_COMPANY)[0];
  const end = lead + name.length;
  const fees = rates.length > 0 ? rates : upliftIn(text, context);
  // Under the fee may stand the supplier's own name, at the foot of the paper.
  const own = context.pair.relation !== 'below' || fees.length > 0;
  const named =
    own && (nameLikeness(name).kind === 'company' || isOfBrokers(name)) && isTitled(name)
      ? [{ field: 'brokerName', value: cleanName(name), start: lead, end, confidence: 0.85 }]
      : [];
  return [...fees, ...named];
};
