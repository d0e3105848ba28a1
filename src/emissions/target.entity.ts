import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The reduction that a site aims at. */
@Entity({ schema: 'emissions', name: 'target' })
@ForeignKey('SiteEntity', ['projectId', 'siteId'], ['projectId', 'id'], {
  name: 'target_site_fkey',
  onDelete: 'CASCADE',
})
export class TargetEntity {
  @PrimaryColumn('uuid', { name: 'project_id', primaryKeyConstraintName: 'target_pkey' })
  projectId: string;

  @PrimaryColumn('uuid', { name: 'site_id', primaryKeyConstraintName: 'target_pkey' })
  siteId: string;

  /** Per cent. */
  @Column('numeric', { name: 'target_reduction' })
  targetReduction: string;

  /** Client that set it. */
  @Column('text', { name: 'set_by' })
  setBy: string;

  @Column('timestamptz', { name: 'set_at' })
  setAt: Date;
}
