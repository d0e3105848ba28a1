import { Decimal } from 'decimal.js';
import { close, CUBIC_METRES_PER_HCF, gasKwh, sumAgrees } from '../fields/checks/arithmetic.js';
import { foldReference } from '../fields/values/index.js';
import type { MeterUnit } from '../results.js';
import type { Bill } from './bill.js';
import type { Charge } from './charges.js';
import { best, foundInLine, type Found } from './found.js';
import { labelled } from './labelled.js';
import type { LineValues } from './line-values.js';
import type { ReadingPair } from './reading-pairs.js';
import { readReference } from './references.js';
import { matchesOf } from '../matches.js';

export interface ReadingFigures {
  readFromValue?: Found<number>;
  readToValue?: Found<number>;
  meterUnit?: Found<MeterUnit>;
}

/** What else of a bill tells what its meter's figures are for. */
export interface MeterUse {
  isGas: boolean;
  kwh?: number;
  correction?: number;
  calorificValue?: number;
  /** All lines of the bill with their figures. */
  values: readonly LineValues[];
}

const LABELLED = 2;
const SURE = 0.9;
/** A register that has measured less than this share of the units is not the only one. */
const LEAST_SHARE = 0.9;

/**
 * The figures that the meter showed at the beginning and at the end, where one meter with one register has measured all
 * that is billed: where they make the units billed, or where labels name both.
 */
export function readingFigures(pair: ReadingPair | undefined, meters: number, use: MeterUse): ReadingFigures {
  if (!pair || meters > 1) return {};
  const { opening, closing } = pair;
  const advance = closing.figure.value - opening.figure.value;
  const named = opening.first() + closing.last() >= LABELLED;
  const isAll = use.isGas ? volumeUnit(advance, use) !== undefined : close(advance, use.kwh ?? -1, 1);
  if (!named && !isAll) return {};
  // of two registers the figures are those of one alone
  const isPart = use.kwh === undefined || (advance > 0 && !isAll && advance < LEAST_SHARE * use.kwh);
  if (!use.isGas && isPart) return {};
  const figure = ({ figure: { line, start, end, value } }: typeof opening): Found<number> =>
    foundInLine(line, start, end, value, SURE);
  const unit = use.isGas ? unitOf(pair, advance, use) : undefined;
  return {
    readFromValue: figure(opening),
    readToValue: figure(closing),
    meterUnit: unit && { ...figure(closing), value: unit },
  };
}

const PRINTED_UNITS: [RegExp, MeterUnit][] = [
  [
    /\bhundreds? (?:of )?cubic f(?:ee|oo)t|\b100s? (?:of )?(?:cu(?:bic|\.)? ?f(?:ee|oo)?t|ft)|\bhcf\b|\bimperial\b/i,
    'hundred_cubic_feet',
  ],
  [/\bm3\b|m³|\bcubic met(?:re|er)s?\b|\bmetric\b/i, 'm3'],
];

/**
 * The unit of a gas meter: as it is printed beside the units used, since a bill may have turned others into kWh than it
 * says; else as the chain to kWh proves it, else as the readings' line and its heads print it.
 */
function unitOf({ opening, closing }: ReadingPair, advance: number, use: MeterUse): MeterUnit | undefined {
  const known = unitIn(printedBeside(advance, use)) ?? volumeUnit(advance, use);
  if (known) return known;
  const words = [opening, closing]
    .flatMap(({ values, figure }) => [
      values.line.text,
      figure.header ?? '',
      ...(values.table ?? []).map((head) => head.text),
    ])
    .join(' ');
  return unitIn(words);
}

/** What is printed before a number of units, behind it and over it, wherever it stands. */
function printedBeside(units: number, { values }: MeterUse): string {
  return values
    .flatMap(({ figures, label }) =>
      figures.filter(({ value }) => value === units).map(({ text, header = '' }) => `${label} ${text} ${header}`),
    )
    .join(' ');
}

/** The one unit that a text names. */
function unitIn(text: string): MeterUnit | undefined {
  const units = PRINTED_UNITS.filter(([pattern]) => pattern.test(text));
  return units.length === 1 ? units[0][1] : undefined;
}

