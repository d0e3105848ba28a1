import type { InvoiceFields } from '../extraction/index.js';
import {
  Day,
  Figure,
  METER_UNITS,
  MeterPoint,
  OneOf,
  PAYMENT_METHODS,
  READ_TYPES,
  STANDING_CHARGE_TYPES,
  SUPPLY_TYPES,
  Words,
} from './field-checks.js';

/** What a bill says of one meter point. A value that the paper does not give, or that is not sure, is absent. */
export class InvoiceFieldsDto implements InvoiceFields {
  /** The 13-digit MPAN core without spaces (electricity), or the 6 to 10 digit MPRN (gas). */
  @MeterPoint()
  mpanMprn?: string;

  /** The fuel supplied. */
  @OneOf(SUPPLY_TYPES, 'SupplyType')
  supplyType?: (typeof SUPPLY_TYPES)[number];

  /** Name of the supplier, as printed. */
  @Words()
  supplierName?: string;

  /** The customer's account number with the supplier. */
  @Words()
  supplierAccountNumber?: string;

  /** Name of the customer, as printed. */
  @Words()
  customerName?: string;

  /** Number of the bill. */
  @Words()
  invoiceNumber?: string;

  /** Date of the bill (tax point). */
  @Day()
  invoiceDate?: string;

  /** The day by which to pay, or on which a Direct Debit is taken. */
  @Day()
  dueDate?: string;

  /** First day of the charge period, as printed. */
  @Day()
  chargeStartDate?: string;

  /** Last day of the charge period, as printed. */
  @Day()
  chargeEndDate?: string;

  /** Serial number of the meter, as printed. */
  @Words()
  meterSerialNumber?: string;

  /** Address of the supply, on one line, parts joined by ", ". */
  @Words()
  siteAddress?: string;

  /** The way the customer pays. */
  @OneOf(PAYMENT_METHODS, 'PaymentMethod')
  paymentMethod?: (typeof PAYMENT_METHODS)[number];

  /** Standing charge in pence per the period in `standingChargeType`. */
  @Figure(0)
  standingCharge?: number;

  /** The period of the standing charge. */
  @OneOf(STANDING_CHARGE_TYPES, 'StandingChargeType')
  standingChargeType?: (typeof STANDING_CHARGE_TYPES)[number];

  /** Climate Change Levy rate in pence per kWh. */
  @Figure(0)
  cclRate?: number;

  /** VAT in per cent (20 for 20 %). */
  @Figure(0)
  vatRate?: number;

  /** Day of the opening read. */
  @Day()
  readFromDate?: string;

  /** Day of the closing read. */
  @Day()
  readToDate?: string;

  /** How the opening read was taken. */
  @OneOf(READ_TYPES, 'ReadType')
  readFromType?: (typeof READ_TYPES)[number];

  /** How the closing read was taken. */
  @OneOf(READ_TYPES, 'ReadType')
  readToType?: (typeof READ_TYPES)[number];

  /** Consumption of the period in kWh. */
  @Figure()
  consumption?: number;

  /** Consumption at the day rate in kWh. */
  @Figure()
  dayConsumption?: number;

  /** Consumption at the night rate in kWh. */
  @Figure()
  nightConsumption?: number;

  /** Unit rate of a single-rate supply, in pence per kWh. */
  @Figure()
  unitRate?: number;

  /** Unit rate by day, in pence per kWh. */
  @Figure()
  dayUnitRate?: number;

  /** Unit rate by night, in pence per kWh. */
  @Figure()
  nightUnitRate?: number;

  /** Volume correction factor of gas (such as 1.02264); a ratio. */
  @Figure(0)
  correctionFactor?: number;

  /** Calorific value of gas in MJ/m³. */
  @Figure(0)
  calorificValue?: number;

  /** Charge for the units in pounds; a credit is negative. */
  @Figure()
  totalUnitCharge?: number;

  /** Standing charges of the period in pounds. */
  @Figure()
  totalStandingCharge?: number;

  /** Capacity charge of the period in pounds. */
  @Figure()
  capacityCharge?: number;

  /**
   * This bill's charges without VAT, in pounds. Of a bill for several meter points this sum, the VAT and the total are
   * those of one meter point, where it prints them; sums of all of them stand at none.
   */
  @Figure()
  amountDueNetOfVat?: number;

  /** VAT in pounds. */
  @Figure()
  vat?: number;

  /** This bill's charges with VAT, in pounds; never the balance of the account. */
  @Figure()
  totalAmount?: number;
}

/** What a bill says of one meter point, with what its checks need besides. */
export class BillFieldsDto extends InvoiceFieldsDto {
  /** What the meter showed at the beginning, in kWh, or in the `meterUnit` of gas; only of a single meter with one register. */
  @Figure(0)
  readFromValue?: number;

  /** What the meter showed at the end, in kWh, or in the `meterUnit` of gas. */
  @Figure(0)
  readToValue?: number;

  /** What one unit of a gas meter's figures is. */
  @OneOf(METER_UNITS, 'MeterUnit')
  meterUnit?: (typeof METER_UNITS)[number];

  /** Charges in pounds net of VAT that are in no other field, such as metering; 0 where there is certainly none. */
  @Figure()
  otherCharges?: number;

  /**
   * kWh that the lines of energy charge together, where the paper has several prices and prints no sum of their units; known
   * only where each line is proven by its price. Emissions are made of it where the consumption is not printed.
   */
  @Figure()
  unitsCharged?: number;

  /** Number of the invoice that this paper corrects, cancels or replaces. */
  @Words()
  correctsInvoiceNumber?: string;
}
