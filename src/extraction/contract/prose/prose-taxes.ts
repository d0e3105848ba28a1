import { findPercentages, type Parsed, type ParseOptions } from '../../fields/values/index.js';
import { parsed } from '../../fields/values/parsed.js';
import { tickedOptions } from '../../layout/index.js';
import { isReducedForSome } from '../readers/amount-readers.js';
import { matchesOf } from '../../matches.js';
import type { Said } from './prose-said.js';

/** "VAT at 20%", "5% VAT", "VAT (20%)", "value added tax, at present 20%". */
export function vatIn(sentence: string, options: ParseOptions): Said[] {
  const boxes = tickedOptions(sentence);
  const left = boxes.filter((option) => !option.ticked).map((option) => sentence.indexOf(option.text));
  return [...findPercentages(sentence, options), ...percentsInWords(sentence)].flatMap((percent): Said[] => {
    // Of "☐ 20% ☒ 5%" the one that is not ticked does not count.
    if (boxes.length > 1 && left.some((at) => at >= 0 && percent.start - at >= 0 && percent.start - at < 12)) return [];
    const before = sentence.slice(0, percent.start);
    const after = sentence.slice(percent.end);
    const named =
      /\b(?:v\.?a\.?t\b\.?|value added tax)(?:[^.;%\d]|\d{4}){0,85}$/i.test(before) ||
      /^\s*(?:rate )?(?:of |for )?(?:vat|value added tax)\b/i.test(after);
    if (!named || ![0, 5, 20].includes(percent.value) || isReducedForSome(percent.value, sentence)) return [];
    return [{ field: 'vatRate', value: percent.value, start: percent.start, end: percent.end, confidence: 0.8 }];
  });
}

/** "VAT at twenty per cent" */
const IN_WORDS: Record<string, number> = { twenty: 20, five: 5, zero: 0 };
const percentsInWords = (sentence: string): Parsed<number>[] =>
  matchesOf(sentence, /(?<!-)\b(twenty|five|zero) per ?cent\b/gi).map((match) =>
    parsed(sentence, match.index, match.index + match[0].length, IN_WORDS[match[1].toLowerCase()], 0.9),
  );

/** "20% and 0.801p per kWh are added": the rates of the two taxes on energy, beside a label that names both. */
export const BOTH_TAXES = /^\W*(20|5|0)(?:\.0+)? ?%,? (?:and|plus) (0?\.\d+) ?p(?:ence)? ?(?:per|\/) ?kwh\b/i;

/** "20% and £0.0081 per kWh", "0.81p per kWh and 20%": each is known by its unit. */
const PERCENT = String.raw`(?<![\d.])(20|5|0)(?:\.0+)? ?%`;
const LEVY = String.raw`(£?)(\d*\.\d+) ?(?:p(?:ence)? ?)?(?:per|\/|an?) ?(?:kwh|kilowatt[- ]hour)\b`;
const TAX_AND_LEVY = new RegExp(String.raw`${PERCENT},? (?:and|plus) (?:at )?${LEVY}`, 'i');
const LEVY_AND_TAX = new RegExp(String.raw`(?<![\d.])${LEVY},? (?:and|plus) (?:at )?${PERCENT}`, 'i');
const NAME_OF_VAT = /\b(?:vat|value added tax)\b/i;
const NAME_OF_LEVY = /\b(?:ccl|climate change levy)\b/i;
/** The most pence per kWh of the levy on energy. */
const MOST = 1.5;

/** "VAT and the Climate Change Levy are added. At the start these will be 20% and 0.81p per kWh." */
export function bothTaxes(sentence: string, before: string): Said[] {
  const both = BOTH_TAXES.exec(sentence);
  const forward = both ? null : TAX_AND_LEVY.exec(sentence);
  const match = both ?? forward ?? LEVY_AND_TAX.exec(sentence);
  if (!match) return [];
  const spoken = `${before} ${sentence.slice(0, match.index)}`;
  if (!both && !(NAME_OF_VAT.test(spoken) && NAME_OF_LEVY.test(spoken))) return [];
  const [vat, pounds, levy] = both
    ? [match[1], '', match[2]]
    : forward
      ? match.slice(1)
      : [match[3], match[1], match[2]];
  const pence = pounds ? Number((Number(levy) * 100).toFixed(6)) : Number(levy);
  if (pence > MOST) return [];
  const place = { start: match.index, end: match.index + match[0].length, confidence: 0.7 };
  return [
    { ...place, field: 'vatRate', value: Number(vat) },
    { ...place, field: 'cclRate', value: pence },
  ];
}
