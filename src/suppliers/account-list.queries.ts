/**
 * The list of a business's accounts as text, in one statement: a row for each site, with what stands before its account.
 * `documents.site_objects` is part of the face of the documents module.
 *
 * $1 project, $2 business, $3 after this account, $4 accounts at most, $5 types, $6 from, $7 to, $8 site, $9 now, $10 rows
 * at most
 */
export const ACCOUNT_LIST = `
  WITH found AS MATERIALIZED (
    SELECT a.id,
           '{"id":"' || a.id || '","projectId":"' || a.project_id || '","referenceId":' || to_json(a.reference_id)
           || coalesce(',"expiryDate":"' || to_char(a.expiry_date AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', '')
           || ',"status":"' || CASE WHEN a.expiry_date <= $9::timestamptz THEN 'FAILING' ELSE a.status END
           || '","supplier":' || to_json(a.supplier_code) || ',"sites":[' AS head
      FROM suppliers.account AS a
     WHERE a.project_id = $1 AND a.reference_id = $2
       AND ($3::uuid IS NULL OR a.id > $3)
       AND ($8::uuid IS NULL
            OR a.id = (SELECT s.account_id FROM documents.site AS s WHERE s.project_id = $1 AND s.id = $8))
     ORDER BY a.id
     LIMIT $4::integer + 1
  ), page AS (
    SELECT found.id, found.head FROM found ORDER BY found.id LIMIT $4::integer
  )
  SELECT page.id, page.head, o.site,
         (SELECT count(*) FROM found) > $4::integer AS more
    FROM page
    LEFT JOIN LATERAL documents.site_objects($1, ARRAY[page.id], $5::text[], $6::date, $7::date) AS o
      ON $8::uuid IS NULL OR o.site_id = $8
   ORDER BY page.id, o.site_id
   LIMIT $10::integer`;

export interface AccountListRow {
  id: string;
  /** The account's object up to and with the bracket that opens its sites. */
  head: string;
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
