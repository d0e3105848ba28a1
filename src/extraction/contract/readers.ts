import type { FieldReader, Reading, ReadingContext } from '../fields/candidates.js';
import {
  addressLikeness,
  findDates,
  findMprns,
  findPostcodes,
  findNumbers,
  cleanName,
  findPercentages,
  findPeriods,
  findQuantities,
  findRates,
  mpanRepairs,
  nameLikeness,
  pencePerKwh,
  findSupplyNumbers,
  findTerms,
  parseMeterSerial,
  parseQuantityUnit,
  parseReference,
  paymentMethodsIn,
  supplyTypeIn,
  type Parsed,
  type SupplyNumber,
} from '../fields/values/index.js';
import { sentencesOf, tickedOptions, type Pair } from '../layout/index.js';
import { speaksOfOther } from './prose-terms.js';
import { readAddress, readCustomer, readName, readSite, readSupplier } from './party-readers.js';
import { readCapacityRate, readEnergyRate, readStandingCharge } from './rate-readers.js';
import { readCustomerType, readMicroBusiness, readPriceKind } from './word-readers.js';

/** How far from the start of a passage its value may begin, by how the passage hangs on its label. */
const reach = (context: ReadingContext): number => (context.pair.relation === 'inline' ? 28 : 14);

/** How much of the text the value covers: a value that is the whole text is surer than one inside other words. */
export function coverage(text: string, value: { start: number; end: number }): number {
  const rest = text.length - (value.end - value.start);
  return Math.max(0.55, 1 - rest / 90);
}

function near<T>(text: string, found: Parsed<T>[], context: ReadingContext): Reading<T>[] {
  const first = found.find((each) => each.start <= reach(context));
  if (!first) return [];
  const cover = context.pair.relation === 'inline' ? 1 : coverage(text, first);
  return [
    {
      value: first.value,
      start: first.start,
      end: first.end,
      confidence: first.confidence * cover,
      repaired: first.repaired,
    },
  ];
}

/** The sentence that a label inside a text stands in. */
function sentenceOf({ labelBlock, label }: Pair): string {
  return sentencesOf(labelBlock.text).find((each) => each.start <= label.start && each.end > label.start)?.text ?? '';
}

const readDate: FieldReader = (text, context) => {
  if (context.pair.relation === 'inline' && speaksOfOther(sentenceOf(context.pair))) return [];
  if (/\b(?:days?|weeks?|months?) (?:before|after|of|from)\b/i.test(text.slice(0, 30))) return [];
  return near(text, findDates(text, context), context);
};

const readStart: FieldReader = (text, context) => [...readDate(text, context), ...periodOf(text, context)];
const readEnd: FieldReader = (text, context) => {
  const dates = readDate(text, context);
  // "From 1 May to 30 April" under an end label, or a label "to" before a period: the period's own end counts.
  return dates;
};

function periodOf(text: string, context: ReadingContext): Reading[] {
  const period = findPeriods(text, context).find((each) => each.start <= reach(context) && each.confidence > 0.5);
  if (!period) return [];
  const place = { start: period.start, end: period.end, confidence: period.confidence };
  return [
    { ...place, value: period.value.from, field: 'contractStartDate' },
    { ...place, value: period.value.to, field: 'contractEndDate' },
  ];
}

const readPeriod: FieldReader = (text, context) => [
  ...periodOf(text, context),
  ...readTerm(text, context).map((reading) => ({
    ...reading,
    field: 'contractTermMonths',
    confidence: reading.confidence * 0.9,
  })),
];

