import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Rate, Utility } from './tariff.js';

/** An agreement as a supplier's account gave it last. */
@Entity({ schema: 'tariffs', name: 'agreement' })
@ForeignKey('AccountEntity', ['projectId', 'accountId'], ['projectId', 'id'], {
  name: 'agreement_account_fkey',
  onDelete: 'CASCADE',
})
export class AgreementEntity {
  @PrimaryColumn('uuid', { name: 'project_id', primaryKeyConstraintName: 'agreement_pkey' })
  projectId: string;

  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'agreement_pkey' })
  accountId: string;

  /** The supplier's own identifier. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'agreement_pkey' })
  id: string;

  @Column('text', { name: 'mpan_mprn' })
  mpanMprn: string;

  @Column('text')
  utility: Utility;

  @Column('text')
  supplier: string;

  @Column('text', { name: 'tariff_name', nullable: true })
  tariffName: string | null;

  @Column('date', { name: 'start_date', nullable: true })
  startDate: string | null;

  /** The last day. */
  @Column('date', { name: 'end_date', nullable: true })
  endDate: string | null;

  @Column('jsonb')
  rates: Rate[];
}
