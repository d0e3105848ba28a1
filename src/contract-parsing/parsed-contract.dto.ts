import { ApiExtraModels, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBooleanString, IsOptional } from 'class-validator';

const SUPPLY_TYPES = ['electricity', 'gas'] as const;
const STANDING_CHARGE_TYPES = ['daily', 'monthly', 'quarterly', 'annual'] as const;
const PAYMENT_METHODS = ['direct_debit', 'bacs', 'cheque', 'card', 'standing_order', 'prepayment'] as const;

/** What the contract says of one meter point. A value that the paper does not give, or that is not sure, is absent. */
export class ParsedSupplyPointDto {
  /** The 13-digit MPAN core without spaces (electricity), or the 6 to 10 digit MPRN (gas). */
  mpanMprn?: string;

  /** The fuel supplied. */
  @ApiPropertyOptional({ enum: SUPPLY_TYPES, enumName: 'SupplyType' })
  supplyType?: (typeof SUPPLY_TYPES)[number];

  /** Serial number of the meter, as printed. */
  meterSerialNumber?: string;

  /** Name of the site, as printed. */
  siteName?: string;

  /** Address of the supply, on one line, parts joined by ", ". */
  siteAddress?: string;

  /** Name of the product or tariff, as printed. */
  tariffName?: string;

  /** True where the document says that the rates are deemed or out of contract. */
  isNonContractedRate?: boolean;

  /** Standing charge in pence per the period in `standingChargeType`. */
  standingCharge?: number;

  /** The period of the standing charge. */
  @ApiPropertyOptional({ enum: STANDING_CHARGE_TYPES, enumName: 'StandingChargeType' })
  standingChargeType?: (typeof STANDING_CHARGE_TYPES)[number];

  /** Unit rate of a single-rate supply, in pence per kWh. */
  unitRate?: number;

  /** Unit rate by day, in pence per kWh. */
  dayUnitRate?: number;

  /** Unit rate by night, in pence per kWh. */
  nightUnitRate?: number;

  /** Estimated annual consumption (EAC) or annual quantity (AQ), in kWh. */
  estimatedAnnualConsumption?: number;

  /** Consumption of the previous twelve months, in kWh. */
  previous12MonthsConsumption?: number;

  /** Maximum import capacity (agreed supply capacity), in kVA. */
  maximumImportCapacity?: number;

  /** Capacity charge in pence per kVA per day; one printed per month is multiplied by 12 / 365. */
  capacityRate?: number;

  /** Discount for paying by Direct Debit, in per cent. */
  directDebitDiscount?: number;

  /** Name of the broker (third-party intermediary). */
  brokerName?: string;

  /** The broker's uplift within the rates, in pence per kWh. */
  brokerUplift?: number;

  /** VAT in per cent (20 for 20 %), where the document lists it by supply point. */
  vatRate?: number;
}

/** Where a value stands on the paper. */
export class ParsedEvidenceDto {
  /** Page, from 1, over all files of the request. */
  @ApiProperty({ type: 'integer' })
  page: number;

  /** Rectangle on the upright page, in points (1/72 inch) from its top left: left, top, right, bottom. */
  @ApiProperty({ type: [Number] })
  box: [number, number, number, number];

  /** The text as printed, or as it was read from the picture. */
  text: string;

  /** 0 to 1: of values said to be 0.9 sure, nine in ten are right. */
  confidence: number;

  /** True where a character was repaired by a check (a check digit, a sum). */
  repaired?: boolean;
}

/** What a contract says. Only `customerType` and `supplyPoints` are always there. */
@ApiExtraModels(ParsedEvidenceDto)
export class ParsedContractDto {
  /** `domestic` (residential) or `non_domestic` (business). */
  @ApiProperty({ enum: ['domestic', 'non_domestic'], enumName: 'CustomerType' })
  customerType: 'domestic' | 'non_domestic';

  /** The meter points supplied; empty when none could be read. */
  supplyPoints: ParsedSupplyPointDto[];

  /** The customer's account number with the supplier. */
  supplierAccountNumber?: string;

  /** Name of the supplier, as printed. */
  supplierName?: string;

  /** Address of the supplier, on one line. */
  supplierAddress?: string;

  /** Identifier of the supplier in the catalogue; the same as `supplierCode`. */
  supplierId?: string;

  /** Code of the supplier in the catalogue (`GET /v1/suppliers`), where the printed name is known there. */
  supplierCode?: string;

  /** Name of the customer, as printed. */
  customerName?: string;

  /** Address where bills are sent, on one line. */
  billingAddress?: string;

  /** Number or reference of the contract. */
  contractNumber?: string;

  /** First day of supply under the contract. */
  @ApiPropertyOptional({ format: 'date' })
  contractStartDate?: string;

  /** Last day of supply under the contract. */
  @ApiPropertyOptional({ format: 'date' })
  contractEndDate?: string;

  /** Climate Change Levy rate in pence per kWh; a rate printed in pounds is converted. */
  cclRate?: number;

  /** VAT in per cent (20 for 20 %), where one rate covers the whole contract. */
  vatRate?: number;

  /** True where the price is fixed for the term. */
  isFixedContract?: boolean;

  /** True where the price is indexed, flexible or variable. */
  isMarketRates?: boolean;

  /** True where the customer is said to be a micro-business. */
  isMicroBusiness?: boolean;

  /** The way the customer pays. */
  @ApiPropertyOptional({ enum: PAYMENT_METHODS, enumName: 'PaymentMethod' })
  paymentMethod?: (typeof PAYMENT_METHODS)[number];

  /** Length of the contract in whole months, where printed. */
  contractTermMonths?: number;

  /** With `?evidence=true`: where each value stands, keyed by JSON pointer (`/supplyPoints/0/unitRate`). */
  @ApiPropertyOptional({ type: 'object', additionalProperties: { $ref: '#/components/schemas/ParsedEvidenceDto' } })
  evidence?: Record<string, ParsedEvidenceDto>;
}

/** Parameters of contract parsing. */
export class ParseContractQueryDto {
  /** `true` adds to each field where it stands on the paper. */
  @IsOptional()
  @IsBooleanString({ message: 'evidence must be true or false' })
  evidence?: string;
}
