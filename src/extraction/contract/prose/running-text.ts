import { isConditional, isHypothetical, isInExample, type Block } from '../../layout/index.js';
import { speaksOfReplaced } from '../readers/sentences.js';

/** A sentence, whatever words of labels it has in it: "You are a micro business.", "This is a fixed price contract." */
const STATEMENT =
  /^(?:This|You|We|The|Your|Our|It|These)(?:['’](?:re|ve))?\s(?:.*\s)?(?:is|are|am|will|shall|has|have|do|does|meets?|was|were|on)\s.*\.$/;

/** "Electricity: 23.69p/kWh": a fuel and its price in a list. */
export const PRICE_OF_FUEL =
  /^\W*(?:electricity|gas|power)(?: price| rate)?\s?[:–-]\s?£?[\d.]+ ?p?(?:ence)? ?(?:\/|per ) ?kWh\b/i;

export function isRunningText(block: Block): boolean {
  if (block.kind === 'prose') return true;
  return (
    block.kind === 'cell' &&
    (!block.label || STATEMENT.test(block.text)) &&
    (block.text.split(' ').length >= 4 || /[☐☑☒]/u.test(block.text) || PRICE_OF_FUEL.test(block.text))
  );
}

/** What is said of the contract that ends. */
const FORMER =
  /\b(?:on|under|of|with|in) (?:your|the|our) (?:current|present|existing|old|previous|last) (?:contract|deal|agreement|tariff|plan|supplier|terms)\b|\b(?:until|up to) now\b|\byou (?:were|had been) (?:on|paying|charged) (?:our|an?|the|their)\b|\byou(?:['’]ve| have) been (?:paying|charged) £?\d(?![^;]*\bsince\b)/i;

/** True where a sentence speaks of the contract that ends, or of one that this one replaces. */
export const speaksOfBefore = (sentence: string): boolean => FORMER.test(sentence) || speaksOfReplaced(sentence);

/** True for a sentence of a text that tells what holds for this customer under this contract. */
export const tellsOfContract = ({ text: whole }: Block, { text, start }: { text: string; start: number }): boolean =>
  !isConditional(text) && !isHypothetical(text) && !isInExample(whole, start) && !speaksOfBefore(text);
