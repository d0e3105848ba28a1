import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/index.js';
import type { ValidationStatus } from './bill-check.entity.js';
import type { FindingCode, Severity } from './finding.js';
import type { FindingStatus } from './findings.dto.js';

/** The check of one meter point of a bill. */
export interface CheckRow {
  document_id: string;
  position: number;
  account_id: string;
  caller_document_id: string;
  reference_id: string;
  outcome: ValidationStatus;
  mpan_mprn: string | null;
  rule_set_version: number | null;
  checked_at: Date | null;
  failure_code: string | null;
  failure_detail: string | null;
}

export interface FindingRow {
  id: string;
  code: FindingCode;
  severity: Severity;
  field: string;
  billed: number | string | null;
  expected: number | string | null;
  overcharge: string | null;
  message: string;
  closed_at: Date | null;
  closed_by: string | null;
  reason: string | null;
  mpan_mprn: string | null;
  account_id: string;
  caller_document_id: string;
  reference_id: string;
  site_id: string;
  rule_set_version: number;
  checked_at: Date;
}

export interface TotalRow {
  code: FindingCode;
  count: string;
  recoverable: string;
  questionable: string;
}

export interface FindingFilter {
  projectId: string;
  /** The businesses the caller may see; absent: all. */
  referenceIds?: readonly string[];
  referenceId?: string;
  siteId?: string;
  code?: FindingCode;
  status?: FindingStatus;
  from?: string;
  to?: string;
}

const COLUMNS = `f.id, f.code, f.severity, f.field, f.billed, f.expected, f.overcharge, f.message, f.closed_at,
  f.closed_by, f.reason, c.mpan_mprn, c.account_id, c.caller_document_id, c.reference_id, c.site_id,
  c.rule_set_version, c.checked_at`;

const JOINED = `bill_validation.finding f
  JOIN bill_validation.bill_check c
    ON c.project_id = f.project_id AND c.document_id = f.document_id AND c.position = f.position`;

/** Parameters 1 to 8 are those of `parametersOf`. */
const FILTER = `f.project_id = $1 AND f.present
  AND ($2::text[] IS NULL OR c.reference_id = ANY ($2))
  AND ($3::text IS NULL OR c.reference_id = $3)
  AND ($4::uuid IS NULL OR c.site_id = $4)
  AND ($5::text IS NULL OR f.code = $5)
  AND ($6::text IS NULL OR (f.closed_at IS NULL) = ($6 = 'open'))
  AND ($7::date IS NULL OR c.to_date >= $7)
  AND ($8::date IS NULL OR c.from_date <= $8)`;

const parametersOf = (filter: FindingFilter): unknown[] => [
  filter.projectId,
  filter.referenceIds ?? null,
  filter.referenceId ?? null,
  filter.siteId ?? null,
  filter.code ?? null,
  filter.status ?? null,
  filter.from ?? null,
  filter.to ?? null,
];

/**
 * The money of an open finding, unless the bill was billed before: then the whole of it is that finding's. Of a file that
 * was filed twice, which is a repeat without money, it is told with the first of the two, whoever has settled the repeat.
 */
const OPEN_OVERCHARGE = `f.closed_at IS NULL AND f.overcharge > 0
  AND (f.code = 'duplicate_invoice' OR NOT EXISTS (
    SELECT 1 FROM bill_validation.finding again
     WHERE again.project_id = f.project_id AND again.document_id = f.document_id AND again.position = f.position
       AND again.code = 'duplicate_invoice' AND again.present
       AND (again.closed_at IS NULL OR again.overcharge IS NULL)))`;

/** What is asked of the findings. */
@Injectable()
export class FindingsQueries {
  constructor(private readonly database: Database) {}

  /** The checks of a bill, by the caller's id of its paper. */
  checksOf(projectId: string, accountId: string, callerDocumentId: string): Promise<CheckRow[]> {
    return this.database.query<CheckRow>(
      `SELECT c.document_id, c.position, c.account_id, c.caller_document_id, c.reference_id, c.outcome,
              c.mpan_mprn, c.rule_set_version, c.checked_at, c.failure_code, c.failure_detail
         FROM bill_validation.bill_check c
        WHERE c.project_id = $1 AND c.account_id = $2 AND c.caller_document_id = $3
        ORDER BY c.position`,
      [projectId, accountId, callerDocumentId],
    );
  }

  /** What is found on a bill, in the order of its meter points and of the rules. */
  findingsOf(projectId: string, documentId: string): Promise<FindingRow[]> {
    return this.database.query<FindingRow>(
      `SELECT ${COLUMNS} FROM ${JOINED}
        WHERE f.project_id = $1 AND f.document_id = $2 AND f.present
        ORDER BY f.position, f.ordinal`,
      [projectId, documentId],
    );
  }

  /** A finding that is there, of a business the caller may see. */
  async finding(projectId: string, id: string, referenceIds?: readonly string[]): Promise<FindingRow | undefined> {
    const [row] = await this.database.query<FindingRow>(
      `SELECT ${COLUMNS} FROM ${JOINED}
        WHERE f.project_id = $1 AND f.id = $2 AND f.present AND ($3::text[] IS NULL OR c.reference_id = ANY ($3))`,
      [projectId, id, referenceIds ?? null],
    );
    return row;
  }

  /** The findings that match, those found last first, after one that the page before ended with. */
  page(filter: FindingFilter, limit: number, after?: string): Promise<FindingRow[]> {
    return this.database.query<FindingRow>(
      `SELECT ${COLUMNS} FROM ${JOINED}
        WHERE ${FILTER} AND ($9::uuid IS NULL OR f.id < $9)
        ORDER BY f.id DESC LIMIT $10`,
      [...parametersOf(filter), after ?? null, limit],
    );
  }

  /** The money of all findings that match, by code. */
  totals(filter: FindingFilter): Promise<TotalRow[]> {
    return this.database.query<TotalRow>(
      `SELECT f.code, count(*) AS count,
              coalesce(sum(f.overcharge) FILTER (WHERE f.severity = 'severe' AND ${OPEN_OVERCHARGE}), 0) AS recoverable,
              coalesce(sum(f.overcharge) FILTER (WHERE f.severity <> 'severe' AND ${OPEN_OVERCHARGE}), 0) AS questionable
         FROM ${JOINED}
        WHERE ${FILTER}
        GROUP BY f.code
        ORDER BY recoverable DESC, questionable DESC, f.code`,
      parametersOf(filter),
    );
  }
}
