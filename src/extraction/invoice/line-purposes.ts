import { VAT_RATES } from '../../law/index.js';
import { vatAgrees } from '../fields/checks/arithmetic.js';
import { findDates } from '../fields/values/index.js';
import { headingsOver, withoutHours, type Lexicon } from '../layout/index.js';
import { isEnergyKind, isOfNetwork, kindsOf, type KindOfLine, type LineKind } from './line-kinds.js';
import type { LineValues } from './line-values.js';

const RATE_OF_TAX = /\d+(?:\.\d+)?\s?%/;

/** "kWh", "pence/kWh" in a column of its own. */
const UNIT_OF_PRICE = /^(?:kwh|kva|kvarh|days|months|(?:p|pence|gbp|pounds)\s?(?:\/|per)\s?\S+)$/i;

/** "Energy", "R1 day", "Value added tax, 20 %": words with a figure at most. */
const isNaming = (text: string): boolean =>
  /^\p{L}/u.test(text) &&
  /\p{L}{3}/u.test(text) &&
  !text.includes('£') &&
  !UNIT_OF_PRICE.test(text) &&
  (text.replace(RATE_OF_TAX, '').match(/\d/g)?.length ?? 0) <= 1;

const LONGEST_LABEL = 60;

/** Under "Distribution charges" units and fixed charges are the network's; what is called a standing charge can be the bill's. */
const OF_NETWORK: KindOfLine = { kind: 'other', strength: 0.9 };

/** What a line is for by its words: those in front of its figures, or else, around a rate, those of its first cell. */
export function kindsOfLine(values: LineValues, lexicon: Lexicon): KindOfLine[] {
  const { ocr, cells } = values.line;
  const [{ block, text }] = cells;
  const [section] = headingsOver(block);
  const kinds = kindsOf(labelOf(values), lexicon, ocr);
  if (section && isOfNetwork(section.text)) {
    const isNamed = /\bstanding\b/i.test(labelOf(values));
    return kinds.map((one) => (isEnergyKind(one.kind) || (one.kind === 'standing' && !isNamed) ? OF_NETWORK : one));
  }
  const [figure] = values.figures;
  const [best] = kinds;
  if (cells.length === 1 && values.figures.length === 1 && (!best || best.kind === 'total')) {
    const behind = SUM_BEHIND.exec(values.line.text.slice(figure.end));
    if (behind) return kindsOf(behind[0], lexicon, ocr);
  }
  if (kinds.length === 0 && isShareOfSum(values)) return [{ kind: 'vat', strength: 0.9 }];
  if (kinds.length > 0 || !figure.percent || block.kind === 'prose' || text.length > LONGEST_LABEL) return kinds;
  return kindsOf(text.replace(/[\d.,£%]+/g, ' '), lexicon, ocr);
}

const BANDS: LineKind[] = ['day', 'night', 'evening'];

/** "Day units" over "You read 4711 on 1 May ... That makes 1,200 kWh, at £0.2750 each": the register that a line is of. */
export function bandOfSection({ line }: LineValues, lexicon: Lexicon): KindOfLine | undefined {
  const [section] = headingsOver(line.cells[0].block);
  const [first] = section ? kindsOf(section.text, lexicon, line.ocr) : [];
  return first && BANDS.includes(first.kind) ? first : undefined;
}

/** What stands between the figures of a share: "20 per cent of", "at", "is". */
const BETWEEN = /^(?:per|cent|percent|of|on|at|is|x|the|[^\p{L}]*)$/iu;

/** "20 per cent of £520.00   £104.00": what a sum is taxed with, by its rate and its amount alone. */
function isShareOfSum({ figures, line }: LineValues): boolean {
  const [rate, ...others] = figures.filter(({ percent }) => percent);
  const sums = figures.filter(({ money }) => money);
  if (!rate || others.length > 0 || sums.length !== 2 || !VAT_RATES.includes(rate.value)) return false;
  const words = figures.reduce((text, { text: own }) => text.replace(own, ' '), line.text);
  return words.split(/\s+/).every((word) => BETWEEN.test(word)) && vatAgrees(sums[0].value, rate.value, sums[1].value);
}

/** "that is £520.00 before tax", "makes £624.00 with VAT": in a sentence what a sum is can stand behind it. */
const SUM_BEHIND =
  /^\s*(?:[,(]\s*)?(?:before|excluding|excl\.?|exclusive of|without|net of|ex|including|incl\.?|inclusive of|with|after)\s+(?:the |any )?(?:v\.?a\.?t|value added tax|tax)\b/i;

/** "V.A.T. at", "C.C.L." are words too. */
const WORD = /\p{L}{3}|\b(?:\p{L}\.){3}/u;

/** "1 May 2026 – 31 May 2026   Day units": the time of a charge is not what it is for. */
const withoutDates = (text: string): string =>
  findDates(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

/** The words that say what a line is for: those in front of its figures, or else those of its first cell. */
function labelOf(values: LineValues): string {
  if (WORD.test(values.label)) return values.label;
  const { cells } = values.line;
  // "31 days @ 48.20p a day" is not for the day; "58069 Day" is
  const first = withoutDates(cells[0].text).replace(
    /(?<![\d.,])\d{1,3}\s?(?:days?|months?)\b|[\d.,£]+|\b(?:a|per|each|every) day\b/gi,
    ' ',
  );
  // where amounts stand before their words, the words are the last cells
  const named = /\p{L}{3}/u.test(first)
    ? undefined
    : cells.map(({ text }) => withoutHours(text).replace(/^[\s(]+/, '')).findLast((text) => isNaming(text));
  return named ?? first;
}
