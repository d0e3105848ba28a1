import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral, type Repository } from 'typeorm';

interface Transaction {
  manager: EntityManager;
  afterCommit: (() => void)[];
}

/** Like `Database.prepared`, within a snapshot. */
export type SnapshotRead = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/**
 * The way to the database. Inside `transaction` everything asked of it, by whatever service, belongs to that
 * transaction; there is no second manager to forget.
 */
@Injectable()
export class Database implements OnModuleInit {
  private readonly current = new AsyncLocalStorage<Transaction>();
  /** Names of the statements that connections keep; undefined where connections are not ours alone. */
  private names?: Map<string, string>;

  constructor(private readonly source: DataSource) {}

  /** The driver's pool of connections. */
  get pool(): pg.Pool {
    return (this.source.driver as unknown as { master: pg.Pool }).master;
  }

  async onModuleInit(): Promise<void> {
    if (await this.isDirect()) this.names = new Map();
  }

  /**
   * Whether a connection of ours is a connection of the server. A pooler between (pgbouncer in transaction mode) makes
   * up a process id of its own, and lends its connections to others, with whatever statements they keep.
   */
  private async isDirect(): Promise<boolean> {
    const client = (await this.pool.connect()) as pg.PoolClient & { processID: number };
    try {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      return rows[0].pid === client.processID;
    } finally {
      client.release();
    }
  }

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

  /**
   * Like `query`, for statements that are run again and again: each connection keeps them parsed and, in the end,
   * planned. The text must be a constant.
   */
  async prepared<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const runner = this.current.getStore()?.manager.queryRunner;
    return this.ask<Row>(runner ? ((await runner.connect()) as pg.PoolClient) : this.pool, sql, parameters);
  }

  private async ask<Row>(connection: pg.Pool | pg.PoolClient, text: string, values: unknown[]): Promise<Row[]> {
    const { rows } = await connection.query<Row & object>({ name: this.nameOf(text), text, values });
    return rows;
  }

  private nameOf(sql: string): string | undefined {
    if (!this.names) return undefined;
    let name = this.names.get(sql);
    if (!name) this.names.set(sql, (name = createHash('sha256').update(sql).digest('base64url')));
    return name;
  }

  /** Runs `work` in one transaction; a transaction that is open already is joined. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.current.getStore()) return work();
    const afterCommit: (() => void)[] = [];
    const result = await this.source.transaction((manager) => this.current.run({ manager, afterCommit }, work));
    for (const act of afterCommit) act();
    return result;
  }

  /** Hands to `work` a way to read the database as it is now, whatever others change until `work` has ended. */
  async snapshot<T>(work: (read: SnapshotRead) => Promise<T>): Promise<T> {
    return this.source.transaction('REPEATABLE READ', async ({ queryRunner }) => {
      const connection = (await queryRunner!.connect()) as pg.PoolClient;
      return work((sql, parameters = []) => this.ask(connection, sql, parameters));
    });
  }

  /** Does something when the current transaction has committed; at once when there is none. Never after a rollback. */
  afterCommit(act: () => void): void {
    const open = this.current.getStore();
    if (open) open.afterCommit.push(act);
    else act();
  }

  /** Holds a lock by name until the current transaction ends; others who ask for the same name wait. */
  async lock(name: string): Promise<void> {
    await this.prepared('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
  }
}
