import type { ContractFacts } from './facts.js';
import { addDays, addMonths } from './period.js';

/** The last day of a contract: the one that it gives, else the one on which the term from its first day is over. */
export function lastDayOf({
  contractStartDate: start,
  contractEndDate: end,
  contractTermMonths: months,
}: Pick<ContractFacts, 'contractStartDate' | 'contractEndDate' | 'contractTermMonths'>): string | undefined {
  return end ?? (start && months ? addDays(addMonths(start, months), -1) : undefined);
}
