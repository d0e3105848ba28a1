import { vocabularyOf } from '../fields/vocabulary.js';
import { compileLexicon, remembering } from '../layout/index.js';
import { LABEL_PATTERNS } from './label-patterns.js';
import { tolerant } from './tolerant.js';
import { WELSH_LABELS } from './welsh-labels.js';

const VOCABULARY = withWelsh(vocabularyOf('invoice'));

/** The wordings of bills. */
export const LEXICON = remembering(tolerant(compileLexicon(VOCABULARY, LABEL_PATTERNS), VOCABULARY));

function withWelsh(vocabulary: Record<string, string[]>): Record<string, string[]> {
  const all = { ...vocabulary };
  for (const [concept, wordings] of Object.entries(WELSH_LABELS)) all[concept] = [...(all[concept] ?? []), ...wordings];
  return all;
}
