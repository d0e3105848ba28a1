import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { QueryRunner } from 'typeorm';
import { Database } from '../platform/database/index.js';
import { ACCOUNT_LIST, type AccountListRow, AccountListText } from './account-list.queries.js';

/** A list that has more rows is not put together in memory. */
const ROWS_AT_ONCE = 200;

/** What of a business's accounts is asked for; what is absent does not narrow. */
export interface AccountListRequest {
  projectId: string;
  referenceId: string;
  limit?: number;
  cursor?: string;
  types?: string[];
  from?: string;
  to?: string;
  siteId?: string;
  now: Date;
}

/** A list that can be written any number of times and says the same each time. */
export interface AccountList {
  /** Strong entity tag of its bytes. */
  etag: string;
  /** The cursor of the next page, where there is one. */
  next?: string;
  /** All of it, of a short list. */
  text?: string;
  /** A long list in pieces. */
  pieces(): AsyncIterable<string>;
}

/** Reads the accounts of a business straight to their JSON. */
@Injectable()
export class AccountLists {
  constructor(private readonly database: Database) {}

  /** Hands the list to `write`; a long one is read from one snapshot, which ends with it. */
  async read(request: AccountListRequest, write: (list: AccountList) => Promise<void>): Promise<void> {
    const rows = await this.database.prepared<AccountListRow>(ACCOUNT_LIST, parameters(request, ROWS_AT_ONCE + 1));
    if (rows.length <= ROWS_AT_ONCE) return write(shortList(rows));
    const runner = this.database.manager.connection.createQueryRunner();
    try {
      await runner.startTransaction('REPEATABLE READ');
      await write(await longList(runner, request));
      await runner.commitTransaction();
    } finally {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      await runner.release();
    }
  }
}

function parameters(request: AccountListRequest, rows: number | null): unknown[] {
  const { projectId, referenceId, cursor, limit, types, from, to, siteId, now } = request;
  return [projectId, referenceId, cursor, limit, types, from, to, siteId, now, rows].map((value) => value ?? null);
}

const tag = (hash: string): string => `"${hash}"`;

function shortList(rows: AccountListRow[]): AccountList {
  const list = new AccountListText();
  const text = rows.map((row) => list.next(row)).join('') + list.end();
  const etag = tag(createHash('sha256').update(text).digest('base64url'));
  return {
    etag,
    next: nextOf(rows.at(-1)),
    text,
    pieces: async function* () {
      yield text;
    },
  };
}

/** Read twice from one snapshot: the tag goes out before the first byte. */
async function longList(runner: QueryRunner, request: AccountListRequest): Promise<AccountList> {
  const hash = createHash('sha256');
  let last: AccountListRow | undefined;
  const pieces = async function* () {
    const list = new AccountListText();
    const rows: Readable = await runner.stream(ACCOUNT_LIST, parameters(request, null));
    for await (const row of rows as AsyncIterable<AccountListRow>) {
      last = row;
      yield list.next(row);
    }
    yield list.end();
  };
  for await (const piece of pieces()) hash.update(piece);
  return { etag: tag(hash.digest('base64url')), next: nextOf(last), pieces };
}

const nextOf = (last?: AccountListRow): string | undefined => (last?.more ? last.id : undefined);
