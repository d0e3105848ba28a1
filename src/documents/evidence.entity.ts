import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Evidence } from '../extraction/index.js';
import { DocumentEntity } from './document.entity.js';

/** Who corrected a field by hand, and when. */
export interface ManualEvidence {
  manual: true;
  /** The client. */
  by: string;
  /** ISO 8601. */
  at: string;
}

/** Keyed by JSON pointer in the fields (`/unitRate`, `/supplyPoints/0/unitRate`). */
export type FieldEvidence = Record<string, Evidence | ManualEvidence>;

/** Where the values stand on the paper; one row for each meter point of a bill, one for a contract. */
@Entity({ schema: 'documents', name: 'evidence' })
@ForeignKey(() => DocumentEntity, ['projectId', 'documentId'], ['projectId', 'id'], {
  name: 'evidence_document_fkey',
  onDelete: 'CASCADE',
})
export class EvidenceEntity {
  @PrimaryColumn('uuid', { name: 'project_id', primaryKeyConstraintName: 'evidence_pkey' })
  projectId: string;

  @PrimaryColumn('uuid', { name: 'document_id', primaryKeyConstraintName: 'evidence_pkey' })
  documentId: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'evidence_pkey' })
  position: number;

  @Column('jsonb')
  fields: FieldEvidence;
}

/** One change of a field by hand; they are never changed themselves. */
@Entity({ schema: 'documents', name: 'correction' })
@Index('correction_document_idx', ['projectId', 'documentId'])
@ForeignKey(() => DocumentEntity, ['projectId', 'documentId'], ['projectId', 'id'], {
  name: 'correction_document_fkey',
  onDelete: 'CASCADE',
})
export class CorrectionEntity {
  @PrimaryColumn('uuid', { name: 'project_id', primaryKeyConstraintName: 'correction_pkey' })
  projectId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'correction_pkey' })
  id: string;

  @Column('uuid', { name: 'document_id' })
  documentId: string;

  @Column('smallint')
  position: number;

  @Column('text')
  pointer: string;

  /** As JSON; null where there was no value, or where it was cleared. */
  @Column('jsonb', { name: 'old_value', nullable: true })
  oldValue: unknown;

  @Column('jsonb', { name: 'new_value', nullable: true })
  newValue: unknown;

  @Column('text', { name: 'client_id' })
  clientId: string;

  @CreateDateColumn({ name: 'corrected_at', type: 'timestamptz' })
  correctedAt: Date;
}
