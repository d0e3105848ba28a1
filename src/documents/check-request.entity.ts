import { CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** An account with bills that are due to be checked, and a job that will do it. */
@Entity({ schema: 'documents', name: 'check_request' })
@ForeignKey('AccountEntity', ['projectId', 'accountId'], ['projectId', 'id'], {
  name: 'check_request_account_fkey',
  onDelete: 'CASCADE',
})
export class CheckRequestEntity {
  @PrimaryColumn('uuid', { name: 'project_id', primaryKeyConstraintName: 'check_request_pkey' })
  projectId: string;

  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'check_request_pkey' })
  accountId: string;

  /** When the first of the waiting requests came. */
  @CreateDateColumn({ name: 'requested_at', type: 'timestamptz' })
  requestedAt: Date;
}
