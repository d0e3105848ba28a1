import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, IsUUID, Length, Matches, Max, Min } from 'class-validator';
import { AUDIT_ACTIONS, type AuditAction, type AuditEntryEntity } from './audit.entity.js';

/** What of the audit trail is asked for. */
export class AuditQuery {
  /** Only what was done to this account, also after it was removed. */
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID()
  accountId?: string;

  /** Only what was done to accounts of this business. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @Length(1, 255)
  @Matches(/^\P{Cc}*$/u, { message: 'referenceId must not hold control characters' })
  referenceId?: string;

  /** The most entries in the answer. The header `Link` with `rel="next"` leads to older ones. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 1000, default: 100 })
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
}

/** One thing that was done to an account. */
export class AuditEntryDto {
  /** Identifier of the entry (UUID). */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** When it was done (RFC 3339). */
  @ApiProperty({ format: 'date-time' })
  at: string;

  /** What was done. */
  @ApiProperty({ enum: AUDIT_ACTIONS, enumName: 'AuditAction' })
  action: AuditAction;

  /** Identifier of the account (UUID). */
  @ApiProperty({ format: 'uuid' })
  accountId: string;

  /** Your identifier of the business. */
  @ApiProperty()
  referenceId: string;

  /** Code of the supplier in `GET /v1/suppliers`. */
  @ApiProperty()
  supplier: string;

  /** The client that asked for it; null: the service did it by itself. */
  @ApiProperty({ type: String, nullable: true })
  clientId: string | null;

  /** Of a change: the names of the fields. Values are never kept. */
  @ApiPropertyOptional({ type: [String] })
  changed?: string[];

  /** Of a removal: how many credentials, sites, documents and files went. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'integer' } })
  removed?: Record<string, number>;

  /** Of a removal that nobody asked for: `retention`. */
  @ApiPropertyOptional({ enum: ['retention'] })
  why?: string;
}

export function toAuditEntry(entry: AuditEntryEntity): AuditEntryDto {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    action: entry.action,
    accountId: entry.accountId,
    referenceId: entry.referenceId,
    supplier: entry.supplierCode,
    clientId: entry.clientId,
    ...entry.detail,
  };
}
