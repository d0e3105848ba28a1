import type { BILL_ROLES } from '../../witness/index.js';

/** A role of a bill. */
export type BillRole = (typeof BILL_ROLES)[keyof typeof BILL_ROLES][number];

/**
 * How likely the second witness must have it that a value has a role of a bill, for the value to be given where the rules have none.
 * Counted on papers, each set of them under a fit of the others; from here on nine in ten or more were right.
 */
const LEAST: Readonly<Record<BillRole, number>> = {
  customerName: 0.5,
  siteAddress: 0.5,
  invoiceDate: 0.7,
  dueDate: 0.4,
  chargeStartDate: 0.5,
  chargeEndDate: 0.5,
  invoiceNumber: 0.7,
  supplierAccountNumber: 0.7,
  meterSerialNumber: 0.5,
  paymentMethod: 0.85,
  readFromType: 0.85,
  readToType: 0.85,
  consumption: 0.6,
  correctionFactor: 0.5,
  calorificValue: 0.5,
  vatRate: 0.5,
  cclRate: 0.5,
  amountDueNetOfVat: 0.5,
  vat: 0.4,
  totalAmount: 0.5,
};

export const BILL_ROLES_HEARD = Object.keys(LEAST) as BillRole[];

/** The least likelihood at which a value is given in a role. */
export const leastLikely = (role: BillRole): number => LEAST[role];