const readTerm: FieldReader = (text, context) => {
  const terms = findTerms(text).filter((term) => term.value >= 1 && term.value <= 120);
  const first = terms.find((term) => term.start <= reach(context) || /\(\s*$/.test(text.slice(0, term.start)));
  if (first) return [{ ...first, confidence: first.confidence * (context.pair.relation === 'inline' ? 0.9 : 1) }];
  const bare = /^\s*(\d{1,3})\s*$/.exec(text);
  if (!bare || context.pair.relation === 'inline') return [];
  const years = context.units.some((unit) => /\byears?\b/i.test(unit));
  const months = context.units.some((unit) => /\bmonths?|mths\b/i.test(unit));
  if (!years && !months) return [];
  const value = Number(bare[1]) * (years && !months ? 12 : 1);
  return value >= 1 && value <= 120 ? [{ value, start: 0, end: text.length, confidence: 0.95 }] : [];
};

const readReference: FieldReader = (text, context) => {
  const found = parseReference(text);
  if (
    context.pair.relation === 'inline' &&
    /\b(?:sort code|bank (?:details|account))\b/i.test(context.pair.labelBlock.text)
  )
    return [];
  if (!found || findDates(text).some((date) => date.start <= found.start)) return [];
  if (findSupplyNumbers(found.text).some((number) => number.value.valid)) return [];
  return [
    {
      ...found,
      confidence:
        context.pair.relation === 'inline' && context.pair.fit < 0.7 ? found.confidence * 0.8 : found.confidence + 0.15,
    },
  ];
};

const readMpan: FieldReader = (text, context) =>
  near(
    text,
    findSupplyNumbers(text, context).map((each) => ({ ...each, ...mpanOf(each, context), alternatives: undefined })),
    context,
  );

/** The core of a supply number. One that fails its check digit is repaired where OCR can have misread one digit only. */
function mpanOf(
  { value, confidence }: Parsed<SupplyNumber>,
  { ocr }: ReadingContext,
): { value: string; confidence: number; repaired?: boolean } {
  if (value.valid) return { value: value.core, confidence };
  const repairs = ocr ? mpanRepairs(value.core) : [];
  return repairs.length === 1
    ? { value: repairs[0], confidence: 0.7, repaired: true }
    : { value: value.core, confidence: 0.3 };
}

const readMprn: FieldReader = (text, context) =>
  near(
    text,
    outsideMpans(text).map((each) => ({ ...each, confidence: each.confidence >= 0.5 ? 0.95 : 0.85 })),
    context,
  ).filter(
    (each) => /\d/.test(text) && !findDates(text).some((date) => date.start <= each.start && date.end > each.start),
  );

/** Numbers that are no part of an MPAN printed in groups. */
function outsideMpans(text: string): Parsed<string>[] {
  const longer = findSupplyNumbers(text);
  return findMprns(text).filter((each) => !longer.some((number) => number.start < each.end && number.end > each.start));
}

const readSerial: FieldReader = (text, context) => {
  const found = parseMeterSerial(
    text.replace(/^(?:is|carries the serial number|no\.?|number)\s+/i, (lead) => ' '.repeat(lead.length)),
  );
  if (!found || (context.pair.relation === 'inline' && context.pair.fit < 0.7 && !/[A-Z]/i.test(found.value)))
    return [];
  if (findDates(text).length > 0 || findQuantities(text).length > 0) return [];
  return [{ ...found, confidence: Math.min(0.97, found.confidence + 0.25) }];
};

function readEnergy(least: number): FieldReader {
  return (text, context) => {
    const quantity = findQuantities(text, context).filter(
      (each) => each.value.unit === 'kWh' && each.value.value >= least,
    );
    if (quantity.length > 0) {
      const within = context.pair.relation === 'inline' ? quantity.filter((each) => each.start <= 30) : quantity;
      return within
        .slice(0, 1)
        .map((each) => ({ ...each, value: each.value.value, confidence: each.confidence * coverage(text, each) }));
    }
    if (context.pair.relation === 'inline' && context.pair.fit < 0.7) return [];
    const number = findNumbers(text, context)[0];
    if (!number || number.start > 2 || text.length - number.end > 6 || number.value.value < least) return [];
    const unit = context.units.map(parseQuantityUnit).find((each) => each?.unit === 'kWh');
    const value = number.value.value * (unit?.factor ?? 1);
    return [
      {
        value,
        start: number.start,
        end: number.end,
        confidence: number.confidence * (unit ? 1 : 0.85),
        repaired: number.repaired,
      },
    ];
  };
}

const readCapacity: FieldReader = (text, context) => {
  if (context.units.some((unit) => /(?:p|£|pence)\s?(?:\/|per)\s?kva/i.test(unit))) return [];
  const found = findQuantities(text, context).find((each) => each.value.unit === 'kVA' && each.start <= reach(context));
  if (found)
    return findRates(text, context).some((rate) => rate.start <= found.start)
      ? []
      : [{ ...found, value: found.value.value }];
  const number = findNumbers(text, context)[0];
  if (!number || context.pair.relation === 'inline' || number.start > 1 || text.length - number.end > 1) return [];
  const unit = context.units.some((label) => /k\s?va(?!r)/i.test(label));
  return [{ value: number.value.value, start: number.start, end: number.end, confidence: unit ? 0.95 : 0.6 }];
};

const readPercent: FieldReader = (text, context) => {
  const found = near(text, findPercentages(text, context), context).filter((each) => Number(each.value) <= 100);
  if (found.length > 0) return found;
  const bare = /^\s*(\d{1,2}(?:\.\d+)?)\s*$/.exec(text);
  if (!bare || !context.units.some((unit) => /%|per cent|percent/i.test(unit))) return [];
  return [{ value: Number(bare[1]), start: 0, end: text.length, confidence: 0.93 }];
};

const readVat: FieldReader = (text, context) =>
  readPercent(text, context).filter((each) => [0, 5, 20, 17.5, 15].includes(Number(each.value)));

const readDiscount: FieldReader = (text, context) =>
  readPercent(text, context).filter((each) => Number(each.value) > 0 && Number(each.value) <= 25);

const readPayment: FieldReader = (text, context) => {
  const ticked = tickedOptions(text).filter((option) => option.ticked);
  const source = ticked.length === 1 ? ticked[0].text : text.split(/[.;(]/)[0];
  const methods = paymentMethodsIn(source);
  if (methods.length !== 1 || (context.pair.relation === 'inline' && text.indexOf(source) > 30)) return [];
  if (/\bdiscount|guarantee\b/i.test(source)) return [];
  return [
    {
      value: methods[0],
      start: 0,
      end: text.length,
      confidence: context.pair.relation === 'inline' && context.pair.fit < 0.7 ? 0.6 : 0.97,
    },
  ];
};

const readSupplyType: FieldReader = (text, context) => {
  const value = context.pair.relation === 'inline' && context.pair.fit < 0.7 ? undefined : supplyTypeIn(text);
  return value && text.length < 40 ? [{ value, start: 0, end: text.length, confidence: 0.95 }] : [];
};

/** A kind of price or a fuel is no name of a product. */
const ONLY_KIND =
  /^(?:fixed|variable|flexible|tracker|standard|electricity|gas|dual fuel|none|business|domestic|yes|no)$/i;

/** Texts that stand for a name and are none: dashes, figures, sentences, labels. */
const readProduct: FieldReader = (value, context) => {
  const { lines } = context.pair.value.block;
  // "Product and adviser" heads a cell that says more than the product: its first line is the product.
  const text = context.pair.tail?.text ?? (lines.length > 1 && value.length > 60 ? lines[0].text : value);
  const name = (
    context.pair.relation === 'inline' ? text.split(/(?<!\b(?:No|St|Rd|Ltd|Co))[.;](?:\s|$)|\s[–-]\s/)[0] : text
  )
    .replace(/\s*\((?=[a-z])[^)]*\)?\s*$/, '')
    .trim();
  if (context.pair.relation === 'inline' && context.pair.fit < 0.7) return [];
  if (
    name.length < 3 ||
    name.length > 60 ||
    !/^[\p{L}\d("']/u.test(name) ||
    !/\p{L}{2}/u.test(name) ||
    /[£]|\bkwh\b|[.;:?]$|^\W*$|^n\/?a$/i.test(name)
  )
    return [];
  if (findDates(name).length > 0 || findPercentages(name).length > 0 || /^[A-Z]{0,3}[-/\d]+$/.test(name)) return [];
  if (ONLY_KIND.test(name)) return [];
  if (name.split(' ').length > 8 || supplyTypeIn(name) === name.toLowerCase()) return [];
  if (/^(?:and|or|of|the|for|taxes|notes?|charges?|total|prices?|rates?)$/i.test(name)) return [];
  return [{ value: name, start: 0, end: name.length, confidence: 0.9 }];
};

const readSiteName: FieldReader = (text, context) =>
  (context.pair.relation === 'inline' && (context.pair.fit < 0.85 || !/^\p{Lu}/u.test(text))) ||
  findPostcodes(text, context).length > 0 ||
  addressLikeness(text) >= 0.9 ||
  /^\W*\d{0,3}\s*[:.)]|\b(?:electricity|gas|kwh|rate|charge|price|hours)\b/i.test(text)
    ? []
    : readProduct(text, context);

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

const readBroker: FieldReader = (text, context) => [
  ...readName(text, context),
  ...(context.pair.relation === 'inline' ? [] : upliftIn(text, context)),
];

const readUplift: FieldReader = (text, context) => {
  const rates = readUpliftRate(text, context);
  if (rates.length > 0 || context.pair.relation === 'inline') return rates;
  const name = text.split(/,|\s\(|:\s/)[0];
  const named =
    nameLikeness(name).kind === 'company'
      ? [{ field: 'brokerName', value: cleanName(name), start: 0, end: name.length, confidence: 0.85 }]
      : [];
  return [...upliftIn(text, context), ...named];
};

/** The readers of all fields that a contract's labels name. */
export const CONTRACT_READERS: Record<string, FieldReader> = {
  supplierName: readSupplier,
  customerName: readCustomer,
  brokerName: readBroker,
  supplierAddress: readAddress,
  billingAddress: readAddress,
  siteAddress: readSite,
  address: readAddress,
  siteName: readSiteName,
  supplierAccountNumber: readReference,
  contractNumber: readReference,
  contractStartDate: readStart,
  contractEndDate: readEnd,
  contractPeriod: readPeriod,
  contractTermMonths: readTerm,
  cclRate: readEnergyRate({ least: 0.05, most: 1.5 }),
  vatRate: readVat,
  isFixedContract: readPriceKind,
  isMicroBusiness: readMicroBusiness,
  customerType: readCustomerType,
  paymentMethod: readPayment,
  mpan: readMpan,
  mprn: readMprn,
  supplyType: readSupplyType,
  meterSerialNumber: readSerial,
  tariffName: readProduct,
  unitRate: readEnergyRate({ least: 0.5, most: 150 }),
  dayUnitRate: readEnergyRate({ least: 0.5, most: 150 }),
  nightUnitRate: readEnergyRate({ least: 0.5, most: 150 }),
  eveningWeekendRate: readEnergyRate({ least: 0.5, most: 150 }),
  standingCharge: readStandingCharge,
  estimatedAnnualConsumption: readEnergy(50),
  previous12MonthsConsumption: readEnergy(50),
  maximumImportCapacity: readCapacity,
  capacityRate: readCapacityRate,
  directDebitDiscount: readDiscount,
  brokerUplift: readUplift,
};
