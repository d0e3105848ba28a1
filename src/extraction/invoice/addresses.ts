import { findSupplierNames } from '../catalogue/index.js';
import {
  findAddresses,
  foldName,
  findPostcodes,
  joinAddress,
  addressLikeness,
  nameLikeness,
} from '../fields/values/index.js';
import { strengthOf } from '../fields/vocabulary.js';
import { sameLine } from '../layout/geometry.js';
import type { Block, Layout, Pair, Segment } from '../layout/index.js';
import { foundInLine, type Found } from './found.js';
import type { Line } from './lines.js';
import { LEXICON } from './lexicon.js';

/** An address printed on lines of its own, one under the other, down to its postcode. */
export interface AddressBlock {
  page: number;
  lines: Segment[];
  /** The line over it that names who lives there. */
  name?: Segment;
  /** The label over it. */
  label?: Block;
  ocr: boolean;
}

const MOST_LINES = 8;
const COUNTRY = /^(?:united kingdom|uk|england|scotland|wales|great britain|northern ireland)$/i;

interface Placed {
  segment: Segment;
  block: Block;
}

/** The lines of a page, with the size of its type and what may stand between two lines of an address. */
interface PlacedLines {
  all: Placed[];
  type: number;
  gap: number;
  ocr: boolean;
}

/** Lines of an address stand no further apart, in heights of type. */
const GAP = 1.3;

function placed(layout: Layout, page: number): PlacedLines {
  const all = layout.blocks
    .filter((block) => block.page === page && block.kind !== 'setAside')
    .flatMap((block) => block.lines.map((segment) => ({ segment, block })));
  const sizes = all.map(({ segment }) => segment.fontSize).sort((a, b) => a - b);
  const type = sizes[sizes.length >> 1] ?? 10;
  const ocr = layout.pages.find((one) => one.number === page)?.source === 'ocr';
  // OCR misses a line now and then, and is not sure of heights
  return { all, type, gap: ocr ? 2 * GAP * type : GAP * type, ocr };
}

const aligned = (a: Segment, b: Segment): boolean => {
  const type = Math.max(a.fontSize, b.fontSize);
  const centre = Math.abs((a.x0 + a.x1 - b.x0 - b.x1) / 2) < 0.6 * type;
  return Math.abs(a.x0 - b.x0) < 0.9 * type || Math.abs(a.x1 - b.x1) < 0.9 * type || centre;
};

/** The line next to another in its column, under it or over it. */
function neighbour(from: Segment, { all, type, gap: widest, ocr }: PlacedLines, down: boolean): Placed | undefined {
  let nearest: Placed | undefined;
  for (const one of all) {
    const { segment } = one;
    if (segment === from || !aligned(segment, from)) continue;
    const gap = down ? segment.y0 - from.y1 : from.y0 - segment.y1;
    if (gap < -0.6 * type || gap > Math.max(widest, 1.3 * Math.min(from.fontSize, 2 * type))) continue;
    const ratio = Math.max(segment.fontSize, from.fontSize) / Math.min(segment.fontSize, from.fontSize);
    if (ratio > (ocr ? 1.6 : 1.45)) continue;
    const gapOf = (other: Placed): number => (down ? other.segment.y0 : -other.segment.y1);
    if (!nearest || gapOf(one) < gapOf(nearest)) nearest = one;
  }
  return nearest;
}

/** How far down a page, as a share of its height, the name and address stand that it is sent to. */
const ADDRESSEE = 0.35;

/** Whether the first line over an address can be a name, though it has no form of one: that of a house, or of a pub. */
function isNameless(lines: readonly Segment[], pageHeight: number): boolean {
  const [first, next] = lines;
  if (lines.length < 3 || !/\s/.test(first.text)) return false;
  if (addressLikeness(first.text) < 0.6) return true;
  return (
    lines.length >= 4 &&
    first.y0 < ADDRESSEE * pageHeight &&
    !/\d/.test(first.text) &&
    addressLikeness(next.text) >= 0.6
  );
}

/** The last lines of a stack that follow each other without a gap: what stands apart over an address is a title. */
function closest(lines: Segment[], type: number): Segment[] {
  const from = lines.findLastIndex((line, i) => i > 0 && line.y0 - lines[i - 1].y1 > GAP * type);
  return from > 0 ? lines.slice(from) : lines;
}

