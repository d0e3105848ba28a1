/** Every code a finding can have. They are part of the interface: a code is never renamed. */
export const FINDING_CODES = [
  'unit_charge_arithmetic',
  'standing_charge_arithmetic',
  'net_arithmetic',
  'vat_arithmetic',
  'total_arithmetic',
  'unit_rate_mismatch',
  'day_unit_rate_mismatch',
  'night_unit_rate_mismatch',
  'standing_charge_mismatch',
  'ccl_rate_mismatch',
  'vat_rate_mismatch',
  'outside_contract_term',
  'meter_point_mismatch',
  'meter_serial_mismatch',
  'invalid_meter_point',
  'capacity_mismatch',
  'ccl_not_due',
  'ccl_rate_statutory',
  'vat_de_minimis',
  'gas_conversion',
  'duplicate_invoice',
  'period_overlap',
  'period_gap',
  'missing_invoice',
  'read_continuity',
  'estimated_streak',
  'consumption_outlier',
  'back_billing',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/**
 * `severe`: the bill is wrong, or cannot be accepted as it stands; it fails. `warning`: worth a question to the
 * supplier, or a look at the papers; the bill does not fail for it. `info`: good to know.
 */
export const SEVERITIES = ['info', 'warning', 'severe'] as const;
export type Severity = (typeof SEVERITIES)[number];

/**
 * `failed`: at least one severe finding. `passed`: none, held against a contract. `not_validated`: none, but there was
 * no contract, or no price to hold against it, so that only sums, tax and the history were looked at.
 */
export const CHECK_OUTCOMES = ['passed', 'failed', 'not_validated'] as const;
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

export interface Finding {
  code: FindingCode;
  severity: Severity;
  /** The field of the bill that is meant. */
  field: string;
  /** What the bill says, in the field's unit. */
  billed?: number | string;
  /** What it should say. */
  expected?: number | string;
  /**
   * Pounds charged too much on the line concerned, exact to the penny, net of VAT (for a VAT finding: the VAT);
   * negative where too little was charged, absent where there is no amount.
   */
  overcharge?: number;
  /** What is wrong, in words for the person who pays the bill. */
  message: string;
}
