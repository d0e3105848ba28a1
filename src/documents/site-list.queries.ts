import { Readable } from 'node:stream';
import type { Database } from '../platform/database/index.js';

/**
 * $1 project, $2 account, $3 after this site, $4 sites at most. In the order of the function's own rows: any other would
 * have all sites put together before the first is sent.
 */
export const SITES_OF_ACCOUNT = `
  SELECT o.site_id AS id, o.site FROM documents.site_objects($1, ARRAY[$2::uuid]) o
   WHERE $3::uuid IS NULL OR o.site_id > $3 ORDER BY o.account_id, o.site_id LIMIT $4`;

/** A list with more sites is sent piece by piece, so that memory does not grow with it. */
const AT_ONCE = 100;

interface SiteRow {
  id: string;
  /** The Site object, in JSON. */
  site: string;
}

/** The sites of an account with their documents, as the interface has them, in JSON. */
export async function listSites(database: Database, projectId: string, accountId: string): Promise<string | Readable> {
  const page = (after: string | null) =>
    database.prepared<SiteRow>(SITES_OF_ACCOUNT, [projectId, accountId, after, AT_ONCE]);
  const first = await page(null);
  if (first.length < AT_ONCE) return `[${joined(first)}]`;
  return Readable.from(pieces(first, page), { objectMode: false });
}

async function* pieces(
  first: SiteRow[],
  page: (after: string) => Promise<SiteRow[]>,
): AsyncGenerator<string, void, undefined> {
  yield `[${joined(first)}`;
  for (let rows = first; rows.length === AT_ONCE;) {
    rows = await page(rows[rows.length - 1].id);
    if (rows.length > 0) yield `,${joined(rows)}`;
  }
  yield ']';
}

const joined = (rows: SiteRow[]): string => rows.map(({ site }) => site).join(',');
