import type { Candidate } from '../fields/candidates.js';
import { headingsOver } from '../layout/index.js';

const FORMER =
  /\b(?:now|current(?:ly)?|existing|present|old|previous|former|expiring|ending|to date|outgoing|you pay today)\b/i;
const NEW = /\b(?:new|renewal|renewed|renewing|proposed|offer(?:ed)?|from now on|going forward|replacement|next)\b/i;

type Era = 'former' | 'new' | undefined;

function eraOf(text: string): Era {
  if (NEW.test(text)) return 'new';
  return FORMER.test(text) ? 'former' : undefined;
}

/** Whether a value stands in a column, a row or under a heading of the contract that ends, or of the one that begins. */
function eraOfCandidate(candidate: Candidate): Era {
  const { pair, passage } = candidate;
  const texts = [
    pair?.over?.text,
    pair?.label.qualifier,
    ...(pair?.row ? pair.row.cells.filter((cell) => cell && !/\d{3}/.test(cell.text)).map((cell) => cell!.text) : []),
    ...headingsOver(passage.block)
      .slice(0, 1)
      .map((heading) => heading.text),
  ];
  for (const text of texts) {
    const era = text ? eraOf(text) : undefined;
    if (era) return era;
  }
  return undefined;
}

/** Of fields with an old and a new value, only the new ones. */
export function withoutFormer(candidates: readonly Candidate[]): Candidate[] {
  const eras = new Map<Candidate, Era>(candidates.map((each) => [each, eraOfCandidate(each)]));
  const renewed = new Set(candidates.filter((each) => eras.get(each) === 'new').map((each) => each.field));
  return candidates.filter((each) => eras.get(each) !== 'former' || !renewed.has(each.field));
}
