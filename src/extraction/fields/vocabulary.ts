import { loadData } from './data/load.js';

/** What kind of paper the labels are read on: some words mean another field there. */
export type PaperKind = 'invoice' | 'contract';

interface Entry {
  field: string;
  kinds?: PaperKind[];
  strong: string[];
  weak?: string[];
}

/** What a weak wording is worth where a strong one is worth 1. */
const WEAK = 0.6;
const WEAK_MARK = '?';

/**
 * The label wordings of one kind of paper by concept, for `compileLexicon`. A concept is a field of the interface, or a
 * thing that must not be taken for one (`vatNumber`, `previousBalance`). The wordings that name a field only where their
 * place on the paper agrees stand under the concept with a question mark ("invoiceDate?": "Date"); see `strengthOf`.
 */
export function vocabularyOf(kind: PaperKind): Record<string, string[]> {
  const vocabulary: Record<string, string[]> = {};
  const add = (concept: string, wordings: string[] = []): void => {
    if (wordings.length > 0) vocabulary[concept] = [...(vocabulary[concept] ?? []), ...wordings];
  };
  for (const entry of loadData<{ entries: Entry[] }>('labels.json').entries) {
    if (entry.kinds && !entry.kinds.includes(kind)) continue;
    add(entry.field, entry.strong);
    add(entry.field + WEAK_MARK, entry.weak);
  }
  return vocabulary;
}

/** How strongly a label names a field: 1, 0.6 for a weak wording, 0 where it does not. */
export function strengthOf(concepts: readonly string[], field: string): number {
  if (concepts.includes(field)) return 1;
  return concepts.includes(field + WEAK_MARK) ? WEAK : 0;
}

/** The fields that a label names, weakly or strongly. */
export function fieldsOf(concepts: readonly string[]): string[] {
  return [...new Set(concepts.map((concept) => concept.replace(WEAK_MARK, '')))];
}
