import { Decimal } from 'decimal.js';
import { Injectable } from '@nestjs/common';
import { isoOf, type Range } from '../platform/calendar/index.js';
import { Database } from '../platform/database/index.js';
import type { Principal } from '../platform/http/index.js';
import type { Bill, BillKind, KnownMeterPoint } from './calculation/bill.js';
import type { Fuel } from './factors/factor-table.js';

/** A site with what its bills say of its consumption. */
export interface SiteBills {
  siteId: string;
  /** Per cent; null where none is set. */
  targetReduction: number | null;
  bills: Bill[];
  /** The meter points that are known to be there. */
  meterPoints: KnownMeterPoint[];
}

/** Which sites; conditions that are absent do not narrow. */
export interface SiteFilter {
  projectId: string;
  /** The businesses that the caller may see. */
  referenceIds?: readonly string[];
  siteId?: string;
  /** Only sites after this one, in the order of ids. */
  after?: string;
}

/** The sites that a client may see, of one business if it asks for one. */
export function visibleSites(caller: Principal, referenceId?: string): SiteFilter {
  const { projectId } = caller;
  if (referenceId === undefined) return { projectId, referenceIds: caller.referenceIds };
  return { projectId, referenceIds: caller.mayUse(referenceId) ? [referenceId] : [] };
}

/** A bill as the statement gives it: an array, since names would be most of what goes over the wire. Days are days since 1970. */
type BillRow = [
  documentId: string,
  kind: BillKind,
  mpanMprn: string | null,
  meterSerial: string | null,
  fuel: Fuel | null,
  invoiceNumber: string | null,
  issuedOn: number | null,
  firstDay: number | null,
  lastDay: number | null,
  readOn: number | null,
  isEstimated: boolean,
  kWh: string | null,
];

interface SiteRow {
  siteId: string;
  targetReduction: number | null;
  bills: BillRow[] | null;
  known: [mpanMprn: string, fuel: Fuel | null][] | null;
  unread: [documentId: string, status: 'pending' | 'failed'][] | null;
}

const SITES = `
  SELECT s.id, s.account_id
  FROM documents.site s
  WHERE s.project_id = $1
    AND ($2::text[] IS NULL OR s.reference_id = ANY ($2))
    AND ($3::uuid IS NULL OR s.id = $3)
    AND ($4::uuid IS NULL OR s.id > $4)
  ORDER BY s.id`;

/** The bills of the next sites, one row for each site. */
export const BILLS_OF_SITES = `
  WITH site AS MATERIALIZED (${SITES} LIMIT $5), unread AS (
    SELECT u.site_id, json_agg(json_build_array(u.document_id, u.status)) AS papers
    FROM documents.unread_bill u
    WHERE u.project_id = $1 AND u.account_id IN (SELECT account_id FROM site) AND u.site_id IN (SELECT id FROM site)
    GROUP BY u.site_id
  )
  SELECT site.id AS "siteId", t.target_reduction::float8 AS "targetReduction", c.bills, unread.papers AS unread,
    known.points AS known
  FROM site
  LEFT JOIN unread ON unread.site_id = site.id
  LEFT JOIN emissions.target t ON t.project_id = $1 AND t.site_id = site.id
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_array(
        b.document_id, CASE WHEN b.kwh < 0 THEN 'credit' ELSE b.kind END, b.mpan_mprn, b.meter_serial_number, b.supply_type, b.invoice_number,
        b.invoice_date - DATE '1970-01-01', b.start_date - DATE '1970-01-01', b.end_date - DATE '1970-01-01',
        b.read_to_date - DATE '1970-01-01', b.estimated, abs(b.kwh)::text
      ) ORDER BY b.received_at, b.document_id) AS bills
    FROM documents.bill_reading b
    WHERE b.project_id = $1 AND b.site_id = site.id
      AND (b.start_date < $7 OR b.start_date IS NULL) AND (b.end_date >= $6 OR b.end_date IS NULL)
  ) c ON true
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_array(m.mpan_mprn, m.supply_type) ORDER BY m.mpan_mprn) AS points
    FROM documents.meter_point m
    WHERE m.project_id = $1 AND m.site_id = site.id
  ) known ON true
  ORDER BY site.id`;

