import { strengthOf } from '../fields/vocabulary.js';
import { headingsOver, sentenceAt, type Block, type Lexicon } from '../layout/index.js';
import { sameLine } from '../layout/geometry.js';
import type { LineValues } from './line-values.js';
import type { Cell } from './lines.js';

/** "kWh / days" over a column: some of its rows count the one, some the other. */
const UNITS_OF_ROWS = /\bkwh\s*\/\s*days\b/i;
const CONCEPTS = ['comparison', 'fuelMix', 'estimatedAnnualConsumption', 'previous12MonthsConsumption'];

/** "Market price (information only)" is no price of the bill. */
const TO_INFORM = /\b(?:for )?(?:your )?information(?: only)?\)|\binformation only\b|\bnot charged\b/i;

/** Whether words speak of other times than the bill's, or of no use of energy at all: a graph, a comparison, a fuel mix. */
export function tellsOfHistory(text: string, lexicon: Lexicon, ocr: boolean): boolean {
  const isOther = lexicon
    .find(text, ocr)
    .some(
      (match) =>
        !UNITS_OF_ROWS.test(match.text) && CONCEPTS.some((concept) => strengthOf(match.concepts, concept) === 1),
    );
  return isOther || TO_INFORM.test(text);
}

/** Whether a block stands under a heading of that kind. The heads of a table's columns are no headings of it. */
export function isUnderHistory(block: Block, lexicon: Lexicon, ocr: boolean): boolean {
  const path = headingsOver(block);
  const section = path.find(
    (heading, i) => !path.some((other, j) => i !== j && sameLine(other, heading)) && !isColumnHead(heading),
  );
  return section !== undefined && tellsOfHistory(section.text, lexicon, ocr);
}

const isColumnHead = (heading: Block): boolean =>
  heading.label !== undefined &&
  heading.label.concepts.some((concept) =>
    /^(?:quantity|price|amount|description|consumption|chargePeriod|days)/.test(concept),
  ) &&
  heading.text.length < 25;

/** "A typical shop uses 2,500 kWh, which at 27p would cost £675.00": nobody has used or paid it. */
const SUPPOSED = /\b(?:would|typical|typically|for example)\b/i;
/** "Suppose a workshop uses 900 kWh at 20.00p": the figures of such a sentence go on over its lines. */
const SUPPOSING = /^(?:let(?:['’]s| us) )?(?:say|suppose|imagine|assume)(?: that)?,? (?:an?|your?|the|we|someone)\b/i;
/** "Example: 500 kWh at 20p" */
const EXAMPLE = /^(?:an? )?(?:worked )?examples?\b/i;

/** Whether a line tells of other times than the bill's: a graph, a comparison, a fuel mix. */
export function isHistory(values: LineValues, lexicon: Lexicon): boolean {
  const { ocr, cells } = values.line;
  return (
    tellsOfHistory(values.label, lexicon, ocr) ||
    (cells[0].block.kind === 'prose' && (SUPPOSED.test(values.line.text) || SUPPOSING.test(sentenceOf(cells[0])))) ||
    EXAMPLE.test(values.line.text) ||
    isUnderHistory(cells[0].block, lexicon, ocr) ||
    values.figures.some((figure) => figure.header !== undefined && tellsOfHistory(figure.header, lexicon, ocr))
  );
}

/** The sentence that a line begins in, which may have begun over it. */
const sentenceOf = ({ text, block }: Cell): string => sentenceAt(block.text, block.text.indexOf(text))?.text ?? text;
