import type { FieldReader } from '../../fields/candidates.js';
import { parseQuantityUnit, parseRateUnit } from '../../fields/values/index.js';
import { type Block, withoutColumnNumber, type Table } from '../../layout/index.js';
import { readEnergy } from '../readers/amount-readers.js';
import { LETTERS } from '../readers/band-lists.js';
import { readCapacityAt, readCapacityRateAt } from '../readers/capacity-readers.js';
import { chargeNamed, NOT_OURS, RANGES } from '../labels/charge-names.js';
import { readEnergyRate, readStandingCharge } from '../readers/rate-readers.js';

/** Use of other times than a year ahead, and of parts of it. */
const OTHER_USE = /\b(?:day|night|peak|soq|max\w*|min\w*|per day|\/d)\b/i;
const PAST_USE = /\b(?:last|past|prev\w*|actual|hist\w*|to date|metered|billed|12[- ]?m\w*)\b/i;

/** True for a head that is no label, or one that says of which contract a price is, and not which price: "New price (p/kWh)". */
export const namesNoField = ({ label }: Block): boolean =>
  label?.concepts.every((each) => each === 'newPrices') ?? true;

/** What a column holds by the unit at its head, where it is the only one that can; undefined where that is not sure. */
export function columnUnit(table: Table, column: number): { field: string; reader: FieldReader } | undefined {
  const field = fieldOf(table, column);
  if (!field) return undefined;
  const rivals = table.header.filter((_, i) => i !== column && fieldOf(table, i) === field);
  const known = table.header.some((header) => header.label?.concepts.some((each) => each.replace('?', '') === field));
  return rivals.length > 0 || known ? undefined : { field, reader: readerOf(field) };
}

/** "D | N", with "All" beside them for the meters of one rate: bands by their letters, where both have a column. */
function letteredBand({ header }: Table, column: number): string | undefined {
  const letters = header.map(({ text }) => LETTERS[withoutColumnNumber(text)]);
  if (!Object.values(LETTERS).every((band) => letters.includes(band))) return undefined;
  return /^(?:all|any)$/i.test(withoutColumnNumber(header[column].text)) ? 'unitRate' : letters[column];
}

function fieldOf(table: Table, column: number): string | undefined {
  const { header, parents } = table;
  if (!namesNoField(header[column])) return undefined;
  const lettered = letteredBand(table, column);
  if (lettered) return lettered;
  const text = [parents[column]?.text, header[column].text].filter(Boolean).join(' ');
  if (NOT_OURS.test(text)) return undefined;
  const rate = parseRateUnit(text);
  if (rate?.quantity === 'kVA') return 'capacityRate';
  if (rate && !rate.quantity && rate.time) return 'standingCharge';
  if (rate?.quantity === 'kWh') {
    const named = chargeNamed({ ...header[column], text });
    return named === 'none' ? undefined : (named ?? 'unitRate');
  }
  if (rate) return undefined;
  const quantity = parseQuantityUnit(text);
  if (quantity?.unit === 'kVA') return 'maximumImportCapacity';
  if (quantity?.unit !== 'kWh' || OTHER_USE.test(text)) return undefined;
  return PAST_USE.test(text) ? 'previous12MonthsConsumption' : 'estimatedAnnualConsumption';
}

function readerOf(field: string): FieldReader {
  if (field === 'standingCharge') return readStandingCharge;
  if (field === 'capacityRate') return readCapacityRateAt;
  if (field === 'maximumImportCapacity') return readCapacityAt;
  const range = RANGES[field];
  return range ? readEnergyRate({ least: range[0], most: range[1] }) : readEnergy(50);
}
