import type { PaymentMethod, ReadType, StandingChargeType, SupplyType } from '../../results.js';
import { plain } from './ocr.js';

const PAYMENT: [RegExp, PaymentMethod][] = [
  [/\b(?:direct[\s-]?debit|debyd uniongyrchol|dir(?:ect)?\.? deb(?:it)?|d\/d|dd(?=\b|i))|\bddm\b/i, 'direct_debit'],
  [/\b(?:standing order|archeb sefydlog|s\/o)\b/i, 'standing_order'],
  [
    /\b(?:bacs|b\.a\.c\.s|bank transfer|bank credit|credit transfer|faster payments?|chaps|online transfer|bank payment|electronic transfer)\b/i,
    'bacs',
  ],
  // "please check that ..." names no cheque
  [
    /\b(?:cheques?|chq|siecs?|(?<!\b(?:please|to|credit|and) )checks?(?! (?:that|the|this|your|our|whether|if|it|with)\b))\b/i,
    'cheque',
  ],
  [/\b(?:(?:debit|credit|payment|corporate|purchase)[\s/]+(?:or credit )?card|card(?: payment)?|by card)s?\b/i, 'card'],
  [/\b(?:pre[\s-]?pay(?:ment|ing)?|pay[\s-]as[\s-]you[\s-]go|top[\s-]?ups?|ppm|key meter)\b/i, 'prepayment'],
];

/**
 * The ways of paying that a text names, in the order of the text. One that names several says how one could pay, not how
 * this customer pays.
 */
export function paymentMethodsIn(text: string): PaymentMethod[] {
  const source = plain(text).replace(/\b(?:credit|debit) note\b/gi, '');
  const hits = PAYMENT.flatMap(([pattern, method]) => {
    const match = pattern.exec(source);
    return match ? [{ method, at: match.index }] : [];
  });
  return hits.sort((a, b) => a.at - b.at).map((hit) => hit.method);
}

