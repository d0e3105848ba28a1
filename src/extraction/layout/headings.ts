import { median } from '../median.js';
import { atHeight } from './at-height.js';
import { overlapX, overlapY, sameLine } from './geometry.js';
import type { Block } from './model.js';

const NUMBERED =
  /^(?:(?:section|part|schedule|appendix|annex|site|(?:supply|meter)(?: point)?|premises|location|property|fuel)\s+[0-9A-Z]{1,3}\b|[0-9]{1,2}[.)]\s+[A-Z]|[A-Z][.)]\s+[A-Z])/i;

/** "NOW" beside "FROM 5 NOVEMBER": times that head panels, and no labels of what stands beside them. */
const TIME = /^(?:now|today|before|current(?:ly)?|at present)$/i;

/** A day, which a heading may have: "Prices until 31.03.2027", "Contract from 1st April 2027". */
const DAY =
  /\b(?:20\d\d-\d\d-\d\d|\d{1,2}[./-]\d{1,2}[./-]20\d\d|\d{1,2}(?:st|nd|rd|th)?[ -](?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6},?[ -]20\d\d)\b/i;

/**
 * "28.05p/kWh", "52,300 kWh", "£60.40 a month", "Daily charge: 41.2p": a figure in large or bold type is a value, and says
 * nothing of what stands under it.
 */
export const FIGURE_IN_TYPE = /^(?:[^:\d]{2,40}:\s)?(?:£\s?\d|\d[\d,]*(?:\.\d+)?\s?(?:p\b|pence\b|kwh\b|kva\b|%|p\/))/i;

/**
 * Marks the headings of a page and gives each block the heading that it stands under: the nearest one above whose
 * column reaches over the block. Headings of side-by-side columns each keep to their own column.
 */
export function markHeadings(blocks: readonly Block[]): void {
  const body = bodyType(blocks);
  const cells = blocks.filter((block) => block.kind === 'cell');
  const headings: Block[] = [];
  for (const block of cells) {
    if (
      block.lines[0].led !== undefined ||
      block.text.length > 110 ||
      block.lines.length > 2 ||
      !/[A-Za-z]{3}/.test(block.text)
    )
      continue;
    const large = block.fontSize >= 1.12 * body;
    const beside = atHeight(cells, block).filter((other) => other !== block && sameLine(other, block));
    const rightNear = beside.some((other) => other.x0 >= block.x1 - 1 && !looksLikeHeading(other, body));
    const leftNear = beside.some((other) => other.x1 <= block.x0 + 1 && !looksLikeHeading(other, body));
    if (rightNear || (leftNear && !large) || (!large && !block.bold && isBesideRows(block, cells))) continue;
    const labels = block.label?.qualifier === '' && !TIME.test(block.text);
    if (labels && beside.some((other) => other.x0 >= block.x1 - 1 && !other.label && !isTwin(block, other, cells)))
      continue;
    if (looksLikeHeading(block, body)) headings.push(block);
  }
  headings.forEach((heading) => (heading.isHeading = true));
  const titles = headings.filter((heading) => !FIGURE_IN_TYPE.test(heading.text) && !isAnswer(heading, cells));
  for (const block of blocks) block.heading = headingOver(block, titles);
}

/** As a share of its height: so much of a text that stands beside the middle of several rows is at the height of one of them. */
const AT_HEIGHT = 0.3;

/** "Supply 2" in the middle left of the lines of its card: none of them stands on its line, but they do not stand under it. */
const isBesideRows = (block: Block, cells: readonly Block[]): boolean =>
  atHeight(cells, block).some(
    (other) => other.x0 >= block.x1 && overlapY(other, block) > AT_HEIGHT * (block.y1 - block.y0),
  );

/** Takes for no headings what has a caption under it: "Dual Steady 24" over "(name of tariff)" is a value, and heads nothing. */
export function unmarkHeadings(blocks: readonly Block[], values: ReadonlySet<Block>): void {
  for (const block of blocks) {
    let { heading } = block;
    while (heading && values.has(heading)) heading = heading.heading;
    block.heading = heading;
  }
  for (const value of values) delete value.isHeading;
}

/** "The meter" and "The money", both bold over plain lines: titles of panels side by side, of which one is a label by its words. */
const isTwin = (block: Block, other: Block, cells: readonly Block[]): boolean =>
  block.bold &&
  other.bold &&
  block.fontSize === other.fontSize &&
  !/\d/.test(`${block.text}${other.text}`) &&
  [block, other].every((title) => cellUnder(title, cells)?.bold === false);

