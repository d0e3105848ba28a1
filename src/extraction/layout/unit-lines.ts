import { isValidMpanCore } from '../fields/values/index.js';

const UNIT_LINE =
  /^[([]?(?:(?:in )?(?:p|£|pence|pounds?|gbp|k(?:wh|va|w)|mwh|%|per cent|a|per|day|month|year|annum|quarter|d|mth|qtr|yr|units?|site|meter|vat|excl?|incl?|of|[/ ().,])+)[)\]]?$/i;

/** A unit says of what it is, or how much: "Day" alone is none, nor is "VAT", nor what names a band: "Pence per kWh, day". */
export const isUnitLine = (text: string): boolean =>
  UNIT_LINE.test(text) &&
  !/^vat$|kwh[ ,(]+day\)?$/i.test(text) &&
  /[p£%/([]|k(?:wh|va|w)|mwh|gbp|vat|[ei]n?cl|\ba\s|\bof\b/i.test(text);

const WHOLE = /^\d+$/;
const BEGINS_AMOUNT = /^£?\d/;
const AMOUNT = /^£?(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,4}\.\d{2,6})$/;

/** Two whole amounts under each other, "18,400" and "24.26" or "24.26 p/kWh" and "1.57 £/day", are two values. */
export const areAmounts = (...lines: readonly string[]): boolean => lines.every(isAmount);

/** "01" over "02", the places of two rows in their list; "293370" over "9945112", the numbers of two meter points. */
export function areNumbersOfRows(upper: string, lower: string): boolean {
  const [over, under] = [WHOLE.exec(upper)?.[0].length ?? 0, WHOLE.exec(lower)?.[0].length ?? 0];
  // A supply number that is broken at the end of a line is one.
  if (Math.min(over, under) >= 6) return !isValidMpanCore(`${upper}${lower}`.slice(-13));
  return over > 0 && over <= 3 && under <= 3 && Number(lower) === Number(upper) + 1;
}

function isAmount(line: string): boolean {
  if (!BEGINS_AMOUNT.test(line)) return false;
  const [amount] = line.split(' ', 1);
  const unit = line.slice(amount.length + 1);
  return AMOUNT.test(amount) && (unit === '' || isUnitLine(unit));
}
