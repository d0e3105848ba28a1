import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Length, Matches } from 'class-validator';
import { DOCUMENT_TYPES, type DocumentType } from '../extraction/index.js';
import { IsNoPathStep } from '../platform/http/index.js';

const LONGEST_ID = 200;
/** Printable, and not only blanks. */
/** U+FFFD is what bytes that are no UTF-8 become: two names of such bytes would be one. */
const PRINTABLE = /^(?=.*\S)[^\p{C}\p{Zl}\p{Zp}\ufffd]+$/u;

/** The account in the path. */
export class AccountPathDto {
  /** Account identifier. */
  @IsString()
  id: string;
}

/** The document in the path. */
export class DocumentPathDto extends AccountPathDto {
  /** The document's identifier, as the caller gave it. */
  @IsString()
  @Length(1, LONGEST_ID)
  documentId: string;
}

/** The fields of the upload form beside the file. */
export class UploadDto {
  /** Unique identifier for the document in its account: 1 to 200 printable characters, in UTF-8. The same again replaces the document. */
  @IsString()
  @Length(1, LONGEST_ID)
  @Matches(PRINTABLE, { message: 'documentId must be printable characters in UTF-8, given once' })
  @IsNoPathStep()
  documentId: string;

  /** What kind of document it is. Left out: found from the content, `OTHER` if that is not sure. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @IsIn([...DOCUMENT_TYPES])
  @ApiPropertyOptional({ enum: [...DOCUMENT_TYPES], enumName: 'DocumentType' })
  documentType?: DocumentType;
}

/** The upload form. */
export class UploadFormDto extends UploadDto {
  /** The document: a PDF, JPEG or PNG file. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;
}