const cellUnder = (block: Block, cells: readonly Block[]): Block | undefined =>
  cells
    .filter((cell) => cell.y0 >= block.y1 - 1 && overlapX(cell, block) > 0)
    .sort((one, two) => one.y0 - two.y0)
    .at(0);

/** In type heights: so near under its label stands a value. */
const UNDER = 0.7;
const OF_PLACE = /^(?:site|address)/;

/** "Product" in small type over "Steady Fixed" in bold: a value, and no title of what else stands under it. */
const isAnswer = (heading: Block, cells: readonly Block[]): boolean =>
  !isNumbered(heading.text) &&
  cells.some(
    (cell) =>
      cell.label?.qualifier === '' &&
      !cell.bold &&
      cell.fontSize < heading.fontSize &&
      !cell.label.concepts.some((each) => OF_PLACE.test(each)) &&
      Math.abs(cell.x0 - heading.x0) < 0.5 * heading.fontSize &&
      cell.y1 <= heading.y0 + 0.3 * heading.fontSize &&
      heading.y0 - cell.y1 < UNDER * heading.fontSize &&
      !hasValueBeside(cell, cells),
  );

const hasValueBeside = (label: Block, cells: readonly Block[]): boolean =>
  atHeight(cells, label).some((other) => other.x0 >= label.x1 && !other.label && sameLine(other, label));

function looksLikeHeading(block: Block, body: number): boolean {
  if (/[:.;]$/.test(block.text) && block.text.length > 60) return false;
  return (
    block.fontSize >= 1.12 * body ||
    (block.bold && !/\d{4}/.test(block.text.replace(DAY, ''))) ||
    isNumbered(block.text) ||
    isCapitals(block.text)
  );
}

/** The letters of a numbered heading are capitals: "Meter A", "Supply point 2", but not "Meter s/n". */
const isNumbered = (text: string): boolean => NUMBERED.test(text) && !/^\p{L}+\s(?!point \d{1,3}\b)\p{Ll}/u.test(text);

const isCapitals = (text: string): boolean => /^[A-Z][A-Z &/,-]{5,}$/.test(text);

/** The size of most of the type outside of running text, whose clauses are often printed small. */
function bodyType(blocks: readonly Block[]): number {
  const sizes: number[] = [];
  const cells = blocks.filter((block) => block.kind === 'cell');
  for (const block of cells.length > 6 ? cells : blocks)
    for (const line of block.lines) for (let i = 0; i < line.words.length; i += 2) sizes.push(line.fontSize);
  return median(sizes) || 10;
}

/** The headings over a block from the nearest to the highest, each larger than the one before. */
export function headingsOver(block: Block): Block[] {
  const path: Block[] = [];
  const seen = new Set<Block>();
  for (let next = block.heading; next && !seen.has(next); next = next.heading) {
    seen.add(next);
    const last = path[path.length - 1];
    if (!last || weight(next) > weight(last)) path.push(next);
  }
  return path;
}

const weight = (block: Block): number => Math.round(block.fontSize * 2) / 2 + (block.bold ? 0.4 : 0);

/** In so much larger type a title is one of another rank. */
const LARGER = 1.25;

function headingOver(block: Block, headings: readonly Block[]): Block | undefined {
  let best: Block | undefined;
  for (const heading of headings) {
    if (heading === block || heading.y1 > block.y0 + 0.5 * block.fontSize || heading.x0 > block.x0 + 2 * block.fontSize)
      continue;
    if (!best || isNearer(heading, best, block)) best = heading;
  }
  return best;
}

function isNearer(heading: Block, best: Block, block: Block): boolean {
  if (sameLine(heading, best)) return heading.x0 > best.x0;
  const [lower, upper] = heading.y0 > best.y0 ? [heading, best] : [best, heading];
  // A heading in the column to the left does not reach over the column of a heading that stands right over the block,
  // unless it is larger: the title of a section is over all its columns. Nor does a name in the corner of the page in such type.
  const apart =
    lower.fontSize < LARGER * upper.fontSize &&
    upper.fontSize < LARGER * lower.fontSize &&
    overlapX(lower, upper) <= 0 &&
    upper.x0 > lower.x1 &&
    overlapX(upper, block) > 0 &&
    overlapX(lower, block) <= 0;
  return (apart ? upper : lower) === heading;
}
