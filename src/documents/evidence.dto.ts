import { ApiExtraModels, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { DOCUMENT_TYPES, type DocumentType, type Evidence, rectangleOf } from '../extraction/index.js';
import type { CorrectionEntity, ManualEvidence } from './evidence.entity.js';
import { DOCUMENT_STATUSES, type DocumentEntity, type DocumentStatus } from './document.entity.js';
import type { PaperContent, Recorded } from './records.service.js';

/** Where a value stands on the paper, or who set it by hand. */
export class FieldEvidenceDto {
  /** Page number, from 1. */
  @ApiPropertyOptional({ type: 'integer' })
  page?: number;

  /** Rectangle on the upright page, in points (1/72 inch) from its top left: left, top, right, bottom. */
  @ApiPropertyOptional({ type: [Number] })
  box?: [number, number, number, number];

  /** The text as printed, or as it was read from the picture. */
  text?: string;

  /** 0 to 1: of values said to be 0.9 sure, nine in ten are right. */
  confidence?: number;

  /** True where a character was repaired by a check (a check digit, a sum). */
  repaired?: boolean;

  /** True where the value was set, or cleared, by hand. */
  manual?: boolean;

  /** Of a value set by hand: the client that set it. */
  by?: string;

  /** Of a value set by hand: when. */
  @ApiPropertyOptional({ format: 'date-time' })
  at?: string;
}

/** What was read: of a contract all of it, of a bill what it says of one meter point. */
@ApiExtraModels(FieldEvidenceDto)
export class ReadingDto {
  /**
   * The values, under the names and in the units of an invoice or a contract in a site's lists; of a bill also what its
   * checks need besides: `readFromValue`, `readToValue`, `meterUnit`, `otherCharges`, `unitsCharged`,
   * `correctsInvoiceNumber`.
   */
  @ApiProperty({ type: 'object', additionalProperties: true })
  fields: Record<string, unknown>;

  /** Keyed by JSON pointer in `fields` (`/unitRate`, `/supplyPoints/0/unitRate`). */
  @ApiProperty({ type: 'object', additionalProperties: { $ref: '#/components/schemas/FieldEvidenceDto' } })
  evidence: Record<string, FieldEvidenceDto>;
}

/** Why a document could not be read. */
export class ReadingFailureDto {
  /** Stable code, such as `password_protected`, `corrupt`, `no_text_found`, `no_fields_found`, `not_a_contract`, `limit_exceeded`. */
  code: string;

  /** The same in words, with what to do about it. */
  detail: string;
}

/** What a field can hold. */
const VALUE = [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }];

/** One change of a field by hand. */
export class CorrectionDto {
  /** JSON pointer in `readings`: `/0/fields/unitRate`. */
  pointer: string;

  /** The value before; absent where there was none. */
  @ApiPropertyOptional({ oneOf: VALUE })
  oldValue?: unknown;

  /** The value since; absent where it was cleared. */
  @ApiPropertyOptional({ oneOf: VALUE })
  newValue?: unknown;

  /** The client that made the change. */
  by: string;

  /** When. */
  @ApiProperty({ format: 'date-time' })
  at: string;
}

/** What a document says, and how that is known. */
export class DocumentEvidenceDto {
  /** The document's identifier, as the caller gave it. */
  documentId: string;

  /** What kind of document it is; absent while that has not been found out. */
  @ApiPropertyOptional({ enum: [...DOCUMENT_TYPES], enumName: 'DocumentType' })
  documentType?: DocumentType;

  /** `pending` until it has been read; `failed` where it could not be. */
  @ApiProperty({ enum: DOCUMENT_STATUSES, enumName: 'DocumentStatus' })
  status: DocumentStatus;

  /** Why it could not be read. */
  failure?: ReadingFailureDto;

  /** Number of pages. */
  @ApiPropertyOptional({ type: 'integer' })
  pageCount?: number;

  /** True where pages had to be read from pictures (OCR). */
  ocr?: boolean;

  /** Version of the reader: a count of the changes to how documents are read. */
  @ApiPropertyOptional({ type: 'integer' })
  readerVersion?: number;

  /** When it was read. */
  @ApiPropertyOptional({ format: 'date-time' })
  readAt?: string;

  /** Of a bill one for each meter point, of a contract one, of other documents none. */
  readings: ReadingDto[];

  /** Every change by hand, the first one first. */
  corrections: CorrectionDto[];
}

export function toEvidence(
  document: DocumentEntity,
  content: PaperContent,
  trail: CorrectionEntity[],
): DocumentEvidenceDto {
  const { failureCode, failureDetail } = document;
  const readings: Recorded<object>[] = content.contract ? [content.contract] : content.invoices;
  return {
    documentId: document.documentId,
    documentType: document.type ?? undefined,
    status: document.status,
    failure: failureCode ? { code: failureCode, detail: failureDetail ?? '' } : undefined,
    pageCount: document.pageCount ?? undefined,
    ocr: document.ocr ?? undefined,
    readerVersion: document.readerVersion ?? undefined,
    readAt: document.readAt?.toISOString(),
    readings: readings.map(({ fields, evidence }) => ({
      fields: { ...fields },
      evidence: Object.fromEntries(Object.entries(evidence).map(([pointer, entry]) => [pointer, toField(entry)])),
    })),
    corrections: trail.map(({ position, pointer, oldValue, newValue, clientId, correctedAt }) => ({
      pointer: `/${position}/fields${pointer}`,
      oldValue: oldValue ?? undefined,
      newValue: newValue ?? undefined,
      by: clientId,
      at: correctedAt.toISOString(),
    })),
  };
}

function toField(entry: Evidence | ManualEvidence): FieldEvidenceDto {
  if ('manual' in entry) return entry;
  const { page, text, confidence, repaired } = entry;
  return { page, box: rectangleOf(entry), text, confidence, repaired };
}
