import { close, CUBIC_METRES_PER_HCF, gasKwh } from '../fields/checks/arithmetic.js';
import { WORTH_WEIGHING } from '../fields/choice.js';
import { findNumbers, withValue } from '../fields/values/index.js';
import { strengthOf } from '../fields/vocabulary.js';
import type { Layout, Lexicon } from '../layout/index.js';
import { best, foundInLine, type Found } from './found.js';
import { labelled } from './labelled.js';
import type { LineValues } from './line-values.js';

export interface GasFields {
  correctionFactor?: Found<number>;
  calorificValue?: Found<number>;
  /** Units that the meter advanced, as far as the bill prints them; they tell its readings. */
  advances: number[];
}

/** What gas delivered in Great Britain can be: MJ/m³, and the correction for temperature and pressure. */
const CALORIFIC = { least: 35, most: 45 };
const CORRECTION = { least: 0.9, most: 1.2 };

const within = (value: number, range: { least: number; most: number }): boolean =>
  value >= range.least && value <= range.most;

/** Reads the conversion of gas from units of volume to kWh. */
export function gasOf(
  layout: Layout,
  all: readonly LineValues[],
  kwh: number | undefined,
  lexicon: Lexicon,
): GasFields {
  const number = (range: { least: number; most: number }) => (text: string, options: { ocr?: boolean }) => {
    const found = findNumbers(text, options).find(
      (one) => within(one.value.value, range) && one.value.decimals > 0 && one.start < 20,
    );
    return found && withValue(found, found.value.value);
  };
  const corrections = [
    ...labelled(layout, 'correctionFactor', number(CORRECTION)),
    ...inChain(all, CORRECTION),
    ...inColumn(all, 'correctionFactor', CORRECTION, lexicon),
    ...inLine(all, 'correctionFactor', CORRECTION, lexicon),
  ];
  const values = [
    ...labelled(layout, 'calorificValue', number(CALORIFIC)),
    ...inChain(all, CALORIFIC),
    ...inColumn(all, 'calorificValue', CALORIFIC, lexicon),
    ...inLine(all, 'calorificValue', CALORIFIC, lexicon),
  ];
  const volumes = volumesOf(all);
  const sound = (one: Found<number>, other: (v: number) => boolean): Found<number> =>
    other(one.value) ? { ...one, confidence: Math.max(one.confidence, 0.95) } : one;
  const agrees = (volume: number, correction: number, value: number): boolean =>
    kwh !== undefined &&
    [1, CUBIC_METRES_PER_HCF].some((unit) =>
      close(gasKwh(volume * unit, correction, value), kwh, Math.max(1, kwh * 0.002)),
    );
  const chained = (correction: number, value: number): boolean =>
    volumes.some((volume) => agrees(volume, correction, value));
  const correctionFactor = best(corrections.map((one) => sound(one, (c) => values.some((v) => chained(c, v.value)))));
  const calorificValue = best(values.map((one) => sound(one, (v) => corrections.some((c) => chained(c.value, v)))));
  // of a bill and the one that it replaces, the volume that makes the kWh
  const billed = (volume: number): boolean =>
    correctionFactor !== undefined &&
    calorificValue !== undefined &&
    agrees(volume, correctionFactor.value, calorificValue.value);
  return {
    correctionFactor: correctionFactor && correctionFactor.confidence >= WORTH_WEIGHING ? correctionFactor : undefined,
    calorificValue: calorificValue && calorificValue.confidence >= WORTH_WEIGHING ? calorificValue : undefined,
    advances: [
      ...volumes.filter(billed),
      // where a price changed, the volumes printed are of the parts
      ...volumesOfChain(kwh, correctionFactor?.value, calorificValue?.value),
      ...volumes.filter(
        (volume) =>
          !billed(volume) &&
          !isReadingOf(volumes.filter(billed), volume, volumes) &&
          volume !== correctionFactor?.value &&
          volume !== calorificValue?.value,
      ),
    ],
  };
}

/** "Volume   27,501   29,229   1,728": two figures that are apart by the volume billed are readings. */
const isReadingOf = (billed: readonly number[], volume: number, all: readonly number[]): boolean =>
  billed.some((advance) => all.some((other) => other !== advance && close(Math.abs(other - volume), advance, 0.5)));

