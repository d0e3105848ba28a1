import { vocabularyOf } from '../../fields/vocabulary.js';
import type { Vocabulary } from '../../layout/index.js';
import { BAND_LABELS } from './band-labels.js';
import { EVERYDAY_LABELS } from './everyday-labels.js';
import { OTHER_LABELS } from './other-labels.js';
import { PARTY_LABELS } from './party-labels.js';
import { PRICE_LABELS } from './price-labels.js';
import { RECORD_LABELS } from './record-labels.js';
import { WELSH_LABELS } from './welsh-labels.js';

/**
 * Label wordings of contracts, offers, schedules and letters, beside those that all papers share. Several concepts may
 * have a wording in common; the reader decides by the type of the value, the heading and the labels around it.
 */
export const CONTRACT_VOCABULARY: Vocabulary = merged(
  vocabularyOf('contract'),
  PARTY_LABELS,
  PRICE_LABELS,
  BAND_LABELS,
  EVERYDAY_LABELS,
  RECORD_LABELS,
  WELSH_LABELS,
  OTHER_LABELS,
);

function merged(...vocabularies: Vocabulary[]): Vocabulary {
  const all: Record<string, string[]> = {};
  for (const vocabulary of vocabularies) {
    for (const [concept, wordings] of Object.entries(vocabulary)) {
      all[concept] = [...(all[concept] ?? []), ...wordings];
    }
  }
  return all;
}
