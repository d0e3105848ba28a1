import type { FieldReader, ReadingContext } from '../../fields/candidates.js';
import { sentenceAt, tickedOptions } from '../../layout/index.js';
import {
  findNumbers,
  findPercentages,
  findQuantities,
  findRates,
  parseQuantityUnit,
} from '../../fields/values/index.js';
import { coverage, isAnswer, near, reach } from './nearness.js';

/** What stands behind the use of a year that has passed. */
const OF_PAST =
  /^ (?:was used )?(?:in|over|during|for) (?:the )?(?:past|last|previous) (?:year|12 months|twelve months)\b/i;

/** "15,240 (actual use, past 12 months)": what a figure is said to be behind it. */
const NOTE = /\s*\(([^()]{4,50})\)\s*$/;
const SAYS_PAST =
  /^(?!.*\b(?:estimat\w*|forecast|expect\w*)\b).*\b(?:actual|metered|used|(?:past|last|previous) (?:year|12 months|twelve months))\b/i;

/** What stands before a limit: "or use less than 100,000 kWh of electricity or 293,000 kWh of gas". */
const LIMIT =
  /\b(?:less|fewer|more|greater) than\b[^.?;]{0,40}$|\b(?:at (?:most|least)|up to|over|under|below|above|exceeding)\s*$/i;

/** "262 370", "1 621 382": nothing but a number whose thousands are parted by blanks. */
const GROUPED = /^\d{1,3}(?: \d{3})+$/;

function groupedIn(text: string): ReturnType<typeof findNumbers>[number] | undefined {
  const digits = text.trim();
  if (!GROUPED.test(digits)) return undefined;
  const [number] = findNumbers(digits.replace(/ /g, ''));
  return { ...number, start: text.indexOf(digits), end: text.indexOf(digits) + digits.length, text: digits };
}

/** "371 kW" beside "Highest demand in the last 12 months": a figure with a unit of its own is no use of energy. */
const hasOtherUnit = (text: string, at: number): boolean =>
  findQuantities(text).some(({ start, value }) => start <= at && value.unit !== 'kWh' && value.unit !== 'units');

export function readEnergy(least: number): FieldReader {
  return (text, context) => {
    const quantity = findQuantities(text, context).filter(
      (each) => each.value.unit === 'kWh' && each.value.value >= least,
    );
    if (quantity.length > 0) {
      const before = (each: { start: number }): string =>
        context.pair.value.block.text.slice(0, context.pair.value.start + each.start);
      const within =
        context.pair.relation === 'inline'
          ? quantity.filter((each) => each.start <= 30 && !LIMIT.test(before(each)))
          : quantity;
      return within.slice(0, 1).map((each) => ({
        ...each,
        // "How much do I use?" - "24,784 kWh in the past year. We worked on 28,487 kWh for the year to come."
        ...(OF_PAST.test(text.slice(each.end)) && { field: 'previous12MonthsConsumption' }),
        value: each.value.value,
        confidence: each.confidence * coverage(text, each),
      }));
    }
    if (context.pair.relation === 'inline' && context.pair.fit < 0.7) return [];
    const note = context.pair.relation === 'inline' ? undefined : NOTE.exec(text);
    const plain = note ? text.slice(0, note.index) : text;
    const number = groupedIn(plain) ?? findNumbers(plain, context)[0];
    if (
      !number ||
      text.includes('£') ||
      number.start > 2 ||
      hasOtherUnit(plain, number.start) ||
      plain.length - number.end > 6 ||
      number.value.value < least
    )
      return [];
    const unit = context.units.map(parseQuantityUnit).find((each) => each?.unit === 'kWh');
    const value = number.value.value * (unit?.factor ?? 1);
    return [
      {
        ...(note && SAYS_PAST.test(note[1]) && { field: 'previous12MonthsConsumption' }),
        value,
        start: number.start,
        end: number.end,
        confidence: number.confidence * (unit ? 1 : 0.85),
        repaired: number.repaired,
      },
    ];
  };
}

export const readCapacity: FieldReader = (text, context) => {
  if (context.units.some((unit) => /(?:p|£|pence)\s?(?:\/|per)\s?kva/i.test(unit))) return [];
  const found = findQuantities(text, context).find((each) => each.value.unit === 'kVA' && each.start <= reach(context));
  if (found)
    return findRates(text, context).some((rate) => rate.start <= found.start)
      ? []
      : [{ ...found, value: found.value.value }];
  const number = findNumbers(text, context)[0];
  if (!number || number.start > 1 || text.length - number.end > 1 || number.value.value <= 0) return [];
  // "Authorised Capacity: 1,300 kVA. Capacity Charge: ...": the next label may take the unit.
  const goesOn = /^\s*[\d,.]+\s?kVA\b/i.test(context.pair.tail?.text ?? '');
  if (context.pair.relation === 'inline' && !isAnswer(context) && !goesOn) return [];
  const unit = goesOn || context.units.some((label) => /k\s?va(?!r)/i.test(label));
  return [{ value: number.value.value, start: number.start, end: number.end, confidence: unit ? 0.95 : 0.6 }];
};

const readPercent: FieldReader = (value, context) => {
  const options = tickedOptions(context.pair.tail?.text ?? value);
  const ticked = options.filter((option) => option.ticked);
  if (options.length > 1 && ticked.length !== 1) return [];
  // "☐ 20% ☒ 5% reduced": the place is that of the option that is ticked.
  const text = options.length > 1 ? ticked[0].text : value;
  const at = Math.max(0, value.indexOf(text));
  const found = near(text, findPercentages(text, context), context).filter((each) => Number(each.value) <= 100);
  if (found.length > 0) return found.map((each) => ({ ...each, start: at + each.start, end: at + each.end }));
  const bare = /^\s*(\d{1,2}(?:\.\d+)?)\s*$/.exec(text);
  if (!bare || !context.units.some((unit) => /%|\bper ?cent|\bpct\b/i.test(unit))) return [];
  return [{ value: Number(bare[1]), start: 0, end: text.length, confidence: 0.93 }];
};

export const readVat: FieldReader = (text, context) =>
  readPercent(text, context).filter(
    ({ value, start }) =>
      [0, 5, 20, 17.5, 15].includes(Number(value)) &&
      !(context.pair.relation === 'inline' && isReducedForSome(Number(value), sentenceWith(start, context))),
  );

/** The sentence in which a value stands, which may be another than that of its label. */
const sentenceWith = (at: number, { pair: { value } }: ReadingContext): string =>
  sentenceAt(value.block.text, value.start + at)?.text ?? '';

/** "You may qualify for the reduced rate of 5%": what another customer pays, or this one might. */
export const isReducedForSome = (percent: number, sentence: string): boolean =>
  percent < 20 &&
  /\b(?:may|might|could|can)\b[^.;]{0,30}\b(?:qualify|be eligible|apply for|claim|be entitled|be charged)\b|\bif (?:you|your|the customer)\b[^.;]{0,30}\b(?:qualif\w+|eligible|use)\b|\d ?(?:%|per ?cent) (?:where|if|when|for (?:those|customers|businesses)|unless)\b|\b(?:appl(?:y|ies)|charged|due)\b[^.;]{0,15}\b(?:where|if|when|only|to (?:customers|sites|supplies|those))\b|\breduced\b[^.;]{0,30}\b(?:needs|requires)\b/i.test(
    sentence,
  );

export const readDiscount: FieldReader = (text, context) =>
  readPercent(text, context).filter((each) => Number(each.value) > 0 && Number(each.value) <= 25);
