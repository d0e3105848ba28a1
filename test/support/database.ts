import pg from 'pg';
import { v4 } from 'uuid';

/** A database of a test file's own: a clone of the migrated template. */
export interface TestDatabase {
  url: string;
  /** Drops it; connections that are left are ended. */
  drop(): Promise<void>;
}

async function run(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.WATTFILE_TEST_DATABASE });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${v4().replaceAll('-', '')}`;
  await run(`CREATE DATABASE ${name} TEMPLATE wattfile_template`);
  const url = new URL(String(process.env.WATTFILE_TEST_DATABASE));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) };
}
