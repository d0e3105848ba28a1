import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { SiteDto } from '../documents/index.js';
import { DOCUMENT_TYPES, type DocumentType } from '../extraction/index.js';
import { IsDay } from '../platform/http/index.js';
import { type AccountStatus, STATUSES } from './connection-state.js';

/** What of the list is asked for. */
export class AccountListQuery {
  /** The most accounts in the answer; all when absent. The header `Link` with `rel="next"` leads to the rest. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 1000 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1000)
  limit?: number;

  /** From the link of an earlier answer. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsUUID(undefined, { message: 'cursor must come from the Link header of an earlier answer' })
  cursor?: string;

  /** Only documents of these types; sites and accounts stay. May be given several times. */
  @ApiPropertyOptional({ enum: DOCUMENT_TYPES, enumName: 'DocumentType', isArray: true })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? (value as unknown[]) : [value]))
  @IsIn(DOCUMENT_TYPES, { each: true })
  documentType?: DocumentType[];

  /** Only documents about this day or later (charge period or term; day of upload where there is none), YYYY-MM-DD. */
  @ApiPropertyOptional({ format: 'date' })
  @IsOptional()
  @IsDay()
  from?: string;

  /** Only documents about this day or earlier, YYYY-MM-DD. */
  @ApiPropertyOptional({ format: 'date' })
  @IsOptional()
  @IsDay()
  to?: string;

  /** Only this site, with its account. */
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  siteId?: string;
}

/** An account with its sites and their documents. */
export class AccountDto {
  /** Identifier of the account (UUID). */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** Identifier of the project the account belongs to (UUID). */
  @ApiProperty({ format: 'uuid' })
  projectId: string;

  /** Your identifier of the business. */
  @ApiProperty()
  referenceId: string;

  /** When the credentials run out (RFC 3339); absent: never. */
  @ApiPropertyOptional({ format: 'date-time' })
  expiryDate?: string;

  /** Whether the connection works; `GET /v1/suppliers/accounts/{id}` says why it does not. */
  @ApiProperty({ enum: STATUSES, enumName: 'AccountStatus' })
  status: AccountStatus;

  /** Code of the supplier in `GET /v1/suppliers`. */
  @ApiProperty()
  supplier: string;

  /** The places of the account in the order in which they became known, each with its documents. */
  @ApiProperty({ type: [SiteDto] })
  sites: SiteDto[];
}
