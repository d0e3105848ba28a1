import type { FieldReader, ReadingContext } from '../../fields/candidates.js';
import {
  asDigits,
  findDates,
  findMprns,
  findQuantities,
  mpanRepairs,
  OCR_DIGIT_CLASS,
  findSupplyNumbers,
  parseMeterSerial,
  parseReference,
  type Parsed,
  type SupplyNumber,
} from '../../fields/values/index.js';
import { near } from './nearness.js';
import { ALSO_ACCOUNT, saysOver, speaksOfFormer, speaksOfFramework } from './sentences.js';

/** "20.36p": no number of anything. */
const PRICE = /^£?\d+\.\d+p?$/i;

export const readReference: FieldReader = (text, context) => {
  const found = parseReference(text);
  if (
    context.pair.relation === 'inline' &&
    /\b(?:sort code|bank (?:details|account))\b/i.test(context.pair.labelBlock.text)
  )
    return [];
  if (/\bbank\b/i.test(context.pair.label.text)) return [];
  const { labelBlock, label, relation } = context.pair;
  const lead = relation === 'inline' ? labelBlock.text.slice(0, label.start) : '';
  if (speaksOfFormer(lead) || speaksOfFramework(lead)) return [];
  // The account that a bank keeps has its sort code beside it.
  if (context.pair.row?.table.header.some((head) => /\bsort code\b/i.test(head.text))) return [];
  if (!found || findDates(text).some((date) => date.start <= found.start)) return [];
  if (findSupplyNumbers(found.text).some((number) => number.value.valid) || PRICE.test(found.text)) return [];
  // "500 kVA": a figure with its unit.
  if (findQuantities(text).some(({ start, end }) => start <= found.start && end > found.end)) return [];
  const behind = (context.pair.tail?.text ?? text).slice(found.end);
  if (ALSO_ACCOUNT.test(behind) || (relation === 'inline' && saysOver(behind))) return [];
  return [
    {
      ...found,
      confidence:
        context.pair.relation === 'inline' && context.pair.fit < 0.7 ? found.confidence * 0.8 : found.confidence + 0.15,
    },
  ];
};

export const readMpan: FieldReader = (text, context) =>
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

/** "20 meter points": what stands beside is said of them all. */
const COUNTS_POINTS = /^\W*\d{1,4}\s+(?:\p{L}+\s+){0,2}(?:points|meters|supplies|sites|premises|numbers)\b/iu;

export const readMprn: FieldReader = (text, context) => {
  if (COUNTS_POINTS.test(context.pair.label.text)) return [];
  return near(
    text,
    outsideMpans(text, context).map((each) => ({
      ...each,
      confidence: each.repaired ? 0.7 : each.confidence >= 0.5 ? 0.95 : 0.85,
    })),
    context,
  ).filter(
    (each) => /\d/.test(text) && !findDates(text).some((date) => date.start <= each.start && date.end > each.start),
  );
};

/** A gas meter point reference, one or two of whose figures OCR may have taken for letters: "S35028". */
const MISREAD_MPRN = new RegExp(`^[${OCR_DIGIT_CLASS}]{6,10}$`);
const MOST_MISREAD = 2;

/** Numbers that are no part of an MPAN printed in groups. */
function outsideMpans(text: string, { ocr }: ReadingContext): Parsed<string>[] {
  if (ocr && MISREAD_MPRN.test(text) && /\D/.test(text) && text.replace(/\d/g, '').length <= MOST_MISREAD)
    return findMprns(asDigits(text)).map((each) => ({ ...each, text, repaired: true }));
  const longer = findSupplyNumbers(text);
  return findMprns(text).filter((each) => !longer.some((number) => number.start < each.end && number.end > each.start));
}

/** What asks for the number on a meter in so many words: a figure behind it in a sentence is no other. */
const OF_SERIAL = /\bserial (?:no|number)\b|\bmeter (?:no|number)\b/i;

export const readSerial: FieldReader = (text, context) => {
  const found = parseMeterSerial(
    text.replace(
      /^(?:(?:on|of) (?:the|your) meter )?(?:is|as|carries the serial number|(?:meter\s+)?(?:serial\s+)?(?:no\.?|number(?:ed)?)|(?:meter(?:\s+serial)?|serial)(?=[\s:]+\S*\d))[\s:]+/i,
      (lead) => ' '.repeat(lead.length),
    ),
    context,
  );
  const { pair } = context;
  const inSentence = pair.relation === 'inline' && pair.fit < 0.7;
  if (!found || (inSentence && !/[A-Z]/i.test(found.value) && !OF_SERIAL.test(pair.label.text))) return [];
  // "E14UP73503 (installed 12/03/2019)", "E14UP73503, about 12,000 kWh a year"
  const own = text.slice(0, found.end) + text.slice(found.end).replace(/\([^)]*\)\s*$|[,;]\s.*$/s, '');
  if (findDates(own).length > 0 || findQuantities(own).length > 0) return [];
  if (findSupplyNumbers(found.text).some((number) => number.value.valid)) return [];
  return [{ ...found, confidence: Math.min(0.97, found.confidence + 0.25) }];
};
