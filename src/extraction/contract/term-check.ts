import { DateTime } from 'luxon';
import type { Candidate } from '../fields/candidates.js';
import type { ContractFields, Extraction } from '../results.js';

/** How much surer dates and a term are that fit each other. */
const AGREEMENT = 0.5;
/** So many candidates of a field are tried with those of the others. */
const MOST = 6;

/**
 * The start, the end and the length of a contract say one thing twice: candidates that agree with each other become
 * surer, those that contradict the others do not.
 */
export function agreeOnTerm(candidates: readonly Candidate[]): Candidate[] {
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

/** The whole months from the first to the last day, where they are whole months: the last day may be named or excluded. */
export function monthsOf(first: string, last: string): number | undefined {
  const start = DateTime.fromISO(first, { zone: 'utc' });
  const end = DateTime.fromISO(last, { zone: 'utc' });
  for (const after of [end.plus({ days: 1 }), end]) {
    const months = after.diff(start, 'months').months;
    if (months > 0 && Number.isInteger(months)) return months;
  }
  return undefined;
}

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
