import { Decimal } from 'decimal.js';
import { VALIDATION_STATUSES, type ValidationStatus } from './bill-check.entity.js';
import type {
  DocumentFindingsDto,
  FindingDto,
  FindingTotalsDto,
  ProjectFindingDto,
  UncheckedBillDto,
} from './findings.dto.js';
import type { CheckRow, FindingRow, TotalRow } from './findings.queries.js';

export function toFinding(row: FindingRow): FindingDto {
  return {
    id: row.id,
    code: row.code,
    severity: row.severity,
    field: row.field,
    billed: row.billed ?? undefined,
    expected: row.expected ?? undefined,
    overcharge: row.overcharge === null ? undefined : Number(row.overcharge),
    message: row.message,
    mpanMprn: row.mpan_mprn ?? undefined,
    status: row.closed_at ? 'closed' : 'open',
    reason: row.reason ?? undefined,
    closedBy: row.closed_by ?? undefined,
    closedAt: row.closed_at?.toISOString(),
  };
}

export function toProjectFinding(row: FindingRow): ProjectFindingDto {
  return {
    ...toFinding(row),
    accountId: row.account_id,
    documentId: row.caller_document_id,
    referenceId: row.reference_id,
    siteId: row.site_id,
    ruleSetVersion: row.rule_set_version,
    checkedAt: row.checked_at.toISOString(),
  };
}

/** One answer for a bill, whose meter points are checked each by itself. */
export function findingsOfDocument(checks: CheckRow[], findings: FindingRow[]): DocumentFindingsDto {
  const [{ account_id: accountId, caller_document_id: documentId }] = checks;
  const done = checks.filter((check) => check.checked_at !== null);
  const last = done.reduce<CheckRow | undefined>((a, b) => (a && a.checked_at! > b.checked_at! ? a : b), undefined);
  return {
    accountId,
    documentId,
    validationStatus: statusOf(checks),
    ruleSetVersion: last?.rule_set_version ?? undefined,
    checkedAt: last?.checked_at?.toISOString(),
    failure: failureOf(checks),
    findings: findings.map(toFinding),
  };
}

/** What kept the paper or its prices from being read, or the meter points for which no contract is filed. */
function failureOf(checks: CheckRow[]): UncheckedBillDto | undefined {
  const unread = checks.find(({ failure_code: code }) => code !== null);
  if (unread) return { code: unread.failure_code!, detail: unread.failure_detail ?? '' };
  const alone = checks.filter(({ outcome }) => outcome === 'not_validated');
  if (alone.length === 0) return undefined;
  const numbers = alone.flatMap(({ mpan_mprn }) => mpan_mprn ?? []).join(', ');
  return {
    code: 'no_contract',
    detail:
      `The account has no contract for ${numbers || 'the meter point of the bill'}, so that its prices could not be ` +
      'checked. File the contract, and the bill is checked again.',
  };
}

const WORST_FIRST: ValidationStatus[] = ['pending', 'failed', 'not_validated', 'passed'];

const statusOf = (checks: CheckRow[]): ValidationStatus =>
  WORST_FIRST.find((status) => checks.some((check) => check.outcome === status)) ?? VALIDATION_STATUSES[0];

export function toTotals(rows: TotalRow[]): FindingTotalsDto {
  const sum = (amounts: string[]): number => Decimal.sum(0, ...amounts).toNumber();
  return {
    count: sum(rows.map((row) => row.count)),
    recoverable: sum(rows.map((row) => row.recoverable)),
    questionable: sum(rows.map((row) => row.questionable)),
    byCode: rows.map((row) => ({
      code: row.code,
      count: Number(row.count),
      recoverable: Number(row.recoverable),
      questionable: Number(row.questionable),
    })),
  };
}
