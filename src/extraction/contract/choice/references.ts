import type { Candidate } from '../../fields/candidates.js';
import { foldReference } from '../../fields/values/index.js';

/** What a label must say so that its number is surely of this field. */
const OWN: Record<string, RegExp> = {
  supplierAccountNumber: /\b(?:account|acct?|a\/c|customer|client|member(?:ship)?|payer|buyer)\b/i,
  contractNumber: /\b(?:contract|agreement|order|deal|schedule|offer|quote|renewal)\b/i,
};

/**
 * One number that is read for the account and for the contract is of the field that a label names: "Our ref: TV-756334"
 * beside "Account number: TV-756334" is no contract number. Where labels name both, it is both.
 */
export function withoutDoubledReferences(candidates: readonly Candidate[]): Candidate[] {
  const named = new Map<string, Set<string>>(Object.keys(OWN).map((field) => [field, new Set()]));
  for (const { field, value, pair } of candidates)
    if (!pair || OWN[field]?.test(pair.label.text)) named.get(field)?.add(foldReference(String(value)));
  return candidates.filter(({ field, value }) => {
    const other = field === 'contractNumber' ? 'supplierAccountNumber' : 'contractNumber';
    const number = foldReference(String(value));
    return !named.has(field) || named.get(field)!.has(number) || !named.get(other)!.has(number);
  });
}
