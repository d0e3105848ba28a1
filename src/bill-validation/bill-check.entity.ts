import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CHECK_OUTCOMES } from './finding.js';

/** `pending`: announced, and not read or checked yet. */
export const VALIDATION_STATUSES = ['pending', ...CHECK_OUTCOMES] as const;
export type ValidationStatus = (typeof VALIDATION_STATUSES)[number];

/** The last check of a bill, as far as it concerns one meter point. */
@Entity({ schema: 'bill_validation', name: 'bill_check' })
@Index('bill_check_caller_idx', ['projectId', 'accountId', 'callerDocumentId'])
@Index('bill_check_reference_idx', ['projectId', 'referenceId'])
@Index('bill_check_site_idx', ['projectId', 'siteId'])
@Check('bill_check_outcome_check', `outcome IN (${VALIDATION_STATUSES.map((status) => `'${status}'`).join(', ')})`)
@ForeignKey('DocumentEntity', ['projectId', 'documentId'], ['projectId', 'id'], {
  name: 'bill_check_document_fkey',
  onDelete: 'CASCADE',
})
export class BillCheckEntity {
  @PrimaryColumn('uuid', { name: 'project_id', primaryKeyConstraintName: 'bill_check_pkey' })
  projectId: string;

  /** The row's id of the paper. */
  @PrimaryColumn('uuid', { name: 'document_id', primaryKeyConstraintName: 'bill_check_pkey' })
  documentId: string;

  /** Which of the meter points on the paper, from 0. */
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'bill_check_pkey' })
  position: number;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  /** The caller's id of the paper. */
  @Column('text', { name: 'caller_document_id' })
  callerDocumentId: string;

  @Column('text', { name: 'reference_id' })
  referenceId: string;

  @Column('uuid', { name: 'site_id' })
  siteId: string;

  @Column('text', { name: 'mpan_mprn', nullable: true })
  mpanMprn: string | null;

  /** First and last day charged; of a bill without them, its date. */
  @Column('date', { name: 'from_date', nullable: true })
  fromDate: string | null;

  @Column('date', { name: 'to_date', nullable: true })
  toDate: string | null;

  @Column('text')
  outcome: ValidationStatus;

  @Column('integer', { name: 'rule_set_version', nullable: true })
  ruleSetVersion: number | null;

  @Column('timestamptz', { name: 'checked_at', nullable: true })
  checkedAt: Date | null;

  /** Why there was nothing to check, or not all: the paper or its prices could not be read. */
  @Column('text', { name: 'failure_code', nullable: true })
  failureCode: string | null;

  @Column('text', { name: 'failure_detail', nullable: true })
  failureDetail: string | null;
}
