import type { ParseOptions } from '../../fields/values/index.js';
import { isConditional, isHypothetical, sentencesOf, type Block } from '../../layout/index.js';
import { chargesIn } from './prose-charges.js';
import type { Said } from './prose-said.js';
import { saysDeemed } from './prose-statements.js';

/** True where sentences say that this supply is without a contract: the deemed prices that they tell are its own. */
export const areOfDeemed = (blocks: readonly Block[]): boolean =>
  blocks.some(({ text }) =>
    sentencesOf(text).some(
      (sentence) => !isConditional(sentence.text) && !isHypothetical(sentence.text) && saysDeemed(sentence.text),
    ),
  );

/** "Our deemed prices: 12.7p for each kWh and £2.10 a day", on a paper about a deemed contract: prices like any others. */
export const chargesOfDeemed = (sentence: string, options: ParseOptions, before = ''): Said[] =>
  chargesIn(asOwn(sentence), options, asOwn(before));

const asOwn = (text: string): string => text.replace(/\bdeemed\b/gi, (word) => ' '.repeat(word.length));
