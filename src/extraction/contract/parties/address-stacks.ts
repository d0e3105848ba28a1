import { FORM } from '../../legal-forms.js';
import { findPostcodes, nameLikeness } from '../../fields/values/index.js';
import { overlapX } from '../../layout/geometry.js';
import type { Block, Layout, Pair } from '../../layout/index.js';
import { isDepartment, isOffice } from '../readers/offices.js';
import { frontPage } from '../readers/front-page.js';
import { readingOf } from '../readers/reading-of.js';

/** Blocks that stand under each other like the lines of an address, the last with a postcode. */
export interface AddressStack {
  blocks: Block[];
  lines: { text: string; block: Block }[];
  postcode: string;
}

/** What stands beside, under or behind a label, or in its column; of texts with labels in them those that begin with an address's. */
export const labelledValues = ({ pairs }: Layout): Set<Block> =>
  new Set(
    pairs
      .filter((p) => (p.relation === 'inline' ? isLed(p) : p.fit > 0.5 && !isReader(p.labelBlock.text)))
      .map((p) => p.value.block),
  );
/** "Finance Director", "Accounts" over a street: who opens the letters, and no label. */
const isReader = (line: string): boolean => isOffice(line) || isDepartment(line);
const isLed = ({ label }: Pair): boolean => label.start === 0 && label.concepts.some((each) => /address$/i.test(each));

/** Characters in a line of an address block. */
const LONGEST_LINE = 60;

/** The address blocks of the front page that stand beside no label, each with what stands over it at its edge. */
export function addressStacks(layout: Layout): AddressStack[] {
  const first = layout.pages.find(({ number }) => number === frontPage(layout));
  if (!first) return [];
  const labelled = labelledValues(layout);
  const cells = layout.blocks.filter(
    (block) => block.page === first.number && block.kind === 'cell' && !labelled.has(block),
  );
  const stacks: AddressStack[] = [];
  const optionsOf = readingOf(layout);
  for (const block of cells) {
    if (block.y0 > 0.55 * first.height || block.label) continue;
    const at = block.lines.findLastIndex((line) => !CONTACT.test(line.text));
    const last = block.lines[Math.max(at, 0)].text;
    const postcode = findPostcodes(last, optionsOf(block))[0];
    if (!postcode || last.length > 40) continue;
    const blocks = [block];
    const asked = cells.some((other) => other !== block && other.text.endsWith('?') && isOver(other, block));
    if (asked) continue;
    for (let top = above(block, cells); top && blocks.length < 6; top = above(top, cells)) blocks.unshift(top);
    const all = blocks.flatMap((each) => each.lines.map((line) => ({ text: line.text, block: each })));
    // The date of a letter may stand right over its reader's name.
    const from = all.findLastIndex((line, i) => i < all.length - 1 && DATE.test(line.text)) + 1;
    const lines = withWholeNames(all.slice(from, all.length - (block.lines.length - 1 - at)));
    // A line of running text is no line of an address.
    if (block.lines.some((line) => line.text.length > LONGEST_LINE || OF_METER.test(line.text))) continue;
    if (lines.length >= 3 && lines.length <= 10) stacks.push({ blocks, lines, postcode: postcode.value });
  }
  return stacks;
}

/** "Thornbury Housing Association" over "Limited": the name of a body that goes on in the next line. */
function withWholeNames(lines: AddressStack['lines']): AddressStack['lines'] {
  const [first, second, ...rest] = lines;
  if (!second || second.block !== first.block || !REST_OF_NAME.test(second.text)) return lines;
  return [{ text: `${first.text} ${second.text}`, block: first.block }, ...rest];
}
const REST_OF_NAME = new RegExp(
  String.raw`^(?:(?:association|trust|company|co|group|holdings|partnership|society|services|enterprises|\(uk\)) )*(?:${FORM})\.?$`,
  'i',
);

/**
 * A line under an address that says how to reach its owner. Each piece is read once and not again in other ways, of which a
 * long line "a@b-a@b-..." has too many.
 */
export const CONTACT =
  /^(?:(?=((?:[^\s|·•,;–]+@[^\s|·•,;–]+|(?:https?:\/\/|www\.)[^\s|·•,;–]+|[\w-]+(?:\.[a-z]{2,})+|(?:\p{L}[\p{L} .:,&-]{0,28})?(?:\+44|0)[\d ()-]{8,14}\d|company(?: reg\p{L}*)?(?: (?:number|no\.?))? [A-Z]{0,2}\d{6,8})(?:[\s|·•,;–-]+|$)))\1)+$/iu;

/** So many parts between commas has an address in one line. */
const LEAST_PARTS = 3;

/** "Business customers • 4 Quay Road, Whitby, YO21 3PU": the address behind what else a line says between signs. */
export function behindSign(line: string): string {
  const last = line.split(/\s[•·|]\s/).at(-1)!;
  return last.split(',').length >= LEAST_PARTS ? last : line;
}

/** A number, an amount, a date, or a question, over what answers it: no line of an address. */
const NO_LINE = /\d{6,}|[£%:]|\?$|\d{1,2}\s+[A-Z][a-z]+\s+\d{4}/;
/** "Meter serial S21D00123" over a street: what a meter is known by, over where it is. */
const OF_METER = /^(?:meter|serial|mpan|mprn?|supply) (?:\p{L}+ ){0,2}[A-Z\d]*\d{5}/iu;
const DATE = /\b\d{1,2}(?:st|nd|rd|th)?\s+[A-Z][a-z]+\s+\d{4}\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2}/;

/** The cell right over another, with the same left or right edge and no wider gap than between lines. */
function above(block: Block, cells: readonly Block[]): Block | undefined {
  return cells.find(
    (other) =>
      other !== block &&
      (!other.label || isReader(other.text)) &&
      isFlush(other, block) &&
      isOver(other, block) &&
      other.fontSize < 1.3 * block.fontSize &&
      !NO_LINE.test(other.text) &&
      findPostcodes(other.text).length === 0,
  );
}

/** True for a text no further over another than a line is over the next. */
const isOver = (upper: Block, lower: Block): boolean =>
  upper.y1 <= lower.y0 + 2 && lower.y0 - upper.y1 < 0.8 * lower.fontSize && overlapX(upper, lower) > 0;

/** True for texts with one left edge, and for a name with the same right edge as what is under it. */
const isFlush = (upper: Block, lower: Block): boolean =>
  Math.abs(upper.x0 - lower.x0) < 0.6 * lower.fontSize ||
  (Math.abs(upper.x1 - lower.x1) < 0.6 * lower.fontSize && nameLikeness(upper.text).kind !== 'other');
