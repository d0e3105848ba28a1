import { foldName } from '../fields/values/index.js';
import type { Layout, Passage } from '../layout/index.js';
import { LEAST, type Model, OF_CONTRACTS } from './model.js';
import type { Sights } from './sights.js';
import { type Span, type SpanKind, spansOf } from './spans.js';

/** What the witness says of a value in a role. */
export interface Testimony<V = string> {
  value: V;
  /** The value as it is compared. */
  folded: string;
  /** 0 to 1: how likely the value has the role. */
  likely: number;
  /** Where it stands, the place where it is likeliest first. */
  places: Place[];
}

export interface Place {
  passage: Passage;
  likely: number;
}

/** Parties, products and addresses stand on the first pages, or on the last one. */
const FIRST_PAGES = 5;
/** Of a page with more of one kind to look at, the rest is not looked at. */
const MOST_SPANS = 1500;

export const pagesToSee = ({ pages }: Layout): ReadonlySet<number> =>
  new Set([...pages.slice(0, FIRST_PAGES), pages[pages.length - 1]].map(({ number }) => number));

/** The spans of some kinds on the pages that are looked at; of what is set aside the addresses alone, as terms end with the supplier's. */
export function spansToSee(layout: Layout, pages: ReadonlySet<number>, kinds: readonly SpanKind[]): Span[] {
  const counts = new Map<string, number>();
  const found: Span[] = [];
  for (const block of layout.blocks) {
    if (!pages.has(block.page)) continue;
    const wanted = kinds.filter(
      (kind) =>
        (kind === 'address' || block.kind !== 'setAside') && (counts.get(`${kind} ${block.page}`) ?? 0) < MOST_SPANS,
    );
    for (const span of spansOf(block, wanted)) {
      const key = `${span.kind} ${block.page}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count <= MOST_SPANS) found.push(span);
    }
  }
  return found;
}

/** The value that a span has in a role; undefined where it can have none. */
export type ValueOf<V> = (span: Span, role: string) => V | undefined;

/** How values are compared. */
const fold = (value: unknown): string => (typeof value === 'string' ? foldName(value) : JSON.stringify(value));

/** Looks at the spans of some kinds once, and tells of each of their roles which values have it. */
export class Witness<V = string> {
  private readonly heard = new Map<string, Map<string, Testimony<V>>>();
  private readonly told = new Map<string, Testimony<V>[]>();

  constructor(
    layout: Layout,
    sights: Sights,
    kinds: readonly SpanKind[],
    private readonly valueOf: ValueOf<V>,
    model: Model = OF_CONTRACTS,
  ) {
    for (const span of spansToSee(layout, sights.pages, kinds)) {
      const line = sights.lineOf(span);
      const ofLine = model.sumsOfLine(line, (see) => sights.lookAtLine(line, see));
      const likely = model.likelyOf(span.kind, ofLine, (see, isWorth) => sights.lookAtSpan(span, see, isWorth));
      likely.forEach((each, i) => {
        if (each >= LEAST) this.hear(model.roles[span.kind][i], span, each);
      });
    }
    for (const [role, values] of this.heard)
      this.told.set(
        role,
        [...values.values()].sort((a, b) => b.likely - a.likely),
      );
  }

  /** The values that may have a role, the likeliest first. */
  of(role: string): readonly Testimony<V>[] {
    return this.told.get(role) ?? [];
  }

  /** What there is to tell of a value in a role, where it was seen. */
  testimony(role: string, value: V): Testimony<V> | undefined {
    return this.heard.get(role)?.get(fold(value));
  }

  /** How likely a value has a role; 0 where the witness saw no such value. */
  likely(role: string, value: V): number {
    return this.testimony(role, value)?.likely ?? 0;
  }

  /** A value that is seen in a role twice is so much likelier to have it; a word is said of many things. */
  private hear(role: string, span: Span, likely: number): void {
    const value = this.valueOf(span, role);
    if (value === undefined) return;
    const values = this.heard.get(role) ?? new Map<string, Testimony<V>>();
    this.heard.set(role, values);
    const folded = fold(value);
    const place = { passage: span, likely };
    const same = values.get(folded);
    if (!same) values.set(folded, { value, folded, likely, places: [place] });
    else {
      if (likely > same.places[0].likely) {
        same.value = value;
        same.places.unshift(place);
      } else same.places.push(place);
      const both = span.kind === 'word' ? 0 : Math.min(0.99, 1 - (1 - same.likely) * (1 - likely));
      same.likely = Math.max(same.likely, likely, both);
    }
  }
}
