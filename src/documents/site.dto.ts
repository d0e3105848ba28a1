import { ApiProperty } from '@nestjs/swagger';
import { DOCUMENT_STATUSES, type DocumentStatus } from './document.entity.js';
import { ContractFieldsDto, SupplyPointFieldsDto } from './contract-fields.dto.js';
import { InvoiceFieldsDto } from './invoice-fields.dto.js';
import { VALIDATION_STATUSES, type ValidationStatus } from './invoice.entity.js';

/** A document of which nothing but its file is listed. */
export class SimpleDocumentDto {
  /** The document's identifier, as the caller gave it. */
  id: string;

  /** Key of the file in the store; `GET …/documents/{documentId}/content` returns its bytes. */
  filePath: string;

  /** `pdf`, `jpg` or `png`, by the file's content. */
  extension: string;
}

/** A bill, by meter point: a bill for several meter points is listed once for each, under the same id. */
export class InvoiceDto extends InvoiceFieldsDto {
  /** The document's identifier, as the caller gave it. The invoices of one bill for several meter points share it. */
  id: string;

  /** Key of the file in the store. */
  filePath: string;

  /** `pdf`, `jpg` or `png`, by the file's content. */
  extension: string;

  /** `pending` until the document has been read; `failed` where it could not be: its evidence says why. */
  @ApiProperty({ enum: DOCUMENT_STATUSES, enumName: 'DocumentStatus' })
  status: DocumentStatus;

  /** What the checks of the bill found; `not_validated`: nothing wrong, but no contract, or no price, to hold it against. */
  @ApiProperty({ enum: VALIDATION_STATUSES, enumName: 'ValidationStatus' })
  validationStatus: ValidationStatus;
}

/** A contract; it is listed at each site that has one of its supply points. */
export class ContractDto extends ContractFieldsDto {
  /** The document's identifier, as the caller gave it. */
  id: string;

  /** Key of the file in the store. */
  filePath: string;

  /** Code of the supplier in the catalogue (`GET /v1/suppliers`), where the printed name is known there. */
  supplierCode?: string;

  /** All meter points of the contract, those at other sites too. */
  supplyPoints: SupplyPointFieldsDto[];
}

/** A place with meter points, and the documents filed under it, the latest first. Values that are not known are absent. */
export class SiteDto {
  /** Site identifier. */
  id: string;

  /** Account identifier. */
  accountId: string;

  /** Identifier of the business. */
  referenceId: string;

  /** Bills. In all lists: documents of unknown days first, then by the last day that they tell of, the latest first. */
  invoices: InvoiceDto[];

  /** Supply contracts. */
  contracts: ContractDto[];

  /** Credit notes. */
  creditNotes: SimpleDocumentDto[];

  /** Debit notes. */
  debitNotes: SimpleDocumentDto[];

  /** Certificates, such as of CCL or VAT relief. */
  certificates: SimpleDocumentDto[];

  /** Other documents, and those whose kind has not been found out yet. */
  others: SimpleDocumentDto[];

  /** Letters of authority. */
  loas: SimpleDocumentDto[];
}
