import { Readable } from 'node:stream';
import type { Database } from '../platform/database/index.js';

/** $1 project, $2 account, $3 after this site, $4 sites at most. */
export const SITES_OF_ACCOUNT = `
  SELECT s.id, o.site
    FROM (SELECT s.id FROM documents.site s
           WHERE s.project_id = $1 AND s.account_id = $2
             AND s.id > coalesce($3::uuid, '00000000-0000-0000-0000-000000000000')
           ORDER BY s.id LIMIT $4) AS s
   CROSS JOIN LATERAL documents.site_object($1, s.id) AS o
   ORDER BY s.id`;

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
