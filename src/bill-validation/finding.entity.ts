import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { BillCheckEntity } from './bill-check.entity.js';
import { type FindingCode, SEVERITIES, type Severity } from './finding.js';

/** Something that a check has found. One that is found again keeps its id, and what was said to it. */
@Entity({ schema: 'bill_validation', name: 'finding' })
@Unique('finding_identity_key', ['projectId', 'documentId', 'position', 'identity'])
@Check('finding_severity_check', `severity IN (${SEVERITIES.map((severity) => `'${severity}'`).join(', ')})`)
@Check('finding_closed_check', '(closed_at IS NULL) = (reason IS NULL) AND (closed_at IS NULL) = (closed_by IS NULL)')
@ForeignKey(() => BillCheckEntity, ['projectId', 'documentId', 'position'], ['projectId', 'documentId', 'position'], {
  name: 'finding_bill_check_fkey',
  onDelete: 'CASCADE',
})
export class FindingEntity {
  @PrimaryColumn('uuid', { name: 'project_id', primaryKeyConstraintName: 'finding_pkey' })
  projectId: string;

  /** UUIDv7: sorts by the time when it was first found. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'finding_pkey' })
  id: string;

  @Column('uuid', { name: 'document_id' })
  documentId: string;

  @Column('smallint')
  position: number;

  /** What makes it the same finding in another check: the code, the field, and what was billed and expected. */
  @Column('text')
  identity: string;

  /** Its place among those of the check. */
  @Column('smallint')
  ordinal: number;

  @Column('text')
  code: FindingCode;

  @Column('text')
  severity: Severity;

  @Column('text')
  field: string;

  @Column('jsonb', { nullable: true })
  billed: number | string | null;

  @Column('jsonb', { nullable: true })
  expected: number | string | null;

  /** Pounds. */
  @Column('numeric', { nullable: true })
  overcharge: string | null;

  @Column('text')
  message: string;

  /** False once a later check no longer found it. */
  @Column('boolean', { default: true })
  present: boolean;

  @Column('timestamptz', { name: 'found_at' })
  foundAt: Date;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;

  /** Client that closed it. */
  @Column('text', { name: 'closed_by', nullable: true })
  closedBy: string | null;

  @Column('text', { nullable: true })
  reason: string | null;
}
