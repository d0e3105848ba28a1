import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Scope } from '../platform/http/index.js';
import { ProjectEntity } from './project.entity.js';

/** A program that may ask in the name of a project. */
@Entity({ schema: 'auth', name: 'client' })
@Index('client_project_idx', ['projectId'])
export class ClientEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'client_pkey' })
  id: string;

  @Column('uuid', { name: 'project_id' })
  @ForeignKey(() => ProjectEntity, { name: 'client_project_fkey', onDelete: 'CASCADE' })
  projectId: string;

  /** argon2id. */
  @Column('text', { name: 'secret_hash' })
  secretHash: string;

  @Column('text', { array: true })
  scopes: Scope[];

  /** The businesses this client is limited to; null: all of the project. */
  @Column('text', { name: 'reference_ids', array: true, nullable: true })
  referenceIds: string[] | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}
