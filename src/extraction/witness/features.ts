import { findSupplierNames } from '../catalogue/index.js';
import { addressLikeness, findPostcodes, foldName, nameLikeness } from '../fields/values/index.js';
import type { Layout, Pair, Passage } from '../layout/index.js';
import type { Block } from '../layout/index.js';
import { ENDS_IN_FORM } from '../legal-forms.js';
import { median } from '../median.js';
import { headOf, type Line, lineAt, linesOf, wordsOf } from './lines.js';
import type { Span } from './spans.js';

/** Folded names of the parties that the reader has found, by field. */
export type Parties = Readonly<Record<string, readonly string[]>>;

const ENERGY = /\b(?:energy|gas|power|electric(?:ity)?|utilit(?:y|ies)|renewables|fuels?)\b/i;
const BROKING =
  /\b(?:brok\w+|consult\w+|advis\w+|partner\w*|procure\w*|intermediar\w+|switching|comparison|solutions)\b/i;
const PRODUCT =
  /\b(?:fix(?:ed)?|flex\w*|variable|track\w+|index\w*|saver|tariff|plan|deemed|capped|renewal|inclusive|pass[- ]through|economy|green|business|online|standard|secure|v\d+|\d\d)\b/i;
const PUBLIC_BODY = /\b(?:ombudsman|citizens advice|ofgem|po box)\b/i;

const LONG = 60;

/** What can be seen of the spans of a paper: their own words, their places, and what stands around them. */
export class Sights {
  private readonly lines: Map<Block, Line[]>;
  private readonly size: number;
  private readonly heights: Map<number, { width: number; height: number }>;
  private readonly pairs = new Map<Block, Pair[]>();
  private readonly text: string;
  private readonly ofLines = new Map<Line, string[]>();

  private parties: Parties = {};

  constructor(
    layout: Layout,
    readonly pages: ReadonlySet<number>,
  ) {
    this.lines = linesOf(layout, pages);
    this.size = median(layout.blocks.flatMap(({ lines }) => lines.map(({ fontSize }) => fontSize))) || 10;
    this.heights = new Map(layout.pages.map((page) => [page.number, page]));
    for (const pair of layout.pairs) {
      const list = this.pairs.get(pair.value.block);
      if (list) list.push(pair);
      else this.pairs.set(pair.value.block, [pair]);
    }
    this.text = layout.blocks
      .map(({ text }) => text)
      .join('\n')
      .toLowerCase();
  }

  /** The parties that are known by now: their names tell whose an address is, and who somebody is. */
  know(parties: Parties): this {
    this.parties = parties;
    return this;
  }

  lineOf({ block, start }: Passage): Line {
    return lineAt(this.lines.get(block)!, start);
  }

  /** What is seen of the line that a span begins in: the same for all spans that begin there. */
  ofLine(line: Line): readonly string[] {
    const known = this.ofLines.get(line);
    if (known) return known;
    const seen = [...this.placeOf(line), ...surroundings(line)];
    this.ofLines.set(line, seen);
    return seen;
  }

  /** What is seen of a span besides its line. */
  ofSpan(span: Span): string[] {
    const seen = [...this.ownOf(span), ...this.besides(span)];
    for (const pair of this.pairs.get(span.block) ?? []) {
      if (pair.value.start > span.end || pair.value.end < span.start) continue;
      const exact = Math.abs(pair.value.start - span.start) <= 1;
      for (const concept of pair.label.concepts) {
        seen.push(`C:${concept}`);
        if (exact) seen.push(`CE:${concept}`, `CE:${concept}:${pair.relation}`);
      }
    }
    return [...new Set(seen)];
  }

  private placeOf({ block, segment, place }: Line): string[] {
    const { width, height } = this.heights.get(block.page)!;
    const [x, y] = [segment.x0 / width, segment.y0 / height];
    const first = block.page === 1;
    const size = segment.fontSize / this.size;
    return [
      `pg:${first ? 1 : block.page === Math.max(...this.pages) ? 'L' : 'M'}`,
      `y:${Math.min(9, Math.floor(10 * y))}${first ? 'f' : ''}`,
      `x:${x > 0.55 ? 'r' : x > 0.3 ? 'm' : 'l'}`,
      ...(first && y < 0.12 ? ['head'] : []),
      ...(y > 0.9 ? ['foot'] : []),
      `kind:${block.kind}`,
      ...(block.isHeading ? ['isH'] : []),
      ...(segment.bold ? ['bold'] : []),
      `fs:${size > 1.7 ? 3 : size > 1.2 ? 2 : size < 0.85 ? 0 : 1}`,
      `li:${Math.min(place, 4)}`,
      `nl:${Math.min(block.lines.length, 6)}`,
      ...(block.label?.concepts ?? []).map((concept) => `isL:${concept}`),
    ];
  }