/** The addresses of the first page that stand on lines of their own. */
export function addressBlocksOf(layout: Layout): AddressBlock[] {
  const page = layout.pages[0];
  const all = placed(layout, page.number);
  return all.all.flatMap(({ segment }) => {
    const [code] = findPostcodes(segment.text, { ocr: page.source === 'ocr' });
    if (!code || segment.text.length - (code.end - code.start) > 40) return [];
    const lines = [segment];
    let label: Block | undefined;
    for (
      let above = neighbour(segment, all, false);
      above && lines.length < MOST_LINES;
      above = neighbour(lines[0], all, false)
    ) {
      const { text } = above.segment;
      if (LEXICON.label(above.segment.text, all.ocr)?.qualifier === '') {
        label = above.block;
        break;
      }
      if (/[:£%]|\d{6,}/.test(text) || findPostcodes(text).length > 0 || text.length > 60) break;
      lines.unshift(above.segment);
    }
    const named = lines.findIndex(
      (line) =>
        ['company', 'person'].includes(nameLikeness(line.text).kind) && findSupplierNames(line.text).length === 0,
    );
    const close = closest(lines, all.type);
    const name = named >= 0 ? lines[named] : !label && isNameless(close, page.height) ? close[0] : undefined;
    const from = name ? lines.indexOf(name) + 1 : 0;
    return [{ page: page.number, lines: lines.slice(from), name, label, ocr: all.ocr }];
  });
}

/** The addresses beside the labels of a field, joined to one line. */
export function addressBeside(layout: Layout, field: string, customer: string | undefined): Found<string>[] {
  return layout.pairs.flatMap((pair) => {
    const strength = strengthOf(pair.label.concepts, field);
    if (strength === 0) return [];
    const { ocr } = placed(layout, pair.value.block.page);
    const lines = pair.relation === 'inline' ? inlineLines(pair, layout, ocr) : blockLines(pair, layout, ocr);
    const address = addressFrom(lines, customer, ocr);
    if (!address || (field === 'siteAddress' && NO_SITE.test(address.text))) return [];
    const { page, x0, y0, x1, y1 } = pair.value.block;
    // "Address" may be where the bill goes to, "Site" is not
    const shared = field !== 'billingAddress' && strengthOf(pair.label.concepts, 'billingAddress') > 0 ? 0.9 : 1;
    const apart = pair.relation === 'inline' && !endsInBlock(pair, ocr) ? 0.9 : 1;
    const worth = shared * apart * (address.postcode ? 1 : 0.55) * (pair.row && pair.row.index > 0 ? 0.9 : 1);
    return [
      {
        value: address.text,
        page,
        box: { x0, y0, x1, y1 },
        text: pair.value.text,
        confidence: strength * pair.fit * worth,
      },
    ];
  });
}

/** Whether an address goes on to its postcode in the words behind its label, and not on the lines under them. */
const endsInBlock = ({ value: { block, start } }: Pair, ocr: boolean): boolean =>
  findPostcodes(block.text.slice(start), { ocr }).length > 0;

/** The words in front of an address in running text: "that you took at Home Farm". */
export const INTO = /^(?:.*\b(?:at|to|for|of|is|in)|[^,]*?:)\s+(?=[A-Z\d])/;
const SUPPLIED =
  /\b(?:suppl(?:y|ied|ies)|electricity|gas|energy|power|used|took|taken|premises|site|property|meter(?:ed)?|mpan|mprn|billed|deliver\w*|consum\w*)\b/i;
const OF_OTHERS = /\b(?:registered|office|write|contact|quer(?:y|ies)|remit|post|payable|bank|team)\b/i;
/** What stands in the address of a supplier's own office. */
const NO_SITE = /\b(?:p\.?\s?o\.? box|vat reg|reg(?:istered)? (?:no|office)|co reg|company no)\b/i;
const SAID = 0.5;

/** Addresses that the words in front of them, or the line over them, call those of the supply. */
export function addressesSupplied(lines: readonly Line[]): Found<string>[] {
  return lines.flatMap((line) =>
    line.cells.flatMap((cell) =>
      findAddresses(cell.text, { ocr: line.ocr }).flatMap((address) => {
        const into = INTO.exec(address.value)?.[0] ?? '';
        const value = address.value.slice(into.length);
        const over = lines[line.index - 1]?.page === line.page ? lines[line.index - 1].text : '';
        const before = `${cell.text.slice(0, address.start)} ${into}`;
        const said = SUPPLIED.test(before) || (/^\W*(?:for|at|to)\W*$/.test(before) && SUPPLIED.test(over));
        if (!said || OF_OTHERS.test(before) || value.length > LONGEST_ADDRESS || !/\d/.test(value)) return [];
        if (/[£%]/.test(value) || NO_SITE.test(value) || findSupplierNames(value).length > 0) return [];
        return [foundInLine(line, cell.start + address.start, cell.start + address.end, value, SAID)];
      }),
    ),
  );
}

