import { cleanName, foldName, nameLikeness } from '../fields/values/index.js';
import type { Block, Layout } from '../layout/index.js';
import type { Found } from './found.js';

const REGISTERED = /\b(?:registered|incorporated|(?:company|co\.?) (?:registration|reg|no|number)|company \d{6})\b/i;
const VAT_NUMBER = /\bvat\b[^\d;]{0,30}\d{3}\s?\d{4}\s?\d{2}\b/i;
/** Where the name of a company ends that a sentence or a list of particulars begins with. */
const NAME_END = /,|\.(?=\s)|\s[·|]\s|\s(?:is|trading)\s/;
const ACTS_FOR_OTHERS = /\b(?:brokers?|broking|consult\w*|advis\w*|procurement|bureau)\b/i;
/** In heights of type. */
const NEXT_LINE = 0.8;
const EDGE = 0.5;
const MOST_LINES = 4;
const SURE = 0.5;

/**
 * The company of which a bill gives both the registration and the VAT number, behind its name or in lines under it. Of a
 * bill that is the supplier, where it is the only such company and `isSupplier` holds for its name.
 */
export function registeredForVat(layout: Layout, isSupplier: (name: string) => boolean): Found<string>[] {
  const found = layout.blocks.flatMap((block): Found<string>[] => {
    const [printed] = block.lines[0].text.split(NAME_END);
    const name = cleanName(printed);
    if (nameLikeness(name).kind !== 'company' || ACTS_FOR_OTHERS.test(name) || !isSupplier(name)) return [];
    const rest = printed === block.text ? linesUnder(block, layout) : block.text.slice(printed.length);
    if (!REGISTERED.test(rest) || !VAT_NUMBER.test(rest)) return [];
    const { page, x0, y0, x1, y1 } = block.lines[0];
    return [{ value: name, page, box: { x0, y0, x1, y1 }, text: printed, confidence: SURE }];
  });
  return new Set(found.map(({ value }) => foldName(value))).size === 1 ? found : [];
}

/** The text of the small lines right under a name. */
function linesUnder(name: Block, { blocks }: Layout): string {
  const texts: string[] = [];
  let last = name;
  while (texts.length < MOST_LINES) {
    const next = blocks.find(
      ({ page, x0, y0 }) =>
        page === last.page &&
        Math.abs(x0 - last.x0) < EDGE * last.fontSize &&
        y0 > last.y0 &&
        y0 - last.y1 > -EDGE * last.fontSize &&
        y0 - last.y1 < NEXT_LINE * last.fontSize,
    );
    if (!next) break;
    texts.push(next.text);
    last = next;
  }
  return texts.join(' ');
}
