import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/index.js';
import { newId } from '../platform/http/index.js';
import { BillCheckEntity, type ValidationStatus } from './bill-check.entity.js';
import { type BillCheck, checkBill } from './check-bill.js';
import type { BillToCheck } from './facts.js';
import type { Finding } from './finding.js';

/** Which bill is meant, and where it is filed. */
export interface FiledBill {
  projectId: string;
  accountId: string;
  referenceId: string;
  siteId: string;
  /** The row's id of the paper. */
  documentId: string;
  /** The caller's id of the paper. */
  callerDocumentId: string;
  /** Which of the meter points on the paper, from 0. */
  position: number;
}

const KEY = ['projectId', 'documentId', 'position'];

/** A check without fields to check; findings of an earlier reading are past. In one statement: it is part of each upload. */
const SET_ASIDE = `
  WITH past AS (
    UPDATE bill_validation.finding SET present = false
     WHERE project_id = $1::uuid AND document_id = $5::uuid AND position = $7::smallint AND present
  )
  INSERT INTO bill_validation.bill_check
    (project_id, account_id, reference_id, site_id, document_id, caller_document_id, position, outcome, failure_code, failure_detail)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  ON CONFLICT (project_id, document_id, position) DO UPDATE SET
    account_id = excluded.account_id, reference_id = excluded.reference_id, site_id = excluded.site_id,
    caller_document_id = excluded.caller_document_id, outcome = excluded.outcome, failure_code = excluded.failure_code,
    failure_detail = excluded.failure_detail, mpan_mprn = NULL, from_date = NULL, to_date = NULL, rule_set_version = NULL,
    checked_at = NULL`;

const PRICES_NOT_READ =
  'No price of the units could be held against the contract: the bill has more than one, or one here is day and night there, ' +
  'or the price of the bill or of the contract could not be read. Correct unitRate, or dayUnitRate and nightUnitRate, of the ' +
  'one that lacks it, and the bill is checked again.';

/** Checks bills and keeps what is found. Everything happens in the transaction of the caller, if there is one. */
@Injectable()
export class BillValidation {
  constructor(private readonly database: Database) {}

  /**
   * Makes a paper known that will be read as a bill, so that its findings can be asked for: there are none yet. Of a
   * paper that is replaced or read anew the old findings are set aside until it has been checked again.
   */
  announce(bill: FiledBill): Promise<void> {
    return this.setAside(bill, 'pending');
  }

  /** Notes that a paper could not be read, so that there is nothing to check. */
  giveUp(bill: FiledBill, { code, detail }: { code: string; detail: string }): Promise<void> {
    return this.setAside(bill, 'not_validated', code, detail);
  }

  /**
   * Checks a bill and stores the outcome in the place of the last one: when it was read or corrected, when it moved,
   * when a bill beside it or its contract came, went or changed.
   */
  record(bill: FiledBill, facts: BillToCheck): Promise<BillCheck> {
    const check = checkBill(facts);
    const checkedAt = new Date();
    const { mpanMprn = null, chargeStartDate, chargeEndDate, invoiceDate = null } = facts.bill;
    return this.database.transaction(async () => {
      await this.database.repository(BillCheckEntity).upsert(
        {
          ...bill,
          mpanMprn,
          fromDate: chargeStartDate ?? chargeEndDate ?? invoiceDate,
          toDate: chargeEndDate ?? chargeStartDate ?? invoiceDate,
          outcome: check.outcome,
          ruleSetVersion: check.ruleSetVersion,
          checkedAt,
          failureCode: check.pricesAreUnread ? 'prices_not_read' : null,
          failureDetail: check.pricesAreUnread ? PRICES_NOT_READ : null,
        },
        KEY,
      );
      await this.store(bill, check.findings, checkedAt);
      return check;
    });
  }

  /** Forgets a paper that is no bill any more, or of which only the first meter points are left. */
  async remove(projectId: string, documentId: string, keepPositions = 0): Promise<void> {
    await this.database.query(
      `DELETE FROM bill_validation.bill_check WHERE project_id = $1 AND document_id = $2 AND position >= $3`,
      [projectId, documentId, keepPositions],
    );
  }

  private async setAside(bill: FiledBill, outcome: ValidationStatus, code?: string, detail?: string): Promise<void> {
    const { projectId, accountId, referenceId, siteId, documentId, callerDocumentId, position } = bill;
    const place = [projectId, accountId, referenceId, siteId, documentId, callerDocumentId, position];
    await this.database.prepared(SET_ASIDE, [...place, outcome, code ?? null, detail ?? null]);
  }

  /** A finding that is there again keeps its id and, if it was closed, stays closed; one that is not is kept as past. */
  private async store({ projectId, documentId, position }: FiledBill, findings: Finding[], at: Date): Promise<void> {
    const identities = identitiesOf(findings);
    await this.database.query(
      `UPDATE bill_validation.finding SET present = false
        WHERE project_id = $1 AND document_id = $2 AND position = $3 AND present AND identity <> ALL ($4)`,
      [projectId, documentId, position, identities],
    );
    if (findings.length === 0) return;
    const rows = findings.map((finding, ordinal) => ({
      ...finding,
      id: newId(),
      identity: identities[ordinal],
      ordinal,
    }));
    await this.database.query(
      `INSERT INTO bill_validation.finding AS kept
         (project_id, document_id, position, id, identity, ordinal, code, severity, field, billed, expected, overcharge,
          message, found_at)
       SELECT $1, $2, $3, f.id, f.identity, f.ordinal, f.code, f.severity, f.field, f.billed, f.expected, f.overcharge,
              f.message, $5
         FROM jsonb_to_recordset($4::jsonb) AS f(id uuid, identity text, ordinal smallint, code text, severity text,
                field text, billed jsonb, expected jsonb, overcharge numeric, message text)
       ON CONFLICT (project_id, document_id, position, identity) DO UPDATE
          SET ordinal = excluded.ordinal, severity = excluded.severity, overcharge = excluded.overcharge,
              message = excluded.message, present = true`,
      [projectId, documentId, position, JSON.stringify(rows), at],
    );
  }
}

/** Two findings of one check that agree in all (two other bills for the same days) are told apart by their number. */
function identitiesOf(findings: Finding[]): string[] {
  const seen = new Map<string, number>();
  return findings.map(({ code, field, billed = null, expected = null }) => {
    const identity = JSON.stringify([code, field, billed, expected]);
    const count = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, count);
    return count === 1 ? identity : `${identity}#${count}`;
  });
}
