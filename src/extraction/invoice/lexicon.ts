import { vocabularyOf } from '../fields/vocabulary.js';
import { compileLexicon, remembering } from '../layout/index.js';
import { LABEL_PATTERNS } from './label-patterns.js';
import { tolerant } from './tolerant.js';

const VOCABULARY = vocabularyOf('invoice');

/** The wordings of bills. */
export const LEXICON = remembering(tolerant(compileLexicon(VOCABULARY, LABEL_PATTERNS), VOCABULARY));
