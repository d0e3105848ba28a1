import { close, PENNY, sumAgrees } from '../fields/checks/arithmetic.js';
import type { Bill } from './bill.js';
import { byHours } from './by-hours.js';
import { pencePerUnit } from './charge-terms.js';
import type { Charge, FromCharge } from './charges.js';
import { isHistory } from './history.js';
import { LEXICON } from './lexicon.js';
import { isEnergyKind, kindsOf } from './line-kinds.js';
import type { Figure, LineValues } from './line-values.js';
import { unitsChargedOf } from './units-charged.js';

export interface EnergyFields {
  consumption?: FromCharge;
  dayConsumption?: FromCharge;
  nightConsumption?: FromCharge;
  unitRate?: FromCharge;
  dayUnitRate?: FromCharge;
  nightUnitRate?: FromCharge;
  totalUnitCharge?: FromCharge;
  unitsCharged?: FromCharge;
}

/** A sum that no lines confirm must be called what it is. */
const CLEARLY_NAMED = 0.75;
const isInTable = (charge: Charge): boolean => charge.values.line.cells[0].block.kind !== 'prose';

const isEnergy = (charge: Charge): boolean => isEnergyKind(charge.kind);
/** The words of a quantity at least. */
const STATED = 0.7;

/** Reads what the energy cost: units, prices and charges by rate, and their sum. */
export function energyOf({ charges, values: all, totals }: Omit<Bill, 'layout' | 'lines'>): EnergyFields {
  const fields: EnergyFields = {};
  const priced = distinct(charges.filter((charge) => isEnergy(charge) && charge.price && !charge.price.unit.time));
  const named = priced.filter((charge) => charge.strength > 0.5 || charge.proven);
  const lines = byHours(billed(named.length > 0 ? named : priced));
  const day = lines.filter((charge) => charge.kind === 'day');
  const night = lines.filter((charge) => charge.kind === 'night');
  const rate = (charge: Charge): FromCharge => ({
    value: pencePerUnit(charge.price!),
    charge,
    figure: charge.price!.figure,
  });
  const units = (charge: Charge): FromCharge | undefined =>
    charge.quantity && { value: charge.quantity.value, charge, figure: charge.quantity };
  if (sameRate(day) && sameRate(night)) {
    fields.dayUnitRate = rate(day[0]);
    fields.nightUnitRate = rate(night[0]);
    fields.dayConsumption = day.length === 1 ? units(day[0]) : sumPrinted(day, charges);
    fields.nightConsumption = night.length === 1 ? units(night[0]) : sumPrinted(night, charges);
  } else if (isHalf(lines, charges)) {
    const [line] = lines;
    return line.kind === 'day'
      ? { dayUnitRate: rate(line), dayConsumption: units(line) }
      : { nightUnitRate: rate(line), nightConsumption: units(line) };
  } else if (sameRate(lines)) {
    fields.unitRate = rate(lines[0]);
  }
  fields.totalUnitCharge = totalCharge(charges, lines);
  fields.consumption = lines.length === 0 ? statedUnits(all) : (totalUnits(charges, lines) ?? sumOfUnits(all, lines));
  const isKnown = fields.consumption ?? (fields.dayConsumption && fields.nightConsumption);
  if (!isKnown) fields.unitsCharged = unitsChargedOf(lines, charges, totals.net);
  return fields;
}

/**
 * Where lines of the bill are proven, a price in a sentence without its cost is that of an offer or a comparison, and so
 * is a bare price in a table beside a proven line of its kind.
 */
export function billed(lines: Charge[]): Charge[] {
  const proven = lines.filter((line) => line.proven);
  if (proven.length === 0) return lines;
  const isBare = (line: Charge): boolean => !line.quantity && proven.some(({ kind }) => kind === line.kind);
  return lines.filter((line) => line.proven || line.amount || (isInTable(line) && !isBare(line)));
}

/** Whether the only price is that of the day, or of the night, while the paper has a charge for the other too. */
function isHalf(lines: readonly Charge[], charges: readonly Charge[]): boolean {
  const [line] = lines;
  const other = line?.kind === 'day' ? 'night' : 'day';
  return (
    lines.length === 1 &&
    (line.kind === 'day' || line.kind === 'night') &&
    charges.some((charge) => charge.kind === other && charge.amount && isInTable(charge))
  );
}

/** The units of a register that is charged by the month, where a line of its own adds them up: "Day units   10,200   2,540.00". */
function sumPrinted(lines: readonly Charge[], charges: readonly Charge[]): FromCharge | undefined {
  const sum = lines.reduce((all, line) => all + (line.quantity?.value ?? NaN), 0);
  for (const charge of charges) {
    if (lines.includes(charge) || charge.kind !== lines[0].kind) continue;
    const figure = charge.values.figures.find((one) => isCount(one) && close(one.value, sum, 1));
    if (figure) return { value: figure.value, charge, figure };
  }
  return undefined;
}

const sameRate = (lines: readonly Charge[]): boolean =>
  lines.length > 0 &&
  lines.every((line) => line.price!.pence === lines[0].price!.pence) &&
  lines.every((line) => line.kind === lines[0].kind);

/** "Day 30.55 31.22" in a list of prices to come repeats the price that is charged. */
const repeatsPrice = (line: Charge, charged: Charge): boolean =>
  charged.proven && !line.proven && !(line.amount && line.quantity);

