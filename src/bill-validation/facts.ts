/**
 * What the rules are given. The shapes are those of a read bill and a read contract; a value that is not known is
 * absent. Rates are in pence, charges and amounts in pounds (a credit is negative), consumption in kWh, dates are
 * YYYY-MM-DD with the first and the last day as printed.
 */

import type { Fuel } from '../law/index.js';

export type { Fuel };
export type ReadKind = 'actual' | 'estimated' | 'customer';
export type StandingChargePeriod = 'daily' | 'monthly' | 'quarterly' | 'annual';

/** What one bill says of one meter point. */
export interface BillFacts {
  /** The caller's name of the paper: two facts with the same one are never held against each other. */
  documentId?: string;
  /** Its place among all papers in the order in which they first came; compared as text. */
  filed?: string;
  /** The file on which it stands: papers with the same one are one paper that was filed more than once. */
  file?: string;
  mpanMprn?: string;
  supplyType?: Fuel;
  supplierName?: string;
  supplierAccountNumber?: string;
  invoiceNumber?: string;
  invoiceDate?: string;
  chargeStartDate?: string;
  chargeEndDate?: string;
  meterSerialNumber?: string;
  standingCharge?: number;
  standingChargeType?: StandingChargePeriod;
  cclRate?: number;
  vatRate?: number;
  readFromDate?: string;
  readToDate?: string;
  readFromType?: ReadKind;
  readToType?: ReadKind;
  consumption?: number;
  dayConsumption?: number;
  nightConsumption?: number;
  unitRate?: number;
  dayUnitRate?: number;
  nightUnitRate?: number;
  correctionFactor?: number;
  calorificValue?: number;
  totalUnitCharge?: number;
  totalStandingCharge?: number;
  capacityCharge?: number;
  amountDueNetOfVat?: number;
  vat?: number;
  totalAmount?: number;
  /** The opening and the closing figure of the meter, of a single meter with one register. */
  readFromValue?: number;
  readToValue?: number;
  /** What one unit of those figures is on a gas meter. */
  meterUnit?: 'm3' | 'hundred_cubic_feet';
  /** Pounds net of VAT on lines that are in no other field (metering, reactive power); 0 where there is none. */
  otherCharges?: number;
  /** The paper is a credit note: it gives back what it prints, with a sign or without. */
  isCreditNote?: boolean;
  /** Of a credit note or a replacement: the number of the invoice that it corrects. */
  correctsInvoiceNumber?: string;
}

/** What a contract says of one meter point. */
export interface SupplyPointFacts {
  mpanMprn?: string;
  supplyType?: Fuel;
  meterSerialNumber?: string;
  standingCharge?: number;
  standingChargeType?: StandingChargePeriod;
  unitRate?: number;
  dayUnitRate?: number;
  nightUnitRate?: number;
  estimatedAnnualConsumption?: number;
  previous12MonthsConsumption?: number;
  /** kVA. */
  maximumImportCapacity?: number;
  /** Pence per kVA per day. */
  capacityRate?: number;
  /** Per cent. */
  directDebitDiscount?: number;
  vatRate?: number;
}

export interface ContractFacts {
  customerType?: 'domestic' | 'non_domestic';
  contractNumber?: string;
  contractStartDate?: string;
  contractEndDate?: string;
  contractTermMonths?: number;
  cclRate?: number;
  vatRate?: number;
  isFixedContract?: boolean;
  isMarketRates?: boolean;
  isMicroBusiness?: boolean;
  supplyPoints: SupplyPointFacts[];
}

/** What is known of the supply beyond its papers. */
export interface SupplyContext {
  /** EAC or AQ, kWh a year; the contract's where absent. */
  estimatedAnnualConsumption?: number;
  /** kVA; the contract's where absent. */
  agreedCapacity?: number;
  isMicroBusiness?: boolean;
  /** Meter points on the same bill, where its sums are those of all of them. */
  meterPointsOnBill?: number;
  /** Known meter points of the same fuel at the premises: the de minimis limits count them together. */
  meterPointsAtPremises?: number;
  /** There is certainly no other meter point of the fuel at the premises (the supplier's account lists them all). */
  isOnlyMeterPoint?: boolean;
}

export interface BillToCheck {
  bill: BillFacts;
  /** The contract the bill is held against. */
  contract?: ContractFacts;
  /** Others for the same meter point, such as the one before it or after it. */
  otherContracts?: ContractFacts[];
  /** Other bills and credit notes of the same meter point, in any order. */
  history?: BillFacts[];
  context?: SupplyContext;
}
