import { Injectable } from '@nestjs/common';
import { TransactionHost } from '@nestjs-cls/transactional';
import type { TransactionalAdapterTypeOrm } from '@nestjs-cls/transactional-adapter-typeorm';
import type { EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';

/**
 * The way to the database. Inside `transaction` everything asked of it, by whatever service, belongs to that
 * transaction; there is no second manager to forget.
 */
@Injectable()
export class Database {
  constructor(private readonly host: TransactionHost<TransactionalAdapterTypeOrm>) {}

  /** The entity manager of the current transaction, or of none. */
  get manager(): EntityManager {
    return this.host.tx;
  }

  repository<T extends ObjectLiteral>(entity: EntityTarget<T>): Repository<T> {
    return this.host.tx.getRepository(entity);
  }

  /** Runs a statement in the current transaction. */
  query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.host.tx.query(sql, parameters) as Promise<Row[]>;
  }

  /** Runs `work` in one transaction; a transaction that is open already is joined. */
  transaction<T>(work: () => Promise<T>): Promise<T> {
    return this.host.withTransaction(work);
  }

  /** Holds a lock by name until the current transaction ends; others who ask for the same name wait. */
  async lock(name: string): Promise<void> {
    await this.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
  }
}