/** Meter points of which bills stand at several of the sites. */
const SHARED_METER_POINTS = `
  WITH site AS MATERIALIZED (${SITES})
  SELECT b.mpan_mprn AS "meterPoint"
  FROM site
  JOIN documents.bill_reading b ON b.project_id = $1 AND b.site_id = site.id
  WHERE b.mpan_mprn IS NOT NULL
  GROUP BY b.mpan_mprn
  HAVING count(DISTINCT site.id) > 1`;

/** What emissions are made of, straight from the database. */
@Injectable()
export class EmissionsQueries {
  constructor(private readonly database: Database) {}

  /** Up to `limit` sites in the order of ids, with the bills that charge any day of `days`. */
  async sites(filter: SiteFilter, days: Range, limit: number): Promise<SiteBills[]> {
    const rows = await this.database.query<SiteRow>(BILLS_OF_SITES, [
      ...parameters(filter),
      limit,
      isoOf(days.from),
      isoOf(days.to),
    ]);
    return rows.map(({ siteId, targetReduction, bills, unread, known }) => ({
      siteId,
      targetReduction,
      bills: [...(bills ?? []).map(toBill), ...(unread ?? []).map(toUnreadBill)],
      meterPoints: (known ?? []).map(([id, fuel]) => ({ id, fuel: fuel ?? fuelOf(id) })),
    }));
  }

  /** The id of the last site of a page of `limit` sites, if there are more after it. */
  async lastOfPage(filter: SiteFilter, limit: number): Promise<string | undefined> {
    const rows = await this.database.query<{ id: string }>(`${SITES} OFFSET $5 LIMIT 2`, [
      ...parameters(filter),
      limit - 1,
    ]);
    return rows.length === 2 ? rows[0].id : undefined;
  }

  /** The meter points that are known at several of the sites. */
  async sharedMeterPoints(filter: SiteFilter): Promise<Set<string>> {
    const rows = await this.database.query<{ meterPoint: string }>(SHARED_METER_POINTS, parameters(filter));
    return new Set(rows.map(({ meterPoint }) => meterPoint));
  }

  async hasSite(filter: SiteFilter & { siteId: string }): Promise<boolean> {
    return (await this.database.query(`${SITES} LIMIT 1`, parameters(filter))).length > 0;
  }
}

function parameters({ projectId, referenceIds, siteId, after }: SiteFilter): unknown[] {
  return [projectId, referenceIds ?? null, siteId ?? null, after ?? null];
}

function toBill(row: BillRow, arrival: number): Bill {
  const [
    documentId,
    kind,
    meterPoint,
    meterSerial,
    fuel,
    invoiceNumber,
    issuedOn,
    first,
    last,
    readOn,
    isEstimated,
    kWh,
  ] = row;
  return {
    documentId,
    kind,
    meterPoint: meterPoint ?? undefined,
    meterSerial: meterSerial ?? undefined,
    fuel: fuel ?? (meterPoint ? fuelOf(meterPoint) : undefined),
    invoiceNumber: invoiceNumber ?? undefined,
    issuedOn: issuedOn ?? undefined,
    from: first ?? undefined,
    to: last === null ? undefined : last + 1,
    readOn: readOn ?? undefined,
    isEstimated,
    kWh: kWh === null ? undefined : new Decimal(kWh),
    arrival,
  };
}

const toUnreadBill = ([documentId, status]: [string, 'pending' | 'failed'], arrival: number): Bill => ({
  documentId,
  kind: 'charge',
  isEstimated: false,
  arrival,
  unread: status === 'pending' ? 'not_read_yet' : 'unreadable',
});

/** An MPAN core has 13 digits, an MPRN 6 to 10. */
function fuelOf(meterPoint: string): Fuel {
  return meterPoint.length === 13 ? 'electricity' : 'gas';
}
