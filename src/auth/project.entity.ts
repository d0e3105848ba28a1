import { Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A tenant: everything else belongs to one. */
@Entity({ schema: 'auth', name: 'project' })
@Unique('project_name_key', ['name'])
export class ProjectEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'project_pkey' })
  id: string;

  @Column('text')
  name: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
