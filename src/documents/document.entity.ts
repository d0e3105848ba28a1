import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { DOCUMENT_TYPES, type DocumentType, type NightHours } from '../extraction/index.js';
import { OptionalDate, OptionalText } from './columns.js';
import { SiteEntity } from './site.entity.js';

export const DOCUMENT_STATUSES = ['pending', 'processed', 'failed'] as const;
/** `pending` until it has been read; `failed`: it could not be, and the evidence says why. */
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

const listed = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** A paper of an account. */
@Entity({ schema: 'documents', name: 'document' })
@Unique('document_caller_key', ['projectId', 'accountId', 'documentId'])
@Index('document_file_idx', ['projectId', 'fileKey'])
@Index('document_unread_idx', { synchronize: false })
@Index('document_reread_idx', { synchronize: false })
@Check('document_type_check', `type IN (${listed(DOCUMENT_TYPES)})`)
@Check('document_status_check', `status IN (${listed(DOCUMENT_STATUSES)})`)
@ForeignKey('AccountEntity', ['projectId', 'accountId'], ['projectId', 'id'], {
  name: 'document_account_fkey',
  onDelete: 'CASCADE',
})
export class DocumentEntity {
  @PrimaryColumn('uuid', { name: 'project_id', primaryKeyConstraintName: 'document_pkey' })
  projectId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'document_pkey' })
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  /** The caller's, unique in the account; the id on the wire. */
  @Column('text', { name: 'document_id' })
  documentId: string;

  /** What the caller said it is; null: to be found from the content. */
  @OptionalText('given_type')
  givenType: DocumentType | null;

  /** What it is; null until that has been found out. */
  @OptionalText('type')
  type: DocumentType | null;

  @Column('text')
  status: DocumentStatus;

  /** Why it could not be read: a stable code, and a sentence for people. */
  @OptionalText('failure_code')
  failureCode: string | null;

  @OptionalText('failure_detail')
  failureDetail: string | null;

  @Column('text', { name: 'file_key' })
  fileKey: string;

  @Column('text')
  extension: string;

  /** Bytes. */
  @Column('integer')
  size: number;

  @Column('text')
  sha256: string;

  /** Rises with every replacement: a reading of an earlier content is not stored. */
  @Column('integer', { default: 1 })
  revision: number;

  @Column('integer', { name: 'page_count', nullable: true })
  pageCount: number | null;

  /** Whether any page had to be read by OCR. */
  @Column('boolean', { nullable: true })
  ocr: boolean | null;

  @Column('integer', { name: 'reader_version', nullable: true })
  readerVersion: number | null;

  /** Standard settlement configurations that it prints, by MPAN core. */
  @Column('jsonb', { name: 'settlement_configurations', nullable: true })
  settlementConfigurations: Record<string, string> | null;

  /** Hours of the night that it prints beside its rates. */
  @Column('jsonb', { name: 'night_hours', nullable: true })
  nightHours: NightHours | null;

  /** Since when a reading by a newer reader is asked for; what was read before stands until then. */
  @Column('timestamptz', { name: 'reread_requested_at', nullable: true })
  rereadRequestedAt: Date | null;

  /** First and last day of what it is about: charge period or term. */
  @OptionalDate('from_date')
  fromDate: string | null;

  @OptionalDate('to_date')
  toDate: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** When its present content came. */
  @Column('timestamptz', { name: 'uploaded_at', default: () => 'now()' })
  uploadedAt: Date;

  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;
}

/** Under which sites a paper is shown: most are at one, a bill or contract for several places at each of them. */
@Entity({ schema: 'documents', name: 'filing' })
@Index('filing_document_idx', ['projectId', 'documentId'])
@ForeignKey(() => SiteEntity, ['projectId', 'siteId'], ['projectId', 'id'], {
  name: 'filing_site_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => DocumentEntity, ['projectId', 'documentId'], ['projectId', 'id'], {
  name: 'filing_document_fkey',
  onDelete: 'CASCADE',
})
export class FilingEntity {
  @PrimaryColumn('uuid', { name: 'project_id', primaryKeyConstraintName: 'filing_pkey' })
  projectId: string;

  @PrimaryColumn('uuid', { name: 'site_id', primaryKeyConstraintName: 'filing_pkey' })
  siteId: string;

  /** The row's id, not the caller's. */
  @PrimaryColumn('uuid', { name: 'document_id', primaryKeyConstraintName: 'filing_pkey' })
  documentId: string;
}
