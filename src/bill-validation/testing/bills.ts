import type { BillFacts, BillToCheck, ContractFacts, SupplyPointFacts } from '../facts.js';
import { caseOf, type Rule } from '../case.js';
import type { Finding } from '../finding.js';

/** An invented electricity supply, on a distributor number that is kept for tests. */
export const MPAN = '9700000000016';
export const MPRN = '5353866879';

/**
 * A June bill that is right in all it says:
 *   units            3,000 kWh x 25p      750.00
 *   standing charge     30 days x 50p      15.00
 *   levy             3,000 kWh x 0.801p    24.03
 *   net                                   789.03
 *   VAT 20%                               157.81 (157.806)
 *   total                                 946.84
 */
export function electricityBill(changes: BillFacts = {}): BillFacts {
  return {
    documentId: 'june',
    mpanMprn: MPAN,
    supplyType: 'electricity',
    supplierName: 'Invented Power',
    invoiceNumber: 'E-6',
    invoiceDate: '2026-07-03',
    chargeStartDate: '2026-06-01',
    chargeEndDate: '2026-06-30',
    meterSerialNumber: 'E10UP12345',
    readFromType: 'actual',
    readToType: 'actual',
    standingCharge: 50,
    standingChargeType: 'daily',
    cclRate: 0.801,
    vatRate: 20,
    consumption: 3000,
    unitRate: 25,
    totalUnitCharge: 750,
    totalStandingCharge: 15,
    amountDueNetOfVat: 789.03,
    vat: 157.81,
    totalAmount: 946.84,
    ...changes,
  };
}

/**
 * A June gas bill that is right:
 *   units           20,000 kWh x 6p      1200.00
 *   standing charge     30 days x 100p     30.00
 *   levy            20,000 kWh x 0.801p   160.20
 *   net                                  1390.20
 *   VAT 20%                               278.04
 *   total                                1668.24
 */
export function gasBill(changes: BillFacts = {}): BillFacts {
  return {
    documentId: 'june-gas',
    mpanMprn: MPRN,
    supplyType: 'gas',
    supplierName: 'Invented Gas',
    invoiceNumber: 'G-6',
    invoiceDate: '2026-07-03',
    chargeStartDate: '2026-06-01',
    chargeEndDate: '2026-06-30',
    meterSerialNumber: 'G4A12345678',
    readFromType: 'actual',
    readToType: 'actual',
    standingCharge: 100,
    standingChargeType: 'daily',
    cclRate: 0.801,
    vatRate: 20,
    consumption: 20000,
    unitRate: 6,
    correctionFactor: 1.02264,
    calorificValue: 39.3,
    totalUnitCharge: 1200,
    totalStandingCharge: 30,
    amountDueNetOfVat: 1390.2,
    vat: 278.04,
    totalAmount: 1668.24,
    ...changes,
  };
}

/** The contract of the electricity bill: two years, one price. */
export function contract(changes: Partial<ContractFacts> = {}, point: SupplyPointFacts = {}): ContractFacts {
  return {
    customerType: 'non_domestic',
    contractStartDate: '2026-04-01',
    contractEndDate: '2028-03-31',
    cclRate: 0.801,
    vatRate: 20,
    isFixedContract: true,
    isMarketRates: false,
    supplyPoints: [
      {
        mpanMprn: MPAN,
        supplyType: 'electricity',
        meterSerialNumber: 'E10UP12345',
        standingCharge: 50,
        standingChargeType: 'daily',
        unitRate: 25,
        estimatedAnnualConsumption: 36000,
        ...point,
      },
    ],
    ...changes,
  };
}

/** What one rule finds. */
export const find = (rule: Rule, input: BillToCheck): Finding[] => rule(caseOf(input));

/** The money of the findings, and nothing else, to compare at a glance. */
export const sums = (findings: Finding[]) =>
  findings.map(({ code, severity, field, billed, expected, overcharge }) => ({
    code,
    severity,
    field,
    billed,
    expected,
    overcharge,
  }));
