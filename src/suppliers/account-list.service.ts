import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Database, type SnapshotRead } from '../platform/database/index.js';
import { ACCOUNT_LIST, ACCOUNT_LIST_VERSION, type AccountListRow, AccountListText } from './account-list.queries.js';

/** A list that has as many rows or more is not put together in memory. */
const ROWS_OF_A_LONG_LIST = 64;
/** Rows of a long list that are read and sent together. */
const ROWS_AT_ONCE = 24;

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
    const rows = await this.database.prepared<AccountListRow>(ACCOUNT_LIST, parameters(request, ROWS_OF_A_LONG_LIST));
    if (rows.length < ROWS_OF_A_LONG_LIST) return write(shortList(rows));
    await this.database.snapshot(async (read) => write(await longList(read, request)));
  }
}

/** The parameters of `ACCOUNT_LIST`, for so many rows after this one. */
function parameters(request: AccountListRequest, rows: number, after?: AccountListRow): unknown[] {
  const { types, from, to } = request;
  return [...pageOf(request), types, from, to, rows, after?.id, after?.siteId].map((value) => value ?? null);
}

function pageOf({ projectId, referenceId, cursor, limit, siteId, now }: AccountListRequest): unknown[] {
  return [projectId, referenceId, cursor, limit, siteId, now].map((value) => value ?? null);
}

const tagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`;

function shortList(rows: AccountListRow[]): AccountList {
  const list = new AccountListText();
  const text = rows.map((row) => list.next(row)).join('') + list.end();
  const last = rows.at(-1);
  return {
    etag: tagOf(text),
    next: last?.more ? last.id : undefined,
    text,
    pieces: async function* () {
      yield text;
    },
  };
}

/** Some rows at a time, so that the first are sent before the last are looked at; tagged by the versions of its rows. */
async function longList(read: SnapshotRead, request: AccountListRequest): Promise<AccountList> {
  const page = await read<{ version: string; next: string | null }>(ACCOUNT_LIST_VERSION, pageOf(request));
  const [{ version, next }] = page;
  const pieces = async function* () {
    const list = new AccountListText();
    for (let rows: AccountListRow[] = [], isFirst = true; isFirst || rows.length === ROWS_AT_ONCE; isFirst = false) {
      rows = await read<AccountListRow>(ACCOUNT_LIST, parameters(request, ROWS_AT_ONCE, rows.at(-1)));
      yield rows.map((row) => list.next(row)).join('');
    }
    yield list.end();
  };
  return { etag: tagOf(version), next: next ?? undefined, pieces };
}