const LONGEST_ADDRESS = 140;

function inlineLines(pair: Pair, layout: Layout, ocr: boolean): string[] {
  // words of an address can be labels elsewhere ("Unit"): it goes on to its postcode all the same
  const rest = pair.value.block.text.slice(pair.value.start);
  const [code] = findPostcodes(rest, { ocr });
  if (code && code.end < LONGEST_ADDRESS && !/[£%]|\d{6,}/.test(rest.slice(0, code.start)))
    return [rest.slice(0, code.end)];
  const { lines } = pair.value.block;
  const under = lines.length === 1 ? restOfAddress(lines[0], layout) : [];
  return [pair.value.text, ...under.map((line) => line.text)];
}

function blockLines(pair: Pair, layout: Layout, ocr: boolean): string[] {
  const { lines } = pair.value.block;
  const texts = lines.map((line) => line.text);
  if (lines.some((line) => findPostcodes(line.text, { ocr }).length > 0)) return texts;
  return [...texts, ...restOfAddress(lines[lines.length - 1], layout).map((line) => line.text)];
}

/** In heights of type. */
const BROKEN_OFF = 5;

/** A line of an address, and what OCR set apart to its right: a comma says that it goes on, and so does a postcode. */
function restOfRow(first: Segment, { all, type, ocr }: PlacedLines): Segment[] {
  const row = [first];
  for (let last = first; ocr; last = row[row.length - 1]) {
    const next = all.find(
      ({ segment }) => sameLine(segment, last) && segment.x0 > last.x1 && segment.x0 - last.x1 < BROKEN_OFF * type,
    );
    if (!next || !(last.text.endsWith(',') || findPostcodes(next.segment.text, { ocr }).length > 0)) break;
    row.push(next.segment);
  }
  return row;
}

/** The lines under the first line of an address, down to its postcode; none where no postcode follows. */
function restOfAddress(first: Segment, layout: Layout): Segment[] {
  const all = placed(layout, first.page);
  const lines: Segment[] = [];
  for (
    let next = neighbour(first, all, true);
    next && lines.length < MOST_LINES;
    next = neighbour(next.segment, all, true)
  ) {
    if (next.block.label?.qualifier === '' || /[£%]|\d{6,}/.test(next.segment.text)) return [];
    const row = restOfRow(next.segment, all);
    const before = lines[lines.length - 1] ?? first;
    lines.push(...row);
    // "TA1" at the end of a line, "7YU" on the next one
    if (findPostcodes(`${before.text} ${next.segment.text}`, { ocr: all.ocr }).length > 0) return lines;
    if (row.some((one) => findPostcodes(one.text, { ocr: all.ocr }).length > 0)) return lines;
  }
  return [];
}

/** One line out of an address's lines: nothing after the postcode, no name of the customer in front. */
function addressFrom(
  lines: string[],
  customer: string | undefined,
  ocr: boolean,
): { text: string; postcode: boolean } | undefined {
  const wrapped = lines.some((line) => /,\s*\S/.test(line) || /,$/.test(line));
  const whole = wrapped ? lines.join(' ') : lines.join(', ');
  const [code] = findPostcodes(whole, { ocr });
  const text = code ? whole.slice(0, code.start) + code.value : whole;
  const parts = joinAddress([text.replace(/^[\s:,-]+/, '')]).split(', ');
  while (parts.length > 2 && customer && foldName(parts[0]) === foldName(customer)) parts.shift();
  while (parts.length > 1 && COUNTRY.test(parts[parts.length - 1])) parts.pop();
  const address = parts.join(', ');
  if (address.length < 8 || address.length > 160 || !/\d/.test(address)) return undefined;
  // OCR that lost the postcode has lost more
  if (!code && (ocr || addressLikeness(parts[0]) < 0.6)) return undefined;
  // a county and a postcode are the end of an address
  if (code && parts.length < 3 && !/\d/.test(parts[0])) return undefined;
  return { text: address, postcode: code !== undefined };
}
