import { findSupplierNames } from '../catalogue/index.js';
import {
  findMprns,
  findSupplyNumbers,
  foldReference,
  isValidMpanCore,
  parseMeterSerial,
  supplyTypeIn,
  withValue,
  type Parsed,
} from '../fields/values/index.js';
import { boxOfPassage, type Layout } from '../layout/index.js';
import { matchesOf } from '../matches.js';
import type { SupplyType } from '../results.js';
import { best, foundInLine, type Found } from './found.js';
import { labelled, type ValueReader } from './labelled.js';
import type { Line } from './lines.js';

/** A meter point that a bill names. */
export interface MeterPoint {
  number: Found<string>;
  supplyType: SupplyType;
}

const LABELLED_INVALID = 0.3;
/** A valid number in the middle of other text, and one beside its label at least. */
const UNLABELLED = 0.6;
const LABELLED_VALID = 0.62;

/** The meter points of a bill: supply numbers of electricity, and labelled meter point references of gas. */
export function meterPointsOf(layout: Layout, lines: readonly Line[]): MeterPoint[] {
  const gas = labelled(layout, 'mprn', (text) => firstMprn(text)).filter((found) => found.confidence >= 0.25);
  const supply = [...gridNumbers(layout), ...supplyNumbers(layout, lines)];
  // digits that pass the check by chance, on a bill for gas
  const electricity = gas.length > 0 ? supply.filter((found) => found.confidence > UNLABELLED) : supply;
  const points: MeterPoint[] = [];
  for (const number of unique(electricity)) points.push({ number, supplyType: 'electricity' });
  const cores = new Set(points.map((point) => point.number.value));
  for (const number of unique(gas)) {
    if (cores.has(number.value)) continue;
    points.push({ number, supplyType: 'gas' });
  }
  return points;
}

function firstMprn(text: string): Parsed<string> | undefined {
  if (findSupplyNumbers(text).some((number) => number.value.valid)) return undefined;
  const [first] = findMprns(text);
  return first && first.start < 25 ? { ...first, confidence: 0.9 } : undefined;
}

function gridNumbers(layout: Layout): Found<string>[] {
  return layout.supplyNumbers.flatMap((grid) => {
    const ocr = layout.pages.find((page) => page.number === grid.page)?.source === 'ocr';
    const [number] = findSupplyNumbers([...grid.topLine, grid.core].join(' '), { ocr });
    if (!number) return [];
    const { x0, y0, x1, y1, page } = grid;
    const confidence = number.value.valid ? 0.97 : 0.7;
    return [
      {
        value: number.value.core,
        page,
        box: { x0, y0, x1, y1 },
        text: grid.core,
        confidence,
        repaired: number.repaired,
      },
    ];
  });
}

function supplyNumbers(layout: Layout, lines: readonly Line[]): Found<string>[] {
  // without a label only what one cell holds, or the parts of a whole supply number in cells of their own
  const anywhere = lines.flatMap((line) => {
    const inCells = line.cells.flatMap((cell) =>
      findSupplyNumbers(cell.text, { ocr: line.ocr }).map((number) => ({
        ...number,
        start: cell.start + number.start,
        end: cell.start + number.end,
      })),
    );
    const whole = findSupplyNumbers(line.text, { ocr: line.ocr }).filter((number) => number.value.profileClass);
    return [...inCells, ...whole]
      .filter((number) => number.value.valid && number.confidence > 0.8)
      .map((number) => ({
        ...foundInLine(line, number.start, number.end, number.value.core, UNLABELLED),
        repaired: number.repaired,
      }));
  });
  const beside = ['mpan', 'mprn'].flatMap((field) =>
    labelled(layout, field, (text, options) => {
      const [number] = findSupplyNumbers(text, options);
      if (!number || number.start > 30) return undefined;
      // a number whose check digit is wrong may be printed so; from a scan it is more likely misread
      return withValue(number, number.value.core, number.value.valid ? 1 : options.ocr ? 0.2 : 0.6);
    }),
  );
  const sure = beside.map((found) =>
    isValidMpanCore(found.value) ? { ...found, confidence: Math.max(found.confidence, LABELLED_VALID) } : found,
  );
  return [...sure.filter((found) => found.confidence >= LABELLED_INVALID), ...anywhere];
}

