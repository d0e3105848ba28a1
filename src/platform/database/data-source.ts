import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { SteadyClient } from './steady-client.js';

/** The folder of the migrations, beside `src` and `dist`. They are plain SQL in ES modules and need no compiler. */
const MIGRATIONS = join(fileURLToPath(new URL('../../../migrations', import.meta.url)), '*.js');

/** A number all processes agree on; the lock under which one of them migrates. */
const MIGRATION_LOCK = 8_245_117;

/** Connections of one process. */
const POOL_SIZE = 20;

export function dataSourceOptions(url: string): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    synchronize: false,
    migrationsRun: false,
    migrationsTableName: 'wattfile_migration',
    migrationsTransactionMode: 'each',
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    logging: false,
    extra: {
      Client: SteadyClient,
      max: POOL_SIZE,
      connectionTimeoutMillis: 10_000,
      // a connection keeps its prepared statements for as long as it lives
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      application_name: 'wattfile',
    },
  };
}

/**
 * Brings the schema up to date. Any number of processes may start at once: one migrates, the others wait. The lock
 * belongs to a transaction, so that it also holds through a pooler in transaction mode.
 */
export async function migrate(url: string): Promise<string[]> {
  const source = new DataSource({ ...dataSourceOptions(url), migrations: [MIGRATIONS] });
  await source.initialize();
  try {
    return await source.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      const done = await source.runMigrations();
      return done.map((migration) => migration.name);
    });
  } finally {
    await source.destroy();
  }
}
