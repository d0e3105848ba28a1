import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AccountEntity } from './account.entity.js';

/** A paper that has been brought from a supplier: it is not fetched again, even when it is removed here. */
@Entity({ schema: 'suppliers', name: 'fetched_document' })
@ForeignKey(() => AccountEntity, ['projectId', 'accountId'], ['projectId', 'id'], {
  name: 'fetched_document_account_fkey',
  onDelete: 'CASCADE',
})
export class FetchedDocumentEntity {
  @PrimaryColumn('uuid', { name: 'project_id', primaryKeyConstraintName: 'fetched_document_pkey' })
  projectId: string;

  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'fetched_document_pkey' })
  accountId: string;

  /** The supplier's identifier of the paper; the documentId here, too. */
  @PrimaryColumn('text', { name: 'supplier_document_id', primaryKeyConstraintName: 'fetched_document_pkey' })
  supplierDocumentId: string;

  /** Code of the problem for which the paper was not taken; null: it was. */
  @Column('text', { name: 'refused_code', nullable: true })
  refusedCode: string | null;

  @Column('timestamptz', { name: 'fetched_at' })
  fetchedAt: Date;
}