function unique(found: Found<string>[]): Found<string>[] {
  const byValue = new Map<string, Found<string>>();
  for (const one of found) {
    const known = byValue.get(one.value);
    if (!known || one.confidence > known.confidence) byValue.set(one.value, one);
  }
  const all = [...byValue.values()].sort((a, b) => b.confidence - a.confidence);
  // a number that is not sure yields to one that is
  const sure = all.filter((one) => one.confidence >= UNLABELLED);
  return sure.length > 0 ? sure : all.slice(0, 1);
}

/** The fuel of a bill, by its words, where no meter point tells it: British Gas sells electricity too. */
export function supplyTypeOf(lines: readonly Line[]): Found<SupplyType> | undefined {
  for (const line of lines.slice(0, 40)) {
    const type = supplyTypeIn(withoutSuppliers(line.text));
    if (type) return foundInLine(line, 0, line.text.length, type, 0.7);
  }
  return undefined;
}

/** A text without the names of suppliers in it. */
function withoutSuppliers(text: string): string {
  const last = findSupplierNames(text).sort((a, b) => b.start - a.start);
  return last.reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}

/** A serial number of a common form needs less of a label. */
const COMMON_FORM = 0.9;
const LEAST_COMMON = 0.2;
const LEAST = 0.3;

/** "The meter there is number E13 UP96240". */
const METER_SAID =
  /\bmeter\b(?! point)(?: \p{L}+){0,4}? (?:is|has|bears|carries|with)(?: the| its)?(?: serial)? (?:number|no\.?)\s+/giu;
/** "Your meter (E13 UP96240) stood at": what stands right behind it must look like the number of a meter. */
const METER_BEFORE = /\b(?:your|the|this|our)(?: \p{L}+)? meter,? \(?(?=\p{L}?\d|\p{Lu})/giu;
/** "MPRN 2207316054, meter K0092A41705": letters and digits right behind the word, in a list. */
const METER_LISTED = /(?:[,;(]|\band) meter (?=\p{Lu}{1,3}\d(?:\p{Lu}*\d){5,}\b)/gu;
const SAID = 0.6;

function metersSaid(layout: Layout): Found<string>[] {
  return layout.blocks.flatMap((block) => {
    if (block.kind === 'setAside') return [];
    const said = [METER_SAID, METER_LISTED, METER_BEFORE].flatMap((pattern) =>
      matchesOf(block.text, pattern).map((match) => ({ match, isSure: pattern !== METER_BEFORE })),
    );
    return said.flatMap(({ match, isSure }) => {
      const from = match.index + match[0].length;
      const serial = parseMeterSerial(block.text.slice(from));
      if (!serial || serial.start > 0 || (!isSure && serial.confidence < COMMON_FORM)) return [];
      const passage = { block, start: from, end: from + serial.end, text: serial.text };
      const { value, text, confidence } = serial;
      return [
        { value, text, page: block.page, box: boxOfPassage(passage), confidence: SAID * (0.5 + 0.5 * confidence) },
      ];
    });
  });
}

/** The serial numbers of meters that the paper names, each beside its label or in a sentence. */
export const metersNamed = (layout: Layout, read: ValueReader<string> = parseMeterSerial): Found<string>[] => [
  ...labelled(layout, 'meterSerialNumber', read, ({ confidence }) => confidence >= COMMON_FORM),
  // beside "Smart meter" may stand whether there is one: a serial number must look like one
  ...labelled(layout, 'meterOfKind', (text, options, pair) => {
    const serial = read(text, options, pair);
    return serial && serial.confidence >= COMMON_FORM ? serial : undefined;
  }),
  ...metersSaid(layout),
];

/** The meter's serial number, and how many different ones the paper names. */
export function metersOf(layout: Layout, not: readonly string[]): { serial?: Found<string>; count: number } {
  const read: ValueReader<string> = (text, options, { label }) => {
    // "Account serial" counts papers
    if (/\b(?:account|bill|invoice|statement)\b/i.test(label.text)) return undefined;
    const serial = parseMeterSerial(text, options);
    if (!serial || serial.start > 12) return undefined;
    const bare = serial.value.replace(/\s/g, '');
    return not.includes(bare) || /^\d{13}$/.test(bare) ? undefined : serial;
  };
  const all = metersNamed(layout, read);
  const chosen = best(all);
  const least = chosen && parseMeterSerial(chosen.value)!.confidence >= COMMON_FORM ? LEAST_COMMON : LEAST;
  const common = all.filter((one) => parseMeterSerial(one.value)!.confidence >= COMMON_FORM);
  const count = new Set(common.map((one) => foldReference(one.value))).size;
  return { serial: chosen && chosen.confidence >= least ? chosen : undefined, count };
}
