import {
  findPercentages,
  findQuantities,
  findRates,
  monthOf,
  pencePerKvaDay,
  pencePerKwh,
  pencePerPeriod,
  standingChargePeriodIn,
  type ParseOptions,
  type Parsed,
  type Rate,
} from '../../fields/values/index.js';
import { AVERAGED, NOT_OURS, RANGES } from '../labels/charge-names.js';
import { speaksOfAfterwards } from '../readers/sentences.js';
import { bandByHours } from './hours.js';
import { roleOf } from './price-roles.js';
import { BOTH_TAXES, bothTaxes, vatIn } from './prose-taxes.js';
import type { Said } from './prose-said.js';

/** Prices, levies, taxes, discounts and use, as sentences say them. */
export function chargesIn(sentence: string, options: ParseOptions, before = ''): Said[] {
  // "On 1 October these were 51.20p per kWh": prices of what the sentence before speaks of.
  // "Out of contract rates then apply: these were ...": or of what the sentence itself speaks of first.
  const referred = REFERS_TO_RATES.exec(sentence);
  const ofOthers =
    (referred && NOT_OURS.test(ownDeemed(`${before} ${sentence.slice(0, referred.index)}`))) ||
    speaksOfAfterwards(sentence);
  const rates = ofOthers ? [] : findRates(sentence, options);
  // "A commission of 0.8p per kWh for electricity and 0.3p per kWh for gas": one charge with a price for each fuel.
  const firstOf = (i: number): number =>
    i > 0 && FOR_EACH_FUEL.test(sentence.slice(rates[i - 1].end, rates[i].start)) ? firstOf(i - 1) : i;
  const fromOf = (i: number): number => rates[firstOf(i) - 1]?.end ?? 0;
  const toOf = (i: number): number => {
    const next = rates[i + 1];
    return next && FOR_EACH_FUEL.test(sentence.slice(rates[i].end, next.start)) ? toOf(i + 1) : rates[i].end;
  };
  return [
    ...(BOTH_TAXES.test(sentence) ? [] : rates).flatMap((rate, i) =>
      // "Our out of contract price was 50p per kWh for electricity or 14p per kWh for gas": neither is ours.
      isNotOurs(sentence.slice(fromOf(i), rates[firstOf(i)].start))
        ? []
        : chargeOf(sentence, rate, { from: fromOf(i), to: toOf(i) }, before, rates),
    ),
    ...vatIn(sentence, options),
    ...bothTaxes(sentence, before),
    ...discountIn(sentence, options, before),
    ...useIn(sentence, options),
  ];
}

/** "Until you agree a contract, you pay our deemed rates": the prices without a contract are this customer's own. */
const ownDeemed = (sentence: string): string =>
  NO_CONTRACT_YET.test(sentence) ? sentence.replace(/\b(?:deemed|out[- ]of[- ]contract)\b/gi, '') : sentence;
const NO_CONTRACT_YET =
  /^\W*(?:until|unless and until|while|as|because|since|for as long as)\b[^.;]*\byou (?:(?:now|currently) )?(?:pay|are (?:(?:now|currently) )?(?:on|paying|charged))\b/i;

const REFERS_TO_RATES =
  /\b(?:(?:these|those|they) (?:were|are)|(?:this|that) (?:price|rate) (?:is|was)|(?:it|this|that) (?:was|stood at))\b/i;

const OF_FUEL = /^ (?:for|on|of|in) (?:the |each |every |all )?(?:electricity|power|gas)\b/i;
/** What stands between two prices of which each is for one fuel. */
const FOR_EACH_FUEL =
  /^\W*(?:(?:for|on|of|in) )?(?:the |each unit of |(?:each|every|all) )?(?:electricity|power|gas)(?: (?:(?:unit )?(?:rates?|prices?|units?|kwh)|suppl(?:y|ies)|meters?|sites?))?\W*\s*(?:and|or|,)\s*(?:of )?$/i;

