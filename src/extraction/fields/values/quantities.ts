import { findNumbers, isNegative } from './numbers.js';
import { plain } from './ocr.js';
import { parsed, type Parsed, type ParseOptions } from './parsed.js';
import { scaled } from './rates.js';
import { matchesOf } from '../../matches.js';

export type QuantityUnit = 'kWh' | 'kVA' | 'kW' | 'kVArh' | 'm3' | 'ft3' | 'hcf' | 'days' | 'months' | 'units';

/** A quantity with its unit; MWh and GWh are given in kWh, MVA in kVA, weeks in days, years in months. */
export interface Quantity {
  value: number;
  decimals: number;
  unit: QuantityUnit;
}

const UNITS: [RegExp, QuantityUnit, number][] = [
  [/^k\s?v\s?a\s?r\s?h?(?![a-z])/i, 'kVArh', 1],
  [/^k\s?v\s?a(?![a-z])/i, 'kVA', 1],
  [/^mva(?![a-z])/i, 'kVA', 1000],
  [/^(?:k\s?w\s?h(?:r|rs|s)?|kilowatt(?:\s|-\s?)?hours?|kwn|kvvh|kw\/h)(?![a-z])/i, 'kWh', 1],
  [/^(?:m\s?w\s?h(?:r|rs)?|megawatt[\s-]?hours?)(?![a-z])/i, 'kWh', 1000],
  [/^(?:gwh|gigawatt[\s-]?hours?)(?![a-z])/i, 'kWh', 1_000_000],
  [/^kw(?![a-z])/i, 'kW', 1],
  [/^(?:m3|m³|cu\.?\s?m(?![a-z])|cubic\s?met(?:re|er)s?|m\^3)(?![a-z\d])/i, 'm3', 1],
  [
    /^(?:hcf|ccf|(?:100s?|hundreds?)\s?(?:of\s)?(?:cu\.?\s?ft|cubic f(?:ee|oo)t)|hundred cubic feet)(?![a-z])/i,
    'hcf',
    1,
  ],
  [/^(?:ft3|ft³|cu\.?\s?ft|cubic f(?:ee|oo)t)(?![a-z])/i, 'ft3', 1],
  [/^(?:calendar\s)?days?(?![a-z])/i, 'days', 1],
  [/^d(?=\s*(?:x|×|@|at)(?![a-z]))/i, 'days', 1],
  [/^weeks?(?![a-z])/i, 'days', 7],
  [/^(?:calendar\s)?(?:months?|mths?)(?![a-z])/i, 'months', 1],
  [/^(?:years?|yrs?)(?![a-z])/i, 'months', 12],
  // "Account 40457781 Unit rate 25p" counts none
  [/^units?(?![a-z])(?!\s+(?:rate|price|cost|charge)s?(?![a-z]))/i, 'units', 1],
];

/** The unit that a column heading or a unit cell prints, as of a quantity: "kWh", "Usage (kWh)", "Units (m³)". */
export function parseQuantityUnit(text: string): { unit: QuantityUnit; factor: number } | undefined {
  const found = matchesOf(text, /(?<![a-z0-9£/])(?=[a-z1])/gi).flatMap((match) => {
    const hit = UNITS.find(([pattern, unit]) => unit !== 'units' && pattern.test(text.slice(match.index)));
    return hit ? [{ unit: hit[1], factor: hit[2] }] : [];
  });
  // "Day kWh" is a quantity of energy
  return found.find(({ unit }) => unit !== 'days' && unit !== 'months') ?? found[0];
}

/** The quantities of a text: "5,739 kWh", "12.4 MWh", "800 kVA", "84 m³", "31 days", "3 years". */
export function findQuantities(text: string, options: ParseOptions = {}): Parsed<Quantity>[] {
  const source = plain(text);
  const found: Parsed<Quantity>[] = [];
  for (const number of findNumbers(text, options)) {
    const after = source.slice(number.end);
    const blank = /^[\s)-]{0,3}/.exec(after)?.[0].length ?? 0;
    if (!/^[kmg1hcfdwyu]/i.test(after.slice(blank))) continue;
    for (const [pattern, unit, factor] of UNITS) {
      const match = pattern.exec(after.slice(blank));
      if (!match) continue;
      const sign = isNegative(source.slice(0, number.start), '') ? -1 : 1;
      const quantity = { value: scaled(sign * number.value.value, factor), decimals: number.value.decimals, unit };
      const end = number.end + blank + match[0].length;
      const value = parsed(text, number.start, end, quantity, 0.98 * number.confidence);
      found.push(number.repaired ? { ...value, repaired: true } : value);
      break;
    }
  }
  return found;
}
