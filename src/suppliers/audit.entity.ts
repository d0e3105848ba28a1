import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

export const AUDIT_ACTIONS = [
  'ACCOUNT_CREATED',
  'ACCOUNT_CHANGED',
  'ACCOUNT_REFRESHED',
  'CHALLENGE_ANSWERED',
  'ACCOUNT_REMOVED',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What else there is to say of an entry; never a secret. */
export interface AuditDetail {
  /** Names of the fields that were changed. */
  changed?: string[];
  /** How many of each were removed. */
  removed?: Record<string, number>;
  /** Why an account was removed when nobody asked for it. */
  why?: 'retention';
}

/** Who did what to an account, and when. It outlives the account. */
@Entity({ schema: 'suppliers', name: 'audit_entry' })
@Index('audit_entry_reference_idx', ['projectId', 'referenceId', 'id'])
@Index('audit_entry_account_idx', ['projectId', 'accountId', 'id'])
@ForeignKey('ProjectEntity', ['projectId'], ['id'], { name: 'audit_entry_project_fkey', onDelete: 'CASCADE' })
export class AuditEntryEntity {
  @PrimaryColumn('uuid', { name: 'project_id', primaryKeyConstraintName: 'audit_entry_pkey' })
  projectId: string;

  /** UUIDv7: sorts by time. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'audit_entry_pkey' })
  id: string;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  action: AuditAction;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text', { name: 'reference_id' })
  referenceId: string;

  @Column('text', { name: 'supplier_code' })
  supplierCode: string;

  /** The client that asked; null: the service itself. */
  @Column('text', { name: 'client_id', nullable: true })
  clientId: string | null;

  @Column('jsonb')
  detail: AuditDetail;
}
