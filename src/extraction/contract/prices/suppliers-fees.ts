import type { Candidate } from '../../fields/candidates.js';
import { sentenceAt } from '../../layout/index.js';

/** Words for somebody between the supplier and the customer, or for what such a one earns. */
const OF_BROKER =
  /\b(?:uplift|commission|brok\w+|intermediar\w+|tpi|introduc\w+|consult\w+|advis[eo]r\w*|third[- ]part(?:y|ies)|agent\w*|agency|procure\w*|partner)\b/i;

/** "plus a service fee of", "plus a margin of": what stands before a figure and does not tell who gets it. */
const FEE = /\b(?:fees?|(?:plus|and|with) (?:an? |the |our |its )?(?:fixed )?margin)\b[^.;\d]{0,15}$/i;

/** "The Seller's service fee is": a fee that says itself whose it is. */
const SUPPLIERS = /\b(?:supplier|seller)['’]s (?:\p{L}+ ){0,2}fees?\b[^.;\d]{0,15}$/iu;

/**
 * "The day-ahead price plus a service fee of £1.15 per MWh": a fee that is nobody's, in a paper that names no broker, is the
 * supplier's own; so is everywhere what is called the supplier's.
 */
export function withoutSuppliersFees(candidates: readonly Candidate[]): Candidate[] {
  const hasBroker = candidates.some(({ field }) => field === 'brokerName');
  const isSuppliers = ({ passage: { block, start } }: Candidate): boolean => SUPPLIERS.test(block.text.slice(0, start));
  const isNobodys = ({ pair, passage: { block, start } }: Candidate): boolean =>
    pair?.relation !== 'column' &&
    FEE.test(block.text.slice(0, start)) &&
    !OF_BROKER.test(`${pair?.labelBlock.text ?? ''} ${sentenceAt(block.text, start)?.text ?? ''}`);
  return candidates.filter(
    (each) => each.field !== 'brokerUplift' || !(isSuppliers(each) || (!hasBroker && isNobodys(each))),
  );
}