  private ownOf(span: Span): string[] {
    const { kind, text, block } = span;
    const words = wordsOf(text);
    const seen = [`n:${Math.min(words.length, 9)}`, `len:${Math.min(9, text.length >> 2)}`];
    if (text === text.toUpperCase() && /\p{Lu}/u.test(text)) seen.push('caps');
    if (/\d/.test(text)) seen.push('dig');
    seen.push(...words.slice(0, 10).map((word) => `w:${word}`), `f:${words[0]}`, `l:${words[words.length - 1]}`);
    if (kind === 'name') seen.push(...this.ofName(text));
    if (kind === 'figure') seen.push(...ofFigure(text), ...headsOver(this.lineOf(span)));
    if (kind === 'reference') seen.push(...ofReference(text), ...headsOver(this.lineOf(span)));
    if (kind === 'date' || kind === 'word') seen.push(...headsOver(this.lineOf(span)));
    if (kind === 'address') {
      seen.push(`parts:${Math.min(8, span.value.split(', ').length)}`);
      const lines = this.lines.get(block)!;
      seen.push(`lines:${Math.min(7, 1 + lineAt(lines, span.end - 1).place - lineAt(lines, span.start).place)}`);
      if (PUBLIC_BODY.test(text)) seen.push('body');
      seen.push(...this.ownersOf(span));
    }
    seen.push(`rep:${this.timesPrinted(text)}`);
    return seen;
  }

  /** How often a text is printed on the paper, up to four times; a long one is hardly printed twice. */
  private timesPrinted(text: string): number {
    if (text.length > LONG) return 1;
    const low = text.toLowerCase();
    let [count, at] = [0, this.text.indexOf(low)];
    for (; at >= 0 && count < 4; count += 1) at = this.text.indexOf(low, at + 1);
    return count;
  }

  private ofName(text: string): string[] {
    const { kind, confidence } = nameLikeness(text);
    const seen = [`k:${kind}${Math.round(4 * confidence)}`, `al:${Math.round(4 * addressLikeness(text))}`];
    if (ENDS_IN_FORM.test(text)) seen.push('form');
    if (ENERGY.test(text)) seen.push('en');
    if (BROKING.test(text)) seen.push('br');
    if (PRODUCT.test(text)) seen.push('pr');
    const [supplier] = findSupplierNames(text);
    if (supplier) seen.push(supplier.text.length >= text.length - 1 ? 'cat=' : 'cat');
    const own = foldName(text);
    for (const [field, names] of Object.entries(this.parties))
      for (const name of names) {
        if (own === name) seen.push(`is:${field}`);
        else if (own.includes(name)) seen.push(`has:${field}`);
        else if (own.length > 4 && name.includes(own)) seen.push(`in:${field}`);
      }
    return seen;
  }

  /** The parties whose names stand before an address. */
  private ownersOf(span: Span): string[] {
    const { text } = span.block;
    const before = text.slice(Math.max(0, span.start - 90), span.start);
    const line = this.lineOf(span);
    const near = foldName(line.place > 0 ? before : `${before} ${line.up?.segment.text ?? ''}`);
    const right = foldName(before);
    const seen: string[] = [];
    for (const [field, names] of Object.entries(this.parties))
      for (const name of names) {
        if (near.includes(name)) seen.push(`own:${field}`);
        if (right.endsWith(name)) seen.push(`ownE:${field}`);
      }
    return seen;
  }