const READ_TYPES: [RegExp, ReadType][] = [
  [
    /\b(?:customers?(?:'s)?(?: own)?(?: read(?:ing)?)?|(?:member|client|consumer)(?:'s)?(?: own)? read(?:ing)?|cust\.?|own read(?:ing)?|(?:given|supplied|provided|sent(?: in)?|read|taken) by (?:you|(?:the |our )?(?:customer|member|client|consumer|occupier))|you(?: have|'ve)? (?:gave|given|read|sent|submitted|supplied|provided|entered|told|took|taken)|(?:submitted|entered|reported|phoned in) by (?:you|(?:the |our )?(?:customer|member|client|consumer|occupier))|your (?:own )?read(?:ing)?|your own(?=\s*(?:$|[),;]))|(?<=^\W*|\d\W{1,3}|read(?:ing)?s? )from you\b|self[\s-]?read)/i,
    'customer',
  ],
  [/\b(?:est[il1]?mat(?:ed|es?|ion)?|estim\.?|est\.?(?![a-z])|assessed|deemed|calculated)/i, 'estimated'],
  [
    /\b(?:actual|act\.?(?![a-z])|smart(?: meter)?(?: read(?:ing)?)?|remote(?:ly)?(?: read)?|automat(?:ic|ed)|our (?:own )?read(?:ing)?\b|(?:read|taken|found|noted)(?: on)?(?: [\d/.-]{6,10},?)? by (?:us|our|the meter reader|meter operator|agent)|we (?:read|took)|meter read(?:er|ing) visit|(?:our|the|a) (?:meter )?reader (?:saw|found|read|took|noted|called|came|visited)|(?:^|\d+\s+)meter reader$|physical|normal read|amr|telemetry|site visit)/i,
    'actual',
  ],
];
const READ_LETTERS: Record<string, ReadType> = { A: 'actual', E: 'estimated', C: 'customer', R: 'actual', N: 'actual' };

/** How a reading came about, by the words beside it; by a letter alone ("A", "(E)") only where no word says it. */
export function readTypeIn(
  text: string,
): { type: ReadType; start: number; end: number; confidence: number } | undefined {
  const source = plain(text);
  for (const [pattern, type] of READ_TYPES) {
    const match = pattern.exec(source);
    if (match) return { type, start: match.index, end: match.index + match[0].length, confidence: 0.95 };
  }
  const letter = /(?:^|[\s(\d])([AEC])(?=$|[\s).,])/.exec(source);
  if (!letter) return undefined;
  const start = letter.index + letter[0].indexOf(letter[1]);
  return { type: READ_LETTERS[letter[1]], start, end: start + 1, confidence: 0.7 };
}

const PERIODS: [RegExp, StandingChargeType][] = [
  [/\b(?:per|a|each|every|by the|\/)\s*day\b|\bdaily\b|\bp\/d\b|\/\s*day\b|\bper diem\b|\bppd\b|\(days?\)/i, 'daily'],
  [
    /\b(?:per|a|each|every|by the|for the|one|1)\s*(?:calendar )?(?:month|mth)\b|\bmonthly\b|\/\s*(?:month|mth)\b|\bpcm\b|\((?:months?|mth)\)/i,
    'monthly',
  ],
  [
    /\b(?:per|a|each|every|by the|for the|one|1)\s*(?:quarter|qtr)\b|\bquarterly\b|\/\s*(?:quarter|qtr)\b|\((?:quarters?|qtr)\)/i,
    'quarterly',
  ],
  [
    /\b(?:per|a|each|every|by the)\s*(?:year|annum|yr)\b|\b(?:annual(?:ly)?|yearly)\b|\/\s*(?:year|annum|yr)\b|\bp\.?a\.?(?=\W|$)/i,
    'annual',
  ],
];

/** The period for which a standing charge is priced, by the words beside it. */
export function standingChargePeriodIn(text: string): StandingChargeType | undefined {
  const hits = PERIODS.filter(([pattern]) => pattern.test(text));
  return hits.length === 1 ? hits[0][1] : undefined;
}

/** The fuel that a text speaks of, where it speaks of one only. */
export function supplyTypeIn(text: string): SupplyType | undefined {
  const electricity = /\b(?:electric(?:ity|al)?|elec|power supply|mpan|kva|half[\s-]?hourly)\b/i.test(text);
  const gas = /\b(?:gas|mprn|mpr|calorific|cubic (?:metres|feet)|m³)\b/i.test(
    text.replace(/\bgas (?:&|and) (?:power|electricity)\b/gi, ''),
  );
  if (electricity === gas) return undefined;
  return electricity ? 'electricity' : 'gas';
}

/** "0.75 p/kWh power, 0.40 p/kWh gas": what a figure is for, right behind it or before it. */
const FUEL_BEHIND = /^[\s,(]*(?:(?:for|on|of) )?(?:the |each unit of )?(electricity|elec|power|gas)\b/i;
const FUEL_BEFORE = /\b(electricity|elec|power|gas)\b[\s:=–(-]*$/i;

/** True for a text that gives a figure for each of two fuels. */
export const areOfEachFuel = (text: string): boolean =>
  /\bgas\b/i.test(text) && /\b(?:electricity|elec|power)\b/i.test(text) && /\d\D+\d/.test(text);

/** Which fuel a figure at a place of such a text is for: the one right behind it, or where the fuels come first, before it. */
export function fuelOfFigure(text: string, start: number, end: number): SupplyType | undefined {
  if (!areOfEachFuel(text)) return undefined;
  const before = FUEL_BEFORE.exec(text.slice(0, start))?.[1];
  const behind = FUEL_BEHIND.exec(text.slice(end))?.[1];
  const fuel = /^[^\d]*\b(?:electricity|elec|power|gas)\b/i.test(text) ? before : behind;
  return fuel ? (/^gas$/i.test(fuel) ? 'gas' : 'electricity') : undefined;
}

/** "Electricity: Steady Power. Gas: Steady Gas": the fuel right before a part of a text that is about both. */
export function fuelOfPart(text: string, start: number): SupplyType | undefined {
  if (!/\bgas\b/i.test(text) || !/\b(?:electricity|power)\b/i.test(text)) return undefined;
  const fuel = /\b(electricity|power|gas)\b(?: supply| supplies| meters| sites)?(?::|\s[–-])\s+$/i.exec(
    text.slice(0, start),
  )?.[1];
  return fuel ? (/^gas$/i.test(fuel) ? 'gas' : 'electricity') : undefined;
}