/** Lines printed twice, on the first page and in the detail, count once; not those that the net amount is made of. */
export function distinct(lines: Charge[]): Charge[] {
  const kept: Charge[] = [];
  for (const line of [...lines].sort(
    (a, b) => Number(b.proven) - Number(a.proven) || a.values.line.index - b.values.line.index,
  )) {
    const twin = kept.find(
      (other) =>
        !(other.isSummed && line.isSummed) &&
        other.kind === line.kind &&
        other.price!.pence === line.price!.pence &&
        (repeatsPrice(line, other) ||
          ((!line.amount || !other.amount || line.amount.value === other.amount.value) &&
            (!line.quantity || !other.quantity || line.quantity.value === other.quantity.value))),
    );
    if (!twin) kept.push(line);
  }
  return kept.sort((a, b) => a.values.line.index - b.values.line.index);
}

function totalCharge(charges: readonly Charge[], lines: readonly Charge[]): FromCharge | undefined {
  const withAmount = lines.filter((line) => line.amount);
  const amounts = withAmount.map((line) => line.amount!.value);
  if (withAmount.length === 1 && lines.length === 1) {
    return { value: amounts[0], charge: withAmount[0], figure: withAmount[0].amount! };
  }
  const sums = charges.filter(
    (charge) => charge.amount && !charge.price && charge.kinds.some((kind) => kind.kind === 'energy'),
  );
  const isSum = (charge: Charge): boolean => amounts.length > 1 && sumAgrees(amounts, charge.amount!.value);
  const exact = sums.find(isSum) ?? totalRow(charges, lines) ?? sumNamed(charges).find(isSum);
  const named = sums.find(
    (charge) => charge.kind === 'energy' && charge.strength >= CLEARLY_NAMED && isInTable(charge),
  );
  const chosen = exact ?? (lines.length !== 1 ? named : undefined);
  return chosen && { value: chosen.amount!.value, charge: chosen, figure: chosen.amount! };
}

/** "Units, day and night": an amount without a price that words call one of energy, though of which is not clear. */
const sumNamed = (charges: readonly Charge[]): Charge[] =>
  charges.filter((charge) => charge.amount && !charge.price && isEnergy(charge));

/** The line that adds up both the units and the cost of the lines of energy: "Total   2,820   721.36". */
function totalRow(charges: readonly Charge[], lines: readonly Charge[]): Charge | undefined {
  if (lines.length < 2 || lines.some((line) => !line.amount || !line.quantity)) return undefined;
  const units = lines.reduce((all, line) => all + line.quantity!.value, 0);
  const amounts = lines.map((line) => line.amount!.value);
  return charges.find(
    (charge) =>
      charge.amount &&
      !charge.price &&
      sumAgrees(amounts, charge.amount.value) &&
      charge.values.figures.some((figure) => isCount(figure) && close(figure.value, units, PENNY)),
  );
}

function totalUnits(charges: readonly Charge[], lines: readonly Charge[]): FromCharge | undefined {
  if (lines.length === 1) {
    const { quantity } = lines[0];
    return quantity && { value: quantity.value, charge: lines[0], figure: quantity };
  }
  const sum = lines.reduce((all, line) => all + (line.quantity?.value ?? 0), 0);
  for (const charge of charges) {
    if (lines.includes(charge)) continue;
    const stated = [...charge.values.figures, ...(charge.quantity ? [charge.quantity] : [])];
    const figure = stated.find((other) => isUnits(other, charge) && close(other.value, sum, 1));
    if (figure) return { value: figure.value, charge, figure };
  }
  return undefined;
}

/** Units of energy, or a bare number that may be one of them. */
const isCount = ({ unit, money, rate, percent }: Figure): boolean =>
  unit === 'kWh' || (!unit && !money && !rate && !percent);

/** A bare number beside the cost of all energy is its units too. */
const isUnits = (figure: Figure, charge: Charge): boolean =>
  figure.unit === 'kWh' || (isCount(figure) && charge.kind === 'energy' && charge.amount !== undefined);

/** A number of units printed by itself that is the sum of those of the lines. */
function sumOfUnits(all: readonly LineValues[], lines: readonly Charge[]): FromCharge | undefined {
  if (lines.length < 2 || lines.some((line) => !line.quantity)) return undefined;
  const sum = lines.reduce((total, line) => total + line.quantity!.value, 0);
  const isSum = (one: Figure, values: LineValues): boolean =>
    close(one.value, sum, PENNY) &&
    !lines.some((line) => line.quantity === one) &&
    (one.unit === 'kWh' || (isCount(one) && namesUnits(values)));
  const values = all.find((one) => one.figures.some((figure) => isSum(figure, one)));
  const figure = values?.figures.find((one) => isSum(one, values));
  return figure && values && { value: figure.value, charge: { ...lines[0], values }, figure };
}

/** "Total units   4260" */
const namesUnits = ({ label, line }: LineValues): boolean => {
  const [kind] = kindsOf(label, LEXICON, line.ocr);
  return kind?.kind === 'energy' && kind.strength >= STATED;
};

/** What lines without a price call the consumption: the only such number of units, or the one that the others add up to. */
function statedUnits(all: readonly LineValues[]): FromCharge | undefined {
  const stated = all
    .filter((values) => values.figures.some((figure) => figure.unit === 'kWh') && !isHistory(values, LEXICON))
    .flatMap((values) => {
      const [kind] = kindsOf(values.label, LEXICON, values.line.ocr);
      if (!kind || kind.strength < STATED || !isEnergyKind(kind.kind)) return [];
      const charge: Charge = { values, ...kind, kinds: [kind], proven: false };
      return values.figures
        .filter((figure) => figure.unit === 'kWh' && figure.value > 0)
        .map((figure) => ({ value: figure.value, charge, figure }));
    });
  const values = [...new Set(stated.map(({ value }) => value))];
  const sum = values.reduce((whole, value) => whole + value, 0);
  return values.length === 1 ? stated[0] : stated.find(({ value }) => close(2 * value, sum, PENNY));
}
