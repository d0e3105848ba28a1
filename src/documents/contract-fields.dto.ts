import type { ContractFields, SupplyPointFields } from '../extraction/index.js';
import {
  Day,
  Figure,
  Flag,
  MeterPoint,
  OneOf,
  PAYMENT_METHODS,
  STANDING_CHARGE_TYPES,
  SUPPLY_TYPES,
  Whole,
  Words,
} from './field-checks.js';

/** What a contract says of one meter point. */
export class SupplyPointFieldsDto implements SupplyPointFields {
  /** The 13-digit MPAN core without spaces (electricity), or the 6 to 10 digit MPRN (gas). */
  @MeterPoint()
  mpanMprn?: string;

  /** The fuel supplied. */
  @OneOf(SUPPLY_TYPES, 'SupplyType')
  supplyType?: (typeof SUPPLY_TYPES)[number];

  /** Serial number of the meter, as printed. */
  @Words()
  meterSerialNumber?: string;

  /** Name of the site, as printed. */
  @Words()
  siteName?: string;

  /** Address of the supply, on one line, parts joined by ", ". */
  @Words()
  siteAddress?: string;

  /** Name of the product or tariff, as printed. */
  @Words()
  tariffName?: string;

  /** True where the document says that the rates are deemed or out of contract. */
  @Flag()
  isNonContractedRate?: boolean;

  /** Standing charge in pence per the period in `standingChargeType`. */
  @Figure(0)
  standingCharge?: number;

  /** The period of the standing charge. */
  @OneOf(STANDING_CHARGE_TYPES, 'StandingChargeType')
  standingChargeType?: (typeof STANDING_CHARGE_TYPES)[number];

  /** Unit rate of a single-rate supply, in pence per kWh. */
  @Figure()
  unitRate?: number;

  /** Unit rate by day, in pence per kWh. */
  @Figure()
  dayUnitRate?: number;

  /** Unit rate by night, in pence per kWh. */
  @Figure()
  nightUnitRate?: number;

  /** Estimated annual consumption (EAC) or annual quantity (AQ), in kWh. */
  @Figure(0)
  estimatedAnnualConsumption?: number;

  /** Consumption of the previous twelve months, in kWh. */
  @Figure(0)
  previous12MonthsConsumption?: number;

  /** Maximum import capacity (agreed supply capacity), in kVA. */
  @Figure(0)
  maximumImportCapacity?: number;

  /** Capacity charge in pence per kVA per day; one printed per month is multiplied by 12 / 365. */
  @Figure(0)
  capacityRate?: number;

  /** Discount for paying by Direct Debit, in per cent. */
  @Figure(0)
  directDebitDiscount?: number;

  /** Name of the broker (third-party intermediary). */
  @Words()
  brokerName?: string;

  /** The broker's uplift within the rates, in pence per kWh. */
  @Figure()
  brokerUplift?: number;
}

/** What a contract says of all its meter points. */
export class ContractFieldsDto implements Partial<
  Omit<ContractFields, 'supplyPoints' | 'customerType' | 'billingAddress'>
> {
  /** Name of the supplier, as printed. */
  @Words()
  supplierName?: string;

  /** Address of the supplier, on one line. */
  @Words()
  supplierAddress?: string;

  /** The customer's account number with the supplier. */
  @Words()
  supplierAccountNumber?: string;

  /** Name of the customer, as printed. */
  @Words()
  customerName?: string;

  /** Number or reference of the contract. */
  @Words()
  contractNumber?: string;

  /** First day of supply under the contract. */
  @Day()
  contractStartDate?: string;

  /** Last day of supply under the contract. */
  @Day()
  contractEndDate?: string;

  /** True where the price is fixed for the term. */
  @Flag()
  isFixedContract?: boolean;

  /** True where the price is indexed, flexible or variable. */
  @Flag()
  isMarketRates?: boolean;

  /** True where the customer is said to be a micro-business. */
  @Flag()
  isMicroBusiness?: boolean;

  /** The way the customer pays. */
  @OneOf(PAYMENT_METHODS, 'PaymentMethod')
  paymentMethod?: (typeof PAYMENT_METHODS)[number];

  /** Length of the contract in whole months. */
  @Whole(0)
  contractTermMonths?: number;

  /** Climate Change Levy rate in pence per kWh. */
  @Figure(0)
  cclRate?: number;

  /** VAT in per cent (20 for 20 %), where one rate covers the whole contract. */
  @Figure(0)
  vatRate?: number;
}
