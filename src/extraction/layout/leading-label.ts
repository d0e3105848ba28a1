import { COLON_OF_BAND, withoutHours } from './label-shapes.js';
import type { Lexicon } from './lexicon.js';
import type { Block } from './model.js';
import { isUnitLine } from './unit-lines.js';

/** What parts a label from its value on one line: a colon, or a dash between blanks. */
const DASH = /\s[–-]\s/;
const HAS_SIGN = /[:–-]/;

/** "Account number: 123", "Tariff – Steady Fix": how far the text before the colon or dash reaches, where something follows it. */
export function leadOf(text: string): number | undefined {
  if (!HAS_SIGN.test(text)) return undefined;
  const whole = withoutHours(text);
  const colon = whole.indexOf(':');
  const at = colon >= 0 ? colon : whole.search(DASH);
  const rest = text.slice(at + (colon >= 0 ? 1 : 3)).trim();
  return at < 2 || at > 60 || rest === '' || isUnitLine(rest) ? undefined : at;
}

/** "Unit rate – night", "Energy charge - all hours": when a price holds, which is no value of the label before it. */
const BAND =
  /\s[–-]\s(?:(?:all|any)[ -]?(?:hours|units|times?|day)|anytime|24[ -]?(?:hours?|hrs?|hr)|(?:day|night|evenings?|weekdays?|weekends?|(?:off[- ]?)?peak|single|low|normal)(?:[ -]?(?:time|rate|units?|hours))?(?:(?: and |[/ &]+)(?:evenings?|weekends?))?)(?:\s*\([^()]*\))?$/i;

/** "Unit rate – day 24.31p", "Energy charge - all hours": what begins with the hours of a price. */
const BEGINS_BAND =
  /^(?:(?:all|any)[ -]?(?:hours|units|times?|day)|anytime|24[ -]?(?:hours?|hrs?)|day|night|evenings?|weekdays?|weekends?|(?:off[- ]?)?peak|low|normal|winter|summer)\b/i;

/** "Standing charge – electricity (p/day)", "AQ – gas": of which fuel a label is, which is the value of none but "Fuel". */
const FUEL_BEHIND = /\s[–-]\s(?:electricity|elec|gas|power|dual fuel)(?: supply)?(?:\s*\([^()]*\))?$/i;

/** True for what stands behind a dash and tells when, or of which fuel, a price is: "night", "day 24.31p", "gas". */
export const saysWhen = (text: string): boolean => BEGINS_BAND.test(text) || FUEL_BEHIND.test(` - ${text}`);

/** "Standard 24: the price is held": a word and a number of months, which name a product as likely as anything. */
const MONTHS = /^(?:12|18|24|36|48|60)$/;

/** True for "Account number: 123": a line that begins with a label and goes on with its value, not only with its unit. */
export function startsWithLabel(text: string, lexicon: Lexicon, lenient: boolean): boolean {
  if (!HAS_SIGN.test(text)) return false;
  const at = BAND.test(text) || COLON_OF_BAND.test(text) ? undefined : leadOf(text);
  const label = at === undefined ? undefined : lexicon.label(text.slice(0, at), lenient);
  if (FUEL_BEHIND.test(text) && !label?.concepts.some((each) => /^(?:supplyType|tariffName)\??$/.test(each)))
    return false;
  if (label === undefined || (label.words === 1 && MONTHS.test(label.qualifier))) return false;
  // A dash may also part the words of a heading: "Gas – site B".
  return text[at!] === ':' ? label.qualifier === '' || label.start === 0 : label.qualifier === '' && !label.weak;
}

/** True for a text that is a label and its value: "Forecast usage 185,000 kWh". */
export function hasOwnLabel(cell: Block, lexicon: Lexicon, lenient: boolean): boolean {
  if (cell.label || !/\d/.test(cell.text)) return false;
  const first = lexicon.find(cell.text, lenient)[0];
  if (first?.start !== 0 || first.words < 2) return false;
  const behind = cell.text.slice(first.end);
  return (
    VALUE_BEHIND.test(behind) && !(NAMES_TERM.test(behind) && first.concepts.some((each) => /Rate\??$/.test(each)))
  );
}

/** True for a line that begins with a label and goes on with a figure or a number: "MPAN 12 3456 ...". */
export function namesFigure(text: string, lexicon: Lexicon, lenient: boolean): boolean {
  const [first] = lexicon.find(text, lenient);
  return first?.start === 0 && !first.weak && VALUE_BEHIND.test(text.slice(first.end));
}

/** A figure, or behind its label the number of a thing: "Meter no. K18A 20417". */
const VALUE_BEHIND = /^[.\s]*(?:[:=]\s*)?(?:[£\d]|(?=[A-Z/-]{1,6}\d)[A-Z/-][A-Z\d/-]{3})/;

/** "Fixed Rate 24m", "Green Unit Rate 2027": what a product is called after is no price. */
const NAMES_TERM = /^ (?:\d{1,2} ?(?:m|mths?|months?|y|yrs?|years?)|20\d\d)$/i;
