import { strengthOf } from '../fields/vocabulary.js';
import { headingsOver, type Block, type Lexicon } from '../layout/index.js';
import { sameLine } from '../layout/geometry.js';

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
