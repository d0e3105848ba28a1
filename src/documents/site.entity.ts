import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { SupplyType } from '../extraction/index.js';
import { OptionalText } from './columns.js';

/** A place with meter points. Every account has at least one, made with it. */
@Entity({ schema: 'documents', name: 'site' })
@Index('site_account_idx', ['projectId', 'accountId', 'id'])
@Index('site_reference_idx', ['projectId', 'referenceId', 'id'])
@ForeignKey('AccountEntity', ['projectId', 'accountId'], ['projectId', 'id'], {
  name: 'site_account_fkey',
  onDelete: 'CASCADE',
})
export class SiteEntity {
  @PrimaryColumn('uuid', { name: 'project_id', primaryKeyConstraintName: 'site_pkey' })
  projectId: string;

  /** UUIDv7: the account's sites in the order in which they were made. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'site_pkey' })
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  /** The account's, which never changes. */
  @Column('text', { name: 'reference_id' })
  referenceId: string;

  /** The account's supplier, by its name in the catalogue. */
  @Column('text', { name: 'supplier_name' })
  supplierName: string;

  @OptionalText('name')
  name: string | null;

  /** The first address that a paper or the supplier gave for it. */
  @OptionalText('address')
  address: string | null;

  /** True where the supplier's account names it: it stays when its last paper goes. */
  @Column('boolean', { name: 'from_supplier', default: false })
  fromSupplier: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** Which site of an account has a meter point. */
@Entity({ schema: 'documents', name: 'meter_point' })
@Index('meter_point_site_idx', ['projectId', 'siteId'])
@ForeignKey(() => SiteEntity, ['projectId', 'siteId'], ['projectId', 'id'], {
  name: 'meter_point_site_fkey',
  onDelete: 'CASCADE',
})
export class MeterPointEntity {
  @PrimaryColumn('uuid', { name: 'project_id', primaryKeyConstraintName: 'meter_point_pkey' })
  projectId: string;

  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'meter_point_pkey' })
  accountId: string;

  @PrimaryColumn('text', { name: 'mpan_mprn', primaryKeyConstraintName: 'meter_point_pkey' })
  mpanMprn: string;

  @Column('uuid', { name: 'site_id' })
  siteId: string;

  @OptionalText('supply_type')
  supplyType: SupplyType | null;

  @Column('boolean', { name: 'from_supplier', default: false })
  fromSupplier: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
