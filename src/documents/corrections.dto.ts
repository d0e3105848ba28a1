import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsNotEmptyObject, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { ContractFieldsDto, SupplyPointFieldsDto } from './contract-fields.dto.js';
import { CONTRACT_FIELDS, SUPPLY_POINT_FIELDS } from './contract.entity.js';
import { Figure, MeterPoint, OneOf, Words } from './field-checks.js';
import { BillFieldsDto } from './invoice-fields.dto.js';
import { BILL_FIELDS } from './invoice.entity.js';

const CUSTOMER_TYPES = ['domestic', 'non_domestic'] as const;
const MOST_POINTS = 5000;

/** Corrections of one supply point of a contract. */
export class SupplyPointCorrectionDto extends SupplyPointFieldsDto {
  /** Which one is meant: its place in `supplyPoints`, a count from 0. Left out: the one with this `mpanMprn`, else a new one. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MOST_POINTS)
  @ApiPropertyOptional({ type: 'integer' })
  position?: number;

  /** VAT in per cent (20 for 20 %), where the contract lists it by supply point. */
  @Figure(0)
  vatRate?: number;
}

/** The fields that can be corrected: those of an invoice, and what its checks need besides, on a bill, a credit note or a debit note; those of a contract on a contract. */
export class CorrectedFieldsDto extends IntersectionType(BillFieldsDto, ContractFieldsDto) {
  /** Of a contract: `domestic` (residential) or `non_domestic` (business). */
  @OneOf(CUSTOMER_TYPES, 'CustomerType')
  customerType?: (typeof CUSTOMER_TYPES)[number];

  /** Of a contract: address where bills are sent, on one line. */
  @Words()
  billingAddress?: string;

  /** Of a contract: the supply points to change; those left out stay as they are. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_POINTS)
  @ValidateNested({ each: true })
  @Type(() => SupplyPointCorrectionDto)
  supplyPoints?: SupplyPointCorrectionDto[];
}

for (const [dto, names] of [
  [CorrectedFieldsDto, [...BILL_FIELDS, ...CONTRACT_FIELDS.filter((name) => name !== 'customerType')]],
  [SupplyPointCorrectionDto, SUPPLY_POINT_FIELDS],
] as const) {
  for (const name of names) ApiPropertyOptional({ nullable: true })(dto.prototype, name);
}

/** Corrections of a document by hand. */
export class CorrectionsDto {
  /** Which meter point of a bill is meant, by the number recorded now; needed where the document bills several. */
  @MeterPoint()
  @ApiPropertyOptional({ example: '9900000000015' })
  mpanMprn?: string;

  /** The fields to change: a value sets the field, `null` clears it, fields left out stay as they are. */
  @IsNotEmptyObject({ nullable: true }, { message: 'fields must be an object with at least one field' })
  @ValidateNested()
  @Type(() => CorrectedFieldsDto)
  @ApiProperty({ example: { invoiceNumber: 'E-1001', totalAmount: 946.84, meterSerialNumber: null } })
  fields: CorrectedFieldsDto;
}
