import { foldName } from '../fields/values/index.js';
import type { Block, Layout, Pair, Passage } from '../layout/index.js';
import { median } from '../median.js';
import { seeHeads, seeSurroundings, seeWords } from './around.js';
import { type Line, lineAt, type Written, writtenOn } from './lines.js';
import { type Parties, seeFigure, seeName, seeReference } from './own.js';
import type { See } from './see.js';
import type { Span } from './spans.js';
import { tokensOf, wordsWithin } from './tokens.js';

const PUBLIC_BODY = /\b(?:ombudsman|citizens advice|ofgem|po box)\b/i;

const LONG = 60;
/** So many characters before a span and behind it are looked at. */
const BEFORE = 140;
const AFTER = 110;

/** What can be seen of the spans of a paper: their own words, their places, and what stands around them. */
export class Sights {
  private readonly written: Map<Block, Written>;
  private readonly size: number;
  private readonly heights: Map<number, { width: number; height: number }>;
  private readonly lastPage: number;
  private readonly pairs = new Map<Block, Pair[]>();
  private readonly text: string;
  private readonly printed = new Map<string, string>();
  private readonly headings = new Map<Block, string[]>();

  private parties: Parties = {};

  constructor(
    layout: Layout,
    readonly pages: ReadonlySet<number>,
  ) {
    this.written = writtenOn(layout, pages);
    this.size = median(layout.blocks.flatMap(({ lines }) => lines.map(({ fontSize }) => fontSize))) || 10;
    this.heights = new Map(layout.pages.map((page) => [page.number, page]));
    this.lastPage = Math.max(...pages);
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
    return lineAt(this.written.get(block)!.lines, start);
  }

  /** Looks at the line that a span begins in: it is the same for all spans that begin there. */
  lookAtLine(line: Line, see: See): void {
    const { block, segment, place } = line;
    const { width, height } = this.heights.get(block.page)!;
    const [x, y] = [segment.x0 / width, segment.y0 / height];
    const first = block.page === 1;
    const size = segment.fontSize / this.size;
    see('pg', first ? '1' : block.page === this.lastPage ? 'L' : 'M');
    see('y', `${Math.min(9, Math.floor(10 * y))}${first ? 'f' : ''}`);
    see('x', x > 0.55 ? 'r' : x > 0.3 ? 'm' : 'l');
    if (first && y < 0.12) see('head');
    if (y > 0.9) see('foot');
    see('kind', block.kind);
    if (block.isHeading) see('isH');
    if (segment.bold) see('bold');
    see('fs', size > 1.7 ? '3' : size > 1.2 ? '2' : size < 0.85 ? '0' : '1');
    see('li', String(Math.min(place, 4)));
    see('nl', String(Math.min(block.lines.length, 6)));
    for (const concept of block.label?.concepts ?? []) see('isL', concept);
    seeSurroundings(line, see);
    if (block.heading) seeWords(see, 'H', this.headingWords(block.heading));
  }

  /** Looks at a span and at what stands beside it in its block. */
  lookAtSpan(span: Span, see: See): void {
    this.lookAtOwn(span, see);
    this.lookBeside(span, see);
    for (const pair of this.pairs.get(span.block) ?? []) {
      if (pair.value.start > span.end || pair.value.end < span.start) continue;
      const exact = Math.abs(pair.value.start - span.start) <= 1;
      for (const concept of pair.label.concepts) {
        see('C', concept);
        if (!exact) continue;
        see('CE', concept);
        see('CE', `${concept}:${pair.relation}`);
      }
    }
  }

  private headingWords(heading: Block): string[] {
    const known = this.headings.get(heading);
    if (known) return known;
    const words = tokensOf(heading.text)
      .slice(0, 8)
      .map(({ word }) => word);
    this.headings.set(heading, words);
    return words;
  }

  private lookAtOwn(span: Span, see: See): void {
    const { kind, text, block, start, end } = span;
    const { tokens, lines } = this.written.get(block)!;
    const words = wordsWithin(tokens, start, end);
    see('n', String(Math.min(words.length, 9)));
    see('len', String(Math.min(9, text.length >> 2)));
    if (text === text.toUpperCase() && /\p{Lu}/u.test(text)) see('caps');
    if (/\d/.test(text)) see('dig');
    for (const word of words.slice(0, 10)) see('w', word);
    if (words.length > 0) {
      see('f', words[0]);
      see('l', words[words.length - 1]);
    }
    if (kind === 'name') seeName(text, this.parties, see);
    else if (kind !== 'address') seeHeads(this.lineOf(span), see);
    if (kind === 'figure') seeFigure(text, see);
    if (kind === 'reference') seeReference(text, see);
    if (kind === 'address') {
      see('parts', String(Math.min(8, span.value.split(', ').length)));
      see('lines', String(Math.min(7, 1 + lineAt(lines, end - 1).place - lineAt(lines, start).place)));
      if (PUBLIC_BODY.test(text)) see('body');
      this.lookForOwners(span, see);
    }
    see('rep', this.timesPrinted(text));
  }

  /** How often a text is printed on the paper, up to four times; a long one is hardly printed twice. */
  private timesPrinted(text: string): string {
    if (text.length > LONG) return '1';
    const low = text.toLowerCase();
    const known = this.printed.get(low);
    if (known) return known;
    let [count, at] = [0, this.text.indexOf(low)];
    for (; at >= 0 && count < 4; count += 1) at = this.text.indexOf(low, at + 1);
    const times = String(count);
    this.printed.set(low, times);
    return times;
  }

  /** The parties whose names stand before an address. */
  private lookForOwners(span: Span, see: See): void {
    const { text } = span.block;
    const before = text.slice(Math.max(0, span.start - 90), span.start);
    const line = this.lineOf(span);
    const near = foldName(line.place > 0 ? before : `${before} ${line.up?.segment.text ?? ''}`);
    const right = foldName(before);
    for (const [field, names] of Object.entries(this.parties))
      for (const name of names) {
        if (near.includes(name)) see('own', field);
        if (right.endsWith(name)) see('ownE', field);
      }
  }

  /** The words around a span in its block. */
  private lookBeside({ block, start, end }: Span, see: See): void {
    const { tokens, lines } = this.written.get(block)!;
    const before = wordsWithin(tokens, Math.max(0, start - BEFORE), start);
    const after = wordsWithin(tokens, end, end + AFTER);
    const [b1, b2] = [before[before.length - 1] ?? '^', before[before.length - 2] ?? '^'];
    const [a1, a2] = [after[0] ?? '$', after[1] ?? '$'];
    see('b1', b1);
    see('b2', b2);
    see('b12', `${b2} ${b1}`);
    see('b3', before.slice(-3).join(' '));
    see('a1', a1);
    see('a2', a2);
    see('a12', `${a1} ${a2}`);
    const sentence = Math.max(before.lastIndexOf('.'), before.lastIndexOf(';')) + 1;
    seeWords(see, 'bb', before.slice(Math.max(sentence, before.length - 12)));
    seeWords(see, 'ab', after.slice(0, 8));
    const line = lineAt(lines, start);
    if (start === 0) see('st0');
    if (end >= block.text.length) see('en0');
    if (start === 0 && end >= block.text.length) see('whole');
    if (start === line.at) see('ls');
    if (end === line.at + line.segment.text.length) see('le');
    if (start === line.at && end >= line.at + line.segment.text.length) see('line');
  }
}
