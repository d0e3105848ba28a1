import { findDates } from '../../fields/values/index.js';
import {
  eraOf,
  headingsOver,
  isConditional,
  isHypothetical,
  isInExample,
  sentenceAt,
  type Passage,
} from '../../layout/index.js';
import {
  isForAnybody,
  isOfOnce,
  isWithoutContract,
  saysOver,
  speaksOfAfterwards,
  speaksOfFormer,
  speaksOfFramework,
  speaksOfOther,
  speaksOfReplaced,
} from '../readers/sentences.js';

/** "Fixed price contracts may not suit everybody", "Standing charges are fixed costs": what is said of such things in general. */
const IN_GENERAL =
  /\b(?:may|might|can|could|would|should)(?: not)?\b|\b(?:contracts|customers|businesses|companies) (?:who|that|which|with|on|are)\b|\bfixed (?:costs?|charges?|fees?|components?)\b|\bdid you know\b|\bis (?:one|a (?:business|customer|company|firm)) (?:with|that|which|who)\b|\bdiscounts?\b[^.;]*\?|\bif you\b|\bdefinitions? of\b|\b(?:counts?|treats?|regards?|defines?) (?:a|any) (?:business|customer|company|firm) as\b|\bdefinitions? of\b|\bin which (?:it|this|that|the \p{L}+) (?:can|may)\b/iu;
/** Whose account or number is none of the contract's. */
const OF_BANK = /\b(?:bank|sort code|iban|account name|payee|previous|former|outgoing|old|tenant|occupier)\b/i;
/** What is over, or was used or paid in a time that is. */
const IS_OVER = /\b(?:expir\w+|ended|came to an end|ran out|lapsed|terminated|the past|(?:the )?last \d+ months)\b/i;

/** True for a value in a text that says, in words before, around or over it, that it is not of this contract. */
export function isNotOfThis({ block, start, end }: Passage): boolean {
  const { text } = block;
  const sentence = sentenceAt(text, start)?.text ?? text;
  const before = text.slice(0, start);
  return (
    [speaksOfOther, speaksOfReplaced, isConditional, isHypothetical, speaksOfAfterwards].some((speaks) =>
      speaks(sentence),
    ) ||
    [IN_GENERAL, OF_BANK, IS_OVER].some((pattern) => pattern.test(sentence)) ||
    speaksOfFormer(before) ||
    speaksOfFramework(before) ||
    isForAnybody(before) ||
    (isOfOnce(before) && /\d/.test(text.slice(start, end))) ||
    (isWithoutContract(sentence) && findDates(text.slice(start, end)).length > 0) ||
    saysOver(text.slice(end)) ||
    isInExample(text, start) ||
    headingsOver(block).some((heading) => eraOf(heading.text) === 'former')
  );
}