  /** The words around a span in its block. */
  private besides({ block, start, end }: Span): string[] {
    const line = lineAt(this.lines.get(block)!, start);
    const before = wordsOf(block.text.slice(Math.max(0, start - 140), start));
    const after = wordsOf(block.text.slice(end, end + 110));
    const [b1, b2] = [before[before.length - 1] ?? '^', before[before.length - 2] ?? '^'];
    const [a1, a2] = [after[0] ?? '$', after[1] ?? '$'];
    const seen = [`b1:${b1}`, `b2:${b2}`, `b12:${b2} ${b1}`, `b3:${before.slice(-3).join(' ')}`];
    seen.push(`a1:${a1}`, `a2:${a2}`, `a12:${a1} ${a2}`);
    const sentence = Math.max(before.lastIndexOf('.'), before.lastIndexOf(';')) + 1;
    for (const word of before.slice(Math.max(sentence, before.length - 12)))
      if (isOfLetters(word)) seen.push(`bb:${word}`);
    for (const word of after.slice(0, 8)) if (isOfLetters(word)) seen.push(`ab:${word}`);
    if (start === 0) seen.push('st0');
    if (end >= block.text.length) seen.push('en0');
    if (start === 0 && end >= block.text.length) seen.push('whole');
    if (start === line.at && end >= line.at + line.segment.text.length) seen.push('line');
    return seen;
  }
}

/** How large a figure is, by doubling, and how closely it is given. */
function ofFigure(text: string): string[] {
  const digits = text.replace(/[^\d.]/g, '');
  const size = Math.round(2 * Math.log2(Number(digits) + 0.01));
  const unit = text.replace(/[\d.,\s]/g, '').toLowerCase();
  return [`mag:${size}`, `mag:${size}:${unit}`, `dec:${digits.split('.')[1]?.length ?? 0}`, `u:${unit}`];
}

/** The shape of a number: "A00A 00000" for "K16B 12345", and its length. */
function ofReference(text: string): string[] {
  const shape = text.replace(/[A-Z]/g, 'A').replace(/\d/g, '0');
  return [`shape:${shape}`, `run:${shape.replace(/(.)\1+/g, '$1')}`, `size:${text.length}`];
}

/** The words that head the column and the row of a line. */
function headsOver(line: Line): string[] {
  return (['up', 'left'] as const).flatMap((side) => {
    const head = headOf(line, side);
    if (!head) return [];
    const words = head.words.filter(isOfLetters).slice(0, 8);
    const concepts = head.block.label?.concepts ?? [];
    return [
      ...words.map((word) => `h${side}:${word}`),
      `hh${side}:${words.join(' ')}`,
      ...concepts.map((each) => `hc${side}:${each}`),
    ];
  });
}

const isOfLetters = (word: string): boolean => /\p{L}/u.test(word);

/** What stands in a line and in those around it. */
function surroundings(line: Line): string[] {
  const { block, segment, words } = line;
  const seen = words.filter(isOfLetters).map((word) => `sl:${word}`);
  seen.push(...ofNeighbour('L', line.left, true), ...ofNeighbour('U', line.up, true));
  seen.push(...ofNeighbour('D', line.down, false), ...ofNeighbour('R', line.right, false));
  if (line.up) {
    const gap = (segment.y0 - line.up.segment.y1) / segment.fontSize;
    seen.push(`Ug:${gap < 0.5 ? 0 : gap < 1.2 ? 1 : gap < 3 ? 2 : 3}`);
    if (Math.abs(line.up.segment.x0 - segment.x0) < 2) seen.push('Ux');
    if (line.up.up) seen.push(...ofNeighbour('V', line.up.up, true));
  }
  if (line.left) {
    const gap = (segment.x0 - line.left.segment.x1) / segment.fontSize;
    seen.push(`Lg:${gap < 3 ? 0 : gap < 10 ? 1 : 2}`);
  }
  if (block.heading)
    seen.push(
      ...wordsOf(block.heading.text)
        .slice(0, 8)
        .filter(isOfLetters)
        .map((word) => `H:${word}`),
    );
  return seen;
}

function ofNeighbour(side: string, line: Line | undefined, isLabel: boolean): string[] {
  if (!line) return [`${side}-`];
  const { words, segment, block } = line;
  const seen = words
    .slice(-8)
    .filter(isOfLetters)
    .map((word) => `${side}:${word}`);
  if (isLabel && words.length <= 5) seen.push(`${side}${side}:${words.join(' ')}`);
  if (isLabel) for (const concept of block.label?.concepts ?? []) seen.push(`${side}c:${concept}`);
  if (/\d/.test(segment.text)) seen.push(`${side}d`);
  if (segment.bold) seen.push(`${side}b`);
  if (findPostcodes(segment.text).length > 0) seen.push(`${side}pc`);
  return seen;
}