/** "Old standing charge: 61.20p per day", "Last year’s unit rate was 28.1p per kWh" */
const OF_BEFORE =
  /\b(?:old|previous|former|prev|(?:last|(?:the )?(?:previous|prior|past)) (?:year|term|contract)['’]?s?)\s+(?:(?:unit|standing|daily|day|night|capacity|availability|energy|electricity|gas)\s+){0,2}(?:rate|charge|price)s?\b[^.;\d]{0,20}$/i;

const isNotOurs = (before: string): boolean => NOT_OURS.test(before.slice(-60));

function chargeOf(
  sentence: string,
  rate: Parsed<Rate>,
  { from, to }: { from: number; to: number },
  last: string,
  rates: readonly Parsed<Rate>[],
): Said[] {
  const { amount, unit } = rate.value;
  const before = sentence.slice(Math.max(from, rate.start - 90), rate.start);
  const after = sentence.slice(rate.end, rate.end + 70);
  // "0.40 p/kWh on electricity and 0.15 p/kWh on gas, which we pay to your broker": what stands behind both.
  const behind = sentence.slice(to, to + 70).replace(OF_FUEL, '');
  const place = { start: rate.start, end: rate.end };
  if (isNotOurs(before) || OF_BEFORE.test(before) || AVERAGED.test(sentence.slice(0, rate.start))) return [];
  // "A monthly capacity charge of £1.48 per kVA": the time may stand before the price.
  const time = unit.time ?? standingChargePeriodIn(before);
  const perKva = pencePerKvaDay(amount, { ...unit, time });
  if (perKva !== undefined)
    return /\bcapacity|availability|kva\b/i.test(`${before} ${after.slice(0, 40)}`)
      ? [{ ...place, field: 'capacityRate', value: perKva, confidence: 0.6 }, ...capacityBehind(sentence, rate)]
      : [];
  const perPeriod = pencePerPeriod(amount, unit);
  if (perPeriod) {
    const named =
      /\b(?:standing|fixed|daily|service|site|whether or not (?:you (?:use|take)|(?:any )?(?:electricity|gas|energy|power|units?)))\b/i.test(
        `${before} ${sentence.slice(rate.start, rate.end)} ${after.slice(0, 40)}`,
      );
    if (!(named || isWithUnitRate(sentence, rate, rates)) || NOT_OURS.test(before)) return [];
    return [{ ...place, field: 'standingCharge', value: perPeriod, confidence: 0.6 }];
  }
  // "Between 7am and midnight a kWh costs 21.9p; from midnight until 7am it costs 13.2p"
  const band = bandByHours(sentence, rate, rates);
  const perUnit =
    unit.currency === 'pence' &&
    !unit.quantity &&
    !unit.time &&
    ((band && OF_UNITS.test(sentence)) || PER_UNIT.test(`${before} ${after}`));
  const pence = perUnit ? amount : pencePerKwh(amount, unit);
  if (pence === undefined) return [];
  const role =
    (band && { field: band, confidence: 0.7 }) ??
    (to > rate.end ? roleOf(before, behind) : undefined) ??
    roleOf(before, after) ??
    (from === 0 && IT_IS.test(before) ? roleSaid(last) : undefined) ??
    (isBeforeStanding(sentence, rate, rates) ? { field: 'unitRate', confidence: 0.5 } : undefined);
  if (!role) return [];
  const [least, most] = RANGES[role.field];
  return pence >= least && pence <= most
    ? [{ ...place, field: role.field, value: pence, confidence: role.confidence }]
    : [];
}

/** "5.37 pence per kVA per day on 450 kVA": how much is reserved, behind what it costs. */
function capacityBehind(sentence: string, { end }: { end: number }): Said[] {
  const behind = ON_SO_MANY.exec(sentence.slice(end));
  const [amount] = behind ? findQuantities(behind[1]) : [];
  if (!behind || amount?.value.unit !== 'kVA') return [];
  const start = end + behind[0].length - behind[1].length;
  const place = { start, end: end + behind[0].length };
  return [{ ...place, field: 'maximumImportCapacity', value: amount.value.value, confidence: 0.6 }];
}
const ON_SO_MANY = /^,? (?:on|for|times|charged on)(?: (?:the|your|an?))? (\d[\d,]* ?kVA\b)/i;

/** What a price in pence without a unit is for. */
const PER_UNIT =
  /\b(?:each|per|every|an?)(?: (?:day|night|evening|weekend|or|off-peak|peak)){0,3} (?:unit|kwh|kilowatt[- ]hour)\b/i;
const OF_UNITS = /\b(?:kwh|kilowatt[- ]hours?|units?)\b/i;

/**
 * "You will pay 6.57p per kWh plus 96.70p a day", "31.20p per kWh and £9.80 a month": a charge by the time beside the price
 * of energy is of the same supply as that is.
 */
function isWithUnitRate(sentence: string, rate: Parsed<Rate>, rates: readonly Parsed<Rate>[]): boolean {
  const unit = rates[rates.indexOf(rate) - 1];
  const pence = unit && pencePerKwh(unit.value.amount, unit.value.unit);
  return (
    pence !== undefined &&
    pence >= RANGES.unitRate[0] &&
    WITH.test(sentence.slice(unit.end, rate.start)) &&
    !NOT_OURS.test(sentence.slice(0, unit.start))
  );
}

/** "11.84 pence for every kWh, £2.40 standing charge a day": the price that a sentence begins with, and right behind it that of a day. */
function isBeforeStanding(sentence: string, rate: Parsed<Rate>, rates: readonly Parsed<Rate>[]): boolean {
  const next = rates[rates.indexOf(rate) + 1];
  return (
    next !== undefined &&
    /^\W*$/.test(sentence.slice(0, rate.start)) &&
    pencePerPeriod(next.value.amount, next.value.unit) !== undefined &&
    /^[,;+&]?(?: (?:plus|and|with|together with))?(?: an?)? ?$/i.test(sentence.slice(rate.end, next.start)) &&
    /\b(?:standing|fixed|daily|service) charge\b/i.test(sentence.slice(next.start, next.end + 40))
  );
}

/** "29.1p for a kilowatt hour, whatever the time of day, and 58.2p": what joins the two, also behind when the first one holds. */
const WITH =
  /^(?:,? (?:whatever|at (?:any|all)|whenever|day (?:and|or)|by day)\b[^,;.\d]{0,40})?,? (?:plus|and|with|together with)(?: (?:a|another|a further))? ?$/i;

/** "For the first month it will be 21.4p per kWh": the price of what the sentence before speaks of. */
const IT_IS =
  /\b(?:it|this|that)(?: (?:is|will be|will start at|starts at|begins at)|(?:'|’)ll be)(?: (?:set at|at|about))?\s*$/i;

const roleSaid = (sentence: string): { field: string; confidence: number } | undefined =>
  /\byour (?:unit )?(?:rate|price)\b|\bunit (?:rate|price)\b/i.test(sentence) &&
  !NOT_OURS.test(sentence.replace(/\bindex\b/gi, ''))
    ? { field: 'unitRate', confidence: 0.5 }
    : undefined;

/** "While you do, we take 3% off", "For this you get a discount of 2%": the sentence before says for what. */
const REFERS_BACK =
  /^\W*(?:(?:all )?customers (?:who|that) (?:do so|pay (?:in )?(?:this|that) way|pay like this)|(?:while|as long as|so long as|because|since|if|where|provided(?: that)?|for as long as) (?:you|it|they|the (?:customer|client|buyer)) (?:do(?:es)?|pays? (?:this|that|in this|in that) way|keeps? (?:doing so|to this|it)|continues? to do so)|(?:for|in return for) (?:this|that|doing (?:so|this|that)|paying (?:this|that) way)|in return|(?:that|this|it) (?:earns|gives|brings|means|saves|takes|entitles|gets)|(?:that|this|your) discount|we then|a discount|you (?:then )?get)\b|\b(?:while|(?:for )?(?:as|so) long as|if|because|when) (?:you|they|the (?:customer|client|buyer)) (?:pays?|do(?:es)?|keeps? paying|continues? to pay)(?: (?:in )?(?:this|that) way| so| this)\W*$|\bfor (?:it|this|that|paying (?:in )?(?:this|that) way|paying like (?:this|that)|doing so)\W*$/i;

/** "3% off for paying by Direct Debit", "a Direct Debit discount of 3%". */
function discountIn(sentence: string, options: ParseOptions, before: string): Said[] {
  const spoken = REFERS_BACK.test(sentence) ? `${before} ${sentence}` : sentence;
  if (
    !/\bdirect debit|dd\b/i.test(spoken) ||
    !/\b(?:discount|off|less|reduc\w+|sav\w+|rebate|cheaper|deduct\w*|taken off|take off)\b/i.test(sentence)
  )
    return [];
  const percents = findPercentages(sentence, options).filter(
    (percent) => percent.value > 0 && percent.value <= 25 && percent.value !== 20,
  );
  if (percents.length !== 1) return [];
  return [
    {
      field: 'directDebitDiscount',
      value: percents[0].value,
      start: percents[0].start,
      end: percents[0].end,
      confidence: 0.7,
    },
  ];
}

const YEARLY =
  /\b(?:year to come|coming year|year ahead|next year|a year|per year|each year|every year|annually|per annum|yearly|annual|twelve months|12 months|p\.a\.|pa|last year|past year)\b/i;
const PAST = /\b(?:used|consumed|metered|took|was|were|history|actual\w*|previous|past|last)\b/i;
/** What a meter did. */
const RECORDED = /\b(?:used|consumed|metered|took|recorded|registered|measured)\b/i;
const EXPECTED =
  /\b(?:expect\w*|estimat\w*|about|around|roughly|approximately|reckon\w*|believe|think|you(?:'|’)ll use|forecast\w*|anticipat\w*|likely|eac|aq|assum\w*|work(?:ed|ing) on|plan(?:ned|ning)? (?:with|on)|suggest\w*|bas(?:e|ed|ing)\b[^.;]{0,25}\bon|project\w*|predict\w*|annual (?:use|usage|consumption|quantity|volume)|in(?:to)? (?:the|this|your) (?:contract|agreement))\b/i;

/** "Volume in the twelve months before the date of the Agreement", "over the year to signature". */
const YEAR_BEFORE =
  /\b(?:in|over|during|for|across) the (?:(?:12|twelve)[- ]months?|year) (?:immediately |(?:that )?(?:has )?just )?(?:before|prior to|preceding|to(?! come)|up to|until|ending|ended|gone by)\b/i;

/** "From May 2025 to April 2026 the meter recorded": twelve months by their names. */
const MONTHS =
  /\b(?:from|between|in the months) (\p{L}{3,9}) (20\d\d) (?:to|until|and|through) (\p{L}{3,9}) (20\d\d)\b/iu;

function isYearOfMonths(text: string): boolean {
  const [, from, year, to, next] = MONTHS.exec(text) ?? [];
  const [first, last] = [from, to].map((name) => (name ? monthOf(name) : undefined));
  return first !== undefined && last !== undefined && 12 * (Number(next) - Number(year)) + last - first === 11;
}

/** Where the clause of a second amount begins. */
function clauseAfter(sentence: string, from: number, to: number): number {
  const joint = /(?:[,;]|\b(?:and|but|while))\s/i.exec(sentence.slice(from, to));
  return from + (joint?.index ?? 0);
}

/** "We expect you to use about 6,019 kWh a year", "12,000 kWh in the last 12 months". */
export function useIn(sentence: string, options: ParseOptions): Said[] {
  const amounts = findQuantities(sentence, options).filter(
    (each) => each.value.unit === 'kWh' && each.value.value >= 50,
  );
  if (
    amounts.length === 0 ||
    amounts.length > 3 ||
    /\b(?:total|all sites|altogether|sites? (?:use|together)|more than|fewer|micro|small business|up to|below|above|household)\b/i.test(
      sentence,
    )
  )
    return [];
  return amounts.flatMap((amount, i): Said[] => {
    // "You used 68,993 kWh over the last twelve months and we have assumed 73,397 kWh": each has a clause of its own.
    const from = i > 0 ? clauseAfter(sentence, amounts[i - 1].end, amount.start) : 0;
    const next = amounts[i + 1];
    const to = next ? clauseAfter(sentence, amount.end, next.start) : sentence.length;
    const around = sentence.slice(Math.max(from, amount.start - 80), Math.min(to, amount.end + 50));
    const ofMonths = isYearOfMonths(around) && RECORDED.test(around);
    if (!ofMonths && ![YEARLY, EXPECTED, YEAR_BEFORE].some((pattern) => pattern.test(around))) return [];
    const place = { start: amount.start, end: amount.end, value: amount.value.value };
    const past =
      ofMonths ||
      YEAR_BEFORE.test(around) ||
      (PAST.test(around) &&
        /\b(?:last|past|previous|to)\b[^.]{0,20}(?:12|twelve|year)|\bused\b[^.]{0,40}\b(?:last|past|previous)\b|^\W*last year,? you used\b/i.test(
          around,
        ));
    if (past) return [{ ...place, field: 'previous12MonthsConsumption', confidence: 0.6 }];
    return EXPECTED.test(around) ? [{ ...place, field: 'estimatedAnnualConsumption', confidence: 0.6 }] : [];
  });
}
