import { sentenceAt, type Passage } from '../../layout/index.js';
import { tellsWaysToPay } from '../payment.js';
import type { BillRole } from './trust.js';

/** "Send your own reading within 10 days", "if it was estimated": what anybody may do, or what could be. */
const OF_ANYBODY =
  /\b(?:send|give|submit|phone|ring|text|e-?mail|enter|provide|upload|tell us|let us have|read)\b(?: \w+){0,2} (?:your|a|an|the)(?: \w+){0,2} (?:meter )?read(?:ing)?s?\b|\b(?:if|unless|where|when|whether|should)\b/i;
/** "A = actual", "E: estimated": what letters mean. */
const LEGEND = /\b[A-Z]\s*(?:=|:|means|stands for)|[=:]\s*(?:actual|estimated|customer)\b/i;

const ofNobody = ({ block, start }: Passage): boolean => {
  const sentence = sentenceAt(block.text, start)?.text ?? block.text;
  return OF_ANYBODY.test(sentence) || LEGEND.test(sentence);
};

const NOT_SAID: Partial<Record<BillRole, (passage: Passage) => boolean>> = {
  paymentMethod: tellsWaysToPay,
  readFromType: ofNobody,
  readToType: ofNobody,
};

/** Whether the words around a value in a role say nothing of this bill: how one could pay, what one may send, what letters mean. */
export const isNotSaid = (role: BillRole, passage: Passage): boolean => NOT_SAID[role]?.(passage) ?? false;
