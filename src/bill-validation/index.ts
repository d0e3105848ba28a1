/**
 * The rules that bills are held against, and the findings of each bill.
 *
 * `checkBill` is pure: a bill, and what is known of its contract, its supply and the other bills of its meter point, in;
 * findings and an outcome out. It decides nothing by the clock, so that the same papers always give the same findings.
 *
 * `BillValidation` checks and keeps what was found, in the transaction of the caller; `BillValidationModule` provides it
 * and answers for the findings.
 */
export { BillValidationModule } from './bill-validation.module.js';
export { BillValidation, type FiledBill } from './bill-validation.service.js';
export { type BillCheck, checkBill } from './check-bill.js';
export type {
  BillFacts,
  BillToCheck,
  ContractFacts,
  Fuel,
  ReadKind,
  StandingChargePeriod,
  SupplyContext,
  SupplyPointFacts,
} from './facts.js';
export {
  CHECK_OUTCOMES,
  type CheckOutcome,
  type Finding,
  FINDING_CODES,
  type FindingCode,
  SEVERITIES,
  type Severity,
} from './finding.js';
export { RULE_SET_VERSION } from './rule-set.js';
export { lastDayOf } from './term.js';
