import { type Case, caseOf } from './case.js';
import type { BillFacts, BillToCheck } from './facts.js';
import type { CheckOutcome, Finding } from './finding.js';
import { RULE_SET_VERSION, RULES } from './rule-set.js';
import { hasUnreadPrices } from './unread-prices.js';

export interface BillCheck {
  findings: Finding[];
  outcome: CheckOutcome;
  ruleSetVersion: number;
  /** The bill charges units, and no price of theirs could be held against the contract's. */
  pricesAreUnread?: true;
  /** The credit note that gives all of the bill back. Such a bill asks for nothing, and nothing is held against it. */
  cancelledBy?: BillFacts;
}

/** Holds a bill against the sums on it, the law, its contract and the other bills of its meter point. */
export function checkBill(input: BillToCheck): BillCheck {
  const c = caseOf(input);
  const { cancelledBy } = c.ledger;
  const findings = cancelledBy ? [] : allFindings(c);
  const pricesAreUnread = !cancelledBy && hasUnreadPrices(c);
  return {
    findings,
    outcome: outcomeOf(findings, c, pricesAreUnread),
    ruleSetVersion: RULE_SET_VERSION,
    ...(pricesAreUnread && { pricesAreUnread }),
    ...(cancelledBy && { cancelledBy }),
  };
}

function allFindings(c: Case): Finding[] {
  const findings: Finding[] = [];
  for (const rule of RULES) findings.push(...rule(c, findings));
  return findings;
}

function outcomeOf(findings: Finding[], { agreement }: Case, pricesAreUnread: boolean): CheckOutcome {
  if (findings.some((f) => f.severity === 'severe')) return 'failed';
  return agreement && !pricesAreUnread ? 'passed' : 'not_validated';
}
