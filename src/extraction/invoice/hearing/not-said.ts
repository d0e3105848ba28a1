import { findMoney } from '../../fields/values/index.js';
import { sentenceAt, type Passage } from '../../layout/index.js';
import type { Sights } from '../../witness/index.js';
import type { FoundFields } from '../found.js';
import { tellsWaysToPay } from '../payment.js';
import type { BillRole } from './trust.js';

/** What a paper is known to say where a value of it is looked at. */
export interface Known {
  sights: Sights;
  fields: FoundFields;
}

type Test = (passage: Passage, known: Known) => boolean;

const sentenceOf = ({ block, start }: Passage): string => sentenceAt(block.text, start)?.text ?? block.text;

/** "Send your own reading within 10 days", "if it was estimated": what anybody may do, or what could be. */
const OF_ANYBODY =
  /\b(?:send|give|submit|phone|ring|text|e-?mail|enter|provide|upload|tell us|let us have|read)\b(?: \w+){0,2} (?:your|a|an|the)(?: \w+){0,2} (?:meter )?read(?:ing)?s?\b|\b(?:if|unless|where|when|whether|should)\b/i;
/** "A = actual", "E: estimated": what letters mean. */
const LEGEND = /\b[A-Z]\s*(?:=|:|means|stands for)|[=:]\s*(?:actual|estimated|customer)\b/i;

const isOfNobody: Test = (passage) => {
  const sentence = sentenceOf(passage);
  return OF_ANYBODY.test(sentence) || LEGEND.test(sentence);
};

/** "Meter reading to reach us by   27 December" */
const OF_READINGS = /\bread(?:ing)?s?\b/i;

/** Another sum than the bill's, or a reading, is wanted by that day. */
const isForOther: Test = (passage, { sights, fields: { totalAmount } }) => {
  const sentence = sentenceOf(passage);
  const label = sights.lineOf(passage).left?.segment.text ?? '';
  const sums = findMoney(sentence).map(({ value }) => value.pounds);
  const isOtherSum = totalAmount !== undefined && sums.length > 0 && !sums.includes(Math.abs(totalAmount.value));
  return isOtherSum || OF_READINGS.test(label) || OF_READINGS.test(sentence);
};

/** "2 June 2026 06:14": when a page was printed. */
const isWithHour: Test = ({ block, end }) => /^,?\s*\d{1,2}:\d{2}/.test(block.text.slice(end));

const NOT_SAID: Partial<Record<BillRole, Test>> = {
  paymentMethod: tellsWaysToPay,
  readFromType: isOfNobody,
  readToType: isOfNobody,
  dueDate: isForOther,
  invoiceDate: isWithHour,
};

/** Whether the words around a value in a role say nothing of this bill: how one could pay, what one may send, what letters mean. */
export const isNotSaid = (role: BillRole, passage: Passage, known: Known): boolean =>
  NOT_SAID[role]?.(passage, known) ?? false;
