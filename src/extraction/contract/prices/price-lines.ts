import { partOf, type Candidate } from '../../fields/candidates.js';
import { overlapX } from '../../layout/geometry.js';
import { headingsOver, wholeOf, type Block, type Layout } from '../../layout/index.js';
import { NOT_OURS } from '../labels/charge-names.js';
import { wholeCharge, wholePrice } from './whole-values.js';

/** How sure such a price is, by its own form and that of the one beside it. */
const SURE = 0.5;
/** From this on a field counts as read. */
const READ = 0.3;
/** What parts the two prices in one line. */
const BETWEEN = /,? (?:and|plus|with|\+|&) |, /;
/** In type heights: how near what is said of prices stands over them. */
const NEAR = 1.6;
/** The number of a meter point, in the text that has the prices or over it. */
const OF_POINT = /\b(?:MPAN|MPRN|M number|meter point|supply (?:number|point))\D{0,20}\d(?:[ -]?\d){5}/i;

interface Part {
  text: string;
  start: number;
}

/** Both prices of a supply in a text. */
interface Prices {
  block: Block;
  price: Part;
  charge: Part;
}

/**
 * "24.85p per kWh and 61.20p per day", or one over the other, with no label: both prices of a supply, where each has its
 * unit. They are those of the point whose number stands with them, or there are no others.
 */
export function priceLines(layout: Layout, read: readonly Candidate[]): Candidate[] {
  const isKnown = (...fields: string[]): boolean =>
    read.some(({ field, confidence }) => fields.includes(field) && confidence > READ);
  const cells = layout.blocks.filter(({ kind }) => kind === 'cell');
  const found = cells.flatMap(pricesOf).filter(({ block }) => !says(NOT_OURS, block, cells));
  const own = found.length === 1 ? found : found.filter(({ block }) => says(OF_POINT, block, cells));
  return own.flatMap(({ block, price, charge }) => [
    ...(isKnown('unitRate', 'dayUnitRate', 'nightUnitRate')
      ? []
      : [candidate('unitRate', wholePrice(price.text), block, price)]),
    ...(isKnown('standingCharge') ? [] : [candidate('standingCharge', wholeCharge(charge.text), block, charge)]),
  ]);
}

/** True where a text, or what stands close over it or heads it, has such words. */
const says = (words: RegExp, block: Block, others: readonly Block[]): boolean =>
  words.test(block.text) || others.some((other) => isOver(other, block) && words.test(other.text));

/** What heads a text, or stands close over it. */
export const isOver = (other: Block, block: Block): boolean =>
  other === headingsOver(block)[0] ||
  (other.page === block.page &&
    overlapX(other, block) > 0 &&
    other.y1 <= block.y0 + 1 &&
    block.y0 - other.y1 < NEAR * block.fontSize);

const candidate = (field: string, value: unknown, block: Block, { start, text }: Part): Candidate => ({
  field,
  value,
  confidence: SURE,
  passage: partOf(wholeOf(block), start, start + text.length),
});

/** The parts of a text, line by line, of which one is the price of a kWh and the next the charge of a day. */
function pricesOf(block: Block): Prices[] {
  let at = 0;
  const parts = block.lines.flatMap(({ text }) => {
    const start = at;
    at += text.length + 1;
    return partsOf(text).map((part) => ({ ...part, start: start + part.start }));
  });
  return parts.flatMap((price, i) => {
    const charge = parts[i + 1];
    const isPair = charge && wholePrice(price.text) !== undefined && wholeCharge(charge.text) !== undefined;
    return isPair ? [{ block, price, charge }] : [];
  });
}

function partsOf(line: string): Part[] {
  const between = BETWEEN.exec(line);
  if (!between) return [{ text: line, start: 0 }];
  const from = between.index + between[0].length;
  return [
    { text: line.slice(0, between.index), start: 0 },
    { text: line.slice(from), start: from },
  ];
}
