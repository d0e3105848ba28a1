import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { Database } from '../platform/database/index.js';
import { type Principal, invalidField, notFound } from '../platform/http/index.js';
import { FindingEntity } from './finding.entity.js';
import {
  DEFAULT_LIMIT,
  type DocumentFindingsDto,
  type FindingChangeDto,
  type FindingsPageDto,
  type FindingsQueryDto,
  type ProjectFindingDto,
} from './findings.dto.js';
import { findingsOfDocument, toProjectFinding, toTotals } from './findings.mapper.js';
import { FindingsQueries } from './findings.queries.js';

/** What callers ask of findings, and say to them. */
@Injectable()
export class Findings {
  constructor(
    private readonly database: Database,
    private readonly queries: FindingsQueries,
  ) {}

  /** The last check of a bill. A paper that is no bill has none. */
  async ofDocument(caller: Principal, accountId: string, documentId: string): Promise<DocumentFindingsDto> {
    const known = validate(accountId) && !documentId.includes('\0');
    const checks = known ? await this.queries.checksOf(caller.projectId, accountId, documentId) : [];
    if (checks.length === 0 || !caller.mayUse(checks[0].reference_id)) throw notFound('bill', documentId);
    return findingsOfDocument(checks, await this.queries.findingsOf(caller.projectId, checks[0].document_id));
  }

  /** A page of the findings that match, the totals of all of them, and where the next page begins. */
  async list(caller: Principal, query: FindingsQueryDto): Promise<{ page: FindingsPageDto; next?: string }> {
    const { limit = DEFAULT_LIMIT, cursor, ...filters } = query;
    if (query.from && query.to && query.from > query.to) throw invalidField('?from', 'from must not be after to');
    const referenceId = filters.referenceId?.replaceAll('\0', '\ufffd');
    const { projectId, referenceIds } = caller;
    const filter = { ...filters, referenceId, projectId, referenceIds };
    const rows = await this.queries.page(filter, limit + 1, cursor);
    const findings = rows.slice(0, limit).map(toProjectFinding);
    const totals = toTotals(await this.queries.totals(filter));
    return { page: { totals, findings }, next: rows.length > limit ? findings.at(-1)?.id : undefined };
  }

  /** Closes a finding with a reason, or opens it again. */
  async change(caller: Principal, id: string, change: FindingChangeDto): Promise<ProjectFindingDto> {
    const { projectId, clientId, referenceIds } = caller;
    if (change.status === 'closed' && !change.reason) {
      throw invalidField('#/reason', 'reason is needed to close a finding');
    }
    return this.database.transaction(async () => {
      if (!validate(id) || !(await this.queries.finding(projectId, id, referenceIds))) throw notFound('finding', id);
      const said =
        change.status === 'closed'
          ? { closedAt: new Date(), closedBy: clientId, reason: change.reason }
          : { closedAt: null, closedBy: null, reason: null };
      await this.database.repository(FindingEntity).update({ projectId, id }, said);
      return toProjectFinding((await this.queries.finding(projectId, id, referenceIds))!);
    });
  }
}
