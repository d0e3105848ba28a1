/** The accounts of a business that are on the page, with what stands before their sites. */
const PAGE = `
  found AS MATERIALIZED (
    SELECT a.id,
           '{"id":"' || a.id || '","projectId":"' || a.project_id || '","referenceId":' || to_json(a.reference_id)
           || coalesce(',"expiryDate":"' || to_char(a.expiry_date AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', '')
           || ',"status":"' || CASE WHEN a.expiry_date <= $6::timestamptz THEN 'FAILING' ELSE a.status END
           || '","supplier":' || to_json(a.supplier_code) || ',"sites":[' AS head
      FROM suppliers.account AS a
     WHERE a.project_id = $1::uuid AND a.reference_id = $2::text
       AND ($3::uuid IS NULL OR a.id > $3)
       AND ($5::uuid IS NULL
            OR a.id = (SELECT s.account_id FROM documents.site AS s WHERE s.project_id = $1 AND s.id = $5))
     ORDER BY a.id
     LIMIT $4::integer + 1
  ), page AS (
    SELECT found.id, found.head FROM found ORDER BY found.id LIMIT $4::integer
  )`;

/**
 * The list of a business's accounts as text, in one statement: a row for each site, with what stands before its account.
 * The rest of a long list is asked for by the same statement, after the last site that is known. `documents.site_object`
 * is part of the face of the documents module.
 *
 * $1 project, $2 business, $3 after this account, $4 accounts at most, $5 site, $6 now, $7 types, $8 from, $9 to, $10 rows
 * at most, after the site $12 of the account $11
 */
export const ACCOUNT_LIST = `
  WITH ${PAGE}, places AS (
    SELECT page.id, page.head, s.id AS site_id
      FROM page
      LEFT JOIN LATERAL (
        SELECT s.id FROM documents.site AS s
         WHERE s.project_id = $1 AND s.account_id = page.id AND ($5::uuid IS NULL OR s.id = $5)
           AND s.id > CASE WHEN page.id = $11::uuid THEN $12::uuid ELSE '00000000-0000-0000-0000-000000000000' END
         ORDER BY s.project_id, s.account_id, s.id
         LIMIT $10::integer
      ) AS s ON true
     WHERE $11::uuid IS NULL OR page.id > $11 OR page.id = $11 AND s.id IS NOT NULL
     ORDER BY page.id, s.id
     LIMIT $10::integer
  )
  SELECT places.id, places.head, places.site_id AS "siteId", o.site,
         (SELECT count(*) FROM found) > $4::integer AS more
    FROM places
    LEFT JOIN LATERAL documents.site_object($1, places.site_id, $7::text[], $8::date, $9::date) AS o ON true
   ORDER BY places.id, places.site_id`;

/**
 * What tells a list from what it was or will be, without putting it together, and the last account of the page when there
 * are more. $1 to $6 as in `ACCOUNT_LIST`.
 */
export const ACCOUNT_LIST_VERSION = `
  WITH ${PAGE}
  SELECT concat(string_agg(page.head, ',' ORDER BY page.id), documents.sites_version($1, array_agg(page.id))) AS version,
         CASE WHEN (SELECT count(*) FROM found) > $4::integer THEN (array_agg(page.id ORDER BY page.id DESC))[1] END AS next
    FROM page`;

export interface AccountListRow {
  id: string;
  /** The account's object up to and with the bracket that opens its sites. */
  head: string;
  siteId: string | null;
  /** A Site object; null of an account that has none. */
  site: string | null;
  /** Whether the business has more accounts than were asked for; null when all were. */
  more: boolean | null;
}

/** Puts rows together to a JSON array, piece by piece. */
export class AccountListText {
  private account?: string;

  /** What comes before the rows are all there. */
  next({ id, head, site }: AccountListRow): string {
    if (id === this.account) return `,${site}`;
    const before = this.account === undefined ? '[' : ']},';
    this.account = id;
    return before + head + (site ?? '');
  }

  end(): string {
    return this.account === undefined ? '[]' : ']}]';
  }
}
