import type { Candidate } from '../../fields/candidates.js';
import { monthsOf } from '../../fields/values/index.js';
import type { ContractFields, Extraction } from '../../results.js';

/** How much surer dates and a term are that fit each other. */
const AGREEMENT = 0.5;
/** So many candidates of a field are tried with those of the others. */
const MOST = 6;

/**
 * The start, the end and the length of a contract say one thing twice: candidates that agree with each other become
 * surer, those that contradict the others do not.
 */
export function agreeOnTerm(read: readonly Candidate[]): Candidate[] {
  const candidates = withoutEarlierEnds(read);
  const of = (field: string): Candidate[] =>
    candidates
      .filter((each) => each.field === field)
      .sort((a, b) => b.confidence - a.confidence)
      .slice(0, MOST);
  const agreed = new Set<Candidate>();
  for (const start of of('contractStartDate')) {
    for (const end of of('contractEndDate')) {
      for (const term of of('contractTermMonths')) {
        if (monthsOf(String(start.value), String(end.value)) !== term.value) continue;
        for (const each of [start, end, term]) agreed.add(each);
      }
    }
  }
  return candidates.map((each) =>
    agreed.has(each) ? { ...each, confidence: 1 - (1 - each.confidence) * (1 - AGREEMENT) } : each,
  );
}

/** "Until 30 April 2026 | From 1 May 2026", over prices: what ends before this contract starts is another, where an end comes after. */
function withoutEarlierEnds(candidates: readonly Candidate[]): Candidate[] {
  const starts = candidates.filter(({ field }) => field === 'contractStartDate');
  const [first] = starts.sort((a, b) => b.confidence - a.confidence);
  const isEnd = ({ field }: Candidate): boolean => field === 'contractEndDate';
  const isLater = ({ value }: Candidate): boolean => String(value) > String(first?.value);
  if (!first || !candidates.some((each) => isEnd(each) && isLater(each) && each.confidence >= LEAST_SURE))
    return [...candidates];
  return candidates.filter((each) => !isEnd(each) || isLater(each));
}
/** How sure an end must be for an earlier one to be left out for it. */
const LEAST_SURE = 0.4;

/** What the dates of a contract contradict: a last day before the first, and a length less sure than either that is of something else. */
export function contradicted({
  fields,
  evidence,
}: Extraction<ContractFields>): ('contractEndDate' | 'contractTermMonths')[] {
  const { contractStartDate: start, contractEndDate: end, contractTermMonths: term } = fields;
  if (!start || !end) return [];
  if (start >= end) return ['contractEndDate'];
  const months = monthsOf(start, end);
  if (term === undefined || months === undefined || months === term) return [];
  const sure = (field: string): number => evidence[`/${field}`].confidence;
  const leastOfDates = Math.min(sure('contractStartDate'), sure('contractEndDate'));
  return sure('contractTermMonths') < leastOfDates ? ['contractTermMonths'] : [];
}