function volumeUnit(advance: number, { kwh, correction = 1, calorificValue }: MeterUse): MeterUnit | undefined {
  if (!kwh || !calorificValue || advance <= 0) return undefined;
  const makes = (volume: number): boolean =>
    close(gasKwh(volume, correction, calorificValue), kwh, Math.max(1, 0.005 * kwh));
  if (makes(advance)) return 'm3';
  return makes(advance * CUBIC_METRES_PER_HCF) ? 'hundred_cubic_feet' : undefined;
}

const BEFORE = /\b(?:previous|last|earlier)\b/i;
const CORRECTS =
  /\b(?:correct(?:s|ion of|ing)|cancel(?:s|led|ling)|replac(?:es|ing)|credit(?:s|ing)|revers(?:es|ing)|supersedes|in respect of|against|take back(?: in full)?|withdraws?|takes? the place of)\s+(?:(?:our|your|the|original|whole of|part of)\s+)*(?:invoice|bill|statement|account)\s*(?:(?:number|no\.?|ref(?:erence)?)\s*)?[:#]?\s*/gi;

/** The number of the invoice that this paper corrects, cancels or replaces. */
export function correctedInvoiceOf({ layout, lines }: Bill, own: string | undefined): Found<string> | undefined {
  const named = labelled(
    layout,
    'originalInvoiceNumber',
    (text, options, pair) => (BEFORE.test(pair.label.text) ? undefined : readReference(text, options)),
    ({ value }) => /\d{3}/.test(value),
  ).filter((found) => found.confidence >= 0.3);
  const said = lines.flatMap((line) =>
    matchesOf(line.text, CORRECTS).flatMap((match) => {
      const from = match.index + match[0].length;
      const number = readReference(line.text.slice(from), { ocr: line.ocr });
      return number?.start === 0 ? [foundInLine(line, from, from + number.end, number.value, 0.85)] : [];
    }),
  );
  return best([...named, ...said].filter(({ value }) => foldReference(value) !== foldReference(own ?? '')));
}

/** A charge whose words are known for one that is in no field. */
const KNOWN = 0.5;
const IN_FIELDS = ['day', 'night', 'evening', 'energy', 'standing', 'capacity', 'ccl'];

/** The amounts that are in fields, of which the net amount is made beside the other charges. */
export interface FieldAmounts {
  totalUnitCharge?: number;
  totalStandingCharge?: number;
  capacityCharge?: number;
}

/**
 * What belongs to the net amount beside units, standing charge, capacity and levy: the sum of the lines before it that
 * are for something else. Given where it makes the net amount, or where each line before the net amount is known for
 * what it is; 0 where there is no such line.
 */
export function otherChargesOf({ charges, totals }: Bill, amounts: FieldAmounts): Found<number> | undefined {
  const net = totals.net;
  if (!net?.amount || amounts.totalUnitCharge === undefined || amounts.totalStandingCharge === undefined)
    return undefined;
  const before = charges.filter((charge) => charge.amount && charge.values.line.index < net.values.line.index);
  const first = before.find((charge) => IN_FIELDS.includes(charge.kind) && charge.price);
  if (!first) return undefined;
  const inTable = before.filter(
    (charge) => charge.values.line.index >= first.values.line.index && charge !== totals.vat,
  );
  const others = inTable.filter((charge) => charge.kind === 'other');
  const levies = inTable.filter((charge) => charge.kind === 'ccl').map((charge) => charge.amount!.value);
  const known = [amounts.totalUnitCharge, amounts.totalStandingCharge, amounts.capacityCharge ?? 0, ...new Set(levies)];
  const priced = others.filter((charge) => charge.price);
  const lists = [others, priced, others.filter((charge) => !priced.includes(charge))];
  const exact = lists.find((list) => sumAgrees([...known, ...list.map(amountOf)], net.amount!.value));
  const isClear =
    !net.values.line.ocr &&
    inTable.every((charge) => charge.kind !== 'other' || charge.strength >= KNOWN) &&
    (others.length === 0 || others.every((charge) => charge.values.line.page === others[0].values.line.page));
  const chosen = exact ?? (isClear ? others : undefined);
  if (!chosen) return undefined;
  const sum = chosen.reduce((all, charge) => all.plus(amountOf(charge)), new Decimal(0)).toNumber();
  const { line } = (chosen[0] ?? net).values;
  const figure = (chosen[0] ?? net).amount!;
  return foundInLine(line, figure.start, figure.end, sum, exact ? 0.9 : 0.6);
}

const amountOf = (charge: Charge): number => charge.amount!.value;
