import { foldName } from '../fields/values/index.js';
import type { Block, Layout, Pair, Passage } from '../layout/index.js';
import { median } from '../median.js';
import { seeHeads, seeSurroundings, seeWords } from './around.js';
import { type Line, lineAt, type Written, writtenOn } from './lines.js';
import { CLOSER_AT_NAMES, type Parties, seeFigure, seeName, seeReference } from './own.js';
import { type IsWorth, type See, sorts } from './see.js';
import type { Span } from './spans.js';
import { firstOf, joined, lastOf, type Run, runWithin, type Token, tokensOf } from './tokens.js';
import { learn } from './words.js';

const SORT = sorts(
  ...(['pg', 'y', 'x', 'head', 'foot', 'kind', 'isH', 'bold', 'fs', 'li', 'nl', 'isL', 'H', 'C', 'CE'] as const),
  ...(['n', 'len', 'caps', 'dig', 'w', 'f', 'l', 'parts', 'lines', 'body', 'rep', 'own', 'ownE'] as const),
  ...(['b1', 'b2', 'b12', 'b3', 'a1', 'a2', 'a12', 'bb', 'ab', 'st0', 'en0', 'whole', 'ls', 'le', 'line'] as const),
);

/** What is looked for last, on the whole paper. */
const LAST = [SORT.rep];
/** The closer looks at names, each with the sorts of what it and those after it may see. */
const CLOSER = CLOSER_AT_NAMES.map(({ look }, i) => ({
  look,
  sorts: [...CLOSER_AT_NAMES.slice(i).flatMap(({ sorts }) => sorts), ...LAST],
}));

const PUBLIC_BODY = /\b(?:ombudsman|citizens advice|ofgem|po box)\b/i;

const LONG = 60;
/** So many characters before a span and behind it are looked at. */
const BEFORE = 140;
const AFTER = 110;

/** What stands for the words before the first one of a text and behind its last one. */
const OPENS = learn('^');
const CLOSES = learn('$');

