import { FORM } from '../../legal-forms.js';
import { findSupplierNames } from '../../catalogue/index.js';
import { partOf, type Candidate } from '../../fields/candidates.js';
import { cleanName } from '../../fields/values/index.js';
import { overlapX } from '../../layout/geometry.js';
import { wholeOf, type Block, type Layout } from '../../layout/index.js';
import { LEGAL_FORM } from '../../layout/line-shapes.js';
import { BROKER_WORD } from '../labels/of-trade.js';
import { BROKING, ENERGY_WORD } from './trade-words.js';

/** A company of the energy trade whose name stands alone at the head of the first page, or with its address under it. */
export function headSuppliers(layout: Layout): Candidate<string>[] {
  const [page] = layout.pages;
  // A name beside the title "Contract prices" is no price.
  const values = new Set(
    layout.pairs
      .filter(({ relation, label }) => relation !== 'inline' && !label.concepts.every((each) => OF_PRICE.test(each)))
      .map((pair) => pair.value.block),
  );
  const ownPaper = layout.blocks.some(({ kind, text }) => kind !== 'setAside' && BY_SUPPLIER.test(text));
  return layout.blocks.flatMap((block) => {
    const [first, second] = block.lines.map((line) => line.text);
    const whole = second !== undefined && LEGAL_FORM.test(second) ? `${first} ${second}` : first;
    const own = BEFORE_ADDRESS.exec(block.text)?.[0] ?? whole;
    const name = withLargeName(own, block, layout);
    const heads = block.page === page?.number && block.kind === 'cell' && block.y0 < 0.14 * page.height;
    if (!heads || block.label || values.has(block) || !IS_FORMED.test(name) || !ENERGY_WORD.test(name)) return [];
    if ((ownPaper ? BROKER_WORD : BROKING).test(name) || findSupplierNames(name).length > 0) return [];
    const passage = partOf(wholeOf(block), 0, own.length);
    return [{ field: 'supplierName', value: cleanName(name), confidence: 0.5, passage }];
  });
}

/** Words of the trade and a legal form: the end of many names. */
const ONLY_OF_TRADE = new RegExp(
  String.raw`^(?:(?:energy|gas|power|electric(?:ity)?|utilit(?:y|ies)|renewables|supply|suppl(?:ies|iers)|business|solutions|services|group|retail|trading|and|&|\(?uk\)?)\s+){1,4}(?:${FORM})\.?$`,
  'i',
);

/** One to four words with a capital each. */
const CAPITALIZED = /^\p{Lu}[\p{L}'’&-]*(?:\s\p{Lu}[\p{L}'’&-]*){0,3}$/u;

/** "NORTHWIND" in large type over "ENERGY LIMITED" in small: the two lines of a logo. */
function withLargeName(name: string, block: Block, { blocks }: Layout): string {
  if (!ONLY_OF_TRADE.test(name)) return name;
  const over = blocks.find(
    (each) =>
      each.page === block.page &&
      each.kind === 'cell' &&
      each.lines.length === 1 &&
      each.fontSize >= block.fontSize &&
      each.y1 <= block.y0 + 1 &&
      block.y0 - each.y1 < each.fontSize &&
      overlapX(each, block) > 0 &&
      CAPITALIZED.test(each.text),
  );
  return over ? `${over.text} ${name}` : name;
}

/** "Northwind Power Ltd, 4 Mill Street, Leeds, LS1 4AB": a company with its address behind it, and nothing else. */
const BEFORE_ADDRESS = new RegExp(
  String.raw`^[^,.:;|·•–]{4,60}\b(?:${FORM})(?=\s?[,|·•–]\s[^:;]{8,100}\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$)`,
  'u',
);
const OF_PRICE = /(?:Rate|Charge|Prices)\??$/;
/** What only a supplier says: "You do not have a contract with us", "our deemed rates". */
const BY_SUPPLIER =
  /\b(?:contract|agreement|account|supply) with us\b|\bour (?:deemed|out of contract|standard variable) (?:contract|rates|prices)\b/i;
/** A name that is nothing but a name with its legal form. */
export const IS_FORMED = new RegExp(
  String.raw`^(?:[\p{Lu}\d][\p{L}\d'’&.+-]*\s+|&\s+|and\s+|of\s+|\(\w+\)\s+){1,7}(?:${FORM})\.?$`,
  'u',
);
