import type { Candidate } from '../../fields/candidates.js';
import { sameLine } from '../../layout/geometry.js';
import type { Block, Layout } from '../../layout/index.js';

/** "No. JG/12331", "Form Q-634748-43", "Number TG/44121, made the first day of May 2027", alone in its text: digits enough for one paper, where a printed form has few. */
const NUMBER =
  /^(?:no\.?|number|ref(?:erence)?\.?|form)(?: no\.?)?:?\s+(?=(?:\D*\d){5})([A-Z\d][A-Z\d/-]{4,23})(?:,? (?:made|dated|signed|entered into)\b[^:;]{0,60})?$/i;
/** "Agreement for the supply of gas", "Business electricity contract form". */
const TITLE = /\b(?:agreement|contract)\b/i;
/** "STK/FLX/2027-014", a whole text: capitals with digits enough for one paper. */
const BARE = /^(?=[^A-Z]*[A-Z])(?=(?:\D*\d){4})[A-Z\d][A-Z\d/.-]{5,22}[A-Z\d]$/;
/** "Flexible power purchase agreement" before it: a title, of this contract. */
const TITLE_BEFORE = /^(?:[\p{Lu}(][\p{L}()&,-]*)(?: [\p{L}()&,-]+){0,7}? (?:agreement|contract)$/iu;
/** "Gas Supply Agreement TG-44121 – 2 –", "... – Page 2 of 3": which page it is, behind the number. */
const PAGE_BEHIND = /\s+(?:[–|·-]\s+)?(?:page \d{1,2}(?: of \d{1,2})?|[–-]\s?\d{1,2}\s?[–-]|\d{1,2} of \d{1,2})$/i;
const OF_OTHER =
  /\b(?:former|previous|prior|old|existing|current|present|expiring|replac\w+|framework|master|umbrella|your|our|this|under|of|to)\b/i;
/** In widths of type: how far behind the title its number may stand. */
const BEHIND = 4;
/** In heights of type: how far a number may stand over or under the title. */
const NEAR = 2;
const SURE = 0.6;

/** The number of the paper, beside the title that calls it a contract. */
export function titledNumbers({ blocks }: Layout): Candidate<string>[] {
  // "Gas supply agreement" over "(fixed price)": a title may have two lines.
  const cells = blocks.filter(({ kind, lines }) => kind === 'cell' && lines.length <= 2);
  return cells.flatMap((block) => {
    const value = numberIn(block, cells);
    if (!value) return [];
    const start = block.text.lastIndexOf(value);
    const passage = { block, start, end: start + value.length, text: value };
    return [{ field: 'contractNumber', value, confidence: SURE, passage }];
  });
}

/** The number that a text is, or ends with, where its title stands around it, or right before it. */
function numberIn(block: Block, cells: readonly Block[]): string | undefined {
  if (block.lines.length > 1) return undefined;
  const called = NUMBER.exec(block.text)?.[1];
  if (called) return cells.some((title) => isTitle(title) && isNear(title, block)) ? called : undefined;
  const text = block.text.replace(PAGE_BEHIND, '');
  const last = text.split(' ').at(-1)!;
  if (!BARE.test(last)) return undefined;
  const before = text.slice(0, -last.length).trim();
  const isTitled = before === '' ? cells.some((title) => isRightBefore(title, block)) : isOwnTitle(before);
  return isTitled ? last : undefined;
}

const isOwnTitle = (text: string): boolean => TITLE_BEFORE.test(text) && !OF_OTHER.test(text);

const isRightBefore = (title: Block, block: Block): boolean =>
  title.page === block.page &&
  title.x1 <= block.x0 &&
  block.x0 - title.x1 < BEHIND * block.fontSize &&
  sameLine(title, block) &&
  isOwnTitle(title.text);

const isTitle = ({ text }: Block): boolean => TITLE.test(text) && text.length < 80 && !/[\d:;.]/.test(text);

const isNear = (title: Block, { page, y0, y1, fontSize }: Block): boolean => {
  const type = Math.max(fontSize, title.fontSize);
  return title.page === page && title.y0 - y1 < NEAR * type && y0 - title.y1 < NEAR * type;
};
