import type { Rule } from './case.js';
import { backBillingRule } from './rules/back-billing.js';
import { capacityMismatch } from './rules/capacity-mismatch.js';
import { cclNotDue } from './rules/ccl-not-due.js';
import { cclRateMismatch } from './rules/ccl-rate-mismatch.js';
import { cclRateStatutory } from './rules/ccl-rate-statutory.js';
import { consumptionOutlier } from './rules/consumption-outlier.js';
import { duplicateInvoice } from './rules/duplicate-invoice.js';
import { estimatedStreak } from './rules/estimated-streak.js';
import { gasConversion } from './rules/gas-conversion.js';
import { invalidMeterPoint } from './rules/invalid-meter-point.js';
import { meterPointMismatch } from './rules/meter-point-mismatch.js';
import { meterSerialMismatch } from './rules/meter-serial-mismatch.js';
import { netArithmetic } from './rules/net-arithmetic.js';
import { outsideContractTerm } from './rules/outside-contract-term.js';
import { missingInvoice, periodGap } from './rules/period-gap.js';
import { periodOverlap } from './rules/period-overlap.js';
import { readContinuity } from './rules/read-continuity.js';
import { standingChargeArithmetic } from './rules/standing-charge-arithmetic.js';
import { standingChargeMismatch } from './rules/standing-charge-mismatch.js';
import { totalArithmetic } from './rules/total-arithmetic.js';
import { unitChargeArithmetic } from './rules/unit-charge-arithmetic.js';
import { unitRateMismatch } from './rules/unit-rate-mismatch.js';
import { vatArithmetic } from './rules/vat-arithmetic.js';
import { vatDeMinimis } from './rules/vat-de-minimis.js';
import { vatRateMismatch } from './rules/vat-rate-mismatch.js';

/** Stored with every check: raise it when a rule, a tolerance or a table of facts changes what is found. */
export const RULE_SET_VERSION = 5;

/** All rules, in the order in which a clerk would go through a bill. */
export const RULES: Rule[] = [
  invalidMeterPoint,
  meterPointMismatch,
  meterSerialMismatch,
  outsideContractTerm,
  duplicateInvoice,
  periodOverlap,
  periodGap,
  missingInvoice,
  unitRateMismatch,
  standingChargeMismatch,
  capacityMismatch,
  cclRateMismatch,
  cclRateStatutory,
  cclNotDue,
  vatRateMismatch,
  vatDeMinimis,
  gasConversion,
  unitChargeArithmetic,
  standingChargeArithmetic,
  netArithmetic,
  vatArithmetic,
  totalArithmetic,
  readContinuity,
  estimatedStreak,
  consumptionOutlier,
  backBillingRule,
];
