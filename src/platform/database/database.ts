import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral, type Repository } from 'typeorm';

interface Transaction {
  manager: EntityManager;
  afterCommit: (() => void)[];
}

/**
 * The way to the database. Inside `transaction` everything asked of it, by whatever service, belongs to that
 * transaction; there is no second manager to forget.
 */
@Injectable()
export class Database {
  private readonly current = new AsyncLocalStorage<Transaction>();

  constructor(private readonly source: DataSource) {}

  /** The entity manager of the current transaction, or of none. */
  get manager(): EntityManager {
    return this.current.getStore()?.manager ?? this.source.manager;
  }

  repository<T extends ObjectLiteral>(entity: EntityTarget<T>): Repository<T> {
    return this.manager.getRepository(entity);
  }

  /** Runs a statement in the current transaction and gives its rows. */
  async query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const result = await this.manager.query<Row[] | [Row[], number]>(sql, parameters);
    // TypeORM answers an UPDATE or DELETE with [rows, count] instead of rows
    return Array.isArray(result[0]) ? result[0] : (result as Row[]);
  }

  /** Runs `work` in one transaction; a transaction that is open already is joined. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.current.getStore()) return work();
    const afterCommit: (() => void)[] = [];
    const result = await this.source.transaction((manager) => this.current.run({ manager, afterCommit }, work));
    for (const act of afterCommit) act();
    return result;
  }

  /** Does something when the current transaction has committed; at once when there is none. Never after a rollback. */
  afterCommit(act: () => void): void {
    const open = this.current.getStore();
    if (open) open.afterCommit.push(act);
    else act();
  }

  /** Holds a lock by name until the current transaction ends; others who ask for the same name wait. */
  async lock(name: string): Promise<void> {
    await this.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
  }
}