/** Figures of a printed product: "84 m³ × 1.02264 × 39.7 ÷ 3.6", "multiplied by 1.02264 and by 39.7 MJ/m³". */
function inChain(all: readonly LineValues[], range: { least: number; most: number }): Found<number>[] {
  return all.flatMap(({ line, figures }) =>
    figures
      .filter(
        (figure) =>
          within(figure.value, range) && figure.decimals > 0 && !figure.rate && !figure.percent && !figure.unit,
      )
      .filter(
        (figure) =>
          /(?:[×xX*]|\b(?:multiplied by|times))\s*$/i.test(line.text.slice(0, figure.start)) ||
          /^\s*(?:[×xX*÷]|\/\s*3\.6|MJ\s*(?:\/|per)\s*(?:m3|m³|cubic))/.test(line.text.slice(figure.end)),
      )
      .map((figure) => foundInLine(line, figure.start, figure.end, figure.value, 0.6)),
  );
}

/** The only figure of a line whose words name it: "Multiplied by the correction factor   1.02264". */
function inLine(
  all: readonly LineValues[],
  field: string,
  range: { least: number; most: number },
  lexicon: Lexicon,
): Found<number>[] {
  return all.flatMap(({ line, figures: [figure, ...others], label }) => {
    if (!figure || others.length > 0 || figure.decimals === 0 || !within(figure.value, range)) return [];
    const named = lexicon.find(label, line.ocr).some((match) => strengthOf(match.concepts, field) === 1);
    return named ? [foundInLine(line, figure.start, figure.end, figure.value, 0.7)] : [];
  });
}

/** Figures in a column that is headed as such. */
function inColumn(
  all: readonly LineValues[],
  field: string,
  range: { least: number; most: number },
  lexicon: Lexicon,
): Found<number>[] {
  return all.flatMap(({ line, figures }) =>
    figures
      .filter((figure) => figure.header !== undefined && within(figure.value, range) && figure.decimals > 0)
      .flatMap((figure) => {
        const strength = Math.max(
          0,
          ...lexicon.find(figure.header ?? '', line.ocr).map((match) => strengthOf(match.concepts, field)),
        );
        return strength > 0 ? [foundInLine(line, figure.start, figure.end, figure.value, 0.8 * strength)] : [];
      }),
  );
}

/** The volumes that the chain back from kWh gives, where the paper prints none: cubic metres, and hundreds of cubic feet. */
function volumesOfChain(kwh?: number, correction?: number, calorificValue?: number): number[] {
  if (!kwh || !correction || !calorificValue) return [];
  const cubicMetres = kwh / gasKwh(1, correction, calorificValue);
  return [cubicMetres, cubicMetres / CUBIC_METRES_PER_HCF];
}

const READING = /\bread(?:s|ings?)?\b/i;
const VOLUME = /\b(?:units?|volume|used|advance|difference|cubic)\b/i;
/** "Unit 14, Mill Lane", "Units 6-8": the words are of a place. */
const ADDRESS = /\bunits?\s+\d+[A-Z]?(?:-\d+[A-Z]?)?(?:,|$)/i;

/** "÷ 3.6" makes kWh of megajoules. */
const DIVIDED_BY = /(?:÷|\bdivided? by)\s*$/i;

function volumesOf(all: readonly LineValues[]): number[] {
  const volumes = all.flatMap(({ figures, label, line }) =>
    figures
      .filter(({ fromHeader, header = '' }) => !fromHeader || !READING.test(header) || VOLUME.test(header))
      .filter((figure) => figure.decimals <= 3 && !figure.rate && !figure.percent && figure.money !== 'pounds')
      .filter(({ start }) => !DIVIDED_BY.test(line.text.slice(0, start)))
      .filter(
        (figure) =>
          figure.unit === 'm3' ||
          figure.unit === 'hcf' ||
          figure.unit === 'ft3' ||
          figure.unit === 'units' ||
          VOLUME.test(figure.header ?? '') ||
          (VOLUME.test(label) && !ADDRESS.test(line.cells[0].text)),
      )
      .map((figure) => figure.value),
  );
  return [...new Set(volumes)].filter((volume) => volume > 0);
}
