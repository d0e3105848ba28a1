import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { AccountStatus, ConnectionState } from './connection-state.js';
import type { FaultCode } from './faults.js';

/** A connection of a business to its account with a supplier. */
@Entity({ schema: 'suppliers', name: 'account' })
@Index('account_connection_key', { synchronize: false })
@Index('account_reference_idx', ['projectId', 'referenceId', 'id'])
@Index('account_due_idx', { synchronize: false })
@Index('account_test_idx', { synchronize: false })
@ForeignKey('ProjectEntity', ['projectId'], ['id'], { name: 'account_project_fkey', onDelete: 'CASCADE' })
export class AccountEntity implements ConnectionState {
  @PrimaryColumn('uuid', { name: 'project_id', primaryKeyConstraintName: 'account_pkey' })
  projectId: string;

  /** UUIDv7: sorts by the time of creation. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'account_pkey' })
  id: string;

  /** The business, by the caller's identifier. */
  @Column('text', { name: 'reference_id' })
  referenceId: string;

  /** Of the catalogue. */
  @Column('text', { name: 'supplier_code' })
  supplierCode: string;

  @Column('text')
  email: string;

  /** Compact JWE. */
  @Column('text', { name: 'sealed_password' })
  sealedPassword: string;

  /** What the connector keeps between visits (tokens, its place), as compact JWE. */
  @Column('text', { name: 'sealed_session', nullable: true })
  sealedSession: string | null;

  /** The key of CREDENTIAL_KEYS with which the password is sealed. */
  @Column('text', { name: 'credential_kid' })
  credentialKid: string;

  @Column('text')
  status: AccountStatus;

  @Column('text', { name: 'fault_code', nullable: true })
  faultCode: FaultCode | null;

  @Column('integer', { default: 0 })
  faults: number;

  @Column('timestamptz', { name: 'last_attempt_at', nullable: true })
  lastAttemptAt: Date | null;

  @Column('timestamptz', { name: 'last_success_at', nullable: true })
  lastSuccessAt: Date | null;

  @Column('timestamptz', { name: 'next_attempt_at', nullable: true })
  nextAttemptAt: Date | null;

  /** When all documents that the supplier had were fetched. */
  @Column('timestamptz', { name: 'documents_fetched_at', nullable: true })
  documentsFetchedAt: Date | null;

  @Column('timestamptz', { name: 'expiry_date', nullable: true })
  expiryDate: Date | null;

  @Column('boolean', { name: 'is_test' })
  isTest: boolean;

  /** Held by the one process that is in contact with the supplier for this account. */
  @Column('uuid', { nullable: true })
  lease: string | null;

  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