/** What can be seen of the spans of a paper: their own words, their places, and what stands around them. */
export class Sights {
  private readonly written: Map<Block, Written>;
  private readonly size: number;
  private readonly heights: Map<number, { width: number; height: number }>;
  private readonly lastPage: number;
  private readonly pairs = new Map<Block, Pair[]>();
  private readonly text: string;
  private readonly printed = new Map<string, string>();
  private readonly headings = new Map<Block, Run>();

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
    see(SORT.pg, first ? '1' : block.page === this.lastPage ? 'L' : 'M');
    see(SORT.y, `${Math.min(9, Math.floor(10 * y))}${first ? 'f' : ''}`);
    see(SORT.x, x > 0.55 ? 'r' : x > 0.3 ? 'm' : 'l');
    if (first && y < 0.12) see(SORT.head);
    if (y > 0.9) see(SORT.foot);
    see(SORT.kind, block.kind);
    if (block.isHeading) see(SORT.isH);
    if (segment.bold) see(SORT.bold);
    see(SORT.fs, size > 1.7 ? '3' : size > 1.2 ? '2' : size < 0.85 ? '0' : '1');
    see(SORT.li, String(Math.min(place, 4)));
    see(SORT.nl, String(Math.min(block.lines.length, 6)));
    for (const concept of block.label?.concepts ?? []) see(SORT.isL, concept);
    seeSurroundings(line, see);
    if (block.heading) seeWords(see, SORT.H, this.headingWords(block.heading));
  }

  /** Looks at a span and at what stands beside it in its block, and closer at one that is worth it. */
  lookAtSpan(span: Span, see: See, isWorth: IsWorth = () => true): void {
    const written = this.written.get(span.block)!;
    const line = lineAt(written.lines, span.start);
    this.lookAtOwn(span, written, line, see);
    lookBeside(span, written, line, see);
    for (const pair of this.pairs.get(span.block) ?? []) {
      if (pair.value.start > span.end || pair.value.end < span.start) continue;
      const exact = Math.abs(pair.value.start - span.start) <= 1;
      for (const concept of pair.label.concepts) {
        see(SORT.C, concept);
        if (!exact) continue;
        see(SORT.CE, concept);
        see(SORT.CE, `${concept}:${pair.relation}`);
      }
    }
    this.lookCloser(span, see, isWorth);
  }

  private lookCloser({ kind, text }: Span, see: See, isWorth: IsWorth): void {
    if (kind === 'name')
      for (const { look, sorts } of CLOSER) {
        if (!isWorth(sorts)) return;
        look(text, see);
      }
    if (isWorth(LAST)) see(SORT.rep, this.timesPrinted(text));
  }

  private headingWords(heading: Block): Run {
    const known = this.headings.get(heading);
    if (known) return known;
    const words = { tokens: tokensOf(heading.text), first: 0, behind: 0 };
    words.behind = Math.min(8, words.tokens.length);
    this.headings.set(heading, words);
    return words;
  }

  private lookAtOwn(span: Span, { tokens, lines }: Written, line: Line, see: See): void {
    const { kind, text, start, end } = span;
    const words = runWithin(tokens, start, end);
    const count = words.behind - words.first;
    see(SORT.n, String(Math.min(count, 9)));
    see(SORT.len, String(Math.min(9, text.length >> 2)));
    if (text === text.toUpperCase() && /\p{Lu}/u.test(text)) see(SORT.caps);
    if (/\d/.test(text)) see(SORT.dig);
    for (let i = words.first; i < words.behind && i < words.first + 10; i += 1) see(SORT.w, tokens[i].word);
    if (count > 0) {
      see(SORT.f, tokens[words.first].word);
      see(SORT.l, tokens[words.behind - 1].word);
    }
    if (kind === 'name') seeName(text, this.parties, see);
    else if (kind !== 'address') seeHeads(line, see);
    if (kind === 'figure') seeFigure(text, see);
    if (kind === 'reference') seeReference(text, see);
    if (kind === 'address') {
      see(SORT.parts, String(Math.min(8, span.value.split(', ').length)));
      see(SORT.lines, String(Math.min(7, 1 + lineAt(lines, end - 1).place - line.place)));
      if (PUBLIC_BODY.test(text)) see(SORT.body);
      this.lookForOwners(span, line, see);
    }
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
  private lookForOwners(span: Span, line: Line, see: See): void {
    const { text } = span.block;
    const before = text.slice(Math.max(0, span.start - 90), span.start);
    const near = foldName(line.place > 0 ? before : `${before} ${line.up?.segment.text ?? ''}`);
    const right = foldName(before);
    for (const [field, names] of Object.entries(this.parties))
      for (const name of names) {
        if (near.includes(name)) see(SORT.own, field);
        if (right.endsWith(name)) see(SORT.ownE, field);
      }
  }
}

const endsSentence = ({ word: { text } }: Token): boolean => text === '.' || text === ';';

/** The words around a span in its block. */
function lookBeside({ block, start, end }: Span, { tokens }: Written, line: Line, see: See): void {
  const before = runWithin(tokens, Math.max(0, start - BEFORE), start);
  const after = runWithin(tokens, end, end + AFTER);
  const [b1, b2] = [1, 2].map((back) =>
    before.behind - back >= before.first ? tokens[before.behind - back].word : OPENS,
  );
  const [a1, a2] = [0, 1].map((on) => (after.first + on < after.behind ? tokens[after.first + on].word : CLOSES));
  see(SORT.b1, b1);
  see(SORT.b2, b2);
  see(SORT.b12, `${b2.text} ${b1.text}`);
  see(SORT.b3, joined(lastOf(before, 3)));
  see(SORT.a1, a1);
  see(SORT.a2, a2);
  see(SORT.a12, `${a1.text} ${a2.text}`);
  const said = lastOf(before, 12);
  for (let i = said.behind - 1; i >= said.first; i -= 1) if (endsSentence(tokens[i])) said.first = i + 1;
  seeWords(see, SORT.bb, said);
  seeWords(see, SORT.ab, firstOf(after, 8));
  const endOfLine = line.at + line.segment.text.length;
  if (start === 0) see(SORT.st0);
  if (end >= block.text.length) see(SORT.en0);
  if (start === 0 && end >= block.text.length) see(SORT.whole);
  if (start === line.at) see(SORT.ls);
  if (end === endOfLine) see(SORT.le);
  if (start === line.at && end >= endOfLine) see(SORT.line);
}
